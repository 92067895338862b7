// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>

namespace headroom {

/// How likely something is: a bar and its word. It is a progress bar for assistive technology only,
/// which reads its value and word.
class ProbabilityBar : public QProgressBar
{
    Q_OBJECT

public:
    explicit ProbabilityBar(QWidget *parent = nullptr);

    /// What is likely, the word for it ("very likely"), and its figure as people may see it
    /// ("85 %").
    void setProbability(const QString &subject, double probability, const QString &word,
                        const QString &figure);
    double probability() const { return m_probability; }
    const QString &word() const { return m_word; }

    QString text() const override { return m_word; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_probability = 0;
    QString m_word;
};

} // namespace headroom
