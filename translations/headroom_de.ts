<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message>
        <source>There is no question &quot;%1&quot;.</source>
        <translation>Eine Frage „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The questions are: %1.</source>
        <translation>Die Fragen sind: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes a number, not &quot;%2&quot;.</source>
        <translation>„%1“ erwartet eine Zahl, nicht „%2“.</translation>
    </message>
    <message>
        <source>Write it as in %1=24.</source>
        <translation>Schreiben Sie zum Beispiel %1=24.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no answer to &quot;%2&quot;.</source>
        <translation>„%1“ ist keine Antwort auf „%2“.</translation>
    </message>
    <message>
        <source>The answers are: %1.</source>
        <translation>Die Antworten sind: %1.</translation>
    </message>
</context>
<context>
    <name>AttemptModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Open the log and the config of the case instead.</source>
        <translation>Öffnen Sie stattdessen das Log und die Config des Falls.</translation>
    </message>
    <message>
        <source>The case file is damaged: it is cut short or was changed by something else.</source>
        <translation>Die Falldatei ist beschädigt: Sie bricht ab oder wurde von einem anderen Programm verändert.</translation>
    </message>
    <message>
        <source>This is no case of Headroom.</source>
        <translation>Das ist kein Fall von Headroom.</translation>
    </message>
    <message>
        <source>Open a log, a config or a job folder instead.</source>
        <translation>Öffnen Sie stattdessen ein Log, eine Config oder einen Job-Ordner.</translation>
    </message>
    <message>
        <source>This case was saved by a newer Headroom (version %1 of case files; this one reads up to %2).</source>
        <translation>Diesen Fall hat ein neueres Headroom gespeichert (Falldateien der Version %1; dieses hier liest bis Version %2).</translation>
    </message>
    <message>
        <source>Update Headroom, then open the case again.</source>
        <translation>Aktualisieren Sie Headroom und öffnen Sie den Fall dann erneut.</translation>
    </message>
    <message>
        <source>The case file is damaged: “%1” is not what it should be.</source>
        <translation>Die Falldatei ist beschädigt: „%1“ hat nicht den erwarteten Inhalt.</translation>
    </message>
    <message>
        <source>The case cannot be read: %1.</source>
        <translation>Der Fall lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The case file is too large to be one.</source>
        <translation>Für eine Falldatei ist diese Datei zu groß.</translation>
    </message>
    <message>
        <source>The case cannot be saved: %1.</source>
        <translation>Der Fall lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>Choose another place for it.</source>
        <translation>Wählen Sie einen anderen Speicherort.</translation>
    </message>
</context>
<context>
    <name>CaseLoader</name>
    <message>
        <source>Nothing in what you dropped is a log or a config.</source>
        <translation>Unter den abgelegten Dateien ist weder ein Log noch eine Config.</translation>
    </message>
    <message>
        <source>Drop a training log, an AI Toolkit config or a job folder.</source>
        <translation>Legen Sie ein Trainings-Log, eine Config von AI Toolkit oder einen Job-Ordner hier ab.</translation>
    </message>
    <message>
        <source>This file of the case is no longer there.</source>
        <translation>Diese Datei des Falls gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The history keeps what was read from it. Drop the file again to see its lines.</source>
        <translation>Der Verlauf behält, was daraus gelesen wurde. Legen Sie die Datei erneut ab, um ihre Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>There is no log of a run in what you dropped.</source>
        <translation>In den abgelegten Dateien ist kein Log eines Laufs.</translation>
    </message>
    <message>
        <source>Drop the log that the new run wrote.</source>
        <translation>Legen Sie das Log ab, das der neue Lauf geschrieben hat.</translation>
    </message>
    <message>
        <source>This is the log of the last run, which is open already.</source>
        <translation>Das ist das Log des letzten Laufs; es ist schon geöffnet.</translation>
    </message>
    <message>
        <source>Start the training again, then drop its new log.</source>
        <translation>Starten Sie das Training erneut und legen Sie dann das neue Log ab.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Allocated by PyTorch</source>
        <translation>Von PyTorch belegt</translation>
    </message>
    <message>
        <source>Reserved by PyTorch</source>
        <translation>Von PyTorch reserviert</translation>
    </message>
    <message>
        <source>Shared system memory</source>
        <translation>Mitbenutzter Arbeitsspeicher</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>out of memory, survived</source>
        <translation>OOM, überlebt</translation>
    </message>
    <message>
        <source>batch skipped</source>
        <translation>Batch übersprungen</translation>
    </message>
    <message>
        <source>sampling begins</source>
        <translation>Sampling beginnt</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Messpunkt</numerusform>
            <numerusform>%n Messpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, peak %3 of %4</source>
        <translation>%1: %2, Spitze %3 von %4</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1: %2, Spitze %3</translation>
    </message>
    <message>
        <source>Only tables (.csv) can be written here. The window saves pictures: open the files with &quot;headroom&quot;, page VRAM.</source>
        <translation>Hier lassen sich nur Tabellen (.csv) schreiben. Bilder speichert das Fenster: Öffnen Sie die Dateien mit „headroom“, Seite VRAM.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>None of the files tells how full a card&apos;s memory was.</source>
        <translation>Keine der Dateien zeigt, wie voll der Speicher einer Karte war.</translation>
    </message>
    <message>
        <source>Print how full the card&apos;s memory was, from telemetry and logs, as a table.</source>
        <translation>Ausgeben, wie voll der Speicher der Karte war, aus Telemetrie und Logs, als Tabelle.</translation>
    </message>
    <message>
        <source>Telemetry, logs, job folders or archives; - reads standard input</source>
        <translation>Telemetrie, Logs, Job-Ordner oder Archive; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>Write the table to this file (.csv)</source>
        <translation>Die Tabelle in diese Datei schreiben (.csv)</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: no problem was found.</source>
        <translation>%1: kein Problem gefunden.</translation>
    </message>
    <message>
        <source>    fix: %1</source>
        <translation>    Fix: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is nothing to diagnose. Name a log, a config, a folder, an archive or - for standard input, or give answers with --answer.</source>
        <translation>Es gibt nichts zu diagnostizieren. Nennen Sie ein Log, eine Config, einen Ordner, ein Archiv oder - für die Standardeingabe, oder geben Sie Antworten mit --answer.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is not known.</source>
        <translation>Die Karte „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Give its memory instead, as in --gpu-vram 24.</source>
        <translation>Geben Sie stattdessen ihren Speicher an, zum Beispiel --gpu-vram 24.</translation>
    </message>
    <message>
        <source>There is no AI Toolkit config in this file.</source>
        <translation>In dieser Datei steht keine Config von AI Toolkit.</translation>
    </message>
    <message>
        <source>Name the job&apos;s YAML or JSON file.</source>
        <translation>Nennen Sie die YAML- oder JSON-Datei des Jobs.</translation>
    </message>
    <message>
        <source>Name either a folder of cases, or a table with --memory.</source>
        <translation>Nennen Sie entweder einen Ordner mit Fällen oder mit --memory eine Tabelle.</translation>
    </message>
    <message>
        <source>To be done by hand first: %1.</source>
        <translation>Zuerst von Hand zu erledigen: %1.</translation>
    </message>
    <message>
        <source>Say what to do: either --apply FIX (it may be repeated) or --plan.</source>
        <translation>Sagen Sie, was zu tun ist: entweder --apply FIX (auch mehrfach) oder --plan.</translation>
    </message>
    <message>
        <source>The output is the config itself. Use --in-place, which keeps a backup.</source>
        <translation>Die Ausgabe ist hier die Config selbst. Nehmen Sie --in-place; das legt eine Sicherungskopie an.</translation>
    </message>
    <message>
        <source>%1 Run it with --help to see how.</source>
        <translation>%1 Wie es geht, zeigt --help.</translation>
    </message>
    <message>
        <source>Problems of a config before it is run. Exit code 1 when there are any.</source>
        <translation>Probleme einer Config, bevor sie läuft. Exit-Code 1, wenn es welche gibt.</translation>
    </message>
    <message>
        <source>The config, YAML or JSON</source>
        <translation>Die Config, YAML oder JSON</translation>
    </message>
    <message>
        <source>Format of the output (text when not given)</source>
        <translation>Format der Ausgabe (ohne Angabe text)</translation>
    </message>
    <message>
        <source>Folder of newer knowledge files to lay over the built-in ones</source>
        <translation>Ordner mit neueren Wissensdateien, die über die eingebauten gelegt werden</translation>
    </message>
    <message>
        <source>Language of the texts (the system&apos;s when not given)</source>
        <translation>Sprache der Texte (ohne Angabe die des Systems)</translation>
    </message>
    <message>
        <source>Memory of the card in GiB</source>
        <translation>Speicher der Karte in GiB</translation>
    </message>
    <message>
        <source>Tell why a run failed, and what to change first.</source>
        <translation>Sagen, warum ein Lauf gescheitert ist und was zuerst zu ändern ist.</translation>
    </message>
    <message>
        <source>Logs, configs, telemetry, job folders or archives; - reads standard input</source>
        <translation>Logs, Configs, Telemetrie, Job-Ordner oder Archive; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>What the log cannot tell, such as crash_timing=steps_1_10; may be repeated</source>
        <translation>Was das Log nicht verrät, etwa crash_timing=steps_1_10; auch mehrfach</translation>
    </message>
    <message>
        <source>Hide names of people, machines and datasets, addresses and tokens</source>
        <translation>Namen von Personen, Rechnern und Datensätzen, Adressen und Token verbergen</translation>
    </message>
    <message>
        <source>Diagnose the crash that comes with Headroom</source>
        <translation>Den Absturz auswerten, den Headroom als Beispiel mitbringt</translation>
    </message>
    <message>
        <source>Peak video memory of a config by phase, and what it is made of.</source>
        <translation>VRAM-Spitze einer Config je Phase, und woraus sie besteht.</translation>
    </message>
    <message>
        <source>Name of the card, such as RTX 4090</source>
        <translation>Name der Karte, etwa RTX 4090</translation>
    </message>
    <message>
        <source>Log of a run of it, whose measurements then count</source>
        <translation>Log eines Laufs davon, dessen Messwerte dann zählen</translation>
    </message>
    <message>
        <source>Run labelled cases and print accuracy, calibration and the misses.</source>
        <translation>Bewertete Fälle durchlaufen und Trefferquote, Kalibrierung und Fehlgriffe ausgeben.</translation>
    </message>
    <message>
        <source>Folder of case folders</source>
        <translation>Ordner mit Fallordnern</translation>
    </message>
    <message>
        <source>Compare the memory estimate with a table of measured peaks instead</source>
        <translation>Stattdessen die Speicherschätzung mit einer Tabelle gemessener Spitzen vergleichen</translation>
    </message>
    <message>
        <source>Change a config without disturbing anything else in it. Prints the diff unless told otherwise.</source>
        <translation>Eine Config ändern, ohne sonst etwas darin anzurühren. Gibt ohne weitere Angabe den Unterschied aus.</translation>
    </message>
    <message>
        <source>A fix of the plan, such as batch_size_one; may be repeated</source>
        <translation>Ein Fix des Plans, etwa batch_size_one; auch mehrfach</translation>
    </message>
    <message>
        <source>The fixes that the diagnosis advises for the first retry</source>
        <translation>Die Fixes, zu denen die Diagnose für den ersten neuen Versuch rät</translation>
    </message>
    <message>
        <source>The log of the failed run, for --plan</source>
        <translation>Das Log des gescheiterten Laufs, für --plan</translation>
    </message>
    <message>
        <source>Print the diff (what is done anyway)</source>
        <translation>Den Unterschied ausgeben (geschieht ohnehin)</translation>
    </message>
    <message>
        <source>Save over the config; the first version is kept as .bak</source>
        <translation>Die Config überschreiben; die erste Fassung bleibt als .bak erhalten</translation>
    </message>
    <message>
        <source>Write the changed config to another file</source>
        <translation>Die geänderte Config in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options</comment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <comment>stands for a command</comment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <comment>an argument that must be given</comment>
        <translation>ERFORDERLICH</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Excludes</source>
        <comment>options that cannot be given together</comment>
        <translation>Nicht zusammen mit</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>an option that must be given too</comment>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>TEXT</source>
        <comment>stands for a text</comment>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Tells why a LoRA training ran out of memory, and fixes the config.
Exit codes: 0 no failure found, 1 a failure was diagnosed, 2 unclear, 3 an input cannot be read, 64 wrong usage.</source>
        <translation>Sagt, warum einem LoRA-Training der Speicher nicht reichte, und behebt es in der Config.
Exit-Codes: 0 kein Fehler gefunden, 1 ein Fehler wurde diagnostiziert, 2 unklar, 3 eine Eingabe lässt sich nicht lesen, 64 falscher Aufruf.</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Die Programmversion ausgeben</translation>
    </message>
    <message>
        <source>Two runs of a job: solved, moved, unchanged or worse, and what was changed between them. The exit code is the later run&apos;s.</source>
        <translation>Zwei Läufe eines Jobs: gelöst, verlagert, unverändert oder schlechter, und was dazwischen geändert wurde. Der Exit-Code ist der des späteren Laufs.</translation>
    </message>
    <message>
        <source>The log of the earlier run, or its job folder</source>
        <translation>Das Log des früheren Laufs oder sein Job-Ordner</translation>
    </message>
    <message>
        <source>The log of the later run, or its job folder</source>
        <translation>Das Log des späteren Laufs oder sein Job-Ordner</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1: there is no run in it.</source>
        <translation>%1: Darin ist kein Lauf.</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Nicht zu sagen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>Verlagert</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What was changed in the config is unknown.</source>
        <translation>Was in der Config geändert wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Nothing was changed in the config.</source>
        <translation>In der Config wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Changed in the config:</source>
        <translation>In der Config geändert:</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>at an unknown point</source>
        <translation>an unbekannter Stelle</translation>
    </message>
    <message>
        <source>while starting</source>
        <translation>beim Start</translation>
    </message>
    <message>
        <source>while loading the model</source>
        <translation>beim Laden des Modells</translation>
    </message>
    <message>
        <source>while quantising the model</source>
        <translation>beim Quantisieren des Modells</translation>
    </message>
    <message>
        <source>while caching latents</source>
        <translation>beim Zwischenspeichern der Latents</translation>
    </message>
    <message>
        <source>while caching text embeddings</source>
        <translation>beim Zwischenspeichern der Text-Embeddings</translation>
    </message>
    <message>
        <source>in the first sample</source>
        <translation>beim ersten Sample</translation>
    </message>
    <message>
        <source>while training</source>
        <translation>im Training</translation>
    </message>
    <message>
        <source>while generating preview samples</source>
        <translation>beim Erzeugen der Vorschauen</translation>
    </message>
    <message>
        <source>while saving</source>
        <translation>beim Speichern</translation>
    </message>
    <message>
        <source>after the last step</source>
        <translation>nach dem letzten Schritt</translation>
    </message>
    <message>
        <source>%1, at step %2</source>
        <comment>what the run was doing, step</comment>
        <translation>%1, bei Schritt %2</translation>
    </message>
    <message>
        <source>The run finished all %1 steps.</source>
        <translation>Der Lauf hat alle %1 Schritte geschafft.</translation>
    </message>
    <message>
        <source>The run finished.</source>
        <translation>Der Lauf ist durchgelaufen.</translation>
    </message>
    <message>
        <source>The run got past the point of the last failure (%1).</source>
        <translation>Der Lauf ist über die Stelle des letzten Fehlers hinaus (%1).</translation>
    </message>
    <message>
        <source>No failure up to step %1. The last run failed %2.</source>
        <translation>Bis Schritt %1 kein Fehler. Der vorige Lauf ist %2 gescheitert.</translation>
    </message>
    <message>
        <source>No failure up to step %1.</source>
        <translation>Bis Schritt %1 kein Fehler.</translation>
    </message>
    <message>
        <source>No failure so far.</source>
        <translation>Bisher kein Fehler.</translation>
    </message>
    <message>
        <source>No failure so far, but the run has not got safely past the point of the last one (%1).</source>
        <translation>Bisher kein Fehler, aber der Lauf ist noch nicht sicher über die Stelle des letzten hinaus (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The run goes on, but skips batches that do not fit (%n so far).</source>
        <translation>
            <numerusform>Der Lauf geht weiter, überspringt aber Batches, die nicht in den Speicher passen (bisher %n).</numerusform>
            <numerusform>Der Lauf geht weiter, überspringt aber Batches, die nicht in den Speicher passen (bisher %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>The run goes on, but ran out of memory on the way.</source>
        <translation>Der Lauf geht weiter, aber unterwegs hat der Speicher nicht gereicht.</translation>
    </message>
    <message>
        <source>The earlier failure is gone. Now memory runs out %1.</source>
        <translation>Der frühere Fehler ist weg. Jetzt reicht der Speicher %1 nicht.</translation>
    </message>
    <message>
        <source>Memory no longer spills: now it runs out %1.</source>
        <translation>Es wird kein VRAM mehr ausgelagert; dafür reicht er jetzt %1 nicht.</translation>
    </message>
    <message>
        <source>The card has room now. System memory runs out %1.</source>
        <translation>Auf der Karte ist jetzt Platz. Dafür reicht der Arbeitsspeicher %1 nicht.</translation>
    </message>
    <message>
        <source>System memory is enough now. The card runs out of memory %1.</source>
        <translation>Der Arbeitsspeicher reicht jetzt. Dafür reicht der VRAM %1 nicht.</translation>
    </message>
    <message>
        <source>This is the first run. The next one is checked against it.</source>
        <translation>Das ist der erste Lauf. Der nächste wird mit ihm verglichen.</translation>
    </message>
    <message>
        <source>Memory is no longer what stops the run. It fails for another reason %1.</source>
        <translation>Am Speicher scheitert der Lauf nicht mehr. Er scheitert %1 aus einem anderen Grund.</translation>
    </message>
    <message>
        <source>The run failed for another reason %1, before it got past the point of the last failure.</source>
        <translation>Der Lauf ist %1 aus einem anderen Grund gescheitert, noch vor der Stelle des letzten Fehlers.</translation>
    </message>
    <message>
        <source>The run got further. It failed %1, and fails %2 now.</source>
        <translation>Der Lauf ist weiter gekommen. Zuvor scheiterte er %1, jetzt %2.</translation>
    </message>
    <message>
        <source>The run fails while doing something else. It failed %1, and fails %2 now.</source>
        <translation>Der Lauf scheitert bei etwas anderem. Zuvor scheiterte er %1, jetzt %2.</translation>
    </message>
    <message>
        <source>The run fails at the same place, %1.</source>
        <translation>Der Lauf scheitert an derselben Stelle, %1.</translation>
    </message>
    <message>
        <source>The run fails earlier. It failed %1, and fails %2 now.</source>
        <translation>Der Lauf scheitert früher. Zuvor scheiterte er %1, jetzt %2.</translation>
    </message>
    <message>
        <source>The last run went through. This one fails %1.</source>
        <translation>Der vorige Lauf ging durch. Dieser scheitert %1.</translation>
    </message>
    <message>
        <source>The run goes on, but video memory spills into system memory, which makes each step slow.</source>
        <translation>Der Lauf geht weiter, aber VRAM wird in den Arbeitsspeicher ausgelagert. Das macht jeden Schritt langsam.</translation>
    </message>
    <message>
        <source>Video memory still spills into system memory.</source>
        <translation>Noch immer wird VRAM in den Arbeitsspeicher ausgelagert.</translation>
    </message>
    <message>
        <source>The two runs cannot be compared: one of them does not tell what happened.</source>
        <translation>Die beiden Läufe lassen sich nicht vergleichen: Aus einem geht nicht hervor, was passiert ist.</translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>very likely</source>
        <translation>sehr wahrscheinlich</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>among several</source>
        <translation>eine von mehreren</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>The config does not say which architecture the model has, so its memory cannot be estimated.</source>
        <translation>Die Config nennt die Architektur des Modells nicht; sein Speicherbedarf lässt sich deshalb nicht schätzen.</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not known, so its memory cannot be estimated.</source>
        <translation>Die Architektur „%1“ ist nicht bekannt; ihr Speicherbedarf lässt sich deshalb nicht schätzen.</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so its memory cannot be estimated.</source>
        <translation>Wie viele Parameter %1 hat, ist nicht bekannt; der Speicherbedarf lässt sich deshalb nicht schätzen.</translation>
    </message>
    <message>
        <source>The size of the text encoder of %1 is not known; it is left out.</source>
        <translation>Wie groß der Text-Encoder von %1 ist, ist nicht bekannt; er wird nicht mitgezählt.</translation>
    </message>
    <message>
        <source>What making a preview needs is not known for %1, so sampling cannot be estimated.</source>
        <translation>Was eine Vorschau bei %1 braucht, ist nicht bekannt; für das Sampling gibt es deshalb keine Schätzung.</translation>
    </message>
    <message>
        <source>The quantization type &quot;%1&quot; is not known; its weights are counted without quantization.</source>
        <translation>Der Quantisierungstyp „%1“ ist nicht bekannt; seine Gewichte werden ohne Quantisierung gezählt.</translation>
    </message>
    <message>
        <source>The optimizer &quot;%1&quot; is not known; it is counted with 8 bytes for each trained parameter.</source>
        <translation>Der Optimizer „%1“ ist nicht bekannt; gezählt werden 8 Byte je trainiertem Parameter.</translation>
    </message>
    <message>
        <source>With Auto Frame Count the longest clip sets the peak, and its length is not in the config.</source>
        <translation>Mit Auto Frame Count bestimmt der längste Clip die Spitze, und dessen Länge steht nicht in der Config.</translation>
    </message>
    <message>
        <source>The config names no dataset, so training cannot be estimated.</source>
        <translation>Die Config nennt keinen Datensatz; für das Training gibt es deshalb keine Schätzung.</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not fully known, so what training needs beside the weights cannot be estimated.</source>
        <translation>Die Maße von %1 sind nicht ganz bekannt. Was das Training neben den Gewichten braucht, lässt sich deshalb nicht schätzen.</translation>
    </message>
</context>
<context>
    <name>EstimateReport</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1, most likely %2; fits with a chance of %3</source>
        <translation>%1, am ehesten %2; passt mit einer Wahrscheinlichkeit von %3</translation>
    </message>
    <message>
        <source>%1, most likely %2</source>
        <translation>%1, am ehesten %2</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>Log-Zeile %1</translation>
    </message>
    <message>
        <source>Peak video memory by phase, on a card with %1:</source>
        <translation>VRAM-Spitze je Phase, auf einer Karte mit %1:</translation>
    </message>
    <message>
        <source>Peak video memory by phase:</source>
        <translation>VRAM-Spitze je Phase:</translation>
    </message>
    <message>
        <source>The whole run fits with a chance of %1.</source>
        <translation>Der ganze Lauf passt mit einer Wahrscheinlichkeit von %1.</translation>
    </message>
    <message>
        <source>Adjusted by what the run itself measured (log line %1).</source>
        <translation>Angepasst an das, was der Lauf selbst gemessen hat (Log-Zeile %1).</translation>
    </message>
    <message>
        <source>Unknown: </source>
        <translation>Unbekannt: </translation>
    </message>
</context>
<context>
    <name>EstimateSentence</name>
    <message>
        <source>How much memory the card has is unknown.</source>
        <translation>Wie viel Speicher die Karte hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The card has %1.</source>
        <translation>Die Karte hat %1.</translation>
    </message>
    <message>
        <source>The card has %1; the chance that everything fits is %2.</source>
        <translation>Die Karte hat %1; dass alles passt, hat eine Wahrscheinlichkeit von %2.</translation>
    </message>
    <message>
        <source>As it stood, this job needs %1 at its peak, while %2. %3</source>
        <translation>Unverändert braucht dieser Job in der Spitze %1, und zwar in der Phase „%2“. %3</translation>
    </message>
</context>
<context>
    <name>Evaluate</name>
    <message>
        <source>No labelled case was found in this folder.</source>
        <translation>In diesem Ordner wurde kein bewerteter Fall gefunden.</translation>
    </message>
    <message>
        <source>Name a folder whose subfolders hold an expected.json.</source>
        <translation>Nennen Sie einen Ordner, dessen Unterordner eine expected.json enthalten.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Diese Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>FixEdits</name>
    <message>
        <source>“%1” is no value that this change can take.</source>
        <translation>„%1“ ist kein Wert, den diese Änderung annimmt.</translation>
    </message>
    <message>
        <source>The config names no model that is known here, so whether this helps cannot be told.</source>
        <translation>Die Config nennt kein hier bekanntes Modell. Ob das hilft, lässt sich deshalb nicht sagen.</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <translation>Es werden keine Vorschauen erzeugt.</translation>
    </message>
    <message>
        <source>This is done by hand, outside of the config.</source>
        <translation>Das erledigen Sie von Hand, außerhalb der Config.</translation>
    </message>
    <message>
        <source>There is no fix called “%1”.</source>
        <translation>Einen Fix „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>Die Config hat keine Datensätze.</translation>
    </message>
    <message>
        <source>The largest resolution is %1 already.</source>
        <translation>Die größte Auflösung ist schon %1.</translation>
    </message>
    <message>
        <source>The model trains on images, which have no frames.</source>
        <translation>Das Modell trainiert mit Bildern; die haben keine Frames.</translation>
    </message>
    <message>
        <source>The datasets are trained as still images.</source>
        <translation>Die Datensätze werden als Einzelbilder trainiert.</translation>
    </message>
    <message>
        <source>The clips have %1 frames or fewer already.</source>
        <translation>Die Clips haben schon %1 Frames oder weniger.</translation>
    </message>
    <message>
        <source>This model works on pixels; there are no latents to cache.</source>
        <translation>Dieses Modell arbeitet direkt mit Pixeln; es gibt keine Latents zum Zwischenspeichern.</translation>
    </message>
    <message>
        <source>A dataset uses augmentations, which switch the caching of latents off.</source>
        <translation>Ein Datensatz nutzt Augmentations; damit werden Latents nicht zwischengespeichert.</translation>
    </message>
    <message>
        <source>All datasets cache their latents on disk.</source>
        <translation>Alle Datensätze speichern ihre Latents schon auf der Platte zwischen.</translation>
    </message>
    <message>
        <source>There are few data loader workers already.</source>
        <translation>Es laufen schon wenige Data-Loader-Worker.</translation>
    </message>
    <message>
        <source>AI Toolkit ignores low_vram for this model.</source>
        <translation>AI Toolkit beachtet low_vram bei diesem Modell nicht.</translation>
    </message>
    <message>
        <source>low_vram is on.</source>
        <translation>low_vram ist eingeschaltet.</translation>
    </message>
    <message>
        <source>AI Toolkit has no layer offloading for this model; it would silently ignore the setting.</source>
        <translation>Für dieses Modell hat AI Toolkit kein Layer Offloading; die Einstellung würde stillschweigend übergangen.</translation>
    </message>
    <message>
        <source>Layer offloading stops the run with an error for this model.</source>
        <translation>Layer Offloading bricht den Lauf bei diesem Modell mit einem Fehler ab.</translation>
    </message>
    <message>
        <source>Layer offloading is on.</source>
        <translation>Layer Offloading ist eingeschaltet.</translation>
    </message>
    <message>
        <source>Layer offloading is off.</source>
        <translation>Layer Offloading ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Only a small share of the layers is offloaded already.</source>
        <translation>Es ist schon nur ein kleiner Teil der Schichten ausgelagert.</translation>
    </message>
    <message>
        <source>This model has no text encoder of its own.</source>
        <translation>Dieses Modell hat keinen eigenen Text-Encoder.</translation>
    </message>
    <message>
        <source>The text encoder is trained, so it has to stay.</source>
        <translation>Der Text-Encoder wird mittrainiert und muss deshalb bleiben.</translation>
    </message>
    <message>
        <source>Text embeddings are cached.</source>
        <translation>Text-Embeddings werden zwischengespeichert.</translation>
    </message>
    <message>
        <source>This model needs its text encoder for the control images; cache the text embeddings instead.</source>
        <translation>Dieses Modell braucht seinen Text-Encoder für die Kontrollbilder; speichern Sie stattdessen die Text-Embeddings zwischen.</translation>
    </message>
    <message>
        <source>Text embeddings are cached, which removes the text encoder already.</source>
        <translation>Text-Embeddings werden zwischengespeichert; damit fällt der Text-Encoder schon weg.</translation>
    </message>
    <message>
        <source>The text encoder is unloaded.</source>
        <translation>Der Text-Encoder wird entladen.</translation>
    </message>
    <message>
        <source>The run is saved every %1 steps already.</source>
        <translation>Der Lauf wird schon alle %1 Schritte gespeichert.</translation>
    </message>
    <message>
        <source>The LoKr factor is chosen automatically, which gives the smallest network.</source>
        <translation>Der LoKr-Faktor wird automatisch gewählt; das ergibt das kleinste Netzwerk.</translation>
    </message>
    <message>
        <source>The LoKr factor is %1 already.</source>
        <translation>Der LoKr-Faktor ist schon %1.</translation>
    </message>
    <message>
        <source>The whole model is trained; there is no network whose rank could be lowered.</source>
        <translation>Das ganze Modell wird trainiert; es gibt kein Netzwerk, dessen Rank sich senken ließe.</translation>
    </message>
    <message>
        <source>The rank is %1 already.</source>
        <translation>Der Rank ist schon %1.</translation>
    </message>
    <message>
        <source>The previews are small already (%1 × %2).</source>
        <translation>Die Vorschauen sind schon klein (%1 × %2).</translation>
    </message>
    <message>
        <source>The previews are audio, which has no width and height.</source>
        <translation>Die Vorschauen sind Audio; das hat weder Breite noch Höhe.</translation>
    </message>
    <message>
        <source>The previews are still images.</source>
        <translation>Die Vorschauen sind Einzelbilder.</translation>
    </message>
    <message>
        <source>The previews have %1 frames or fewer already.</source>
        <translation>Die Vorschauen haben schon %1 Frames oder weniger.</translation>
    </message>
    <message>
        <source>Previews are made every %1 steps only.</source>
        <translation>Vorschauen werden nur alle %1 Schritte erzeugt.</translation>
    </message>
    <message>
        <source>The first preview is skipped.</source>
        <translation>Die erste Vorschau wird ausgelassen.</translation>
    </message>
    <message>
        <source>Previews are decoded in tiles.</source>
        <translation>Vorschauen werden in Kacheln dekodiert.</translation>
    </message>
    <message>
        <source>AI Toolkit never decodes previews of this model in tiles.</source>
        <translation>AI Toolkit dekodiert Vorschauen dieses Modells nie in Kacheln.</translation>
    </message>
    <message>
        <source>AI Toolkit does not quantise this model.</source>
        <translation>AI Toolkit quantisiert dieses Modell nicht.</translation>
    </message>
    <message>
        <source>The model and its text encoder are quantised already.</source>
        <translation>Das Modell und sein Text-Encoder sind schon quantisiert.</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and the training adapter (assistant_lora_path) exclude each other.</source>
        <translation>Ein Accuracy Recovery Adapter und der Trainingsadapter (assistant_lora_path) schließen einander aus.</translation>
    </message>
    <message>
        <source>The model is quantised as %1 already.</source>
        <translation>Das Modell ist schon als %1 quantisiert.</translation>
    </message>
    <message>
        <source>The model is quantised as low as its quality allows (%1).</source>
        <translation>Das Modell ist schon so stark quantisiert, wie es seine Qualität zulässt (%1).</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <translation>Gradient Checkpointing ist eingeschaltet.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on: it is AI Toolkit&apos;s default, and the config does not change it.</source>
        <translation>Gradient Checkpointing ist eingeschaltet: Es ist die Vorgabe von AI Toolkit, und die Config ändert daran nichts.</translation>
    </message>
    <message>
        <source>The batch size is %1 already.</source>
        <translation>Die Batch-Größe ist schon %1.</translation>
    </message>
    <message>
        <source>The optimizer %1 needs little memory already.</source>
        <translation>Der Optimizer %1 braucht schon wenig Speicher.</translation>
    </message>
    <message>
        <source>The optimizer %1 has no 8-bit form.</source>
        <translation>Den Optimizer %1 gibt es nicht mit 8 Bit.</translation>
    </message>
    <message>
        <source>EMA is off already.</source>
        <translation>EMA ist schon ausgeschaltet.</translation>
    </message>
    <message>
        <source>Validation is off.</source>
        <translation>Die Validierung ist ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>Fixing</name>
    <message>
        <source>%1 changes nothing, it is done already: %2</source>
        <translation>%1 ändert nichts, es ist schon erledigt: %2</translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation>%1 kommt nicht infrage: %2</translation>
    </message>
    <message>
        <source>There is no fix &quot;%1&quot;.</source>
        <translation>Einen Fix „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The fixes that edit a config are: %1.</source>
        <translation>Fixes, die eine Config ändern, sind: %1.</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Check the name, or give the full path.</source>
        <translation>Prüfen Sie den Namen oder geben Sie den vollen Pfad an.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>Name the config file in it.</source>
        <translation>Nennen Sie die Config-Datei darin.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Diese Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Prüfen Sie, ob Sie Leserechte haben.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Diese Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Check that you may write there, or use --output with another name.</source>
        <translation>Prüfen Sie, ob Sie dort schreiben dürfen, oder nehmen Sie --output mit einem anderen Namen.</translation>
    </message>
    <message>
        <source>This file was changed by someone else meanwhile.</source>
        <translation>Diese Datei wurde inzwischen von anderer Seite geändert.</translation>
    </message>
    <message>
        <source>Nothing was written; run the command again.</source>
        <translation>Es wurde nichts geschrieben; führen Sie den Befehl erneut aus.</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches: %1 (%2).</source>
        <translation>Der Lauf geht weiter, aber unterwegs hat der Speicher nicht gereicht, und diese Batches werden übersprungen: %1 (%2).</translation>
    </message>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches; no single cause stands out.</source>
        <translation>Der Lauf geht weiter, aber unterwegs hat der Speicher nicht gereicht, und diese Batches werden übersprungen; keine einzelne Ursache sticht heraus.</translation>
    </message>
    <message>
        <source>Out of memory: %1 (%2).</source>
        <translation>Der Speicher reicht nicht: %1 (%2).</translation>
    </message>
    <message>
        <source>Out of memory; no single cause stands out, first among several: %1.</source>
        <translation>Der Speicher reicht nicht; keine einzelne Ursache sticht heraus. Unter mehreren die erste: %1.</translation>
    </message>
    <message>
        <source>Out of memory; the cause cannot be told.</source>
        <translation>Der Speicher reicht nicht; die Ursache lässt sich nicht feststellen.</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow: %1 (%2).</source>
        <translation>Kein Fehler, aber VRAM wurde in den Arbeitsspeicher ausgelagert. Das macht jeden Schritt langsam: %1 (%2).</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow.</source>
        <translation>Kein Fehler, aber VRAM wurde in den Arbeitsspeicher ausgelagert. Das macht jeden Schritt langsam.</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure: %1 (%2).</source>
        <translation>Am Speicher liegt es nicht: %1 (%2).</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure; what it is cannot be told from this.</source>
        <translation>Am Speicher liegt es nicht; woran sonst, geht hieraus nicht hervor.</translation>
    </message>
    <message>
        <source>No failure: the run finished.</source>
        <translation>Kein Fehler: Der Lauf ist durchgelaufen.</translation>
    </message>
    <message>
        <source>No failure found.</source>
        <translation>Kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>What happened cannot be told yet.</source>
        <translation>Was passiert ist, lässt sich noch nicht sagen.</translation>
    </message>
    <message>
        <source>What happened cannot be told yet. %1</source>
        <translation>Was passiert ist, lässt sich noch nicht sagen. %1</translation>
    </message>
    <message>
        <source>The run failed; where is unknown.</source>
        <translation>Der Lauf ist gescheitert; an welcher Stelle, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Died while starting, before the model was loaded.</source>
        <translation>Abgestürzt beim Start, bevor das Modell geladen war.</translation>
    </message>
    <message>
        <source>Died while loading the model.</source>
        <translation>Abgestürzt beim Laden des Modells.</translation>
    </message>
    <message>
        <source>Died while quantising the model.</source>
        <translation>Abgestürzt beim Quantisieren des Modells.</translation>
    </message>
    <message>
        <source>Died while reading the dataset and caching latents.</source>
        <translation>Abgestürzt beim Einlesen des Datensatzes und Zwischenspeichern der Latents.</translation>
    </message>
    <message>
        <source>Died while caching text embeddings.</source>
        <translation>Abgestürzt beim Zwischenspeichern der Text-Embeddings.</translation>
    </message>
    <message>
        <source>Died in the first sample, before training.</source>
        <translation>Abgestürzt beim ersten Sample, noch vor dem Training.</translation>
    </message>
    <message>
        <source>Died in the first training steps.</source>
        <translation>Abgestürzt in den ersten Trainingsschritten.</translation>
    </message>
    <message>
        <source>Died while training.</source>
        <translation>Abgestürzt im Training.</translation>
    </message>
    <message>
        <source>Died while generating preview samples.</source>
        <translation>Abgestürzt beim Erzeugen der Vorschauen.</translation>
    </message>
    <message>
        <source>Died while saving.</source>
        <translation>Abgestürzt beim Speichern.</translation>
    </message>
    <message>
        <source>Failed after the last step.</source>
        <translation>Gescheitert nach dem letzten Schritt.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training, %3 after the first step began.</source>
        <translation>Abgestürzt bei Schritt %1 von %2, im Training, %3 nach Beginn des ersten Schritts.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training.</source>
        <translation>Abgestürzt bei Schritt %1 von %2, im Training.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples, after %3 of training.</source>
        <translation>Abgestürzt bei Schritt %1 von %2, beim Erzeugen der Vorschauen, nach %3 Training.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples.</source>
        <translation>Abgestürzt bei Schritt %1 von %2, beim Erzeugen der Vorschauen.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while saving.</source>
        <translation>Abgestürzt bei Schritt %1 von %2, beim Speichern.</translation>
    </message>
    <message>
        <source>The process was ended from outside at step %1 of %2, without an error of its own.</source>
        <translation>Der Prozess wurde bei Schritt %1 von %2 von außen beendet, ohne eigene Fehlermeldung.</translation>
    </message>
    <message>
        <source>The process was ended from outside, without an error of its own (%1).</source>
        <translation>Der Prozess wurde von außen beendet, ohne eigene Fehlermeldung (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Reached step %1 of %2; %n batch(es) were skipped for lack of memory.</source>
        <translation>
            <numerusform>Schritt %1 von %2 erreicht; ein Batch wurde übersprungen, weil der Speicher nicht reichte.</numerusform>
            <numerusform>Schritt %1 von %2 erreicht; %n Batches wurden übersprungen, weil der Speicher nicht reichte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached step %1 of %2.</source>
        <translation>Schritt %1 von %2 erreicht.</translation>
    </message>
    <message>
        <source>The log ends without an error (%1).</source>
        <translation>Das Log endet ohne Fehler (%1).</translation>
    </message>
    <message>
        <source>%1 What to do: %2</source>
        <translation>%1 Was zu tun ist: %2</translation>
    </message>
    <message>
        <source>%1 First change: %2.</source>
        <translation>%1 Erste Änderung: %2.</translation>
    </message>
    <message>
        <source>No log was given.</source>
        <translation>Es liegt kein Log vor.</translation>
    </message>
    <message>
        <source>Stopped by the user at step %1 of %2.</source>
        <translation>Von Ihnen gestoppt bei Schritt %1 von %2.</translation>
    </message>
    <message>
        <source>Stopped by the user (%1).</source>
        <translation>Von Ihnen gestoppt (%1).</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>Verlagert</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>Too early to tell</source>
        <translation>Noch nicht absehbar</translation>
    </message>
    <message>
        <source>Keep the memory settings</source>
        <translation>Speichereinstellungen beibehalten</translation>
    </message>
    <message>
        <source>Raise Steps</source>
        <translation>Steps erhöhen</translation>
    </message>
    <message>
        <source>Add one larger bucket</source>
        <translation>Einen größeren Bucket hinzunehmen</translation>
    </message>
    <message>
        <source>Richer previews</source>
        <translation>Reichhaltigere Vorschauen</translation>
    </message>
    <message>
        <source>A larger batch or longer clips</source>
        <translation>Ein größerer Batch oder längere Clips</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>key of the config, value before, value after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <comment>number of a run</comment>
        <translation>Lauf %1</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Nothing in it looks like a training log, a config or memory telemetry.</source>
        <translation>Der Inhalt sieht weder nach einem Trainings-Log noch nach einer Config oder Speicher-Telemetrie aus.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Check the name, or drop the file on the window.</source>
        <translation>Prüfen Sie den Namen oder ziehen Sie die Datei auf das Fenster.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it, or copy it to another folder first.</source>
        <translation>Prüfen Sie, ob Sie Leserechte haben, oder kopieren Sie die Datei zuerst in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Take the log of the run that failed; AI Toolkit keeps older ones in &quot;logs&quot;.</source>
        <translation>Nehmen Sie das Log des gescheiterten Laufs; ältere legt AI Toolkit im Ordner „logs“ ab.</translation>
    </message>
    <message>
        <source>There is only blank space in it.</source>
        <translation>Sie enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>Die Datei enthält keinen Text.</translation>
    </message>
    <message>
        <source>Give the log (log.txt) or the config (YAML or JSON) of the training.</source>
        <translation>Nehmen Sie das Log (log.txt) oder die Config (YAML oder JSON) des Trainings.</translation>
    </message>
    <message>
        <source>This is a picture.</source>
        <translation>Das ist ein Bild.</translation>
    </message>
    <message>
        <source>Select the text of the error in the window it was shown in, copy it, and paste it here.</source>
        <translation>Markieren Sie den Text des Fehlers in dem Fenster, das ihn zeigt, kopieren Sie ihn und fügen Sie ihn hier ein.</translation>
    </message>
    <message>
        <source>This is a file of model weights.</source>
        <translation>Das ist eine Datei mit Modellgewichten.</translation>
    </message>
    <message>
        <source>The folder holds neither a training log nor a config.</source>
        <translation>Im Ordner liegt weder ein Trainings-Log noch eine Config.</translation>
    </message>
    <message>
        <source>Choose the job&apos;s own folder below AI Toolkit&apos;s &quot;output&quot;: the one with log.txt or config.yaml.</source>
        <translation>Wählen Sie den Ordner des Jobs unter „output“ von AI Toolkit: den mit log.txt oder config.yaml.</translation>
    </message>
    <message>
        <source>The archive holds neither a training log nor a config.</source>
        <translation>Im Archiv liegt weder ein Trainings-Log noch eine Config.</translation>
    </message>
    <message>
        <source>Pack the job&apos;s folder with log.txt and config.yaml, or give these files themselves.</source>
        <translation>Packen Sie den Ordner des Jobs mit log.txt und config.yaml, oder nehmen Sie diese Dateien selbst.</translation>
    </message>
    <message>
        <source>The archive is damaged or was not copied completely.</source>
        <translation>Das Archiv ist beschädigt oder wurde nicht vollständig kopiert.</translation>
    </message>
    <message>
        <source>Download or copy it again, or give the files in it themselves.</source>
        <translation>Laden oder kopieren Sie es erneut, oder nehmen Sie die Dateien darin selbst.</translation>
    </message>
    <message>
        <source>Archives of this kind cannot be opened here.</source>
        <translation>Archive dieser Art lassen sich hier nicht öffnen.</translation>
    </message>
    <message>
        <source>Unpack it and give the log and the config themselves.</source>
        <translation>Entpacken Sie es und nehmen Sie das Log und die Config selbst.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1.</source>
        <translation>Das Archiv wird entpackt größer als %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which no config is.</source>
        <translation>Die Datei ist größer als %1; so groß ist keine Config.</translation>
    </message>
    <message>
        <source>Give the config (YAML or JSON) of the training.</source>
        <translation>Nehmen Sie die Config (YAML oder JSON) des Trainings.</translation>
    </message>
    <message>
        <source>access to the folder is denied</source>
        <translation>Zugriff auf den Ordner verweigert</translation>
    </message>
    <message>
        <source>This is an archive. Save it and open the file, or unpack it first.</source>
        <translation>Das ist ein Archiv. Speichern Sie es und öffnen Sie die Datei, oder entpacken Sie es zuerst.</translation>
    </message>
    <message>
        <source>Left out as older: %1.</source>
        <translation>Als älter ausgelassen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Left out as older: %1 and %n more.</source>
        <translation>
            <numerusform>Als älter ausgelassen: %1 und %n weitere Datei.</numerusform>
            <numerusform>Als älter ausgelassen: %1 und %n weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobChecks</name>
    <message>
        <source>“%1” is set twice, in lines %2 and %3; only the last one counts.</source>
        <translation>„%1“ ist zweimal gesetzt, in Zeile %2 und %3; nur der letzte Wert zählt.</translation>
    </message>
    <message>
        <source>A tab stands before a value; AI Toolkit&apos;s YAML reader accepts only blanks there.</source>
        <translation>Vor einem Wert steht ein Tabulator; der YAML-Leser von AI Toolkit erlaubt dort nur Leerzeichen.</translation>
    </message>
    <message>
        <source>The file is named as JSON but written in YAML; AI Toolkit cannot read it so.</source>
        <translation>Die Datei heißt wie JSON, ist aber in YAML geschrieben; so kann AI Toolkit sie nicht lesen.</translation>
    </message>
    <message>
        <source>AI Toolkit reads strict JSON: it stops at comments and at a comma after the last entry.</source>
        <translation>AI Toolkit liest strenges JSON: Kommentare und ein Komma nach dem letzten Eintrag bringen es zum Abbruch.</translation>
    </message>
    <message>
        <source>bypass_guidance_embedding and do_guidance_loss exclude each other.</source>
        <translation>bypass_guidance_embedding und do_guidance_loss schließen einander aus.</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and assistant_lora_path exclude each other.</source>
        <translation>Ein Accuracy Recovery Adapter und assistant_lora_path schließen einander aus.</translation>
    </message>
    <message>
        <source>Either all datasets cache text embeddings or none does; this one does not.</source>
        <translation>Entweder speichern alle Datensätze Text-Embeddings zwischen oder keiner; dieser tut es nicht.</translation>
    </message>
    <message>
        <source>diff_output_preservation and blank_prompt_preservation exclude each other.</source>
        <translation>diff_output_preservation und blank_prompt_preservation schließen einander aus.</translation>
    </message>
    <message>
        <source>gradient_accumulation and gradient_accumulation_steps exclude each other.</source>
        <translation>gradient_accumulation und gradient_accumulation_steps schließen einander aus.</translation>
    </message>
    <message>
        <source>gradient_accumulation_steps does not add up gradients in current versions; gradient_accumulation does.</source>
        <translation>gradient_accumulation_steps summiert in aktuellen Versionen keine Gradienten auf; gradient_accumulation tut es.</translation>
    </message>
    <message>
        <source>A text encoder that is trained can be neither unloaded nor replaced by cached embeddings.</source>
        <translation>Ein Text-Encoder, der trainiert wird, lässt sich weder entladen noch durch zwischengespeicherte Embeddings ersetzen.</translation>
    </message>
    <message>
        <source>unload_text_encoder and cache_text_embeddings are alternatives: caching keeps the captions, unloading ignores them.</source>
        <translation>unload_text_encoder und cache_text_embeddings sind Alternativen: Zwischenspeichern behält die Captions, Entladen ignoriert sie.</translation>
    </message>
    <message>
        <source>%1 works only together with is_flux: true; “arch” alone is not enough.</source>
        <translation>%1 wirkt nur zusammen mit is_flux: true; „arch“ allein genügt nicht.</translation>
    </message>
    <message>
        <source>Without gradient checkpointing a quantised model keeps its unpacked weights for each step, which can need more memory than an unquantised one.</source>
        <translation>Ohne Gradient Checkpointing hält ein quantisiertes Modell seine entpackten Gewichte für jeden Schritt vor. Das kann mehr Speicher brauchen als ein nicht quantisiertes.</translation>
    </message>
    <message>
        <source>Augmentations switch the caching of latents off for this dataset.</source>
        <translation>Mit Augmentations werden die Latents dieses Datensatzes nicht zwischengespeichert.</translation>
    </message>
    <message>
        <source>auto_frame_count needs a batch size of 1.</source>
        <translation>auto_frame_count braucht eine Batch-Größe von 1.</translation>
    </message>
    <message>
        <source>skip_first_sample and force_first_sample contradict each other.</source>
        <translation>skip_first_sample und force_first_sample widersprechen einander.</translation>
    </message>
    <message>
        <source>“prompts” is ignored because “samples” is there.</source>
        <translation>„prompts“ wird nicht beachtet, weil es „samples“ gibt.</translation>
    </message>
    <message>
        <source>Layer offloading turns qfloat8 into float8.</source>
        <translation>Layer Offloading macht aus qfloat8 float8.</translation>
    </message>
    <message>
        <source>“%1” is missing; AI Toolkit needs it.</source>
        <translation>„%1“ fehlt; AI Toolkit braucht es.</translation>
    </message>
    <message>
        <source>This is only a part of a job: AI Toolkit needs “job”, “config.name” and “config.process” around it.</source>
        <translation>Das ist nur ein Teil eines Jobs: AI Toolkit braucht „job“, „config.name“ und „config.process“ darum herum.</translation>
    </message>
    <message>
        <source>The dataset has no resolution, so nothing of it is trained.</source>
        <translation>Der Datensatz hat keine Auflösung; deshalb wird nichts davon trainiert.</translation>
    </message>
    <message>
        <source>A resolution is usually between 256 and 2048.</source>
        <translation>Eine Auflösung liegt normalerweise zwischen 256 und 2048.</translation>
    </message>
    <message>
        <source>There is no dataset to train on.</source>
        <translation>Es gibt keinen Datensatz für das Training.</translation>
    </message>
    <message>
        <source>“%1” must be 1 or more.</source>
        <translation>„%1“ muss 1 oder größer sein.</translation>
    </message>
    <message>
        <source>The share of offloaded layers is written as a number from 0 to 1, not in percent.</source>
        <translation>Der Anteil ausgelagerter Schichten wird als Zahl von 0 bis 1 geschrieben, nicht in Prozent.</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>„%1“ muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>“%1” is the text “%2”, which counts as switched on; write true or false without quotation marks.</source>
        <translation>„%1“ ist der Text „%2“, und der zählt als eingeschaltet; schreiben Sie true oder false ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>AI Toolkit knows no optimizer “%1”.</source>
        <translation>AI Toolkit kennt keinen Optimizer „%1“.</translation>
    </message>
    <message>
        <source>The training runs in fp32, which doubles the memory of everything; bf16 is usual. Without a “dtype” fp32 is the default.</source>
        <translation>Das Training läuft in fp32, und das verdoppelt den Speicherbedarf von allem; üblich ist bf16. Ohne „dtype“ gilt fp32.</translation>
    </message>
    <message>
        <source>There is no “network” block, so the whole model is trained, which needs many times the memory of a LoRA.</source>
        <translation>Es gibt keinen Block „network“. Deshalb wird das ganze Modell trainiert, und das braucht ein Vielfaches des Speichers einer LoRA.</translation>
    </message>
    <message>
        <source>auto_memory is the old name of layer_offloading.</source>
        <translation>auto_memory ist der alte Name von layer_offloading.</translation>
    </message>
    <message>
        <source>“poi” is no longer supported and stops the run.</source>
        <translation>„poi“ wird nicht mehr unterstützt und bricht den Lauf ab.</translation>
    </message>
    <message>
        <source>The job runs several processes one after the other; only “%1” is looked at here.</source>
        <translation>Der Job führt mehrere Prozesse nacheinander aus; betrachtet wird hier nur „%1“.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>„%1“ auf %2 setzen</translation>
    </message>
    <message>
        <source>This model works with %1n+%2 frames: of %3 frames only %4 are used.</source>
        <translation>Dieses Modell arbeitet mit %1n+%2 Frames: Von %3 Frames werden nur %4 benutzt.</translation>
    </message>
    <message>
        <source>The sides of images are cut to multiples of %1, so %2 is not used to the full.</source>
        <translation>Die Seiten der Bilder werden auf Vielfache von %1 zugeschnitten; %2 wird deshalb nicht voll genutzt.</translation>
    </message>
    <message>
        <source>Samples are cut to multiples of 8: %1 becomes %2.</source>
        <translation>Samples werden auf Vielfache von 8 zugeschnitten: Aus %1 wird %2.</translation>
    </message>
    <message>
        <source>Each preview has %1 frames, which AI Toolkit sets by default: it often needs more memory than the training.</source>
        <translation>Jede Vorschau hat %1 Frames, die Vorgabe von AI Toolkit: Das braucht oft mehr Speicher als das Training.</translation>
    </message>
    <message>
        <source>“%1” names a quantisation, but “%2” is off, so nothing is quantised.</source>
        <translation>„%1“ nennt eine Quantisierung, aber „%2“ ist aus; quantisiert wird also nichts.</translation>
    </message>
    <message>
        <source>Clips are trained at %1 too, because AI Toolkit&apos;s form ticks it for every model: with several frames it needs very much memory.</source>
        <translation>Clips werden auch mit %1 trainiert, weil das Formular von AI Toolkit das bei jedem Modell ankreuzt: Mit mehreren Frames braucht das sehr viel Speicher.</translation>
    </message>
    <message>
        <source>This model reads the control images with its text encoder, so unload_text_encoder stops the run; caching is allowed.</source>
        <translation>Dieses Modell liest die Kontrollbilder mit seinem Text-Encoder; unload_text_encoder bricht den Lauf deshalb ab. Zwischenspeichern ist erlaubt.</translation>
    </message>
    <message>
        <source>With cached text embeddings the trigger word is fixed when the cache is made. AI Toolkit&apos;s help advises against both together; its current code handles them.</source>
        <translation>Mit zwischengespeicherten Text-Embeddings steht das Trigger-Wort fest, sobald der Zwischenspeicher angelegt ist. Die Hilfe von AI Toolkit rät von beidem zusammen ab; sein aktueller Code kommt damit zurecht.</translation>
    </message>
    <message>
        <source>This dataset does not cache its latents, so the VAE stays on the card although other datasets cache theirs.</source>
        <translation>Dieser Datensatz speichert seine Latents nicht zwischen; deshalb bleibt der VAE auf der Karte, obwohl andere Datensätze ihre zwischenspeichern.</translation>
    </message>
    <message>
        <source>%1 finds its own learning rate: AI Toolkit replaces values below 0.1 by 1.0.</source>
        <translation>%1 findet seine Lernrate selbst: AI Toolkit ersetzt Werte unter 0.1 durch 1.0.</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>“%1” is no path to a setting.</source>
        <translation>„%1“ ist kein Pfad zu einer Einstellung.</translation>
    </message>
    <message>
        <source>The value is shared: line %1 uses it too, through the anchor “%2”.</source>
        <translation>Der Wert wird mehrfach benutzt: Auch Zeile %1 verwendet ihn, über den Anker „%2“.</translation>
    </message>
    <message>
        <source>The value belongs to the anchor “%1”, which line %2 only refers to.</source>
        <translation>Der Wert gehört zum Anker „%1“, auf den Zeile %2 nur verweist.</translation>
    </message>
    <message>
        <source>The list has no such entry.</source>
        <translation>Die Liste hat keinen solchen Eintrag.</translation>
    </message>
    <message>
        <source>Change it by hand in the text.</source>
        <translation>Ändern Sie es von Hand im Text.</translation>
    </message>
    <message>
        <source>The key comes from another block through “&lt;&lt;” and cannot be removed here.</source>
        <translation>Der Schlüssel stammt über „&lt;&lt;“ aus einem anderen Block und lässt sich hier nicht entfernen.</translation>
    </message>
    <message>
        <source>The block that the setting belongs to is empty here.</source>
        <translation>Der Block, zu dem die Einstellung gehört, ist hier leer.</translation>
    </message>
    <message>
        <source>The file holds no settings yet.</source>
        <translation>Die Datei enthält noch keine Einstellungen.</translation>
    </message>
    <message>
        <source>A single value or a list stands where the block of the setting is expected.</source>
        <translation>Wo der Block der Einstellung stehen sollte, steht ein einzelner Wert oder eine Liste.</translation>
    </message>
    <message>
        <source>The config is not in UTF-8, the only encoding AI Toolkit reads.</source>
        <translation>Die Config ist nicht in UTF-8, und nur das liest AI Toolkit.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in your editor.</source>
        <translation>Speichern Sie sie in Ihrem Editor als UTF-8.</translation>
    </message>
    <message>
        <source>A control character stands here.</source>
        <translation>Hier steht ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>Delete it; it may be invisible in your editor.</source>
        <translation>Löschen Sie es; in Ihrem Editor ist es vielleicht unsichtbar.</translation>
    </message>
    <message>
        <source>The text around the setting is written in a way that cannot be changed safely.</source>
        <translation>Der Text um die Einstellung ist so geschrieben, dass er sich nicht sicher ändern lässt.</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2</source>
        <translation>„%1“ wurde nicht geändert. %2</translation>
    </message>
    <message>
        <source>The file is larger than any config, so it was not read as one.</source>
        <translation>Die Datei ist größer als jede Config und wurde deshalb nicht als solche gelesen.</translation>
    </message>
    <message>
        <source>Open the job&apos;s own config file.</source>
        <translation>Öffnen Sie die Config-Datei des Jobs selbst.</translation>
    </message>
    <message>
        <source>There is no config to change.</source>
        <translation>Es gibt keine Config, die sich ändern ließe.</translation>
    </message>
    <message>
        <source>The JSON ends before this, but more text follows.</source>
        <translation>Das JSON endet vorher, aber es folgt noch Text.</translation>
    </message>
    <message>
        <source>Remove what follows the last closing bracket.</source>
        <translation>Entfernen Sie, was nach der letzten schließenden Klammer steht.</translation>
    </message>
    <message>
        <source>The comment that opens here is not closed.</source>
        <translation>Der Kommentar, der hier beginnt, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add “*/” at its end.</source>
        <translation>Ergänzen Sie „*/“ an seinem Ende.</translation>
    </message>
    <message>
        <source>The settings are nested more than %1 levels deep; no job of AI Toolkit looks like that.</source>
        <translation>Die Einstellungen sind mehr als %1 Ebenen tief verschachtelt; so sieht kein Job von AI Toolkit aus.</translation>
    </message>
    <message>
        <source>A key in double quotation marks is expected here.</source>
        <translation>Hier wird ein Schlüssel in doppelten Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>JSON needs quotation marks around every key.</source>
        <translation>JSON verlangt Anführungszeichen um jeden Schlüssel.</translation>
    </message>
    <message>
        <source>A colon is expected here, between the key and its value.</source>
        <translation>Hier wird ein Doppelpunkt zwischen Schlüssel und Wert erwartet.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>Die Klammer, die sich hier öffnet, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”; perhaps the end of the file is missing.</source>
        <translation>Ergänzen Sie das fehlende „]“ oder „}“; vielleicht fehlt das Ende der Datei.</translation>
    </message>
    <message>
        <source>A comma is missing here.</source>
        <translation>Hier fehlt ein Komma.</translation>
    </message>
    <message>
        <source>Add a comma between the entries.</source>
        <translation>Setzen Sie ein Komma zwischen die Einträge.</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is not closed on its line.</source>
        <translation>Das Anführungszeichen, das hier beginnt, wird in seiner Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add the missing quotation mark at the end of the value.</source>
        <translation>Ergänzen Sie das fehlende Anführungszeichen am Ende des Werts.</translation>
    </message>
    <message>
        <source>A backslash starts a special character, and this is none.</source>
        <translation>Ein Backslash leitet ein Sonderzeichen ein, und dieses gibt es nicht.</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”.</source>
        <translation>Schreiben Sie Windows-Pfade mit „/“ oder „\\“.</translation>
    </message>
    <message>
        <source>A value is expected here.</source>
        <translation>Hier wird ein Wert erwartet.</translation>
    </message>
    <message>
        <source>“%1” is no JSON value.</source>
        <translation>„%1“ ist kein JSON-Wert.</translation>
    </message>
    <message>
        <source>Texts need double quotation marks; true, false and null are written in small letters.</source>
        <translation>Texte brauchen doppelte Anführungszeichen; true, false und null werden kleingeschrieben.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of another program.</source>
        <translation>Das ist kein Job von AI Toolkit, sondern die Config eines anderen Programms.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of %1.</source>
        <translation>Das ist kein Job von AI Toolkit, sondern eine Config von %1.</translation>
    </message>
    <message>
        <source>Its settings cannot be changed here; the log of the run can still be diagnosed.</source>
        <translation>Ihre Einstellungen lassen sich hier nicht ändern; das Log des Laufs lässt sich trotzdem auswerten.</translation>
    </message>
    <message>
        <source>config printed in the log</source>
        <translation>Config aus dem Log</translation>
    </message>
    <message>
        <source>What the log prints here is no config.</source>
        <translation>Was das Log hier ausgibt, ist keine Config.</translation>
    </message>
    <message>
        <source>It is the only entry of its block, and the block cannot be left empty.</source>
        <translation>Es ist der einzige Eintrag seines Blocks, und der Block darf nicht leer bleiben.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Es gibt nichts zu entfernen.</translation>
    </message>
    <message>
        <source>The key stands twice in its block; removing one would bring the other into effect.</source>
        <translation>Der Schlüssel steht zweimal in seinem Block; wird einer entfernt, gilt der andere.</translation>
    </message>
    <message>
        <source>A value of this kind cannot be written to a config.</source>
        <translation>Ein Wert dieser Art lässt sich nicht in eine Config schreiben.</translation>
    </message>
    <message>
        <source>A whole block of settings stands here, not a single value.</source>
        <translation>Hier steht ein ganzer Block mit Einstellungen, kein einzelner Wert.</translation>
    </message>
    <message>
        <source>This line is indented with a tab.</source>
        <translation>Diese Zeile ist mit einem Tabulator eingerückt.</translation>
    </message>
    <message>
        <source>Indent it with blanks; YAML does not allow tabs there.</source>
        <translation>Rücken Sie sie mit Leerzeichen ein; YAML erlaubt dort keine Tabulatoren.</translation>
    </message>
    <message>
        <source>A backslash in double quotation marks starts a special character, and this is none.</source>
        <translation>Ein Backslash in doppelten Anführungszeichen leitet ein Sonderzeichen ein, und dieses gibt es nicht.</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”, or in single quotation marks.</source>
        <translation>Schreiben Sie Windows-Pfade mit „/“ oder „\\“ oder in einfachen Anführungszeichen.</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”, and a comma between the entries.</source>
        <translation>Ergänzen Sie das fehlende „]“ oder „}“ und ein Komma zwischen den Einträgen.</translation>
    </message>
    <message>
        <source>A value that starts with “%1” ends at the matching bracket, but more text follows.</source>
        <translation>Ein Wert, der mit „%1“ beginnt, endet bei der passenden Klammer, aber es folgt noch Text.</translation>
    </message>
    <message>
        <source>Put the whole value in quotation marks.</source>
        <translation>Setzen Sie den ganzen Wert in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Text follows the closing quotation mark.</source>
        <translation>Nach dem schließenden Anführungszeichen folgt noch Text.</translation>
    </message>
    <message>
        <source>Write quotation marks inside of a value as \&quot;, or use single ones around it.</source>
        <translation>Schreiben Sie Anführungszeichen innerhalb eines Werts als \&quot;, oder setzen Sie ihn in einfache.</translation>
    </message>
    <message>
        <source>The “*” refers to an anchor “&amp;” that is not defined above.</source>
        <translation>Das „*“ verweist auf einen Anker „&amp;“, der weiter oben nicht definiert ist.</translation>
    </message>
    <message>
        <source>Define it above, or write the value itself. A text that starts with “*” needs quotation marks.</source>
        <translation>Definieren Sie ihn weiter oben oder schreiben Sie den Wert selbst hin. Ein Text, der mit „*“ beginnt, braucht Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value cannot start with “%1”.</source>
        <translation>Ein Wert kann nicht mit „%1“ beginnen.</translation>
    </message>
    <message>
        <source>Put it in quotation marks.</source>
        <translation>Setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is a colon with a blank inside of a value that has no quotation marks, or the line above lacks something.</source>
        <translation>In einem Wert ohne Anführungszeichen steht ein Doppelpunkt mit Leerzeichen, oder in der Zeile davor fehlt etwas.</translation>
    </message>
    <message>
        <source>Put the value in quotation marks.</source>
        <translation>Setzen Sie den Wert in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This line does not fit to the lines above it: its indentation matches none of theirs, or a colon or dash is missing.</source>
        <translation>Diese Zeile passt nicht zu den Zeilen darüber: Ihre Einrückung gleicht keiner davon, oder es fehlt ein Doppelpunkt oder Strich.</translation>
    </message>
    <message>
        <source>Indent it exactly like the other entries of its block.</source>
        <translation>Rücken Sie sie genau so ein wie die anderen Einträge ihres Blocks.</translation>
    </message>
    <message>
        <source>The YAML cannot be understood from here on (%1).</source>
        <translation>Ab hier ist das YAML nicht zu verstehen (%1).</translation>
    </message>
    <message>
        <source>Compare the line and the one above with a config that works.</source>
        <translation>Vergleichen Sie diese und die vorige Zeile mit einer Config, die läuft.</translation>
    </message>
    <message>
        <source>A second document starts here; AI Toolkit reads only files with one.</source>
        <translation>Hier beginnt ein zweites Dokument; AI Toolkit liest nur Dateien mit einem.</translation>
    </message>
    <message>
        <source>Put each job into a file of its own.</source>
        <translation>Legen Sie für jeden Job eine eigene Datei an.</translation>
    </message>
    <message>
        <source>The value that starts here cannot be located.</source>
        <translation>Wo der Wert genau steht, der hier beginnt, lässt sich nicht bestimmen.</translation>
    </message>
    <message>
        <source>The list entry here cannot be located.</source>
        <translation>Wo der Listeneintrag genau steht, lässt sich hier nicht bestimmen.</translation>
    </message>
    <message>
        <source>“%1” is followed by no colon, so it sets nothing.</source>
        <translation>Nach „%1“ steht kein Doppelpunkt; es wird also nichts gesetzt.</translation>
    </message>
    <message>
        <source>Write a colon and a blank between key and value.</source>
        <translation>Schreiben Sie einen Doppelpunkt und ein Leerzeichen zwischen Schlüssel und Wert.</translation>
    </message>
    <message>
        <source>The key of a setting must be a word.</source>
        <translation>Der Schlüssel einer Einstellung muss ein Wort sein.</translation>
    </message>
    <message>
        <source>The end of the list or block cannot be located.</source>
        <translation>Das Ende der Liste oder des Blocks lässt sich nicht bestimmen.</translation>
    </message>
</context>
<context>
    <name>JobView</name>
    <message>
        <source>This is no job of AI Toolkit: it holds no settings.</source>
        <translation>Das ist kein Job von AI Toolkit: Es sind keine Einstellungen darin.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the block “config” is missing.</source>
        <translation>Das ist kein Job von AI Toolkit: Der Block „config“ fehlt.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: “config” has no list “process”.</source>
        <translation>Das ist kein Job von AI Toolkit: „config“ hat keine Liste „process“.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the list “process” holds no process.</source>
        <translation>Das ist kein Job von AI Toolkit: In der Liste „process“ steht kein Prozess.</translation>
    </message>
    <message>
        <source>Open the job&apos;s config: “.job_config.json” or “config.yaml” in its output folder, or the YAML file it was started with.</source>
        <translation>Öffnen Sie die Config des Jobs: „.job_config.json“ oder „config.yaml“ in seinem Ausgabeordner oder die YAML-Datei, mit der er gestartet wurde.</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message>
        <source>Gradient checkpointing is off</source>
        <extracomment>memory: gradient_checkpointing_off, title</extracomment>
        <translation>Gradient Checkpointing ist ausgeschaltet</translation>
    </message>
    <message>
        <source>With gradient checkpointing off, the activations of every block are kept until the backward pass. That costs 8 to 40 GiB and is needed for speed only; the result is the same. It is on by default, so the file turned it off.</source>
        <extracomment>memory: gradient_checkpointing_off, explanation</extracomment>
        <translation>Ohne Gradient Checkpointing bleiben die Aktivierungen aller Blöcke bis zum Rückwärtsdurchlauf im Speicher. Das kostet 8 bis 40 GiB und bringt nur Tempo; das Ergebnis ist dasselbe. Vorgabe ist eingeschaltet, die Datei hat es also ausgeschaltet.</translation>
    </message>
    <message>
        <source>The batch is too large</source>
        <extracomment>memory: batch_too_large, title</extracomment>
        <translation>Der Batch ist zu groß</translation>
    </message>
    <message>
        <source>Activations grow with the number of items in a batch. A batch of 1 with gradient accumulation trains with the same effective batch and without the higher peak. A dataset&apos;s own batch_size overrides that of the train block.</source>
        <extracomment>memory: batch_too_large, explanation</extracomment>
        <translation>Die Aktivierungen wachsen mit der Zahl der Bilder oder Clips im Batch. Ein Batch von 1 mit Gradient Accumulation trainiert mit demselben effektiven Batch, aber ohne die höhere Spitze. Ein batch_size am Datensatz hat Vorrang vor dem im Block train.</translation>
    </message>
    <message>
        <source>The largest resolution bucket is too large</source>
        <extracomment>memory: bucket_too_large, title</extracomment>
        <translation>Der größte Auflösungs-Bucket ist zu groß</translation>
    </message>
    <message>
        <source>Memory grows with the pixels of a batch. The largest bucket decides the peak, however rare it is: runs get through the smaller ones and die, or skip a batch, when the largest comes.</source>
        <extracomment>memory: bucket_too_large, explanation</extracomment>
        <translation>Der Speicherbedarf wächst mit den Pixeln im Batch. Der größte Bucket bestimmt die Spitze, so selten er auch vorkommt: Die kleineren laufen durch, und beim größten stürzt der Lauf ab oder überspringt den Batch.</translation>
    </message>
    <message>
        <source>The training clips have too many frames</source>
        <extracomment>memory: too_many_frames, title</extracomment>
        <translation>Die Trainingsclips haben zu viele Frames</translation>
    </message>
    <message>
        <source>For video models the number of frames is the real spike: each latent frame adds its share of activations to every block. Fewer frames help more than a smaller picture, and the motion is still learned.</source>
        <extracomment>memory: too_many_frames, explanation</extracomment>
        <translation>Bei Videomodellen ist die Zahl der Frames die eigentliche Spitze: Jeder latente Frame bringt in jedem Block Aktivierungen mit. Weniger Frames helfen mehr als ein kleineres Bild, und die Bewegung wird trotzdem gelernt.</translation>
    </message>
    <message>
        <source>Previews are too heavy</source>
        <extracomment>memory: preview_too_heavy, title</extracomment>
        <translation>Die Vorschauen sind zu aufwendig</translation>
    </message>
    <message>
        <source>A preview needs the model, the text encoder and the VAE on the card at once, and decoding the picture takes several GiB more. Training can fit where the preview does not. Smaller previews say as much about the training.</source>
        <extracomment>memory: preview_too_heavy, explanation</extracomment>
        <translation>Für eine Vorschau liegen Modell, Text-Encoder und VAE gleichzeitig auf der Karte, und das Dekodieren kostet noch einmal mehrere GiB. Das Training kann passen, wo die Vorschau nicht passt. Kleinere Vorschauen sagen genauso viel über das Training.</translation>
    </message>
    <message>
        <source>Preview clips have too many frames</source>
        <extracomment>memory: preview_frames_too_many, title</extracomment>
        <translation>Die Vorschauclips haben zu viele Frames</translation>
    </message>
    <message>
        <source>A preview of a video model is a whole clip. Its frames are denoised and decoded together, so a long preview needs more memory than any training step, even when the training data are single images.</source>
        <extracomment>memory: preview_frames_too_many, explanation</extracomment>
        <translation>Die Vorschau eines Videomodells ist ein ganzer Clip. Seine Frames werden zusammen entrauscht und dekodiert. Eine lange Vorschau braucht deshalb mehr Speicher als jeder Trainingsschritt, selbst wenn die Trainingsdaten Einzelbilder sind.</translation>
    </message>
    <message>
        <source>The model&apos;s weights do not fit while they are loaded</source>
        <extracomment>memory: model_load_pressure, title</extracomment>
        <translation>Die Gewichte des Modells passen beim Laden nicht in den Speicher</translation>
    </message>
    <message>
        <source>The weights, or their form before quantisation, take more than the card has free. Nothing of the training settings matters at that point: only a lighter precision, the model&apos;s low-memory path or offloading do.</source>
        <extracomment>memory: model_load_pressure, explanation</extracomment>
        <translation>Die Gewichte, oder ihre Form vor der Quantisierung, brauchen mehr, als auf der Karte frei ist. Trainingseinstellungen spielen an dieser Stelle keine Rolle; es helfen nur eine geringere Genauigkeit, der Low-Memory-Pfad des Modells oder Auslagerung.</translation>
    </message>
    <message>
        <source>The text encoder does not fit on the card</source>
        <extracomment>memory: text_encoder_pressure, title</extracomment>
        <translation>Der Text-Encoder passt nicht auf die Karte</translation>
    </message>
    <message>
        <source>Text encoders have 4 to 24 billion parameters of their own and go to the card in bf16 before they are quantised. They are needed for loading, for encoding captions and for previews unless their embeddings are cached.</source>
        <extracomment>memory: text_encoder_pressure, explanation</extracomment>
        <translation>Text-Encoder haben selbst 4 bis 24 Milliarden Parameter und kommen in bf16 auf die Karte, bevor sie quantisiert werden. Gebraucht werden sie beim Laden, beim Kodieren der Captions und für Vorschauen, außer die Embeddings sind zwischengespeichert.</translation>
    </message>
    <message>
        <source>Optimizer state or network are too large</source>
        <extracomment>memory: optimizer_or_rank, title</extracomment>
        <translation>Optimizer-Zustand oder Netzwerk sind zu groß</translation>
    </message>
    <message>
        <source>The optimizer keeps one or two numbers for every trained parameter. For a small network that is little; for a very high rank, an optimizer in full precision or a full fine-tune it is many GiB, allocated in the first step.</source>
        <extracomment>memory: optimizer_or_rank, explanation</extracomment>
        <translation>Der Optimizer hält zu jedem trainierten Parameter ein oder zwei Zahlen. Bei einem kleinen Netzwerk ist das wenig; bei sehr hohem Rank, einem Optimizer in voller Genauigkeit oder einem vollen Finetuning sind es viele GiB, belegt im ersten Schritt.</translation>
    </message>
    <message>
        <source>The settings are on the edge of what fits</source>
        <extracomment>memory: borderline_config, title</extracomment>
        <translation>Die Einstellungen liegen an der Grenze</translation>
    </message>
    <message>
        <source>Nothing single stands out: most steps fit, some do not. A bit less of the largest bucket, of frames or of the previews makes the run stable.</source>
        <extracomment>memory: borderline_config, explanation</extracomment>
        <translation>Nichts Einzelnes sticht heraus: Die meisten Schritte passen, manche nicht. Etwas weniger beim größten Bucket, bei den Frames oder den Vorschauen macht den Lauf stabil.</translation>
    </message>
    <message>
        <source>The card is too small for this model</source>
        <extracomment>memory: gpu_too_small, title</extracomment>
        <translation>Die Karte ist für dieses Modell zu klein</translation>
    </message>
    <message>
        <source>The weights alone, or the smallest step that still makes sense, exceed the card with every memory saver on. A smaller model or a larger card is the way out; more retries are not.</source>
        <extracomment>memory: gpu_too_small, explanation</extracomment>
        <translation>Schon die Gewichte, oder der kleinste noch sinnvolle Schritt, sind größer als die Karte, obwohl alles eingeschaltet ist, was Speicher spart. Da hilft nur ein kleineres Modell oder eine größere Karte; weitere Versuche helfen nicht.</translation>
    </message>
    <message>
        <source>Another program holds the card&apos;s memory</source>
        <extracomment>memory: gpu_occupied, title</extracomment>
        <translation>Ein anderes Programm belegt den Speicher der Karte</translation>
    </message>
    <message>
        <source>A second process, a program with a window or an earlier run that never ended holds memory on the same card. No setting of the job gives it back.</source>
        <extracomment>memory: gpu_occupied, explanation</extracomment>
        <translation>Ein zweiter Prozess, ein Programm mit Fenster oder ein früherer Lauf, der nie endete, belegt Speicher auf derselben Karte. Keine Einstellung des Jobs gibt ihn wieder frei.</translation>
    </message>
    <message>
        <source>The card or the worker did not start from clean memory</source>
        <extracomment>memory: worker_state, title</extracomment>
        <translation>Karte oder Worker sind nicht mit leerem Speicher gestartet</translation>
    </message>
    <message>
        <source>The job is small and the card is full all the same, although this run holds little of it. Something from before is still there. Repeating the run burns time and money; a fresh worker or a restart clears it.</source>
        <extracomment>memory: worker_state, explanation</extracomment>
        <translation>Der Job ist klein, und trotzdem ist die Karte voll, obwohl dieser Lauf wenig davon belegt. Etwas von vorher ist noch da. Wiederholen kostet nur Zeit und Geld; ein frischer Worker oder ein Neustart räumt auf.</translation>
    </message>
    <message>
        <source>The free memory is in pieces</source>
        <extracomment>memory: fragmentation, title</extracomment>
        <translation>Der freie Speicher ist zerstückelt</translation>
    </message>
    <message>
        <source>PyTorch has enough memory reserved, but no single piece of it is large enough. Buckets of many shapes break the pool up over time.</source>
        <extracomment>memory: fragmentation, explanation</extracomment>
        <translation>PyTorch hat genug Speicher reserviert, aber kein Stück davon ist groß genug. Buckets in vielen Formaten zerlegen den Vorrat mit der Zeit.</translation>
    </message>
    <message>
        <source>Memory grows over many steps</source>
        <extracomment>memory: memory_growth, title</extracomment>
        <translation>Der Speicherbedarf wächst über viele Schritte</translation>
    </message>
    <message>
        <source>Every step or every preview leaves a little behind until nothing is left. It is a fault of the program rather than of a setting; saving often and resuming in shorter runs works around it.</source>
        <extracomment>memory: memory_growth, explanation</extracomment>
        <translation>Jeder Schritt oder jede Vorschau lässt etwas zurück, bis nichts mehr frei ist. Das ist eher ein Fehler des Programms als einer Einstellung; wer oft speichert und in kürzeren Läufen fortsetzt, kommt darum herum.</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s</source>
        <extracomment>memory: host_ram_exhausted, title</extracomment>
        <translation>Der Arbeitsspeicher ist voll, nicht der der Karte</translation>
    </message>
    <message>
        <source>Loading, offloading, caching in memory and saving need system memory too: often as much as the whole model. When it runs out the system kills the program, or page-locked memory cannot be had.</source>
        <extracomment>memory: host_ram_exhausted, explanation</extracomment>
        <translation>Laden, Auslagern, Zwischenspeichern im RAM und Speichern brauchen auch Arbeitsspeicher: oft so viel wie das ganze Modell. Geht er aus, beendet das System das Programm, oder fest belegter Speicher (pinned) ist nicht zu bekommen.</translation>
    </message>
    <message>
        <source>An update made it need more memory</source>
        <extracomment>memory: toolkit_regression, title</extracomment>
        <translation>Seit einem Update wird mehr Speicher gebraucht</translation>
    </message>
    <message>
        <source>The same job fitted before the trainer, PyTorch or the driver was updated. Going back to the version that worked, or forward to one with the fix, is the way out.</source>
        <extracomment>memory: toolkit_regression, explanation</extracomment>
        <translation>Derselbe Job passte, bevor Trainer, PyTorch oder Treiber aktualisiert wurden. Abhilfe: zurück zur Version, die lief, oder weiter zu einer, die den Fehler behebt.</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>memory: other, title</extracomment>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>None of the known causes explains this run well. The steps of the safe order still lower memory; the report helps others to find the reason.</source>
        <extracomment>memory: other, explanation</extracomment>
        <translation>Keine der bekannten Ursachen erklärt diesen Lauf gut. Die Schritte in der sicheren Reihenfolge senken den Speicherbedarf trotzdem; der Bericht hilft anderen, den Grund zu finden.</translation>
    </message>
    <message>
        <source>The model needs an accepted licence and a login</source>
        <extracomment>other_failures: not_oom.gated_model, title</extracomment>
        <translation>Das Modell verlangt eine akzeptierte Lizenz und eine Anmeldung</translation>
    </message>
    <message>
        <source>The download was refused: the model&apos;s page asks for an accepted licence, and the downloader for a Hugging Face token. 401 means there is no token, 403 that the licence is not accepted for this account.</source>
        <extracomment>other_failures: not_oom.gated_model, explanation</extracomment>
        <translation>Der Download wurde abgelehnt: Die Seite des Modells verlangt eine akzeptierte Lizenz, und der Download ein Token von Hugging Face. 401 heißt, dass kein Token da ist; 403, dass die Lizenz für dieses Konto nicht akzeptiert ist.</translation>
    </message>
    <message>
        <source>Accept the licence on the model&apos;s page on Hugging Face, create a token with read access and enter it in AI Toolkit&apos;s settings (HF_TOKEN). Then start the job unchanged.</source>
        <extracomment>other_failures: not_oom.gated_model, remedy</extracomment>
        <translation>Akzeptieren Sie die Lizenz auf der Seite des Modells bei Hugging Face, erzeugen Sie ein Token mit Leserecht und tragen Sie es in den Einstellungen von AI Toolkit ein (HF_TOKEN). Starten Sie den Job dann unverändert.</translation>
    </message>
    <message>
        <source>The model&apos;s files were not found</source>
        <extracomment>other_failures: not_oom.model_not_found, title</extracomment>
        <translation>Die Dateien des Modells wurden nicht gefunden</translation>
    </message>
    <message>
        <source>The path or the name of the model leads nowhere, or a file of it is missing or broken.</source>
        <extracomment>other_failures: not_oom.model_not_found, explanation</extracomment>
        <translation>Pfad oder Name des Modells führen ins Leere, oder eine seiner Dateien fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>Check name_or_path in the Model card: a repository&apos;s name is written as owner/name, a folder must hold the model&apos;s files. Delete a broken download so that it is fetched again.</source>
        <extracomment>other_failures: not_oom.model_not_found, remedy</extracomment>
        <translation>Prüfen Sie name_or_path auf der Karte Model: Der Name eines Repositorys wird als owner/name geschrieben, ein Ordner muss die Dateien des Modells enthalten. Löschen Sie einen beschädigten Download, damit er neu geholt wird.</translation>
    </message>
    <message>
        <source>The dataset is missing or has nothing usable in it</source>
        <extracomment>other_failures: not_oom.dataset_missing, title</extracomment>
        <translation>Der Datensatz fehlt oder enthält nichts Brauchbares</translation>
    </message>
    <message>
        <source>The folder does not exist, is empty, or holds another kind of files than the job expects: videos for a job that trains images, or edits without their control images.</source>
        <extracomment>other_failures: not_oom.dataset_missing, explanation</extracomment>
        <translation>Den Ordner gibt es nicht, er ist leer, oder er enthält andere Dateien, als der Job erwartet: Videos bei einem Job für Bilder, oder Bearbeitungen ohne ihre Kontrollbilder.</translation>
    </message>
    <message>
        <source>Check the dataset folder&apos;s path and that it holds images, or clips together with a Num Frames above 1. Jobs that edit pictures also need the control folder.</source>
        <extracomment>other_failures: not_oom.dataset_missing, remedy</extracomment>
        <translation>Prüfen Sie den Pfad zum Ordner des Datensatzes, und ob darin Bilder liegen oder Clips bei Num Frames über 1. Jobs, die Bilder bearbeiten, brauchen auch den Kontrollordner.</translation>
    </message>
    <message>
        <source>The config is not valid</source>
        <extracomment>other_failures: not_oom.config_invalid, title</extracomment>
        <translation>Die Config ist nicht gültig</translation>
    </message>
    <message>
        <source>The trainer cannot read the config, or a value in it is not allowed.</source>
        <extracomment>other_failures: not_oom.config_invalid, explanation</extracomment>
        <translation>Der Trainer kann die Config nicht lesen, oder ein Wert darin ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Open the config under Fix: problems are marked with their line. A job made anew in AI Toolkit&apos;s own form is valid.</source>
        <extracomment>other_failures: not_oom.config_invalid, remedy</extracomment>
        <translation>Öffnen Sie die Config unter „Beheben“: Probleme sind dort mit ihrer Zeile markiert. Ein Job, der in AI Toolkits eigenem Formular neu angelegt wird, ist gültig.</translation>
    </message>
    <message>
        <source>A Python package is missing</source>
        <extracomment>other_failures: not_oom.module_missing, title</extracomment>
        <translation>Ein Python-Paket fehlt</translation>
    </message>
    <message>
        <source>The program cannot start because a package it imports is not installed in this environment.</source>
        <extracomment>other_failures: not_oom.module_missing, explanation</extracomment>
        <translation>Das Programm kann nicht starten, weil ein Paket, das es importiert, in dieser Umgebung nicht installiert ist.</translation>
    </message>
    <message>
        <source>In AI Toolkit&apos;s folder, with its venv active: pip install -r requirements.txt</source>
        <extracomment>other_failures: not_oom.module_missing, remedy</extracomment>
        <translation>Im Ordner von AI Toolkit, mit aktivem venv: pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>PyTorch has no code for this card</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, title</extracomment>
        <translation>PyTorch enthält keinen Code für diese Karte</translation>
    </message>
    <message>
        <source>The installed PyTorch was built without this card&apos;s generation. It is common after a new card was put in.</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, explanation</extracomment>
        <translation>Das installierte PyTorch wurde ohne die Generation dieser Karte gebaut. Das kommt oft vor, wenn eine neue Karte eingebaut wurde.</translation>
    </message>
    <message>
        <source>Install the PyTorch build that AI Toolkit&apos;s README names for your card, for example: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, remedy</extracomment>
        <translation>Installieren Sie den PyTorch-Build, den die README von AI Toolkit für Ihre Karte nennt, zum Beispiel: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</translation>
    </message>
    <message>
        <source>The graphics driver is too old</source>
        <extracomment>other_failures: not_oom.driver_too_old, title</extracomment>
        <translation>Der Grafiktreiber ist zu alt</translation>
    </message>
    <message>
        <source>The driver is older than the CUDA version that PyTorch was built for.</source>
        <extracomment>other_failures: not_oom.driver_too_old, explanation</extracomment>
        <translation>Der Treiber ist älter als die CUDA-Version, für die PyTorch gebaut wurde.</translation>
    </message>
    <message>
        <source>Install the newest driver of the card&apos;s maker and restart.</source>
        <extracomment>other_failures: not_oom.driver_too_old, remedy</extracomment>
        <translation>Installieren Sie den neuesten Treiber des Herstellers der Karte und starten Sie den Rechner neu.</translation>
    </message>
    <message>
        <source>The card reported an error that is not about memory</source>
        <extracomment>other_failures: not_oom.cuda_error, title</extracomment>
        <translation>Die Karte meldete einen Fehler, der nichts mit Speicher zu tun hat</translation>
    </message>
    <message>
        <source>A CUDA call failed for another reason: an index out of range, an illegal access, or a driver that was reset. Heavy oversubscription of memory can end so too, but this message does not prove it.</source>
        <extracomment>other_failures: not_oom.cuda_error, explanation</extracomment>
        <translation>Ein CUDA-Aufruf scheiterte aus einem anderen Grund: ein Index außerhalb des Bereichs, ein unerlaubter Zugriff oder ein zurückgesetzter Treiber. Auch stark überbelegter Speicher kann so enden, aber diese Meldung beweist es nicht.</translation>
    </message>
    <message>
        <source>Start once more with the environment variable CUDA_LAUNCH_BLOCKING=1: the line in the traceback is then the right one. If it stays the same, update the driver and undo any overclocking.</source>
        <extracomment>other_failures: not_oom.cuda_error, remedy</extracomment>
        <translation>Starten Sie einmal mit der Umgebungsvariablen CUDA_LAUNCH_BLOCKING=1: Dann zeigt der Traceback auf die richtige Zeile. Bleibt der Fehler, aktualisieren Sie den Treiber und nehmen Sie Übertaktung zurück.</translation>
    </message>
    <message>
        <source>The loss became invalid (nan or inf)</source>
        <extracomment>other_failures: not_oom.nan_loss, title</extracomment>
        <translation>Der Loss wurde ungültig (nan oder inf)</translation>
    </message>
    <message>
        <source>Training goes on but nothing is learned any more: the numbers left the range of the data type. Half precision (fp16) on a model made for bf16, a learning rate that is far too high, or a faulty quantisation are the usual reasons.</source>
        <extracomment>other_failures: not_oom.nan_loss, explanation</extracomment>
        <translation>Das Training geht weiter, aber es wird nichts mehr gelernt: Die Zahlen haben den Bereich des Datentyps verlassen. Meist liegt es an halber Genauigkeit (fp16) bei einem Modell für bf16, an einer viel zu hohen Lernrate oder an einer fehlerhaften Quantisierung.</translation>
    </message>
    <message>
        <source>Stop the run. Use bf16 for train.dtype and save.dtype, lower the learning rate to a tenth, and try another quantisation; start from the last good checkpoint or anew.</source>
        <extracomment>other_failures: not_oom.nan_loss, remedy</extracomment>
        <translation>Stoppen Sie den Lauf. Nehmen Sie bf16 für train.dtype und save.dtype, senken Sie die Lernrate auf ein Zehntel und versuchen Sie eine andere Quantisierung; beginnen Sie beim letzten guten Checkpoint oder von vorn.</translation>
    </message>
    <message>
        <source>Tensors are on different devices or of different types</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, title</extracomment>
        <translation>Tensoren liegen auf verschiedenen Geräten oder haben verschiedene Typen</translation>
    </message>
    <message>
        <source>Part of the model is on the card and part in system memory, or in another precision than the rest. That is a fault of the program or of a combination of options, not of memory.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, explanation</extracomment>
        <translation>Ein Teil des Modells liegt auf der Karte und ein Teil im Arbeitsspeicher, oder in anderer Genauigkeit als der Rest. Das ist ein Fehler des Programms oder einer Kombination von Optionen, nicht des Speichers.</translation>
    </message>
    <message>
        <source>Switch Layer Offloading off, or the last option that was changed, and update AI Toolkit; then report it with the log.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, remedy</extracomment>
        <translation>Schalten Sie Layer Offloading oder die zuletzt geänderte Option aus und aktualisieren Sie AI Toolkit; melden Sie es dann mit dem Log.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>other_failures: not_oom.disk_full, title</extracomment>
        <translation>Die Platte ist voll</translation>
    </message>
    <message>
        <source>There was no room left to write a checkpoint, a cache or a download.</source>
        <extracomment>other_failures: not_oom.disk_full, explanation</extracomment>
        <translation>Für einen Checkpoint, einen Zwischenspeicher oder einen Download war kein Platz mehr.</translation>
    </message>
    <message>
        <source>Free space on the drive of the output folder and of the model cache, or keep fewer checkpoints (Max Step Saves to Keep).</source>
        <extracomment>other_failures: not_oom.disk_full, remedy</extracomment>
        <translation>Schaffen Sie Platz auf dem Laufwerk des Ausgabeordners und des Modell-Caches, oder behalten Sie weniger Checkpoints (Max Step Saves to Keep).</translation>
    </message>
    <message>
        <source>A file or folder may not be written or read</source>
        <extracomment>other_failures: not_oom.permission_denied, title</extracomment>
        <translation>Eine Datei oder ein Ordner darf nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>The system refused access: the target is a folder or read-only, belongs to another user, or another program holds it open.</source>
        <extracomment>other_failures: not_oom.permission_denied, explanation</extracomment>
        <translation>Das System hat den Zugriff verweigert: Das Ziel ist ein Ordner oder schreibgeschützt, gehört einem anderen Benutzer, oder ein anderes Programm hält es geöffnet.</translation>
    </message>
    <message>
        <source>Check the path in the message; choose an output folder that belongs to you, outside of Program Files, and close programs that have the file open.</source>
        <extracomment>other_failures: not_oom.permission_denied, remedy</extracomment>
        <translation>Prüfen Sie den Pfad in der Meldung; wählen Sie einen eigenen Ausgabeordner außerhalb von „Programme“ und schließen Sie Programme, die die Datei geöffnet haben.</translation>
    </message>
    <message>
        <source>The network failed</source>
        <extracomment>other_failures: not_oom.network, title</extracomment>
        <translation>Das Netzwerk hat versagt</translation>
    </message>
    <message>
        <source>A download or an upload did not get through.</source>
        <extracomment>other_failures: not_oom.network, explanation</extracomment>
        <translation>Ein Download oder ein Upload kam nicht durch.</translation>
    </message>
    <message>
        <source>Check the connection and start again; downloads continue where they stopped. Behind a proxy set HTTPS_PROXY.</source>
        <extracomment>other_failures: not_oom.network, remedy</extracomment>
        <translation>Prüfen Sie die Verbindung und starten Sie erneut; Downloads gehen dort weiter, wo sie abbrachen. Hinter einem Proxy setzen Sie HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>Compiling code for the card failed</source>
        <extracomment>other_failures: not_oom.compile_failed, title</extracomment>
        <translation>Das Kompilieren von Code für die Karte ist gescheitert</translation>
    </message>
    <message>
        <source>Triton or the compiler behind torch.compile could not build its code: a compiler or a header is missing, or the card is not supported.</source>
        <extracomment>other_failures: not_oom.compile_failed, explanation</extracomment>
        <translation>Triton oder der Compiler hinter torch.compile konnte seinen Code nicht bauen: Ein Compiler oder ein Header fehlt, oder die Karte wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Switch Compile off in the Quantize / Compile card. On Windows triton needs its own package (triton-windows).</source>
        <extracomment>other_failures: not_oom.compile_failed, remedy</extracomment>
        <translation>Schalten Sie Compile auf der Karte Quantize / Compile aus. Unter Windows braucht Triton ein eigenes Paket (triton-windows).</translation>
    </message>
    <message>
        <source>It was stopped on purpose</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, title</extracomment>
        <translation>Der Lauf wurde absichtlich gestoppt</translation>
    </message>
    <message>
        <source>The run was ended by Stop in the user interface or by Ctrl-C.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, explanation</extracomment>
        <translation>Der Lauf wurde mit Stop in der Oberfläche oder mit Strg+C beendet.</translation>
    </message>
    <message>
        <source>Nothing has to be mended. Started again, the job goes on from its last checkpoint.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, remedy</extracomment>
        <translation>Es gibt nichts zu beheben. Neu gestartet, geht der Job von seinem letzten Checkpoint aus weiter.</translation>
    </message>
    <message>
        <source>The job&apos;s state is out of date</source>
        <extracomment>other_failures: not_oom.stale_job, title</extracomment>
        <translation>Der Zustand des Jobs ist veraltet</translation>
    </message>
    <message>
        <source>The queue still shows a run that ended long ago, after a power cut or a killed program.</source>
        <extracomment>other_failures: not_oom.stale_job, explanation</extracomment>
        <translation>Die Warteschlange zeigt noch einen Lauf, der längst zu Ende ist, nach einem Stromausfall oder einem beendeten Programm.</translation>
    </message>
    <message>
        <source>Restart AI Toolkit&apos;s user interface, mark the job as stopped and start it again.</source>
        <extracomment>other_failures: not_oom.stale_job, remedy</extracomment>
        <translation>Starten Sie die Oberfläche von AI Toolkit neu, markieren Sie den Job als gestoppt und starten Sie ihn erneut.</translation>
    </message>
    <message>
        <source>Two libraries do not fit together</source>
        <extracomment>other_failures: not_oom.library_mismatch, title</extracomment>
        <translation>Zwei Bibliotheken passen nicht zusammen</translation>
    </message>
    <message>
        <source>A package was updated to a version that the trainer, or another package, does not know: a function is missing, takes other arguments, or returns something else.</source>
        <extracomment>other_failures: not_oom.library_mismatch, explanation</extracomment>
        <translation>Ein Paket wurde auf eine Version aktualisiert, die der Trainer oder ein anderes Paket nicht kennt: Eine Funktion fehlt, erwartet andere Argumente oder liefert etwas anderes.</translation>
    </message>
    <message>
        <source>Install exactly the versions the trainer names: pip install -r requirements.txt --upgrade --force-reinstall; and report it if that does not help.</source>
        <extracomment>other_failures: not_oom.library_mismatch, remedy</extracomment>
        <translation>Installieren Sie genau die Versionen, die der Trainer nennt: pip install -r requirements.txt --upgrade --force-reinstall; hilft das nicht, melden Sie es.</translation>
    </message>
    <message>
        <source>The program crashed inside native code</source>
        <extracomment>other_failures: not_oom.crash, title</extracomment>
        <translation>Das Programm ist in nativem Code abgestürzt</translation>
    </message>
    <message>
        <source>The process ended without a Python error: an access violation, an abort, or a library that could not be loaded. It is no proof of a lack of memory, though too small a paging file can end so.</source>
        <extracomment>other_failures: not_oom.crash, explanation</extracomment>
        <translation>Der Prozess endete ohne Python-Fehler: mit einer Zugriffsverletzung, einem Abbruch oder einer Bibliothek, die sich nicht laden ließ. Fehlender Speicher ist damit nicht bewiesen, auch wenn eine zu kleine Auslagerungsdatei so enden kann.</translation>
    </message>
    <message>
        <source>Update the driver and PyTorch; on Windows let the paging file grow (65536 MB or more) and install the newest Visual C++ runtime. Then run once more and watch the system&apos;s memory.</source>
        <extracomment>other_failures: not_oom.crash, remedy</extracomment>
        <translation>Aktualisieren Sie Treiber und PyTorch; lassen Sie unter Windows die Auslagerungsdatei wachsen (65536 MB oder mehr) und installieren Sie die neueste Visual C++ Runtime. Starten Sie dann noch einmal und beobachten Sie den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Another failure</source>
        <extracomment>other_failures: not_oom.other, title</extracomment>
        <translation>Ein anderer Fehler</translation>
    </message>
    <message>
        <source>The message is none that Headroom knows. It is not about memory.</source>
        <extracomment>other_failures: not_oom.other, explanation</extracomment>
        <translation>Diese Meldung kennt Headroom nicht. Mit Speicher hat sie nichts zu tun.</translation>
    </message>
    <message>
        <source>Search for the message in the trainer&apos;s tracker, or report it there with the log.</source>
        <extracomment>other_failures: not_oom.other, remedy</extracomment>
        <translation>Suchen Sie die Meldung im Tracker des Trainers, oder melden Sie sie dort mit dem Log.</translation>
    </message>
    <message>
        <source>The same config has worked before.</source>
        <extracomment>answers: worked_same_config, title</extracomment>
        <translation>Dieselbe Config lief schon einmal.</translation>
    </message>
    <message>
        <source>Another config has worked on this machine.</source>
        <extracomment>answers: worked_other_config, title</extracomment>
        <translation>Eine andere Config lief auf diesem Rechner schon.</translation>
    </message>
    <message>
        <source>No config has worked on this machine yet.</source>
        <extracomment>answers: never_worked, title</extracomment>
        <translation>Auf diesem Rechner lief noch keine Config.</translation>
    </message>
    <message>
        <source>It began after an update of the trainer, PyTorch or the driver.</source>
        <extracomment>answers: after_update, title</extracomment>
        <translation>Es begann nach einem Update des Trainers, von PyTorch oder des Treibers.</translation>
    </message>
    <message>
        <source>Nothing was updated before it began.</source>
        <extracomment>answers: after_update, absent</extracomment>
        <translation>Bevor es begann, wurde nichts aktualisiert.</translation>
    </message>
    <message>
        <source>This version is known to need more memory than it should: %1.</source>
        <extracomment>answers: known_bad_version, title</extracomment>
        <translation>Diese Version braucht bekanntermaßen mehr Speicher, als sie sollte: %1.</translation>
    </message>
    <message>
        <source>It fails only sometimes with the same config.</source>
        <extracomment>answers: fails_sometimes, title</extracomment>
        <translation>Mit derselben Config scheitert es nur manchmal.</translation>
    </message>
    <message>
        <source>It fails every time.</source>
        <extracomment>answers: fails_sometimes, absent</extracomment>
        <translation>Es scheitert jedes Mal.</translation>
    </message>
    <message>
        <source>Even a conservative config fails at once.</source>
        <extracomment>answers: conservative_fails, title</extracomment>
        <translation>Selbst eine konservative Config scheitert sofort.</translation>
    </message>
    <message>
        <source>Other programs use the card.</source>
        <extracomment>answers: other_programs_open, title</extracomment>
        <translation>Andere Programme benutzen die Karte.</translation>
    </message>
    <message>
        <source>No other program uses the card.</source>
        <extracomment>answers: other_programs_open, absent</extracomment>
        <translation>Kein anderes Programm benutzt die Karte.</translation>
    </message>
    <message>
        <source>It fails on a fresh worker or after a restart as well.</source>
        <extracomment>answers: persists_on_fresh_worker, title</extracomment>
        <translation>Es scheitert auch auf einem frischen Worker oder nach einem Neustart.</translation>
    </message>
    <message>
        <source>The machine has only %1 of system memory.</source>
        <extracomment>answers: system_ram_small, title</extracomment>
        <translation>Der Rechner hat nur %1 Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The machine has %1 of system memory.</source>
        <extracomment>answers: system_ram_small, absent</extracomment>
        <translation>Der Rechner hat %1 Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Steps are many times slower than before.</source>
        <extracomment>answers: very_slow, title</extracomment>
        <translation>Die Schritte sind um ein Vielfaches langsamer als vorher.</translation>
    </message>
    <message>
        <source>Steps are not slower than usual.</source>
        <extracomment>answers: very_slow, absent</extracomment>
        <translation>Die Schritte sind nicht langsamer als sonst.</translation>
    </message>
    <message>
        <source>It runs on Windows, where the desktop and other programs share the card.</source>
        <extracomment>answers: on_windows, title</extracomment>
        <translation>Es läuft unter Windows, wo sich der Desktop und andere Programme die Karte teilen.</translation>
    </message>
    <message>
        <source>It runs on a rented machine, which may not start from clean memory.</source>
        <extracomment>answers: on_rented_machine, title</extracomment>
        <translation>Es läuft auf einem gemieteten Rechner; dessen Speicher ist beim Start nicht immer leer.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <extracomment>config: checkpointing_off, absent</extracomment>
        <translation>Gradient Checkpointing ist eingeschaltet.</translation>
    </message>
    <message>
        <source>The batch size is %1.</source>
        <extracomment>config: batch_above_one, title</extracomment>
        <translation>Die Batch-Größe ist %1.</translation>
    </message>
    <message>
        <source>The batch size is 1 already.</source>
        <extracomment>config: batch_above_one, absent</extracomment>
        <translation>Die Batch-Größe ist schon 1.</translation>
    </message>
    <message>
        <source>The batch size is %1: activations are %1 times those of a single item.</source>
        <extracomment>config: batch_large, title</extracomment>
        <translation>Die Batch-Größe ist %1: Die Aktivierungen brauchen das %1-Fache eines einzelnen Bilds.</translation>
    </message>
    <message>
        <source>The largest resolution is %1.</source>
        <extracomment>config: bucket_very_large, title</extracomment>
        <translation>Die größte Auflösung ist %1.</translation>
    </message>
    <message>
        <source>The largest resolution is only %1.</source>
        <extracomment>config: bucket_small, title</extracomment>
        <translation>Die größte Auflösung ist nur %1.</translation>
    </message>
    <message>
        <source>Buckets of different size are trained (%1): small ones may fit where the largest does not.</source>
        <extracomment>config: several_buckets, title</extracomment>
        <translation>Trainiert werden Buckets verschiedener Größe (%1): Kleine können passen, wo der größte nicht passt.</translation>
    </message>
    <message>
        <source>All buckets have about the same size.</source>
        <extracomment>config: several_buckets, absent</extracomment>
        <translation>Alle Buckets sind etwa gleich groß.</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained.</source>
        <extracomment>config: clips_long, title</extracomment>
        <translation>Trainiert werden Clips mit %1 Frames.</translation>
    </message>
    <message>
        <source>Clips have no more than %1 frames.</source>
        <extracomment>config: clips_long, absent</extracomment>
        <translation>Kein Clip hat mehr als %1 Frames.</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained, many times the memory of a still picture.</source>
        <extracomment>config: clips_very_long, title</extracomment>
        <translation>Trainiert werden Clips mit %1 Frames; das braucht ein Vielfaches des Speichers eines Einzelbilds.</translation>
    </message>
    <message>
        <source>A video model is trained.</source>
        <extracomment>config: trains_video, title</extracomment>
        <translation>Trainiert wird ein Videomodell.</translation>
    </message>
    <message>
        <source>No video model is trained.</source>
        <extracomment>config: trains_video, absent</extracomment>
        <translation>Es wird kein Videomodell trainiert.</translation>
    </message>
    <message>
        <source>The training data are single images.</source>
        <extracomment>config: no_clips, title</extracomment>
        <translation>Die Trainingsdaten sind Einzelbilder.</translation>
    </message>
    <message>
        <source>The training data are video clips.</source>
        <extracomment>config: no_clips, absent</extracomment>
        <translation>Die Trainingsdaten sind Videoclips.</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <extracomment>config: previews_off, title</extracomment>
        <translation>Es werden keine Vorschauen erzeugt.</translation>
    </message>
    <message>
        <source>Previews are made.</source>
        <extracomment>config: previews_off, absent</extracomment>
        <translation>Es werden Vorschauen erzeugt.</translation>
    </message>
    <message>
        <source>The heaviest preview is %1 × %2.</source>
        <extracomment>config: preview_pixels_large, title</extracomment>
        <translation>Die aufwendigste Vorschau ist %1 × %2.</translation>
    </message>
    <message>
        <source>The heaviest preview is only %1 × %2.</source>
        <extracomment>config: preview_pixels_small, title</extracomment>
        <translation>Die aufwendigste Vorschau ist nur %1 × %2.</translation>
    </message>
    <message>
        <source>The heaviest preview has %1 times the pixels of the largest training item.</source>
        <extracomment>config: preview_heavier_than_training, title</extracomment>
        <translation>Die aufwendigste Vorschau hat %1-mal so viele Pixel wie das größte Trainingsbild.</translation>
    </message>
    <message>
        <source>A preview has %1 frames.</source>
        <extracomment>config: preview_clip_long, title</extracomment>
        <translation>Eine Vorschau hat %1 Frames.</translation>
    </message>
    <message>
        <source>No preview has more than %1 frames.</source>
        <extracomment>config: preview_clip_long, absent</extracomment>
        <translation>Keine Vorschau hat mehr als %1 Frames.</translation>
    </message>
    <message>
        <source>low_vram is off, although it eases loading of this model.</source>
        <extracomment>config: low_vram_unused, title</extracomment>
        <translation>low_vram ist aus, obwohl es das Laden dieses Modells erleichtert.</translation>
    </message>
    <message>
        <source>low_vram is on, or does nothing for this model.</source>
        <extracomment>config: low_vram_unused, absent</extracomment>
        <translation>low_vram ist an oder bewirkt bei diesem Modell nichts.</translation>
    </message>
    <message>
        <source>The transformer is not quantised.</source>
        <extracomment>config: quantize_off, title</extracomment>
        <translation>Der Transformer ist nicht quantisiert.</translation>
    </message>
    <message>
        <source>The transformer is quantised.</source>
        <extracomment>config: quantize_off, absent</extracomment>
        <translation>Der Transformer ist quantisiert.</translation>
    </message>
    <message>
        <source>The text encoder is not quantised.</source>
        <extracomment>config: text_encoder_unquantized, title</extracomment>
        <translation>Der Text-Encoder ist nicht quantisiert.</translation>
    </message>
    <message>
        <source>The text encoder is quantised.</source>
        <extracomment>config: text_encoder_unquantized, absent</extracomment>
        <translation>Der Text-Encoder ist quantisiert.</translation>
    </message>
    <message>
        <source>The text encoder stays on the card: its embeddings are neither cached nor is it unloaded.</source>
        <extracomment>config: text_encoder_resident, title</extracomment>
        <translation>Der Text-Encoder bleibt auf der Karte: Seine Embeddings werden nicht zwischengespeichert, und er wird auch nicht entladen.</translation>
    </message>
    <message>
        <source>The text encoder leaves the card before training.</source>
        <extracomment>config: text_encoder_resident, absent</extracomment>
        <translation>Der Text-Encoder verlässt die Karte vor dem Training.</translation>
    </message>
    <message>
        <source>Only a small network is trained, not the whole model.</source>
        <extracomment>config: full_finetune, absent</extracomment>
        <translation>Trainiert wird nur ein kleines Netzwerk, nicht das ganze Modell.</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps its state in full precision.</source>
        <extracomment>config: optimizer_heavy, title</extracomment>
        <translation>Der Optimizer %1 hält seinen Zustand in voller Genauigkeit.</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps a small state.</source>
        <extracomment>config: optimizer_heavy, absent</extracomment>
        <translation>Der Optimizer %1 hat einen kleinen Zustand.</translation>
    </message>
    <message>
        <source>The network has rank %1 and the optimizer %2: their memory is small.</source>
        <extracomment>config: optimizer_state_small, title</extracomment>
        <translation>Das Netzwerk hat Rank %1, der Optimizer ist %2: Beide brauchen wenig Speicher.</translation>
    </message>
    <message>
        <source>The network rank is %1.</source>
        <extracomment>config: rank_high, title</extracomment>
        <translation>Der Rank des Netzwerks ist %1.</translation>
    </message>
    <message>
        <source>The network rank is only %1.</source>
        <extracomment>config: rank_high, absent</extracomment>
        <translation>Der Rank des Netzwerks ist nur %1.</translation>
    </message>
    <message>
        <source>The settings are conservative already: batch 1, checkpointing on, small buckets, clips and previews.</source>
        <extracomment>config: settings_conservative, title</extracomment>
        <translation>Die Einstellungen sind schon konservativ: Batch 1, Checkpointing an, kleine Buckets, Clips und Vorschauen.</translation>
    </message>
    <message>
        <source>Layers are offloaded into page-locked system memory.</source>
        <extracomment>config: weights_offloaded, title</extracomment>
        <translation>Schichten sind in fest belegten Arbeitsspeicher ausgelagert.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2 and should fit.</source>
        <extracomment>estimate: estimate_fits, title</extracomment>
        <translation>Laut Schätzung braucht diese Phase etwa %1 von %2 und sollte passen.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2: on the edge.</source>
        <extracomment>estimate: estimate_on_the_edge, title</extracomment>
        <translation>Laut Schätzung braucht diese Phase etwa %1 von %2: grenzwertig.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 where the card has %2.</source>
        <extracomment>estimate: estimate_far_over, title</extracomment>
        <translation>Laut Schätzung braucht diese Phase etwa %1, die Karte hat %2.</translation>
    </message>
    <message>
        <source>Even with every memory saver on, the estimate does not fit %1.</source>
        <extracomment>estimate: nothing_fits, title</extracomment>
        <translation>Selbst wenn alles eingeschaltet ist, was Speicher spart, passt es laut Schätzung nicht in %1.</translation>
    </message>
    <message>
        <source>With the right settings the estimate fits %1.</source>
        <extracomment>estimate: nothing_fits, absent</extracomment>
        <translation>Mit den richtigen Einstellungen passt es laut Schätzung in %1.</translation>
    </message>
    <message>
        <source>The weights alone take about %1 where the card has %2.</source>
        <extracomment>estimate: weights_exceed_card, title</extracomment>
        <translation>Allein die Gewichte brauchen etwa %1, die Karte hat %2.</translation>
    </message>
    <message>
        <source>The weights take about %1 of %2.</source>
        <extracomment>estimate: weights_exceed_card, absent</extracomment>
        <translation>Die Gewichte brauchen etwa %1 von %2.</translation>
    </message>
    <message>
        <source>The card has only %1.</source>
        <extracomment>estimate: card_tiny, title</extracomment>
        <translation>Die Karte hat nur %1.</translation>
    </message>
    <message>
        <source>With gradient checkpointing on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_checkpointing, title</extracomment>
        <translation>Mit Gradient Checkpointing sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>With a batch of 1 the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_batch, title</extracomment>
        <translation>Mit einem Batch von 1 sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>A batch of 1 would not be enough by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_batch, absent</extracomment>
        <translation>Ein Batch von 1 würde laut Schätzung nicht reichen: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>Without the largest bucket the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_bucket, title</extracomment>
        <translation>Ohne den größten Bucket sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>Dropping the largest bucket would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_bucket, absent</extracomment>
        <translation>Den größten Bucket wegzulassen, würde laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With fewer frames the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_frames, title</extracomment>
        <translation>Mit weniger Frames sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>Fewer frames would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_frames, absent</extracomment>
        <translation>Weniger Frames würden laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With smaller previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview, title</extracomment>
        <translation>Mit kleineren Vorschauen sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>Smaller previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview, absent</extracomment>
        <translation>Kleinere Vorschauen würden laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With shorter previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview_frames, title</extracomment>
        <translation>Mit kürzeren Vorschauen sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>Shorter previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview_frames, absent</extracomment>
        <translation>Kürzere Vorschauen würden laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With the model&apos;s memory savers on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_model_load, title</extracomment>
        <translation>Mit den Speicherhebeln des Modells sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>The model&apos;s memory savers would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_model_load, absent</extracomment>
        <translation>Die Speicherhebel des Modells würden laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With the text encoder out of the way the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_text_encoder, title</extracomment>
        <translation>Ohne den Text-Encoder auf der Karte sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>Without the text encoder the estimate would hardly change: %1 become %2.</source>
        <extracomment>estimate: but_for_text_encoder, absent</extracomment>
        <translation>Ohne den Text-Encoder würde sich die Schätzung kaum ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>With an 8-bit optimizer the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_optimizer, title</extracomment>
        <translation>Mit einem 8-Bit-Optimizer sinkt die Schätzung von %1 auf %2.</translation>
    </message>
    <message>
        <source>An 8-bit optimizer would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_optimizer, absent</extracomment>
        <translation>Ein 8-Bit-Optimizer würde laut Schätzung wenig ändern: Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>PyTorch&apos;s own allocator on the card reported it.</source>
        <extracomment>message: message_allocator, title</extracomment>
        <translation>Gemeldet hat es PyTorchs eigener Allocator auf der Karte.</translation>
    </message>
    <message>
        <source>The message is a bare &quot;CUDA error: out of memory&quot; without sizes: it does not come from the allocator of the card.</source>
        <extracomment>message: message_bare_cuda, title</extracomment>
        <translation>Die Meldung ist ein bloßes „CUDA error: out of memory“ ohne Größen: Sie kommt nicht vom Allocator der Karte.</translation>
    </message>
    <message>
        <source>cuBLAS or cuDNN could not get its workspace.</source>
        <extracomment>message: message_cublas, title</extracomment>
        <translation>cuBLAS oder cuDNN bekam seinen Arbeitsbereich nicht.</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s.</source>
        <extracomment>message: message_host_memory, title</extracomment>
        <translation>Der Arbeitsspeicher war voll, nicht der der Karte.</translation>
    </message>
    <message>
        <source>Shared memory for the data loader (/dev/shm) ran out.</source>
        <extracomment>message: message_shared_memory, title</extracomment>
        <translation>Der gemeinsame Speicher des Data Loaders (/dev/shm) war voll.</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error; a full card would have left one.</source>
        <extracomment>message: stops_without_error, title</extracomment>
        <translation>Das Log bricht beim Laden ohne Fehler ab; eine volle Karte hätte einen hinterlassen.</translation>
    </message>
    <message>
        <source>The log holds no error message.</source>
        <extracomment>message: no_error_message, title</extracomment>
        <translation>Das Log enthält keine Fehlermeldung.</translation>
    </message>
    <message>
        <source>There is no error, but steps take %1 s.</source>
        <extracomment>message: running_slow, title</extracomment>
        <translation>Es gibt keinen Fehler, aber ein Schritt dauert %1 s.</translation>
    </message>
    <message>
        <source>This run itself holds %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, title</extracomment>
        <translation>Dieser Lauf belegt selbst %1 der %2 auf der Karte.</translation>
    </message>
    <message>
        <source>This run itself holds only %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, absent</extracomment>
        <translation>Dieser Lauf belegt selbst nur %1 der %2 auf der Karte.</translation>
    </message>
    <message>
        <source>Another process holds %1 of the card&apos;s memory.</source>
        <extracomment>message: other_process_holds_much, title</extracomment>
        <translation>Ein anderer Prozess belegt %1 des Speichers der Karte.</translation>
    </message>
    <message>
        <source>%1 of the %2 on the card are held by neither this run nor a named process.</source>
        <extracomment>message: most_of_card_unexplained, title</extracomment>
        <translation>%1 der %2 auf der Karte belegt weder dieser Lauf noch ein genannter Prozess.</translation>
    </message>
    <message>
        <source>%1 of the card&apos;s memory are not accounted for by this run.</source>
        <extracomment>message: some_of_card_unexplained, title</extracomment>
        <translation>%1 des Speichers der Karte lassen sich nicht durch diesen Lauf erklären.</translation>
    </message>
    <message>
        <source>%1 were reserved but unused, more than the %2 asked for.</source>
        <extracomment>message: pool_covers_request, title</extracomment>
        <translation>%1 waren reserviert, aber ungenutzt – mehr als die angeforderten %2.</translation>
    </message>
    <message>
        <source>Only %1 were reserved but unused, less than the %2 asked for: the memory is not in pieces.</source>
        <extracomment>message: pool_covers_request, absent</extracomment>
        <translation>Nur %1 waren reserviert und ungenutzt, weniger als die angeforderten %2: Der Speicher ist nicht zerstückelt.</translation>
    </message>
    <message>
        <source>%1 were reserved but unused where %2 were asked for: the free room is in pieces.</source>
        <extracomment>message: pool_large, title</extracomment>
        <translation>%1 waren reserviert, aber ungenutzt, angefordert waren %2: Der freie Platz ist zerstückelt.</translation>
    </message>
    <message>
        <source>More is allocated (%1) than the card has (%2): the driver was paging already.</source>
        <extracomment>message: allocated_above_card, title</extracomment>
        <translation>Es ist mehr belegt (%1), als die Karte hat (%2): Der Treiber hat schon ausgelagert.</translation>
    </message>
    <message>
        <source>A single request of %1 failed: one big tensor, as in a decode or a large bucket.</source>
        <extracomment>message: request_large, title</extracomment>
        <translation>Eine einzelne Anforderung von %1 ist gescheitert: ein großer Tensor, wie beim Dekodieren oder in einem großen Bucket.</translation>
    </message>
    <message>
        <source>A single request of %1 exceeds the whole card (%2).</source>
        <extracomment>message: request_above_card, title</extracomment>
        <translation>Eine einzelne Anforderung von %1 ist größer als die ganze Karte (%2).</translation>
    </message>
    <message>
        <source>The log names a model behind a licence or a login: %1</source>
        <extracomment>other_failures: named_gated_model, title</extracomment>
        <translation>Das Log nennt ein Modell, das Lizenz oder Anmeldung verlangt: %1</translation>
    </message>
    <message>
        <source>The log names a model that was not found: %1</source>
        <extracomment>other_failures: named_model_not_found, title</extracomment>
        <translation>Das Log nennt ein Modell, das nicht gefunden wurde: %1</translation>
    </message>
    <message>
        <source>The log names the dataset: %1</source>
        <extracomment>other_failures: named_dataset_missing, title</extracomment>
        <translation>Das Log nennt den Datensatz: %1</translation>
    </message>
    <message>
        <source>The log names the config: %1</source>
        <extracomment>other_failures: named_config_invalid, title</extracomment>
        <translation>Das Log nennt die Config: %1</translation>
    </message>
    <message>
        <source>The log names a package that is missing: %1</source>
        <extracomment>other_failures: named_module_missing, title</extracomment>
        <translation>Das Log nennt ein fehlendes Paket: %1</translation>
    </message>
    <message>
        <source>The log says that PyTorch has no code for this card: %1</source>
        <extracomment>other_failures: named_gpu_arch_unsupported, title</extracomment>
        <translation>Laut Log enthält PyTorch keinen Code für diese Karte: %1</translation>
    </message>
    <message>
        <source>The log names the driver: %1</source>
        <extracomment>other_failures: named_driver_too_old, title</extracomment>
        <translation>Das Log nennt den Treiber: %1</translation>
    </message>
    <message>
        <source>The log names an error of the card: %1</source>
        <extracomment>other_failures: named_cuda_error, title</extracomment>
        <translation>Das Log nennt einen Fehler der Karte: %1</translation>
    </message>
    <message>
        <source>The loss became invalid: %1</source>
        <extracomment>other_failures: named_nan_loss, title</extracomment>
        <translation>Der Loss wurde ungültig: %1</translation>
    </message>
    <message>
        <source>The log names tensors that do not go together: %1</source>
        <extracomment>other_failures: named_dtype_or_device_mismatch, title</extracomment>
        <translation>Das Log nennt Tensoren, die nicht zusammenpassen: %1</translation>
    </message>
    <message>
        <source>The log says that no space is left: %1</source>
        <extracomment>other_failures: named_disk_full, title</extracomment>
        <translation>Laut Log ist kein Platz mehr frei: %1</translation>
    </message>
    <message>
        <source>The log says that access was denied: %1</source>
        <extracomment>other_failures: named_permission_denied, title</extracomment>
        <translation>Laut Log wurde der Zugriff verweigert: %1</translation>
    </message>
    <message>
        <source>The log names the network: %1</source>
        <extracomment>other_failures: named_network, title</extracomment>
        <translation>Das Log nennt das Netzwerk: %1</translation>
    </message>
    <message>
        <source>The log names the compiler: %1</source>
        <extracomment>other_failures: named_compile_failed, title</extracomment>
        <translation>Das Log nennt den Compiler: %1</translation>
    </message>
    <message>
        <source>The log says that the run was stopped: %1</source>
        <extracomment>other_failures: named_interrupted_by_user, title</extracomment>
        <translation>Laut Log wurde der Lauf gestoppt: %1</translation>
    </message>
    <message>
        <source>The log shows a job that is not really running: %1</source>
        <extracomment>other_failures: named_stale_job, title</extracomment>
        <translation>Das Log zeigt einen Job, der gar nicht läuft: %1</translation>
    </message>
    <message>
        <source>The log names a mismatch of libraries: %1</source>
        <extracomment>other_failures: named_library_mismatch, title</extracomment>
        <translation>Das Log nennt Bibliotheken, die nicht zusammenpassen: %1</translation>
    </message>
    <message>
        <source>The program crashed: %1</source>
        <extracomment>other_failures: named_crash, title</extracomment>
        <translation>Das Programm ist abgestürzt: %1</translation>
    </message>
    <message>
        <source>The log ends with an error that is not about memory: %1</source>
        <extracomment>other_failures: named_other, title</extracomment>
        <translation>Das Log endet mit einem Fehler, der nichts mit Speicher zu tun hat: %1</translation>
    </message>
    <message>
        <source>The error is about an import: %1</source>
        <extracomment>other_failures: exception_import, title</extracomment>
        <translation>Der Fehler betrifft einen Import: %1</translation>
    </message>
    <message>
        <source>The error is a call that the library does not take: %1</source>
        <extracomment>other_failures: exception_api, title</extracomment>
        <translation>Der Fehler ist ein Aufruf, den die Bibliothek nicht annimmt: %1</translation>
    </message>
    <message>
        <source>The error is about a missing file: %1</source>
        <extracomment>other_failures: exception_file, title</extracomment>
        <translation>Der Fehler betrifft eine fehlende Datei: %1</translation>
    </message>
    <message>
        <source>The error is about access: %1</source>
        <extracomment>other_failures: exception_permission, title</extracomment>
        <translation>Der Fehler betrifft einen Zugriff: %1</translation>
    </message>
    <message>
        <source>The error is about a connection: %1</source>
        <extracomment>other_failures: exception_network, title</extracomment>
        <translation>Der Fehler betrifft eine Verbindung: %1</translation>
    </message>
    <message>
        <source>The error is about a value: %1</source>
        <extracomment>other_failures: exception_value, title</extracomment>
        <translation>Der Fehler betrifft einen Wert: %1</translation>
    </message>
    <message>
        <source>The run was interrupted: %1</source>
        <extracomment>other_failures: exception_interrupt, title</extracomment>
        <translation>Der Lauf wurde unterbrochen: %1</translation>
    </message>
    <message>
        <source>The process ended by a native crash: %1</source>
        <extracomment>other_failures: exit_by_native_crash, title</extracomment>
        <translation>Der Prozess endete mit einem Absturz in nativem Code: %1</translation>
    </message>
    <message>
        <source>It happened at the start, before any model was loaded.</source>
        <extracomment>other_failures: phase_startup, title</extracomment>
        <translation>Es geschah beim Start, bevor ein Modell geladen wurde.</translation>
    </message>
    <message>
        <source>It happened while the model was being loaded.</source>
        <extracomment>phase: phase_loading, title</extracomment>
        <translation>Es geschah, während das Modell geladen wurde.</translation>
    </message>
    <message>
        <source>It happened while weights were being quantised.</source>
        <extracomment>phase: phase_quantizing, title</extracomment>
        <translation>Es geschah, während Gewichte quantisiert wurden.</translation>
    </message>
    <message>
        <source>It happened while images or clips were being encoded into the latent cache.</source>
        <extracomment>phase: phase_caching_latents, title</extracomment>
        <translation>Es geschah, während Bilder oder Clips für den Latent-Cache kodiert wurden.</translation>
    </message>
    <message>
        <source>It happened while captions were being encoded by the text encoder.</source>
        <extracomment>phase: phase_caching_text, title</extracomment>
        <translation>Es geschah, während der Text-Encoder Captions kodierte.</translation>
    </message>
    <message>
        <source>It happened in the first preview, before any training step.</source>
        <extracomment>phase: phase_baseline_sample, title</extracomment>
        <translation>Es geschah in der ersten Vorschau, vor jedem Trainingsschritt.</translation>
    </message>
    <message>
        <source>It happened within the first ten training steps.</source>
        <extracomment>phase: phase_first_steps, title</extracomment>
        <translation>Es geschah in den ersten zehn Trainingsschritten.</translation>
    </message>
    <message>
        <source>It happened in training after more than ten steps.</source>
        <extracomment>phase: phase_later_steps, title</extracomment>
        <translation>Es geschah im Training, nach mehr als zehn Schritten.</translation>
    </message>
    <message>
        <source>It happened while a preview was being generated; training itself had worked.</source>
        <extracomment>phase: phase_preview, title</extracomment>
        <translation>Es geschah beim Erzeugen einer Vorschau; das Training selbst lief.</translation>
    </message>
    <message>
        <source>It happened while a checkpoint was being saved.</source>
        <extracomment>phase: phase_saving, title</extracomment>
        <translation>Es geschah beim Speichern eines Checkpoints.</translation>
    </message>
    <message>
        <source>It fails before the first training step.</source>
        <extracomment>phase: phase_before_first_step, title</extracomment>
        <translation>Es scheitert vor dem ersten Trainingsschritt.</translation>
    </message>
    <message>
        <source>Not a single training step was completed.</source>
        <extracomment>phase: first_step_never_done, title</extracomment>
        <translation>Kein einziger Trainingsschritt wurde fertig.</translation>
    </message>
    <message>
        <source>Some training steps were completed before it failed.</source>
        <extracomment>phase: first_step_never_done, absent</extracomment>
        <translation>Einige Trainingsschritte wurden fertig, bevor es scheiterte.</translation>
    </message>
    <message>
        <source>Smaller batches fit, a later one did not. Steps that went well before: %1.</source>
        <extracomment>phase: failed_after_few_steps, title</extracomment>
        <translation>Kleinere Batches passten, ein späterer nicht. Zuvor gelungene Schritte: %1.</translation>
    </message>
    <message>
        <source>Single batches were skipped for lack of memory and training went on. Skipped: %1.</source>
        <extracomment>phase: lone_skips, title</extracomment>
        <translation>Einzelne Batches wurden mangels Speicher übersprungen, das Training ging weiter. Übersprungen: %1.</translation>
    </message>
    <message>
        <source>A preview had been generated without trouble before.</source>
        <extracomment>phase: first_sample_went_well, title</extracomment>
        <translation>Zuvor wurde eine Vorschau ohne Probleme erzeugt.</translation>
    </message>
    <message>
        <source>AI Toolkit keeps gradient checkpointing on unless the config says otherwise.</source>
        <extracomment>phase: checkpointing_by_default, title</extracomment>
        <translation>AI Toolkit hat Gradient Checkpointing eingeschaltet, solange die Config nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The failing call copies weights from the card into page-locked system memory.</source>
        <extracomment>phase: doing_pinned_copy, title</extracomment>
        <translation>Der gescheiterte Aufruf kopiert Gewichte von der Karte in fest belegten Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The failing call is in the optimizer, where its state is laid out.</source>
        <extracomment>phase: doing_optimizer_step, title</extracomment>
        <translation>Der gescheiterte Aufruf liegt im Optimizer, wo dessen Zustand angelegt wird.</translation>
    </message>
    <message>
        <source>All denoising steps of the preview were done; the failing call decodes the picture.</source>
        <extracomment>phase: doing_preview_decode, title</extracomment>
        <translation>Alle Entrauschungsschritte der Vorschau waren fertig; der gescheiterte Aufruf dekodiert das Bild.</translation>
    </message>
    <message>
        <source>The failing call is in the validation pass, not in training itself.</source>
        <extracomment>phase: doing_validation, title</extracomment>
        <translation>Der gescheiterte Aufruf liegt in der Validierung, nicht im Training selbst.</translation>
    </message>
    <message>
        <source>The text encoder was being loaded, moved or run when it failed.</source>
        <extracomment>phase: doing_text_encoder, title</extracomment>
        <translation>Als es scheiterte, wurde der Text-Encoder geladen, verschoben oder ausgeführt.</translation>
    </message>
    <message>
        <source>The transformer&apos;s weights were being loaded or moved to the card when it failed.</source>
        <extracomment>phase: doing_transformer, title</extracomment>
        <translation>Als es scheiterte, wurden die Gewichte des Transformers geladen oder auf die Karte verschoben.</translation>
    </message>
    <message>
        <source>An earlier attempt in this log failed before training as well.</source>
        <extracomment>phase: same_job_failed_at_once_before, title</extracomment>
        <translation>Auch ein früherer Versuch in diesem Log scheiterte vor dem Training.</translation>
    </message>
    <message>
        <source>A run with a batch of %1 worked; this one has %2.</source>
        <extracomment>phase: worked_with_smaller_batch, title</extracomment>
        <translation>Ein Lauf mit Batch %1 ging durch; dieser hat %2.</translation>
    </message>
    <message>
        <source>A run with resolutions up to %1 worked; this one goes up to %2.</source>
        <extracomment>phase: worked_with_smaller_bucket, title</extracomment>
        <translation>Ein Lauf mit Auflösungen bis %1 ging durch; dieser geht bis %2.</translation>
    </message>
    <message>
        <source>A run with clips of %1 frames worked; this one has %2.</source>
        <extracomment>phase: worked_with_fewer_frames, title</extracomment>
        <translation>Ein Lauf mit Clips von %1 Frames ging durch; dieser hat %2.</translation>
    </message>
    <message>
        <source>A run with gradient checkpointing on worked; this one has it off.</source>
        <extracomment>phase: worked_with_checkpointing, title</extracomment>
        <translation>Ein Lauf mit Gradient Checkpointing ging durch; bei diesem ist es aus.</translation>
    </message>
    <message>
        <source>A run with smaller previews worked.</source>
        <extracomment>phase: worked_with_smaller_preview, title</extracomment>
        <translation>Ein Lauf mit kleineren Vorschauen ging durch.</translation>
    </message>
    <message>
        <source>Memory use climbed from %1 to %2 while nothing changed.</source>
        <extracomment>phase: memory_climbs, title</extracomment>
        <translation>Der Speicherverbrauch stieg von %1 auf %2, ohne dass sich etwas änderte.</translation>
    </message>
    <message>
        <source>Memory use stayed level over the recorded time.</source>
        <extracomment>phase: memory_climbs, absent</extracomment>
        <translation>Der Speicherverbrauch blieb über die aufgezeichnete Zeit gleich.</translation>
    </message>
    <message>
        <source>Turn gradient checkpointing on</source>
        <extracomment>config: gradient_checkpointing_on, title</extracomment>
        <translation>Gradient Checkpointing einschalten</translation>
    </message>
    <message>
        <source>Steps take about a third longer; the result is the same.</source>
        <extracomment>config: gradient_checkpointing_on, price</extracomment>
        <translation>Schritte dauern etwa ein Drittel länger; das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
        <source>Set Batch Size to 1 and keep the effective batch with Gradient Accumulation</source>
        <extracomment>config: batch_size_one, title</extracomment>
        <translation>Batch Size auf 1 setzen und den effektiven Batch mit Gradient Accumulation halten</translation>
    </message>
    <message>
        <source>An effective batch takes longer; the result is about the same.</source>
        <extracomment>config: batch_size_one, price</extracomment>
        <translation>Ein effektiver Batch dauert länger; das Ergebnis ist etwa dasselbe.</translation>
    </message>
    <message>
        <source>Remove the largest resolution from Resolutions</source>
        <extracomment>config: drop_largest_bucket, title</extracomment>
        <translation>Die größte Auflösung aus Resolutions entfernen</translation>
    </message>
    <message>
        <source>Fine detail is learned from smaller pictures; the bucket can come back once the run is stable.</source>
        <extracomment>config: drop_largest_bucket, price</extracomment>
        <translation>Feine Details werden aus kleineren Bildern gelernt; der Bucket kann zurückkommen, sobald der Lauf stabil ist.</translation>
    </message>
    <message>
        <source>Lower Num Frames of the training clips</source>
        <extracomment>config: reduce_num_frames, title</extracomment>
        <translation>Num Frames der Trainingsclips senken</translation>
    </message>
    <message>
        <source>Shorter motion is learned; frames can be added back once the run is stable.</source>
        <extracomment>config: reduce_num_frames, price</extracomment>
        <translation>Gelernt werden kürzere Bewegungen; Frames können zurückkommen, sobald der Lauf stabil ist.</translation>
    </message>
    <message>
        <source>Lower Width and Height of the previews</source>
        <extracomment>config: shrink_preview, title</extracomment>
        <translation>Width und Height der Vorschauen senken</translation>
    </message>
    <message>
        <source>Previews are smaller; the training is not touched.</source>
        <extracomment>config: shrink_preview, price</extracomment>
        <translation>Die Vorschauen werden kleiner; das Training bleibt unberührt.</translation>
    </message>
    <message>
        <source>Lower Num Frames of the previews</source>
        <extracomment>config: reduce_preview_frames, title</extracomment>
        <translation>Num Frames der Vorschauen senken</translation>
    </message>
    <message>
        <source>Previews are shorter clips; the training is not touched.</source>
        <extracomment>config: reduce_preview_frames, price</extracomment>
        <translation>Die Vorschauen werden kürzer; das Training bleibt unberührt.</translation>
    </message>
    <message>
        <source>Raise Sample Every</source>
        <extracomment>config: sample_less_often, title</extracomment>
        <translation>Sample Every erhöhen</translation>
    </message>
    <message>
        <source>Fewer previews. It changes how often a preview can fail, not how much memory one needs.</source>
        <extracomment>config: sample_less_often, price</extracomment>
        <translation>Weniger Vorschauen. Das ändert, wie oft eine Vorschau scheitern kann, nicht, wie viel Speicher sie braucht.</translation>
    </message>
    <message>
        <source>Skip the first preview</source>
        <extracomment>config: skip_first_sample, title</extracomment>
        <translation>Die erste Vorschau auslassen</translation>
    </message>
    <message>
        <source>No picture to compare with. The same preview comes back at the next Sample Every.</source>
        <extracomment>config: skip_first_sample, price</extracomment>
        <translation>Kein Bild zum Vergleichen. Dieselbe Vorschau kommt beim nächsten Sample Every wieder.</translation>
    </message>
    <message>
        <source>Switch previews off (Disable Sampling)</source>
        <extracomment>config: disable_sampling, title</extracomment>
        <translation>Vorschauen abschalten (Disable Sampling)</translation>
    </message>
    <message>
        <source>No pictures while training; bring them back smaller once the run is stable.</source>
        <extracomment>config: disable_sampling, price</extracomment>
        <translation>Keine Bilder während des Trainings; holen Sie sie kleiner zurück, sobald der Lauf stabil ist.</translation>
    </message>
    <message>
        <source>Turn the model&apos;s low-memory path on (low_vram)</source>
        <extracomment>config: low_vram_on, title</extracomment>
        <translation>Den Low-Memory-Pfad des Modells einschalten (low_vram)</translation>
    </message>
    <message>
        <source>Loading and previews take longer.</source>
        <extracomment>config: low_vram_on, price</extracomment>
        <translation>Laden und Vorschauen dauern länger.</translation>
    </message>
    <message>
        <source>Quantise the model and its text encoder</source>
        <extracomment>config: quantize_on, title</extracomment>
        <translation>Das Modell und seinen Text-Encoder quantisieren</translation>
    </message>
    <message>
        <source>A small loss of precision; loading takes longer.</source>
        <extracomment>config: quantize_on, price</extracomment>
        <translation>Ein wenig Genauigkeit geht verloren; das Laden dauert länger.</translation>
    </message>
    <message>
        <source>Quantise to fewer bits</source>
        <extracomment>config: quantize_lower, title</extracomment>
        <translation>Mit weniger Bits quantisieren</translation>
    </message>
    <message>
        <source>Some loss of quality unless the model has an accuracy recovery adapter.</source>
        <extracomment>config: quantize_lower, price</extracomment>
        <translation>Etwas Qualität geht verloren, außer das Modell hat einen Accuracy Recovery Adapter.</translation>
    </message>
    <message>
        <source>Offload layers into system memory</source>
        <extracomment>config: layer_offloading_on, title</extracomment>
        <translation>Schichten in den Arbeitsspeicher auslagern</translation>
    </message>
    <message>
        <source>Steps take clearly longer, and system memory about the size of the model is needed.</source>
        <extracomment>config: layer_offloading_on, price</extracomment>
        <translation>Schritte dauern deutlich länger, und es braucht Arbeitsspeicher etwa in der Größe des Modells.</translation>
    </message>
    <message>
        <source>Offload fewer layers into system memory</source>
        <extracomment>config: layer_offloading_less, title</extracomment>
        <translation>Weniger Schichten in den Arbeitsspeicher auslagern</translation>
    </message>
    <message>
        <source>More of the model stays on the card, which must have the room.</source>
        <extracomment>config: layer_offloading_less, price</extracomment>
        <translation>Mehr vom Modell bleibt auf der Karte; sie muss den Platz haben.</translation>
    </message>
    <message>
        <source>Cache the text embeddings and free the text encoder</source>
        <extracomment>config: cache_text_embeddings, title</extracomment>
        <translation>Text-Embeddings zwischenspeichern und den Text-Encoder freigeben</translation>
    </message>
    <message>
        <source>Captions are encoded once, before training; changed captions are encoded again.</source>
        <extracomment>config: cache_text_embeddings, price</extracomment>
        <translation>Captions werden einmal vor dem Training kodiert; geänderte Captions werden neu kodiert.</translation>
    </message>
    <message>
        <source>Unload the text encoder while training</source>
        <extracomment>config: unload_text_encoder, title</extracomment>
        <translation>Den Text-Encoder während des Trainings entladen</translation>
    </message>
    <message>
        <source>Captions are ignored; only the trigger word is trained.</source>
        <extracomment>config: unload_text_encoder, price</extracomment>
        <translation>Captions werden ignoriert; trainiert wird nur das Trigger-Wort.</translation>
    </message>
    <message>
        <source>Cache latents on disk</source>
        <extracomment>config: cache_latents_to_disk, title</extracomment>
        <translation>Latents auf der Platte zwischenspeichern</translation>
    </message>
    <message>
        <source>Some disk space; the first start takes longer.</source>
        <extracomment>config: cache_latents_to_disk, price</extracomment>
        <translation>Etwas Platz auf der Platte; der erste Start dauert länger.</translation>
    </message>
    <message>
        <source>Decode previews in tiles</source>
        <extracomment>config: vae_tiling_on, title</extracomment>
        <translation>Vorschauen in Kacheln dekodieren</translation>
    </message>
    <message>
        <source>Previews take a little longer.</source>
        <extracomment>config: vae_tiling_on, price</extracomment>
        <translation>Vorschauen dauern etwas länger.</translation>
    </message>
    <message>
        <source>Use an 8-bit optimizer</source>
        <extracomment>config: optimizer_8bit, title</extracomment>
        <translation>Einen 8-Bit-Optimizer verwenden</translation>
    </message>
    <message>
        <source>Practically none for a LoRA.</source>
        <extracomment>config: optimizer_8bit, price</extracomment>
        <translation>Bei einer LoRA praktisch nichts.</translation>
    </message>
    <message>
        <source>Lower the network rank</source>
        <extracomment>config: lower_rank, title</extracomment>
        <translation>Den Rank des Netzwerks senken</translation>
    </message>
    <message>
        <source>The LoRA can hold less; 16 or 32 is enough for most subjects.</source>
        <extracomment>config: lower_rank, price</extracomment>
        <translation>Die LoRA kann weniger aufnehmen; für die meisten Motive reicht 16 oder 32.</translation>
    </message>
    <message>
        <source>Switch EMA off</source>
        <extracomment>config: ema_off, title</extracomment>
        <translation>EMA ausschalten</translation>
    </message>
    <message>
        <source>The averaged copy of the weights is lost.</source>
        <extracomment>config: ema_off, price</extracomment>
        <translation>Die gemittelte Kopie der Gewichte entfällt.</translation>
    </message>
    <message>
        <source>Switch validation off</source>
        <extracomment>config: disable_validation, title</extracomment>
        <translation>Die Validierung ausschalten</translation>
    </message>
    <message>
        <source>The validation loss is no longer shown.</source>
        <extracomment>config: disable_validation, price</extracomment>
        <translation>Der Validierungs-Loss wird nicht mehr angezeigt.</translation>
    </message>
    <message>
        <source>Save more often and resume in shorter runs</source>
        <extracomment>config: save_more_often, title</extracomment>
        <translation>Öfter speichern und in kürzeren Läufen fortsetzen</translation>
    </message>
    <message>
        <source>More checkpoints on disk, and a restart now and then.</source>
        <extracomment>config: save_more_often, price</extracomment>
        <translation>Mehr Checkpoints auf der Platte und ab und zu ein Neustart.</translation>
    </message>
    <message>
        <source>Use fewer data loader workers</source>
        <extracomment>config: fewer_workers, title</extracomment>
        <translation>Weniger Data-Loader-Worker verwenden</translation>
    </message>
    <message>
        <source>Loading data can become the bottleneck.</source>
        <extracomment>config: fewer_workers, price</extracomment>
        <translation>Das Laden der Daten kann zum Engpass werden.</translation>
    </message>
    <message>
        <source>Close the other programs that use the card</source>
        <extracomment>manual: close_other_programs, title</extracomment>
        <translation>Die anderen Programme schließen, die die Karte benutzen</translation>
    </message>
    <message>
        <source>None for the training.</source>
        <extracomment>manual: close_other_programs, price</extracomment>
        <translation>Für das Training nichts.</translation>
    </message>
    <message>
        <source>1. Run in a terminal: nvidia-smi
   The table at the bottom names each process with its memory.
2. Task Manager &gt; Details: right-click a column head &gt; Select columns &gt; Dedicated GPU memory, and sort by it.
3. Close games, browsers with video, ComfyUI, Stable Diffusion web UIs and earlier trainings. To end one by its number:
   taskkill /PID NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>1. In einem Terminal ausführen: nvidia-smi
   Die Tabelle unten nennt jeden Prozess mit seinem Speicher.
2. Task-Manager &gt; Details: Rechtsklick auf einen Spaltenkopf &gt; Spalten auswählen &gt; Dedizierter GPU-Speicher, danach sortieren.
3. Spiele, Browser mit Video, ComfyUI, Stable-Diffusion-Oberflächen und frühere Trainings schließen. Einen über seine Nummer beenden:
   taskkill /PID NUMMER</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# einen über seine Nummer beenden
kill NUMMER</translation>
    </message>
    <message>
        <source># Processes of Windows and of WSL share the card: look on both sides.
nvidia-smi
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation># Prozesse von Windows und von WSL teilen sich die Karte: auf beiden Seiten nachsehen.
nvidia-smi
kill NUMMER</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number; a process that cannot be seen belongs to another container: take a fresh worker
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# einen über seine Nummer beenden; ein unsichtbarer Prozess gehört zu einem anderen Container: frischen Worker nehmen
kill NUMMER</translation>
    </message>
    <message>
        <source>Activity Monitor &gt; Memory: quit the programs at the top of the list.</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>Aktivitätsanzeige &gt; Speicher: die Programme ganz oben in der Liste beenden.</translation>
    </message>
    <message>
        <source>Let PyTorch join pieces of memory (expandable_segments)</source>
        <extracomment>manual: expandable_segments, title</extracomment>
        <translation>PyTorch Speicherstücke zusammenfügen lassen (expandable_segments)</translation>
    </message>
    <message>
        <source>None; not supported by most builds for Windows.</source>
        <extracomment>manual: expandable_segments, price</extracomment>
        <translation>Nichts; die meisten Builds für Windows unterstützen es nicht.</translation>
    </message>
    <message>
        <source># before starting AI Toolkit, in the same shell
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# fish
set -x PYTORCH_CUDA_ALLOC_CONF expandable_segments:True</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation># vor dem Start von AI Toolkit, in derselben Shell
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# fish
set -x PYTORCH_CUDA_ALLOC_CONF expandable_segments:True</translation>
    </message>
    <message>
        <source>export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation>export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source># as an environment variable of the pod or container
PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation># als Umgebungsvariable des Pods oder Containers
PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>rem most Windows builds of PyTorch ignore this
rem Command Prompt
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShell
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation>rem die meisten Windows-Builds von PyTorch beachten das nicht
rem Eingabeaufforderung
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShell
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</translation>
    </message>
    <message>
        <source>Restart the machine</source>
        <extracomment>manual: restart_machine, title</extracomment>
        <translation>Den Rechner neu starten</translation>
    </message>
    <message>
        <source>Stop the job, restart the machine, and start the job before anything else uses the card.</source>
        <extracomment>manual: restart_machine, commands</extracomment>
        <translation>Stoppen Sie den Job, starten Sie den Rechner neu und starten Sie den Job, bevor etwas anderes die Karte benutzt.</translation>
    </message>
    <message>
        <source>Run it once on a fresh worker, or after a restart</source>
        <extracomment>manual: fresh_worker, title</extracomment>
        <translation>Einmal auf einem frischen Worker laufen lassen, oder nach einem Neustart</translation>
    </message>
    <message>
        <source>The files have to be brought over; the old worker may be paid for nothing.</source>
        <extracomment>manual: fresh_worker, price</extracomment>
        <translation>Die Dateien müssen hinübergebracht werden; der alte Worker ist vielleicht umsonst bezahlt.</translation>
    </message>
    <message>
        <source>1. Stop this worker for good; restarting the same one can keep the fault.
2. Create a new one, on another host if it can be chosen.
3. Start the same job unchanged, once.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>1. Beenden Sie diesen Worker endgültig; nur neu gestartet, kann er den Fehler behalten.
2. Legen Sie einen neuen an, wenn möglich auf einem anderen Host.
3. Starten Sie denselben Job unverändert, einmal.</translation>
    </message>
    <message>
        <source>On a rented machine: stop this worker, create a new one and start the same job unchanged, once.
At home: restart the machine and start the job before anything else uses the card.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>Auf einem gemieteten Rechner: Beenden Sie diesen Worker, legen Sie einen neuen an und starten Sie denselben Job unverändert, einmal.
Zu Hause: Starten Sie den Rechner neu und starten Sie den Job, bevor etwas anderes die Karte benutzt.</translation>
    </message>
    <message>
        <source>Send the report to support</source>
        <extracomment>manual: contact_support, title</extracomment>
        <translation>Den Bericht an den Support senden</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <extracomment>manual: contact_support, price</extracomment>
        <translation>Warten auf eine Antwort.</translation>
    </message>
    <message>
        <source>Copy the report (Markdown) and send it to the support of the machine&apos;s provider, or open an issue at
the trainer&apos;s tracker. It holds the failure, the settings and what was tried; personal names are removed.</source>
        <extracomment>manual: contact_support, commands</extracomment>
        <translation>Kopieren Sie den Bericht (Markdown) und senden Sie ihn an den Support des Anbieters, oder legen Sie ein Issue im
Tracker des Trainers an. Er enthält den Fehler, die Einstellungen und was versucht wurde; persönliche Namen sind entfernt.</translation>
    </message>
    <message>
        <source>Give the system more memory (paging file, swap or RAM)</source>
        <extracomment>manual: more_host_memory, title</extracomment>
        <translation>Dem System mehr Speicher geben (Auslagerungsdatei, Swap oder RAM)</translation>
    </message>
    <message>
        <source>Disk space; loading takes longer when it is used.</source>
        <extracomment>manual: more_host_memory, price</extracomment>
        <translation>Platz auf der Platte; wird er genutzt, dauert das Laden länger.</translation>
    </message>
    <message>
        <source>1. Press Win+R, enter: SystemPropertiesAdvanced
2. Performance &gt; Settings &gt; Advanced &gt; Virtual memory &gt; Change.
3. Untick &quot;Automatically manage paging file size for all drives&quot;, choose an SSD, Custom size:
   initial 65536, maximum 131072 (MB). Set, OK, restart.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>1. Win+R drücken, eingeben: SystemPropertiesAdvanced
2. Leistung &gt; Einstellungen &gt; Erweitert &gt; Virtueller Arbeitsspeicher &gt; Ändern.
3. „Auslagerungsdateigröße für alle Laufwerke automatisch verwalten“ abwählen, eine SSD wählen, Benutzerdefinierte Größe:
   Anfangsgröße 65536, Maximale Größe 131072 (MB). Festlegen, OK, neu starten.</translation>
    </message>
    <message>
        <source>sudo fallocate -l 64G /swapfile
sudo chmod 600 /swapfile
sudo mkswap /swapfile
sudo swapon /swapfile
# to keep it after a restart
echo &apos;/swapfile none swap sw 0 0&apos; | sudo tee -a /etc/fstab</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>sudo fallocate -l 64G /swapfile
sudo chmod 600 /swapfile
sudo mkswap /swapfile
sudo swapon /swapfile
# damit es nach einem Neustart bleibt
echo &apos;/swapfile none swap sw 0 0&apos; | sudo tee -a /etc/fstab</translation>
    </message>
    <message>
        <source>WSL takes half of the system&apos;s memory by default. In Windows, write to %UserProfile%\.wslconfig:
[wsl2]
memory=48GB
swap=64GB
then in a terminal: wsl --shutdown
Page-locked memory stays limited under WSL: with layer offloading or block swap, run natively on Windows or Linux.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>WSL nimmt von sich aus die Hälfte des Arbeitsspeichers. Schreiben Sie unter Windows in %UserProfile%\.wslconfig:
[wsl2]
memory=48GB
swap=64GB
und dann in einem Terminal: wsl --shutdown
Fest belegter Speicher bleibt unter WSL begrenzt: Mit Layer Offloading oder Block Swap besser direkt unter Windows oder Linux laufen lassen.</translation>
    </message>
    <message>
        <source>Choose a worker with more system memory: twice the size of the model&apos;s files is a safe figure.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>Wählen Sie einen Worker mit mehr Arbeitsspeicher: Das Doppelte der Größe der Modelldateien ist ein sicherer Wert.</translation>
    </message>
    <message>
        <source>Close other programs: card and system share one memory.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>Schließen Sie andere Programme: Karte und System teilen sich einen Speicher.</translation>
    </message>
    <message>
        <source>Enlarge the container&apos;s shared memory (/dev/shm)</source>
        <extracomment>manual: raise_shm_size, title</extracomment>
        <translation>Den gemeinsamen Speicher des Containers vergrößern (/dev/shm)</translation>
    </message>
    <message>
        <source>docker run --shm-size=16g …
# in a compose file, beside the service&apos;s image
shm_size: 16gb
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>docker run --shm-size=16g …
# in einer Compose-Datei, neben dem Image des Dienstes
shm_size: 16gb
# zeigt, was da ist
df -h /dev/shm</translation>
    </message>
    <message>
        <source>Set the container&apos;s shared memory to 16 GB or more in the template, or: docker run --shm-size=16g …
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>Setzen Sie den gemeinsamen Speicher des Containers in der Vorlage auf 16 GB oder mehr, oder: docker run --shm-size=16g …
# zeigt, was da ist
df -h /dev/shm</translation>
    </message>
    <message>
        <source>docker run --shm-size=16g …</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>docker run --shm-size=16g …</translation>
    </message>
    <message>
        <source>Switch the driver&apos;s fallback to system memory off</source>
        <extracomment>manual: sysmem_fallback_off, title</extracomment>
        <translation>Das Ausweichen des Treibers auf den Arbeitsspeicher abschalten</translation>
    </message>
    <message>
        <source>A run that does not fit fails at once instead of crawling, and says so.</source>
        <extracomment>manual: sysmem_fallback_off, price</extracomment>
        <translation>Ein Lauf, der nicht passt, scheitert sofort mit einer Meldung, statt zu kriechen.</translation>
    </message>
    <message>
        <source>1. NVIDIA Control Panel &gt; Manage 3D settings &gt; Program Settings.
2. Add the python.exe of AI Toolkit&apos;s venv (venv\Scripts\python.exe).
3. &quot;CUDA - Sysmem Fallback Policy&quot;: Prefer No Sysmem Fallback. Apply, start the job again.</source>
        <extracomment>manual: sysmem_fallback_off, commands</extracomment>
        <translation>1. NVIDIA Systemsteuerung &gt; 3D-Einstellungen verwalten &gt; Programmeinstellungen.
2. Die python.exe aus dem venv von AI Toolkit hinzufügen (venv\Scripts\python.exe).
3. „CUDA – Sysmem Fallback-Richtlinie“: Kein Sysmem-Fallback bevorzugen. Übernehmen und den Job neu starten.</translation>
    </message>
    <message>
        <source>Go back to the version that worked, or on to the one with the fix</source>
        <extracomment>manual: pin_toolkit_version, title</extracomment>
        <translation>Zurück zur Version, die lief, oder weiter zu der mit der Korrektur</translation>
    </message>
    <message>
        <source>What the newer version brought is missing until it is fixed.</source>
        <extracomment>manual: pin_toolkit_version, price</extracomment>
        <translation>Was die neuere Version brachte, fehlt bis zur Korrektur.</translation>
    </message>
    <message>
        <source># in the folder of AI Toolkit: what is there now, and what was before
git log --oneline -20
# the newest first: the fault may be mended already
git pull
# else back to the commit that worked
git checkout COMMIT
pip install -r requirements.txt</source>
        <extracomment>manual: pin_toolkit_version, commands</extracomment>
        <translation># im Ordner von AI Toolkit: was jetzt da ist, und was vorher war
git log --oneline -20
# zuerst die neueste: vielleicht ist der Fehler schon behoben
git pull
# sonst zurück zum Commit, der lief
git checkout COMMIT
pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>Use a larger card</source>
        <extracomment>manual: bigger_gpu, title</extracomment>
        <translation>Eine größere Karte verwenden</translation>
    </message>
    <message>
        <source>Money, or a rented machine.</source>
        <extracomment>manual: bigger_gpu, price</extracomment>
        <translation>Geld, oder ein gemieteter Rechner.</translation>
    </message>
    <message>
        <source>Rent one with the memory that the estimate shows, with a tenth to spare, and take system memory for twice the
size of the model&apos;s files.</source>
        <extracomment>manual: bigger_gpu, commands</extracomment>
        <translation>Mieten Sie eine mit dem Speicher, den die Schätzung zeigt, plus einem Zehntel Reserve, und nehmen Sie Arbeitsspeicher für das Doppelte der
Größe der Modelldateien.</translation>
    </message>
    <message>
        <source>Train a smaller model</source>
        <extracomment>manual: choose_smaller_model, title</extracomment>
        <translation>Ein kleineres Modell trainieren</translation>
    </message>
    <message>
        <source>Another look and other abilities.</source>
        <extracomment>manual: choose_smaller_model, price</extracomment>
        <translation>Ein anderer Look und andere Fähigkeiten.</translation>
    </message>
    <message>
        <source>Choose another Model Architecture in the job&apos;s Model card; the form sets what belongs to it.</source>
        <extracomment>manual: choose_smaller_model, commands</extracomment>
        <translation>Wählen Sie auf der Karte Model des Jobs eine andere Model Architecture; das Formular stellt ein, was dazugehört.</translation>
    </message>
    <message>
        <source>Fix the failure itself; it is not about memory</source>
        <extracomment>manual: see_failure_help, title</extracomment>
        <translation>Den Fehler selbst beheben; mit Speicher hat er nichts zu tun</translation>
    </message>
    <message>
        <source>None.</source>
        <extracomment>manual: see_failure_help, price</extracomment>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Look at the failing line in the log: the message says what is missing or wrong.</source>
        <extracomment>manual: see_failure_help, commands</extracomment>
        <translation>Sehen Sie sich die fehlerhafte Zeile im Log an: Die Meldung sagt, was fehlt oder falsch ist.</translation>
    </message>
    <message>
        <source>When does it fail?</source>
        <extracomment>questions: crash_timing, title</extracomment>
        <translation>Wann scheitert es?</translation>
    </message>
    <message>
        <source>Before the first step or in the first preview</source>
        <extracomment>questions: before_step_1, title</extracomment>
        <translation>Vor dem ersten Schritt oder in der ersten Vorschau</translation>
    </message>
    <message>
        <source>In the first ten steps</source>
        <extracomment>questions: steps_1_10, title</extracomment>
        <translation>In den ersten zehn Schritten</translation>
    </message>
    <message>
        <source>Later in training</source>
        <extracomment>questions: later, title</extracomment>
        <translation>Später im Training</translation>
    </message>
    <message>
        <source>Only while a preview is made</source>
        <extracomment>questions: only_sampling, title</extracomment>
        <translation>Nur beim Erzeugen einer Vorschau</translation>
    </message>
    <message>
        <source>Sometimes yes, sometimes no</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>Mal ja, mal nein</translation>
    </message>
    <message>
        <source>At once, even with a conservative config</source>
        <extracomment>questions: conservative_fails_at_once, title</extracomment>
        <translation>Sofort, selbst mit einer konservativen Config</translation>
    </message>
    <message>
        <source>Does it fail every time with the same config?</source>
        <extracomment>questions: every_time, title</extracomment>
        <translation>Scheitert es mit derselben Config jedes Mal?</translation>
    </message>
    <message>
        <source>Every time</source>
        <extracomment>questions: always, title</extracomment>
        <translation>Jedes Mal</translation>
    </message>
    <message>
        <source>Only sometimes</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>Nur manchmal</translation>
    </message>
    <message>
        <source>Has it worked before?</source>
        <extracomment>questions: worked_before, title</extracomment>
        <translation>Lief es schon einmal?</translation>
    </message>
    <message>
        <source>Yes, with exactly this config</source>
        <extracomment>questions: same_config, title</extracomment>
        <translation>Ja, mit genau dieser Config</translation>
    </message>
    <message>
        <source>Yes, with another config</source>
        <extracomment>questions: other_config, title</extracomment>
        <translation>Ja, mit einer anderen Config</translation>
    </message>
    <message>
        <source>No, never on this machine</source>
        <extracomment>questions: never, title</extracomment>
        <translation>Nein, auf diesem Rechner noch nie</translation>
    </message>
    <message>
        <source>Did it begin after an update of the trainer, PyTorch or the driver?</source>
        <extracomment>questions: after_update, title</extracomment>
        <translation>Begann es nach einem Update des Trainers, von PyTorch oder des Treibers?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>questions: no, title</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>What are you training on?</source>
        <extracomment>questions: media, title</extracomment>
        <translation>Womit trainieren Sie?</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>questions: image, title</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Video clips</source>
        <extracomment>questions: video, title</extracomment>
        <translation>Videoclips</translation>
    </message>
    <message>
        <source>Audio</source>
        <extracomment>questions: audio, title</extracomment>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Where does it run?</source>
        <extracomment>questions: platform, title</extracomment>
        <translation>Wo läuft es?</translation>
    </message>
    <message>
        <source>Windows</source>
        <extracomment>questions: windows, title</extracomment>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Linux at home</source>
        <extracomment>questions: linux, title</extracomment>
        <translation>Linux zu Hause</translation>
    </message>
    <message>
        <source>WSL on Windows</source>
        <extracomment>questions: wsl, title</extracomment>
        <translation>WSL unter Windows</translation>
    </message>
    <message>
        <source>A rented machine</source>
        <extracomment>questions: cloud, title</extracomment>
        <translation>Gemieteter Rechner</translation>
    </message>
    <message>
        <source>macOS</source>
        <extracomment>questions: macos, title</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
        <source>How much memory has the card, in GiB?</source>
        <extracomment>questions: gpu_vram_gib, title</extracomment>
        <translation>Wie viel Speicher hat die Karte, in GiB?</translation>
    </message>
    <message>
        <source>How much system memory has the machine, in GiB?</source>
        <extracomment>questions: system_ram_gib, title</extracomment>
        <translation>Wie viel Arbeitsspeicher hat der Rechner, in GiB?</translation>
    </message>
    <message>
        <source>Are other programs using the card (games, browsers, ComfyUI)?</source>
        <extracomment>questions: other_programs, title</extracomment>
        <translation>Benutzen andere Programme die Karte (Spiele, Browser, ComfyUI)?</translation>
    </message>
    <message>
        <source>Did it fail on a fresh worker or after a restart as well?</source>
        <extracomment>questions: fresh_worker_tried, title</extracomment>
        <translation>Scheiterte es auch auf einem frischen Worker oder nach einem Neustart?</translation>
    </message>
    <message>
        <source>Yes, it fails there too</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>Ja, dort auch</translation>
    </message>
    <message>
        <source>Not tried</source>
        <extracomment>questions: no, title</extracomment>
        <translation>Nicht versucht</translation>
    </message>
    <message>
        <source>Are steps many times slower than before?</source>
        <extracomment>questions: very_slow, title</extracomment>
        <translation>Sind die Schritte um ein Vielfaches langsamer als vorher?</translation>
    </message>
    <message>
        <source>A batch did not fit and was skipped</source>
        <extracomment>1_caught: oom_batch_skipped, title</extracomment>
        <translation>Ein Batch passte nicht und wurde übersprungen</translation>
    </message>
    <message>
        <source>A module was left unquantized because memory ran out</source>
        <extracomment>1_caught: oom_while_quantizing, title</extracomment>
        <translation>Ein Modul blieb unquantisiert, weil der Speicher nicht reichte</translation>
    </message>
    <message>
        <source>A module was left unquantized</source>
        <extracomment>1_caught: quantize_skipped, title</extracomment>
        <translation>Ein Modul blieb unquantisiert</translation>
    </message>
    <message>
        <source>The trainer halved the batch because memory ran out</source>
        <extracomment>1_caught: oom_batch_reduced, title</extracomment>
        <translation>Der Trainer hat den Batch halbiert, weil der Speicher nicht reichte</translation>
    </message>
    <message>
        <source>A preview failed, training goes on</source>
        <extracomment>1_caught: sampling_given_up, title</extracomment>
        <translation>Eine Vorschau ist gescheitert, das Training geht weiter</translation>
    </message>
    <message>
        <source>Compiling failed, training goes on</source>
        <extracomment>1_caught: compile_given_up, title</extracomment>
        <translation>Das Kompilieren ist gescheitert, das Training geht weiter</translation>
    </message>
    <message>
        <source>Compiling failed</source>
        <extracomment>1_caught: compile_failed_survived, title</extracomment>
        <translation>Das Kompilieren ist gescheitert</translation>
    </message>
    <message>
        <source>A download broke off and was resumed</source>
        <extracomment>1_caught: download_resumed, title</extracomment>
        <translation>Ein Download brach ab und wurde fortgesetzt</translation>
    </message>
    <message>
        <source>The optimizer state could not be saved</source>
        <extracomment>1_caught: optimizer_not_saved, title</extracomment>
        <translation>Der Optimizer-Zustand ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>The optimizer state could not be loaded</source>
        <extracomment>1_caught: optimizer_not_loaded, title</extracomment>
        <translation>Der Optimizer-Zustand ließ sich nicht laden</translation>
    </message>
    <message>
        <source>A picture could not be read and was replaced</source>
        <extracomment>1_caught: image_replaced, title</extracomment>
        <translation>Ein Bild ließ sich nicht lesen und wurde ersetzt</translation>
    </message>
    <message>
        <source>A file of the data set could not be read</source>
        <extracomment>1_caught: image_scan_error, title</extracomment>
        <translation>Eine Datei des Datensatzes ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>An error that hides a step which ran out of memory</source>
        <extracomment>1_caught: oom_hidden_by_loss, title</extracomment>
        <translation>Ein Fehler, hinter dem ein Schritt ohne genug Speicher steckt</translation>
    </message>
    <message>
        <source>A data loader worker ran out of shared memory</source>
        <extracomment>2_host_memory: shm_worker_bus_error, title</extracomment>
        <translation>Einem Data-Loader-Worker ging der gemeinsame Speicher aus</translation>
    </message>
    <message>
        <source>Shared memory is too small</source>
        <extracomment>2_host_memory: shm_insufficient, title</extracomment>
        <translation>Der gemeinsame Speicher ist zu klein</translation>
    </message>
    <message>
        <source>Shared memory could not be had</source>
        <extracomment>2_host_memory: shm_open, title</extracomment>
        <translation>Gemeinsamer Speicher war nicht zu bekommen</translation>
    </message>
    <message>
        <source>/dev/shm is full</source>
        <extracomment>2_host_memory: shm_full, title</extracomment>
        <translation>/dev/shm ist voll</translation>
    </message>
    <message>
        <source>The process died of a bus error, as it does when /dev/shm or a mapped file runs out</source>
        <extracomment>2_host_memory: sigbus, title</extracomment>
        <translation>Der Prozess starb an einem Busfehler, wie es bei vollem /dev/shm oder einer eingeblendeten Datei vorkommt</translation>
    </message>
    <message>
        <source>The system killed the process</source>
        <extracomment>2_host_memory: job_sigkill, title</extracomment>
        <translation>Das System hat den Prozess beendet</translation>
    </message>
    <message>
        <source>The container was killed for its memory</source>
        <extracomment>2_host_memory: oom_killed_container, title</extracomment>
        <translation>Der Container wurde wegen seines Speicherverbrauchs beendet</translation>
    </message>
    <message>
        <source>The kernel killed a process for memory</source>
        <extracomment>2_host_memory: kernel_oom_kill, title</extracomment>
        <translation>Der Kernel hat einen Prozess wegen Speichermangels beendet</translation>
    </message>
    <message>
        <source>The kernel ran out of memory</source>
        <extracomment>2_host_memory: kernel_invoked_oom_killer, title</extracomment>
        <translation>Dem Kernel ging der Speicher aus</translation>
    </message>
    <message>
        <source>The system killed the process for its memory</source>
        <extracomment>2_host_memory: systemd_oomd, title</extracomment>
        <translation>Das System hat den Prozess wegen seines Speicherverbrauchs beendet</translation>
    </message>
    <message>
        <source>The notebook used all of its system memory</source>
        <extracomment>2_host_memory: notebook_ram, title</extracomment>
        <translation>Das Notebook hat seinen ganzen Arbeitsspeicher verbraucht</translation>
    </message>
    <message>
        <source>A data loader worker was killed</source>
        <extracomment>2_host_memory: worker_killed, title</extracomment>
        <translation>Ein Data-Loader-Worker wurde beendet</translation>
    </message>
    <message>
        <source>A data loader worker vanished</source>
        <extracomment>2_host_memory: worker_vanished, title</extracomment>
        <translation>Ein Data-Loader-Worker ist verschwunden</translation>
    </message>
    <message>
        <source>The Windows paging file is too small</source>
        <extracomment>2_host_memory: paging_file_number, title</extracomment>
        <translation>Die Auslagerungsdatei von Windows ist zu klein</translation>
    </message>
    <message>
        <source>Windows ran out of system resources</source>
        <extracomment>2_host_memory: windows_resources, title</extracomment>
        <translation>Windows gingen die Systemressourcen aus</translation>
    </message>
    <message>
        <source>Windows ran out of memory</source>
        <extracomment>2_host_memory: windows_memory_resources, title</extracomment>
        <translation>Windows ging der Speicher aus</translation>
    </message>
    <message>
        <source>There was not enough system memory</source>
        <extracomment>2_host_memory: cpu_allocator, title</extracomment>
        <translation>Es war nicht genug Arbeitsspeicher da</translation>
    </message>
    <message>
        <source>Python ran out of system memory</source>
        <extracomment>2_host_memory: python_memory_error, title</extracomment>
        <translation>Python ging der Arbeitsspeicher aus</translation>
    </message>
    <message>
        <source>A very large piece of system memory was taken</source>
        <extracomment>2_host_memory: large_allocation, title</extracomment>
        <translation>Ein sehr großes Stück Arbeitsspeicher wurde belegt</translation>
    </message>
    <message>
        <source>The process vanished without a word</source>
        <extracomment>2_host_memory: process_vanished, title</extracomment>
        <translation>Der Prozess verschwand ohne ein Wort</translation>
    </message>
    <message>
        <source>The card ran out of memory (AMD)</source>
        <extracomment>3_gpu_memory: cuda_oom_on_amd, title</extracomment>
        <translation>Der Speicher der Karte reicht nicht (AMD)</translation>
    </message>
    <message>
        <source>The card ran out of memory (Intel)</source>
        <extracomment>3_gpu_memory: xpu_oom, title</extracomment>
        <translation>Der Speicher der Karte reicht nicht (Intel)</translation>
    </message>
    <message>
        <source>The Mac ran out of memory</source>
        <extracomment>3_gpu_memory: mps_oom, title</extracomment>
        <translation>Der Speicher des Macs reicht nicht</translation>
    </message>
    <message>
        <source>The Mac refused a buffer of this size</source>
        <extracomment>3_gpu_memory: mps_buffer, title</extracomment>
        <translation>Der Mac lehnte einen Puffer dieser Größe ab</translation>
    </message>
    <message>
        <source>Training gave up after three batches in a row that did not fit</source>
        <extracomment>3_gpu_memory: oom_three_times, title</extracomment>
        <translation>Das Training gab nach drei Batches hintereinander auf, die nicht passten</translation>
    </message>
    <message>
        <source>The card ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_oom, title</extracomment>
        <translation>Der Speicher der Karte reicht nicht</translation>
    </message>
    <message>
        <source>Not even the smallest batch fits</source>
        <extracomment>3_gpu_memory: no_batch_fits, title</extracomment>
        <translation>Nicht einmal der kleinste Batch passt</translation>
    </message>
    <message>
        <source>cuBLAS could not get memory on the card</source>
        <extracomment>3_gpu_memory: cublas_alloc, title</extracomment>
        <translation>cuBLAS bekam keinen Speicher auf der Karte</translation>
    </message>
    <message>
        <source>cuBLAS could not start on the card</source>
        <extracomment>3_gpu_memory: cublas_not_initialized, title</extracomment>
        <translation>cuBLAS konnte auf der Karte nicht starten</translation>
    </message>
    <message>
        <source>cuDNN could not get memory on the card</source>
        <extracomment>3_gpu_memory: cudnn_alloc, title</extracomment>
        <translation>cuDNN bekam keinen Speicher auf der Karte</translation>
    </message>
    <message>
        <source>cuDNN could not start on the card</source>
        <extracomment>3_gpu_memory: cudnn_not_initialized, title</extracomment>
        <translation>cuDNN konnte auf der Karte nicht starten</translation>
    </message>
    <message>
        <source>cuDNN failed inside, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_internal, title</extracomment>
        <translation>cuDNN scheiterte intern, meist aus Speichermangel</translation>
    </message>
    <message>
        <source>cuDNN found no way to compute this, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_no_engine, title</extracomment>
        <translation>cuDNN fand keinen Weg für diese Berechnung, meist aus Speichermangel</translation>
    </message>
    <message>
        <source>A CUDA library could not get memory on the card</source>
        <extracomment>3_gpu_memory: cusolver_alloc, title</extracomment>
        <translation>Eine CUDA-Bibliothek bekam keinen Speicher auf der Karte</translation>
    </message>
    <message>
        <source>CUDA ran out of memory outside the allocator</source>
        <extracomment>3_gpu_memory: cuda_error_memory, title</extracomment>
        <translation>CUDA ging der Speicher außerhalb des Allocators aus</translation>
    </message>
    <message>
        <source>The CUDA driver ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_driver_memory, title</extracomment>
        <translation>Dem CUDA-Treiber ging der Speicher aus</translation>
    </message>
    <message>
        <source>CUDA could not get memory</source>
        <extracomment>3_gpu_memory: cuda_malloc_failed, title</extracomment>
        <translation>CUDA bekam keinen Speicher</translation>
    </message>
    <message>
        <source>Triton ran out of memory on the card</source>
        <extracomment>3_gpu_memory: triton_memory, title</extracomment>
        <translation>Triton ging der Speicher auf der Karte aus</translation>
    </message>
    <message>
        <source>NCCL could not get memory on the card</source>
        <extracomment>3_gpu_memory: nccl_memory, title</extracomment>
        <translation>NCCL bekam keinen Speicher auf der Karte</translation>
    </message>
    <message>
        <source>bitsandbytes could not get memory on the card</source>
        <extracomment>3_gpu_memory: bitsandbytes_memory, title</extracomment>
        <translation>bitsandbytes bekam keinen Speicher auf der Karte</translation>
    </message>
    <message>
        <source>An allocation failed</source>
        <extracomment>3_gpu_memory: tried_to_allocate, title</extracomment>
        <translation>Eine Speicheranforderung ist gescheitert</translation>
    </message>
    <message>
        <source>Not a single byte of the card was free</source>
        <extracomment>3_gpu_memory: zero_bytes_free, title</extracomment>
        <translation>Auf der Karte war kein einziges Byte frei</translation>
    </message>
    <message>
        <source>CUDA names the error a memory allocation failure</source>
        <extracomment>3_gpu_memory: cuda_allocation_code, title</extracomment>
        <translation>CUDA nennt den Fehler eine gescheiterte Speicheranforderung</translation>
    </message>
    <message>
        <source>Memory ran out</source>
        <extracomment>3_gpu_memory: out_of_memory_error, title</extracomment>
        <translation>Der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>Hugging Face asks for a login</source>
        <extracomment>4_access: gated_unauthorized, title</extracomment>
        <translation>Hugging Face verlangt eine Anmeldung</translation>
    </message>
    <message>
        <source>Hugging Face refuses access to the model</source>
        <extracomment>4_access: gated_forbidden, title</extracomment>
        <translation>Hugging Face verweigert den Zugriff auf das Modell</translation>
    </message>
    <message>
        <source>Access to the model is not granted yet</source>
        <extracomment>4_access: gated_review, title</extracomment>
        <translation>Der Zugriff auf das Modell ist noch nicht freigegeben</translation>
    </message>
    <message>
        <source>The Hugging Face token is not valid</source>
        <extracomment>4_access: token_invalid, title</extracomment>
        <translation>Das Token von Hugging Face ist nicht gültig</translation>
    </message>
    <message>
        <source>The model repository does not exist</source>
        <extracomment>4_access: model_repo_missing, title</extracomment>
        <translation>Das Repository des Modells gibt es nicht</translation>
    </message>
    <message>
        <source>A file of the model does not exist</source>
        <extracomment>4_access: model_entry_missing, title</extracomment>
        <translation>Eine Datei des Modells gibt es nicht</translation>
    </message>
    <message>
        <source>A model or a file of it does not exist</source>
        <extracomment>4_access: model_404, title</extracomment>
        <translation>Ein Modell oder eine seiner Dateien gibt es nicht</translation>
    </message>
    <message>
        <source>The model name is neither a folder nor a repository</source>
        <extracomment>4_access: model_not_local, title</extracomment>
        <translation>Der Modellname ist weder ein Ordner noch ein Repository</translation>
    </message>
    <message>
        <source>A file of the model is missing</source>
        <extracomment>4_access: model_no_file, title</extracomment>
        <translation>Eine Datei des Modells fehlt</translation>
    </message>
    <message>
        <source>A part of the model could not be found</source>
        <extracomment>4_access: model_cannot_load, title</extracomment>
        <translation>Ein Teil des Modells wurde nicht gefunden</translation>
    </message>
    <message>
        <source>The model name is no valid repository name</source>
        <extracomment>4_access: model_repo_id, title</extracomment>
        <translation>Der Modellname ist kein gültiger Name eines Repositorys</translation>
    </message>
    <message>
        <source>A weights file is damaged or incomplete</source>
        <extracomment>4_access: model_file_broken, title</extracomment>
        <translation>Eine Datei mit Gewichten ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>A weights file is damaged or no weights file at all</source>
        <extracomment>4_access: model_file_broken_pickle, title</extracomment>
        <translation>Eine Datei mit Gewichten ist beschädigt oder enthält gar keine</translation>
    </message>
    <message>
        <source>A weights file does not exist</source>
        <extracomment>4_access: model_missing_weights, title</extracomment>
        <translation>Eine Datei mit Gewichten gibt es nicht</translation>
    </message>
    <message>
        <source>The model lies on a drive from which it cannot be mapped</source>
        <extracomment>4_access: mmap_no_device, title</extracomment>
        <translation>Das Modell liegt auf einem Laufwerk, von dem es sich nicht einblenden lässt</translation>
    </message>
    <message>
        <source>The data set holds no pictures</source>
        <extracomment>4_access: dataset_no_images, title</extracomment>
        <translation>Der Datensatz enthält keine Bilder</translation>
    </message>
    <message>
        <source>A data set folder holds no pictures</source>
        <extracomment>4_access: dataset_none_found, title</extracomment>
        <translation>Ein Ordner des Datensatzes enthält keine Bilder</translation>
    </message>
    <message>
        <source>The data set holds no videos</source>
        <extracomment>4_access: dataset_no_videos, title</extracomment>
        <translation>Der Datensatz enthält keine Videos</translation>
    </message>
    <message>
        <source>The data set holds nothing to train on</source>
        <extracomment>4_access: dataset_no_data, title</extracomment>
        <translation>Der Datensatz enthält nichts zum Trainieren</translation>
    </message>
    <message>
        <source>Control pictures are missing</source>
        <extracomment>4_access: dataset_control_missing, title</extracomment>
        <translation>Kontrollbilder fehlen</translation>
    </message>
    <message>
        <source>A picture is damaged</source>
        <extracomment>4_access: dataset_unreadable_image, title</extracomment>
        <translation>Ein Bild ist beschädigt</translation>
    </message>
    <message>
        <source>The data set folder does not exist</source>
        <extracomment>4_access: dataset_folder_missing, title</extracomment>
        <translation>Den Ordner des Datensatzes gibt es nicht</translation>
    </message>
    <message>
        <source>A file or folder does not exist</source>
        <extracomment>4_access: file_missing, title</extracomment>
        <translation>Eine Datei oder einen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The config file is not valid</source>
        <extracomment>4_access: config_process_type, title</extracomment>
        <translation>Die Config-Datei ist nicht gültig</translation>
    </message>
    <message>
        <source>The config file was not found</source>
        <extracomment>4_access: config_not_found, title</extracomment>
        <translation>Die Config-Datei wurde nicht gefunden</translation>
    </message>
    <message>
        <source>The config file is no valid YAML</source>
        <extracomment>4_access: config_yaml_mapping, title</extracomment>
        <translation>Die Config-Datei ist kein gültiges YAML</translation>
    </message>
    <message>
        <source>The config file is no valid JSON</source>
        <extracomment>4_access: config_json, title</extracomment>
        <translation>Die Config-Datei ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>The config file is no valid TOML</source>
        <extracomment>4_access: config_toml, title</extracomment>
        <translation>Die Config-Datei ist kein gültiges TOML</translation>
    </message>
    <message>
        <source>The config file does not have the expected form</source>
        <extracomment>4_access: config_schema, title</extracomment>
        <translation>Die Config-Datei hat nicht die erwartete Form</translation>
    </message>
    <message>
        <source>The command line holds an unknown option</source>
        <extracomment>4_access: config_arguments, title</extracomment>
        <translation>Die Befehlszeile enthält eine unbekannte Option</translation>
    </message>
    <message>
        <source>The command line lacks an option</source>
        <extracomment>4_access: config_required_arguments, title</extracomment>
        <translation>In der Befehlszeile fehlt eine Option</translation>
    </message>
    <message>
        <source>A setting has a value that is not offered</source>
        <extracomment>4_access: config_invalid_choice, title</extracomment>
        <translation>Eine Einstellung hat einen Wert, der nicht zur Wahl steht</translation>
    </message>
    <message>
        <source>A setting has a value that the trainer does not know</source>
        <extracomment>4_access: config_unknown_value, title</extracomment>
        <translation>Eine Einstellung hat einen Wert, den der Trainer nicht kennt</translation>
    </message>
    <message>
        <source>A size does not fit the grid of the model</source>
        <extracomment>4_access: config_divisible, title</extracomment>
        <translation>Eine Größe passt nicht zum Raster des Modells</translation>
    </message>
    <message>
        <source>The data loader settings contradict each other</source>
        <extracomment>4_access: config_prefetch, title</extracomment>
        <translation>Die Einstellungen des Data Loaders widersprechen einander</translation>
    </message>
    <message>
        <source>The memory ratio of the Mac is not valid</source>
        <extracomment>4_access: config_watermark, title</extracomment>
        <translation>Das Speicherverhältnis des Macs ist nicht gültig</translation>
    </message>
    <message>
        <source>The weights belong to another kind of model</source>
        <extracomment>4_access: config_state_dict, title</extracomment>
        <translation>Die Gewichte gehören zu einer anderen Art von Modell</translation>
    </message>
    <message>
        <source>Two settings contradict each other</source>
        <extracomment>4_access: config_exclusive, title</extracomment>
        <translation>Zwei Einstellungen widersprechen einander</translation>
    </message>
    <message>
        <source>A program is missing</source>
        <extracomment>4_access: command_missing, title</extracomment>
        <translation>Ein Programm fehlt</translation>
    </message>
    <message>
        <source>This PyTorch was not built for this card</source>
        <extracomment>5_machine: no_kernel_image, title</extracomment>
        <translation>Dieses PyTorch wurde nicht für diese Karte gebaut</translation>
    </message>
    <message>
        <source>A library was not built for this card</source>
        <extracomment>5_machine: named_symbol, title</extracomment>
        <translation>Eine Bibliothek wurde nicht für diese Karte gebaut</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver</source>
        <extracomment>5_machine: driver_missing, title</extracomment>
        <translation>Es gibt keinen NVIDIA-Treiber</translation>
    </message>
    <message>
        <source>CUDA finds no card</source>
        <extracomment>5_machine: driver_no_gpu, title</extracomment>
        <translation>CUDA findet keine Karte</translation>
    </message>
    <message>
        <source>The graphics driver was updated without a restart</source>
        <extracomment>5_machine: driver_mismatch, title</extracomment>
        <translation>Der Grafiktreiber wurde ohne Neustart aktualisiert</translation>
    </message>
    <message>
        <source>The graphics driver is too old for this PyTorch</source>
        <extracomment>5_machine: driver_toolchain, title</extracomment>
        <translation>Der Grafiktreiber ist zu alt für dieses PyTorch</translation>
    </message>
    <message>
        <source>The graphics driver does not fit this PyTorch</source>
        <extracomment>5_machine: driver_forward, title</extracomment>
        <translation>Der Grafiktreiber passt nicht zu diesem PyTorch</translation>
    </message>
    <message>
        <source>The card met an impossible value</source>
        <extracomment>5_machine: device_assert, title</extracomment>
        <translation>Die Karte stieß auf einen unmöglichen Wert</translation>
    </message>
    <message>
        <source>The card met an illegal memory access</source>
        <extracomment>5_machine: illegal_access, title</extracomment>
        <translation>Die Karte stieß auf einen unerlaubten Speicherzugriff</translation>
    </message>
    <message>
        <source>A computation on the card failed</source>
        <extracomment>5_machine: launch_failure, title</extracomment>
        <translation>Eine Berechnung auf der Karte ist gescheitert</translation>
    </message>
    <message>
        <source>A computation on the card took too long for Windows</source>
        <extracomment>5_machine: launch_timeout, title</extracomment>
        <translation>Eine Berechnung auf der Karte dauerte für Windows zu lange</translation>
    </message>
    <message>
        <source>CUDA failed without a reason</source>
        <extracomment>5_machine: cuda_unknown_error, title</extracomment>
        <translation>CUDA scheiterte ohne Angabe eines Grunds</translation>
    </message>
    <message>
        <source>The card is not available</source>
        <extracomment>5_machine: gpu_busy, title</extracomment>
        <translation>Die Karte ist nicht verfügbar</translation>
    </message>
    <message>
        <source>The card dropped off the bus</source>
        <extracomment>5_machine: gpu_lost, title</extracomment>
        <translation>Die Karte ist vom Bus verschwunden</translation>
    </message>
    <message>
        <source>The memory of the card is faulty</source>
        <extracomment>5_machine: gpu_ecc, title</extracomment>
        <translation>Der Speicher der Karte ist defekt</translation>
    </message>
    <message>
        <source>The cards of a group lost each other</source>
        <extracomment>5_machine: nccl_timeout, title</extracomment>
        <translation>Die Karten eines Verbunds haben einander verloren</translation>
    </message>
    <message>
        <source>CUDA failed</source>
        <extracomment>5_machine: cuda_error_other, title</extracomment>
        <translation>CUDA ist gescheitert</translation>
    </message>
    <message>
        <source>ROCm failed</source>
        <extracomment>5_machine: hip_error_other, title</extracomment>
        <translation>ROCm ist gescheitert</translation>
    </message>
    <message>
        <source>The loss became no number</source>
        <extracomment>5_machine: loss_became_nan, title</extracomment>
        <translation>Der Loss ist keine Zahl mehr</translation>
    </message>
    <message>
        <source>A value became no number</source>
        <extracomment>5_machine: loss_nan_detected, title</extracomment>
        <translation>Ein Wert ist keine Zahl mehr</translation>
    </message>
    <message>
        <source>The loss of a step was no number</source>
        <extracomment>5_machine: loss_is_nan, title</extracomment>
        <translation>Der Loss eines Schritts war keine Zahl</translation>
    </message>
    <message>
        <source>The disk quota is used up</source>
        <extracomment>5_machine: disk_quota, title</extracomment>
        <translation>Das Plattenkontingent ist aufgebraucht</translation>
    </message>
    <message>
        <source>A file could not be written completely, mostly because the disk is full</source>
        <extracomment>5_machine: disk_writer, title</extracomment>
        <translation>Eine Datei ließ sich nicht vollständig schreiben, meist weil die Platte voll ist</translation>
    </message>
    <message>
        <source>The trainer may not read or write there</source>
        <extracomment>5_machine: permission_error, title</extracomment>
        <translation>Der Trainer darf dort nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>The trainer may not write there</source>
        <extracomment>5_machine: permission_serialize, title</extracomment>
        <translation>Der Trainer darf dort nicht schreiben</translation>
    </message>
    <message>
        <source>Windows refuses access to a file</source>
        <extracomment>5_machine: permission_windows, title</extracomment>
        <translation>Windows verweigert den Zugriff auf eine Datei</translation>
    </message>
    <message>
        <source>The folder cannot be written to</source>
        <extracomment>5_machine: read_only, title</extracomment>
        <translation>In den Ordner lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>A server could not be reached</source>
        <extracomment>5_machine: network_connect, title</extracomment>
        <translation>Ein Server war nicht zu erreichen</translation>
    </message>
    <message>
        <source>A server name could not be resolved</source>
        <extracomment>5_machine: network_dns, title</extracomment>
        <translation>Ein Servername ließ sich nicht auflösen</translation>
    </message>
    <message>
        <source>A model file is neither here nor can it be downloaded</source>
        <extracomment>5_machine: network_local_entry, title</extracomment>
        <translation>Eine Modelldatei ist nicht hier und lässt sich auch nicht herunterladen</translation>
    </message>
    <message>
        <source>A connection failed</source>
        <extracomment>5_machine: network_error_class, title</extracomment>
        <translation>Eine Verbindung ist gescheitert</translation>
    </message>
    <message>
        <source>A connection broke off</source>
        <extracomment>5_machine: network_reset, title</extracomment>
        <translation>Eine Verbindung brach ab</translation>
    </message>
    <message>
        <source>A server did not answer in time</source>
        <extracomment>5_machine: network_timeout, title</extracomment>
        <translation>Ein Server antwortete nicht rechtzeitig</translation>
    </message>
    <message>
        <source>A secure connection failed</source>
        <extracomment>5_machine: network_ssl, title</extracomment>
        <translation>Eine sichere Verbindung ist gescheitert</translation>
    </message>
    <message>
        <source>A server failed</source>
        <extracomment>5_machine: network_server, title</extracomment>
        <translation>Ein Server hat versagt</translation>
    </message>
    <message>
        <source>A server refused further requests for now</source>
        <extracomment>5_machine: network_rate, title</extracomment>
        <translation>Ein Server lehnt vorerst weitere Anfragen ab</translation>
    </message>
    <message>
        <source>A download broke off</source>
        <extracomment>5_machine: network_incomplete, title</extracomment>
        <translation>Ein Download brach ab</translation>
    </message>
    <message>
        <source>A download was incomplete</source>
        <extracomment>5_machine: network_consistency, title</extracomment>
        <translation>Ein Download war unvollständig</translation>
    </message>
    <message>
        <source>A compiled computation asks too much of the chip; this is not the memory of the card</source>
        <extracomment>6_software: shared_memory_of_the_chip, title</extracomment>
        <translation>Eine kompilierte Berechnung verlangt zu viel vom Chip; das ist nicht der Speicher der Karte</translation>
    </message>
    <message>
        <source>Compiling the model failed</source>
        <extracomment>6_software: compile_dynamo, title</extracomment>
        <translation>Das Kompilieren des Modells ist gescheitert</translation>
    </message>
    <message>
        <source>Compiling for the card failed</source>
        <extracomment>6_software: compile_triton, title</extracomment>
        <translation>Das Kompilieren für die Karte ist gescheitert</translation>
    </message>
    <message>
        <source>Triton, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_triton, title</extracomment>
        <translation>Triton fehlt; das Kompilieren braucht es</translation>
    </message>
    <message>
        <source>A C compiler, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_compiler, title</extracomment>
        <translation>Ein C-Compiler fehlt; das Kompilieren braucht ihn</translation>
    </message>
    <message>
        <source>Triton does not fit this PyTorch</source>
        <extracomment>6_software: compile_triton_import, title</extracomment>
        <translation>Triton passt nicht zu diesem PyTorch</translation>
    </message>
    <message>
        <source>Building an extension failed</source>
        <extracomment>6_software: compile_extension, title</extracomment>
        <translation>Eine Erweiterung ließ sich nicht bauen</translation>
    </message>
    <message>
        <source>The user stopped the run</source>
        <extracomment>6_software: interrupted_keyboard, title</extracomment>
        <translation>Der Lauf wurde vom Benutzer gestoppt</translation>
    </message>
    <message>
        <source>The job went back to the queue</source>
        <extracomment>6_software: interrupted_queue, title</extracomment>
        <translation>Der Job kam zurück in die Warteschlange</translation>
    </message>
    <message>
        <source>The worker still had the job as running and stopped it</source>
        <extracomment>6_software: stale_stop, title</extracomment>
        <translation>Der Worker führte den Job noch als laufend und hat ihn gestoppt</translation>
    </message>
    <message>
        <source>The worker believes that the job is still running</source>
        <extracomment>6_software: stale_running, title</extracomment>
        <translation>Der Worker hält den Job noch für laufend</translation>
    </message>
    <message>
        <source>The job database was locked</source>
        <extracomment>6_software: stale_database, title</extracomment>
        <translation>Die Job-Datenbank war gesperrt</translation>
    </message>
    <message>
        <source>Parts of the model are on different devices</source>
        <extracomment>6_software: device_mismatch, title</extracomment>
        <translation>Teile des Modells liegen auf verschiedenen Geräten</translation>
    </message>
    <message>
        <source>A part of the model was never loaded</source>
        <extracomment>6_software: device_meta, title</extracomment>
        <translation>Ein Teil des Modells wurde nie geladen</translation>
    </message>
    <message>
        <source>Parts of the model have different number formats</source>
        <extracomment>6_software: dtype_scalar, title</extracomment>
        <translation>Teile des Modells haben verschiedene Zahlenformate</translation>
    </message>
    <message>
        <source>Input and model have different number formats</source>
        <extracomment>6_software: dtype_input, title</extracomment>
        <translation>Eingabe und Modell haben verschiedene Zahlenformate</translation>
    </message>
    <message>
        <source>The device cannot compute in this number format</source>
        <extracomment>6_software: dtype_not_implemented, title</extracomment>
        <translation>Das Gerät kann in diesem Zahlenformat nicht rechnen</translation>
    </message>
    <message>
        <source>A library could not be loaded</source>
        <extracomment>6_software: library_dll, title</extracomment>
        <translation>Eine Bibliothek ließ sich nicht laden</translation>
    </message>
    <message>
        <source>A library has the wrong version</source>
        <extracomment>6_software: library_required_version, title</extracomment>
        <translation>Eine Bibliothek hat die falsche Version</translation>
    </message>
    <message>
        <source>NumPy has the wrong version</source>
        <extracomment>6_software: library_numpy, title</extracomment>
        <translation>NumPy hat die falsche Version</translation>
    </message>
    <message>
        <source>torchvision does not fit this PyTorch</source>
        <extracomment>6_software: library_torchvision, title</extracomment>
        <translation>torchvision passt nicht zu diesem PyTorch</translation>
    </message>
    <message>
        <source>PyTorch was installed without CUDA</source>
        <extracomment>6_software: library_no_cuda, title</extracomment>
        <translation>PyTorch wurde ohne CUDA installiert</translation>
    </message>
    <message>
        <source>bitsandbytes does not fit this CUDA</source>
        <extracomment>6_software: library_bitsandbytes, title</extracomment>
        <translation>bitsandbytes passt nicht zu diesem CUDA</translation>
    </message>
    <message>
        <source>cuDNN could not be loaded</source>
        <extracomment>6_software: library_cudnn, title</extracomment>
        <translation>cuDNN ließ sich nicht laden</translation>
    </message>
    <message>
        <source>PyTorch and torchvision do not fit together</source>
        <extracomment>6_software: library_versions, title</extracomment>
        <translation>PyTorch und torchvision passen nicht zusammen</translation>
    </message>
    <message>
        <source>The process crashed inside a library</source>
        <extracomment>6_software: crash_access_violation, title</extracomment>
        <translation>Der Prozess ist in einer Bibliothek abgestürzt</translation>
    </message>
    <message>
        <source>The process aborted inside a library</source>
        <extracomment>6_software: crash_code_abort, title</extracomment>
        <translation>Der Prozess brach in einer Bibliothek ab</translation>
    </message>
    <message>
        <source>The process overflowed its stack</source>
        <extracomment>6_software: crash_code_stack, title</extracomment>
        <translation>Der Stack des Prozesses ist übergelaufen</translation>
    </message>
    <message>
        <source>The processor does not know an instruction of a library</source>
        <extracomment>6_software: crash_sigill, title</extracomment>
        <translation>Der Prozessor kennt einen Befehl einer Bibliothek nicht</translation>
    </message>
    <message>
        <source>Python itself crashed</source>
        <extracomment>6_software: crash_python, title</extracomment>
        <translation>Python selbst ist abgestürzt</translation>
    </message>
    <message>
        <source>Overshoots the target, so that the training gets there in fewer steps.</source>
        <extracomment>advanced: do_differential_guidance, help</extracomment>
        <translation>Schießt über das Ziel hinaus, damit das Training in weniger Schritten ankommt.</translation>
    </message>
    <message>
        <source>How far it overshoots.</source>
        <extracomment>advanced: differential_guidance_scale, help</extracomment>
        <translation>Wie weit es über das Ziel hinausschießt.</translation>
    </message>
    <message>
        <source>The folder with the images or clips and their captions.</source>
        <extracomment>datasets: folder_path, help</extracomment>
        <translation>Der Ordner mit den Bildern oder Clips und ihren Captions.</translation>
    </message>
    <message>
        <source>The folder with a control image of the same name for each image. It adds as many tokens as the image has.</source>
        <extracomment>datasets: control_path, help</extracomment>
        <translation>Der Ordner mit einem gleichnamigen Kontrollbild zu jedem Bild. Es bringt so viele Token mit wie das Bild.</translation>
    </message>
    <message>
        <source>The folder with the first control image of each image. Each control image adds tokens.</source>
        <extracomment>datasets: control_path_1, help</extracomment>
        <translation>Der Ordner mit dem ersten Kontrollbild zu jedem Bild. Jedes Kontrollbild bringt Token mit.</translation>
    </message>
    <message>
        <source>The folder with the second control image of each image.</source>
        <extracomment>datasets: control_path_2, help</extracomment>
        <translation>Der Ordner mit dem zweiten Kontrollbild zu jedem Bild.</translation>
    </message>
    <message>
        <source>The folder with the third control image of each image.</source>
        <extracomment>datasets: control_path_3, help</extracomment>
        <translation>Der Ordner mit dem dritten Kontrollbild zu jedem Bild.</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied while this dataset is trained.</source>
        <extracomment>datasets: network_weight, help</extracomment>
        <translation>Wie stark die LoRA wirkt, während dieser Datensatz trainiert wird.</translation>
    </message>
    <message>
        <source>How often the files of this dataset count compared with the others.</source>
        <extracomment>datasets: num_repeats, help</extracomment>
        <translation>Wie oft die Dateien dieses Datensatzes im Vergleich zu den anderen zählen.</translation>
    </message>
    <message>
        <source>A batch size for this dataset alone. Empty: the one of the training.</source>
        <extracomment>datasets: batch_size, help</extracomment>
        <translation>Eine Batch-Größe nur für diesen Datensatz. Leer: die des Trainings.</translation>
    </message>
    <message>
        <source>The caption of files that have none.</source>
        <extracomment>datasets: default_caption, help</extracomment>
        <translation>Die Caption für Dateien, die keine haben.</translation>
    </message>
    <message>
        <source>How often a caption is left out.</source>
        <extracomment>datasets: caption_dropout_rate, help</extracomment>
        <translation>Wie oft eine Caption weggelassen wird.</translation>
    </message>
    <message>
        <source>The ending of the caption files.</source>
        <extracomment>datasets: caption_ext, help</extracomment>
        <translation>Die Endung der Caption-Dateien.</translation>
    </message>
    <message>
        <source>How many frames of a clip are trained. The memory of a step grows with them; 1 trains stills.</source>
        <extracomment>datasets: num_frames, help</extracomment>
        <translation>Wie viele Frames eines Clips trainiert werden. Mit ihnen wächst der Speicherbedarf eines Schritts; 1 trainiert Einzelbilder.</translation>
    </message>
    <message>
        <source>Images that show what must stay as it is.</source>
        <extracomment>datasets: is_reg, help</extracomment>
        <translation>Bilder, die zeigen, was so bleiben muss, wie es ist.</translation>
    </message>
    <message>
        <source>Takes as many frames as each clip has. Long clips then decide how much memory is needed; the batch size must be 1.</source>
        <extracomment>datasets: auto_frame_count, help</extracomment>
        <translation>Nimmt so viele Frames, wie jeder Clip hat. Dann entscheiden lange Clips über den Speicherbedarf; die Batch-Größe muss 1 sein.</translation>
    </message>
    <message>
        <source>Gives the first frame to the model as an image.</source>
        <extracomment>datasets: do_i2v, help</extracomment>
        <translation>Gibt dem Modell den ersten Frame als Bild.</translation>
    </message>
    <message>
        <source>Trains the sound of the clips too.</source>
        <extracomment>datasets: do_audio, help</extracomment>
        <translation>Trainiert auch den Ton der Clips.</translation>
    </message>
    <message>
        <source>Brings the sound of all clips to the same loudness.</source>
        <extracomment>datasets: audio_normalize, help</extracomment>
        <translation>Bringt den Ton aller Clips auf dieselbe Lautstärke.</translation>
    </message>
    <message>
        <source>Keeps the pitch when the sound is stretched.</source>
        <extracomment>datasets: audio_preserve_pitch, help</extracomment>
        <translation>Behält die Tonhöhe, wenn der Ton gestreckt wird.</translation>
    </message>
    <message>
        <source>Trains each image mirrored as well. It doubles the items.</source>
        <extracomment>datasets: flip_x, help</extracomment>
        <translation>Trainiert jedes Bild auch gespiegelt. Das verdoppelt die Zahl der Bilder.</translation>
    </message>
    <message>
        <source>Trains each image upside down as well. It doubles the items.</source>
        <extracomment>datasets: flip_y, help</extracomment>
        <translation>Trainiert jedes Bild auch auf dem Kopf. Das verdoppelt die Zahl der Bilder.</translation>
    </message>
    <message>
        <source>The sizes that are trained. Each makes a copy of the dataset; the largest one decides how much memory is needed.</source>
        <extracomment>datasets: resolution, help</extracomment>
        <translation>Die Größen, die trainiert werden. Jede ergibt eine Kopie des Datensatzes; die größte entscheidet über den Speicherbedarf.</translation>
    </message>
    <message>
        <source>Only in Show Advanced</source>
        <extracomment>datasets_text: datasets_text, title</extracomment>
        <translation>Nur in Show Advanced</translation>
    </message>
    <message>
        <source>Keeps the encoded images in system memory instead of on the disk.</source>
        <extracomment>datasets_text: cache_latents, help</extracomment>
        <translation>Behält die kodierten Bilder im Arbeitsspeicher statt auf der Platte.</translation>
    </message>
    <message>
        <source>How many processes read the dataset. Each takes system memory; the first dataset&apos;s value counts.</source>
        <extracomment>datasets_text: num_workers, help</extracomment>
        <translation>Wie viele Prozesse den Datensatz lesen. Jeder braucht Arbeitsspeicher; es gilt der Wert des ersten Datensatzes.</translation>
    </message>
    <message>
        <source>The frame rate at which clips are read.</source>
        <extracomment>datasets_text: fps, help</extracomment>
        <translation>Die Bildrate, mit der Clips gelesen werden.</translation>
    </message>
    <message>
        <source>Spreads the frames over the whole clip instead of taking a piece of it.</source>
        <extracomment>datasets_text: shrink_video_to_frames, help</extracomment>
        <translation>Verteilt die Frames über den ganzen Clip, statt ein Stück davon zu nehmen.</translation>
    </message>
    <message>
        <source>The folder with a mask for each image.</source>
        <extracomment>datasets_text: mask_path, help</extracomment>
        <translation>Der Ordner mit einer Maske zu jedem Bild.</translation>
    </message>
    <message>
        <source>The name of the job. Its folder, its samples and the trained file are called so.</source>
        <extracomment>job: name, help</extracomment>
        <translation>Der Name des Jobs. So heißen sein Ordner, seine Samples und die trainierte Datei.</translation>
    </message>
    <message>
        <source>A word that stands for what is trained. It takes the place of &quot;[trigger]&quot; in captions and prompts, and is put before captions that lack it.</source>
        <extracomment>job: trigger_word, help</extracomment>
        <translation>Ein Wort für das, was trainiert wird. Es ersetzt „[trigger]“ in Captions und Prompts und wird Captions vorangestellt, in denen es fehlt.</translation>
    </message>
    <message>
        <source>The family of the model. Choosing another one also writes the settings that AI Toolkit keeps for it, as its own form does.</source>
        <extracomment>model: arch, help</extracomment>
        <translation>Die Familie des Modells. Wer eine andere wählt, schreibt auch die Einstellungen, die AI Toolkit dafür vorsieht, wie in dessen eigenem Formular.</translation>
    </message>
    <message>
        <source>The Hugging Face name of the model, or its folder or file on this machine.</source>
        <extracomment>model: name_or_path, help</extracomment>
        <translation>Der Name des Modells bei Hugging Face oder sein Ordner oder seine Datei auf diesem Rechner.</translation>
    </message>
    <message>
        <source>A LoRA that undoes the distillation of the model while it is trained. It cannot be combined with an accuracy recovery adapter.</source>
        <extracomment>model: assistant_lora_path, help</extracomment>
        <translation>Eine LoRA, die beim Training die Destillation des Modells rückgängig macht. Sie lässt sich nicht mit einem Accuracy Recovery Adapter verbinden.</translation>
    </message>
    <message>
        <source>A LoRA that is used for the prediction without prompt.</source>
        <extracomment>model: unconditional_lora_path, help</extracomment>
        <translation>Eine LoRA für die Vorhersage ohne Prompt.</translation>
    </message>
    <message>
        <source>How the training copes with a model that was distilled. The guidance loss takes further predictions in each step.</source>
        <extracomment>model: distillation, help</extracomment>
        <translation>Wie das Training mit einem destillierten Modell umgeht. Der Guidance-Loss kostet in jedem Schritt weitere Vorhersagen.</translation>
    </message>
    <message>
        <source>Whether a reference image is given to the model as a picture or as a clip that stands still. A clip has more tokens.</source>
        <extracomment>model: image_refs_as_video, help</extracomment>
        <translation>Ob das Modell ein Referenzbild als Bild bekommt oder als Clip, der stillsteht. Ein Clip hat mehr Token.</translation>
    </message>
    <message>
        <source>Keeps parts of the model in system memory while it is loaded and quantised, and while samples are made. It does not lower the memory of the training steps.</source>
        <extracomment>model: low_vram, help</extracomment>
        <translation>Behält Teile des Modells im Arbeitsspeicher, während es geladen und quantisiert wird und während Samples entstehen. Den Speicherbedarf der Trainingsschritte senkt es nicht.</translation>
    </message>
    <message>
        <source>Computes the keys and values of the reference images once and keeps them, which is faster and takes memory.</source>
        <extracomment>model: kv_cache, help</extracomment>
        <translation>Berechnet Keys und Values der Referenzbilder einmal und behält sie; das ist schneller und kostet Speicher.</translation>
    </message>
    <message>
        <source>Scales control images to the size of the target. Without it they go in at about one megapixel, which costs memory when the training runs at small resolutions.</source>
        <extracomment>model: match_target_res, help</extracomment>
        <translation>Skaliert Kontrollbilder auf die Größe des Ziels. Sonst gehen sie mit etwa einem Megapixel hinein, und das kostet Speicher, wenn das Training in kleinen Auflösungen läuft.</translation>
    </message>
    <message>
        <source>Keeps layers in system memory and moves each to the card when it is needed. Saves much VRAM, needs much system memory, and is slower.</source>
        <extracomment>model: layer_offloading, help</extracomment>
        <translation>Behält Schichten im Arbeitsspeicher und holt jede auf die Karte, wenn sie gebraucht wird. Spart viel VRAM, braucht viel Arbeitsspeicher und ist langsamer.</translation>
    </message>
    <message>
        <source>The share of the transformer&apos;s layers that is offloaded. The lowest share that fits is the fastest.</source>
        <extracomment>model: layer_offloading_transformer_percent, help</extracomment>
        <translation>Der Anteil der ausgelagerten Schichten des Transformers. Der kleinste Anteil, der passt, ist der schnellste.</translation>
    </message>
    <message>
        <source>The share of the text encoder&apos;s layers that is offloaded.</source>
        <extracomment>model: layer_offloading_text_encoder_percent, help</extracomment>
        <translation>Der Anteil der ausgelagerten Schichten des Text-Encoders.</translation>
    </message>
    <message>
        <source>Where the text encoder and the VAE come from, when not from the model itself.</source>
        <extracomment>model_text: extras_name_or_path, help</extracomment>
        <translation>Woher Text-Encoder und VAE kommen, wenn nicht aus dem Modell selbst.</translation>
    </message>
    <message>
        <source>Where the text encoder comes from.</source>
        <extracomment>model_text: te_name_or_path, help</extracomment>
        <translation>Woher der Text-Encoder kommt.</translation>
    </message>
    <message>
        <source>An adapter that makes up for the loss of a coarse quantisation. It cannot be combined with assistant_lora_path.</source>
        <extracomment>model_text: accuracy_recovery_adapter, help</extracomment>
        <translation>Ein Adapter, der den Verlust einer groben Quantisierung ausgleicht. Er lässt sich nicht mit assistant_lora_path verbinden.</translation>
    </message>
    <message>
        <source>Encodes and decodes images in tiles, which lowers the peak of large previews.</source>
        <extracomment>model_text: vae_tiling, help</extracomment>
        <translation>Kodiert und dekodiert Bilder in Kacheln; das senkt die Spitze großer Vorschauen.</translation>
    </message>
    <message>
        <source>The mode of torch.compile.</source>
        <extracomment>model_text: compile_mode, help</extracomment>
        <translation>Der Modus von torch.compile.</translation>
    </message>
    <message>
        <source>Spreads a FLUX.1 model over all visible cards; it needs is_flux: true beside the architecture.</source>
        <extracomment>model_text: split_model_over_gpus, help</extracomment>
        <translation>Verteilt ein FLUX.1-Modell auf alle sichtbaren Karten; dazu braucht es is_flux: true neben der Architektur.</translation>
    </message>
    <message>
        <source>Trains the transformer for the noisy half of the steps. A model with two stages loads both unless one is left out.</source>
        <extracomment>multistage: train_high_noise, help</extracomment>
        <translation>Trainiert den Transformer für die verrauschte Hälfte der Schritte. Ein Modell mit zwei Stufen lädt beide, außer eine wird weggelassen.</translation>
    </message>
    <message>
        <source>Trains the transformer for the clear half of the steps.</source>
        <extracomment>multistage: train_low_noise, help</extracomment>
        <translation>Trainiert den Transformer für die klare Hälfte der Schritte.</translation>
    </message>
    <message>
        <source>After how many steps the training changes to the other stage. With Low VRAM each change moves a whole transformer, so 10 or 20 is faster.</source>
        <extracomment>multistage: switch_boundary_every, help</extracomment>
        <translation>Nach wie vielen Schritten das Training zur anderen Stufe wechselt. Mit Low VRAM bewegt jeder Wechsel einen ganzen Transformer; 10 oder 20 ist deshalb schneller.</translation>
    </message>
    <message>
        <source>How many bits a weight of the transformer takes. Fewer bits save memory and lose accuracy; an accuracy recovery adapter wins most of it back.</source>
        <extracomment>quantize: transformer, help</extracomment>
        <translation>Wie viele Bits ein Gewicht des Transformers braucht. Weniger Bits sparen Speicher und kosten Genauigkeit; ein Accuracy Recovery Adapter holt das meiste davon zurück.</translation>
    </message>
    <message>
        <source>How many bits a weight of the text encoder takes. When its key is missing, the text encoder is quantised if the transformer is.</source>
        <extracomment>quantize: text_encoder, help</extracomment>
        <translation>Wie viele Bits ein Gewicht des Text-Encoders braucht. Fehlt sein Schlüssel, wird der Text-Encoder quantisiert, wenn es der Transformer wird.</translation>
    </message>
    <message>
        <source>Compiles the model with torch.compile. Steps get faster; the first ones take longer and more memory.</source>
        <extracomment>quantize: compile, help</extracomment>
        <translation>Kompiliert das Modell mit torch.compile. Schritte werden schneller; die ersten dauern länger und brauchen mehr Speicher.</translation>
    </message>
    <message>
        <source>No samples are made before this step; the very first ones still are.</source>
        <extracomment>sample: sample_start_step, help</extracomment>
        <translation>Vor diesem Schritt entstehen keine Samples; die allerersten gibt es trotzdem.</translation>
    </message>
    <message>
        <source>How samples are made. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>sample: sampler, help</extracomment>
        <translation>Wie Samples entstehen. Flow-Modelle brauchen flowmatch; SD 1.5 und SDXL brauchen ddpm.</translation>
    </message>
    <message>
        <source>How closely samples follow the prompt. Above 1 each step takes a second prediction, which some models make in one batch.</source>
        <extracomment>sample: guidance_scale, help</extracomment>
        <translation>Wie genau Samples dem Prompt folgen. Über 1 kostet jeder Schritt eine zweite Vorhersage, die manche Modelle in einem Batch rechnen.</translation>
    </message>
    <message>
        <source>How many steps a sample takes. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_steps, help</extracomment>
        <translation>Wie viele Schritte ein Sample braucht. Das ändert die Dauer, nicht die Speicherspitze.</translation>
    </message>
    <message>
        <source>The width of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: width, help</extracomment>
        <translation>Die Breite der Samples. Ihr Speicherbedarf wächst mit Breite mal Höhe.</translation>
    </message>
    <message>
        <source>The height of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: height, help</extracomment>
        <translation>Die Höhe der Samples. Ihr Speicherbedarf wächst mit Breite mal Höhe.</translation>
    </message>
    <message>
        <source>How many frames a sample clip has. They are independent of the frames that are trained.</source>
        <extracomment>sample: num_frames, help</extracomment>
        <translation>Wie viele Frames ein Sample-Clip hat. Sie sind unabhängig von den Frames, die trainiert werden.</translation>
    </message>
    <message>
        <source>The frame rate of the sample clips.</source>
        <extracomment>sample: fps, help</extracomment>
        <translation>Die Bildrate der Sample-Clips.</translation>
    </message>
    <message>
        <source>Where the noise of the samples starts.</source>
        <extracomment>sample: seed, help</extracomment>
        <translation>Wo das Rauschen der Samples beginnt.</translation>
    </message>
    <message>
        <source>Gives each prompt the next seed.</source>
        <extracomment>sample: walk_seed, help</extracomment>
        <translation>Gibt jedem Prompt den nächsten Seed.</translation>
    </message>
    <message>
        <source>Makes no samples before the first step.</source>
        <extracomment>sample: skip_first_sample, help</extracomment>
        <translation>Erzeugt vor dem ersten Schritt keine Samples.</translation>
    </message>
    <message>
        <source>Makes the first samples again when a run is resumed.</source>
        <extracomment>sample: force_first_sample, help</extracomment>
        <translation>Erzeugt die ersten Samples erneut, wenn ein Lauf fortgesetzt wird.</translation>
    </message>
    <message>
        <source>Makes no samples at all: none first, none in between, none at the end.</source>
        <extracomment>sample: disable_sampling, help</extracomment>
        <translation>Erzeugt gar keine Samples: keine am Anfang, keine zwischendurch, keine am Ende.</translation>
    </message>
    <message>
        <source>The negative prompt of all samples.</source>
        <extracomment>sample_text: neg, help</extracomment>
        <translation>Der negative Prompt aller Samples.</translation>
    </message>
    <message>
        <source>The format of the sample images.</source>
        <extracomment>sample_text: format, help</extracomment>
        <translation>Das Format der Sample-Bilder.</translation>
    </message>
    <message>
        <source>What the sample shows. Flags in the prompt, such as --w 768, win over all other settings.</source>
        <extracomment>samples: prompt, help</extracomment>
        <translation>Was das Sample zeigt. Angaben im Prompt, etwa --w 768, haben Vorrang vor allen anderen Einstellungen.</translation>
    </message>
    <message>
        <source>The width of this sample alone. Empty: the one above.</source>
        <extracomment>samples: width, help</extracomment>
        <translation>Die Breite nur dieses Samples. Leer: die oben.</translation>
    </message>
    <message>
        <source>The height of this sample alone. Empty: the one above.</source>
        <extracomment>samples: height, help</extracomment>
        <translation>Die Höhe nur dieses Samples. Leer: die oben.</translation>
    </message>
    <message>
        <source>The seed of this sample alone. Empty: the one above, counted up when Walk Seed is on.</source>
        <extracomment>samples: seed, help</extracomment>
        <translation>Der Seed nur dieses Samples. Leer: der oben, hochgezählt, wenn Walk Seed an ist.</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied in this sample.</source>
        <extracomment>samples: network_multiplier, help</extracomment>
        <translation>Wie stark die LoRA in diesem Sample wirkt.</translation>
    </message>
    <message>
        <source>The image that this sample starts from.</source>
        <extracomment>samples: ctrl_img, help</extracomment>
        <translation>Das Bild, mit dem dieses Sample beginnt.</translation>
    </message>
    <message>
        <source>The first reference image of this sample.</source>
        <extracomment>samples: ctrl_img_1, help</extracomment>
        <translation>Das erste Referenzbild dieses Samples.</translation>
    </message>
    <message>
        <source>The second reference image of this sample.</source>
        <extracomment>samples: ctrl_img_2, help</extracomment>
        <translation>Das zweite Referenzbild dieses Samples.</translation>
    </message>
    <message>
        <source>The third reference image of this sample.</source>
        <extracomment>samples: ctrl_img_3, help</extracomment>
        <translation>Das dritte Referenzbild dieses Samples.</translation>
    </message>
    <message>
        <source>The frames of this sample alone.</source>
        <extracomment>samples_text: num_frames, help</extracomment>
        <translation>Die Frames nur dieses Samples.</translation>
    </message>
    <message>
        <source>The frame rate of this sample alone.</source>
        <extracomment>samples_text: fps, help</extracomment>
        <translation>Die Bildrate nur dieses Samples.</translation>
    </message>
    <message>
        <source>The steps of this sample alone.</source>
        <extracomment>samples_text: sample_steps, help</extracomment>
        <translation>Die Schritte nur dieses Samples.</translation>
    </message>
    <message>
        <source>The guidance of this sample alone.</source>
        <extracomment>samples_text: guidance_scale, help</extracomment>
        <translation>Die Guidance nur dieses Samples.</translation>
    </message>
    <message>
        <source>The negative prompt of this sample alone.</source>
        <extracomment>samples_text: neg, help</extracomment>
        <translation>Der negative Prompt nur dieses Samples.</translation>
    </message>
    <message>
        <source>The precision of the saved file.</source>
        <extracomment>save: dtype, help</extracomment>
        <translation>Die Genauigkeit der gespeicherten Datei.</translation>
    </message>
    <message>
        <source>After how many steps the LoRA is saved. Memory that grew meanwhile is freed at each save.</source>
        <extracomment>save: save_every, help</extracomment>
        <translation>Nach wie vielen Schritten die LoRA gespeichert wird. Speicher, der inzwischen gewachsen ist, wird bei jedem Speichern frei.</translation>
    </message>
    <message>
        <source>How many saved steps stay on the disk; older ones are deleted.</source>
        <extracomment>save: max_step_saves_to_keep, help</extracomment>
        <translation>Wie viele gespeicherte Schritte auf der Platte bleiben; ältere werden gelöscht.</translation>
    </message>
    <message>
        <source>How the file is laid out.</source>
        <extracomment>save_text: save_format, help</extracomment>
        <translation>Wie die Datei aufgebaut ist.</translation>
    </message>
    <message>
        <source>Uploads the result to Hugging Face.</source>
        <extracomment>save_text: push_to_hub, help</extracomment>
        <translation>Lädt das Ergebnis zu Hugging Face hoch.</translation>
    </message>
    <message>
        <source>What the slider changes.</source>
        <extracomment>slider: target_class, help</extracomment>
        <translation>Was der Slider verändert.</translation>
    </message>
    <message>
        <source>What the slider leads to.</source>
        <extracomment>slider: positive_prompt, help</extracomment>
        <translation>Wohin der Slider führt.</translation>
    </message>
    <message>
        <source>What the slider leads away from.</source>
        <extracomment>slider: negative_prompt, help</extracomment>
        <translation>Wovon der Slider wegführt.</translation>
    </message>
    <message>
        <source>What must stay as it is.</source>
        <extracomment>slider: anchor_class, help</extracomment>
        <translation>Was so bleiben muss, wie es ist.</translation>
    </message>
    <message>
        <source>What is trained beside the model. Without a &quot;network&quot; block the whole model is trained, which needs many times the memory.</source>
        <extracomment>target: type, help</extracomment>
        <translation>Was neben dem Modell trainiert wird. Ohne einen Block „network“ wird das ganze Modell trainiert; das braucht ein Vielfaches des Speichers.</translation>
    </message>
    <message>
        <source>How the weights are split. A small factor trains many more parameters and takes more memory.</source>
        <extracomment>target: lokr_factor, help</extracomment>
        <translation>Wie die Gewichte zerlegt werden. Ein kleiner Faktor trainiert viel mehr Parameter und braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>How much the LoRA can hold. Its weights, gradients and optimizer state grow with it.</source>
        <extracomment>target: linear, help</extracomment>
        <translation>Wie viel die LoRA aufnehmen kann. Damit wachsen ihre Gewichte, Gradienten und der Optimizer-Zustand.</translation>
    </message>
    <message>
        <source>The rank of the convolution layers, which only SD 1.5 and SDXL have.</source>
        <extracomment>target: conv, help</extracomment>
        <translation>Der Rank der Faltungsschichten, die es nur in SD 1.5 und SDXL gibt.</translation>
    </message>
    <message>
        <source>Scales what the LoRA adds; AI Toolkit&apos;s form keeps it equal to the rank.</source>
        <extracomment>target_text: linear_alpha, help</extracomment>
        <translation>Skaliert, was die LoRA hinzufügt; im Formular von AI Toolkit ist es immer gleich dem Rank.</translation>
    </message>
    <message>
        <source>A LoKr that can hold everything, and trains many more parameters.</source>
        <extracomment>target_text: lokr_full_rank, help</extracomment>
        <translation>Ein LoKr, das alles aufnehmen kann und viel mehr Parameter trainiert.</translation>
    </message>
    <message>
        <source>Leaves everything but the transformer&apos;s own layers alone.</source>
        <extracomment>target_text: transformer_only, help</extracomment>
        <translation>Lässt alles außer den eigenen Schichten des Transformers in Ruhe.</translation>
    </message>
    <message>
        <source>A LoRA to go on with.</source>
        <extracomment>target_text: pretrained_lora_path, help</extracomment>
        <translation>Eine LoRA, mit der es weitergeht.</translation>
    </message>
    <message>
        <source>How many images a step looks at together. The memory of a step grows with it; a dataset can have a batch size of its own.</source>
        <extracomment>training: batch_size, help</extracomment>
        <translation>Wie viele Bilder ein Schritt gleichzeitig betrachtet. Damit wächst der Speicherbedarf eines Schritts; ein Datensatz kann eine eigene Batch-Größe haben.</translation>
    </message>
    <message>
        <source>How many batches one after the other make a step. It works like a larger batch and takes no more memory, only time.</source>
        <extracomment>training: gradient_accumulation, help</extracomment>
        <translation>Wie viele Batches nacheinander einen Schritt ergeben. Das wirkt wie ein größerer Batch und kostet keinen Speicher, nur Zeit.</translation>
    </message>
    <message>
        <source>How long the training lasts. It does not change the memory.</source>
        <extracomment>training: steps, help</extracomment>
        <translation>Wie lange das Training dauert. Am Speicherbedarf ändert es nichts.</translation>
    </message>
    <message>
        <source>The optimizer keeps a state for each trained parameter, from next to nothing (Adafactor) over 2 bytes (AdamW8Bit) to 16 (Prodigy). The state appears after the first step.</source>
        <extracomment>training: optimizer, help</extracomment>
        <translation>Der Optimizer hält zu jedem trainierten Parameter einen Zustand, von fast nichts (Adafactor) über 2 Byte (AdamW8Bit) bis 16 (Prodigy). Der Zustand entsteht nach dem ersten Schritt.</translation>
    </message>
    <message>
        <source>How large a step is. It does not change the memory.</source>
        <extracomment>training: lr, help</extracomment>
        <translation>Wie groß ein Schritt ist. Am Speicherbedarf ändert es nichts.</translation>
    </message>
    <message>
        <source>Pulls the weights towards zero a little in each step.</source>
        <extracomment>training: weight_decay, help</extracomment>
        <translation>Zieht die Gewichte in jedem Schritt ein wenig zur Null.</translation>
    </message>
    <message>
        <source>Which noise levels are trained how often.</source>
        <extracomment>training: timestep_type, help</extracomment>
        <translation>Welche Rauschstufen wie oft trainiert werden.</translation>
    </message>
    <message>
        <source>Whether noisy or clear images are trained more often. High noise shapes the composition, low noise the details.</source>
        <extracomment>training: content_or_style, help</extracomment>
        <translation>Ob verrauschte oder klare Bilder öfter trainiert werden. Starkes Rauschen prägt die Komposition, schwaches die Details.</translation>
    </message>
    <message>
        <source>How the distance to the target is measured.</source>
        <extracomment>training: loss_type, help</extracomment>
        <translation>Wie der Abstand zum Ziel gemessen wird.</translation>
    </message>
    <message>
        <source>How much the sound counts against the picture.</source>
        <extracomment>training: audio_loss_multiplier, help</extracomment>
        <translation>Wie viel der Ton gegenüber dem Bild zählt.</translation>
    </message>
    <message>
        <source>Keeps a smoothed copy of the trained weights. It takes 4 bytes per trained parameter, and as much again while samples are made.</source>
        <extracomment>training: use_ema, help</extracomment>
        <translation>Hält eine geglättete Kopie der trainierten Gewichte. Sie braucht 4 Byte je trainiertem Parameter, und noch einmal so viel, während Samples entstehen.</translation>
    </message>
    <message>
        <source>How slowly the copy follows.</source>
        <extracomment>training: ema_decay, help</extracomment>
        <translation>Wie langsam die Kopie folgt.</translation>
    </message>
    <message>
        <source>Takes the text encoder off the card and ignores the captions; only the trigger word or an empty prompt is used.</source>
        <extracomment>training: unload_text_encoder, help</extracomment>
        <translation>Nimmt den Text-Encoder von der Karte und ignoriert die Captions; benutzt wird nur das Trigger-Wort oder ein leerer Prompt.</translation>
    </message>
    <message>
        <source>Encodes all captions before the training and then drops the text encoder. Captions keep their effect, but cannot change from step to step.</source>
        <extracomment>training: cache_text_embeddings, help</extracomment>
        <translation>Kodiert alle Captions vor dem Training und verwirft dann den Text-Encoder. Captions wirken weiter, können sich aber nicht von Schritt zu Schritt ändern.</translation>
    </message>
    <message>
        <source>Keeps the model&apos;s own idea of the class while the trigger word is trained. Each step takes a further prediction.</source>
        <extracomment>training: diff_output_preservation, help</extracomment>
        <translation>Behält die Vorstellung des Modells von der Klasse, während das Trigger-Wort trainiert wird. Jeder Schritt kostet eine weitere Vorhersage.</translation>
    </message>
    <message>
        <source>How much it counts.</source>
        <extracomment>training: diff_output_preservation_multiplier, help</extracomment>
        <translation>Wie viel es zählt.</translation>
    </message>
    <message>
        <source>The class that must stay as it is.</source>
        <extracomment>training: diff_output_preservation_class, help</extracomment>
        <translation>Die Klasse, die so bleiben muss, wie sie ist.</translation>
    </message>
    <message>
        <source>Keeps what the model makes of an empty prompt. Each step takes a further prediction.</source>
        <extracomment>training: blank_prompt_preservation, help</extracomment>
        <translation>Behält, was das Modell aus einem leeren Prompt macht. Jeder Schritt kostet eine weitere Vorhersage.</translation>
    </message>
    <message>
        <source>Trains against the guided prediction of the model. Each step takes further predictions. It excludes bypass_guidance_embedding.</source>
        <extracomment>training: do_guidance_loss, help</extracomment>
        <translation>Trainiert gegen die geführte Vorhersage des Modells. Jeder Schritt kostet weitere Vorhersagen. Schließt bypass_guidance_embedding aus.</translation>
    </message>
    <message>
        <source>The guidance scale that is aimed at.</source>
        <extracomment>training: guidance_loss_target, help</extracomment>
        <translation>Der Guidance-Wert, der angestrebt wird.</translation>
    </message>
    <message>
        <source>Computes the activations a second time instead of keeping them. Without it a step needs many times the memory; AI Toolkit&apos;s form has no control for it.</source>
        <extracomment>training_text: gradient_checkpointing, help</extracomment>
        <translation>Berechnet die Aktivierungen ein zweites Mal, statt sie zu behalten. Ohne das braucht ein Schritt ein Vielfaches des Speichers; im Formular von AI Toolkit gibt es kein Feld dafür.</translation>
    </message>
    <message>
        <source>The precision of the calculation. fp32 doubles the memory of everything, and is what counts when the key is missing.</source>
        <extracomment>training_text: dtype, help</extracomment>
        <translation>Die Genauigkeit der Berechnung. fp32 verdoppelt den Speicherbedarf von allem und gilt, wenn der Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>How noise is added. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>training_text: noise_scheduler, help</extracomment>
        <translation>Wie Rauschen hinzukommt. Flow-Modelle brauchen flowmatch; SD 1.5 und SDXL brauchen ddpm.</translation>
    </message>
    <message>
        <source>Trains past the guidance embedding of distilled models. It excludes the guidance loss.</source>
        <extracomment>training_text: bypass_guidance_embedding, help</extracomment>
        <translation>Trainiert am Guidance-Embedding destillierter Modelle vorbei. Schließt den Guidance-Loss aus.</translation>
    </message>
    <message>
        <source>Trains the text encoder too, which then stays on the card. It can be neither unloaded nor cached.</source>
        <extracomment>training_text: train_text_encoder, help</extracomment>
        <translation>Trainiert auch den Text-Encoder, der dann auf der Karte bleibt. Er lässt sich weder entladen noch zwischenspeichern.</translation>
    </message>
    <message>
        <source>Cuts off steps that would be too large.</source>
        <extracomment>training_text: max_grad_norm, help</extracomment>
        <translation>Schneidet Schritte ab, die zu groß wären.</translation>
    </message>
    <message>
        <source>After how many steps a line is logged.</source>
        <extracomment>training_text: log_every, help</extracomment>
        <translation>Nach wie vielen Schritten eine Zeile ins Log kommt.</translation>
    </message>
    <message>
        <source>Measures the loss on images of their own. All sigmas of an image go through the model as one batch, which takes memory.</source>
        <extracomment>validation: enabled, help</extracomment>
        <translation>Misst den Loss an eigenen Bildern. Alle Sigmas eines Bilds gehen als ein Batch durch das Modell; das kostet Speicher.</translation>
    </message>
    <message>
        <source>After how many steps the validation runs.</source>
        <extracomment>validation: validate_every, help</extracomment>
        <translation>Nach wie vielen Schritten die Validierung läuft.</translation>
    </message>
    <message>
        <source>The size of the validation images. It counts against the memory as the training&apos;s own resolution does.</source>
        <extracomment>validation: resolution, help</extracomment>
        <translation>Die Größe der Validierungsbilder. Sie zählt beim Speicher wie die Auflösung des Trainings selbst.</translation>
    </message>
    <message>
        <source>The noise levels that are measured, all in one batch.</source>
        <extracomment>validation: sigmas, help</extracomment>
        <translation>Die Rauschstufen, die gemessen werden, alle in einem Batch.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is off: all activations are kept.</source>
        <extracomment>config: checkpointing_off, title</extracomment>
        <translation>Gradient Checkpointing ist ausgeschaltet: Alle Aktivierungen bleiben im Speicher.</translation>
    </message>
    <message>
        <source>The whole model is trained, not a small network: every weight has gradients and optimizer state.</source>
        <extracomment>config: full_finetune, title</extracomment>
        <translation>Trainiert wird das ganze Modell, kein kleines Netzwerk: Jedes Gewicht hat Gradienten und Optimizer-Zustand.</translation>
    </message>
    <message>
        <source>Encodes all images before the training and keeps the result on the disk. When all datasets do so, the VAE leaves the card.</source>
        <extracomment>datasets: cache_latents_to_disk, help</extracomment>
        <translation>Kodiert alle Bilder vor dem Training und behält das Ergebnis auf der Platte. Tun das alle Datensätze, verlässt der VAE die Karte.</translation>
    </message>
    <message>
        <source>After how many steps samples are made. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_every, help</extracomment>
        <translation>Nach wie vielen Schritten Samples entstehen. Das ändert die Dauer, nicht die Speicherspitze.</translation>
    </message>
    <message>
        <source>The whole model is trained, not a LoRA</source>
        <extracomment>6_software: trains_whole_model, title</extracomment>
        <translation>Trainiert wird das ganze Modell, keine LoRA</translation>
    </message>
</context>
<context>
    <name>LogDocument</name>
    <message>
        <source>The log cannot be shown: %1.</source>
        <translation>Das Log lässt sich nicht anzeigen: %1.</translation>
    </message>
    <message>
        <source>The findings beside it are not affected.</source>
        <translation>Die Befunde daneben sind davon nicht betroffen.</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>for</source>
        <translation>dafür</translation>
    </message>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: done already</source>
        <translation>%1: schon erledigt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Likely causes</source>
        <translation>Wahrscheinliche Ursachen</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>Was zu ändern ist</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config</translation>
    </message>
    <message>
        <source>Memory estimate</source>
        <translation>Speicherschätzung</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was versucht wurde</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Written by Headroom %1.</source>
        <translation>Erstellt mit Headroom %1.</translation>
    </message>
    <message>
        <source>Log around the failure</source>
        <translation>Log rund um den Fehler</translation>
    </message>
</context>
<context>
    <name>MemoryEvaluation</name>
    <message>
        <source>The table has no column &quot;%1&quot;.</source>
        <translation>Die Tabelle hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the column vram_gib is no size.</source>
        <translation>„%1“ in der Spalte vram_gib ist keine Größe.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>It ran out while the model was loaded: this setting plays no part there.</source>
        <translation>Der Speicher reichte beim Laden des Modells nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It ran out while quantising: this setting plays no part there.</source>
        <translation>Der Speicher reichte beim Quantisieren nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It ran out while latents were cached: this setting plays no part there.</source>
        <translation>Der Speicher reichte beim Zwischenspeichern der Latents nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It ran out while captions were encoded: this setting plays no part there.</source>
        <translation>Der Speicher reichte beim Kodieren der Captions nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It ran out in a preview: this setting plays no part there.</source>
        <translation>Der Speicher reichte in einer Vorschau nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It ran out in training: this setting plays no part there.</source>
        <translation>Der Speicher reichte im Training nicht: Dort spielt diese Einstellung keine Rolle.</translation>
    </message>
    <message>
        <source>It works on the likeliest cause: %1.</source>
        <translation>Hilft gegen die wahrscheinlichste Ursache: %1.</translation>
    </message>
    <message>
        <source>It works on a possible cause: %1.</source>
        <translation>Hilft gegen eine mögliche Ursache: %1.</translation>
    </message>
    <message>
        <source>It is the next step of the safe order, though little speaks for it here.</source>
        <translation>Der nächste Schritt der sicheren Reihenfolge, auch wenn hier wenig dafür spricht.</translation>
    </message>
    <message>
        <source>A conservative config that fails at once on a card that this run does not fill is a matter for the provider: send the report.</source>
        <translation>Scheitert eine konservative Config sofort auf einer Karte, die dieser Lauf nicht füllt, ist das Sache des Anbieters: Senden Sie ihm den Bericht.</translation>
    </message>
    <message>
        <source>The config is conservative and the card was full before this run filled it: repeating the retry burns time and GPU budget, a fresh worker can settle it.</source>
        <translation>Die Config ist konservativ, und die Karte war voll, bevor dieser Lauf sie füllte: Weitere Versuche kosten nur Zeit und GPU-Budget; ein frischer Worker kann es klären.</translation>
    </message>
    <message>
        <source>%1 ignores low_vram.</source>
        <translation>%1 beachtet low_vram nicht.</translation>
    </message>
    <message>
        <source>On %1 low_vram eases loading and previews; it does not lower memory in the phase that failed.</source>
        <translation>Bei %1 erleichtert low_vram das Laden und die Vorschauen; in der Phase, die scheiterte, senkt es den Speicherbedarf nicht.</translation>
    </message>
    <message>
        <source>saves %1 (%2)</source>
        <translation>spart %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The trainer of this run has no such setting.</source>
        <translation>Der Trainer dieses Laufs hat keine solche Einstellung.</translation>
    </message>
</context>
<context>
    <name>PlanCards</name>
    <message>
        <source>Then the chance that it fits is %1.</source>
        <translation>Dann passt es mit einer Wahrscheinlichkeit von %1.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a setting, its value before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>RecentCases</name>
    <message>
        <source>Out of memory at step %1</source>
        <translation>Speicher reichte bei Schritt %1 nicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict, then the phase of the run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Trains on</source>
        <translation>Trainiert mit</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>Log-Zeile %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What ran out</source>
        <translation>Was nicht reichte</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Free on the card</source>
        <translation>Frei auf der Karte</translation>
    </message>
    <message>
        <source>Held by this process</source>
        <translation>Belegt von diesem Prozess</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>Von PyTorch benutzt</translation>
    </message>
    <message>
        <source>Reserved but unused</source>
        <translation>Reserviert, aber ungenutzt</translation>
    </message>
    <message>
        <source>Held by other processes</source>
        <translation>Belegt von anderen Prozessen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (einmal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>Config-Zeile %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the run did: no log was given.</source>
        <translation>Was der Lauf tat: Es liegt kein Log vor.</translation>
    </message>
    <message>
        <source>Where in the run it failed: the log does not show it.</source>
        <translation>Wo der Lauf scheiterte: Das Log zeigt es nicht.</translation>
    </message>
    <message>
        <source>The settings: no config was given, and the log does not print one.</source>
        <translation>Die Einstellungen: Es liegt keine Config vor, und das Log gibt keine aus.</translation>
    </message>
    <message>
        <source>The settings: the config is not one of AI Toolkit.</source>
        <translation>Die Einstellungen: Die Config ist keine von AI Toolkit.</translation>
    </message>
    <message>
        <source>The memory of the card: tell it with --gpu-vram.</source>
        <translation>Der Speicher der Karte: Geben Sie ihn mit --gpu-vram an.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop retrying this job as it is: the config is conservative, and still it fails at once. Each retry costs time and GPU budget. Start a fresh job on a fresh worker, or restart the machine; if the same config used to work, send this report to support.</source>
        <translation>Versuchen Sie diesen Job nicht unverändert weiter: Die Config ist konservativ, und trotzdem scheitert er sofort. Jeder Versuch kostet Zeit und GPU-Budget. Starten Sie einen neuen Job auf einem frischen Worker oder starten Sie den Rechner neu; lief dieselbe Config früher, senden Sie diesen Bericht an den Support.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Settings that the other trainer&apos;s files leave out.</source>
        <translation>Einstellungen, die in den Dateien des anderen Trainers fehlen.</translation>
    </message>
</context>
<context>
    <name>ScaleUp</name>
    <message>
        <source>Num Frames %1 → %2.</source>
        <translation>Num Frames %1 → %2.</translation>
    </message>
    <message>
        <source>Batch Size %1 → %2.</source>
        <translation>Batch Size %1 → %2.</translation>
    </message>
    <message>
        <source>Clips and batch are as large as you ever had them.</source>
        <translation>Clips und Batch sind so groß, wie Sie sie je hatten.</translation>
    </message>
    <message>
        <source>Batch Size is %1, as large as you ever had it.</source>
        <translation>Batch Size ist %1, so groß wie je zuvor.</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>Die Config hat keine Datensätze.</translation>
    </message>
    <message>
        <source>The largest bucket is %1, as large as you ever had.</source>
        <translation>Der größte Bucket ist %1, so groß wie je zuvor.</translation>
    </message>
    <message>
        <source>Add the bucket %1 to %2.</source>
        <translation>Den Bucket %1 zu %2 hinzufügen.</translation>
    </message>
    <message>
        <source>Steps %1 → %2.</source>
        <translation>Steps %1 → %2.</translation>
    </message>
    <message>
        <source>Steps is %1, as many as you ever had.</source>
        <translation>Steps ist %1, so viele wie je zuvor.</translation>
    </message>
    <message>
        <source>Keep checkpointing, quantisation and low-memory settings as they are: they made the run stable.</source>
        <translation>Checkpointing, Quantisierung und Low-Memory-Einstellungen so lassen: Sie haben den Lauf stabil gemacht.</translation>
    </message>
    <message>
        <source>Switch the previews on again.</source>
        <translation>Die Vorschauen wieder einschalten.</translation>
    </message>
    <message>
        <source>Bring the previews back: %1 %2 → %3.</source>
        <comment>key of the config, value now, value then</comment>
        <translation>Die Vorschauen zurückholen: %1 %2 → %3.</translation>
    </message>
    <message>
        <source>Bring the previews back to their earlier size.</source>
        <translation>Die Vorschauen auf ihre frühere Größe zurückbringen.</translation>
    </message>
    <message>
        <source>Larger previews: %1 × %2.</source>
        <translation>Größere Vorschauen: %1 × %2.</translation>
    </message>
    <message>
        <source>The config has no prompts to make previews of.</source>
        <translation>Die Config hat keine Prompts für Vorschauen.</translation>
    </message>
    <message>
        <source>The previews are as rich as you ever had them.</source>
        <translation>Die Vorschauen sind so reichhaltig, wie Sie sie je hatten.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>first sample</source>
        <translation>erstes Sample</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>Telemetry</name>
    <message>
        <source>This file tells how busy the card&apos;s memory was, not how full: it has no column of the memory in use.</source>
        <translation>Diese Datei zeigt, wie ausgelastet der Speicher der Karte war, nicht wie voll: Eine Spalte mit dem belegten Speicher fehlt.</translation>
    </message>
    <message>
        <source>An export of TensorBoard tells only by its file name what it shows. Give it a name with &quot;memory&quot; in it if that is what it is.</source>
        <translation>Was ein Export aus TensorBoard zeigt, sagt nur sein Dateiname. Geben Sie ihm einen Namen mit „memory“ darin, wenn es um Speicher geht.</translation>
    </message>
    <message>
        <source>This is a memory snapshot in Python&apos;s pickle form, which can run programs when it is loaded; Headroom does not load it.</source>
        <translation>Das ist ein Speicher-Snapshot im Pickle-Format von Python, das beim Laden Programme ausführen kann; Headroom lädt es nicht.</translation>
    </message>
    <message>
        <source>Write the snapshot as JSON instead: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</source>
        <translation>Schreiben Sie den Snapshot stattdessen als JSON: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</translation>
    </message>
    <message>
        <source>No figure of a card&apos;s memory could be found in it.</source>
        <translation>Darin war keine Angabe zum Speicher einer Karte zu finden.</translation>
    </message>
    <message>
        <source>The tool that wrote this file had no figure of the memory in use to tell.</source>
        <translation>Das Werkzeug, das diese Datei schrieb, kannte keinen Wert für den belegten Speicher.</translation>
    </message>
    <message>
        <source>Record with: %1</source>
        <translation>Zeichnen Sie auf mit: %1</translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>Die Datei ist größer als %1.</translation>
    </message>
    <message>
        <source>Cut it to the hours of the run.</source>
        <translation>Kürzen Sie sie auf die Stunden des Laufs.</translation>
    </message>
    <message numerus="yes">
        <source>PyTorch counts %n failed allocation(s) in this process.</source>
        <translation>
            <numerusform>PyTorch zählt in diesem Prozess eine gescheiterte Speicheranforderung.</numerusform>
            <numerusform>PyTorch zählt in diesem Prozess %n gescheiterte Speicheranforderungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read.</source>
        <translation>
            <numerusform>%n von %1 ließ sich nicht lesen.</numerusform>
            <numerusform>%n von %1 ließen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read, the first at line %2.</source>
        <translation>
            <numerusform>%n von %1 ließ sich nicht lesen, in Zeile %2.</numerusform>
            <numerusform>%n von %1 ließen sich nicht lesen, die erste in Zeile %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextReport</name>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 [%2, %3]</source>
        <translation>%1 [%2, %3]</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>Unter %1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>The failure</source>
        <translation>Der Fehler</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>Symptome</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>What to do, in this order</source>
        <translation>Was zu tun ist, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>The answer that would help most</source>
        <translation>Die Antwort, die am meisten helfen würde</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>This log only shows that the run was ended from outside. The first error of the other processes, or of the system&apos;s journal, would tell why.</source>
        <translation>Dieses Log zeigt nur, dass der Lauf von außen beendet wurde. Warum, würde der erste Fehler der anderen Prozesse oder das Systemjournal zeigen.</translation>
    </message>
    <message>
        <source>The log ends without an error. Whether the run had become many times slower, or had stopped altogether, would tell; so would a longer piece of the log.</source>
        <translation>Das Log endet ohne Fehler. Aufschluss gäbe, ob der Lauf um ein Vielfaches langsamer wurde oder ganz stehen blieb; ein längeres Stück des Logs ebenfalls.</translation>
    </message>
    <message>
        <source>Nothing in this text says how the run ended. The end of log.txt, with the lines around the error, would tell.</source>
        <translation>Aus diesem Text geht nicht hervor, wie der Lauf endete. Aufschluss gäbe das Ende von log.txt mit den Zeilen rund um den Fehler.</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error: that happens when the system runs out of memory and closes the program. How much system memory the machine has would tell.</source>
        <translation>Das Log bricht beim Laden ohne Fehler ab: Das kommt vor, wenn dem System der Speicher ausgeht und es das Programm beendet. Aufschluss gäbe, wie viel Arbeitsspeicher der Rechner hat.</translation>
    </message>
    <message>
        <source>There is no log yet. The file log.txt in the job&apos;s output folder would tell where the run was when it stopped.</source>
        <translation>Es gibt noch kein Log. Wo der Lauf war, als er stoppte, würde die Datei log.txt im Ausgabeordner des Jobs zeigen.</translation>
    </message>
</context>
<context>
    <name>VerdictNote</name>
    <message>
        <source>The run did not die, it crawls: the card is full, and the driver moves memory to and fro over the bus.</source>
        <translation>Der Lauf ist nicht abgestürzt, er kriecht: Die Karte ist voll, und der Treiber schiebt Speicher über den Bus hin und her.</translation>
    </message>
    <message>
        <source>A step took %1 s at first and up to %2 s later.</source>
        <translation>Ein Schritt dauerte anfangs %1 s und später bis zu %2 s.</translation>
    </message>
    <message>
        <source>This is not an out-of-memory failure. Memory settings will not help; what it looks like instead stands below.</source>
        <translation>Am Speicher liegt es nicht. Speichereinstellungen helfen hier nicht; wonach es stattdessen aussieht, steht unten.</translation>
    </message>
    <message>
        <source>The log says: %1</source>
        <translation>Im Log steht: %1</translation>
    </message>
    <message>
        <source>The run reached its last step. There is nothing to repair.</source>
        <translation>Der Lauf hat seinen letzten Schritt erreicht. Es gibt nichts zu beheben.</translation>
    </message>
    <message>
        <source>Nothing in this log looks like a failure.</source>
        <translation>Nichts in diesem Log sieht nach einem Fehler aus.</translation>
    </message>
    <message>
        <source>If the run did stop, the lines that say why are missing here: drop the complete log, or paste the last lines of the terminal.</source>
        <translation>Falls der Lauf doch abbrach, fehlen hier die Zeilen, die sagen, warum: Legen Sie das vollständige Log hier ab, oder fügen Sie die letzten Zeilen des Terminals ein.</translation>
    </message>
    <message>
        <source>One thing is missing to tell what happened.</source>
        <translation>Eines fehlt noch, um sagen zu können, was passiert ist.</translation>
    </message>
    <message>
        <source>The run survived, but each batch that does not fit is skipped: it silently never trains its largest bucket.</source>
        <translation>Der Lauf hat überlebt, aber jeder Batch, der nicht passt, wird übersprungen: Der größte Bucket wird stillschweigend nie trainiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es) were skipped so far.</source>
        <translation>
            <numerusform>Bisher wurde ein Batch übersprungen.</numerusform>
            <numerusform>Bisher wurden %n Batches übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop repeating this retry: the config is conservative and still fails at once, so the card or its worker is the likelier problem. Each retry costs time and GPU budget.</source>
        <translation>Versuchen Sie es nicht unverändert weiter: Die Config ist konservativ und scheitert trotzdem sofort; wahrscheinlicher liegt es an der Karte oder ihrem Worker. Jeder Versuch kostet Zeit und GPU-Budget.</translation>
    </message>
    <message>
        <source>Make a fresh job on a fresh worker, or restart the machine. If the same config used to work, send the report to support.</source>
        <translation>Legen Sie einen neuen Job auf einem frischen Worker an, oder starten Sie den Rechner neu. Lief dieselbe Config früher, senden Sie den Bericht an den Support.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <source>Slow: video memory spilled into system memory</source>
        <translation>Langsam: VRAM in den Arbeitsspeicher ausgelagert</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure</source>
        <translation>Am Speicher liegt es nicht</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>video memory (CUDA allocator)</source>
        <translation>VRAM (CUDA-Allocator)</translation>
    </message>
    <message>
        <source>CUDA error without sizes</source>
        <translation>CUDA-Fehler ohne Größen</translation>
    </message>
    <message>
        <source>video memory (cuBLAS or cuDNN workspace)</source>
        <translation>VRAM (Arbeitsbereich von cuBLAS oder cuDNN)</translation>
    </message>
    <message>
        <source>video memory (AMD, HIP allocator)</source>
        <translation>VRAM (AMD, HIP-Allocator)</translation>
    </message>
    <message>
        <source>unified memory (Apple, MPS)</source>
        <translation>gemeinsamer Speicher von Mac und GPU (Apple, MPS)</translation>
    </message>
    <message>
        <source>video memory (Intel, XPU allocator)</source>
        <translation>VRAM (Intel, XPU-Allocator)</translation>
    </message>
    <message>
        <source>system memory (RAM)</source>
        <translation>Arbeitsspeicher (RAM)</translation>
    </message>
    <message>
        <source>shared memory (/dev/shm)</source>
        <translation>gemeinsamer Speicher (/dev/shm)</translation>
    </message>
    <message>
        <source>video memory paged into system memory</source>
        <translation>in den Arbeitsspeicher ausgelagerter VRAM</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>model load</source>
        <translation>Modell-Laden</translation>
    </message>
    <message>
        <source>quantisation</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>caching latents</source>
        <translation>Zwischenspeichern der Latents</translation>
    </message>
    <message>
        <source>caching text embeddings</source>
        <translation>Zwischenspeichern der Text-Embeddings</translation>
    </message>
    <message>
        <source>first sample, before training</source>
        <translation>erstes Sample, vor dem Training</translation>
    </message>
    <message>
        <source>first training steps</source>
        <translation>erste Trainingsschritte</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>preview sample</source>
        <translation>Vorschau-Sample</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>A: before real training</source>
        <translation>A: vor dem eigentlichen Training</translation>
    </message>
    <message>
        <source>B: in the first steps</source>
        <translation>B: in den ersten Schritten</translation>
    </message>
    <message>
        <source>C: while sampling</source>
        <translation>C: beim Sampling</translation>
    </message>
    <message>
        <source>D: only sometimes</source>
        <translation>D: nur manchmal</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>a rented machine</source>
        <translation>ein gemieteter Rechner</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>Caching</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>Text-Encoder</translation>
    </message>
    <message>
        <source>VAE</source>
        <translation>VAE</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>dequantised block</source>
        <translation>dequantisierter Block</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>zu tun</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>deutlich</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>(absent)</source>
        <translation>(nicht gesetzt)</translation>
    </message>
</context>
<context>
    <name>headroom::AttemptModel</name>
    <message>
        <source>first run</source>
        <translation>erster Lauf</translation>
    </message>
    <message>
        <source>unknown: no config</source>
        <translation>unbekannt: keine Config</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>solved or not, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no note</source>
        <translation>keine Notiz</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Changed before it</source>
        <translation>Davor geändert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>headroom::ByHandNote</name>
    <message>
        <source>No case is open.</source>
        <translation>Kein Fall ist geöffnet.</translation>
    </message>
    <message>
        <source>No config was found for this run. Open it, and the changes can be made here with one click.</source>
        <translation>Zu diesem Lauf wurde keine Config gefunden. Öffnen Sie sie, dann lassen sich die Änderungen hier mit einem Klick machen.</translation>
    </message>
    <message>
        <source>No config was found for this run: the plan shows what to change by hand. Open the config, and the changes can be made here with one click. The settings, in the order of the plan:</source>
        <translation>Zu diesem Lauf wurde keine Config gefunden: Der Plan zeigt, was von Hand zu ändern ist. Öffnen Sie die Config, dann lassen sich die Änderungen hier mit einem Klick machen. Die Einstellungen in der Reihenfolge des Plans:</translation>
    </message>
    <message>
        <source>settings to change by hand</source>
        <translation>Einstellungen, von Hand zu ändern</translation>
    </message>
    <message>
        <source>&amp;Open the config</source>
        <translation>Config ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>headroom::CaseBar</name>
    <message>
        <source>%1 card</source>
        <comment>memory of a card of unknown name</comment>
        <translation>Karte mit %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a card, its memory</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation>Kein Fall geöffnet</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · nicht gespeichert</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive (Ctrl+O)</source>
        <translation>Ein Log, eine Config oder ein Archiv öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>Wählt ein Log, eine Config oder ein Archiv aus</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Write the diagnosis down for an issue or for support (Ctrl+R)</source>
        <translation>Die Diagnose für ein Issue oder den Support aufschreiben (Strg+R)</translation>
    </message>
    <message>
        <source>Writes the diagnosis down for an issue or for support</source>
        <translation>Schreibt die Diagnose für ein Issue oder den Support auf</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Recent cases, language, appearance and other actions</source>
        <translation>Letzte Fälle, Sprache, Darstellung und weitere Aktionen</translation>
    </message>
</context>
<context>
    <name>headroom::CaseModel</name>
    <message>
        <source>Case without a log</source>
        <translation>Fall ohne Log</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Changes that were not saved</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>headroom::CauseList</name>
    <message>
        <source>Show fewer causes</source>
        <translation>Weniger Ursachen anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more cause(s)</source>
        <translation>
            <numerusform>Eine weitere Ursache anzeigen</numerusform>
            <numerusform>%n weitere Ursachen anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ChangesView</name>
    <message>
        <source>No changes yet</source>
        <translation>Noch keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Changes: %n line(s)</source>
        <translation>
            <numerusform>Änderungen: %n Zeile</numerusform>
            <numerusform>Änderungen: %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed lines appear here; nothing else in the file is touched.</source>
        <translation>Geänderte Zeilen erscheinen hier; sonst wird in der Datei nichts angerührt.</translation>
    </message>
</context>
<context>
    <name>headroom::ChartPage</name>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Tables (*.csv)</source>
        <translation>Bilder (*.png);;Zeichnungen (*.svg);;Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>&amp;Save the chart…</source>
        <translation>Diagramm &amp;speichern…</translation>
    </message>
    <message>
        <source>The memory of the card as a table</source>
        <translation>Der Speicher der Karte als Tabelle</translation>
    </message>
    <message>
        <source>Point at the chart, or walk with the arrow keys, to read it.</source>
        <translation>Zeigen Sie auf das Diagramm oder gehen Sie mit den Pfeiltasten, um es abzulesen.</translation>
    </message>
    <message>
        <source>No run is open. Drop a log, or telemetry, on this window.</source>
        <translation>Kein Lauf ist geöffnet. Legen Sie ein Log oder Telemetrie auf diesem Fenster ab.</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory: this is the forecast.</source>
        <translation>Der Speicherverbrauch dieses Laufs wurde nicht gemessen: Das ist die Vorhersage.</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory, and without a config there is no forecast.</source>
        <translation>Der Speicherverbrauch dieses Laufs wurde nicht gemessen, und ohne Config gibt es keine Vorhersage.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody measured this run&apos;s memory; its log tells it at %n moment(s).</source>
        <translation>
            <numerusform>Der Speicherverbrauch dieses Laufs wurde nicht gemessen; sein Log nennt ihn nur einmal.</numerusform>
            <numerusform>Der Speicherverbrauch dieses Laufs wurde nicht gemessen; sein Log nennt ihn %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, size of the card</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The card was full at %1, and %2 more went to slow shared memory.</source>
        <translation>Bei %1 war die Karte voll, und %2 mehr gingen in langsamen gemeinsamen Speicher.</translation>
    </message>
    <message>
        <source>The highest figure is %1, in this phase: %2.</source>
        <translation>Der höchste Wert ist %1, in dieser Phase: %2.</translation>
    </message>
    <message>
        <source>The highest figure is %1.</source>
        <translation>Der höchste Wert ist %1.</translation>
    </message>
    <message>
        <source>Measured every %1: what was needed for a moment in between is not in it, so the peak may have been higher.</source>
        <translation>Gemessen alle %1: Was dazwischen nur kurz gebraucht wurde, fehlt; die Spitze war vielleicht höher.</translation>
    </message>
    <message>
        <source>The file tells no time; its samples are taken to be a second apart.</source>
        <translation>Die Datei nennt keine Zeit; angenommen wird eine Sekunde zwischen den Messpunkten.</translation>
    </message>
    <message>
        <source>Counted by process, without what the driver itself holds.</source>
        <translation>Je Prozess gezählt, ohne das, was der Treiber selbst belegt.</translation>
    </message>
    <message>
        <source>Lined up with the log by the fall at the end of the run.</source>
        <translation>Am Abfall am Ende des Laufs mit dem Log in Deckung gebracht.</translation>
    </message>
    <message>
        <source>Lined up with the log by the rise when the model was loaded.</source>
        <translation>Am Anstieg beim Laden des Modells mit dem Log in Deckung gebracht.</translation>
    </message>
    <message>
        <source>Nothing in the curve tells where the run began: both are taken to begin together.</source>
        <translation>Wo der Lauf begann, zeigt die Kurve nicht: Angenommen wird, dass beide zugleich beginnen.</translation>
    </message>
    <message>
        <source>Figures in the log</source>
        <translation>Werte im Log</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <comment>number, name, file</comment>
        <translation>GPU %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>GPU %1 (%2)</source>
        <comment>number, file</comment>
        <translation>GPU %1 (%2)</translation>
    </message>
</context>
<context>
    <name>headroom::ChartPlot</name>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Seconds since the run began</source>
        <translation>Sekunden seit Beginn des Laufs</translation>
    </message>
    <message>
        <source>Minutes since the run began</source>
        <translation>Minuten seit Beginn des Laufs</translation>
    </message>
    <message>
        <source>Hours since the run began</source>
        <translation>Stunden seit Beginn des Laufs</translation>
    </message>
    <message>
        <source>Days since the run began</source>
        <translation>Tage seit Beginn des Laufs</translation>
    </message>
    <message>
        <source>forecast %1</source>
        <translation>Vorhersage %1</translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>Die Karte hat %1</translation>
    </message>
</context>
<context>
    <name>headroom::ChartTools</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>&amp;Forecast</source>
        <translation>&amp;Vorhersage</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>Nach Schritt</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>The axis from left to right</source>
        <translation>Die Achse von links nach rechts</translation>
    </message>
    <message>
        <source>+</source>
        <comment>zoom in</comment>
        <translation>+</translation>
    </message>
    <message>
        <source>−</source>
        <comment>zoom out</comment>
        <translation>−</translation>
    </message>
    <message>
        <source>Show a&amp;ll</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>Den ganzen Lauf zeigen (0)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Mo&amp;ve the log by</source>
        <translation>Log verschie&amp;ben um</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The clocks of log and telemetry share nothing: the log was lined up by the shape of the curve.</source>
        <translation>Die Uhren von Log und Telemetrie haben nichts gemeinsam: Das Log wurde nach der Form der Kurve in Deckung gebracht.</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigPanel</name>
    <message>
        <source>Changes between AI Toolkit&apos;s panels and the text of the config.</source>
        <translation>Wechselt zwischen AI Toolkits Feldern und dem Text der Config.</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigSaver</name>
    <message>
        <source>Save the config as</source>
        <translation>Config speichern unter</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>Configs (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1. Now run the training again, and drop its new log on this window.</source>
        <translation>Gespeichert als %1. Starten Sie das Training jetzt erneut und legen Sie das neue Log auf diesem Fenster ab.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>Die Datei, wie sie war, bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Another program changed this config since it was opened here.</source>
        <translation>Ein anderes Programm hat diese Config geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now, and can be undone. Keep mine lets the next save replace it.</source>
        <translation>„Neu laden“ übernimmt, was jetzt in der Datei steht, und lässt sich rückgängig machen. Mit „Meine behalten“ ersetzt das nächste Speichern sie.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>Save under another &amp;name…</source>
        <translation>Unter anderem N&amp;amen speichern…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Verglei&amp;chen</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigTextView</name>
    <message>
        <source>This is valid text, but not a job that AI Toolkit would run, so the plan and the prediction cannot follow it.</source>
        <translation>Das ist gültiger Text, aber kein Job, den AI Toolkit ausführen würde. Plan und Vorhersage können ihm deshalb nicht folgen.</translation>
    </message>
    <message>
        <source>&amp;Go to line %1</source>
        <translation>&amp;Gehe zu Zeile %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>number, what is wrong there</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Text of the config</source>
        <translation>Text der Config</translation>
    </message>
    <message>
        <source>This text is too long to be coloured.</source>
        <translation>Dieser Text ist zu lang zum Einfärben.</translation>
    </message>
</context>
<context>
    <name>headroom::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
</context>
<context>
    <name>headroom::DiagnosisPage</name>
    <message>
        <source>Causes, likeliest first</source>
        <translation>Ursachen, die wahrscheinlichste zuerst</translation>
    </message>
    <message>
        <source>What the estimate says</source>
        <translation>Was die Schätzung sagt</translation>
    </message>
    <message>
        <source>Write the &amp;report</source>
        <translation>Be&amp;richt schreiben</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Kein Fall ist geöffnet: Legen Sie zuerst ein Log oder eine Config hier ab.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question, then the user&apos;s answer</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The causes above were ranked anew with this answer.</source>
        <translation>Mit dieser Antwort wurden die Ursachen oben neu geordnet.</translation>
    </message>
    <message>
        <source>&amp;Open a log</source>
        <translation>Log ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Fix it</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>I don&apos;t know</source>
        <translation>Weiß ich nicht</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>headroom::DiffView</name>
    <message>
        <source>from line %1</source>
        <translation>ab Zeile %1</translation>
    </message>
    <message>
        <source>Changes of the config</source>
        <translation>Änderungen der Config</translation>
    </message>
    <message>
        <source>%1 lines removed, %2 lines added</source>
        <translation>%1 Zeilen entfernt, %2 Zeilen hinzugefügt</translation>
    </message>
</context>
<context>
    <name>headroom::DropPage</name>
    <message>
        <source>%1 is open. Drop another log or config to work on that one.</source>
        <translation>%1 ist geöffnet. Legen Sie ein anderes Log oder eine andere Config hier ab, um daran zu arbeiten.</translation>
    </message>
    <message>
        <source>Find out why a training ran out of memory, and fix its config.</source>
        <translation>Finden Sie heraus, warum einem Training der Speicher nicht reichte, und beheben Sie es in der Config.</translation>
    </message>
    <message>
        <source>See &amp;what happened</source>
        <translation>Ansehen, &amp;was geschah</translation>
    </message>
    <message>
        <source>Drop a log, a config or the job folder here</source>
        <translation>Log, Config oder Job-Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Archives, telemetry and several files at once work too. Everything stays on this computer.</source>
        <translation>Auch Archive, Telemetrie und mehrere Dateien auf einmal. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>Wählt ein Log, eine Config oder ein Archiv aus</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>Log &amp;einfügen</translation>
    </message>
    <message>
        <source>Takes the text that is in the clipboard</source>
        <translation>Nimmt den Text aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>&amp;Beispiel ansehen</translation>
    </message>
    <message>
        <source>Opens a log and a config that come with Headroom</source>
        <translation>Öffnet ein Log und eine Config, die Headroom mitbringt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stops reading</source>
        <translation>Beendet das Lesen</translation>
    </message>
    <message>
        <source>Reading the log …</source>
        <translation>Das Log wird gelesen …</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt beim Lesen</translation>
    </message>
    <message>
        <source>No log?</source>
        <translation>Kein Log?</translation>
    </message>
    <message>
        <source>&amp;Answer a few questions instead</source>
        <translation>Stattdessen ein paar F&amp;ragen beantworten</translation>
    </message>
    <message>
        <source>Diagnoses from your answers alone</source>
        <translation>Diagnostiziert allein nach Ihren Antworten</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent cases</source>
        <translation>Letzte Fälle</translation>
    </message>
    <message>
        <source>Enter opens the case</source>
        <translation>Eingabe öffnet den Fall</translation>
    </message>
</context>
<context>
    <name>headroom::EntryBlocks</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>Datensatz %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>Datensatz %1 entfernen</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>Prompt %1 entfernen</translation>
    </message>
    <message>
        <source>This file has the old list “prompts”, whose entries have no settings of their own.</source>
        <translation>Diese Datei hat noch die alte Liste „prompts“; deren Einträge haben keine eigenen Einstellungen.</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>Prompts in „samples“ umwandeln</translation>
    </message>
</context>
<context>
    <name>headroom::EvidenceGrid</name>
    <message>
        <source>because</source>
        <translation>dafür</translation>
    </message>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>Config-Zeile %1</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>Log-Zeile %1</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>telemetry</source>
        <translation>Telemetrie</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
</context>
<context>
    <name>headroom::FactsGroup</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>from the log</source>
        <translation>aus dem Log</translation>
    </message>
    <message>
        <source>from the config</source>
        <translation>aus der Config</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>&amp;VRAM</source>
        <translation>&amp;VRAM</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>System &amp;RAM</source>
        <translation>&amp;RAM</translation>
    </message>
    <message>
        <source>&amp;Trained on</source>
        <comment>label of the choice: image, video, audio</comment>
        <translation>&amp;Trainiert mit</translation>
    </message>
    <message>
        <source>In GiB; 0 means unknown</source>
        <translation>In GiB; 0 heißt unbekannt</translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation>Speicher der Karte</translation>
    </message>
    <message>
        <source>System memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Operating system or cloud</source>
        <translation>Betriebssystem oder Cloud</translation>
    </message>
    <message>
        <source>Where the training runs</source>
        <translation>Wo das Training läuft</translation>
    </message>
    <message>
        <source>Kind of training data</source>
        <translation>Art der Trainingsdaten</translation>
    </message>
    <message>
        <source>Images, video or audio</source>
        <translation>Bilder, Video oder Audio</translation>
    </message>
</context>
<context>
    <name>headroom::FieldMark</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>← was %1</source>
        <comment>the value of the failed run</comment>
        <translation>← war %1</translation>
    </message>
    <message>
        <source>In the failed run: %1. Click to put it back.</source>
        <translation>Im gescheiterten Lauf: %1. Ein Klick stellt es wieder her.</translation>
    </message>
    <message>
        <source>In the file now: %1; your change is not saved yet.</source>
        <translation>Jetzt in der Datei: %1; Ihre Änderung ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The change is saved in the file.</source>
        <translation>Die Änderung ist in der Datei gespeichert.</translation>
    </message>
    <message>
        <source>%1 was %2; put it back</source>
        <translation>%1 war %2; wiederherstellen</translation>
    </message>
    <message>
        <source>not for this model</source>
        <translation>nicht für dieses Modell</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>AI Toolkit&apos;s form hides this setting for this architecture; the file has it.</source>
        <translation>Das Formular von AI Toolkit zeigt diese Einstellung bei dieser Architektur nicht; in der Datei steht sie.</translation>
    </message>
    <message>
        <source>The file does not have this key: AI Toolkit&apos;s own default counts.</source>
        <translation>Dieser Schlüssel steht nicht in der Datei: Es gilt AI Toolkits eigene Vorgabe.</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>from the other end</source>
        <translation>vom anderen Ende</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>Text, der an die Stelle tritt</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
</context>
<context>
    <name>headroom::FindingsPage</name>
    <message>
        <source>unnamed run</source>
        <translation>namenloser Lauf</translation>
    </message>
    <message>
        <source>%1: %2, from line %3</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2, ab Zeile %3</translation>
    </message>
    <message>
        <source>%1: %2, step %3 of %4</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2, Schritt %3 von %4</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>Zur &amp;Diagnose</translation>
    </message>
    <message>
        <source>Nothing is open yet. Drop a log on the window, or go by your own answers below.</source>
        <translation>Noch ist nichts geöffnet. Legen Sie ein Log auf dem Fenster ab, oder beantworten Sie die Fragen unten.</translation>
    </message>
    <message>
        <source>There is no log, so your answers are what the diagnosis goes by.</source>
        <translation>Es gibt kein Log; die Diagnose richtet sich deshalb nach Ihren Antworten.</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>Symptome</translation>
    </message>
    <message>
        <source>Enter shows the line in the log</source>
        <translation>Eingabe zeigt die Zeile im Log</translation>
    </message>
    <message>
        <source>When does it crash?</source>
        <translation>Wann stürzt es ab?</translation>
    </message>
    <message>
        <source>Card and system</source>
        <translation>Karte und System</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Which of the runs in the log is looked at</source>
        <translation>Welcher Lauf des Logs betrachtet wird</translation>
    </message>
    <message>
        <source>Divider between the findings and the log</source>
        <translation>Trenner zwischen Befunden und Log</translation>
    </message>
</context>
<context>
    <name>headroom::FixPage</name>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Kein Fall ist geöffnet: Legen Sie zuerst ein Log oder eine Config hier ab.</translation>
    </message>
    <message>
        <source>Next change: %1.</source>
        <translation>Nächste Änderung: %1.</translation>
    </message>
    <message>
        <source>All steps of the plan are done. Save the config and retry.</source>
        <translation>Alle Schritte des Plans sind erledigt. Speichern Sie die Config und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Es gibt nichts zu ändern.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>&amp;Save the config</source>
        <translation>Config &amp;speichern</translation>
    </message>
    <message>
        <source>Apply the safest retry</source>
        <translation>Sicherste Änderungen anwenden</translation>
    </message>
    <message>
        <source>The text of the config is not valid yet, so nothing was saved.</source>
        <translation>Der Text der Config ist noch nicht gültig; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Correct the marked line, or undo.</source>
        <translation>Berichtigen Sie die markierte Zeile, oder machen Sie es rückgängig.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>the config</source>
        <translation>die Config</translation>
    </message>
    <message>
        <source>What the file has otherwise than this window</source>
        <translation>Was in der Datei anders ist als in diesem Fenster</translation>
    </message>
</context>
<context>
    <name>headroom::ForecastChart</name>
    <message>
        <source>%1, before</source>
        <comment>phase of a run</comment>
        <translation>%1, vorher</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase of a run, amount of memory</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Predicted peak of each phase</source>
        <translation>Vorhergesagte Spitze je Phase</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>Die Karte hat %1</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryPage</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a run, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) so far.</source>
        <comment>name of a job</comment>
        <translation>
            <numerusform>%1: bisher %n Lauf.</numerusform>
            <numerusform>%1: bisher %n Läufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has run yet. Each log that is dropped for this job becomes a row here.</source>
        <translation>Noch ist nichts gelaufen. Jedes Log, das zu diesem Job abgelegt wird, ergibt hier eine Zeile.</translation>
    </message>
    <message>
        <source>No case is open: the runs of a job are kept here.</source>
        <translation>Kein Fall ist geöffnet: Hier stehen die Läufe eines Jobs.</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>Fall &amp;speichern…</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>Zu „&amp;Ablegen“</translation>
    </message>
    <message>
        <source>Choose two different runs to compare them.</source>
        <translation>Wählen Sie zwei verschiedene Läufe zum Vergleichen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>What you want to remember of this run</source>
        <translation>Was Sie sich zu diesem Lauf merken möchten</translation>
    </message>
    <message>
        <source>Kept with the chosen run</source>
        <translation>Wird beim gewählten Lauf behalten</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleiche</translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>&amp;mit</translation>
    </message>
    <message>
        <source>Compare this run</source>
        <translation>Diesen Lauf vergleichen</translation>
    </message>
    <message>
        <source>The earlier one of the two</source>
        <translation>Der frühere der beiden</translation>
    </message>
    <message>
        <source>with this run</source>
        <translation>mit diesem Lauf</translation>
    </message>
    <message>
        <source>The later one of the two; the note belongs to it</source>
        <translation>Der spätere der beiden; zu ihm gehört die Notiz</translation>
    </message>
    <message>
        <source>This is the only run so far. Drop the log of the next one on the page “Next run”, and the two are compared here.</source>
        <translation>Das ist bisher der einzige Lauf. Legen Sie das Log des nächsten auf der Seite „Nächster Lauf“ ab; dann werden die beiden hier verglichen.</translation>
    </message>
</context>
<context>
    <name>headroom::InlineMessage</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of message, then its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>headroom::InterruptedCase</name>
    <message>
        <source>&amp;Take it up again</source>
        <translation>Fall f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation>&amp;Liegen lassen</translation>
    </message>
    <message>
        <source>Headroom ended while %1 was open.</source>
        <translation>Headroom wurde beendet, während %1 geöffnet war.</translation>
    </message>
    <message>
        <source>Nothing is lost: answers, notes and changes were kept.</source>
        <translation>Nichts ist verloren: Antworten, Notizen und Änderungen sind noch da.</translation>
    </message>
</context>
<context>
    <name>headroom::JobEditor</name>
    <message>
        <source>There is no config to change.</source>
        <translation>Es gibt keine Config zum Ändern.</translation>
    </message>
    <message>
        <source>Drop the config of this run on the window.</source>
        <translation>Legen Sie die Config dieses Laufs auf dem Fenster ab.</translation>
    </message>
    <message>
        <source>Edit the config text</source>
        <translation>Text der Config bearbeiten</translation>
    </message>
    <message>
        <source>Reset all changes</source>
        <translation>Alle Änderungen zurücksetzen</translation>
    </message>
    <message>
        <source>This config has no file of its own to save to.</source>
        <translation>Diese Config hat keine eigene Datei, in die sich speichern ließe.</translation>
    </message>
    <message>
        <source>Use “Save as” and choose a place for it.</source>
        <translation>Nehmen Sie „Speichern unter“ und wählen Sie einen Ort dafür.</translation>
    </message>
    <message>
        <source>Another program changed this file since it was opened here.</source>
        <translation>Ein anderes Programm hat diese Datei geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Reload it, keep your version, or save yours under another name.</source>
        <translation>Laden Sie sie neu, behalten Sie Ihre Fassung, oder speichern Sie Ihre unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to, or use “Save as”.</source>
        <translation>Prüfen Sie, ob Sie in den Ordner schreiben dürfen, oder nehmen Sie „Speichern unter“.</translation>
    </message>
    <message>
        <source>The backup %1 cannot be written, so nothing was saved.</source>
        <translation>Die Sicherungskopie %1 lässt sich nicht schreiben; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>The config cannot be saved: %1.</source>
        <translation>Die Config lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>The config cannot be read again: %1.</source>
        <translation>Die Config lässt sich nicht erneut lesen: %1.</translation>
    </message>
    <message>
        <source>Reload the config</source>
        <translation>Config neu laden</translation>
    </message>
</context>
<context>
    <name>headroom::LadderView</name>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What it would need is unknown for this model.</source>
        <translation>Was es brauchen würde, ist für dieses Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>Costs time, not memory: the peak stays as it is.</source>
        <translation>Kostet Zeit, keinen Speicher: Die Spitze bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2, now %3.</source>
        <comment>phase, size, size</comment>
        <translation>Vorhergesagte Spitze in der Phase „%1“: %2, jetzt %3.</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2 of %3, now %4. The chance that it still fits is %5.</source>
        <comment>phase, sizes, percentage</comment>
        <translation>Vorhergesagte Spitze in der Phase „%1“: %2 von %3, jetzt %4. Dass es noch passt, hat eine Wahrscheinlichkeit von %5.</translation>
    </message>
</context>
<context>
    <name>headroom::LedgerView</name>
    <message>
        <source>Ledger of the runs</source>
        <translation>Liste der Läufe</translation>
    </message>
    <message>
        <source>One row for each run: what was changed, what came of it, your note. F2 edits the note.</source>
        <translation>Eine Zeile je Lauf: was geändert wurde, was dabei herauskam, Ihre Notiz. F2 bearbeitet die Notiz.</translation>
    </message>
</context>
<context>
    <name>headroom::LineEditor</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>headroom::LogPane</name>
    <message>
        <source>Reading the log …</source>
        <translation>Das Log wird gelesen …</translation>
    </message>
    <message>
        <source>There is no log yet. Drop one on the window to see it here.</source>
        <translation>Es gibt noch kein Log. Legen Sie eines auf dem Fenster ab, um es hier zu sehen.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Arrow keys move by lines, Enter unfolds the redraws of a progress bar.</source>
        <translation>Die Pfeiltasten gehen zeilenweise, Eingabe klappt die Zwischenstände eines Fortschrittsbalkens auf.</translation>
    </message>
    <message>
        <source>Find in the log (Ctrl+F)</source>
        <translation>Im Log suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Log suchen</translation>
    </message>
    <message>
        <source>Enter finds the next line, Shift+Enter the one before</source>
        <translation>Eingabe sucht die nächste Zeile, Umschalt+Eingabe die vorige</translation>
    </message>
    <message>
        <source>Find the line before (Shift+F3)</source>
        <translation>Vorige Zeile suchen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Find the line before</source>
        <translation>Vorige Zeile suchen</translation>
    </message>
    <message>
        <source>Find the next line (F3)</source>
        <translation>Nächste Zeile suchen (F3)</translation>
    </message>
    <message>
        <source>Find the next line</source>
        <translation>Nächste Zeile suchen</translation>
    </message>
</context>
<context>
    <name>headroom::LogView</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n redraw(s)</source>
        <translation>
            <numerusform>%n Zwischenstand</numerusform>
            <numerusform>%n Zwischenstände</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>Added to the open case: %1</source>
        <translation>Zum geöffneten Fall hinzugefügt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be used.</source>
        <translation>
            <numerusform>Eine Eingabe ließ sich nicht verwenden.</numerusform>
            <numerusform>%n Eingaben ließen sich nicht verwenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a job &amp;folder…</source>
        <translation>&amp;Job-Ordner öffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>Log &amp;einfügen</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>&amp;Beispiel ansehen</translation>
    </message>
    <message>
        <source>&amp;Close the case</source>
        <translation>Fall &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>Über &amp;Headroom</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a case, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive</source>
        <translation>Log, Config oder Archiv öffnen</translation>
    </message>
    <message>
        <source>Open a job folder</source>
        <translation>Job-Ordner öffnen</translation>
    </message>
    <message>
        <source>This is a link, not a file on this computer.</source>
        <translation>Das ist ein Link, keine Datei auf diesem Rechner.</translation>
    </message>
    <message>
        <source>There is no text and no file to take.</source>
        <translation>Hier ist weder Text noch eine Datei.</translation>
    </message>
    <message>
        <source>Download the log first, then drop the file.</source>
        <translation>Laden Sie das Log zuerst herunter und legen Sie dann die Datei ab.</translation>
    </message>
    <message>
        <source>Select the log in its window, copy it, then paste it here.</source>
        <translation>Markieren Sie das Log in seinem Fenster, kopieren Sie es und fügen Sie es hier ein.</translation>
    </message>
    <message>
        <source>Headroom %1 tells why a LoRA training ran out of memory, and fixes the config. Everything stays on this computer.</source>
        <translation>Headroom %1 sagt, warum einem LoRA-Training der Speicher nicht reichte, und behebt es in der Config. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne Gewährleistung.</translation>
    </message>
    <message>
        <source>%1[*] – Headroom</source>
        <translation>%1[*] – Headroom</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>D&amp;arstellung</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>Fall spei&amp;chern…</translation>
    </message>
    <message>
        <source>Open files in this &amp;window</source>
        <translation>&amp;In diesem Fenster öffnen</translation>
    </message>
    <message>
        <source>Logs, configs, archives and cases (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;All files (*)</source>
        <translation>Logs, Configs, Archive und Fälle (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Fall speichern</translation>
    </message>
    <message>
        <source>Cases of Headroom (*.headroom)</source>
        <translation>Fälle von Headroom (*.headroom)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>&amp;Eingebaut</translation>
    </message>
    <message>
        <source>Built in, and over it %1</source>
        <comment>a folder</comment>
        <translation>Eingebaut, darüber %1</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a knowledge folder</source>
        <translation>Wissensordner wählen</translation>
    </message>
    <message>
        <source>&amp;Knowledge</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>Be&amp;richt</translation>
    </message>
</context>
<context>
    <name>headroom::MemoryChart</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <translation>%1 nach dem Start</translation>
    </message>
    <message>
        <source>%1 before the start</source>
        <translation>%1 vor dem Start</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>curve, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1 (Log-Zeile %2)</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Memory of the card over time</source>
        <translation>Speicher der Karte über die Zeit</translation>
    </message>
    <message>
        <source>The arrow keys walk from sample to sample, + and − zoom. The table shows the same.</source>
        <translation>Die Pfeiltasten gehen von Messpunkt zu Messpunkt, + und − zoomen. Die Tabelle zeigt dasselbe.</translation>
    </message>
</context>
<context>
    <name>headroom::NextRunPage</name>
    <message>
        <source>Drop the log of the next run here</source>
        <translation>Das Log des nächsten Laufs hier ablegen</translation>
    </message>
    <message>
        <source>Train with the saved config. The new log is compared with the last one, and your config stays as it is.</source>
        <translation>Trainieren Sie mit der gespeicherten Config. Das neue Log wird mit dem vorigen verglichen, und Ihre Config bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Open the log…</source>
        <translation>Log ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Chooses the log of the next run</source>
        <translation>Wählt das Log des nächsten Laufs aus</translation>
    </message>
    <message>
        <source>&amp;Paste the log</source>
        <translation>Log &amp;einfügen</translation>
    </message>
    <message>
        <source>Takes the log of the next run from the clipboard</source>
        <translation>Nimmt das Log des nächsten Laufs aus der Zwischenablage</translation>
    </message>
    <message>
        <source>All runs of this job</source>
        <translation>Alle Läufe dieses Jobs</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Kein Fall ist geöffnet: Legen Sie zuerst ein Log oder eine Config hier ab.</translation>
    </message>
    <message>
        <source>Nothing has run yet. Drop the log once the training has ended.</source>
        <translation>Noch ist nichts gelaufen. Legen Sie das Log ab, sobald das Training zu Ende ist.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This run did not fail. Go up one step at a time.</source>
        <translation>Dieser Lauf ist nicht gescheitert. Gehen Sie Stufe für Stufe nach oben.</translation>
    </message>
    <message>
        <source>Did it help? Train again, then check the new log here.</source>
        <translation>Hat es geholfen? Trainieren Sie erneut und prüfen Sie das neue Log dann hier.</translation>
    </message>
    <message numerus="yes">
        <source>The run used other settings than the config that is open here (%n of them).</source>
        <translation>
            <numerusform>Der Lauf hatte andere Einstellungen als die hier geöffnete Config (%n davon).</numerusform>
            <numerusform>Der Lauf hatte andere Einstellungen als die hier geöffnete Config (%n davon).</numerusform>
        </translation>
    </message>
    <message>
        <source>Several heavier settings were raised at once: %1.</source>
        <translation>Mehrere aufwendige Einstellungen wurden auf einmal erhöht: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>If it fails, nobody can tell which one it was. Go up one at a time.</source>
        <translation>Scheitert es, weiß niemand, woran es lag. Gehen Sie jeweils nur eine Stufe nach oben.</translation>
    </message>
    <message>
        <source>&amp;Go back to the stable config</source>
        <translation>Zurück zur s&amp;tabilen Config</translation>
    </message>
    <message>
        <source>An earlier run of this job was stable.</source>
        <translation>Ein früherer Lauf dieses Jobs war stabil.</translation>
    </message>
    <message>
        <source>Its settings can be put back. Undo takes that back again.</source>
        <translation>Seine Einstellungen lassen sich zurückholen. „Rückgängig“ nimmt das wieder zurück.</translation>
    </message>
    <message>
        <source>Against the run before</source>
        <translation>Verglichen mit dem vorigen Lauf</translation>
    </message>
    <message>
        <source>Back up, one step at a time</source>
        <translation>Wieder nach oben, Stufe für Stufe</translation>
    </message>
    <message>
        <source>Take one heavier setting, train, check the log here, then take the next. A bucket is a size that pictures are grouped in for training.</source>
        <translation>Nehmen Sie eine aufwendigere Einstellung, trainieren Sie, prüfen Sie das Log hier, dann die nächste. Ein Bucket ist eine Größe, in der Bilder für das Training zusammengefasst werden.</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>Zu „&amp;Ablegen“</translation>
    </message>
    <message>
        <source>Take the next &amp;step</source>
        <translation>Nächste Stufe &amp;nehmen</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>Zur &amp;Diagnose</translation>
    </message>
    <message>
        <source>Done: %1 Save the config, then train again.</source>
        <translation>Erledigt: %1 Speichern Sie die Config und trainieren Sie dann erneut.</translation>
    </message>
    <message>
        <source>Go back to the stable config</source>
        <translation>Zurück zur stabilen Config</translation>
    </message>
    <message>
        <source>The settings of the stable run are back. Save the config, then train again.</source>
        <translation>Die Einstellungen des stabilen Laufs sind wieder da. Speichern Sie die Config und trainieren Sie dann erneut.</translation>
    </message>
</context>
<context>
    <name>headroom::PeakBar</name>
    <message>
        <source>%1: %2 expected, between %3</source>
        <translation>%1: %2 erwartet, zwischen %3</translation>
    </message>
    <message>
        <source>%1; before the changes %2</source>
        <translation>%1; vor den Änderungen %2</translation>
    </message>
    <message>
        <source>%1; the card has %2</source>
        <translation>%1; die Karte hat %2</translation>
    </message>
    <message>
        <source>%1, which is too little</source>
        <translation>%1, das ist zu wenig</translation>
    </message>
</context>
<context>
    <name>headroom::PeakPanel</name>
    <message>
        <source>Predicted peak of %1</source>
        <translation>Vorhergesagte Spitze von %1</translation>
    </message>
    <message>
        <source>Predicted peak</source>
        <translation>Vorhergesagte Spitze</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>More than the card has</source>
        <translation>Mehr, als die Karte hat</translation>
    </message>
    <message>
        <source>Will it fit? %1 (before: %2)</source>
        <translation>Passt es? %1 (vorher: %2)</translation>
    </message>
    <message>
        <source>Will it fit? %1</source>
        <translation>Passt es? %1</translation>
    </message>
    <message>
        <source>Nothing can be predicted without a config.</source>
        <translation>Ohne Config lässt sich nichts vorhersagen.</translation>
    </message>
    <message>
        <source>Corrected by what the run itself measured (log line %1).</source>
        <translation>Berichtigt um das, was der Lauf selbst gemessen hat (Log-Zeile %1).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the memory and its size</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The peak, while %1: %2.</source>
        <translation>Die Spitze, in der Phase „%1“: %2.</translation>
    </message>
    <message>
        <source>How much memory the card has is unknown, so whether it fits cannot be told.</source>
        <translation>Wie viel Speicher die Karte hat, ist nicht bekannt. Ob es passt, lässt sich deshalb nicht sagen.</translation>
    </message>
</context>
<context>
    <name>headroom::PhaseStrip</name>
    <message>
        <source>%1 · %2</source>
        <comment>stage of a run, how long it took</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, lines %2 to %3</source>
        <comment>stage of a run</comment>
        <translation>%1, Zeilen %2 bis %3</translation>
    </message>
    <message>
        <source>%1: failed there</source>
        <translation>%1: dort gescheitert</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1: fertig</translation>
    </message>
    <message>
        <source>Phases of the run</source>
        <translation>Phasen des Laufs</translation>
    </message>
</context>
<context>
    <name>headroom::PlanList</name>
    <message>
        <source>Safest order</source>
        <translation>Sicherste Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Apply the safest retry</source>
        <translation>Sicherste Än&amp;derungen anwenden</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Es gibt nichts zu ändern.</translation>
    </message>
</context>
<context>
    <name>headroom::PlanStepCard</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of a step, then the reason</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>headroom::ProbabilityBar</name>
    <message>
        <source>%1, %2</source>
        <comment>likelihood word, then a percentage</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>headroom::ProblemList</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) about this config</source>
        <translation>
            <numerusform>%n Hinweis zu dieser Config</numerusform>
            <numerusform>%n Hinweise zu dieser Config</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) before the run</source>
        <translation>
            <numerusform>%n Problem vor dem Lauf</numerusform>
            <numerusform>%n Probleme vor dem Lauf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::QuestionCard</name>
    <message>
        <source>I don&apos;t know</source>
        <translation>Weiß ich nicht</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>One question would settle it</source>
        <translation>Eine Frage würde es klären</translation>
    </message>
</context>
<context>
    <name>headroom::RecentModel</name>
    <message>
        <source>the file is gone</source>
        <translation>die Datei fehlt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>title of a case, what came of it, day</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>headroom::Recorder</name>
    <message>
        <source>The recording cannot be written: %1.</source>
        <translation>Die Aufzeichnung lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 stopped.</source>
        <translation>%1 hat sich beendet.</translation>
    </message>
    <message>
        <source>%1 stopped: %2</source>
        <translation>%1 hat sich beendet: %2</translation>
    </message>
    <message>
        <source>Run it in a terminal to see whether it works there.</source>
        <translation>Führen Sie es in einem Terminal aus, um zu sehen, ob es dort läuft.</translation>
    </message>
</context>
<context>
    <name>headroom::RecordingPanel</name>
    <message>
        <source>Neither nvidia-smi nor rocm-smi was found on this computer.</source>
        <translation>Auf diesem Rechner wurde weder nvidia-smi noch rocm-smi gefunden.</translation>
    </message>
    <message>
        <source>Record where the training runs, and drop the file on this window.</source>
        <translation>Zeichnen Sie dort auf, wo das Training läuft, und legen Sie die Datei auf diesem Fenster ab.</translation>
    </message>
    <message>
        <source>Record to</source>
        <translation>Aufzeichnen in</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The card is nearly full: %1 of %2.</source>
        <translation>Die Karte ist fast voll: %1 von %2.</translation>
    </message>
    <message>
        <source>To see the memory of the next run, type this in a second terminal on the computer that trains, stop it with Ctrl+C, and drop vram.csv here:</source>
        <translation>Um den Speicher des nächsten Laufs zu sehen, geben Sie dies in einem zweiten Terminal auf dem Trainingsrechner ein, beenden es mit Strg+C und legen vram.csv hier ab:</translation>
    </message>
    <message>
        <source>the command that records the memory</source>
        <translation>der Befehl, der den Speicher aufzeichnet</translation>
    </message>
    <message>
        <source>S&amp;top recording</source>
        <translation>Aufzeichnung be&amp;enden</translation>
    </message>
    <message>
        <source>&amp;Record here…</source>
        <translation>Hier aufzei&amp;chnen…</translation>
    </message>
</context>
<context>
    <name>headroom::ReportPage</name>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Paste it into the issue or the message to support.</source>
        <translation>Fügen Sie ihn in das Issue oder in die Nachricht an den Support ein.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Der Bericht ist gespeichert.</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1.</source>
        <translation>Der Bericht lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or copy it instead.</source>
        <translation>Wählen Sie einen anderen Ordner, oder kopieren Sie ihn stattdessen.</translation>
    </message>
    <message>
        <source>This is the report, ready for an issue or for support.</source>
        <translation>Das ist der Bericht, fertig für ein Issue oder den Support.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Hide personal details</source>
        <translation>&amp;Persönliches verbergen</translation>
    </message>
    <message>
        <source>Replaces names, paths, addresses and tokens; each removal stays visible</source>
        <translation>Ersetzt Namen, Pfade, Adressen und Token; jede Ersetzung bleibt sichtbar</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The text that is copied, as Markdown</source>
        <translation>Der Text, der kopiert wird, als Markdown</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Returns to the page before</source>
        <translation>Zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Saves the report as a Markdown file</source>
        <translation>Speichert den Bericht als Markdown-Datei</translation>
    </message>
    <message>
        <source>In &amp;English</source>
        <translation>Auf &amp;Englisch</translation>
    </message>
    <message>
        <source>Writes the report in English, for those who read it</source>
        <translation>Schreibt den Bericht auf Englisch, für alle, die das lesen</translation>
    </message>
</context>
<context>
    <name>headroom::RunComparison</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>phase, step, steps in all</comment>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cause, confidence word</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Likeliest cause</source>
        <translation>Wahrscheinlichste Ursache</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>Von PyTorch benutzt</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Zeit je Schritt</translation>
    </message>
    <message>
        <source>Changed in the config</source>
        <translation>In der Config geändert</translation>
    </message>
    <message>
        <source>Unknown: one of the runs came without a config.</source>
        <translation>Unbekannt: Einer der Läufe hat keine Config.</translation>
    </message>
    <message>
        <source>Nothing. Both runs used the same settings.</source>
        <translation>Nichts. Beide Läufe hatten dieselben Einstellungen.</translation>
    </message>
    <message>
        <source>none: it did not fail</source>
        <translation>keine: Er ist nicht gescheitert</translation>
    </message>
</context>
<context>
    <name>headroom::SampleModel</name>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Load of the card</source>
        <translation>Auslastung der Karte</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1 (Log-Zeile %2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>load</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>headroom::SettingPanels</name>
    <message>
        <source>loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>Caching</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Add a dataset</source>
        <translation>Einen Datensatz hinzufügen</translation>
    </message>
    <message>
        <source>Add a prompt</source>
        <translation>Einen Prompt hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>Datensatz %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>Datensatz %1 entfernen</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>Prompt %1 entfernen</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>Prompts in „samples“ umwandeln</translation>
    </message>
    <message>
        <source>Set %1 to its default</source>
        <translation>%1 auf die Vorgabe setzen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>%1 (dataset %2)</source>
        <translation>%1 (Datensatz %2)</translation>
    </message>
    <message>
        <source>%1 (prompt %2)</source>
        <translation>%1 (Prompt %2)</translation>
    </message>
    <message>
        <source>Point at a setting, and this tells what it does.</source>
        <translation>Zeigen Sie auf eine Einstellung, dann steht hier, was sie bewirkt.</translation>
    </message>
    <message>
        <source>%1 Moves the memory of: %2.</source>
        <comment>what a setting does, phases of a run</comment>
        <translation>%1 Wirkt auf den Speicher in: %2.</translation>
    </message>
</context>
<context>
    <name>headroom::StatusLine</name>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt beim Lesen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen abbrechen</translation>
    </message>
    <message>
        <source>What is open now stays open</source>
        <translation>Was jetzt geöffnet ist, bleibt geöffnet</translation>
    </message>
</context>
<context>
    <name>headroom::StepModel</name>
    <message>
        <source>Drop</source>
        <comment>step: where files are dropped</comment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <comment>step, number key</comment>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
</context>
<context>
    <name>headroom::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The steps from the log to the repaired config</source>
        <translation>Die Schritte vom Log zur reparierten Config</translation>
    </message>
</context>
<context>
    <name>headroom::SymptomModel</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message numerus="yes">
        <source>line %1, %n time(s)</source>
        <translation>
            <numerusform>Zeile %1, einmal</numerusform>
            <numerusform>Zeile %1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>meaning of a symptom, its line</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>symptom, what it means, where it was found</comment>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>headroom::TimingGroup</name>
    <message>
        <source>I don&apos;t know</source>
        <translation>Weiß ich nicht</translation>
    </message>
    <message>
        <source>%1 (from the log)</source>
        <translation>%1 (aus dem Log)</translation>
    </message>
</context>
<context>
    <name>headroom::UnsavedEdits</name>
    <message>
        <source>The changes to the config of %1 are not saved.</source>
        <translation>Die Änderungen an der Config von %1 sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your training would still run with the old settings.</source>
        <translation>Ihr Training würde weiter mit den alten Einstellungen laufen.</translation>
    </message>
    <message>
        <source>Save the config</source>
        <translation>Config speichern</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>Configs (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>&amp;Save them</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Let them go</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Weiterarbeiten</translation>
    </message>
</context>
</TS>
