<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message numerus="yes">
        <source>The run goes on, but skips batches that do not fit (%n so far).</source>
        <translation>
            <numerusform>The run goes on, but skips batches that do not fit (%n so far).</numerusform>
            <numerusform>The run goes on, but skips batches that do not fit (%n so far).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message numerus="yes">
        <source>Reached step %1 of %2; %n batch(es) were skipped for lack of memory.</source>
        <translation>
            <numerusform>Reached step %1 of %2; %n batch was skipped for lack of memory.</numerusform>
            <numerusform>Reached step %1 of %2; %n batches were skipped for lack of memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message numerus="yes">
        <source>Left out as older: %1 and %n more.</source>
        <translation>
            <numerusform>Left out as older: %1 and %n more.</numerusform>
            <numerusform>Left out as older: %1 and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telemetry</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read.</source>
        <translation>
            <numerusform>%n of %1 could not be read.</numerusform>
            <numerusform>%n of %1 could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read, the first at line %2.</source>
        <translation>
            <numerusform>%n of %1 could not be read, in line %2.</numerusform>
            <numerusform>%n of %1 could not be read, the first at line %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>PyTorch counts %n failed allocation(s) in this process.</source>
        <translation>
            <numerusform>PyTorch counts %n failed allocation in this process.</numerusform>
            <numerusform>PyTorch counts %n failed allocations in this process.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictNote</name>
    <message numerus="yes">
        <source>%n batch(es) were skipped so far.</source>
        <translation>
            <numerusform>%n batch was skipped so far.</numerusform>
            <numerusform>%n batches were skipped so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::CauseList</name>
    <message numerus="yes">
        <source>Show %n more cause(s)</source>
        <translation>
            <numerusform>Show %n more cause</numerusform>
            <numerusform>Show %n more causes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ChangesView</name>
    <message numerus="yes">
        <source>Changes: %n line(s)</source>
        <translation>
            <numerusform>Changes: %n line</numerusform>
            <numerusform>Changes: %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ChartPage</name>
    <message numerus="yes">
        <source>Nobody measured this run&apos;s memory; its log tells it at %n moment(s).</source>
        <translation>
            <numerusform>Nobody measured this run&apos;s memory; its log tells it at %n moment.</numerusform>
            <numerusform>Nobody measured this run&apos;s memory; its log tells it at %n moments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::HistoryPage</name>
    <message numerus="yes">
        <source>%1: %n run(s) so far.</source>
        <comment>name of a job</comment>
        <translation>
            <numerusform>%1: %n run so far.</numerusform>
            <numerusform>%1: %n runs so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::LogView</name>
    <message numerus="yes">
        <source>%n redraw(s)</source>
        <translation>
            <numerusform>%n redraw</numerusform>
            <numerusform>%n redraws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message numerus="yes">
        <source>%n thing(s) could not be used.</source>
        <translation>
            <numerusform>%n thing could not be used.</numerusform>
            <numerusform>%n things could not be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::NextRunPage</name>
    <message numerus="yes">
        <source>The run used other settings than the config that is open here (%n of them).</source>
        <translation>
            <numerusform>The run used other settings than the config that is open here (%n of them).</numerusform>
            <numerusform>The run used other settings than the config that is open here (%n of them).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ProblemList</name>
    <message numerus="yes">
        <source>%n hint(s) about this config</source>
        <translation>
            <numerusform>%n hint about this config</numerusform>
            <numerusform>%n hints about this config</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) before the run</source>
        <translation>
            <numerusform>%n problem before the run</numerusform>
            <numerusform>%n problems before the run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::SymptomModel</name>
    <message numerus="yes">
        <source>line %1, %n time(s)</source>
        <translation>
            <numerusform>line %1, once</numerusform>
            <numerusform>line %1, %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
