<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message>
        <source>There is no question &quot;%1&quot;.</source>
        <translation>「%1」という質問はありません。</translation>
    </message>
    <message>
        <source>The questions are: %1.</source>
        <translation>質問は次のとおりです: %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes a number, not &quot;%2&quot;.</source>
        <translation>「%1」には数値を指定します。「%2」は指定できません。</translation>
    </message>
    <message>
        <source>Write it as in %1=24.</source>
        <translation>%1=24のように書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no answer to &quot;%2&quot;.</source>
        <translation>「%1」は「%2」の回答として使えません。</translation>
    </message>
    <message>
        <source>The answers are: %1.</source>
        <translation>回答は次のとおりです: %1。</translation>
    </message>
</context>
<context>
    <name>AttemptModel</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Open the log and the config of the case instead.</source>
        <translation>代わりに、このケースのログと設定ファイルを開いてください。</translation>
    </message>
    <message>
        <source>The case file is damaged: it is cut short or was changed by something else.</source>
        <translation>ケースファイルが壊れています。途中で切れているか、ほかのプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>This is no case of Headroom.</source>
        <translation>これはHeadroomのケースではありません。</translation>
    </message>
    <message>
        <source>Open a log, a config or a job folder instead.</source>
        <translation>代わりに、ログ、設定ファイル、ジョブフォルダーのいずれかを開いてください。</translation>
    </message>
    <message>
        <source>This case was saved by a newer Headroom (version %1 of case files; this one reads up to %2).</source>
        <translation>このケースは、より新しいHeadroomで保存されています(ケースファイルのバージョンは%1、このバージョンで読めるのは%2まで)。</translation>
    </message>
    <message>
        <source>Update Headroom, then open the case again.</source>
        <translation>Headroomを更新してから、もう一度ケースを開いてください。</translation>
    </message>
    <message>
        <source>The case file is damaged: “%1” is not what it should be.</source>
        <translation>ケースファイルが壊れています。「%1」の内容が正しくありません。</translation>
    </message>
    <message>
        <source>The case cannot be read: %1.</source>
        <translation>ケースを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The case file is too large to be one.</source>
        <translation>ケースファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>The case cannot be saved: %1.</source>
        <translation>ケースを保存できません: %1。</translation>
    </message>
    <message>
        <source>Choose another place for it.</source>
        <translation>別の保存場所を選んでください。</translation>
    </message>
</context>
<context>
    <name>CaseLoader</name>
    <message>
        <source>Nothing in what you dropped is a log or a config.</source>
        <translation>ドロップされたものの中に、ログも設定ファイルもありません。</translation>
    </message>
    <message>
        <source>Drop a training log, an AI Toolkit config or a job folder.</source>
        <translation>学習のログ、AI Toolkitの設定ファイル、ジョブフォルダーのいずれかをドロップしてください。</translation>
    </message>
    <message>
        <source>There is no log of a run in what you dropped.</source>
        <translation>ドロップされたものの中に、学習のログがありません。</translation>
    </message>
    <message>
        <source>Drop the log that the new run wrote.</source>
        <translation>新しい学習が書き出したログをドロップしてください。</translation>
    </message>
    <message>
        <source>This is the log of the last run, which is open already.</source>
        <translation>これは前回の学習のログで、すでに開いています。</translation>
    </message>
    <message>
        <source>Start the training again, then drop its new log.</source>
        <translation>学習をもう一度開始してから、新しいログをドロップしてください。</translation>
    </message>
    <message>
        <source>This file of the case is no longer there.</source>
        <translation>このケースのファイルは、もう元の場所にありません。</translation>
    </message>
    <message>
        <source>The history keeps what was read from it. Drop the file again to see its lines.</source>
        <translation>読み取った内容は履歴に残っています。行を表示するには、ファイルをもう一度ドロップしてください。</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>測定点%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, peak %3 of %4</source>
        <translation>%1: %2、ピーク%3(全体%4)</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1: %2、ピーク%3</translation>
    </message>
    <message>
        <source>Only tables (.csv) can be written here. The window saves pictures: open the files with &quot;headroom&quot;, page VRAM.</source>
        <translation>ここで書き出せるのは表(.csv)だけです。画像はウィンドウから保存できます。「headroom」でファイルを開き、「VRAM」ページを表示してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1に書き込めません: %2。</translation>
    </message>
    <message>
        <source>None of the files tells how full a card&apos;s memory was.</source>
        <translation>GPUのメモリ使用量が分かるファイルがありません。</translation>
    </message>
    <message>
        <source>Print how full the card&apos;s memory was, from telemetry and logs, as a table.</source>
        <translation>テレメトリとログから、GPUのメモリ使用量を表として出力する。</translation>
    </message>
    <message>
        <source>Telemetry, logs, job folders or archives; - reads standard input</source>
        <translation>テレメトリ、ログ、ジョブフォルダー、アーカイブ。- は標準入力を読み込む</translation>
    </message>
    <message>
        <source>Write the table to this file (.csv)</source>
        <translation>表をこのファイルに書き出す(.csv)</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用量</translation>
    </message>
    <message>
        <source>Allocated by PyTorch</source>
        <translation>PyTorchの割り当て量</translation>
    </message>
    <message>
        <source>Reserved by PyTorch</source>
        <translation>PyTorchの予約量</translation>
    </message>
    <message>
        <source>Shared system memory</source>
        <translation>共有システムメモリ</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <source>out of memory, survived</source>
        <translation>メモリ不足、続行</translation>
    </message>
    <message>
        <source>batch skipped</source>
        <translation>バッチをスキップ</translation>
    </message>
    <message>
        <source>sampling begins</source>
        <translation>サンプリング開始</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>ファイルに書き込めません: %1。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1: no problem was found.</source>
        <translation>%1: 問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>    fix: %1</source>
        <translation>    修正: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is nothing to diagnose. Name a log, a config, a folder, an archive or - for standard input, or give answers with --answer.</source>
        <translation>診断する対象がありません。ログ、設定ファイル、フォルダー、アーカイブ、または標準入力を表す - を指定するか、--answer で回答を与えてください。</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is not known.</source>
        <translation>「%1」というGPUは登録されていません。</translation>
    </message>
    <message>
        <source>Give its memory instead, as in --gpu-vram 24.</source>
        <translation>代わりに、--gpu-vram 24 のようにメモリ容量を指定してください。</translation>
    </message>
    <message>
        <source>There is no AI Toolkit config in this file.</source>
        <translation>このファイルにAI Toolkitの設定はありません。</translation>
    </message>
    <message>
        <source>Name the job&apos;s YAML or JSON file.</source>
        <translation>ジョブのYAMLファイルまたはJSONファイルを指定してください。</translation>
    </message>
    <message>
        <source>Name either a folder of cases, or a table with --memory.</source>
        <translation>ケースのフォルダーか、--memory で表のどちらかを指定してください。</translation>
    </message>
    <message>
        <source>To be done by hand first: %1.</source>
        <translation>先に手作業で行うこと: %1。</translation>
    </message>
    <message>
        <source>Say what to do: either --apply FIX (it may be repeated) or --plan.</source>
        <translation>何をするか指定してください。--apply FIX (繰り返し可)または --plan を使います。</translation>
    </message>
    <message>
        <source>The output is the config itself. Use --in-place, which keeps a backup.</source>
        <translation>出力は設定ファイルそのものです。--in-place を使うと、バックアップが残ります。</translation>
    </message>
    <message>
        <source>%1 Run it with --help to see how.</source>
        <translation>%1使い方は --help で確認できます。</translation>
    </message>
    <message>
        <source>Problems of a config before it is run. Exit code 1 when there are any.</source>
        <translation>学習前に、設定ファイルの問題を調べる。問題がある場合の終了コードは1。</translation>
    </message>
    <message>
        <source>The config, YAML or JSON</source>
        <translation>設定ファイル(YAMLまたはJSON)</translation>
    </message>
    <message>
        <source>Format of the output (text when not given)</source>
        <translation>出力の形式(指定しない場合はtext)</translation>
    </message>
    <message>
        <source>Folder of newer knowledge files to lay over the built-in ones</source>
        <translation>内蔵のナレッジに重ねる、新しいナレッジファイルのフォルダー</translation>
    </message>
    <message>
        <source>Language of the texts (the system&apos;s when not given)</source>
        <translation>テキストの言語(指定しない場合はシステムの言語)</translation>
    </message>
    <message>
        <source>Memory of the card in GiB</source>
        <translation>GPUのメモリ容量(GiB)</translation>
    </message>
    <message>
        <source>Two runs of a job: solved, moved, unchanged or worse, and what was changed between them. The exit code is the later run&apos;s.</source>
        <translation>ジョブの二つの学習を比較し、解決、移動、変化なし、悪化のどれかと、その間の変更内容を示す。終了コードは後の学習のもの。</translation>
    </message>
    <message>
        <source>The log of the earlier run, or its job folder</source>
        <translation>前の学習のログ、またはそのジョブフォルダー</translation>
    </message>
    <message>
        <source>The log of the later run, or its job folder</source>
        <translation>後の学習のログ、またはそのジョブフォルダー</translation>
    </message>
    <message>
        <source>Tell why a run failed, and what to change first.</source>
        <translation>学習が失敗した理由と、最初に変更する点を示す。</translation>
    </message>
    <message>
        <source>Logs, configs, telemetry, job folders or archives; - reads standard input</source>
        <translation>ログ、設定ファイル、テレメトリ、ジョブフォルダー、アーカイブ。- は標準入力を読み込む</translation>
    </message>
    <message>
        <source>What the log cannot tell, such as crash_timing=steps_1_10; may be repeated</source>
        <translation>ログから分からない情報(例: crash_timing=steps_1_10)。繰り返し可</translation>
    </message>
    <message>
        <source>Hide names of people, machines and datasets, addresses and tokens</source>
        <translation>人名、マシン名、データセット名、アドレス、トークンを隠す</translation>
    </message>
    <message>
        <source>Diagnose the crash that comes with Headroom</source>
        <translation>Headroomに付属するクラッシュを診断する</translation>
    </message>
    <message>
        <source>Peak video memory of a config by phase, and what it is made of.</source>
        <translation>設定ファイルのフェーズ別のVRAM ピークと、その内訳。</translation>
    </message>
    <message>
        <source>Name of the card, such as RTX 4090</source>
        <translation>GPUの名前(例: RTX 4090)</translation>
    </message>
    <message>
        <source>Log of a run of it, whose measurements then count</source>
        <translation>この設定による学習のログ。実測値が優先される</translation>
    </message>
    <message>
        <source>Run labelled cases and print accuracy, calibration and the misses.</source>
        <translation>ラベル付きのケースを実行し、正解率、較正、外れたケースを出力する。</translation>
    </message>
    <message>
        <source>Folder of case folders</source>
        <translation>ケースのフォルダーを収めたフォルダー</translation>
    </message>
    <message>
        <source>Compare the memory estimate with a table of measured peaks instead</source>
        <translation>代わりに、メモリの見積もりを実測ピークの表と比較する</translation>
    </message>
    <message>
        <source>Change a config without disturbing anything else in it. Prints the diff unless told otherwise.</source>
        <translation>設定ファイルを、ほかの部分に影響を与えずに変更する。指定がなければ差分を出力する。</translation>
    </message>
    <message>
        <source>A fix of the plan, such as batch_size_one; may be repeated</source>
        <translation>プランの修正(例: batch_size_one)。繰り返し可</translation>
    </message>
    <message>
        <source>The fixes that the diagnosis advises for the first retry</source>
        <translation>最初のリトライに向けて診断が勧める修正</translation>
    </message>
    <message>
        <source>The log of the failed run, for --plan</source>
        <translation>失敗した学習のログ(--plan 用)</translation>
    </message>
    <message>
        <source>Print the diff (what is done anyway)</source>
        <translation>差分を出力する(既定の動作)</translation>
    </message>
    <message>
        <source>Save over the config; the first version is kept as .bak</source>
        <translation>設定ファイルに上書き保存する。最初の版は.bakとして残る</translation>
    </message>
    <message>
        <source>Write the changed config to another file</source>
        <translation>変更した設定を別のファイルに書き出す</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <comment>stands for a command</comment>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <comment>an argument that must be given</comment>
        <translation>必須</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Excludes</source>
        <comment>options that cannot be given together</comment>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>an option that must be given too</comment>
        <translation>併用必須</translation>
    </message>
    <message>
        <source>TEXT</source>
        <comment>stands for a text</comment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Tells why a LoRA training ran out of memory, and fixes the config.
Exit codes: 0 no failure found, 1 a failure was diagnosed, 2 unclear, 3 an input cannot be read, 64 wrong usage.</source>
        <translation>LoRAの学習がメモリ不足になった理由を示し、設定ファイルを修正します。
終了コード: 0 失敗なし、1 失敗を診断、2 判断不能、3 入力を読み込めない、64 使い方の誤り。</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>プログラムのバージョン情報を表示して終了する</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1: there is no run in it.</source>
        <translation>%1: 学習が含まれていません。</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>判断不能</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>別の箇所へ移動</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>What was changed in the config is unknown.</source>
        <translation>設定ファイルの変更内容は不明です。</translation>
    </message>
    <message>
        <source>Nothing was changed in the config.</source>
        <translation>設定ファイルに変更はありません。</translation>
    </message>
    <message>
        <source>Changed in the config:</source>
        <translation>設定ファイルの変更:</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>at an unknown point</source>
        <translation>不明な時点</translation>
    </message>
    <message>
        <source>while starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>while loading the model</source>
        <translation>モデルロード中</translation>
    </message>
    <message>
        <source>while quantising the model</source>
        <translation>モデルの量子化中</translation>
    </message>
    <message>
        <source>while caching latents</source>
        <translation>latentのキャッシュ中</translation>
    </message>
    <message>
        <source>while caching text embeddings</source>
        <translation>テキスト埋め込みのキャッシュ中</translation>
    </message>
    <message>
        <source>in the first sample</source>
        <translation>最初のサンプルの生成中</translation>
    </message>
    <message>
        <source>while training</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>while generating preview samples</source>
        <translation>プレビューサンプルの生成中</translation>
    </message>
    <message>
        <source>while saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>after the last step</source>
        <translation>最後のステップの後</translation>
    </message>
    <message>
        <source>%1, at step %2</source>
        <comment>what the run was doing, step</comment>
        <translation>%1(ステップ%2)</translation>
    </message>
    <message>
        <source>The run finished all %1 steps.</source>
        <translation>学習は全%1ステップを完了しました。</translation>
    </message>
    <message>
        <source>The run finished.</source>
        <translation>学習は完了しました。</translation>
    </message>
    <message>
        <source>The run got past the point of the last failure (%1).</source>
        <translation>前回失敗した箇所(%1)を通過しました。</translation>
    </message>
    <message>
        <source>No failure up to step %1. The last run failed %2.</source>
        <translation>ステップ%1まで失敗していません。前回は%2に失敗しました。</translation>
    </message>
    <message>
        <source>No failure up to step %1.</source>
        <translation>ステップ%1まで失敗していません。</translation>
    </message>
    <message>
        <source>No failure so far.</source>
        <translation>ここまで失敗していません。</translation>
    </message>
    <message>
        <source>No failure so far, but the run has not got safely past the point of the last one (%1).</source>
        <translation>ここまで失敗していませんが、前回失敗した箇所(%1)を確実に通過したとはまだいえません。</translation>
    </message>
    <message numerus="yes">
        <source>The run goes on, but skips batches that do not fit (%n so far).</source>
        <translation>
            <numerusform>学習は続いていますが、収まらないバッチをスキップしています(これまでに%n個)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run goes on, but ran out of memory on the way.</source>
        <translation>学習は続いていますが、途中でメモリ不足になりました。</translation>
    </message>
    <message>
        <source>The earlier failure is gone. Now memory runs out %1.</source>
        <translation>以前の失敗は解消しました。今回は%1にメモリ不足になっています。</translation>
    </message>
    <message>
        <source>Memory no longer spills: now it runs out %1.</source>
        <translation>メモリのあふれは解消しましたが、今回は%1にメモリ不足になっています。</translation>
    </message>
    <message>
        <source>The card has room now. System memory runs out %1.</source>
        <translation>GPUのメモリには余裕ができました。今回は%1にシステムメモリが不足しています。</translation>
    </message>
    <message>
        <source>System memory is enough now. The card runs out of memory %1.</source>
        <translation>システムメモリは足りるようになりました。今回は%1にGPUのメモリが不足しています。</translation>
    </message>
    <message>
        <source>This is the first run. The next one is checked against it.</source>
        <translation>これは最初の学習です。次の学習をこれと比較します。</translation>
    </message>
    <message>
        <source>Memory is no longer what stops the run. It fails for another reason %1.</source>
        <translation>学習が止まる原因はもうメモリではありません。%1に別の理由で失敗しています。</translation>
    </message>
    <message>
        <source>The run failed for another reason %1, before it got past the point of the last failure.</source>
        <translation>前回失敗した箇所を通過する前に、%1に別の理由で失敗しました。</translation>
    </message>
    <message>
        <source>The run got further. It failed %1, and fails %2 now.</source>
        <translation>前回より先まで進みました。前回は%1に、今回は%2に失敗しています。</translation>
    </message>
    <message>
        <source>The run fails while doing something else. It failed %1, and fails %2 now.</source>
        <translation>前回とは別の処理で失敗しています。前回は%1に、今回は%2に失敗しています。</translation>
    </message>
    <message>
        <source>The run fails at the same place, %1.</source>
        <translation>前回と同じ箇所(%1)で失敗しています。</translation>
    </message>
    <message>
        <source>The run fails earlier. It failed %1, and fails %2 now.</source>
        <translation>前回より早く失敗しています。前回は%1に、今回は%2に失敗しています。</translation>
    </message>
    <message>
        <source>The last run went through. This one fails %1.</source>
        <translation>前回の学習は最後まで進みましたが、今回は%1に失敗しています。</translation>
    </message>
    <message>
        <source>The run goes on, but video memory spills into system memory, which makes each step slow.</source>
        <translation>学習は続いていますが、VRAMがシステムメモリにあふれ、各ステップが遅くなっています。</translation>
    </message>
    <message>
        <source>Video memory still spills into system memory.</source>
        <translation>VRAMはまだシステムメモリにあふれています。</translation>
    </message>
    <message>
        <source>The two runs cannot be compared: one of them does not tell what happened.</source>
        <translation>二つの学習を比較できません。一方の学習は、何が起きたか分からないためです。</translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>very likely</source>
        <translation>非常に有力</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>有力</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可能性あり</translation>
    </message>
    <message>
        <source>among several</source>
        <translation>候補の一つ</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>The config does not say which architecture the model has, so its memory cannot be estimated.</source>
        <translation>設定ファイルにモデルのアーキテクチャが書かれていないため、メモリを見積もれません。</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not known, so its memory cannot be estimated.</source>
        <translation>アーキテクチャ「%1」は登録されていないため、メモリを見積もれません。</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so its memory cannot be estimated.</source>
        <translation>%1のパラメーター数が不明なため、メモリを見積もれません。</translation>
    </message>
    <message>
        <source>The size of the text encoder of %1 is not known; it is left out.</source>
        <translation>%1のテキストエンコーダーのサイズが不明なため、見積もりに含めていません。</translation>
    </message>
    <message>
        <source>What making a preview needs is not known for %1, so sampling cannot be estimated.</source>
        <translation>%1のプレビュー生成に必要なメモリが不明なため、サンプリングを見積もれません。</translation>
    </message>
    <message>
        <source>The quantization type &quot;%1&quot; is not known; its weights are counted without quantization.</source>
        <translation>量子化の種類「%1」は登録されていないため、重みは量子化なしとして計算しています。</translation>
    </message>
    <message>
        <source>The optimizer &quot;%1&quot; is not known; it is counted with 8 bytes for each trained parameter.</source>
        <translation>オプティマイザー「%1」は登録されていないため、学習するパラメーターごとに8バイトとして計算しています。</translation>
    </message>
    <message>
        <source>With Auto Frame Count the longest clip sets the peak, and its length is not in the config.</source>
        <translation>Auto Frame Countでは最も長いクリップがピークを決めますが、その長さは設定ファイルに書かれていません。</translation>
    </message>
    <message>
        <source>The config names no dataset, so training cannot be estimated.</source>
        <translation>設定ファイルにデータセットがないため、学習を見積もれません。</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not fully known, so what training needs beside the weights cannot be estimated.</source>
        <translation>%1の次元が一部不明なため、学習で重み以外に必要なメモリを見積もれません。</translation>
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
        <translation>不明</translation>
    </message>
    <message>
        <source>%1, most likely %2; fits with a chance of %3</source>
        <translation>%1、最有力%2、収まる確率%3</translation>
    </message>
    <message>
        <source>%1, most likely %2</source>
        <translation>%1、最有力%2</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>ログの%1行目</translation>
    </message>
    <message>
        <source>Peak video memory by phase, on a card with %1:</source>
        <translation>フェーズ別のVRAM ピーク(GPUのメモリ%1):</translation>
    </message>
    <message>
        <source>Peak video memory by phase:</source>
        <translation>フェーズ別のVRAM ピーク:</translation>
    </message>
    <message>
        <source>The whole run fits with a chance of %1.</source>
        <translation>学習全体が収まる確率は%1です。</translation>
    </message>
    <message>
        <source>Adjusted by what the run itself measured (log line %1).</source>
        <translation>学習自体の実測値で補正済みです(ログの%1行目)。</translation>
    </message>
    <message>
        <source>Unknown: </source>
        <translation>不明: </translation>
    </message>
</context>
<context>
    <name>EstimateSentence</name>
    <message>
        <source>How much memory the card has is unknown.</source>
        <translation>GPUのメモリ容量は不明です。</translation>
    </message>
    <message>
        <source>The card has %1.</source>
        <translation>GPUのメモリは%1です。</translation>
    </message>
    <message>
        <source>The card has %1; the chance that everything fits is %2.</source>
        <translation>GPUのメモリは%1で、すべてが収まる確率は%2です。</translation>
    </message>
    <message>
        <source>As it stood, this job needs %1 at its peak, while %2. %3</source>
        <translation>変更前の設定では、このジョブはピーク(%2時)に%1を必要とします。%3</translation>
    </message>
</context>
<context>
    <name>Evaluate</name>
    <message>
        <source>No labelled case was found in this folder.</source>
        <translation>このフォルダーに、ラベル付きのケースは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Name a folder whose subfolders hold an expected.json.</source>
        <translation>サブフォルダーにexpected.jsonがあるフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>このファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>これはJSONオブジェクトではありません。</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>FixEdits</name>
    <message>
        <source>“%1” is no value that this change can take.</source>
        <translation>「%1」は、この変更に指定できる値ではありません。</translation>
    </message>
    <message>
        <source>The config names no model that is known here, so whether this helps cannot be told.</source>
        <translation>設定ファイルに登録済みのモデルがないため、効果があるか判断できません。</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <translation>プレビューは生成されません。</translation>
    </message>
    <message>
        <source>This is done by hand, outside of the config.</source>
        <translation>これは設定ファイルの外で、手作業で行います。</translation>
    </message>
    <message>
        <source>There is no fix called “%1”.</source>
        <translation>「%1」という修正はありません。</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>設定ファイルにデータセットがありません。</translation>
    </message>
    <message>
        <source>The largest resolution is %1 already.</source>
        <translation>最大の解像度はすでに%1です。</translation>
    </message>
    <message>
        <source>The model trains on images, which have no frames.</source>
        <translation>このモデルは画像で学習するため、フレームがありません。</translation>
    </message>
    <message>
        <source>The datasets are trained as still images.</source>
        <translation>データセットは静止画として学習されます。</translation>
    </message>
    <message>
        <source>The clips have %1 frames or fewer already.</source>
        <translation>クリップはすでに%1フレーム以下です。</translation>
    </message>
    <message>
        <source>This model works on pixels; there are no latents to cache.</source>
        <translation>このモデルはピクセルを直接扱うため、キャッシュするlatentがありません。</translation>
    </message>
    <message>
        <source>A dataset uses augmentations, which switch the caching of latents off.</source>
        <translation>データ拡張を使うデータセットがあり、latentのキャッシュがオフになっています。</translation>
    </message>
    <message>
        <source>All datasets cache their latents on disk.</source>
        <translation>すべてのデータセットが、latentをディスクにキャッシュしています。</translation>
    </message>
    <message>
        <source>There are few data loader workers already.</source>
        <translation>データローダーのワーカーはすでに少数です。</translation>
    </message>
    <message>
        <source>AI Toolkit ignores low_vram for this model.</source>
        <translation>AI Toolkitは、このモデルではlow_vramを無視します。</translation>
    </message>
    <message>
        <source>low_vram is on.</source>
        <translation>low_vramはオンです。</translation>
    </message>
    <message>
        <source>AI Toolkit has no layer offloading for this model; it would silently ignore the setting.</source>
        <translation>このモデルでは、AI Toolkitにレイヤーオフロードがありません。設定しても黙って無視されます。</translation>
    </message>
    <message>
        <source>Layer offloading stops the run with an error for this model.</source>
        <translation>このモデルでは、レイヤーオフロードを使うと学習がエラーで停止します。</translation>
    </message>
    <message>
        <source>Layer offloading is on.</source>
        <translation>レイヤーオフロードはオンです。</translation>
    </message>
    <message>
        <source>Layer offloading is off.</source>
        <translation>レイヤーオフロードはオフです。</translation>
    </message>
    <message>
        <source>Only a small share of the layers is offloaded already.</source>
        <translation>オフロードされているレイヤーは、すでにごく一部です。</translation>
    </message>
    <message>
        <source>This model has no text encoder of its own.</source>
        <translation>このモデルには独自のテキストエンコーダーがありません。</translation>
    </message>
    <message>
        <source>The text encoder is trained, so it has to stay.</source>
        <translation>テキストエンコーダーも学習するため、外せません。</translation>
    </message>
    <message>
        <source>Text embeddings are cached.</source>
        <translation>テキスト埋め込みはキャッシュされています。</translation>
    </message>
    <message>
        <source>This model needs its text encoder for the control images; cache the text embeddings instead.</source>
        <translation>このモデルはコントロール画像のためにテキストエンコーダーが必要です。代わりにテキスト埋め込みをキャッシュしてください。</translation>
    </message>
    <message>
        <source>Text embeddings are cached, which removes the text encoder already.</source>
        <translation>テキスト埋め込みがキャッシュされているため、テキストエンコーダーはすでに外れています。</translation>
    </message>
    <message>
        <source>The text encoder is unloaded.</source>
        <translation>テキストエンコーダーはアンロードされています。</translation>
    </message>
    <message>
        <source>The run is saved every %1 steps already.</source>
        <translation>すでに%1ステップごとに保存しています。</translation>
    </message>
    <message>
        <source>The LoKr factor is chosen automatically, which gives the smallest network.</source>
        <translation>LoKrのfactorは自動で選ばれ、最小のネットワークになっています。</translation>
    </message>
    <message>
        <source>The LoKr factor is %1 already.</source>
        <translation>LoKrのfactorはすでに%1です。</translation>
    </message>
    <message>
        <source>The whole model is trained; there is no network whose rank could be lowered.</source>
        <translation>モデル全体を学習するため、rankを下げられるネットワークがありません。</translation>
    </message>
    <message>
        <source>The rank is %1 already.</source>
        <translation>rankはすでに%1です。</translation>
    </message>
    <message>
        <source>The previews are small already (%1 × %2).</source>
        <translation>プレビューはすでに小さめです(%1 × %2)。</translation>
    </message>
    <message>
        <source>The previews are audio, which has no width and height.</source>
        <translation>プレビューは音声なので、幅と高さがありません。</translation>
    </message>
    <message>
        <source>The previews are still images.</source>
        <translation>プレビューは静止画です。</translation>
    </message>
    <message>
        <source>The previews have %1 frames or fewer already.</source>
        <translation>プレビューはすでに%1フレーム以下です。</translation>
    </message>
    <message>
        <source>Previews are made every %1 steps only.</source>
        <translation>プレビューの生成は%1ステップごとだけです。</translation>
    </message>
    <message>
        <source>The first preview is skipped.</source>
        <translation>最初のプレビューはスキップされます。</translation>
    </message>
    <message>
        <source>Previews are decoded in tiles.</source>
        <translation>プレビューはタイルに分けてデコードされます。</translation>
    </message>
    <message>
        <source>AI Toolkit never decodes previews of this model in tiles.</source>
        <translation>このモデルでは、AI Toolkitがプレビューをタイルに分けてデコードすることはありません。</translation>
    </message>
    <message>
        <source>AI Toolkit does not quantise this model.</source>
        <translation>AI Toolkitは、このモデルを量子化しません。</translation>
    </message>
    <message>
        <source>The model and its text encoder are quantised already.</source>
        <translation>モデルとそのテキストエンコーダーは、すでに量子化されています。</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and the training adapter (assistant_lora_path) exclude each other.</source>
        <translation>精度回復アダプターと学習用アダプター(assistant_lora_path)は併用できません。</translation>
    </message>
    <message>
        <source>The model is quantised as %1 already.</source>
        <translation>モデルはすでに%1で量子化されています。</translation>
    </message>
    <message>
        <source>The model is quantised as low as its quality allows (%1).</source>
        <translation>モデルは、品質を保てる範囲でいちばん低く量子化されています(%1)。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <translation>勾配チェックポイントはオンです。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on: it is AI Toolkit&apos;s default, and the config does not change it.</source>
        <translation>勾配チェックポイントはオンです。AI Toolkitの既定値で、設定ファイルでも変更されていません。</translation>
    </message>
    <message>
        <source>The batch size is %1 already.</source>
        <translation>バッチサイズはすでに%1です。</translation>
    </message>
    <message>
        <source>The optimizer %1 needs little memory already.</source>
        <translation>オプティマイザー%1は、もともと必要なメモリが少なめです。</translation>
    </message>
    <message>
        <source>The optimizer %1 has no 8-bit form.</source>
        <translation>オプティマイザー%1には8ビット版がありません。</translation>
    </message>
    <message>
        <source>EMA is off already.</source>
        <translation>EMAはすでにオフです。</translation>
    </message>
    <message>
        <source>Validation is off.</source>
        <translation>検証はオフです。</translation>
    </message>
</context>
<context>
    <name>Fixing</name>
    <message>
        <source>%1 changes nothing, it is done already: %2</source>
        <translation>%1はすでに実施済みのため、何も変わりません: %2</translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation>%1は適用できません: %2</translation>
    </message>
    <message>
        <source>There is no fix &quot;%1&quot;.</source>
        <translation>「%1」という修正はありません。</translation>
    </message>
    <message>
        <source>The fixes that edit a config are: %1.</source>
        <translation>設定ファイルを編集する修正は次のとおりです: %1。</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>このファイルはありません。</translation>
    </message>
    <message>
        <source>Check the name, or give the full path.</source>
        <translation>名前を確認するか、フルパスを指定してください。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>これはフォルダーです。</translation>
    </message>
    <message>
        <source>Name the config file in it.</source>
        <translation>フォルダー内の設定ファイルを指定してください。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>このファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>読み取り権限があるか確認してください。</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>このファイルに書き込めません: %1。</translation>
    </message>
    <message>
        <source>Check that you may write there, or use --output with another name.</source>
        <translation>書き込み権限があるか確認するか、--output で別の名前を指定してください。</translation>
    </message>
    <message>
        <source>This file was changed by someone else meanwhile.</source>
        <translation>このファイルは、その間に別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Nothing was written; run the command again.</source>
        <translation>何も書き込んでいません。コマンドをもう一度実行してください。</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches: %1 (%2).</source>
        <translation>学習は続いていますが、途中でメモリ不足になり、該当するバッチをスキップしています: %1(%2)。</translation>
    </message>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches; no single cause stands out.</source>
        <translation>学習は続いていますが、途中でメモリ不足になり、該当するバッチをスキップしています。原因は一つに絞れません。</translation>
    </message>
    <message>
        <source>Out of memory: %1 (%2).</source>
        <translation>メモリ不足: %1(%2)。</translation>
    </message>
    <message>
        <source>Out of memory; no single cause stands out, first among several: %1.</source>
        <translation>メモリ不足です。原因は一つに絞れませんが、最初の候補は次のとおりです: %1。</translation>
    </message>
    <message>
        <source>Out of memory; the cause cannot be told.</source>
        <translation>メモリ不足です。原因は特定できません。</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow: %1 (%2).</source>
        <translation>エラーはありませんが、VRAMがシステムメモリにあふれ、各ステップが遅くなりました: %1(%2)。</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow.</source>
        <translation>エラーはありませんが、VRAMがシステムメモリにあふれ、各ステップが遅くなりました。</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure: %1 (%2).</source>
        <translation>メモリ不足による失敗ではありません: %1(%2)。</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure; what it is cannot be told from this.</source>
        <translation>メモリ不足による失敗ではありません。この情報だけでは原因を特定できません。</translation>
    </message>
    <message>
        <source>No failure: the run finished.</source>
        <translation>失敗はありません。学習は完了しました。</translation>
    </message>
    <message>
        <source>No failure found.</source>
        <translation>失敗は見つかりませんでした。</translation>
    </message>
    <message>
        <source>What happened cannot be told yet.</source>
        <translation>何が起きたか、まだ判断できません。</translation>
    </message>
    <message>
        <source>What happened cannot be told yet. %1</source>
        <translation>何が起きたか、まだ判断できません。%1</translation>
    </message>
    <message>
        <source>The run failed; where is unknown.</source>
        <translation>学習は失敗しました。失敗した箇所は不明です。</translation>
    </message>
    <message>
        <source>Died while starting, before the model was loaded.</source>
        <translation>起動中、モデルをロードする前に失敗しました。</translation>
    </message>
    <message>
        <source>Died while loading the model.</source>
        <translation>モデルのロード中に失敗しました。</translation>
    </message>
    <message>
        <source>Died while quantising the model.</source>
        <translation>モデルの量子化中に失敗しました。</translation>
    </message>
    <message>
        <source>Died while reading the dataset and caching latents.</source>
        <translation>データセットの読み込みとlatentのキャッシュ中に失敗しました。</translation>
    </message>
    <message>
        <source>Died while caching text embeddings.</source>
        <translation>テキスト埋め込みのキャッシュ中に失敗しました。</translation>
    </message>
    <message>
        <source>Died in the first sample, before training.</source>
        <translation>学習前の最初のサンプルで失敗しました。</translation>
    </message>
    <message>
        <source>Died in the first training steps.</source>
        <translation>学習の最初の数ステップで失敗しました。</translation>
    </message>
    <message>
        <source>Died while training.</source>
        <translation>学習中に失敗しました。</translation>
    </message>
    <message>
        <source>Died while generating preview samples.</source>
        <translation>プレビューサンプルの生成中に失敗しました。</translation>
    </message>
    <message>
        <source>Died while saving.</source>
        <translation>保存中に失敗しました。</translation>
    </message>
    <message>
        <source>Failed after the last step.</source>
        <translation>最後のステップの後に失敗しました。</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training, %3 after the first step began.</source>
        <translation>学習中、ステップ%1/%2で失敗しました。最初のステップの開始から%3後です。</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training.</source>
        <translation>学習中、ステップ%1/%2で失敗しました。</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples, after %3 of training.</source>
        <translation>プレビューサンプルの生成中、ステップ%1/%2で失敗しました。学習開始から%3後です。</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples.</source>
        <translation>プレビューサンプルの生成中、ステップ%1/%2で失敗しました。</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while saving.</source>
        <translation>保存中、ステップ%1/%2で失敗しました。</translation>
    </message>
    <message>
        <source>The process was ended from outside at step %1 of %2, without an error of its own.</source>
        <translation>ステップ%1/%2で、プロセスが外部から終了されました。プロセス自体のエラーはありません。</translation>
    </message>
    <message>
        <source>The process was ended from outside, without an error of its own (%1).</source>
        <translation>プロセスが外部から終了されました。プロセス自体のエラーはありません(%1)。</translation>
    </message>
    <message numerus="yes">
        <source>Reached step %1 of %2; %n batch(es) were skipped for lack of memory.</source>
        <translation>
            <numerusform>ステップ%1/%2に到達しました。メモリ不足のため、%n個のバッチをスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached step %1 of %2.</source>
        <translation>ステップ%1/%2に到達しました。</translation>
    </message>
    <message>
        <source>The log ends without an error (%1).</source>
        <translation>ログはエラーなしで終わっています(%1)。</translation>
    </message>
    <message>
        <source>%1 What to do: %2</source>
        <translation>%1対処: %2</translation>
    </message>
    <message>
        <source>%1 First change: %2.</source>
        <translation>%1最初の変更: %2。</translation>
    </message>
    <message>
        <source>No log was given.</source>
        <translation>ログはありません。</translation>
    </message>
    <message>
        <source>Stopped by the user at step %1 of %2.</source>
        <translation>ステップ%1/%2で、ユーザーが停止しました。</translation>
    </message>
    <message>
        <source>Stopped by the user (%1).</source>
        <translation>ユーザーが停止しました(%1)。</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>First run</source>
        <translation>最初の学習</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>別の箇所へ移動</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>Too early to tell</source>
        <translation>まだ判断できません</translation>
    </message>
    <message>
        <source>Keep the memory settings</source>
        <translation>メモリ設定はそのまま</translation>
    </message>
    <message>
        <source>Raise Steps</source>
        <translation>Stepsを増やす</translation>
    </message>
    <message>
        <source>Add one larger bucket</source>
        <translation>大きめのバケットを一つ追加する</translation>
    </message>
    <message>
        <source>Richer previews</source>
        <translation>プレビューを充実させる</translation>
    </message>
    <message>
        <source>A larger batch or longer clips</source>
        <translation>バッチを大きく、またはクリップを長くする</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>key of the config, value before, value after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <comment>number of a run</comment>
        <translation>%1回目</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Nothing in it looks like a training log, a config or memory telemetry.</source>
        <translation>学習のログ、設定ファイル、メモリのテレメトリらしい内容がありません。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>そのようなファイルやフォルダーはありません。</translation>
    </message>
    <message>
        <source>Check the name, or drop the file on the window.</source>
        <translation>名前を確認するか、ファイルをウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>Check that you may read it, or copy it to another folder first.</source>
        <translation>読み取り権限があるか確認するか、先に別のフォルダーにコピーしてください。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>Take the log of the run that failed; AI Toolkit keeps older ones in &quot;logs&quot;.</source>
        <translation>失敗した学習のログを使ってください。古いログは、AI Toolkitの「logs」にあります。</translation>
    </message>
    <message>
        <source>There is only blank space in it.</source>
        <translation>空白しかありません。</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>ファイルにテキストがありません。</translation>
    </message>
    <message>
        <source>Give the log (log.txt) or the config (YAML or JSON) of the training.</source>
        <translation>学習のログ(log.txt)か設定ファイル(YAMLまたはJSON)を指定してください。</translation>
    </message>
    <message>
        <source>This is a picture.</source>
        <translation>これは画像です。</translation>
    </message>
    <message>
        <source>Select the text of the error in the window it was shown in, copy it, and paste it here.</source>
        <translation>エラーが表示されていたウィンドウでテキストを選択してコピーし、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>This is a file of model weights.</source>
        <translation>これはモデルの重みのファイルです。</translation>
    </message>
    <message>
        <source>The folder holds neither a training log nor a config.</source>
        <translation>フォルダーに、学習のログも設定ファイルもありません。</translation>
    </message>
    <message>
        <source>Choose the job&apos;s own folder below AI Toolkit&apos;s &quot;output&quot;: the one with log.txt or config.yaml.</source>
        <translation>AI Toolkitの「output」の下にある、ジョブ自体のフォルダーを選んでください。log.txtまたはconfig.yamlがあるフォルダーです。</translation>
    </message>
    <message>
        <source>The archive holds neither a training log nor a config.</source>
        <translation>アーカイブに、学習のログも設定ファイルもありません。</translation>
    </message>
    <message>
        <source>Pack the job&apos;s folder with log.txt and config.yaml, or give these files themselves.</source>
        <translation>log.txtとconfig.yamlがあるジョブのフォルダーを圧縮するか、これらのファイル自体を指定してください。</translation>
    </message>
    <message>
        <source>The archive is damaged or was not copied completely.</source>
        <translation>アーカイブが壊れているか、コピーが完了していません。</translation>
    </message>
    <message>
        <source>Download or copy it again, or give the files in it themselves.</source>
        <translation>もう一度ダウンロードまたはコピーするか、中のファイル自体を指定してください。</translation>
    </message>
    <message>
        <source>Archives of this kind cannot be opened here.</source>
        <translation>この種類のアーカイブは開けません。</translation>
    </message>
    <message>
        <source>Unpack it and give the log and the config themselves.</source>
        <translation>展開してから、ログと設定ファイル自体を指定してください。</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1.</source>
        <translation>アーカイブを展開すると%1を超えます。</translation>
    </message>
    <message>
        <source>The file is larger than %1, which no config is.</source>
        <translation>ファイルが%1を超えています。設定ファイルがこのサイズになることはありません。</translation>
    </message>
    <message>
        <source>Give the config (YAML or JSON) of the training.</source>
        <translation>学習の設定ファイル(YAMLまたはJSON)を指定してください。</translation>
    </message>
    <message>
        <source>access to the folder is denied</source>
        <translation>フォルダーへのアクセスが拒否されました</translation>
    </message>
    <message>
        <source>This is an archive. Save it and open the file, or unpack it first.</source>
        <translation>これはアーカイブです。保存してからファイルを開くか、先に展開してください。</translation>
    </message>
    <message>
        <source>Left out as older: %1.</source>
        <translation>古いため除外しました: %1。</translation>
    </message>
    <message numerus="yes">
        <source>Left out as older: %1 and %n more.</source>
        <translation>
            <numerusform>古いため除外しました: %1、ほか%n件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobChecks</name>
    <message>
        <source>“%1” is set twice, in lines %2 and %3; only the last one counts.</source>
        <translation>「%1」が%2行目と%3行目で二重に設定されています。有効なのは最後の設定だけです。</translation>
    </message>
    <message>
        <source>A tab stands before a value; AI Toolkit&apos;s YAML reader accepts only blanks there.</source>
        <translation>値の前にタブがあります。AI ToolkitのYAMLリーダーは、そこでは半角スペースしか受け付けません。</translation>
    </message>
    <message>
        <source>The file is named as JSON but written in YAML; AI Toolkit cannot read it so.</source>
        <translation>ファイル名はJSONですが、内容はYAMLです。AI Toolkitはこのままでは読めません。</translation>
    </message>
    <message>
        <source>AI Toolkit reads strict JSON: it stops at comments and at a comma after the last entry.</source>
        <translation>AI Toolkitが読むのは厳密なJSONです。コメントや、最後の項目の後のカンマがあると停止します。</translation>
    </message>
    <message>
        <source>bypass_guidance_embedding and do_guidance_loss exclude each other.</source>
        <translation>bypass_guidance_embeddingとdo_guidance_lossは併用できません。</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and assistant_lora_path exclude each other.</source>
        <translation>精度回復アダプターとassistant_lora_pathは併用できません。</translation>
    </message>
    <message>
        <source>Either all datasets cache text embeddings or none does; this one does not.</source>
        <translation>テキスト埋め込みのキャッシュは、全データセットで行うか、どれも行わないかのどちらかです。このデータセットではキャッシュしていません。</translation>
    </message>
    <message>
        <source>diff_output_preservation and blank_prompt_preservation exclude each other.</source>
        <translation>diff_output_preservationとblank_prompt_preservationは併用できません。</translation>
    </message>
    <message>
        <source>gradient_accumulation and gradient_accumulation_steps exclude each other.</source>
        <translation>gradient_accumulationとgradient_accumulation_stepsは併用できません。</translation>
    </message>
    <message>
        <source>gradient_accumulation_steps does not add up gradients in current versions; gradient_accumulation does.</source>
        <translation>現在のバージョンでは、gradient_accumulation_stepsを使っても勾配は累積されません。累積するのはgradient_accumulationです。</translation>
    </message>
    <message>
        <source>A text encoder that is trained can be neither unloaded nor replaced by cached embeddings.</source>
        <translation>学習対象のテキストエンコーダーは、アンロードすることも、キャッシュした埋め込みで置き換えることもできません。</translation>
    </message>
    <message>
        <source>unload_text_encoder and cache_text_embeddings are alternatives: caching keeps the captions, unloading ignores them.</source>
        <translation>unload_text_encoderとcache_text_embeddingsは、どちらか一方を選びます。キャッシュではキャプションが生き、アンロードでは無視されます。</translation>
    </message>
    <message>
        <source>%1 works only together with is_flux: true; “arch” alone is not enough.</source>
        <translation>%1が機能するのは、is_flux: trueと組み合わせた場合だけです。「arch」だけでは足りません。</translation>
    </message>
    <message>
        <source>Without gradient checkpointing a quantised model keeps its unpacked weights for each step, which can need more memory than an unquantised one.</source>
        <translation>勾配チェックポイントがないと、量子化したモデルはステップごとに展開済みの重みを保持します。量子化しないモデルより多くのメモリが必要になることがあります。</translation>
    </message>
    <message>
        <source>Augmentations switch the caching of latents off for this dataset.</source>
        <translation>データ拡張により、このデータセットではlatentのキャッシュがオフになります。</translation>
    </message>
    <message>
        <source>auto_frame_count needs a batch size of 1.</source>
        <translation>auto_frame_countには、バッチサイズ1が必要です。</translation>
    </message>
    <message>
        <source>skip_first_sample and force_first_sample contradict each other.</source>
        <translation>skip_first_sampleとforce_first_sampleは矛盾しています。</translation>
    </message>
    <message>
        <source>“prompts” is ignored because “samples” is there.</source>
        <translation>「samples」があるため、「prompts」は無視されます。</translation>
    </message>
    <message>
        <source>Layer offloading turns qfloat8 into float8.</source>
        <translation>レイヤーオフロードを使うと、qfloat8はfloat8に変わります。</translation>
    </message>
    <message>
        <source>“%1” is missing; AI Toolkit needs it.</source>
        <translation>「%1」がありません。AI Toolkitに必要な項目です。</translation>
    </message>
    <message>
        <source>This is only a part of a job: AI Toolkit needs “job”, “config.name” and “config.process” around it.</source>
        <translation>これはジョブの一部だけです。AI Toolkitでは、これを囲む「job」「config.name」「config.process」が必要です。</translation>
    </message>
    <message>
        <source>The dataset has no resolution, so nothing of it is trained.</source>
        <translation>データセットに解像度がないため、まったく学習されません。</translation>
    </message>
    <message>
        <source>A resolution is usually between 256 and 2048.</source>
        <translation>解像度は、通常256から2048の間です。</translation>
    </message>
    <message>
        <source>There is no dataset to train on.</source>
        <translation>学習するデータセットがありません。</translation>
    </message>
    <message>
        <source>“%1” must be 1 or more.</source>
        <translation>「%1」は1以上にしてください。</translation>
    </message>
    <message>
        <source>The share of offloaded layers is written as a number from 0 to 1, not in percent.</source>
        <translation>オフロードするレイヤーの割合は、パーセントではなく0から1の数値で書きます。</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>「%1」は数値にしてください。</translation>
    </message>
    <message>
        <source>“%1” is the text “%2”, which counts as switched on; write true or false without quotation marks.</source>
        <translation>「%1」の値はテキスト「%2」で、オンとみなされます。trueまたはfalseを引用符なしで書いてください。</translation>
    </message>
    <message>
        <source>AI Toolkit knows no optimizer “%1”.</source>
        <translation>AI Toolkitに「%1」というオプティマイザーはありません。</translation>
    </message>
    <message>
        <source>The training runs in fp32, which doubles the memory of everything; bf16 is usual. Without a “dtype” fp32 is the default.</source>
        <translation>学習がfp32で行われ、すべてのメモリが倍になります。通常はbf16を使います。「dtype」がない場合の既定値はfp32です。</translation>
    </message>
    <message>
        <source>There is no “network” block, so the whole model is trained, which needs many times the memory of a LoRA.</source>
        <translation>「network」ブロックがないため、モデル全体が学習されます。LoRAの何倍ものメモリが必要です。</translation>
    </message>
    <message>
        <source>auto_memory is the old name of layer_offloading.</source>
        <translation>auto_memoryは、layer_offloadingの古い名前です。</translation>
    </message>
    <message>
        <source>“poi” is no longer supported and stops the run.</source>
        <translation>「poi」はサポートが終了しており、学習が停止します。</translation>
    </message>
    <message>
        <source>The job runs several processes one after the other; only “%1” is looked at here.</source>
        <translation>このジョブは複数のプロセスを順に実行します。ここで調べるのは「%1」だけです。</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>「%1」を削除する</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>「%1」を%2に設定する</translation>
    </message>
    <message>
        <source>This model works with %1n+%2 frames: of %3 frames only %4 are used.</source>
        <translation>このモデルのフレーム数は%1n+%2です。%3フレームのうち、使われるのは%4フレームだけです。</translation>
    </message>
    <message>
        <source>The sides of images are cut to multiples of %1, so %2 is not used to the full.</source>
        <translation>画像の各辺は%1の倍数に切り詰められるため、%2は完全には使われません。</translation>
    </message>
    <message>
        <source>Samples are cut to multiples of 8: %1 becomes %2.</source>
        <translation>サンプルは8の倍数に切り詰められます。%1は%2になります。</translation>
    </message>
    <message>
        <source>Each preview has %1 frames, which AI Toolkit sets by default: it often needs more memory than the training.</source>
        <translation>各プレビューは、AI Toolkitの既定値の%1フレームです。学習より多くのメモリが必要になることがよくあります。</translation>
    </message>
    <message>
        <source>“%1” names a quantisation, but “%2” is off, so nothing is quantised.</source>
        <translation>「%1」に量子化の種類が指定されていますが、「%2」がオフのため、何も量子化されません。</translation>
    </message>
    <message>
        <source>Clips are trained at %1 too, because AI Toolkit&apos;s form ticks it for every model: with several frames it needs very much memory.</source>
        <translation>クリップは%1でも学習されます。AI Toolkitのフォームが、どのモデルでもこの解像度にチェックを入れるためです。複数フレームでは非常に多くのメモリが必要です。</translation>
    </message>
    <message>
        <source>This model reads the control images with its text encoder, so unload_text_encoder stops the run; caching is allowed.</source>
        <translation>このモデルはテキストエンコーダーでコントロール画像を読み取るため、unload_text_encoderを使うと学習が停止します。キャッシュは使えます。</translation>
    </message>
    <message>
        <source>With cached text embeddings the trigger word is fixed when the cache is made. AI Toolkit&apos;s help advises against both together; its current code handles them.</source>
        <translation>テキスト埋め込みをキャッシュすると、トリガーワードはキャッシュの作成時に固定されます。AI Toolkitのヘルプでは併用を避けるよう案内していますが、現在のコードは両方に対応しています。</translation>
    </message>
    <message>
        <source>This dataset does not cache its latents, so the VAE stays on the card although other datasets cache theirs.</source>
        <translation>このデータセットはlatentをキャッシュしていません。ほかのデータセットがキャッシュしていても、VAEはGPUに残ります。</translation>
    </message>
    <message>
        <source>%1 finds its own learning rate: AI Toolkit replaces values below 0.1 by 1.0.</source>
        <translation>%1は学習率を自動で決めます。AI Toolkitは0.1未満の値を1.0に置き換えます。</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>“%1” is no path to a setting.</source>
        <translation>「%1」は設定へのパスではありません。</translation>
    </message>
    <message>
        <source>The value is shared: line %1 uses it too, through the anchor “%2”.</source>
        <translation>この値は共有されています。アンカー「%2」を通じて、%1行目でも使われています。</translation>
    </message>
    <message>
        <source>The value belongs to the anchor “%1”, which line %2 only refers to.</source>
        <translation>この値はアンカー「%1」のもので、%2行目は参照しているだけです。</translation>
    </message>
    <message>
        <source>The list has no such entry.</source>
        <translation>リストにその項目はありません。</translation>
    </message>
    <message>
        <source>Change it by hand in the text.</source>
        <translation>テキストを直接編集して変更してください。</translation>
    </message>
    <message>
        <source>The key comes from another block through “&lt;&lt;” and cannot be removed here.</source>
        <translation>このキーは「&lt;&lt;」によって別のブロックから取り込まれているため、ここでは削除できません。</translation>
    </message>
    <message>
        <source>The block that the setting belongs to is empty here.</source>
        <translation>この設定が属するブロックは、ここでは空です。</translation>
    </message>
    <message>
        <source>The file holds no settings yet.</source>
        <translation>ファイルにはまだ設定がありません。</translation>
    </message>
    <message>
        <source>A single value or a list stands where the block of the setting is expected.</source>
        <translation>設定のブロックがあるべき場所に、単一の値またはリストがあります。</translation>
    </message>
    <message>
        <source>The config is not in UTF-8, the only encoding AI Toolkit reads.</source>
        <translation>設定ファイルがUTF-8ではありません。AI Toolkitはほかの文字コードを読めません。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in your editor.</source>
        <translation>エディターでUTF-8として保存してください。</translation>
    </message>
    <message>
        <source>A control character stands here.</source>
        <translation>ここに制御文字があります。</translation>
    </message>
    <message>
        <source>Delete it; it may be invisible in your editor.</source>
        <translation>削除してください。エディターでは見えないことがあります。</translation>
    </message>
    <message>
        <source>The text around the setting is written in a way that cannot be changed safely.</source>
        <translation>この設定の周りのテキストは、安全に変更できない書き方になっています。</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2</source>
        <translation>「%1」は変更していません。%2</translation>
    </message>
    <message>
        <source>The file is larger than any config, so it was not read as one.</source>
        <translation>設定ファイルとしては大きすぎるため、設定として読み込みませんでした。</translation>
    </message>
    <message>
        <source>Open the job&apos;s own config file.</source>
        <translation>ジョブ自体の設定ファイルを開いてください。</translation>
    </message>
    <message>
        <source>There is no config to change.</source>
        <translation>変更する設定ファイルがありません。</translation>
    </message>
    <message>
        <source>The JSON ends before this, but more text follows.</source>
        <translation>JSONはこの手前で終わっていますが、その後にテキストが続いています。</translation>
    </message>
    <message>
        <source>Remove what follows the last closing bracket.</source>
        <translation>最後の閉じ括弧より後ろを削除してください。</translation>
    </message>
    <message>
        <source>The comment that opens here is not closed.</source>
        <translation>ここで始まるコメントが閉じられていません。</translation>
    </message>
    <message>
        <source>Add “*/” at its end.</source>
        <translation>コメントの最後に「*/」を追加してください。</translation>
    </message>
    <message>
        <source>The settings are nested more than %1 levels deep; no job of AI Toolkit looks like that.</source>
        <translation>設定の入れ子が%1階層を超えています。AI Toolkitのジョブがこの形になることはありません。</translation>
    </message>
    <message>
        <source>A key in double quotation marks is expected here.</source>
        <translation>ここには、二重引用符で囲んだキーが必要です。</translation>
    </message>
    <message>
        <source>JSON needs quotation marks around every key.</source>
        <translation>JSONでは、すべてのキーを引用符で囲む必要があります。</translation>
    </message>
    <message>
        <source>A colon is expected here, between the key and its value.</source>
        <translation>ここには、キーと値の間のコロンが必要です。</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>ここで開いた括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”; perhaps the end of the file is missing.</source>
        <translation>不足している「]」または「}」を追加してください。ファイルの末尾が欠けている可能性もあります。</translation>
    </message>
    <message>
        <source>A comma is missing here.</source>
        <translation>ここにカンマがありません。</translation>
    </message>
    <message>
        <source>Add a comma between the entries.</source>
        <translation>項目の間にカンマを追加してください。</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is not closed on its line.</source>
        <translation>ここで開いた引用符が、同じ行で閉じられていません。</translation>
    </message>
    <message>
        <source>Add the missing quotation mark at the end of the value.</source>
        <translation>値の最後に、不足している引用符を追加してください。</translation>
    </message>
    <message>
        <source>A backslash starts a special character, and this is none.</source>
        <translation>バックスラッシュは特殊文字の始まりですが、これは特殊文字ではありません。</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”.</source>
        <translation>Windowsのパスは「/」または「\\」で書いてください。</translation>
    </message>
    <message>
        <source>A value is expected here.</source>
        <translation>ここには値が必要です。</translation>
    </message>
    <message>
        <source>“%1” is no JSON value.</source>
        <translation>「%1」はJSONの値ではありません。</translation>
    </message>
    <message>
        <source>Texts need double quotation marks; true, false and null are written in small letters.</source>
        <translation>テキストは二重引用符で囲みます。true、false、nullは小文字で書きます。</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of another program.</source>
        <translation>これはAI Toolkitのジョブではなく、別のプログラムの設定ファイルです。</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of %1.</source>
        <translation>これはAI Toolkitのジョブではなく、%1の設定ファイルです。</translation>
    </message>
    <message>
        <source>Its settings cannot be changed here; the log of the run can still be diagnosed.</source>
        <translation>ここで設定を変更することはできませんが、学習のログは診断できます。</translation>
    </message>
    <message>
        <source>config printed in the log</source>
        <translation>ログに出力された設定</translation>
    </message>
    <message>
        <source>What the log prints here is no config.</source>
        <translation>ここでログに出力されているのは設定ではありません。</translation>
    </message>
    <message>
        <source>It is the only entry of its block, and the block cannot be left empty.</source>
        <translation>ブロック内の唯一の項目です。ブロックを空にすることはできません。</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>削除するものがありません。</translation>
    </message>
    <message>
        <source>The key stands twice in its block; removing one would bring the other into effect.</source>
        <translation>このキーは同じブロックに二つあります。一方を削除すると、もう一方が有効になります。</translation>
    </message>
    <message>
        <source>A value of this kind cannot be written to a config.</source>
        <translation>この種類の値は設定ファイルに書き込めません。</translation>
    </message>
    <message>
        <source>A whole block of settings stands here, not a single value.</source>
        <translation>ここにあるのは単一の値ではなく、設定のブロック全体です。</translation>
    </message>
    <message>
        <source>This line is indented with a tab.</source>
        <translation>この行はタブで字下げされています。</translation>
    </message>
    <message>
        <source>Indent it with blanks; YAML does not allow tabs there.</source>
        <translation>半角スペースで字下げしてください。YAMLでは、そこにタブを使えません。</translation>
    </message>
    <message>
        <source>A backslash in double quotation marks starts a special character, and this is none.</source>
        <translation>二重引用符の中のバックスラッシュは特殊文字の始まりですが、これは特殊文字ではありません。</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”, or in single quotation marks.</source>
        <translation>Windowsのパスは「/」または「\\」で書くか、一重引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”, and a comma between the entries.</source>
        <translation>不足している「]」または「}」と、項目の間のカンマを追加してください。</translation>
    </message>
    <message>
        <source>A value that starts with “%1” ends at the matching bracket, but more text follows.</source>
        <translation>「%1」で始まる値は対応する閉じ括弧で終わりますが、その後にテキストが続いています。</translation>
    </message>
    <message>
        <source>Put the whole value in quotation marks.</source>
        <translation>値全体を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Text follows the closing quotation mark.</source>
        <translation>閉じ引用符の後にテキストが続いています。</translation>
    </message>
    <message>
        <source>Write quotation marks inside of a value as \&quot;, or use single ones around it.</source>
        <translation>値の中の引用符は \&quot; と書くか、値を一重引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The “*” refers to an anchor “&amp;” that is not defined above.</source>
        <translation>「*」が参照するアンカー「&amp;」が、これより上で定義されていません。</translation>
    </message>
    <message>
        <source>Define it above, or write the value itself. A text that starts with “*” needs quotation marks.</source>
        <translation>これより上で定義するか、値そのものを書いてください。「*」で始まるテキストは引用符で囲む必要があります。</translation>
    </message>
    <message>
        <source>A value cannot start with “%1”.</source>
        <translation>値を「%1」で始めることはできません。</translation>
    </message>
    <message>
        <source>Put it in quotation marks.</source>
        <translation>引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is a colon with a blank inside of a value that has no quotation marks, or the line above lacks something.</source>
        <translation>引用符のない値の中に、コロンと半角スペースがあります。または、上の行に何かが不足しています。</translation>
    </message>
    <message>
        <source>Put the value in quotation marks.</source>
        <translation>値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line does not fit to the lines above it: its indentation matches none of theirs, or a colon or dash is missing.</source>
        <translation>この行は上の行とかみ合いません。字下げがどの行とも一致しないか、コロンまたはハイフンが不足しています。</translation>
    </message>
    <message>
        <source>Indent it exactly like the other entries of its block.</source>
        <translation>同じブロックのほかの項目と、字下げをぴったりそろえてください。</translation>
    </message>
    <message>
        <source>The YAML cannot be understood from here on (%1).</source>
        <translation>ここから先のYAMLを解釈できません(%1)。</translation>
    </message>
    <message>
        <source>Compare the line and the one above with a config that works.</source>
        <translation>この行とその上の行を、動作する設定ファイルと見比べてください。</translation>
    </message>
    <message>
        <source>A second document starts here; AI Toolkit reads only files with one.</source>
        <translation>ここから二つ目のドキュメントが始まっています。AI Toolkitが読めるのは、一つだけのファイルです。</translation>
    </message>
    <message>
        <source>Put each job into a file of its own.</source>
        <translation>ジョブごとにファイルを分けてください。</translation>
    </message>
    <message>
        <source>The value that starts here cannot be located.</source>
        <translation>ここで始まる値の位置を特定できません。</translation>
    </message>
    <message>
        <source>The list entry here cannot be located.</source>
        <translation>ここにあるリスト項目の位置を特定できません。</translation>
    </message>
    <message>
        <source>“%1” is followed by no colon, so it sets nothing.</source>
        <translation>「%1」の後にコロンがないため、何も設定されません。</translation>
    </message>
    <message>
        <source>Write a colon and a blank between key and value.</source>
        <translation>キーと値の間に、コロンと半角スペースを書いてください。</translation>
    </message>
    <message>
        <source>The key of a setting must be a word.</source>
        <translation>設定のキーは単語でなければなりません。</translation>
    </message>
    <message>
        <source>The end of the list or block cannot be located.</source>
        <translation>リストまたはブロックの終わりを特定できません。</translation>
    </message>
</context>
<context>
    <name>JobView</name>
    <message>
        <source>This is no job of AI Toolkit: it holds no settings.</source>
        <translation>これはAI Toolkitのジョブではありません。設定がありません。</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the block “config” is missing.</source>
        <translation>これはAI Toolkitのジョブではありません。「config」ブロックがありません。</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: “config” has no list “process”.</source>
        <translation>これはAI Toolkitのジョブではありません。「config」に「process」のリストがありません。</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the list “process” holds no process.</source>
        <translation>これはAI Toolkitのジョブではありません。「process」のリストにプロセスがありません。</translation>
    </message>
    <message>
        <source>Open the job&apos;s config: “.job_config.json” or “config.yaml” in its output folder, or the YAML file it was started with.</source>
        <translation>ジョブの設定ファイルを開いてください。出力フォルダーの「.job_config.json」か「config.yaml」、または学習の開始に使ったYAMLファイルです。</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message>
        <source>Gradient checkpointing is off</source>
        <extracomment>memory: gradient_checkpointing_off, title</extracomment>
        <translation>勾配チェックポイントがオフになっています</translation>
    </message>
    <message>
        <source>With gradient checkpointing off, the activations of every block are kept until the backward pass. That costs 8 to 40 GiB and is needed for speed only; the result is the same. It is on by default, so the file turned it off.</source>
        <extracomment>memory: gradient_checkpointing_off, explanation</extracomment>
        <translation>勾配チェックポイントがオフだと、全ブロックのアクティベーションがbackwardまで保持されます。8～40 GiBを余分に使い、得られるのは速度だけで、結果は変わりません。既定ではオンなので、設定ファイルでオフにされています。</translation>
    </message>
    <message>
        <source>The batch is too large</source>
        <extracomment>memory: batch_too_large, title</extracomment>
        <translation>バッチが大きすぎます</translation>
    </message>
    <message>
        <source>Activations grow with the number of items in a batch. A batch of 1 with gradient accumulation trains with the same effective batch and without the higher peak. A dataset&apos;s own batch_size overrides that of the train block.</source>
        <extracomment>memory: batch_too_large, explanation</extracomment>
        <translation>アクティベーションはバッチ内の件数に比例して増えます。バッチを1にしてGradient Accumulationを使えば、有効バッチは同じまま、ピークを上げずに学習できます。データセット側のbatch_sizeは、trainブロックの値より優先されます。</translation>
    </message>
    <message>
        <source>The largest resolution bucket is too large</source>
        <extracomment>memory: bucket_too_large, title</extracomment>
        <translation>最大の解像度バケットが大きすぎます</translation>
    </message>
    <message>
        <source>Memory grows with the pixels of a batch. The largest bucket decides the peak, however rare it is: runs get through the smaller ones and die, or skip a batch, when the largest comes.</source>
        <extracomment>memory: bucket_too_large, explanation</extracomment>
        <translation>メモリ使用量はバッチの画素数とともに増えます。どれほどまれでも、ピークを決めるのは最大のバケットです。小さいバケットでは動いていても、最大のバケットが来たところで落ちるか、そのバッチがスキップされます。</translation>
    </message>
    <message>
        <source>The training clips have too many frames</source>
        <extracomment>memory: too_many_frames, title</extracomment>
        <translation>学習クリップのフレーム数が多すぎます</translation>
    </message>
    <message>
        <source>For video models the number of frames is the real spike: each latent frame adds its share of activations to every block. Fewer frames help more than a smaller picture, and the motion is still learned.</source>
        <extracomment>memory: too_many_frames, explanation</extracomment>
        <translation>動画モデルでは、フレーム数こそがメモリ急増の原因です。latentフレームが一つ増えるごとに、全ブロックのアクティベーションが増えます。画面を小さくするよりフレームを減らすほうが効果的で、それでも動きは学習されます。</translation>
    </message>
    <message>
        <source>Previews are too heavy</source>
        <extracomment>memory: preview_too_heavy, title</extracomment>
        <translation>プレビューが重すぎます</translation>
    </message>
    <message>
        <source>A preview needs the model, the text encoder and the VAE on the card at once, and decoding the picture takes several GiB more. Training can fit where the preview does not. Smaller previews say as much about the training.</source>
        <extracomment>memory: preview_too_heavy, explanation</extracomment>
        <translation>プレビューにはモデル、テキストエンコーダー、VAEが同時にGPU上に必要で、画像のデコードにはさらに数GiBかかります。学習は収まってもプレビューが収まらないことがあります。小さいプレビューでも学習の様子は同じように分かります。</translation>
    </message>
    <message>
        <source>Preview clips have too many frames</source>
        <extracomment>memory: preview_frames_too_many, title</extracomment>
        <translation>プレビュークリップのフレーム数が多すぎます</translation>
    </message>
    <message>
        <source>A preview of a video model is a whole clip. Its frames are denoised and decoded together, so a long preview needs more memory than any training step, even when the training data are single images.</source>
        <extracomment>memory: preview_frames_too_many, explanation</extracomment>
        <translation>動画モデルのプレビューは一本のクリップです。全フレームをまとめてノイズ除去し、デコードするため、学習データが静止画だけでも、長いプレビューはどの学習ステップよりメモリを使います。</translation>
    </message>
    <message>
        <source>The model&apos;s weights do not fit while they are loaded</source>
        <extracomment>memory: model_load_pressure, title</extracomment>
        <translation>モデルの重みがロード中に収まりません</translation>
    </message>
    <message>
        <source>The weights, or their form before quantisation, take more than the card has free. Nothing of the training settings matters at that point: only a lighter precision, the model&apos;s low-memory path or offloading do.</source>
        <extracomment>memory: model_load_pressure, explanation</extracomment>
        <translation>重み、または量子化前の重みが、GPUの空きより大きくなっています。この段階では学習の設定は関係ありません。効くのは、より軽い精度、モデルの低メモリパス、オフロードだけです。</translation>
    </message>
    <message>
        <source>The text encoder does not fit on the card</source>
        <extracomment>memory: text_encoder_pressure, title</extracomment>
        <translation>テキストエンコーダーがGPUに収まりません</translation>
    </message>
    <message>
        <source>Text encoders have 4 to 24 billion parameters of their own and go to the card in bf16 before they are quantised. They are needed for loading, for encoding captions and for previews unless their embeddings are cached.</source>
        <extracomment>memory: text_encoder_pressure, explanation</extracomment>
        <translation>テキストエンコーダーだけで4B～24Bのパラメーターがあり、bf16のままGPUに載ってから量子化されます。埋め込みをキャッシュしない限り、ロード、キャプションのエンコード、プレビューのたびに必要です。</translation>
    </message>
    <message>
        <source>Optimizer state or network are too large</source>
        <extracomment>memory: optimizer_or_rank, title</extracomment>
        <translation>オプティマイザーの状態またはネットワークが大きすぎます</translation>
    </message>
    <message>
        <source>The optimizer keeps one or two numbers for every trained parameter. For a small network that is little; for a very high rank, an optimizer in full precision or a full fine-tune it is many GiB, allocated in the first step.</source>
        <extracomment>memory: optimizer_or_rank, explanation</extracomment>
        <translation>オプティマイザーは、学習するパラメーターごとに一つか二つの値を保持します。小さいネットワークならわずかですが、非常に高いrank、フル精度のオプティマイザー、フルファインチューニングでは何GiBにもなり、最初のステップで確保されます。</translation>
    </message>
    <message>
        <source>The settings are on the edge of what fits</source>
        <extracomment>memory: borderline_config, title</extracomment>
        <translation>設定がメモリの限界ギリギリです</translation>
    </message>
    <message>
        <source>Nothing single stands out: most steps fit, some do not. A bit less of the largest bucket, of frames or of the previews makes the run stable.</source>
        <extracomment>memory: borderline_config, explanation</extracomment>
        <translation>目立つ原因は一つもありません。ほとんどのステップは収まり、一部が収まりません。最大のバケット、フレーム数、プレビューのどれかを少し下げれば安定します。</translation>
    </message>
    <message>
        <source>The card is too small for this model</source>
        <extracomment>memory: gpu_too_small, title</extracomment>
        <translation>このモデルにはGPUのVRAM容量が足りません</translation>
    </message>
    <message>
        <source>The weights alone, or the smallest step that still makes sense, exceed the card with every memory saver on. A smaller model or a larger card is the way out; more retries are not.</source>
        <extracomment>memory: gpu_too_small, explanation</extracomment>
        <translation>省メモリ機能をすべてオンにしても、重みだけで、または意味のある最小のステップでもGPUに収まりません。小さいモデルか大きいGPUが必要です。リトライを重ねても解決しません。</translation>
    </message>
    <message>
        <source>Another program holds the card&apos;s memory</source>
        <extracomment>memory: gpu_occupied, title</extracomment>
        <translation>別のプログラムがVRAMを占有しています</translation>
    </message>
    <message>
        <source>A second process, a program with a window or an earlier run that never ended holds memory on the same card. No setting of the job gives it back.</source>
        <extracomment>memory: gpu_occupied, explanation</extracomment>
        <translation>同じGPUのメモリを、別のプロセス、ウィンドウを表示しているプログラム、または終了しきっていない以前の学習が使っています。ジョブの設定では取り戻せません。</translation>
    </message>
    <message>
        <source>The card or the worker did not start from clean memory</source>
        <extracomment>memory: worker_state, title</extracomment>
        <translation>GPUまたはワーカーのメモリが開始時点で空いていませんでした</translation>
    </message>
    <message>
        <source>The job is small and the card is full all the same, although this run holds little of it. Something from before is still there. Repeating the run burns time and money; a fresh worker or a restart clears it.</source>
        <extracomment>memory: worker_state, explanation</extracomment>
        <translation>ジョブは小さく、この学習が使っているのはわずかなのに、GPUがいっぱいです。以前の何かが残っています。同じ学習を繰り返すと時間と費用が無駄になります。新しいワーカーか再起動で解消します。</translation>
    </message>
    <message>
        <source>The free memory is in pieces</source>
        <extracomment>memory: fragmentation, title</extracomment>
        <translation>空きメモリが断片化しています</translation>
    </message>
    <message>
        <source>PyTorch has enough memory reserved, but no single piece of it is large enough. Buckets of many shapes break the pool up over time.</source>
        <extracomment>memory: fragmentation, explanation</extracomment>
        <translation>PyTorchが確保しているメモリは足りていますが、必要な大きさの連続した領域がありません。さまざまな形のバケットが続くと、プールは次第に細切れになります。</translation>
    </message>
    <message>
        <source>Memory grows over many steps</source>
        <extracomment>memory: memory_growth, title</extracomment>
        <translation>ステップを重ねるうちにメモリ使用量が増えていきます</translation>
    </message>
    <message>
        <source>Every step or every preview leaves a little behind until nothing is left. It is a fault of the program rather than of a setting; saving often and resuming in shorter runs works around it.</source>
        <extracomment>memory: memory_growth, explanation</extracomment>
        <translation>ステップやプレビューのたびに少しずつメモリが残り、最後には空きがなくなります。設定ではなくプログラムの不具合です。こまめに保存し、短い学習に分けて再開すれば回避できます。</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s</source>
        <extracomment>memory: host_ram_exhausted, title</extracomment>
        <translation>VRAMではなくシステムメモリが不足しました</translation>
    </message>
    <message>
        <source>Loading, offloading, caching in memory and saving need system memory too: often as much as the whole model. When it runs out the system kills the program, or page-locked memory cannot be had.</source>
        <extracomment>memory: host_ram_exhausted, explanation</extracomment>
        <translation>ロード、オフロード、メモリへのキャッシュ、保存にはシステムメモリも必要です。モデル全体と同じくらい使うこともよくあります。足りなくなると、システムがプログラムを終了させるか、ページロックメモリを確保できなくなります。</translation>
    </message>
    <message>
        <source>An update made it need more memory</source>
        <extracomment>memory: toolkit_regression, title</extracomment>
        <translation>アップデート後に必要なメモリが増えました</translation>
    </message>
    <message>
        <source>The same job fitted before the trainer, PyTorch or the driver was updated. Going back to the version that worked, or forward to one with the fix, is the way out.</source>
        <extracomment>memory: toolkit_regression, explanation</extracomment>
        <translation>トレーナー、PyTorch、ドライバーのいずれかを更新するまでは、同じジョブが収まっていました。動いていたバージョンに戻すか、修正済みのバージョンに上げれば解決します。</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>memory: other, title</extracomment>
        <translation>そのほかの原因です</translation>
    </message>
    <message>
        <source>None of the known causes explains this run well. The steps of the safe order still lower memory; the report helps others to find the reason.</source>
        <extracomment>memory: other, explanation</extracomment>
        <translation>既知の原因では、この学習をうまく説明できません。それでも安全な順序の手順でメモリは減らせます。レポートがあれば、ほかの人が原因を探すのに役立ちます。</translation>
    </message>
    <message>
        <source>The model needs an accepted licence and a login</source>
        <extracomment>other_failures: not_oom.gated_model, title</extracomment>
        <translation>モデルのライセンスへの同意とログインが必要です</translation>
    </message>
    <message>
        <source>The download was refused: the model&apos;s page asks for an accepted licence, and the downloader for a Hugging Face token. 401 means there is no token, 403 that the licence is not accepted for this account.</source>
        <extracomment>other_failures: not_oom.gated_model, explanation</extracomment>
        <translation>ダウンロードが拒否されました。モデルのページではライセンスへの同意が、ダウンロードにはHugging Faceのトークンが必要です。401はトークンがないこと、403はこのアカウントでライセンスに同意していないことを表します。</translation>
    </message>
    <message>
        <source>Accept the licence on the model&apos;s page on Hugging Face, create a token with read access and enter it in AI Toolkit&apos;s settings (HF_TOKEN). Then start the job unchanged.</source>
        <extracomment>other_failures: not_oom.gated_model, remedy</extracomment>
        <translation>Hugging Faceのモデルのページでライセンスに同意し、読み取り権限のあるトークンを作成して、AI Toolkitの設定(HF_TOKEN)に入力します。その後、ジョブをそのまま開始してください。</translation>
    </message>
    <message>
        <source>The model&apos;s files were not found</source>
        <extracomment>other_failures: not_oom.model_not_found, title</extracomment>
        <translation>モデルのファイルが見つかりません</translation>
    </message>
    <message>
        <source>The path or the name of the model leads nowhere, or a file of it is missing or broken.</source>
        <extracomment>other_failures: not_oom.model_not_found, explanation</extracomment>
        <translation>モデルのパスまたは名前の指す先がないか、ファイルが欠けているか壊れています。</translation>
    </message>
    <message>
        <source>Check name_or_path in the Model card: a repository&apos;s name is written as owner/name, a folder must hold the model&apos;s files. Delete a broken download so that it is fetched again.</source>
        <extracomment>other_failures: not_oom.model_not_found, remedy</extracomment>
        <translation>Modelカードのname_or_pathを確認してください。リポジトリはowner/nameの形で書き、フォルダーを指定する場合はその中にモデルのファイルが必要です。壊れたダウンロードを削除すると、もう一度取得されます。</translation>
    </message>
    <message>
        <source>The dataset is missing or has nothing usable in it</source>
        <extracomment>other_failures: not_oom.dataset_missing, title</extracomment>
        <translation>データセットがないか、使えるものが入っていません</translation>
    </message>
    <message>
        <source>The folder does not exist, is empty, or holds another kind of files than the job expects: videos for a job that trains images, or edits without their control images.</source>
        <extracomment>other_failures: not_oom.dataset_missing, explanation</extracomment>
        <translation>フォルダーが存在しないか、空か、ジョブの想定と違う種類のファイルが入っています。たとえば、画像の学習なのに動画が入っている、編集の学習なのにコントロール画像がない、といった場合です。</translation>
    </message>
    <message>
        <source>Check the dataset folder&apos;s path and that it holds images, or clips together with a Num Frames above 1. Jobs that edit pictures also need the control folder.</source>
        <extracomment>other_failures: not_oom.dataset_missing, remedy</extracomment>
        <translation>データセットフォルダーのパスと、中に画像があることを確認してください。クリップを使う場合は、Num Framesを1より大きくします。画像編集のジョブには、コントロール画像のフォルダーも必要です。</translation>
    </message>
    <message>
        <source>The config is not valid</source>
        <extracomment>other_failures: not_oom.config_invalid, title</extracomment>
        <translation>設定ファイルが正しくありません</translation>
    </message>
    <message>
        <source>The trainer cannot read the config, or a value in it is not allowed.</source>
        <extracomment>other_failures: not_oom.config_invalid, explanation</extracomment>
        <translation>トレーナーが設定ファイルを読めないか、許可されていない値があります。</translation>
    </message>
    <message>
        <source>Open the config under Fix: problems are marked with their line. A job made anew in AI Toolkit&apos;s own form is valid.</source>
        <extracomment>other_failures: not_oom.config_invalid, remedy</extracomment>
        <translation>「修正」で設定ファイルを開くと、問題のある行に印が付きます。AI Toolkitのフォームで作り直したジョブなら、正しい設定になります。</translation>
    </message>
    <message>
        <source>A Python package is missing</source>
        <extracomment>other_failures: not_oom.module_missing, title</extracomment>
        <translation>Pythonパッケージが不足しています</translation>
    </message>
    <message>
        <source>The program cannot start because a package it imports is not installed in this environment.</source>
        <extracomment>other_failures: not_oom.module_missing, explanation</extracomment>
        <translation>読み込むパッケージがこの環境にインストールされていないため、プログラムを開始できません。</translation>
    </message>
    <message>
        <source>In AI Toolkit&apos;s folder, with its venv active: pip install -r requirements.txt</source>
        <extracomment>other_failures: not_oom.module_missing, remedy</extracomment>
        <translation>AI Toolkitのフォルダーで、venvを有効にして実行します: pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>PyTorch has no code for this card</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, title</extracomment>
        <translation>このGPU用のコードがPyTorchに含まれていません</translation>
    </message>
    <message>
        <source>The installed PyTorch was built without this card&apos;s generation. It is common after a new card was put in.</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, explanation</extracomment>
        <translation>インストールされているPyTorchは、このGPUの世代に対応せずにビルドされています。新しいGPUに交換した後によく起こります。</translation>
    </message>
    <message>
        <source>Install the PyTorch build that AI Toolkit&apos;s README names for your card, for example: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, remedy</extracomment>
        <translation>AI ToolkitのREADMEに書かれた、お使いのGPU用のPyTorchをインストールしてください。例: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</translation>
    </message>
    <message>
        <source>The graphics driver is too old</source>
        <extracomment>other_failures: not_oom.driver_too_old, title</extracomment>
        <translation>グラフィックスドライバーが古すぎます</translation>
    </message>
    <message>
        <source>The driver is older than the CUDA version that PyTorch was built for.</source>
        <extracomment>other_failures: not_oom.driver_too_old, explanation</extracomment>
        <translation>ドライバーが、PyTorchのビルドに使われたCUDAのバージョンより古くなっています。</translation>
    </message>
    <message>
        <source>Install the newest driver of the card&apos;s maker and restart.</source>
        <extracomment>other_failures: not_oom.driver_too_old, remedy</extracomment>
        <translation>GPUメーカーの最新のドライバーをインストールし、再起動してください。</translation>
    </message>
    <message>
        <source>The card reported an error that is not about memory</source>
        <extracomment>other_failures: not_oom.cuda_error, title</extracomment>
        <translation>GPUがメモリとは関係のないエラーを報告しました</translation>
    </message>
    <message>
        <source>A CUDA call failed for another reason: an index out of range, an illegal access, or a driver that was reset. Heavy oversubscription of memory can end so too, but this message does not prove it.</source>
        <extracomment>other_failures: not_oom.cuda_error, explanation</extracomment>
        <translation>範囲外のインデックス、不正なアクセス、ドライバーのリセットなど、別の理由でCUDAの呼び出しが失敗しました。VRAMを大幅に超えて使った場合にもこうなることがありますが、このメッセージだけでは証明できません。</translation>
    </message>
    <message>
        <source>Start once more with the environment variable CUDA_LAUNCH_BLOCKING=1: the line in the traceback is then the right one. If it stays the same, update the driver and undo any overclocking.</source>
        <extracomment>other_failures: not_oom.cuda_error, remedy</extracomment>
        <translation>環境変数CUDA_LAUNCH_BLOCKING=1を設定して、もう一度開始してください。トレースバックに正しい行が出ます。変わらない場合は、ドライバーを更新し、オーバークロックを元に戻してください。</translation>
    </message>
    <message>
        <source>The loss became invalid (nan or inf)</source>
        <extracomment>other_failures: not_oom.nan_loss, title</extracomment>
        <translation>lossが無効な値になりました(nanまたはinf)</translation>
    </message>
    <message>
        <source>Training goes on but nothing is learned any more: the numbers left the range of the data type. Half precision (fp16) on a model made for bf16, a learning rate that is far too high, or a faulty quantisation are the usual reasons.</source>
        <extracomment>other_failures: not_oom.nan_loss, explanation</extracomment>
        <translation>学習は続いていますが、もう何も学習されていません。値がデータ型の範囲を超えました。bf16用のモデルを半精度(fp16)で使った、学習率が高すぎる、量子化に問題がある、のいずれかがよくある原因です。</translation>
    </message>
    <message>
        <source>Stop the run. Use bf16 for train.dtype and save.dtype, lower the learning rate to a tenth, and try another quantisation; start from the last good checkpoint or anew.</source>
        <extracomment>other_failures: not_oom.nan_loss, remedy</extracomment>
        <translation>学習を止めてください。train.dtypeとsave.dtypeをbf16にし、学習率を一桁下げ、別の量子化を試します。最後の正常なチェックポイントから、または最初からやり直してください。</translation>
    </message>
    <message>
        <source>Tensors are on different devices or of different types</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, title</extracomment>
        <translation>テンソルのデバイスまたはデータ型が揃っていません</translation>
    </message>
    <message>
        <source>Part of the model is on the card and part in system memory, or in another precision than the rest. That is a fault of the program or of a combination of options, not of memory.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, explanation</extracomment>
        <translation>モデルの一部がGPU、一部がシステムメモリにあるか、一部だけ精度が違います。メモリ不足ではなく、プログラムまたはオプションの組み合わせの不具合です。</translation>
    </message>
    <message>
        <source>Switch Layer Offloading off, or the last option that was changed, and update AI Toolkit; then report it with the log.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, remedy</extracomment>
        <translation>Layer Offloading、または最後に変更したオプションをオフにし、AI Toolkitを更新してください。直らなければ、ログを添えて報告してください。</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>other_failures: not_oom.disk_full, title</extracomment>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>There was no room left to write a checkpoint, a cache or a download.</source>
        <extracomment>other_failures: not_oom.disk_full, explanation</extracomment>
        <translation>チェックポイント、キャッシュ、またはダウンロードを書き込む空きがありませんでした。</translation>
    </message>
    <message>
        <source>Free space on the drive of the output folder and of the model cache, or keep fewer checkpoints (Max Step Saves to Keep).</source>
        <extracomment>other_failures: not_oom.disk_full, remedy</extracomment>
        <translation>出力フォルダーとモデルキャッシュのあるドライブの空きを増やすか、残すチェックポイントを減らしてください(Max Step Saves to Keep)。</translation>
    </message>
    <message>
        <source>A file or folder may not be written or read</source>
        <extracomment>other_failures: not_oom.permission_denied, title</extracomment>
        <translation>ファイルまたはフォルダーを読み書きする権限がありません</translation>
    </message>
    <message>
        <source>The system refused access: the target is a folder or read-only, belongs to another user, or another program holds it open.</source>
        <extracomment>other_failures: not_oom.permission_denied, explanation</extracomment>
        <translation>システムがアクセスを拒否しました。対象がフォルダーか読み取り専用である、別のユーザーのものである、または別のプログラムが開いています。</translation>
    </message>
    <message>
        <source>Check the path in the message; choose an output folder that belongs to you, outside of Program Files, and close programs that have the file open.</source>
        <extracomment>other_failures: not_oom.permission_denied, remedy</extracomment>
        <translation>メッセージにあるパスを確認してください。Program Files以外の、自分が書き込める出力フォルダーを選び、そのファイルを開いているプログラムを閉じます。</translation>
    </message>
    <message>
        <source>The network failed</source>
        <extracomment>other_failures: not_oom.network, title</extracomment>
        <translation>ネットワークの通信に失敗しました</translation>
    </message>
    <message>
        <source>A download or an upload did not get through.</source>
        <extracomment>other_failures: not_oom.network, explanation</extracomment>
        <translation>ダウンロードまたはアップロードが完了しませんでした。</translation>
    </message>
    <message>
        <source>Check the connection and start again; downloads continue where they stopped. Behind a proxy set HTTPS_PROXY.</source>
        <extracomment>other_failures: not_oom.network, remedy</extracomment>
        <translation>接続を確認し、もう一度開始してください。ダウンロードは中断したところから続きます。プロキシを使っている場合は、HTTPS_PROXYを設定します。</translation>
    </message>
    <message>
        <source>Compiling code for the card failed</source>
        <extracomment>other_failures: not_oom.compile_failed, title</extracomment>
        <translation>GPU用コードのコンパイルに失敗しました</translation>
    </message>
    <message>
        <source>Triton or the compiler behind torch.compile could not build its code: a compiler or a header is missing, or the card is not supported.</source>
        <extracomment>other_failures: not_oom.compile_failed, explanation</extracomment>
        <translation>Triton、またはtorch.compileが使うコンパイラーがコードをビルドできませんでした。コンパイラーやヘッダーがないか、GPUに対応していません。</translation>
    </message>
    <message>
        <source>Switch Compile off in the Quantize / Compile card. On Windows triton needs its own package (triton-windows).</source>
        <extracomment>other_failures: not_oom.compile_failed, remedy</extracomment>
        <translation>Quantize / CompileカードでCompileをオフにしてください。Windowsでは、tritonに専用のパッケージ(triton-windows)が必要です。</translation>
    </message>
    <message>
        <source>It was stopped on purpose</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, title</extracomment>
        <translation>意図的に停止されました</translation>
    </message>
    <message>
        <source>The run was ended by Stop in the user interface or by Ctrl-C.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, explanation</extracomment>
        <translation>画面のStopまたはCtrl-Cで学習が終了されました。</translation>
    </message>
    <message>
        <source>Nothing has to be mended. Started again, the job goes on from its last checkpoint.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, remedy</extracomment>
        <translation>直すところはありません。もう一度開始すると、最後のチェックポイントから続きます。</translation>
    </message>
    <message>
        <source>The job&apos;s state is out of date</source>
        <extracomment>other_failures: not_oom.stale_job, title</extracomment>
        <translation>ジョブの状態が古くなっています</translation>
    </message>
    <message>
        <source>The queue still shows a run that ended long ago, after a power cut or a killed program.</source>
        <extracomment>other_failures: not_oom.stale_job, explanation</extracomment>
        <translation>停電やプログラムの強制終了などで、とっくに終わった学習がキューに残っています。</translation>
    </message>
    <message>
        <source>Restart AI Toolkit&apos;s user interface, mark the job as stopped and start it again.</source>
        <extracomment>other_failures: not_oom.stale_job, remedy</extracomment>
        <translation>AI Toolkitの画面を再起動し、ジョブを停止済みにしてから、もう一度開始してください。</translation>
    </message>
    <message>
        <source>Two libraries do not fit together</source>
        <extracomment>other_failures: not_oom.library_mismatch, title</extracomment>
        <translation>ライブラリどうしのバージョンが合いません</translation>
    </message>
    <message>
        <source>A package was updated to a version that the trainer, or another package, does not know: a function is missing, takes other arguments, or returns something else.</source>
        <extracomment>other_failures: not_oom.library_mismatch, explanation</extracomment>
        <translation>あるパッケージが、トレーナーや別のパッケージの知らないバージョンに更新されています。関数がない、引数が違う、戻り値が違う、といったことが起こります。</translation>
    </message>
    <message>
        <source>Install exactly the versions the trainer names: pip install -r requirements.txt --upgrade --force-reinstall; and report it if that does not help.</source>
        <extracomment>other_failures: not_oom.library_mismatch, remedy</extracomment>
        <translation>pip install -r requirements.txt --upgrade --force-reinstall を実行し、トレーナーが指定するとおりのバージョンをインストールします。直らなければ報告してください。</translation>
    </message>
    <message>
        <source>The program crashed inside native code</source>
        <extracomment>other_failures: not_oom.crash, title</extracomment>
        <translation>プログラムがネイティブコード内でクラッシュしました</translation>
    </message>
    <message>
        <source>The process ended without a Python error: an access violation, an abort, or a library that could not be loaded. It is no proof of a lack of memory, though too small a paging file can end so.</source>
        <extracomment>other_failures: not_oom.crash, explanation</extracomment>
        <translation>Pythonのエラーなしにプロセスが終了しました。アクセス違反、異常終了、またはライブラリのロード失敗です。ページングファイルが小さすぎる場合にもこうなりますが、メモリ不足の証拠にはなりません。</translation>
    </message>
    <message>
        <source>Update the driver and PyTorch; on Windows let the paging file grow (65536 MB or more) and install the newest Visual C++ runtime. Then run once more and watch the system&apos;s memory.</source>
        <extracomment>other_failures: not_oom.crash, remedy</extracomment>
        <translation>ドライバーとPyTorchを更新してください。Windowsではページングファイルを増やし(65536 MB以上)、最新のVisual C++ランタイムをインストールします。その後もう一度実行し、システムメモリの様子を見てください。</translation>
    </message>
    <message>
        <source>Another failure</source>
        <extracomment>other_failures: not_oom.other, title</extracomment>
        <translation>別のエラーです</translation>
    </message>
    <message>
        <source>The message is none that Headroom knows. It is not about memory.</source>
        <extracomment>other_failures: not_oom.other, explanation</extracomment>
        <translation>Headroomの知らないメッセージです。メモリの問題ではありません。</translation>
    </message>
    <message>
        <source>Search for the message in the trainer&apos;s tracker, or report it there with the log.</source>
        <extracomment>other_failures: not_oom.other, remedy</extracomment>
        <translation>トレーナーのissueでこのメッセージを検索するか、ログを添えて報告してください。</translation>
    </message>
    <message>
        <source>The same config has worked before.</source>
        <extracomment>answers: worked_same_config, title</extracomment>
        <translation>同じ設定で以前は動いていました。</translation>
    </message>
    <message>
        <source>Another config has worked on this machine.</source>
        <extracomment>answers: worked_other_config, title</extracomment>
        <translation>このマシンで、別の設定なら動いたことがあります。</translation>
    </message>
    <message>
        <source>No config has worked on this machine yet.</source>
        <extracomment>answers: never_worked, title</extracomment>
        <translation>このマシンでは、まだどの設定も動いたことがありません。</translation>
    </message>
    <message>
        <source>It began after an update of the trainer, PyTorch or the driver.</source>
        <extracomment>answers: after_update, title</extracomment>
        <translation>トレーナー、PyTorch、ドライバーのいずれかを更新してから始まりました。</translation>
    </message>
    <message>
        <source>Nothing was updated before it began.</source>
        <extracomment>answers: after_update, absent</extracomment>
        <translation>始まる前に更新したものはありません。</translation>
    </message>
    <message>
        <source>This version is known to need more memory than it should: %1.</source>
        <extracomment>answers: known_bad_version, title</extracomment>
        <translation>このバージョンは、本来より多くのメモリを使うことがわかっています: %1。</translation>
    </message>
    <message>
        <source>It fails only sometimes with the same config.</source>
        <extracomment>answers: fails_sometimes, title</extracomment>
        <translation>同じ設定でも、失敗したりしなかったりします。</translation>
    </message>
    <message>
        <source>It fails every time.</source>
        <extracomment>answers: fails_sometimes, absent</extracomment>
        <translation>毎回失敗します。</translation>
    </message>
    <message>
        <source>Even a conservative config fails at once.</source>
        <extracomment>answers: conservative_fails, title</extracomment>
        <translation>控えめな設定でもすぐに失敗します。</translation>
    </message>
    <message>
        <source>Other programs use the card.</source>
        <extracomment>answers: other_programs_open, title</extracomment>
        <translation>ほかのプログラムがGPUを使っています。</translation>
    </message>
    <message>
        <source>No other program uses the card.</source>
        <extracomment>answers: other_programs_open, absent</extracomment>
        <translation>ほかにGPUを使っているプログラムはありません。</translation>
    </message>
    <message>
        <source>It fails on a fresh worker or after a restart as well.</source>
        <extracomment>answers: persists_on_fresh_worker, title</extracomment>
        <translation>新しいワーカーでも、再起動後でも失敗します。</translation>
    </message>
    <message>
        <source>The machine has only %1 of system memory.</source>
        <extracomment>answers: system_ram_small, title</extracomment>
        <translation>このマシンのシステムメモリは%1しかありません。</translation>
    </message>
    <message>
        <source>The machine has %1 of system memory.</source>
        <extracomment>answers: system_ram_small, absent</extracomment>
        <translation>このマシンのシステムメモリは%1です。</translation>
    </message>
    <message>
        <source>Steps are many times slower than before.</source>
        <extracomment>answers: very_slow, title</extracomment>
        <translation>ステップが以前より何倍も遅くなっています。</translation>
    </message>
    <message>
        <source>Steps are not slower than usual.</source>
        <extracomment>answers: very_slow, absent</extracomment>
        <translation>ステップはいつもより遅くなっていません。</translation>
    </message>
    <message>
        <source>It runs on Windows, where the desktop and other programs share the card.</source>
        <extracomment>answers: on_windows, title</extracomment>
        <translation>Windowsで動いており、デスクトップやほかのプログラムとGPUを共有しています。</translation>
    </message>
    <message>
        <source>It runs on a rented machine, which may not start from clean memory.</source>
        <extracomment>answers: on_rented_machine, title</extracomment>
        <translation>レンタルマシンで動いており、開始時点でメモリが空いているとは限りません。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <extracomment>config: checkpointing_off, absent</extracomment>
        <translation>勾配チェックポイントはオンです。</translation>
    </message>
    <message>
        <source>The batch size is %1.</source>
        <extracomment>config: batch_above_one, title</extracomment>
        <translation>バッチサイズは%1です。</translation>
    </message>
    <message>
        <source>The batch size is 1 already.</source>
        <extracomment>config: batch_above_one, absent</extracomment>
        <translation>バッチサイズはすでに1です。</translation>
    </message>
    <message>
        <source>The batch size is %1: activations are %1 times those of a single item.</source>
        <extracomment>config: batch_large, title</extracomment>
        <translation>バッチサイズは%1です。アクティベーションは一件だけのときの%1倍になります。</translation>
    </message>
    <message>
        <source>The largest resolution is %1.</source>
        <extracomment>config: bucket_very_large, title</extracomment>
        <translation>最大の解像度は%1です。</translation>
    </message>
    <message>
        <source>The largest resolution is only %1.</source>
        <extracomment>config: bucket_small, title</extracomment>
        <translation>最大の解像度は%1しかありません。</translation>
    </message>
    <message>
        <source>Buckets of different size are trained (%1): small ones may fit where the largest does not.</source>
        <extracomment>config: several_buckets, title</extracomment>
        <translation>大きさの違うバケットを学習しています(%1)。最大のものが収まらなくても、小さいものは収まることがあります。</translation>
    </message>
    <message>
        <source>All buckets have about the same size.</source>
        <extracomment>config: several_buckets, absent</extracomment>
        <translation>バケットの大きさはほぼ同じです。</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained.</source>
        <extracomment>config: clips_long, title</extracomment>
        <translation>%1フレームのクリップを学習しています。</translation>
    </message>
    <message>
        <source>Clips have no more than %1 frames.</source>
        <extracomment>config: clips_long, absent</extracomment>
        <translation>クリップは%1フレーム以下です。</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained, many times the memory of a still picture.</source>
        <extracomment>config: clips_very_long, title</extracomment>
        <translation>%1フレームのクリップを学習しており、静止画の何倍ものメモリを使います。</translation>
    </message>
    <message>
        <source>A video model is trained.</source>
        <extracomment>config: trains_video, title</extracomment>
        <translation>動画モデルを学習しています。</translation>
    </message>
    <message>
        <source>No video model is trained.</source>
        <extracomment>config: trains_video, absent</extracomment>
        <translation>動画モデルの学習ではありません。</translation>
    </message>
    <message>
        <source>The training data are single images.</source>
        <extracomment>config: no_clips, title</extracomment>
        <translation>学習データは静止画です。</translation>
    </message>
    <message>
        <source>The training data are video clips.</source>
        <extracomment>config: no_clips, absent</extracomment>
        <translation>学習データは動画クリップです。</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <extracomment>config: previews_off, title</extracomment>
        <translation>プレビューは生成されません。</translation>
    </message>
    <message>
        <source>Previews are made.</source>
        <extracomment>config: previews_off, absent</extracomment>
        <translation>プレビューが生成されます。</translation>
    </message>
    <message>
        <source>The heaviest preview is %1 × %2.</source>
        <extracomment>config: preview_pixels_large, title</extracomment>
        <translation>最も重いプレビューは%1 × %2です。</translation>
    </message>
    <message>
        <source>The heaviest preview is only %1 × %2.</source>
        <extracomment>config: preview_pixels_small, title</extracomment>
        <translation>最も重いプレビューでも%1 × %2しかありません。</translation>
    </message>
    <message>
        <source>The heaviest preview has %1 times the pixels of the largest training item.</source>
        <extracomment>config: preview_heavier_than_training, title</extracomment>
        <translation>最も重いプレビューの画素数は、最大の学習データの%1倍です。</translation>
    </message>
    <message>
        <source>A preview has %1 frames.</source>
        <extracomment>config: preview_clip_long, title</extracomment>
        <translation>プレビューは%1フレームあります。</translation>
    </message>
    <message>
        <source>No preview has more than %1 frames.</source>
        <extracomment>config: preview_clip_long, absent</extracomment>
        <translation>どのプレビューも%1フレーム以下です。</translation>
    </message>
    <message>
        <source>low_vram is off, although it eases loading of this model.</source>
        <extracomment>config: low_vram_unused, title</extracomment>
        <translation>このモデルのロードを軽くするlow_vramがオフです。</translation>
    </message>
    <message>
        <source>low_vram is on, or does nothing for this model.</source>
        <extracomment>config: low_vram_unused, absent</extracomment>
        <translation>low_vramはオンか、このモデルには効果がありません。</translation>
    </message>
    <message>
        <source>The transformer is not quantised.</source>
        <extracomment>config: quantize_off, title</extracomment>
        <translation>transformerは量子化されていません。</translation>
    </message>
    <message>
        <source>The transformer is quantised.</source>
        <extracomment>config: quantize_off, absent</extracomment>
        <translation>transformerは量子化されています。</translation>
    </message>
    <message>
        <source>The text encoder is not quantised.</source>
        <extracomment>config: text_encoder_unquantized, title</extracomment>
        <translation>テキストエンコーダーは量子化されていません。</translation>
    </message>
    <message>
        <source>The text encoder is quantised.</source>
        <extracomment>config: text_encoder_unquantized, absent</extracomment>
        <translation>テキストエンコーダーは量子化されています。</translation>
    </message>
    <message>
        <source>The text encoder stays on the card: its embeddings are neither cached nor is it unloaded.</source>
        <extracomment>config: text_encoder_resident, title</extracomment>
        <translation>テキストエンコーダーがGPUに残ります。テキスト埋め込みのキャッシュも、アンロードも設定されていません。</translation>
    </message>
    <message>
        <source>The text encoder leaves the card before training.</source>
        <extracomment>config: text_encoder_resident, absent</extracomment>
        <translation>テキストエンコーダーは学習前にGPUから外されます。</translation>
    </message>
    <message>
        <source>Only a small network is trained, not the whole model.</source>
        <extracomment>config: full_finetune, absent</extracomment>
        <translation>モデル全体ではなく、小さいネットワークだけを学習しています。</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps its state in full precision.</source>
        <extracomment>config: optimizer_heavy, title</extracomment>
        <translation>オプティマイザー%1は状態をフル精度で保持します。</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps a small state.</source>
        <extracomment>config: optimizer_heavy, absent</extracomment>
        <translation>オプティマイザー%1が保持する状態は小さめです。</translation>
    </message>
    <message>
        <source>The network has rank %1 and the optimizer %2: their memory is small.</source>
        <extracomment>config: optimizer_state_small, title</extracomment>
        <translation>ネットワークのrankは%1、オプティマイザーは%2で、どちらもメモリはわずかです。</translation>
    </message>
    <message>
        <source>The network rank is %1.</source>
        <extracomment>config: rank_high, title</extracomment>
        <translation>ネットワークのrankは%1です。</translation>
    </message>
    <message>
        <source>The network rank is only %1.</source>
        <extracomment>config: rank_high, absent</extracomment>
        <translation>ネットワークのrankは%1しかありません。</translation>
    </message>
    <message>
        <source>The settings are conservative already: batch 1, checkpointing on, small buckets, clips and previews.</source>
        <extracomment>config: settings_conservative, title</extracomment>
        <translation>すでに控えめな設定です。バッチは1、勾配チェックポイントはオンで、バケット、クリップ、プレビューも小さめです。</translation>
    </message>
    <message>
        <source>Layers are offloaded into page-locked system memory.</source>
        <extracomment>config: weights_offloaded, title</extracomment>
        <translation>レイヤーがページロックされたシステムメモリにオフロードされています。</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2 and should fit.</source>
        <extracomment>estimate: estimate_fits, title</extracomment>
        <translation>見積もりでは、このフェーズに%2のうち約%1が必要で、収まるはずです。</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2: on the edge.</source>
        <extracomment>estimate: estimate_on_the_edge, title</extracomment>
        <translation>見積もりでは、このフェーズに%2のうち約%1が必要で、ギリギリです。</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 where the card has %2.</source>
        <extracomment>estimate: estimate_far_over, title</extracomment>
        <translation>見積もりでは、GPUの%2に対し、このフェーズに約%1が必要です。</translation>
    </message>
    <message>
        <source>Even with every memory saver on, the estimate does not fit %1.</source>
        <extracomment>estimate: nothing_fits, title</extracomment>
        <translation>省メモリ機能をすべてオンにしても、見積もりは%1に収まりません。</translation>
    </message>
    <message>
        <source>With the right settings the estimate fits %1.</source>
        <extracomment>estimate: nothing_fits, absent</extracomment>
        <translation>適切な設定にすれば、見積もりは%1に収まります。</translation>
    </message>
    <message>
        <source>The weights alone take about %1 where the card has %2.</source>
        <extracomment>estimate: weights_exceed_card, title</extracomment>
        <translation>GPUの%2に対し、重みだけで約%1を使います。</translation>
    </message>
    <message>
        <source>The weights take about %1 of %2.</source>
        <extracomment>estimate: weights_exceed_card, absent</extracomment>
        <translation>重みは%2のうち約%1を使います。</translation>
    </message>
    <message>
        <source>The card has only %1.</source>
        <extracomment>estimate: card_tiny, title</extracomment>
        <translation>GPUのVRAMは%1しかありません。</translation>
    </message>
    <message>
        <source>With gradient checkpointing on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_checkpointing, title</extracomment>
        <translation>勾配チェックポイントをオンにすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>With a batch of 1 the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_batch, title</extracomment>
        <translation>バッチを1にすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>A batch of 1 would not be enough by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_batch, absent</extracomment>
        <translation>見積もりでは、バッチを1にしても足りません(%1 → %2)。</translation>
    </message>
    <message>
        <source>Without the largest bucket the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_bucket, title</extracomment>
        <translation>最大のバケットを外すと、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>Dropping the largest bucket would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_bucket, absent</extracomment>
        <translation>見積もりでは、最大のバケットを外してもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With fewer frames the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_frames, title</extracomment>
        <translation>フレームを減らすと、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>Fewer frames would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_frames, absent</extracomment>
        <translation>見積もりでは、フレームを減らしてもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With smaller previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview, title</extracomment>
        <translation>プレビューを小さくすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>Smaller previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview, absent</extracomment>
        <translation>見積もりでは、プレビューを小さくしてもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With shorter previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview_frames, title</extracomment>
        <translation>プレビューを短くすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>Shorter previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview_frames, absent</extracomment>
        <translation>見積もりでは、プレビューを短くしてもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With the model&apos;s memory savers on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_model_load, title</extracomment>
        <translation>モデルの省メモリ機能をオンにすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>The model&apos;s memory savers would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_model_load, absent</extracomment>
        <translation>見積もりでは、モデルの省メモリ機能をオンにしてもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With the text encoder out of the way the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_text_encoder, title</extracomment>
        <translation>テキストエンコーダーがなければ、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>Without the text encoder the estimate would hardly change: %1 become %2.</source>
        <extracomment>estimate: but_for_text_encoder, absent</extracomment>
        <translation>見積もりでは、テキストエンコーダーがなくてもほとんど変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>With an 8-bit optimizer the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_optimizer, title</extracomment>
        <translation>8ビットオプティマイザーにすると、見積もりは%1から%2に下がります。</translation>
    </message>
    <message>
        <source>An 8-bit optimizer would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_optimizer, absent</extracomment>
        <translation>見積もりでは、8ビットオプティマイザーにしてもあまり変わりません(%1 → %2)。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s own allocator on the card reported it.</source>
        <extracomment>message: message_allocator, title</extracomment>
        <translation>GPU用のPyTorchアロケーター自身が報告しました。</translation>
    </message>
    <message>
        <source>The message is a bare &quot;CUDA error: out of memory&quot; without sizes: it does not come from the allocator of the card.</source>
        <extracomment>message: message_bare_cuda, title</extracomment>
        <translation>メッセージはサイズのない「CUDA error: out of memory」だけで、GPUのアロケーターが出したものではありません。</translation>
    </message>
    <message>
        <source>cuBLAS or cuDNN could not get its workspace.</source>
        <extracomment>message: message_cublas, title</extracomment>
        <translation>cuBLASまたはcuDNNがワークスペースを確保できませんでした。</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s.</source>
        <extracomment>message: message_host_memory, title</extracomment>
        <translation>VRAMではなくシステムメモリが不足しました。</translation>
    </message>
    <message>
        <source>Shared memory for the data loader (/dev/shm) ran out.</source>
        <extracomment>message: message_shared_memory, title</extracomment>
        <translation>データローダー用の共有メモリ(/dev/shm)が不足しました。</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error; a full card would have left one.</source>
        <extracomment>message: stops_without_error, title</extracomment>
        <translation>ログはロード中にエラーなしで途切れています。VRAM不足ならエラーが残るはずです。</translation>
    </message>
    <message>
        <source>The log holds no error message.</source>
        <extracomment>message: no_error_message, title</extracomment>
        <translation>ログにエラーメッセージがありません。</translation>
    </message>
    <message>
        <source>There is no error, but steps take %1 s.</source>
        <extracomment>message: running_slow, title</extracomment>
        <translation>エラーはありませんが、一ステップに%1秒かかっています。</translation>
    </message>
    <message>
        <source>This run itself holds %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, title</extracomment>
        <translation>この学習だけで、GPUの%2のうち%1を使っています。</translation>
    </message>
    <message>
        <source>This run itself holds only %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, absent</extracomment>
        <translation>この学習が使っているのは、GPUの%2のうち%1だけです。</translation>
    </message>
    <message>
        <source>Another process holds %1 of the card&apos;s memory.</source>
        <extracomment>message: other_process_holds_much, title</extracomment>
        <translation>別のプロセスがVRAMを%1使っています。</translation>
    </message>
    <message>
        <source>%1 of the %2 on the card are held by neither this run nor a named process.</source>
        <extracomment>message: most_of_card_unexplained, title</extracomment>
        <translation>GPUの%2のうち%1は、この学習のものでも、名前の分かるプロセスのものでもありません。</translation>
    </message>
    <message>
        <source>%1 of the card&apos;s memory are not accounted for by this run.</source>
        <extracomment>message: some_of_card_unexplained, title</extracomment>
        <translation>VRAMのうち%1は、この学習では説明がつきません。</translation>
    </message>
    <message>
        <source>%1 were reserved but unused, more than the %2 asked for.</source>
        <extracomment>message: pool_covers_request, title</extracomment>
        <translation>要求された%2より多い%1が、確保されたまま使われていませんでした。</translation>
    </message>
    <message>
        <source>Only %1 were reserved but unused, less than the %2 asked for: the memory is not in pieces.</source>
        <extracomment>message: pool_covers_request, absent</extracomment>
        <translation>確保されたまま使われていなかったのは%1だけで、要求された%2より少ないため、断片化ではありません。</translation>
    </message>
    <message>
        <source>%1 were reserved but unused where %2 were asked for: the free room is in pieces.</source>
        <extracomment>message: pool_large, title</extracomment>
        <translation>%2の要求に対し、確保済みで未使用の領域が%1ありました。空きが断片化しています。</translation>
    </message>
    <message>
        <source>More is allocated (%1) than the card has (%2): the driver was paging already.</source>
        <extracomment>message: allocated_above_card, title</extracomment>
        <translation>GPUの容量(%2)より多く割り当てられています(%1)。ドライバーがすでにシステムメモリへ退避していました。</translation>
    </message>
    <message>
        <source>A single request of %1 failed: one big tensor, as in a decode or a large bucket.</source>
        <extracomment>message: request_large, title</extracomment>
        <translation>一度の要求%1が失敗しました。デコードや大きいバケットで使われるような、大きなテンソルです。</translation>
    </message>
    <message>
        <source>A single request of %1 exceeds the whole card (%2).</source>
        <extracomment>message: request_above_card, title</extracomment>
        <translation>一度の要求%1が、GPU全体の容量(%2)を超えています。</translation>
    </message>
    <message>
        <source>The log names a model behind a licence or a login: %1</source>
        <extracomment>other_failures: named_gated_model, title</extracomment>
        <translation>ログに、ライセンスへの同意またはログインが必要なモデルが出ています: %1</translation>
    </message>
    <message>
        <source>The log names a model that was not found: %1</source>
        <extracomment>other_failures: named_model_not_found, title</extracomment>
        <translation>ログに、見つからなかったモデルが出ています: %1</translation>
    </message>
    <message>
        <source>The log names the dataset: %1</source>
        <extracomment>other_failures: named_dataset_missing, title</extracomment>
        <translation>ログにデータセットの問題が出ています: %1</translation>
    </message>
    <message>
        <source>The log names the config: %1</source>
        <extracomment>other_failures: named_config_invalid, title</extracomment>
        <translation>ログに設定ファイルの問題が出ています: %1</translation>
    </message>
    <message>
        <source>The log names a package that is missing: %1</source>
        <extracomment>other_failures: named_module_missing, title</extracomment>
        <translation>ログに、不足しているパッケージが出ています: %1</translation>
    </message>
    <message>
        <source>The log says that PyTorch has no code for this card: %1</source>
        <extracomment>other_failures: named_gpu_arch_unsupported, title</extracomment>
        <translation>ログによると、PyTorchにこのGPU用のコードがありません: %1</translation>
    </message>
    <message>
        <source>The log names the driver: %1</source>
        <extracomment>other_failures: named_driver_too_old, title</extracomment>
        <translation>ログにドライバーの問題が出ています: %1</translation>
    </message>
    <message>
        <source>The log names an error of the card: %1</source>
        <extracomment>other_failures: named_cuda_error, title</extracomment>
        <translation>ログにGPUのエラーが出ています: %1</translation>
    </message>
    <message>
        <source>The loss became invalid: %1</source>
        <extracomment>other_failures: named_nan_loss, title</extracomment>
        <translation>lossが無効な値になりました: %1</translation>
    </message>
    <message>
        <source>The log names tensors that do not go together: %1</source>
        <extracomment>other_failures: named_dtype_or_device_mismatch, title</extracomment>
        <translation>ログに、組み合わせられないテンソルが出ています: %1</translation>
    </message>
    <message>
        <source>The log says that no space is left: %1</source>
        <extracomment>other_failures: named_disk_full, title</extracomment>
        <translation>ログによると、空き容量がありません: %1</translation>
    </message>
    <message>
        <source>The log says that access was denied: %1</source>
        <extracomment>other_failures: named_permission_denied, title</extracomment>
        <translation>ログによると、アクセスが拒否されました: %1</translation>
    </message>
    <message>
        <source>The log names the network: %1</source>
        <extracomment>other_failures: named_network, title</extracomment>
        <translation>ログにネットワークの問題が出ています: %1</translation>
    </message>
    <message>
        <source>The log names the compiler: %1</source>
        <extracomment>other_failures: named_compile_failed, title</extracomment>
        <translation>ログにコンパイラーの問題が出ています: %1</translation>
    </message>
    <message>
        <source>The log says that the run was stopped: %1</source>
        <extracomment>other_failures: named_interrupted_by_user, title</extracomment>
        <translation>ログによると、学習は停止されました: %1</translation>
    </message>
    <message>
        <source>The log shows a job that is not really running: %1</source>
        <extracomment>other_failures: named_stale_job, title</extracomment>
        <translation>ログに、実際には動いていないジョブが出ています: %1</translation>
    </message>
    <message>
        <source>The log names a mismatch of libraries: %1</source>
        <extracomment>other_failures: named_library_mismatch, title</extracomment>
        <translation>ログに、ライブラリの不整合が出ています: %1</translation>
    </message>
    <message>
        <source>The program crashed: %1</source>
        <extracomment>other_failures: named_crash, title</extracomment>
        <translation>プログラムがクラッシュしました: %1</translation>
    </message>
    <message>
        <source>The log ends with an error that is not about memory: %1</source>
        <extracomment>other_failures: named_other, title</extracomment>
        <translation>ログはメモリと関係のないエラーで終わっています: %1</translation>
    </message>
    <message>
        <source>The error is about an import: %1</source>
        <extracomment>other_failures: exception_import, title</extracomment>
        <translation>importのエラーです: %1</translation>
    </message>
    <message>
        <source>The error is a call that the library does not take: %1</source>
        <extracomment>other_failures: exception_api, title</extracomment>
        <translation>ライブラリが受け付けない呼び出しのエラーです: %1</translation>
    </message>
    <message>
        <source>The error is about a missing file: %1</source>
        <extracomment>other_failures: exception_file, title</extracomment>
        <translation>ファイルがないというエラーです: %1</translation>
    </message>
    <message>
        <source>The error is about access: %1</source>
        <extracomment>other_failures: exception_permission, title</extracomment>
        <translation>アクセス権のエラーです: %1</translation>
    </message>
    <message>
        <source>The error is about a connection: %1</source>
        <extracomment>other_failures: exception_network, title</extracomment>
        <translation>接続のエラーです: %1</translation>
    </message>
    <message>
        <source>The error is about a value: %1</source>
        <extracomment>other_failures: exception_value, title</extracomment>
        <translation>値のエラーです: %1</translation>
    </message>
    <message>
        <source>The run was interrupted: %1</source>
        <extracomment>other_failures: exception_interrupt, title</extracomment>
        <translation>学習が中断されました: %1</translation>
    </message>
    <message>
        <source>The process ended by a native crash: %1</source>
        <extracomment>other_failures: exit_by_native_crash, title</extracomment>
        <translation>ネイティブコードのクラッシュでプロセスが終了しました: %1</translation>
    </message>
    <message>
        <source>It happened at the start, before any model was loaded.</source>
        <extracomment>other_failures: phase_startup, title</extracomment>
        <translation>モデルをロードする前、開始直後に起きました。</translation>
    </message>
    <message>
        <source>It happened while the model was being loaded.</source>
        <extracomment>phase: phase_loading, title</extracomment>
        <translation>モデルのロード中に起きました。</translation>
    </message>
    <message>
        <source>It happened while weights were being quantised.</source>
        <extracomment>phase: phase_quantizing, title</extracomment>
        <translation>重みの量子化中に起きました。</translation>
    </message>
    <message>
        <source>It happened while images or clips were being encoded into the latent cache.</source>
        <extracomment>phase: phase_caching_latents, title</extracomment>
        <translation>画像またはクリップをlatentキャッシュにエンコードしている間に起きました。</translation>
    </message>
    <message>
        <source>It happened while captions were being encoded by the text encoder.</source>
        <extracomment>phase: phase_caching_text, title</extracomment>
        <translation>テキストエンコーダーでキャプションをエンコードしている間に起きました。</translation>
    </message>
    <message>
        <source>It happened in the first preview, before any training step.</source>
        <extracomment>phase: phase_baseline_sample, title</extracomment>
        <translation>学習ステップの前、最初のプレビューで起きました。</translation>
    </message>
    <message>
        <source>It happened within the first ten training steps.</source>
        <extracomment>phase: phase_first_steps, title</extracomment>
        <translation>学習の最初の十ステップ以内に起きました。</translation>
    </message>
    <message>
        <source>It happened in training after more than ten steps.</source>
        <extracomment>phase: phase_later_steps, title</extracomment>
        <translation>十ステップを超えてから、学習中に起きました。</translation>
    </message>
    <message>
        <source>It happened while a preview was being generated; training itself had worked.</source>
        <extracomment>phase: phase_preview, title</extracomment>
        <translation>プレビューの生成中に起きました。学習自体は動いていました。</translation>
    </message>
    <message>
        <source>It happened while a checkpoint was being saved.</source>
        <extracomment>phase: phase_saving, title</extracomment>
        <translation>チェックポイントの保存中に起きました。</translation>
    </message>
    <message>
        <source>It fails before the first training step.</source>
        <extracomment>phase: phase_before_first_step, title</extracomment>
        <translation>最初の学習ステップより前に失敗します。</translation>
    </message>
    <message>
        <source>Not a single training step was completed.</source>
        <extracomment>phase: first_step_never_done, title</extracomment>
        <translation>学習ステップが一つも完了していません。</translation>
    </message>
    <message>
        <source>Some training steps were completed before it failed.</source>
        <extracomment>phase: first_step_never_done, absent</extracomment>
        <translation>失敗するまでに、いくつかの学習ステップが完了しています。</translation>
    </message>
    <message>
        <source>Smaller batches fit, a later one did not. Steps that went well before: %1.</source>
        <extracomment>phase: failed_after_few_steps, title</extracomment>
        <translation>小さいバッチは収まりましたが、後のバッチが収まりませんでした。その前に成功したステップ数: %1。</translation>
    </message>
    <message>
        <source>Single batches were skipped for lack of memory and training went on. Skipped: %1.</source>
        <extracomment>phase: lone_skips, title</extracomment>
        <translation>メモリ不足で一部のバッチがスキップされ、学習は続きました。スキップ数: %1。</translation>
    </message>
    <message>
        <source>A preview had been generated without trouble before.</source>
        <extracomment>phase: first_sample_went_well, title</extracomment>
        <translation>以前のプレビューは問題なく生成されていました。</translation>
    </message>
    <message>
        <source>AI Toolkit keeps gradient checkpointing on unless the config says otherwise.</source>
        <extracomment>phase: checkpointing_by_default, title</extracomment>
        <translation>設定で指定しない限り、AI Toolkitは勾配チェックポイントをオンにします。</translation>
    </message>
    <message>
        <source>The failing call copies weights from the card into page-locked system memory.</source>
        <extracomment>phase: doing_pinned_copy, title</extracomment>
        <translation>失敗した呼び出しは、GPUからページロックされたシステムメモリへ重みをコピーするものです。</translation>
    </message>
    <message>
        <source>The failing call is in the optimizer, where its state is laid out.</source>
        <extracomment>phase: doing_optimizer_step, title</extracomment>
        <translation>失敗した呼び出しはオプティマイザー内で、状態を配置するところです。</translation>
    </message>
    <message>
        <source>All denoising steps of the preview were done; the failing call decodes the picture.</source>
        <extracomment>phase: doing_preview_decode, title</extracomment>
        <translation>プレビューのノイズ除去ステップはすべて終わっており、画像をデコードする呼び出しで失敗しました。</translation>
    </message>
    <message>
        <source>The failing call is in the validation pass, not in training itself.</source>
        <extracomment>phase: doing_validation, title</extracomment>
        <translation>失敗した呼び出しは学習自体ではなく、検証の処理です。</translation>
    </message>
    <message>
        <source>The text encoder was being loaded, moved or run when it failed.</source>
        <extracomment>phase: doing_text_encoder, title</extracomment>
        <translation>失敗したとき、テキストエンコーダーをロード、移動、または実行していました。</translation>
    </message>
    <message>
        <source>The transformer&apos;s weights were being loaded or moved to the card when it failed.</source>
        <extracomment>phase: doing_transformer, title</extracomment>
        <translation>失敗したとき、transformerの重みをロード中か、GPUへ移動中でした。</translation>
    </message>
    <message>
        <source>An earlier attempt in this log failed before training as well.</source>
        <extracomment>phase: same_job_failed_at_once_before, title</extracomment>
        <translation>このログでは、前の試行も学習前に失敗しています。</translation>
    </message>
    <message>
        <source>A run with a batch of %1 worked; this one has %2.</source>
        <extracomment>phase: worked_with_smaller_batch, title</extracomment>
        <translation>バッチが%1の学習は動きました。今回は%2です。</translation>
    </message>
    <message>
        <source>A run with resolutions up to %1 worked; this one goes up to %2.</source>
        <extracomment>phase: worked_with_smaller_bucket, title</extracomment>
        <translation>解像度が%1までの学習は動きました。今回は%2までです。</translation>
    </message>
    <message>
        <source>A run with clips of %1 frames worked; this one has %2.</source>
        <extracomment>phase: worked_with_fewer_frames, title</extracomment>
        <translation>クリップが%1フレームの学習は動きました。今回は%2フレームです。</translation>
    </message>
    <message>
        <source>A run with gradient checkpointing on worked; this one has it off.</source>
        <extracomment>phase: worked_with_checkpointing, title</extracomment>
        <translation>勾配チェックポイントがオンの学習は動きました。今回はオフです。</translation>
    </message>
    <message>
        <source>A run with smaller previews worked.</source>
        <extracomment>phase: worked_with_smaller_preview, title</extracomment>
        <translation>プレビューが小さい学習は動きました。</translation>
    </message>
    <message>
        <source>Memory use climbed from %1 to %2 while nothing changed.</source>
        <extracomment>phase: memory_climbs, title</extracomment>
        <translation>何も変えていないのに、メモリ使用量が%1から%2に増えました。</translation>
    </message>
    <message>
        <source>Memory use stayed level over the recorded time.</source>
        <extracomment>phase: memory_climbs, absent</extracomment>
        <translation>記録された時間中、メモリ使用量は一定でした。</translation>
    </message>
    <message>
        <source>Turn gradient checkpointing on</source>
        <extracomment>config: gradient_checkpointing_on, title</extracomment>
        <translation>勾配チェックポイントをオンにする</translation>
    </message>
    <message>
        <source>Steps take about a third longer; the result is the same.</source>
        <extracomment>config: gradient_checkpointing_on, price</extracomment>
        <translation>ステップ時間が三割ほど延びます。結果は変わりません。</translation>
    </message>
    <message>
        <source>Set Batch Size to 1 and keep the effective batch with Gradient Accumulation</source>
        <extracomment>config: batch_size_one, title</extracomment>
        <translation>Batch Sizeを1にし、Gradient Accumulationで有効バッチを保つ</translation>
    </message>
    <message>
        <source>An effective batch takes longer; the result is about the same.</source>
        <extracomment>config: batch_size_one, price</extracomment>
        <translation>有効バッチあたりの時間が延びます。結果はほぼ同じです。</translation>
    </message>
    <message>
        <source>Remove the largest resolution from Resolutions</source>
        <extracomment>config: drop_largest_bucket, title</extracomment>
        <translation>Resolutionsから最大の解像度を外す</translation>
    </message>
    <message>
        <source>Fine detail is learned from smaller pictures; the bucket can come back once the run is stable.</source>
        <extracomment>config: drop_largest_bucket, price</extracomment>
        <translation>細部は小さめの画像から学習されます。学習が安定したら、そのバケットを戻せます。</translation>
    </message>
    <message>
        <source>Lower Num Frames of the training clips</source>
        <extracomment>config: reduce_num_frames, title</extracomment>
        <translation>学習クリップのNum Framesを減らす</translation>
    </message>
    <message>
        <source>Shorter motion is learned; frames can be added back once the run is stable.</source>
        <extracomment>config: reduce_num_frames, price</extracomment>
        <translation>学習される動きが短くなります。学習が安定したら、フレームを戻せます。</translation>
    </message>
    <message>
        <source>Lower Width and Height of the previews</source>
        <extracomment>config: shrink_preview, title</extracomment>
        <translation>プレビューのWidthとHeightを下げる</translation>
    </message>
    <message>
        <source>Previews are smaller; the training is not touched.</source>
        <extracomment>config: shrink_preview, price</extracomment>
        <translation>プレビューが小さくなります。学習には影響しません。</translation>
    </message>
    <message>
        <source>Lower Num Frames of the previews</source>
        <extracomment>config: reduce_preview_frames, title</extracomment>
        <translation>プレビューのNum Framesを減らす</translation>
    </message>
    <message>
        <source>Previews are shorter clips; the training is not touched.</source>
        <extracomment>config: reduce_preview_frames, price</extracomment>
        <translation>プレビューのクリップが短くなります。学習には影響しません。</translation>
    </message>
    <message>
        <source>Raise Sample Every</source>
        <extracomment>config: sample_less_often, title</extracomment>
        <translation>Sample Everyを増やす</translation>
    </message>
    <message>
        <source>Fewer previews. It changes how often a preview can fail, not how much memory one needs.</source>
        <extracomment>config: sample_less_often, price</extracomment>
        <translation>プレビューの回数が減ります。失敗する機会が減るだけで、一回に必要なメモリは変わりません。</translation>
    </message>
    <message>
        <source>Skip the first preview</source>
        <extracomment>config: skip_first_sample, title</extracomment>
        <translation>最初のプレビューを省く</translation>
    </message>
    <message>
        <source>No picture to compare with. The same preview comes back at the next Sample Every.</source>
        <extracomment>config: skip_first_sample, price</extracomment>
        <translation>比較用の画像がなくなります。次のSample Everyで同じプレビューが生成されます。</translation>
    </message>
    <message>
        <source>Switch previews off (Disable Sampling)</source>
        <extracomment>config: disable_sampling, title</extracomment>
        <translation>プレビューをオフにする(Disable Sampling)</translation>
    </message>
    <message>
        <source>No pictures while training; bring them back smaller once the run is stable.</source>
        <extracomment>config: disable_sampling, price</extracomment>
        <translation>学習中の画像がなくなります。学習が安定したら、小さくして戻してください。</translation>
    </message>
    <message>
        <source>Turn the model&apos;s low-memory path on (low_vram)</source>
        <extracomment>config: low_vram_on, title</extracomment>
        <translation>モデルの低メモリパスをオンにする(low_vram)</translation>
    </message>
    <message>
        <source>Loading and previews take longer.</source>
        <extracomment>config: low_vram_on, price</extracomment>
        <translation>ロードとプレビューの時間が延びます。</translation>
    </message>
    <message>
        <source>Quantise the model and its text encoder</source>
        <extracomment>config: quantize_on, title</extracomment>
        <translation>モデルとテキストエンコーダーを量子化する</translation>
    </message>
    <message>
        <source>A small loss of precision; loading takes longer.</source>
        <extracomment>config: quantize_on, price</extracomment>
        <translation>精度がわずかに下がります。ロードの時間が延びます。</translation>
    </message>
    <message>
        <source>Quantise to fewer bits</source>
        <extracomment>config: quantize_lower, title</extracomment>
        <translation>より少ないビット数で量子化する</translation>
    </message>
    <message>
        <source>Some loss of quality unless the model has an accuracy recovery adapter.</source>
        <extracomment>config: quantize_lower, price</extracomment>
        <translation>モデルに精度回復アダプターがない場合、品質が多少下がります。</translation>
    </message>
    <message>
        <source>Offload layers into system memory</source>
        <extracomment>config: layer_offloading_on, title</extracomment>
        <translation>レイヤーをシステムメモリにオフロードする</translation>
    </message>
    <message>
        <source>Steps take clearly longer, and system memory about the size of the model is needed.</source>
        <extracomment>config: layer_offloading_on, price</extracomment>
        <translation>ステップがはっきり遅くなり、モデルと同程度のシステムメモリが必要です。</translation>
    </message>
    <message>
        <source>Offload fewer layers into system memory</source>
        <extracomment>config: layer_offloading_less, title</extracomment>
        <translation>システムメモリにオフロードするレイヤーを減らす</translation>
    </message>
    <message>
        <source>More of the model stays on the card, which must have the room.</source>
        <extracomment>config: layer_offloading_less, price</extracomment>
        <translation>モデルのうちGPUに残る部分が増えるため、その分の空きが必要です。</translation>
    </message>
    <message>
        <source>Cache the text embeddings and free the text encoder</source>
        <extracomment>config: cache_text_embeddings, title</extracomment>
        <translation>テキスト埋め込みをキャッシュし、テキストエンコーダーを解放する</translation>
    </message>
    <message>
        <source>Captions are encoded once, before training; changed captions are encoded again.</source>
        <extracomment>config: cache_text_embeddings, price</extracomment>
        <translation>キャプションは学習前に一度だけエンコードされます。変更したキャプションはエンコードし直されます。</translation>
    </message>
    <message>
        <source>Unload the text encoder while training</source>
        <extracomment>config: unload_text_encoder, title</extracomment>
        <translation>学習中はテキストエンコーダーをアンロードする</translation>
    </message>
    <message>
        <source>Captions are ignored; only the trigger word is trained.</source>
        <extracomment>config: unload_text_encoder, price</extracomment>
        <translation>キャプションは無視され、トリガーワードだけが学習されます。</translation>
    </message>
    <message>
        <source>Cache latents on disk</source>
        <extracomment>config: cache_latents_to_disk, title</extracomment>
        <translation>latentをディスクにキャッシュする</translation>
    </message>
    <message>
        <source>Some disk space; the first start takes longer.</source>
        <extracomment>config: cache_latents_to_disk, price</extracomment>
        <translation>ディスク容量を少し使います。初回の開始に時間がかかります。</translation>
    </message>
    <message>
        <source>Decode previews in tiles</source>
        <extracomment>config: vae_tiling_on, title</extracomment>
        <translation>プレビューをタイルに分けてデコードする</translation>
    </message>
    <message>
        <source>Previews take a little longer.</source>
        <extracomment>config: vae_tiling_on, price</extracomment>
        <translation>プレビューの時間が少し延びます。</translation>
    </message>
    <message>
        <source>Use an 8-bit optimizer</source>
        <extracomment>config: optimizer_8bit, title</extracomment>
        <translation>8ビットのオプティマイザーを使う</translation>
    </message>
    <message>
        <source>Practically none for a LoRA.</source>
        <extracomment>config: optimizer_8bit, price</extracomment>
        <translation>LoRAでは実質的に影響ありません。</translation>
    </message>
    <message>
        <source>Lower the network rank</source>
        <extracomment>config: lower_rank, title</extracomment>
        <translation>ネットワークのrankを下げる</translation>
    </message>
    <message>
        <source>The LoRA can hold less; 16 or 32 is enough for most subjects.</source>
        <extracomment>config: lower_rank, price</extracomment>
        <translation>LoRAが保持できる情報が減ります。ほとんどの題材は16か32で足ります。</translation>
    </message>
    <message>
        <source>Switch EMA off</source>
        <extracomment>config: ema_off, title</extracomment>
        <translation>EMAをオフにする</translation>
    </message>
    <message>
        <source>The averaged copy of the weights is lost.</source>
        <extracomment>config: ema_off, price</extracomment>
        <translation>重みの平均化されたコピーがなくなります。</translation>
    </message>
    <message>
        <source>Switch validation off</source>
        <extracomment>config: disable_validation, title</extracomment>
        <translation>検証をオフにする</translation>
    </message>
    <message>
        <source>The validation loss is no longer shown.</source>
        <extracomment>config: disable_validation, price</extracomment>
        <translation>検証のlossが表示されなくなります。</translation>
    </message>
    <message>
        <source>Save more often and resume in shorter runs</source>
        <extracomment>config: save_more_often, title</extracomment>
        <translation>こまめに保存し、短い学習に分けて再開する</translation>
    </message>
    <message>
        <source>More checkpoints on disk, and a restart now and then.</source>
        <extracomment>config: save_more_often, price</extracomment>
        <translation>ディスク上のチェックポイントが増え、ときどき再開が必要です。</translation>
    </message>
    <message>
        <source>Use fewer data loader workers</source>
        <extracomment>config: fewer_workers, title</extracomment>
        <translation>データローダーのワーカーを減らす</translation>
    </message>
    <message>
        <source>Loading data can become the bottleneck.</source>
        <extracomment>config: fewer_workers, price</extracomment>
        <translation>データの読み込みがボトルネックになることがあります。</translation>
    </message>
    <message>
        <source>Close the other programs that use the card</source>
        <extracomment>manual: close_other_programs, title</extracomment>
        <translation>GPUを使っているほかのプログラムを閉じる</translation>
    </message>
    <message>
        <source>None for the training.</source>
        <extracomment>manual: close_other_programs, price</extracomment>
        <translation>学習には影響ありません。</translation>
    </message>
    <message>
        <source>1. Run in a terminal: nvidia-smi
   The table at the bottom names each process with its memory.
2. Task Manager &gt; Details: right-click a column head &gt; Select columns &gt; Dedicated GPU memory, and sort by it.
3. Close games, browsers with video, ComfyUI, Stable Diffusion web UIs and earlier trainings. To end one by its number:
   taskkill /PID NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>1. ターミナルで実行します: nvidia-smi
   一番下の表に、各プロセスとそのメモリ使用量が出ます。
2. タスク マネージャー &gt; 詳細: 列見出しを右クリック &gt; 列の選択 &gt; 専用 GPU メモリ。この列で並べ替えます。
3. ゲーム、動画を表示しているブラウザー、ComfyUI、Stable DiffusionのWeb UI、以前の学習を閉じます。番号を指定して終了するには:
   taskkill /PID NUMBER</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# 番号を指定して終了する
kill NUMBER</translation>
    </message>
    <message>
        <source># Processes of Windows and of WSL share the card: look on both sides.
nvidia-smi
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation># WindowsとWSLのプロセスはGPUを共有します。両方を確認してください。
nvidia-smi
kill NUMBER</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number; a process that cannot be seen belongs to another container: take a fresh worker
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# 番号を指定して終了する。見えないプロセスは別のコンテナーのものなので、新しいワーカーに替える
kill NUMBER</translation>
    </message>
    <message>
        <source>Activity Monitor &gt; Memory: quit the programs at the top of the list.</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>アクティビティモニタ &gt; メモリ: 一覧の上位にあるプログラムを終了します。</translation>
    </message>
    <message>
        <source>Let PyTorch join pieces of memory (expandable_segments)</source>
        <extracomment>manual: expandable_segments, title</extracomment>
        <translation>PyTorchがメモリの断片をつなげられるようにする(expandable_segments)</translation>
    </message>
    <message>
        <source>None; not supported by most builds for Windows.</source>
        <extracomment>manual: expandable_segments, price</extracomment>
        <translation>影響はありません。Windows用のビルドの多くは対応していません。</translation>
    </message>
    <message>
        <source># before starting AI Toolkit, in the same shell
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# fish
set -x PYTORCH_CUDA_ALLOC_CONF expandable_segments:True</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation># AI Toolkitを開始する前に、同じシェルで実行
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# fishの場合
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
        <translation># Podまたはコンテナーの環境変数として設定
PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>rem most Windows builds of PyTorch ignore this
rem Command Prompt
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShell
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation>rem Windows用のPyTorchの多くは、この設定を無視します
rem コマンド プロンプトの場合
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShellの場合
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</translation>
    </message>
    <message>
        <source>Restart the machine</source>
        <extracomment>manual: restart_machine, title</extracomment>
        <translation>マシンを再起動する</translation>
    </message>
    <message>
        <source>Stop the job, restart the machine, and start the job before anything else uses the card.</source>
        <extracomment>manual: restart_machine, commands</extracomment>
        <translation>ジョブを停止してマシンを再起動し、ほかのプログラムがGPUを使う前にジョブを開始します。</translation>
    </message>
    <message>
        <source>Run it once on a fresh worker, or after a restart</source>
        <extracomment>manual: fresh_worker, title</extracomment>
        <translation>新しいワーカーか再起動後に一度だけ実行する</translation>
    </message>
    <message>
        <source>The files have to be brought over; the old worker may be paid for nothing.</source>
        <extracomment>manual: fresh_worker, price</extracomment>
        <translation>ファイルを移す必要があります。古いワーカーの料金が無駄になることがあります。</translation>
    </message>
    <message>
        <source>1. Stop this worker for good; restarting the same one can keep the fault.
2. Create a new one, on another host if it can be chosen.
3. Start the same job unchanged, once.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>1. 今のワーカーを完全に終了します。同じものを再起動すると、不具合が残ることがあります。
2. 新しいワーカーを作成します。選べる場合は別のホストにします。
3. 同じジョブを変更せずに、一度だけ開始します。</translation>
    </message>
    <message>
        <source>On a rented machine: stop this worker, create a new one and start the same job unchanged, once.
At home: restart the machine and start the job before anything else uses the card.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>レンタルマシンの場合: 今のワーカーを停止し、新しいワーカーを作成して、同じジョブを変更せずに一度だけ開始します。
自宅の場合: マシンを再起動し、ほかのプログラムがGPUを使う前にジョブを開始します。</translation>
    </message>
    <message>
        <source>Send the report to support</source>
        <extracomment>manual: contact_support, title</extracomment>
        <translation>レポートをサポートに送る</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <extracomment>manual: contact_support, price</extracomment>
        <translation>回答を待つ必要があります。</translation>
    </message>
    <message>
        <source>Copy the report (Markdown) and send it to the support of the machine&apos;s provider, or open an issue at
the trainer&apos;s tracker. It holds the failure, the settings and what was tried; personal names are removed.</source>
        <extracomment>manual: contact_support, commands</extracomment>
        <translation>レポート(Markdown)をコピーし、マシンの提供元のサポートに送るか、トレーナーのissueとして
登録してください。失敗の内容、設定、試したことが含まれます。個人名は取り除かれます。</translation>
    </message>
    <message>
        <source>Give the system more memory (paging file, swap or RAM)</source>
        <extracomment>manual: more_host_memory, title</extracomment>
        <translation>システムメモリを増やす(ページングファイル、スワップ、RAM)</translation>
    </message>
    <message>
        <source>Disk space; loading takes longer when it is used.</source>
        <extracomment>manual: more_host_memory, price</extracomment>
        <translation>ディスク容量を使います。実際に使われるとロードが遅くなります。</translation>
    </message>
    <message>
        <source>1. Press Win+R, enter: SystemPropertiesAdvanced
2. Performance &gt; Settings &gt; Advanced &gt; Virtual memory &gt; Change.
3. Untick &quot;Automatically manage paging file size for all drives&quot;, choose an SSD, Custom size:
   initial 65536, maximum 131072 (MB). Set, OK, restart.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>1. Win+Rを押し、入力します: SystemPropertiesAdvanced
2. パフォーマンスの「設定」 &gt; 「詳細設定」 &gt; 「仮想メモリ」の「変更」を開きます。
3. 「すべてのドライブのページング ファイルのサイズを自動的に管理する」のチェックを外し、SSDを選んで「カスタム サイズ」にします:
   初期サイズ 65536、最大サイズ 131072 (MB)。「設定」、「OK」の順に押し、再起動します。</translation>
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
# 再起動後も有効にする場合
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
        <translation>WSLは既定でシステムメモリの半分を使います。Windowsで %UserProfile%\.wslconfig に書き込みます:
[wsl2]
memory=48GB
swap=64GB
その後、ターミナルで実行します: wsl --shutdown
WSLではページロックメモリの制限が残ります。レイヤーオフロードやブロックスワップを使う場合は、WindowsまたはLinuxで直接実行してください。</translation>
    </message>
    <message>
        <source>Choose a worker with more system memory: twice the size of the model&apos;s files is a safe figure.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>システムメモリの多いワーカーを選んでください。モデルのファイルサイズの二倍あれば安心です。</translation>
    </message>
    <message>
        <source>Close other programs: card and system share one memory.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>ほかのプログラムを閉じてください。GPUとシステムが同じメモリを共有しています。</translation>
    </message>
    <message>
        <source>Enlarge the container&apos;s shared memory (/dev/shm)</source>
        <extracomment>manual: raise_shm_size, title</extracomment>
        <translation>コンテナーの共有メモリを増やす(/dev/shm)</translation>
    </message>
    <message>
        <source>docker run --shm-size=16g …
# in a compose file, beside the service&apos;s image
shm_size: 16gb
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>docker run --shm-size=16g …
# composeファイルでは、サービスのimageと同じ階層に書く
shm_size: 16gb
# 現在の容量を確認する
df -h /dev/shm</translation>
    </message>
    <message>
        <source>Set the container&apos;s shared memory to 16 GB or more in the template, or: docker run --shm-size=16g …
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>テンプレートでコンテナーの共有メモリを16 GB以上にするか、次を実行します: docker run --shm-size=16g …
# 現在の容量を確認する
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
        <translation>ドライバーによるシステムメモリへのフォールバックをオフにする</translation>
    </message>
    <message>
        <source>A run that does not fit fails at once instead of crawling, and says so.</source>
        <extracomment>manual: sysmem_fallback_off, price</extracomment>
        <translation>収まらない学習は、極端に遅くなる代わりに、すぐにエラーを出して失敗します。</translation>
    </message>
    <message>
        <source>1. NVIDIA Control Panel &gt; Manage 3D settings &gt; Program Settings.
2. Add the python.exe of AI Toolkit&apos;s venv (venv\Scripts\python.exe).
3. &quot;CUDA - Sysmem Fallback Policy&quot;: Prefer No Sysmem Fallback. Apply, start the job again.</source>
        <extracomment>manual: sysmem_fallback_off, commands</extracomment>
        <translation>1. NVIDIAコントロールパネル &gt; 3D設定の管理 &gt; プログラム設定を開きます。
2. AI Toolkitのvenvにあるpython.exe (venv\Scripts\python.exe) を追加します。
3. 「CUDA - システム メモリ フォールバック ポリシー」(CUDA - Sysmem Fallback Policy)で「システム メモリ フォールバックなしを優先」(Prefer No Sysmem Fallback)を選びます。適用し、ジョブをもう一度開始します。</translation>
    </message>
    <message>
        <source>Go back to the version that worked, or on to the one with the fix</source>
        <extracomment>manual: pin_toolkit_version, title</extracomment>
        <translation>動いていたバージョンに戻すか、修正済みのバージョンに進める</translation>
    </message>
    <message>
        <source>What the newer version brought is missing until it is fixed.</source>
        <extracomment>manual: pin_toolkit_version, price</extracomment>
        <translation>修正されるまで、新しいバージョンの機能は使えません。</translation>
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
        <translation># AI Toolkitのフォルダーで実行: 現在のバージョンと、それ以前の履歴を見る
git log --oneline -20
# まず最新版を試す。すでに直っていることがある
git pull
# 直らなければ、動いていたコミットに戻す
git checkout COMMIT
pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>Use a larger card</source>
        <extracomment>manual: bigger_gpu, title</extracomment>
        <translation>より大きいGPUを使う</translation>
    </message>
    <message>
        <source>Money, or a rented machine.</source>
        <extracomment>manual: bigger_gpu, price</extracomment>
        <translation>費用がかかるか、レンタルマシンが必要です。</translation>
    </message>
    <message>
        <source>Rent one with the memory that the estimate shows, with a tenth to spare, and take system memory for twice the
size of the model&apos;s files.</source>
        <extracomment>manual: bigger_gpu, commands</extracomment>
        <translation>見積もりのメモリに一割の余裕を加えたGPUを借り、システムメモリはモデルのファイルサイズの
二倍を用意してください。</translation>
    </message>
    <message>
        <source>Train a smaller model</source>
        <extracomment>manual: choose_smaller_model, title</extracomment>
        <translation>より小さいモデルを学習する</translation>
    </message>
    <message>
        <source>Another look and other abilities.</source>
        <extracomment>manual: choose_smaller_model, price</extracomment>
        <translation>絵柄や得意なことが変わります。</translation>
    </message>
    <message>
        <source>Choose another Model Architecture in the job&apos;s Model card; the form sets what belongs to it.</source>
        <extracomment>manual: choose_smaller_model, commands</extracomment>
        <translation>ジョブのModelカードで別のModel Architectureを選んでください。関連する設定はフォームが行います。</translation>
    </message>
    <message>
        <source>Fix the failure itself; it is not about memory</source>
        <extracomment>manual: see_failure_help, title</extracomment>
        <translation>失敗そのものを直す(メモリの問題ではない)</translation>
    </message>
    <message>
        <source>None.</source>
        <extracomment>manual: see_failure_help, price</extracomment>
        <translation>影響はありません。</translation>
    </message>
    <message>
        <source>Look at the failing line in the log: the message says what is missing or wrong.</source>
        <extracomment>manual: see_failure_help, commands</extracomment>
        <translation>ログの失敗した行を見てください。何が足りないか、何が間違っているかがメッセージに書かれています。</translation>
    </message>
    <message>
        <source>When does it fail?</source>
        <extracomment>questions: crash_timing, title</extracomment>
        <translation>いつ失敗しますか?</translation>
    </message>
    <message>
        <source>Before the first step or in the first preview</source>
        <extracomment>questions: before_step_1, title</extracomment>
        <translation>最初のステップの前、または最初のプレビュー</translation>
    </message>
    <message>
        <source>In the first ten steps</source>
        <extracomment>questions: steps_1_10, title</extracomment>
        <translation>最初の十ステップ以内</translation>
    </message>
    <message>
        <source>Later in training</source>
        <extracomment>questions: later, title</extracomment>
        <translation>学習の後のほう</translation>
    </message>
    <message>
        <source>Only while a preview is made</source>
        <extracomment>questions: only_sampling, title</extracomment>
        <translation>プレビューの生成中だけ</translation>
    </message>
    <message>
        <source>Sometimes yes, sometimes no</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>失敗したりしなかったり</translation>
    </message>
    <message>
        <source>At once, even with a conservative config</source>
        <extracomment>questions: conservative_fails_at_once, title</extracomment>
        <translation>控えめな設定でもすぐに失敗する</translation>
    </message>
    <message>
        <source>Does it fail every time with the same config?</source>
        <extracomment>questions: every_time, title</extracomment>
        <translation>同じ設定で毎回失敗しますか?</translation>
    </message>
    <message>
        <source>Every time</source>
        <extracomment>questions: always, title</extracomment>
        <translation>毎回</translation>
    </message>
    <message>
        <source>Only sometimes</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>ときどき</translation>
    </message>
    <message>
        <source>Has it worked before?</source>
        <extracomment>questions: worked_before, title</extracomment>
        <translation>以前は動いていましたか?</translation>
    </message>
    <message>
        <source>Yes, with exactly this config</source>
        <extracomment>questions: same_config, title</extracomment>
        <translation>はい、まったく同じ設定で</translation>
    </message>
    <message>
        <source>Yes, with another config</source>
        <extracomment>questions: other_config, title</extracomment>
        <translation>はい、別の設定で</translation>
    </message>
    <message>
        <source>No, never on this machine</source>
        <extracomment>questions: never, title</extracomment>
        <translation>いいえ、このマシンでは一度も</translation>
    </message>
    <message>
        <source>Did it begin after an update of the trainer, PyTorch or the driver?</source>
        <extracomment>questions: after_update, title</extracomment>
        <translation>トレーナー、PyTorch、ドライバーのいずれかを更新してから始まりましたか?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>questions: no, title</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>What are you training on?</source>
        <extracomment>questions: media, title</extracomment>
        <translation>何を学習していますか?</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>questions: image, title</extracomment>
        <translation>画像</translation>
    </message>
    <message>
        <source>Video clips</source>
        <extracomment>questions: video, title</extracomment>
        <translation>動画クリップ</translation>
    </message>
    <message>
        <source>Audio</source>
        <extracomment>questions: audio, title</extracomment>
        <translation>音声</translation>
    </message>
    <message>
        <source>Where does it run?</source>
        <extracomment>questions: platform, title</extracomment>
        <translation>どこで実行していますか?</translation>
    </message>
    <message>
        <source>Windows</source>
        <extracomment>questions: windows, title</extracomment>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Linux at home</source>
        <extracomment>questions: linux, title</extracomment>
        <translation>自宅のLinux</translation>
    </message>
    <message>
        <source>WSL on Windows</source>
        <extracomment>questions: wsl, title</extracomment>
        <translation>Windows上のWSL</translation>
    </message>
    <message>
        <source>A rented machine</source>
        <extracomment>questions: cloud, title</extracomment>
        <translation>レンタルマシン</translation>
    </message>
    <message>
        <source>macOS</source>
        <extracomment>questions: macos, title</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
        <source>How much memory has the card, in GiB?</source>
        <extracomment>questions: gpu_vram_gib, title</extracomment>
        <translation>GPUのVRAMは何GiBですか?</translation>
    </message>
    <message>
        <source>How much system memory has the machine, in GiB?</source>
        <extracomment>questions: system_ram_gib, title</extracomment>
        <translation>マシンのシステムメモリは何GiBですか?</translation>
    </message>
    <message>
        <source>Are other programs using the card (games, browsers, ComfyUI)?</source>
        <extracomment>questions: other_programs, title</extracomment>
        <translation>ほかのプログラム(ゲーム、ブラウザー、ComfyUIなど)がGPUを使っていますか?</translation>
    </message>
    <message>
        <source>Did it fail on a fresh worker or after a restart as well?</source>
        <extracomment>questions: fresh_worker_tried, title</extracomment>
        <translation>新しいワーカーでも、再起動後でも失敗しましたか?</translation>
    </message>
    <message>
        <source>Yes, it fails there too</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>はい、それでも失敗する</translation>
    </message>
    <message>
        <source>Not tried</source>
        <extracomment>questions: no, title</extracomment>
        <translation>試していない</translation>
    </message>
    <message>
        <source>Are steps many times slower than before?</source>
        <extracomment>questions: very_slow, title</extracomment>
        <translation>ステップが以前より何倍も遅くなっていますか?</translation>
    </message>
    <message>
        <source>A batch did not fit and was skipped</source>
        <extracomment>1_caught: oom_batch_skipped, title</extracomment>
        <translation>収まらないバッチがあり、スキップされました</translation>
    </message>
    <message>
        <source>A module was left unquantized because memory ran out</source>
        <extracomment>1_caught: oom_while_quantizing, title</extracomment>
        <translation>メモリ不足のため、量子化されなかったモジュールがあります</translation>
    </message>
    <message>
        <source>A module was left unquantized</source>
        <extracomment>1_caught: quantize_skipped, title</extracomment>
        <translation>量子化されなかったモジュールがあります</translation>
    </message>
    <message>
        <source>The trainer halved the batch because memory ran out</source>
        <extracomment>1_caught: oom_batch_reduced, title</extracomment>
        <translation>メモリ不足のため、トレーナーがバッチを半分にしました</translation>
    </message>
    <message>
        <source>A preview failed, training goes on</source>
        <extracomment>1_caught: sampling_given_up, title</extracomment>
        <translation>プレビューは失敗しましたが、学習は続いています</translation>
    </message>
    <message>
        <source>Compiling failed, training goes on</source>
        <extracomment>1_caught: compile_given_up, title</extracomment>
        <translation>コンパイルは失敗しましたが、学習は続いています</translation>
    </message>
    <message>
        <source>Compiling failed</source>
        <extracomment>1_caught: compile_failed_survived, title</extracomment>
        <translation>コンパイルに失敗しました</translation>
    </message>
    <message>
        <source>A download broke off and was resumed</source>
        <extracomment>1_caught: download_resumed, title</extracomment>
        <translation>ダウンロードが途切れ、再開されました</translation>
    </message>
    <message>
        <source>The optimizer state could not be saved</source>
        <extracomment>1_caught: optimizer_not_saved, title</extracomment>
        <translation>オプティマイザーの状態を保存できませんでした</translation>
    </message>
    <message>
        <source>The optimizer state could not be loaded</source>
        <extracomment>1_caught: optimizer_not_loaded, title</extracomment>
        <translation>オプティマイザーの状態を読み込めませんでした</translation>
    </message>
    <message>
        <source>A picture could not be read and was replaced</source>
        <extracomment>1_caught: image_replaced, title</extracomment>
        <translation>読み込めない画像があり、別の画像に置き換えられました</translation>
    </message>
    <message>
        <source>A file of the data set could not be read</source>
        <extracomment>1_caught: image_scan_error, title</extracomment>
        <translation>データセットに読み込めないファイルがありました</translation>
    </message>
    <message>
        <source>An error that hides a step which ran out of memory</source>
        <extracomment>1_caught: oom_hidden_by_loss, title</extracomment>
        <translation>メモリ不足になったステップを隠しているエラーです</translation>
    </message>
    <message>
        <source>A data loader worker ran out of shared memory</source>
        <extracomment>2_host_memory: shm_worker_bus_error, title</extracomment>
        <translation>データローダーのワーカーで共有メモリが不足しました</translation>
    </message>
    <message>
        <source>Shared memory is too small</source>
        <extracomment>2_host_memory: shm_insufficient, title</extracomment>
        <translation>共有メモリが小さすぎます</translation>
    </message>
    <message>
        <source>Shared memory could not be had</source>
        <extracomment>2_host_memory: shm_open, title</extracomment>
        <translation>共有メモリを確保できませんでした</translation>
    </message>
    <message>
        <source>/dev/shm is full</source>
        <extracomment>2_host_memory: shm_full, title</extracomment>
        <translation>/dev/shmがいっぱいです</translation>
    </message>
    <message>
        <source>The process died of a bus error, as it does when /dev/shm or a mapped file runs out</source>
        <extracomment>2_host_memory: sigbus, title</extracomment>
        <translation>バスエラーでプロセスが終了しました。/dev/shmやマップしたファイルの領域が尽きたときに起こります</translation>
    </message>
    <message>
        <source>The system killed the process</source>
        <extracomment>2_host_memory: job_sigkill, title</extracomment>
        <translation>システムがプロセスを強制終了しました</translation>
    </message>
    <message>
        <source>The container was killed for its memory</source>
        <extracomment>2_host_memory: oom_killed_container, title</extracomment>
        <translation>メモリ不足でコンテナーが強制終了されました</translation>
    </message>
    <message>
        <source>The kernel killed a process for memory</source>
        <extracomment>2_host_memory: kernel_oom_kill, title</extracomment>
        <translation>メモリ不足のため、カーネルがプロセスを強制終了しました</translation>
    </message>
    <message>
        <source>The kernel ran out of memory</source>
        <extracomment>2_host_memory: kernel_invoked_oom_killer, title</extracomment>
        <translation>カーネルがメモリ不足になりました</translation>
    </message>
    <message>
        <source>The system killed the process for its memory</source>
        <extracomment>2_host_memory: systemd_oomd, title</extracomment>
        <translation>メモリ不足のため、システムがプロセスを強制終了しました</translation>
    </message>
    <message>
        <source>The notebook used all of its system memory</source>
        <extracomment>2_host_memory: notebook_ram, title</extracomment>
        <translation>ノートブックがシステムメモリを使い切りました</translation>
    </message>
    <message>
        <source>A data loader worker was killed</source>
        <extracomment>2_host_memory: worker_killed, title</extracomment>
        <translation>データローダーのワーカーが強制終了されました</translation>
    </message>
    <message>
        <source>A data loader worker vanished</source>
        <extracomment>2_host_memory: worker_vanished, title</extracomment>
        <translation>データローダーのワーカーが消えました</translation>
    </message>
    <message>
        <source>The Windows paging file is too small</source>
        <extracomment>2_host_memory: paging_file_number, title</extracomment>
        <translation>Windowsのページングファイルが小さすぎます</translation>
    </message>
    <message>
        <source>Windows ran out of system resources</source>
        <extracomment>2_host_memory: windows_resources, title</extracomment>
        <translation>Windowsのシステムリソースが不足しました</translation>
    </message>
    <message>
        <source>Windows ran out of memory</source>
        <extracomment>2_host_memory: windows_memory_resources, title</extracomment>
        <translation>Windowsのメモリが不足しました</translation>
    </message>
    <message>
        <source>There was not enough system memory</source>
        <extracomment>2_host_memory: cpu_allocator, title</extracomment>
        <translation>システムメモリが足りませんでした</translation>
    </message>
    <message>
        <source>Python ran out of system memory</source>
        <extracomment>2_host_memory: python_memory_error, title</extracomment>
        <translation>Pythonでシステムメモリが不足しました</translation>
    </message>
    <message>
        <source>A very large piece of system memory was taken</source>
        <extracomment>2_host_memory: large_allocation, title</extracomment>
        <translation>非常に大きなシステムメモリ領域が一度に確保されました</translation>
    </message>
    <message>
        <source>The process vanished without a word</source>
        <extracomment>2_host_memory: process_vanished, title</extracomment>
        <translation>プロセスが何も残さずに消えました</translation>
    </message>
    <message>
        <source>The card ran out of memory (AMD)</source>
        <extracomment>3_gpu_memory: cuda_oom_on_amd, title</extracomment>
        <translation>GPUのメモリが不足しました(AMD)</translation>
    </message>
    <message>
        <source>The card ran out of memory (Intel)</source>
        <extracomment>3_gpu_memory: xpu_oom, title</extracomment>
        <translation>GPUのメモリが不足しました(Intel)</translation>
    </message>
    <message>
        <source>The Mac ran out of memory</source>
        <extracomment>3_gpu_memory: mps_oom, title</extracomment>
        <translation>Macのメモリが不足しました</translation>
    </message>
    <message>
        <source>The Mac refused a buffer of this size</source>
        <extracomment>3_gpu_memory: mps_buffer, title</extracomment>
        <translation>Macがこの大きさのバッファーを拒否しました</translation>
    </message>
    <message>
        <source>Training gave up after three batches in a row that did not fit</source>
        <extracomment>3_gpu_memory: oom_three_times, title</extracomment>
        <translation>収まらないバッチが三回続いたため、学習が打ち切られました</translation>
    </message>
    <message>
        <source>The card ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_oom, title</extracomment>
        <translation>GPUのメモリが不足しました</translation>
    </message>
    <message>
        <source>Not even the smallest batch fits</source>
        <extracomment>3_gpu_memory: no_batch_fits, title</extracomment>
        <translation>最小のバッチでも収まりません</translation>
    </message>
    <message>
        <source>cuBLAS could not get memory on the card</source>
        <extracomment>3_gpu_memory: cublas_alloc, title</extracomment>
        <translation>cuBLASがGPUのメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>cuBLAS could not start on the card</source>
        <extracomment>3_gpu_memory: cublas_not_initialized, title</extracomment>
        <translation>cuBLASがGPU上で開始できませんでした</translation>
    </message>
    <message>
        <source>cuDNN could not get memory on the card</source>
        <extracomment>3_gpu_memory: cudnn_alloc, title</extracomment>
        <translation>cuDNNがGPUのメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>cuDNN could not start on the card</source>
        <extracomment>3_gpu_memory: cudnn_not_initialized, title</extracomment>
        <translation>cuDNNがGPU上で開始できませんでした</translation>
    </message>
    <message>
        <source>cuDNN failed inside, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_internal, title</extracomment>
        <translation>cuDNNの内部で失敗しました。多くはメモリ不足が原因です</translation>
    </message>
    <message>
        <source>cuDNN found no way to compute this, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_no_engine, title</extracomment>
        <translation>cuDNNで計算方法が見つかりませんでした。多くはメモリ不足が原因です</translation>
    </message>
    <message>
        <source>A CUDA library could not get memory on the card</source>
        <extracomment>3_gpu_memory: cusolver_alloc, title</extracomment>
        <translation>CUDAライブラリがGPUのメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>CUDA ran out of memory outside the allocator</source>
        <extracomment>3_gpu_memory: cuda_error_memory, title</extracomment>
        <translation>アロケーターの外でCUDAのメモリが不足しました</translation>
    </message>
    <message>
        <source>The CUDA driver ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_driver_memory, title</extracomment>
        <translation>CUDAドライバーのメモリが不足しました</translation>
    </message>
    <message>
        <source>CUDA could not get memory</source>
        <extracomment>3_gpu_memory: cuda_malloc_failed, title</extracomment>
        <translation>CUDAがメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>Triton ran out of memory on the card</source>
        <extracomment>3_gpu_memory: triton_memory, title</extracomment>
        <translation>TritonでGPUのメモリが不足しました</translation>
    </message>
    <message>
        <source>NCCL could not get memory on the card</source>
        <extracomment>3_gpu_memory: nccl_memory, title</extracomment>
        <translation>NCCLがGPUのメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>bitsandbytes could not get memory on the card</source>
        <extracomment>3_gpu_memory: bitsandbytes_memory, title</extracomment>
        <translation>bitsandbytesがGPUのメモリを確保できませんでした</translation>
    </message>
    <message>
        <source>An allocation failed</source>
        <extracomment>3_gpu_memory: tried_to_allocate, title</extracomment>
        <translation>メモリの割り当てに失敗しました</translation>
    </message>
    <message>
        <source>Not a single byte of the card was free</source>
        <extracomment>3_gpu_memory: zero_bytes_free, title</extracomment>
        <translation>GPUの空きは一バイトもありませんでした</translation>
    </message>
    <message>
        <source>CUDA names the error a memory allocation failure</source>
        <extracomment>3_gpu_memory: cuda_allocation_code, title</extracomment>
        <translation>CUDAがメモリ割り当ての失敗を報告しています</translation>
    </message>
    <message>
        <source>Memory ran out</source>
        <extracomment>3_gpu_memory: out_of_memory_error, title</extracomment>
        <translation>メモリが不足しました</translation>
    </message>
    <message>
        <source>Hugging Face asks for a login</source>
        <extracomment>4_access: gated_unauthorized, title</extracomment>
        <translation>Hugging Faceがログインを求めています</translation>
    </message>
    <message>
        <source>Hugging Face refuses access to the model</source>
        <extracomment>4_access: gated_forbidden, title</extracomment>
        <translation>Hugging Faceがモデルへのアクセスを拒否しています</translation>
    </message>
    <message>
        <source>Access to the model is not granted yet</source>
        <extracomment>4_access: gated_review, title</extracomment>
        <translation>モデルへのアクセスがまだ承認されていません</translation>
    </message>
    <message>
        <source>The Hugging Face token is not valid</source>
        <extracomment>4_access: token_invalid, title</extracomment>
        <translation>Hugging Faceのトークンが無効です</translation>
    </message>
    <message>
        <source>The model repository does not exist</source>
        <extracomment>4_access: model_repo_missing, title</extracomment>
        <translation>モデルのリポジトリが存在しません</translation>
    </message>
    <message>
        <source>A file of the model does not exist</source>
        <extracomment>4_access: model_entry_missing, title</extracomment>
        <translation>モデルのファイルが存在しません</translation>
    </message>
    <message>
        <source>A model or a file of it does not exist</source>
        <extracomment>4_access: model_404, title</extracomment>
        <translation>モデルまたはそのファイルが存在しません</translation>
    </message>
    <message>
        <source>The model name is neither a folder nor a repository</source>
        <extracomment>4_access: model_not_local, title</extracomment>
        <translation>モデル名に当てはまるフォルダーもリポジトリもありません</translation>
    </message>
    <message>
        <source>A file of the model is missing</source>
        <extracomment>4_access: model_no_file, title</extracomment>
        <translation>モデルのファイルが足りません</translation>
    </message>
    <message>
        <source>A part of the model could not be found</source>
        <extracomment>4_access: model_cannot_load, title</extracomment>
        <translation>モデルの一部が見つかりませんでした</translation>
    </message>
    <message>
        <source>The model name is no valid repository name</source>
        <extracomment>4_access: model_repo_id, title</extracomment>
        <translation>モデル名がリポジトリ名として正しくありません</translation>
    </message>
    <message>
        <source>A weights file is damaged or incomplete</source>
        <extracomment>4_access: model_file_broken, title</extracomment>
        <translation>重みファイルが壊れているか、不完全です</translation>
    </message>
    <message>
        <source>A weights file is damaged or no weights file at all</source>
        <extracomment>4_access: model_file_broken_pickle, title</extracomment>
        <translation>重みファイルが壊れているか、重みファイルではありません</translation>
    </message>
    <message>
        <source>A weights file does not exist</source>
        <extracomment>4_access: model_missing_weights, title</extracomment>
        <translation>重みファイルが存在しません</translation>
    </message>
    <message>
        <source>The model lies on a drive from which it cannot be mapped</source>
        <extracomment>4_access: mmap_no_device, title</extracomment>
        <translation>モデルのあるドライブでは、ファイルをメモリにマップできません</translation>
    </message>
    <message>
        <source>The data set holds no pictures</source>
        <extracomment>4_access: dataset_no_images, title</extracomment>
        <translation>データセットに画像がありません</translation>
    </message>
    <message>
        <source>A data set folder holds no pictures</source>
        <extracomment>4_access: dataset_none_found, title</extracomment>
        <translation>画像のないデータセットフォルダーがあります</translation>
    </message>
    <message>
        <source>The data set holds no videos</source>
        <extracomment>4_access: dataset_no_videos, title</extracomment>
        <translation>データセットに動画がありません</translation>
    </message>
    <message>
        <source>The data set holds nothing to train on</source>
        <extracomment>4_access: dataset_no_data, title</extracomment>
        <translation>データセットに学習できるものがありません</translation>
    </message>
    <message>
        <source>Control pictures are missing</source>
        <extracomment>4_access: dataset_control_missing, title</extracomment>
        <translation>コントロール画像が足りません</translation>
    </message>
    <message>
        <source>A picture is damaged</source>
        <extracomment>4_access: dataset_unreadable_image, title</extracomment>
        <translation>壊れた画像があります</translation>
    </message>
    <message>
        <source>The data set folder does not exist</source>
        <extracomment>4_access: dataset_folder_missing, title</extracomment>
        <translation>データセットフォルダーが存在しません</translation>
    </message>
    <message>
        <source>A file or folder does not exist</source>
        <extracomment>4_access: file_missing, title</extracomment>
        <translation>ファイルまたはフォルダーが存在しません</translation>
    </message>
    <message>
        <source>The config file is not valid</source>
        <extracomment>4_access: config_process_type, title</extracomment>
        <translation>設定ファイルが正しくありません</translation>
    </message>
    <message>
        <source>The config file was not found</source>
        <extracomment>4_access: config_not_found, title</extracomment>
        <translation>設定ファイルが見つかりませんでした</translation>
    </message>
    <message>
        <source>The config file is no valid YAML</source>
        <extracomment>4_access: config_yaml_mapping, title</extracomment>
        <translation>設定ファイルがYAMLとして正しくありません</translation>
    </message>
    <message>
        <source>The config file is no valid JSON</source>
        <extracomment>4_access: config_json, title</extracomment>
        <translation>設定ファイルがJSONとして正しくありません</translation>
    </message>
    <message>
        <source>The config file is no valid TOML</source>
        <extracomment>4_access: config_toml, title</extracomment>
        <translation>設定ファイルがTOMLとして正しくありません</translation>
    </message>
    <message>
        <source>The config file does not have the expected form</source>
        <extracomment>4_access: config_schema, title</extracomment>
        <translation>設定ファイルが想定された形になっていません</translation>
    </message>
    <message>
        <source>The command line holds an unknown option</source>
        <extracomment>4_access: config_arguments, title</extracomment>
        <translation>コマンドラインに不明なオプションがあります</translation>
    </message>
    <message>
        <source>The command line lacks an option</source>
        <extracomment>4_access: config_required_arguments, title</extracomment>
        <translation>コマンドラインに必要なオプションがありません</translation>
    </message>
    <message>
        <source>A setting has a value that is not offered</source>
        <extracomment>4_access: config_invalid_choice, title</extracomment>
        <translation>選択肢にない値が設定されています</translation>
    </message>
    <message>
        <source>A setting has a value that the trainer does not know</source>
        <extracomment>4_access: config_unknown_value, title</extracomment>
        <translation>トレーナーの知らない値が設定されています</translation>
    </message>
    <message>
        <source>A size does not fit the grid of the model</source>
        <extracomment>4_access: config_divisible, title</extracomment>
        <translation>サイズがモデルのグリッドに合っていません</translation>
    </message>
    <message>
        <source>The data loader settings contradict each other</source>
        <extracomment>4_access: config_prefetch, title</extracomment>
        <translation>データローダーの設定が矛盾しています</translation>
    </message>
    <message>
        <source>The memory ratio of the Mac is not valid</source>
        <extracomment>4_access: config_watermark, title</extracomment>
        <translation>Macのメモリ比率の値が正しくありません</translation>
    </message>
    <message>
        <source>The weights belong to another kind of model</source>
        <extracomment>4_access: config_state_dict, title</extracomment>
        <translation>重みが別の種類のモデルのものです</translation>
    </message>
    <message>
        <source>Two settings contradict each other</source>
        <extracomment>4_access: config_exclusive, title</extracomment>
        <translation>矛盾する設定が二つあります</translation>
    </message>
    <message>
        <source>A program is missing</source>
        <extracomment>4_access: command_missing, title</extracomment>
        <translation>必要なプログラムがありません</translation>
    </message>
    <message>
        <source>This PyTorch was not built for this card</source>
        <extracomment>5_machine: no_kernel_image, title</extracomment>
        <translation>このPyTorchは、このGPU用にビルドされていません</translation>
    </message>
    <message>
        <source>A library was not built for this card</source>
        <extracomment>5_machine: named_symbol, title</extracomment>
        <translation>このGPU用にビルドされていないライブラリがあります</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver</source>
        <extracomment>5_machine: driver_missing, title</extracomment>
        <translation>NVIDIAドライバーがありません</translation>
    </message>
    <message>
        <source>CUDA finds no card</source>
        <extracomment>5_machine: driver_no_gpu, title</extracomment>
        <translation>CUDAがGPUを見つけられません</translation>
    </message>
    <message>
        <source>The graphics driver was updated without a restart</source>
        <extracomment>5_machine: driver_mismatch, title</extracomment>
        <translation>グラフィックスドライバーの更新後に再起動されていません</translation>
    </message>
    <message>
        <source>The graphics driver is too old for this PyTorch</source>
        <extracomment>5_machine: driver_toolchain, title</extracomment>
        <translation>グラフィックスドライバーがこのPyTorchには古すぎます</translation>
    </message>
    <message>
        <source>The graphics driver does not fit this PyTorch</source>
        <extracomment>5_machine: driver_forward, title</extracomment>
        <translation>グラフィックスドライバーがこのPyTorchに合っていません</translation>
    </message>
    <message>
        <source>The card met an impossible value</source>
        <extracomment>5_machine: device_assert, title</extracomment>
        <translation>GPU上の計算にありえない値が渡されました</translation>
    </message>
    <message>
        <source>The card met an illegal memory access</source>
        <extracomment>5_machine: illegal_access, title</extracomment>
        <translation>GPU上で不正なメモリアクセスがありました</translation>
    </message>
    <message>
        <source>A computation on the card failed</source>
        <extracomment>5_machine: launch_failure, title</extracomment>
        <translation>GPU上の計算が失敗しました</translation>
    </message>
    <message>
        <source>A computation on the card took too long for Windows</source>
        <extracomment>5_machine: launch_timeout, title</extracomment>
        <translation>GPU上の計算が長すぎ、Windowsの制限時間を超えました</translation>
    </message>
    <message>
        <source>CUDA failed without a reason</source>
        <extracomment>5_machine: cuda_unknown_error, title</extracomment>
        <translation>CUDAが理由を示さずに失敗しました</translation>
    </message>
    <message>
        <source>The card is not available</source>
        <extracomment>5_machine: gpu_busy, title</extracomment>
        <translation>GPUを利用できません</translation>
    </message>
    <message>
        <source>The card dropped off the bus</source>
        <extracomment>5_machine: gpu_lost, title</extracomment>
        <translation>GPUとの接続が失われました</translation>
    </message>
    <message>
        <source>The memory of the card is faulty</source>
        <extracomment>5_machine: gpu_ecc, title</extracomment>
        <translation>VRAMに異常があります</translation>
    </message>
    <message>
        <source>The cards of a group lost each other</source>
        <extracomment>5_machine: nccl_timeout, title</extracomment>
        <translation>グループ内のGPUどうしの通信が途切れました</translation>
    </message>
    <message>
        <source>CUDA failed</source>
        <extracomment>5_machine: cuda_error_other, title</extracomment>
        <translation>CUDAが失敗しました</translation>
    </message>
    <message>
        <source>ROCm failed</source>
        <extracomment>5_machine: hip_error_other, title</extracomment>
        <translation>ROCmが失敗しました</translation>
    </message>
    <message>
        <source>The loss became no number</source>
        <extracomment>5_machine: loss_became_nan, title</extracomment>
        <translation>lossが数値でなくなりました</translation>
    </message>
    <message>
        <source>A value became no number</source>
        <extracomment>5_machine: loss_nan_detected, title</extracomment>
        <translation>値が数値でなくなりました</translation>
    </message>
    <message>
        <source>The loss of a step was no number</source>
        <extracomment>5_machine: loss_is_nan, title</extracomment>
        <translation>あるステップのlossが数値ではありませんでした</translation>
    </message>
    <message>
        <source>The disk quota is used up</source>
        <extracomment>5_machine: disk_quota, title</extracomment>
        <translation>ディスクのクォータを使い切りました</translation>
    </message>
    <message>
        <source>A file could not be written completely, mostly because the disk is full</source>
        <extracomment>5_machine: disk_writer, title</extracomment>
        <translation>ファイルを最後まで書き込めませんでした。多くはディスク不足が原因です</translation>
    </message>
    <message>
        <source>The trainer may not read or write there</source>
        <extracomment>5_machine: permission_error, title</extracomment>
        <translation>トレーナーにその場所の読み書き権限がありません</translation>
    </message>
    <message>
        <source>The trainer may not write there</source>
        <extracomment>5_machine: permission_serialize, title</extracomment>
        <translation>トレーナーにその場所への書き込み権限がありません</translation>
    </message>
    <message>
        <source>Windows refuses access to a file</source>
        <extracomment>5_machine: permission_windows, title</extracomment>
        <translation>Windowsがファイルへのアクセスを拒否しています</translation>
    </message>
    <message>
        <source>The folder cannot be written to</source>
        <extracomment>5_machine: read_only, title</extracomment>
        <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>A server could not be reached</source>
        <extracomment>5_machine: network_connect, title</extracomment>
        <translation>サーバーに接続できませんでした</translation>
    </message>
    <message>
        <source>A server name could not be resolved</source>
        <extracomment>5_machine: network_dns, title</extracomment>
        <translation>サーバー名を解決できませんでした</translation>
    </message>
    <message>
        <source>A model file is neither here nor can it be downloaded</source>
        <extracomment>5_machine: network_local_entry, title</extracomment>
        <translation>モデルのファイルがここになく、ダウンロードもできません</translation>
    </message>
    <message>
        <source>A connection failed</source>
        <extracomment>5_machine: network_error_class, title</extracomment>
        <translation>接続に失敗しました</translation>
    </message>
    <message>
        <source>A connection broke off</source>
        <extracomment>5_machine: network_reset, title</extracomment>
        <translation>接続が途切れました</translation>
    </message>
    <message>
        <source>A server did not answer in time</source>
        <extracomment>5_machine: network_timeout, title</extracomment>
        <translation>サーバーが時間内に応答しませんでした</translation>
    </message>
    <message>
        <source>A secure connection failed</source>
        <extracomment>5_machine: network_ssl, title</extracomment>
        <translation>安全な接続に失敗しました</translation>
    </message>
    <message>
        <source>A server failed</source>
        <extracomment>5_machine: network_server, title</extracomment>
        <translation>サーバーでエラーが起きました</translation>
    </message>
    <message>
        <source>A server refused further requests for now</source>
        <extracomment>5_machine: network_rate, title</extracomment>
        <translation>サーバーが一時的にリクエストを制限しています</translation>
    </message>
    <message>
        <source>A download broke off</source>
        <extracomment>5_machine: network_incomplete, title</extracomment>
        <translation>ダウンロードが途切れました</translation>
    </message>
    <message>
        <source>A download was incomplete</source>
        <extracomment>5_machine: network_consistency, title</extracomment>
        <translation>ダウンロードが不完全でした</translation>
    </message>
    <message>
        <source>A compiled computation asks too much of the chip; this is not the memory of the card</source>
        <extracomment>6_software: shared_memory_of_the_chip, title</extracomment>
        <translation>コンパイルされた計算がチップの制限を超えています。VRAMの不足ではありません</translation>
    </message>
    <message>
        <source>Compiling the model failed</source>
        <extracomment>6_software: compile_dynamo, title</extracomment>
        <translation>モデルのコンパイルに失敗しました</translation>
    </message>
    <message>
        <source>Compiling for the card failed</source>
        <extracomment>6_software: compile_triton, title</extracomment>
        <translation>GPU用のコンパイルに失敗しました</translation>
    </message>
    <message>
        <source>Triton, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_triton, title</extracomment>
        <translation>コンパイルに必要なTritonがありません</translation>
    </message>
    <message>
        <source>A C compiler, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_compiler, title</extracomment>
        <translation>コンパイルに必要なCコンパイラーがありません</translation>
    </message>
    <message>
        <source>Triton does not fit this PyTorch</source>
        <extracomment>6_software: compile_triton_import, title</extracomment>
        <translation>TritonがこのPyTorchに合っていません</translation>
    </message>
    <message>
        <source>Building an extension failed</source>
        <extracomment>6_software: compile_extension, title</extracomment>
        <translation>拡張モジュールのビルドに失敗しました</translation>
    </message>
    <message>
        <source>The user stopped the run</source>
        <extracomment>6_software: interrupted_keyboard, title</extracomment>
        <translation>ユーザーが学習を停止しました</translation>
    </message>
    <message>
        <source>The job went back to the queue</source>
        <extracomment>6_software: interrupted_queue, title</extracomment>
        <translation>ジョブがキューに戻されました</translation>
    </message>
    <message>
        <source>The worker still had the job as running and stopped it</source>
        <extracomment>6_software: stale_stop, title</extracomment>
        <translation>ワーカーがジョブを実行中とみなし、停止しました</translation>
    </message>
    <message>
        <source>The worker believes that the job is still running</source>
        <extracomment>6_software: stale_running, title</extracomment>
        <translation>ワーカーがジョブをまだ実行中とみなしています</translation>
    </message>
    <message>
        <source>The job database was locked</source>
        <extracomment>6_software: stale_database, title</extracomment>
        <translation>ジョブのデータベースがロックされていました</translation>
    </message>
    <message>
        <source>Parts of the model are on different devices</source>
        <extracomment>6_software: device_mismatch, title</extracomment>
        <translation>モデルの各部が別々のデバイスにあります</translation>
    </message>
    <message>
        <source>A part of the model was never loaded</source>
        <extracomment>6_software: device_meta, title</extracomment>
        <translation>ロードされていないモデルの部分があります</translation>
    </message>
    <message>
        <source>Parts of the model have different number formats</source>
        <extracomment>6_software: dtype_scalar, title</extracomment>
        <translation>モデルの各部のデータ型が違います</translation>
    </message>
    <message>
        <source>Input and model have different number formats</source>
        <extracomment>6_software: dtype_input, title</extracomment>
        <translation>入力とモデルのデータ型が違います</translation>
    </message>
    <message>
        <source>The device cannot compute in this number format</source>
        <extracomment>6_software: dtype_not_implemented, title</extracomment>
        <translation>このデバイスでは、このデータ型の計算ができません</translation>
    </message>
    <message>
        <source>A library could not be loaded</source>
        <extracomment>6_software: library_dll, title</extracomment>
        <translation>ライブラリをロードできませんでした</translation>
    </message>
    <message>
        <source>A library has the wrong version</source>
        <extracomment>6_software: library_required_version, title</extracomment>
        <translation>ライブラリのバージョンが違います</translation>
    </message>
    <message>
        <source>NumPy has the wrong version</source>
        <extracomment>6_software: library_numpy, title</extracomment>
        <translation>NumPyのバージョンが違います</translation>
    </message>
    <message>
        <source>torchvision does not fit this PyTorch</source>
        <extracomment>6_software: library_torchvision, title</extracomment>
        <translation>torchvisionがこのPyTorchに合っていません</translation>
    </message>
    <message>
        <source>PyTorch was installed without CUDA</source>
        <extracomment>6_software: library_no_cuda, title</extracomment>
        <translation>CUDAなしのPyTorchがインストールされています</translation>
    </message>
    <message>
        <source>bitsandbytes does not fit this CUDA</source>
        <extracomment>6_software: library_bitsandbytes, title</extracomment>
        <translation>bitsandbytesがこのCUDAに合っていません</translation>
    </message>
    <message>
        <source>cuDNN could not be loaded</source>
        <extracomment>6_software: library_cudnn, title</extracomment>
        <translation>cuDNNをロードできませんでした</translation>
    </message>
    <message>
        <source>PyTorch and torchvision do not fit together</source>
        <extracomment>6_software: library_versions, title</extracomment>
        <translation>PyTorchとtorchvisionのバージョンが合っていません</translation>
    </message>
    <message>
        <source>The process crashed inside a library</source>
        <extracomment>6_software: crash_access_violation, title</extracomment>
        <translation>プロセスがライブラリ内でクラッシュしました</translation>
    </message>
    <message>
        <source>The process aborted inside a library</source>
        <extracomment>6_software: crash_code_abort, title</extracomment>
        <translation>プロセスがライブラリ内で異常終了しました</translation>
    </message>
    <message>
        <source>The process overflowed its stack</source>
        <extracomment>6_software: crash_code_stack, title</extracomment>
        <translation>プロセスのスタックがあふれました</translation>
    </message>
    <message>
        <source>The processor does not know an instruction of a library</source>
        <extracomment>6_software: crash_sigill, title</extracomment>
        <translation>ライブラリの命令にCPUが対応していません</translation>
    </message>
    <message>
        <source>Python itself crashed</source>
        <extracomment>6_software: crash_python, title</extracomment>
        <translation>Python自体がクラッシュしました</translation>
    </message>
    <message>
        <source>Overshoots the target, so that the training gets there in fewer steps.</source>
        <extracomment>advanced: do_differential_guidance, help</extracomment>
        <translation>目標を行き過ぎるように学習し、より少ないステップで到達できるようにします。</translation>
    </message>
    <message>
        <source>How far it overshoots.</source>
        <extracomment>advanced: differential_guidance_scale, help</extracomment>
        <translation>どれだけ行き過ぎさせるかです。</translation>
    </message>
    <message>
        <source>The folder with the images or clips and their captions.</source>
        <extracomment>datasets: folder_path, help</extracomment>
        <translation>画像またはクリップと、そのキャプションが入ったフォルダーです。</translation>
    </message>
    <message>
        <source>The folder with a control image of the same name for each image. It adds as many tokens as the image has.</source>
        <extracomment>datasets: control_path, help</extracomment>
        <translation>各画像と同じ名前のコントロール画像が入ったフォルダーです。元の画像と同じ数のトークンが増えます。</translation>
    </message>
    <message>
        <source>The folder with the first control image of each image. Each control image adds tokens.</source>
        <extracomment>datasets: control_path_1, help</extracomment>
        <translation>各画像の一枚目のコントロール画像が入ったフォルダーです。コントロール画像ごとにトークンが増えます。</translation>
    </message>
    <message>
        <source>The folder with the second control image of each image.</source>
        <extracomment>datasets: control_path_2, help</extracomment>
        <translation>各画像の二枚目のコントロール画像が入ったフォルダーです。</translation>
    </message>
    <message>
        <source>The folder with the third control image of each image.</source>
        <extracomment>datasets: control_path_3, help</extracomment>
        <translation>各画像の三枚目のコントロール画像が入ったフォルダーです。</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied while this dataset is trained.</source>
        <extracomment>datasets: network_weight, help</extracomment>
        <translation>このデータセットの学習中に、LoRAをどの強さで適用するかです。</translation>
    </message>
    <message>
        <source>How often the files of this dataset count compared with the others.</source>
        <extracomment>datasets: num_repeats, help</extracomment>
        <translation>ほかのデータセットに比べて、このデータセットのファイルを何回分として数えるかです。</translation>
    </message>
    <message>
        <source>A batch size for this dataset alone. Empty: the one of the training.</source>
        <extracomment>datasets: batch_size, help</extracomment>
        <translation>このデータセットだけのバッチサイズです。空欄の場合は、学習全体の値を使います。</translation>
    </message>
    <message>
        <source>The caption of files that have none.</source>
        <extracomment>datasets: default_caption, help</extracomment>
        <translation>キャプションのないファイルに使うキャプションです。</translation>
    </message>
    <message>
        <source>How often a caption is left out.</source>
        <extracomment>datasets: caption_dropout_rate, help</extracomment>
        <translation>キャプションを省く頻度です。</translation>
    </message>
    <message>
        <source>The ending of the caption files.</source>
        <extracomment>datasets: caption_ext, help</extracomment>
        <translation>キャプションファイルの拡張子です。</translation>
    </message>
    <message>
        <source>How many frames of a clip are trained. The memory of a step grows with them; 1 trains stills.</source>
        <extracomment>datasets: num_frames, help</extracomment>
        <translation>クリップのうち何フレームを学習するかです。ステップのメモリ使用量はフレーム数とともに増えます。1にすると静止画として学習します。</translation>
    </message>
    <message>
        <source>Images that show what must stay as it is.</source>
        <extracomment>datasets: is_reg, help</extracomment>
        <translation>変わってはいけないものを示す画像です。</translation>
    </message>
    <message>
        <source>Takes as many frames as each clip has. Long clips then decide how much memory is needed; the batch size must be 1.</source>
        <extracomment>datasets: auto_frame_count, help</extracomment>
        <translation>各クリップの全フレームを使います。必要なメモリは最も長いクリップで決まり、バッチサイズは1にする必要があります。</translation>
    </message>
    <message>
        <source>Gives the first frame to the model as an image.</source>
        <extracomment>datasets: do_i2v, help</extracomment>
        <translation>最初のフレームを画像としてモデルに渡します。</translation>
    </message>
    <message>
        <source>Trains the sound of the clips too.</source>
        <extracomment>datasets: do_audio, help</extracomment>
        <translation>クリップの音声も学習します。</translation>
    </message>
    <message>
        <source>Brings the sound of all clips to the same loudness.</source>
        <extracomment>datasets: audio_normalize, help</extracomment>
        <translation>すべてのクリップの音量を揃えます。</translation>
    </message>
    <message>
        <source>Keeps the pitch when the sound is stretched.</source>
        <extracomment>datasets: audio_preserve_pitch, help</extracomment>
        <translation>音声を伸縮しても音の高さを保ちます。</translation>
    </message>
    <message>
        <source>Trains each image mirrored as well. It doubles the items.</source>
        <extracomment>datasets: flip_x, help</extracomment>
        <translation>各画像の左右反転も学習します。学習データは二倍になります。</translation>
    </message>
    <message>
        <source>Trains each image upside down as well. It doubles the items.</source>
        <extracomment>datasets: flip_y, help</extracomment>
        <translation>各画像の上下反転も学習します。学習データは二倍になります。</translation>
    </message>
    <message>
        <source>The sizes that are trained. Each makes a copy of the dataset; the largest one decides how much memory is needed.</source>
        <extracomment>datasets: resolution, help</extracomment>
        <translation>学習する解像度です。解像度ごとにデータセットのコピーが作られ、最大の解像度が必要なメモリを決めます。</translation>
    </message>
    <message>
        <source>Only in Show Advanced</source>
        <extracomment>datasets_text: datasets_text, title</extracomment>
        <translation>Show Advancedだけの項目</translation>
    </message>
    <message>
        <source>Keeps the encoded images in system memory instead of on the disk.</source>
        <extracomment>datasets_text: cache_latents, help</extracomment>
        <translation>エンコードした画像を、ディスクの代わりにシステムメモリに保持します。</translation>
    </message>
    <message>
        <source>How many processes read the dataset. Each takes system memory; the first dataset&apos;s value counts.</source>
        <extracomment>datasets_text: num_workers, help</extracomment>
        <translation>データセットを読み込むプロセスの数です。それぞれがシステムメモリを使います。最初のデータセットの値が有効です。</translation>
    </message>
    <message>
        <source>The frame rate at which clips are read.</source>
        <extracomment>datasets_text: fps, help</extracomment>
        <translation>クリップを読み込むときのフレームレートです。</translation>
    </message>
    <message>
        <source>Spreads the frames over the whole clip instead of taking a piece of it.</source>
        <extracomment>datasets_text: shrink_video_to_frames, help</extracomment>
        <translation>クリップの一部を切り出す代わりに、全体からフレームを均等に取ります。</translation>
    </message>
    <message>
        <source>The folder with a mask for each image.</source>
        <extracomment>datasets_text: mask_path, help</extracomment>
        <translation>各画像のマスクが入ったフォルダーです。</translation>
    </message>
    <message>
        <source>The name of the job. Its folder, its samples and the trained file are called so.</source>
        <extracomment>job: name, help</extracomment>
        <translation>ジョブの名前です。フォルダー、サンプル、学習結果のファイルの名前にもなります。</translation>
    </message>
    <message>
        <source>A word that stands for what is trained. It takes the place of &quot;[trigger]&quot; in captions and prompts, and is put before captions that lack it.</source>
        <extracomment>job: trigger_word, help</extracomment>
        <translation>学習する対象を表す単語です。キャプションとプロンプトの「[trigger]」はこの単語に置き換えられ、この単語のないキャプションには先頭に付け加えられます。</translation>
    </message>
    <message>
        <source>The family of the model. Choosing another one also writes the settings that AI Toolkit keeps for it, as its own form does.</source>
        <extracomment>model: arch, help</extracomment>
        <translation>モデルの系列です。別のものを選ぶと、AI Toolkitのフォームと同じように、その系列向けの設定も書き込まれます。</translation>
    </message>
    <message>
        <source>The Hugging Face name of the model, or its folder or file on this machine.</source>
        <extracomment>model: name_or_path, help</extracomment>
        <translation>Hugging Faceでのモデル名、またはこのマシン上のフォルダーかファイルです。</translation>
    </message>
    <message>
        <source>A LoRA that undoes the distillation of the model while it is trained. It cannot be combined with an accuracy recovery adapter.</source>
        <extracomment>model: assistant_lora_path, help</extracomment>
        <translation>学習中にモデルの蒸留を打ち消すLoRAです。精度回復アダプターとは併用できません。</translation>
    </message>
    <message>
        <source>A LoRA that is used for the prediction without prompt.</source>
        <extracomment>model: unconditional_lora_path, help</extracomment>
        <translation>プロンプトなしの予測に使うLoRAです。</translation>
    </message>
    <message>
        <source>How the training copes with a model that was distilled. The guidance loss takes further predictions in each step.</source>
        <extracomment>model: distillation, help</extracomment>
        <translation>蒸留済みモデルを学習でどう扱うかです。guidance lossを使うと、ステップごとに予測が増えます。</translation>
    </message>
    <message>
        <source>Whether a reference image is given to the model as a picture or as a clip that stands still. A clip has more tokens.</source>
        <extracomment>model: image_refs_as_video, help</extracomment>
        <translation>参照画像を、画像としてモデルに渡すか、静止したクリップとして渡すかです。クリップのほうがトークンが多くなります。</translation>
    </message>
    <message>
        <source>Keeps parts of the model in system memory while it is loaded and quantised, and while samples are made. It does not lower the memory of the training steps.</source>
        <extracomment>model: low_vram, help</extracomment>
        <translation>ロードと量子化の間、およびサンプルの生成中に、モデルの一部をシステムメモリに置きます。学習ステップのメモリは減りません。</translation>
    </message>
    <message>
        <source>Computes the keys and values of the reference images once and keeps them, which is faster and takes memory.</source>
        <extracomment>model: kv_cache, help</extracomment>
        <translation>参照画像のkeyとvalueを一度だけ計算して保持します。速くなりますが、メモリを使います。</translation>
    </message>
    <message>
        <source>Scales control images to the size of the target. Without it they go in at about one megapixel, which costs memory when the training runs at small resolutions.</source>
        <extracomment>model: match_target_res, help</extracomment>
        <translation>コントロール画像を学習対象のサイズに合わせます。オフの場合は約一メガピクセルのまま入力されるため、低い解像度の学習では余分なメモリを使います。</translation>
    </message>
    <message>
        <source>Keeps layers in system memory and moves each to the card when it is needed. Saves much VRAM, needs much system memory, and is slower.</source>
        <extracomment>model: layer_offloading, help</extracomment>
        <translation>レイヤーをシステムメモリに置き、必要になるたびにGPUへ移します。VRAMを大幅に節約できますが、多くのシステムメモリが必要で、遅くなります。</translation>
    </message>
    <message>
        <source>The share of the transformer&apos;s layers that is offloaded. The lowest share that fits is the fastest.</source>
        <extracomment>model: layer_offloading_transformer_percent, help</extracomment>
        <translation>transformerのレイヤーのうち、オフロードする割合です。収まる範囲で最も低い割合が最速です。</translation>
    </message>
    <message>
        <source>The share of the text encoder&apos;s layers that is offloaded.</source>
        <extracomment>model: layer_offloading_text_encoder_percent, help</extracomment>
        <translation>テキストエンコーダーのレイヤーのうち、オフロードする割合です。</translation>
    </message>
    <message>
        <source>Where the text encoder and the VAE come from, when not from the model itself.</source>
        <extracomment>model_text: extras_name_or_path, help</extracomment>
        <translation>モデル自体以外から取得する場合の、テキストエンコーダーとVAEの取得元です。</translation>
    </message>
    <message>
        <source>Where the text encoder comes from.</source>
        <extracomment>model_text: te_name_or_path, help</extracomment>
        <translation>テキストエンコーダーの取得元です。</translation>
    </message>
    <message>
        <source>An adapter that makes up for the loss of a coarse quantisation. It cannot be combined with assistant_lora_path.</source>
        <extracomment>model_text: accuracy_recovery_adapter, help</extracomment>
        <translation>粗い量子化で失われた精度を補うアダプターです。assistant_lora_pathとは併用できません。</translation>
    </message>
    <message>
        <source>Encodes and decodes images in tiles, which lowers the peak of large previews.</source>
        <extracomment>model_text: vae_tiling, help</extracomment>
        <translation>画像をタイルに分けてエンコード・デコードし、大きいプレビューのピークを下げます。</translation>
    </message>
    <message>
        <source>The mode of torch.compile.</source>
        <extracomment>model_text: compile_mode, help</extracomment>
        <translation>torch.compileのモードです。</translation>
    </message>
    <message>
        <source>Spreads a FLUX.1 model over all visible cards; it needs is_flux: true beside the architecture.</source>
        <extracomment>model_text: split_model_over_gpus, help</extracomment>
        <translation>FLUX.1モデルを、使えるすべてのGPUに分散します。アーキテクチャのほかにis_flux: trueが必要です。</translation>
    </message>
    <message>
        <source>Trains the transformer for the noisy half of the steps. A model with two stages loads both unless one is left out.</source>
        <extracomment>multistage: train_high_noise, help</extracomment>
        <translation>ノイズの多い前半のステップを担当するtransformerを学習します。二段階のモデルは、片方を外さない限り両方をロードします。</translation>
    </message>
    <message>
        <source>Trains the transformer for the clear half of the steps.</source>
        <extracomment>multistage: train_low_noise, help</extracomment>
        <translation>ノイズの少ない後半のステップを担当するtransformerを学習します。</translation>
    </message>
    <message>
        <source>After how many steps the training changes to the other stage. With Low VRAM each change moves a whole transformer, so 10 or 20 is faster.</source>
        <extracomment>multistage: switch_boundary_every, help</extracomment>
        <translation>何ステップごとに学習をもう一方の段階に切り替えるかです。Low VRAMでは切り替えのたびにtransformer全体を移動するため、10か20にすると速くなります。</translation>
    </message>
    <message>
        <source>How many bits a weight of the transformer takes. Fewer bits save memory and lose accuracy; an accuracy recovery adapter wins most of it back.</source>
        <extracomment>quantize: transformer, help</extracomment>
        <translation>transformerの重み一つあたりのビット数です。ビット数を減らすとメモリを節約できますが、精度が下がります。下がった分の大半は、精度回復アダプターで取り戻せます。</translation>
    </message>
    <message>
        <source>How many bits a weight of the text encoder takes. When its key is missing, the text encoder is quantised if the transformer is.</source>
        <extracomment>quantize: text_encoder, help</extracomment>
        <translation>テキストエンコーダーの重み一つあたりのビット数です。キーがない場合、transformerが量子化されていれば、テキストエンコーダーも量子化されます。</translation>
    </message>
    <message>
        <source>Compiles the model with torch.compile. Steps get faster; the first ones take longer and more memory.</source>
        <extracomment>quantize: compile, help</extracomment>
        <translation>torch.compileでモデルをコンパイルします。ステップは速くなりますが、最初の数ステップは時間もメモリも余分にかかります。</translation>
    </message>
    <message>
        <source>No samples are made before this step; the very first ones still are.</source>
        <extracomment>sample: sample_start_step, help</extracomment>
        <translation>このステップより前にはサンプルを生成しません。学習前の最初のサンプルは生成されます。</translation>
    </message>
    <message>
        <source>How samples are made. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>sample: sampler, help</extracomment>
        <translation>サンプルの生成方法です。flow系のモデルにはflowmatch、SD 1.5とSDXLにはddpmが必要です。</translation>
    </message>
    <message>
        <source>How closely samples follow the prompt. Above 1 each step takes a second prediction, which some models make in one batch.</source>
        <extracomment>sample: guidance_scale, help</extracomment>
        <translation>サンプルがプロンプトにどれだけ忠実に従うかです。1より大きいとステップごとに二回目の予測が必要になり、一つのバッチにまとめて計算するモデルもあります。</translation>
    </message>
    <message>
        <source>How many steps a sample takes. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_steps, help</extracomment>
        <translation>一枚のサンプルにかけるステップ数です。時間は変わりますが、メモリのピークは変わりません。</translation>
    </message>
    <message>
        <source>The width of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: width, help</extracomment>
        <translation>サンプルの幅です。メモリ使用量は幅×高さとともに増えます。</translation>
    </message>
    <message>
        <source>The height of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: height, help</extracomment>
        <translation>サンプルの高さです。メモリ使用量は幅×高さとともに増えます。</translation>
    </message>
    <message>
        <source>How many frames a sample clip has. They are independent of the frames that are trained.</source>
        <extracomment>sample: num_frames, help</extracomment>
        <translation>サンプルクリップのフレーム数です。学習するフレーム数とは別に決められます。</translation>
    </message>
    <message>
        <source>The frame rate of the sample clips.</source>
        <extracomment>sample: fps, help</extracomment>
        <translation>サンプルクリップのフレームレートです。</translation>
    </message>
    <message>
        <source>Where the noise of the samples starts.</source>
        <extracomment>sample: seed, help</extracomment>
        <translation>サンプルのノイズを決める値です。</translation>
    </message>
    <message>
        <source>Gives each prompt the next seed.</source>
        <extracomment>sample: walk_seed, help</extracomment>
        <translation>プロンプトごとにシードを一つずつ増やします。</translation>
    </message>
    <message>
        <source>Makes no samples before the first step.</source>
        <extracomment>sample: skip_first_sample, help</extracomment>
        <translation>最初のステップの前にサンプルを生成しません。</translation>
    </message>
    <message>
        <source>Makes the first samples again when a run is resumed.</source>
        <extracomment>sample: force_first_sample, help</extracomment>
        <translation>学習を再開するとき、最初のサンプルをもう一度生成します。</translation>
    </message>
    <message>
        <source>Makes no samples at all: none first, none in between, none at the end.</source>
        <extracomment>sample: disable_sampling, help</extracomment>
        <translation>最初、途中、最後のいずれでも、サンプルを一切生成しません。</translation>
    </message>
    <message>
        <source>The negative prompt of all samples.</source>
        <extracomment>sample_text: neg, help</extracomment>
        <translation>すべてのサンプルのネガティブプロンプトです。</translation>
    </message>
    <message>
        <source>The format of the sample images.</source>
        <extracomment>sample_text: format, help</extracomment>
        <translation>サンプル画像の形式です。</translation>
    </message>
    <message>
        <source>What the sample shows. Flags in the prompt, such as --w 768, win over all other settings.</source>
        <extracomment>samples: prompt, help</extracomment>
        <translation>サンプルに描く内容です。--w 768 のようなプロンプト内のフラグは、ほかのすべての設定より優先されます。</translation>
    </message>
    <message>
        <source>The width of this sample alone. Empty: the one above.</source>
        <extracomment>samples: width, help</extracomment>
        <translation>このサンプルだけの幅です。空欄の場合は上の値を使います。</translation>
    </message>
    <message>
        <source>The height of this sample alone. Empty: the one above.</source>
        <extracomment>samples: height, help</extracomment>
        <translation>このサンプルだけの高さです。空欄の場合は上の値を使います。</translation>
    </message>
    <message>
        <source>The seed of this sample alone. Empty: the one above, counted up when Walk Seed is on.</source>
        <extracomment>samples: seed, help</extracomment>
        <translation>このサンプルだけのシードです。空欄の場合は上の値を使い、Walk Seedがオンなら順に増やします。</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied in this sample.</source>
        <extracomment>samples: network_multiplier, help</extracomment>
        <translation>このサンプルで、LoRAをどの強さで適用するかです。</translation>
    </message>
    <message>
        <source>The image that this sample starts from.</source>
        <extracomment>samples: ctrl_img, help</extracomment>
        <translation>このサンプルの元になる画像です。</translation>
    </message>
    <message>
        <source>The first reference image of this sample.</source>
        <extracomment>samples: ctrl_img_1, help</extracomment>
        <translation>このサンプルの一枚目の参照画像です。</translation>
    </message>
    <message>
        <source>The second reference image of this sample.</source>
        <extracomment>samples: ctrl_img_2, help</extracomment>
        <translation>このサンプルの二枚目の参照画像です。</translation>
    </message>
    <message>
        <source>The third reference image of this sample.</source>
        <extracomment>samples: ctrl_img_3, help</extracomment>
        <translation>このサンプルの三枚目の参照画像です。</translation>
    </message>
    <message>
        <source>The frames of this sample alone.</source>
        <extracomment>samples_text: num_frames, help</extracomment>
        <translation>このサンプルだけのフレーム数です。</translation>
    </message>
    <message>
        <source>The frame rate of this sample alone.</source>
        <extracomment>samples_text: fps, help</extracomment>
        <translation>このサンプルだけのフレームレートです。</translation>
    </message>
    <message>
        <source>The steps of this sample alone.</source>
        <extracomment>samples_text: sample_steps, help</extracomment>
        <translation>このサンプルだけのステップ数です。</translation>
    </message>
    <message>
        <source>The guidance of this sample alone.</source>
        <extracomment>samples_text: guidance_scale, help</extracomment>
        <translation>このサンプルだけのguidanceです。</translation>
    </message>
    <message>
        <source>The negative prompt of this sample alone.</source>
        <extracomment>samples_text: neg, help</extracomment>
        <translation>このサンプルだけのネガティブプロンプトです。</translation>
    </message>
    <message>
        <source>The precision of the saved file.</source>
        <extracomment>save: dtype, help</extracomment>
        <translation>保存するファイルの精度です。</translation>
    </message>
    <message>
        <source>After how many steps the LoRA is saved. Memory that grew meanwhile is freed at each save.</source>
        <extracomment>save: save_every, help</extracomment>
        <translation>何ステップごとにLoRAを保存するかです。それまでに増えたメモリは、保存のたびに解放されます。</translation>
    </message>
    <message>
        <source>How many saved steps stay on the disk; older ones are deleted.</source>
        <extracomment>save: max_step_saves_to_keep, help</extracomment>
        <translation>ディスクに残す保存済みステップの数です。古いものから削除されます。</translation>
    </message>
    <message>
        <source>How the file is laid out.</source>
        <extracomment>save_text: save_format, help</extracomment>
        <translation>ファイルの構成です。</translation>
    </message>
    <message>
        <source>Uploads the result to Hugging Face.</source>
        <extracomment>save_text: push_to_hub, help</extracomment>
        <translation>結果をHugging Faceにアップロードします。</translation>
    </message>
    <message>
        <source>What the slider changes.</source>
        <extracomment>slider: target_class, help</extracomment>
        <translation>スライダーが変化させる対象です。</translation>
    </message>
    <message>
        <source>What the slider leads to.</source>
        <extracomment>slider: positive_prompt, help</extracomment>
        <translation>スライダーが近づける方向です。</translation>
    </message>
    <message>
        <source>What the slider leads away from.</source>
        <extracomment>slider: negative_prompt, help</extracomment>
        <translation>スライダーが遠ざける方向です。</translation>
    </message>
    <message>
        <source>What must stay as it is.</source>
        <extracomment>slider: anchor_class, help</extracomment>
        <translation>変わってはいけないものです。</translation>
    </message>
    <message>
        <source>What is trained beside the model. Without a &quot;network&quot; block the whole model is trained, which needs many times the memory.</source>
        <extracomment>target: type, help</extracomment>
        <translation>モデル本体に付け足して学習するネットワークの種類です。「network」ブロックがないとモデル全体が学習され、何倍ものメモリが必要です。</translation>
    </message>
    <message>
        <source>How the weights are split. A small factor trains many more parameters and takes more memory.</source>
        <extracomment>target: lokr_factor, help</extracomment>
        <translation>重みの分割のしかたです。factorが小さいと、学習するパラメーターが大幅に増え、メモリを多く使います。</translation>
    </message>
    <message>
        <source>How much the LoRA can hold. Its weights, gradients and optimizer state grow with it.</source>
        <extracomment>target: linear, help</extracomment>
        <translation>LoRAが保持できる情報量です。重み、勾配、オプティマイザーの状態は、この値とともに増えます。</translation>
    </message>
    <message>
        <source>The rank of the convolution layers, which only SD 1.5 and SDXL have.</source>
        <extracomment>target: conv, help</extracomment>
        <translation>畳み込みレイヤーのrankです。畳み込みレイヤーがあるのはSD 1.5とSDXLだけです。</translation>
    </message>
    <message>
        <source>Scales what the LoRA adds; AI Toolkit&apos;s form keeps it equal to the rank.</source>
        <extracomment>target_text: linear_alpha, help</extracomment>
        <translation>LoRAが加える量の倍率です。AI Toolkitのフォームでは、rankと同じ値になります。</translation>
    </message>
    <message>
        <source>A LoKr that can hold everything, and trains many more parameters.</source>
        <extracomment>target_text: lokr_full_rank, help</extracomment>
        <translation>すべてを保持できるLoKrです。学習するパラメーターが大幅に増えます。</translation>
    </message>
    <message>
        <source>Leaves everything but the transformer&apos;s own layers alone.</source>
        <extracomment>target_text: transformer_only, help</extracomment>
        <translation>transformer自体のレイヤーだけを対象にします。</translation>
    </message>
    <message>
        <source>A LoRA to go on with.</source>
        <extracomment>target_text: pretrained_lora_path, help</extracomment>
        <translation>学習を引き継ぐLoRAです。</translation>
    </message>
    <message>
        <source>How many images a step looks at together. The memory of a step grows with it; a dataset can have a batch size of its own.</source>
        <extracomment>training: batch_size, help</extracomment>
        <translation>一ステップで同時に扱う画像の数です。ステップのメモリ使用量はこの数とともに増えます。データセットごとに別のバッチサイズも指定できます。</translation>
    </message>
    <message>
        <source>How many batches one after the other make a step. It works like a larger batch and takes no more memory, only time.</source>
        <extracomment>training: gradient_accumulation, help</extracomment>
        <translation>いくつのバッチを順に処理して一ステップとするかです。バッチを大きくしたのと同じ効果があり、メモリは増えず、時間だけがかかります。</translation>
    </message>
    <message>
        <source>How long the training lasts. It does not change the memory.</source>
        <extracomment>training: steps, help</extracomment>
        <translation>学習の長さです。メモリは変わりません。</translation>
    </message>
    <message>
        <source>The optimizer keeps a state for each trained parameter, from next to nothing (Adafactor) over 2 bytes (AdamW8Bit) to 16 (Prodigy). The state appears after the first step.</source>
        <extracomment>training: optimizer, help</extracomment>
        <translation>オプティマイザーは、学習するパラメーターごとに状態を保持します。ほぼゼロ(Adafactor)から、2バイト(AdamW8Bit)、16バイト(Prodigy)まであります。状態は最初のステップの後に確保されます。</translation>
    </message>
    <message>
        <source>How large a step is. It does not change the memory.</source>
        <extracomment>training: lr, help</extracomment>
        <translation>一ステップで進む大きさです。メモリは変わりません。</translation>
    </message>
    <message>
        <source>Pulls the weights towards zero a little in each step.</source>
        <extracomment>training: weight_decay, help</extracomment>
        <translation>ステップごとに重みを少しずつゼロに近づけます。</translation>
    </message>
    <message>
        <source>Which noise levels are trained how often.</source>
        <extracomment>training: timestep_type, help</extracomment>
        <translation>どのノイズレベルをどの頻度で学習するかです。</translation>
    </message>
    <message>
        <source>Whether noisy or clear images are trained more often. High noise shapes the composition, low noise the details.</source>
        <extracomment>training: content_or_style, help</extracomment>
        <translation>ノイズの多い画像と少ない画像のどちらを多く学習するかです。多いノイズは構図に、少ないノイズは細部に影響します。</translation>
    </message>
    <message>
        <source>How the distance to the target is measured.</source>
        <extracomment>training: loss_type, help</extracomment>
        <translation>目標との差の測り方です。</translation>
    </message>
    <message>
        <source>How much the sound counts against the picture.</source>
        <extracomment>training: audio_loss_multiplier, help</extracomment>
        <translation>映像に対する音声の重みです。</translation>
    </message>
    <message>
        <source>Keeps a smoothed copy of the trained weights. It takes 4 bytes per trained parameter, and as much again while samples are made.</source>
        <extracomment>training: use_ema, help</extracomment>
        <translation>学習中の重みを平滑化したコピーを保持します。学習するパラメーターごとに4バイトを使い、サンプルの生成中はさらに同じ量を使います。</translation>
    </message>
    <message>
        <source>How slowly the copy follows.</source>
        <extracomment>training: ema_decay, help</extracomment>
        <translation>コピーがどれだけゆっくり追従するかです。</translation>
    </message>
    <message>
        <source>Takes the text encoder off the card and ignores the captions; only the trigger word or an empty prompt is used.</source>
        <extracomment>training: unload_text_encoder, help</extracomment>
        <translation>テキストエンコーダーをGPUから外し、キャプションを無視します。使われるのは、トリガーワードか空のプロンプトだけです。</translation>
    </message>
    <message>
        <source>Encodes all captions before the training and then drops the text encoder. Captions keep their effect, but cannot change from step to step.</source>
        <extracomment>training: cache_text_embeddings, help</extracomment>
        <translation>学習前にすべてのキャプションをエンコードし、テキストエンコーダーを破棄します。キャプションは有効なままですが、ステップごとに変えることはできません。</translation>
    </message>
    <message>
        <source>Keeps the model&apos;s own idea of the class while the trigger word is trained. Each step takes a further prediction.</source>
        <extracomment>training: diff_output_preservation, help</extracomment>
        <translation>トリガーワードの学習中も、クラスに対するモデル本来の理解を保ちます。ステップごとに予測が一回増えます。</translation>
    </message>
    <message>
        <source>How much it counts.</source>
        <extracomment>training: diff_output_preservation_multiplier, help</extracomment>
        <translation>どれだけ重視するかです。</translation>
    </message>
    <message>
        <source>The class that must stay as it is.</source>
        <extracomment>training: diff_output_preservation_class, help</extracomment>
        <translation>変わってはいけないクラスです。</translation>
    </message>
    <message>
        <source>Keeps what the model makes of an empty prompt. Each step takes a further prediction.</source>
        <extracomment>training: blank_prompt_preservation, help</extracomment>
        <translation>空のプロンプトに対するモデルの出力を保ちます。ステップごとに予測が一回増えます。</translation>
    </message>
    <message>
        <source>Trains against the guided prediction of the model. Each step takes further predictions. It excludes bypass_guidance_embedding.</source>
        <extracomment>training: do_guidance_loss, help</extracomment>
        <translation>モデルのguidance付きの予測に対して学習します。ステップごとに予測が増えます。bypass_guidance_embeddingとは併用できません。</translation>
    </message>
    <message>
        <source>The guidance scale that is aimed at.</source>
        <extracomment>training: guidance_loss_target, help</extracomment>
        <translation>目標とするguidance scaleです。</translation>
    </message>
    <message>
        <source>Computes the activations a second time instead of keeping them. Without it a step needs many times the memory; AI Toolkit&apos;s form has no control for it.</source>
        <extracomment>training_text: gradient_checkpointing, help</extracomment>
        <translation>アクティベーションを保持する代わりに、もう一度計算します。オフの場合、ステップに何倍ものメモリが必要です。AI Toolkitのフォームに、この項目はありません。</translation>
    </message>
    <message>
        <source>The precision of the calculation. fp32 doubles the memory of everything, and is what counts when the key is missing.</source>
        <extracomment>training_text: dtype, help</extracomment>
        <translation>計算の精度です。fp32はすべてのメモリを倍にします。キーがない場合は、この精度になります。</translation>
    </message>
    <message>
        <source>How noise is added. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>training_text: noise_scheduler, help</extracomment>
        <translation>ノイズの加え方です。flow系のモデルにはflowmatch、SD 1.5とSDXLにはddpmが必要です。</translation>
    </message>
    <message>
        <source>Trains past the guidance embedding of distilled models. It excludes the guidance loss.</source>
        <extracomment>training_text: bypass_guidance_embedding, help</extracomment>
        <translation>蒸留済みモデルのguidance embeddingを迂回して学習します。guidance lossとは併用できません。</translation>
    </message>
    <message>
        <source>Trains the text encoder too, which then stays on the card. It can be neither unloaded nor cached.</source>
        <extracomment>training_text: train_text_encoder, help</extracomment>
        <translation>テキストエンコーダーも学習します。その場合はGPUに残り、アンロードもキャッシュもできません。</translation>
    </message>
    <message>
        <source>Cuts off steps that would be too large.</source>
        <extracomment>training_text: max_grad_norm, help</extracomment>
        <translation>大きくなりすぎる更新を抑えます。</translation>
    </message>
    <message>
        <source>After how many steps a line is logged.</source>
        <extracomment>training_text: log_every, help</extracomment>
        <translation>何ステップごとにログへ一行出力するかです。</translation>
    </message>
    <message>
        <source>Measures the loss on images of their own. All sigmas of an image go through the model as one batch, which takes memory.</source>
        <extracomment>validation: enabled, help</extracomment>
        <translation>専用の画像でlossを測ります。一枚の画像のすべてのsigmaを一つのバッチとしてモデルに通すため、メモリを使います。</translation>
    </message>
    <message>
        <source>After how many steps the validation runs.</source>
        <extracomment>validation: validate_every, help</extracomment>
        <translation>何ステップごとに検証を行うかです。</translation>
    </message>
    <message>
        <source>The size of the validation images. It counts against the memory as the training&apos;s own resolution does.</source>
        <extracomment>validation: resolution, help</extracomment>
        <translation>検証画像のサイズです。学習の解像度と同じようにメモリに影響します。</translation>
    </message>
    <message>
        <source>The noise levels that are measured, all in one batch.</source>
        <extracomment>validation: sigmas, help</extracomment>
        <translation>測定するノイズレベルです。すべて一つのバッチで測ります。</translation>
    </message>
    <message>
        <source>Gradient checkpointing is off: all activations are kept.</source>
        <extracomment>config: checkpointing_off, title</extracomment>
        <translation>勾配チェックポイントがオフです。アクティベーションがすべて保持されます。</translation>
    </message>
    <message>
        <source>The whole model is trained, not a small network: every weight has gradients and optimizer state.</source>
        <extracomment>config: full_finetune, title</extracomment>
        <translation>小さいネットワークではなくモデル全体を学習しています。すべての重みに勾配とオプティマイザーの状態があります。</translation>
    </message>
    <message>
        <source>Encodes all images before the training and keeps the result on the disk. When all datasets do so, the VAE leaves the card.</source>
        <extracomment>datasets: cache_latents_to_disk, help</extracomment>
        <translation>学習前にすべての画像をエンコードし、結果をディスクに保存します。すべてのデータセットでオンにすると、VAEがGPUから外れます。</translation>
    </message>
    <message>
        <source>After how many steps samples are made. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_every, help</extracomment>
        <translation>何ステップごとにサンプルを生成するかです。時間は変わりますが、メモリのピークは変わりません。</translation>
    </message>
    <message>
        <source>The whole model is trained, not a LoRA</source>
        <extracomment>6_software: trains_whole_model, title</extracomment>
        <translation>LoRAではなく、モデル全体が学習されています</translation>
    </message>
</context>
<context>
    <name>LogDocument</name>
    <message>
        <source>The log cannot be shown: %1.</source>
        <translation>ログを表示できません: %1。</translation>
    </message>
    <message>
        <source>The findings beside it are not affected.</source>
        <translation>隣の読み取り結果には影響しません。</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2(%3)</translation>
    </message>
    <message>
        <source>for</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>against</source>
        <translation>反証</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: done already</source>
        <translation>%1: 実施済み</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Likely causes</source>
        <translation>考えられる原因</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>変更する内容</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Memory estimate</source>
        <translation>メモリの見積もり</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>試したこと</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明な点</translation>
    </message>
    <message>
        <source>Written by Headroom %1.</source>
        <translation>Headroom %1が作成しました。</translation>
    </message>
    <message>
        <source>Log around the failure</source>
        <translation>失敗前後のログ</translation>
    </message>
</context>
<context>
    <name>MemoryEvaluation</name>
    <message>
        <source>The table has no column &quot;%1&quot;.</source>
        <translation>表に「%1」という列がありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the column vram_gib is no size.</source>
        <translation>vram_gib列の「%1」はサイズではありません。</translation>
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
        <translation>%1ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>It ran out while the model was loaded: this setting plays no part there.</source>
        <translation>メモリが不足したのはモデルロード中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It ran out while quantising: this setting plays no part there.</source>
        <translation>メモリが不足したのは量子化中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It ran out while latents were cached: this setting plays no part there.</source>
        <translation>メモリが不足したのはlatentのキャッシュ中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It ran out while captions were encoded: this setting plays no part there.</source>
        <translation>メモリが不足したのはキャプションのエンコード中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It ran out in a preview: this setting plays no part there.</source>
        <translation>メモリが不足したのはプレビュー中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It ran out in training: this setting plays no part there.</source>
        <translation>メモリが不足したのは学習中です。この設定はそこに関係しません。</translation>
    </message>
    <message>
        <source>It works on the likeliest cause: %1.</source>
        <translation>最も可能性の高い原因に効きます: %1。</translation>
    </message>
    <message>
        <source>It works on a possible cause: %1.</source>
        <translation>考えられる原因に効きます: %1。</translation>
    </message>
    <message>
        <source>It is the next step of the safe order, though little speaks for it here.</source>
        <translation>安全な順序で次の手順ですが、今回はこれを裏付ける材料がほとんどありません。</translation>
    </message>
    <message>
        <source>A conservative config that fails at once on a card that this run does not fill is a matter for the provider: send the report.</source>
        <translation>設定が控えめで、この学習だけではGPUが埋まらないのに、すぐに失敗しています。これは提供元側の問題です。レポートを送ってください。</translation>
    </message>
    <message>
        <source>The config is conservative and the card was full before this run filled it: repeating the retry burns time and GPU budget, a fresh worker can settle it.</source>
        <translation>設定は控えめで、この学習がメモリを使う前からGPUは埋まっていました。リトライを繰り返しても、時間とGPUの予算を失うだけです。新しいワーカーで解決する可能性があります。</translation>
    </message>
    <message>
        <source>%1 ignores low_vram.</source>
        <translation>%1はlow_vramを無視します。</translation>
    </message>
    <message>
        <source>On %1 low_vram eases loading and previews; it does not lower memory in the phase that failed.</source>
        <translation>%1のlow_vramはロードとプレビューの負担を軽くしますが、失敗したフェーズのメモリは減りません。</translation>
    </message>
    <message>
        <source>saves %1 (%2)</source>
        <translation>%1の節約(%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The trainer of this run has no such setting.</source>
        <translation>この学習のトレーナーには、そのような設定がありません。</translation>
    </message>
</context>
<context>
    <name>PlanCards</name>
    <message>
        <source>Then the chance that it fits is %1.</source>
        <translation>変更後に収まる確率は%1です。</translation>
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
        <translation>ステップ%1でメモリ不足</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict, then the phase of the run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1、バージョン%2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>トレーナー</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Trains on</source>
        <translation>学習データ</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>ログの%1行目</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>What ran out</source>
        <translation>不足したメモリ</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>要求サイズ</translation>
    </message>
    <message>
        <source>Free on the card</source>
        <translation>GPUの空きメモリ</translation>
    </message>
    <message>
        <source>Held by this process</source>
        <translation>このプロセスの使用量</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>PyTorchの使用量</translation>
    </message>
    <message>
        <source>Reserved but unused</source>
        <translation>予約済みで未使用</translation>
    </message>
    <message>
        <source>Held by other processes</source>
        <translation>ほかのプロセスの使用量</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1(%n回)</numerusform>
        </translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>設定の%1行目</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>What the run did: no log was given.</source>
        <translation>学習の経過: ログがありません。</translation>
    </message>
    <message>
        <source>Where in the run it failed: the log does not show it.</source>
        <translation>学習のどこで失敗したか: ログからは分かりません。</translation>
    </message>
    <message>
        <source>The settings: no config was given, and the log does not print one.</source>
        <translation>設定: 設定ファイルがなく、ログにも出力されていません。</translation>
    </message>
    <message>
        <source>The settings: the config is not one of AI Toolkit.</source>
        <translation>設定: AI Toolkitの設定ファイルではありません。</translation>
    </message>
    <message>
        <source>The memory of the card: tell it with --gpu-vram.</source>
        <translation>GPUのメモリ: --gpu-vram で指定してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop retrying this job as it is: the config is conservative, and still it fails at once. Each retry costs time and GPU budget. Start a fresh job on a fresh worker, or restart the machine; if the same config used to work, send this report to support.</source>
        <translation>このジョブをそのままリトライするのはやめてください。設定が控えめなのに、すぐに失敗しています。リトライのたびに時間とGPUの予算を失います。新しいワーカーで新しいジョブを開始するか、マシンを再起動してください。同じ設定が以前は動いていた場合は、このレポートをサポートに送ってください。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Settings that the other trainer&apos;s files leave out.</source>
        <translation>別のトレーナーのファイルに書かれていない設定。</translation>
    </message>
</context>
<context>
    <name>ScaleUp</name>
    <message>
        <source>Num Frames %1 → %2.</source>
        <translation>Num Frames %1 → %2。</translation>
    </message>
    <message>
        <source>Batch Size %1 → %2.</source>
        <translation>Batch Size %1 → %2。</translation>
    </message>
    <message>
        <source>Clips and batch are as large as you ever had them.</source>
        <translation>クリップとバッチは、これまでの最大値に達しています。</translation>
    </message>
    <message>
        <source>Batch Size is %1, as large as you ever had it.</source>
        <translation>Batch Sizeは%1で、これまでの最大値です。</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>設定ファイルにデータセットがありません。</translation>
    </message>
    <message>
        <source>The largest bucket is %1, as large as you ever had.</source>
        <translation>最大のバケットは%1で、これまでの最大値です。</translation>
    </message>
    <message>
        <source>Add the bucket %1 to %2.</source>
        <translation>%2にバケット%1を追加します。</translation>
    </message>
    <message>
        <source>Steps %1 → %2.</source>
        <translation>Steps %1 → %2。</translation>
    </message>
    <message>
        <source>Steps is %1, as many as you ever had.</source>
        <translation>Stepsは%1で、これまでの最大値です。</translation>
    </message>
    <message>
        <source>Keep checkpointing, quantisation and low-memory settings as they are: they made the run stable.</source>
        <translation>チェックポイント、量子化、低メモリの設定はそのままにしてください。学習が安定したのは、これらの設定のおかげです。</translation>
    </message>
    <message>
        <source>Switch the previews on again.</source>
        <translation>プレビューを再びオンにします。</translation>
    </message>
    <message>
        <source>Bring the previews back: %1 %2 → %3.</source>
        <comment>key of the config, value now, value then</comment>
        <translation>プレビューを元に戻します: %1 %2 → %3。</translation>
    </message>
    <message>
        <source>Bring the previews back to their earlier size.</source>
        <translation>プレビューを以前のサイズに戻します。</translation>
    </message>
    <message>
        <source>Larger previews: %1 × %2.</source>
        <translation>プレビューを大きくします: %1 × %2。</translation>
    </message>
    <message>
        <source>The config has no prompts to make previews of.</source>
        <translation>設定ファイルに、プレビューを生成するプロンプトがありません。</translation>
    </message>
    <message>
        <source>The previews are as rich as you ever had them.</source>
        <translation>プレビューは、これまでで最も充実した状態です。</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>first sample</source>
        <translation>最初のサンプル</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Telemetry</name>
    <message>
        <source>This file tells how busy the card&apos;s memory was, not how full: it has no column of the memory in use.</source>
        <translation>このファイルから分かるのはGPUのメモリの稼働率で、使用量ではありません。使用中のメモリの列がありません。</translation>
    </message>
    <message>
        <source>An export of TensorBoard tells only by its file name what it shows. Give it a name with &quot;memory&quot; in it if that is what it is.</source>
        <translation>TensorBoardの書き出しは、ファイル名からしか内容が分かりません。メモリのデータであれば、名前に「memory」を入れてください。</translation>
    </message>
    <message>
        <source>This is a memory snapshot in Python&apos;s pickle form, which can run programs when it is loaded; Headroom does not load it.</source>
        <translation>これはPythonのpickle形式のメモリスナップショットです。読み込むとプログラムが実行される可能性があるため、Headroomは読み込みません。</translation>
    </message>
    <message>
        <source>Write the snapshot as JSON instead: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</source>
        <translation>代わりに、スナップショットをJSONで書き出してください: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</translation>
    </message>
    <message>
        <source>No figure of a card&apos;s memory could be found in it.</source>
        <translation>GPUのメモリの数値が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The tool that wrote this file had no figure of the memory in use to tell.</source>
        <translation>このファイルを書き出したツールは、使用中のメモリの数値を取得できませんでした。</translation>
    </message>
    <message>
        <source>Record with: %1</source>
        <translation>記録するコマンド: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read.</source>
        <translation>
            <numerusform>%1のうち%n行を読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read, the first at line %2.</source>
        <translation>
            <numerusform>%1のうち%n行を読み込めませんでした。最初は%2行目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>ファイルが%1を超えています。</translation>
    </message>
    <message>
        <source>Cut it to the hours of the run.</source>
        <translation>学習の時間帯だけを切り出してください。</translation>
    </message>
    <message numerus="yes">
        <source>PyTorch counts %n failed allocation(s) in this process.</source>
        <translation>
            <numerusform>PyTorchは、このプロセスで%n回の割り当て失敗を記録しています。</numerusform>
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
        <translation>%1 [%2、%3]</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>%1の場合:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>The failure</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What to do, in this order</source>
        <translation>対処(この順に実行)</translation>
    </message>
    <message>
        <source>The answer that would help most</source>
        <translation>最も役立つ回答</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明な点</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>This log only shows that the run was ended from outside. The first error of the other processes, or of the system&apos;s journal, would tell why.</source>
        <translation>このログから分かるのは、学習が外部から終了されたことだけです。ほかのプロセスやシステムジャーナルの最初のエラーがあれば、理由が分かります。</translation>
    </message>
    <message>
        <source>The log ends without an error. Whether the run had become many times slower, or had stopped altogether, would tell; so would a longer piece of the log.</source>
        <translation>ログはエラーなしで終わっています。学習が何倍も遅くなったのか、完全に止まったのかが分かれば判断できます。ログのもっと長い部分も役立ちます。</translation>
    </message>
    <message>
        <source>Nothing in this text says how the run ended. The end of log.txt, with the lines around the error, would tell.</source>
        <translation>このテキストからは、学習がどう終わったか分かりません。log.txtの末尾、エラー前後の行があれば判断できます。</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error: that happens when the system runs out of memory and closes the program. How much system memory the machine has would tell.</source>
        <translation>ログはロード中にエラーなしで止まっています。システムのメモリが不足し、プログラムが強制終了されたときに起こります。マシンのシステムメモリの容量が分かれば判断できます。</translation>
    </message>
    <message>
        <source>There is no log yet. The file log.txt in the job&apos;s output folder would tell where the run was when it stopped.</source>
        <translation>ログがまだありません。ジョブの出力フォルダーのlog.txtがあれば、学習がどこで止まったか分かります。</translation>
    </message>
</context>
<context>
    <name>VerdictNote</name>
    <message>
        <source>The run did not die, it crawls: the card is full, and the driver moves memory to and fro over the bus.</source>
        <translation>学習は止まっていませんが、極端に遅くなっています。GPUのメモリがいっぱいで、ドライバーがバス経由でデータを出し入れしています。</translation>
    </message>
    <message>
        <source>A step took %1 s at first and up to %2 s later.</source>
        <translation>各ステップの所要時間は、最初は%1秒、その後は最大%2秒でした。</translation>
    </message>
    <message>
        <source>This is not an out-of-memory failure. Memory settings will not help; what it looks like instead stands below.</source>
        <translation>これはメモリ不足による失敗ではありません。メモリ設定を変えても解決しません。考えられる原因は下に示します。</translation>
    </message>
    <message>
        <source>The log says: %1</source>
        <translation>ログの内容: %1</translation>
    </message>
    <message>
        <source>The run reached its last step. There is nothing to repair.</source>
        <translation>学習は最後のステップに到達しました。修正する点はありません。</translation>
    </message>
    <message>
        <source>Nothing in this log looks like a failure.</source>
        <translation>このログに、失敗らしい箇所はありません。</translation>
    </message>
    <message>
        <source>If the run did stop, the lines that say why are missing here: drop the complete log, or paste the last lines of the terminal.</source>
        <translation>学習が実際に止まった場合、その理由を示す行がこのログにありません。完全なログをドロップするか、ターミナルの最後の行を貼り付けてください。</translation>
    </message>
    <message>
        <source>One thing is missing to tell what happened.</source>
        <translation>何が起きたか判断するには、情報が一つ足りません。</translation>
    </message>
    <message>
        <source>The run survived, but each batch that does not fit is skipped: it silently never trains its largest bucket.</source>
        <translation>学習は続きましたが、収まらないバッチは毎回スキップされます。最大のバケットは、知らないうちにまったく学習されません。</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es) were skipped so far.</source>
        <translation>
            <numerusform>これまでに%n個のバッチをスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop repeating this retry: the config is conservative and still fails at once, so the card or its worker is the likelier problem. Each retry costs time and GPU budget.</source>
        <translation>このリトライを繰り返すのはやめてください。設定が控えめなのにすぐ失敗するため、GPUかワーカーの問題である可能性が高いです。リトライのたびに時間とGPUの予算を失います。</translation>
    </message>
    <message>
        <source>Make a fresh job on a fresh worker, or restart the machine. If the same config used to work, send the report to support.</source>
        <translation>新しいワーカーで新しいジョブを作成するか、マシンを再起動してください。同じ設定が以前は動いていた場合は、レポートをサポートに送ってください。</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>Slow: video memory spilled into system memory</source>
        <translation>低速: VRAMがシステムメモリにあふれています</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure</source>
        <translation>メモリ不足による失敗ではない</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>失敗なし</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>判断不能</translation>
    </message>
    <message>
        <source>video memory (CUDA allocator)</source>
        <translation>VRAM(CUDAアロケーター)</translation>
    </message>
    <message>
        <source>CUDA error without sizes</source>
        <translation>サイズの情報がないCUDAエラー</translation>
    </message>
    <message>
        <source>video memory (cuBLAS or cuDNN workspace)</source>
        <translation>VRAM(cuBLASまたはcuDNNのワークスペース)</translation>
    </message>
    <message>
        <source>video memory (AMD, HIP allocator)</source>
        <translation>VRAM(AMD、HIPアロケーター)</translation>
    </message>
    <message>
        <source>unified memory (Apple, MPS)</source>
        <translation>ユニファイドメモリ(Apple、MPS)</translation>
    </message>
    <message>
        <source>video memory (Intel, XPU allocator)</source>
        <translation>VRAM(Intel、XPUアロケーター)</translation>
    </message>
    <message>
        <source>system memory (RAM)</source>
        <translation>システムメモリ(RAM)</translation>
    </message>
    <message>
        <source>shared memory (/dev/shm)</source>
        <translation>共有メモリ(/dev/shm)</translation>
    </message>
    <message>
        <source>video memory paged into system memory</source>
        <translation>システムメモリに退避されたVRAM</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>model load</source>
        <translation>モデルロード</translation>
    </message>
    <message>
        <source>quantisation</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>caching latents</source>
        <translation>latentのキャッシュ</translation>
    </message>
    <message>
        <source>caching text embeddings</source>
        <translation>テキスト埋め込みのキャッシュ</translation>
    </message>
    <message>
        <source>first sample, before training</source>
        <translation>学習前の最初のサンプル</translation>
    </message>
    <message>
        <source>first training steps</source>
        <translation>学習の最初の数ステップ</translation>
    </message>
    <message>
        <source>training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>preview sample</source>
        <translation>プレビューサンプル</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>A: before real training</source>
        <translation>A: 実際の学習の前</translation>
    </message>
    <message>
        <source>B: in the first steps</source>
        <translation>B: 最初の数ステップ</translation>
    </message>
    <message>
        <source>C: while sampling</source>
        <translation>C: サンプリング中</translation>
    </message>
    <message>
        <source>D: only sometimes</source>
        <translation>D: ときどき発生</translation>
    </message>
    <message>
        <source>images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>a rented machine</source>
        <translation>レンタルマシン</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>サンプリング</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>テキストエンコーダー</translation>
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
        <translation>オプティマイザー</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <source>dequantised block</source>
        <translation>逆量子化ブロック</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDAコンテキスト</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>未実施</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>適用外</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>明確</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>%1%未満</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>(absent)</source>
        <translation>(なし)</translation>
    </message>
</context>
<context>
    <name>headroom::AttemptModel</name>
    <message>
        <source>first run</source>
        <translation>最初の学習</translation>
    </message>
    <message>
        <source>unknown: no config</source>
        <translation>不明: 設定ファイルなし</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>solved or not, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no note</source>
        <translation>メモなし</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日時</translation>
    </message>
    <message>
        <source>Changed before it</source>
        <translation>事前の変更</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>headroom::ByHandNote</name>
    <message>
        <source>No case is open.</source>
        <translation>ケースが開かれていません。</translation>
    </message>
    <message>
        <source>No config was found for this run. Open it, and the changes can be made here with one click.</source>
        <translation>この学習の設定ファイルが見つかりませんでした。設定ファイルを開くと、ここからクリックひとつで変更できます。</translation>
    </message>
    <message>
        <source>No config was found for this run: the plan shows what to change by hand. Open the config, and the changes can be made here with one click. The settings, in the order of the plan:</source>
        <translation>この学習の設定ファイルが見つかりませんでした。プランには、手作業で変更する内容が表示されます。設定ファイルを開くと、ここからクリックひとつで変更できます。プラン順の設定:</translation>
    </message>
    <message>
        <source>settings to change by hand</source>
        <translation>手作業で変更する設定</translation>
    </message>
    <message>
        <source>&amp;Open the config</source>
        <translation>設定ファイルを開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>headroom::CaseBar</name>
    <message>
        <source>%1 card</source>
        <comment>memory of a card of unknown name</comment>
        <translation>%1のGPU</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a card, its memory</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation>ケースが開かれていません</translation>
    </message>
    <message>
        <source>example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 未保存</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive (Ctrl+O)</source>
        <translation>ログ、設定ファイル、アーカイブを開く(Ctrl+O)</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>ログ、設定ファイル、アーカイブを選びます</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Write the diagnosis down for an issue or for support (Ctrl+R)</source>
        <translation>診断をイシューまたはサポート向けにまとめる(Ctrl+R)</translation>
    </message>
    <message>
        <source>Writes the diagnosis down for an issue or for support</source>
        <translation>診断をイシューまたはサポート向けにまとめます</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Recent cases, language, appearance and other actions</source>
        <translation>最近のケース、言語、外観、その他の操作</translation>
    </message>
</context>
<context>
    <name>headroom::CaseModel</name>
    <message>
        <source>Case without a log</source>
        <translation>ログのないケース</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>Changes that were not saved</source>
        <translation>未保存の変更</translation>
    </message>
</context>
<context>
    <name>headroom::CauseList</name>
    <message>
        <source>Show fewer causes</source>
        <translation>表示する原因を減らす</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more cause(s)</source>
        <translation>
            <numerusform>ほか%n件の原因を表示する</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ChangesView</name>
    <message>
        <source>No changes yet</source>
        <translation>まだ変更はありません</translation>
    </message>
    <message numerus="yes">
        <source>Changes: %n line(s)</source>
        <translation>
            <numerusform>変更: %n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed lines appear here; nothing else in the file is touched.</source>
        <translation>変わった行がここに表示されます。ファイルのほかの部分には触れません。</translation>
    </message>
</context>
<context>
    <name>headroom::ChartPage</name>
    <message>
        <source>Save the chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Tables (*.csv)</source>
        <translation>画像(*.png);;ベクター画像(*.svg);;表(*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>&amp;Save the chart…</source>
        <translation>グラフを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>The memory of the card as a table</source>
        <translation>GPUのメモリの表</translation>
    </message>
    <message>
        <source>Point at the chart, or walk with the arrow keys, to read it.</source>
        <translation>グラフをポイントするか方向キーで移動すると、値を読み取れます。</translation>
    </message>
    <message>
        <source>No run is open. Drop a log, or telemetry, on this window.</source>
        <translation>学習が開かれていません。ログかテレメトリをこのウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory: this is the forecast.</source>
        <translation>この学習のメモリの測定値はありません。表示しているのは予測です。</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory, and without a config there is no forecast.</source>
        <translation>この学習のメモリの測定値はありません。設定ファイルもないため、予測を表示できません。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody measured this run&apos;s memory; its log tells it at %n moment(s).</source>
        <translation>
            <numerusform>この学習のメモリの測定値はありません。ログから%n時点の値が分かります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, size of the card</comment>
        <translation>%1(全体%2)</translation>
    </message>
    <message>
        <source>The card was full at %1, and %2 more went to slow shared memory.</source>
        <translation>GPUのメモリは%1でいっぱいになり、さらに%2が低速な共有メモリに回されました。</translation>
    </message>
    <message>
        <source>The highest figure is %1, in this phase: %2.</source>
        <translation>最大値は%1で、フェーズは次のとおりです: %2。</translation>
    </message>
    <message>
        <source>The highest figure is %1.</source>
        <translation>最大値は%1です。</translation>
    </message>
    <message>
        <source>Measured every %1: what was needed for a moment in between is not in it, so the peak may have been higher.</source>
        <translation>測定間隔は%1です。その間に一瞬だけ必要になったメモリは記録されないため、実際のピークはこれより高い可能性があります。</translation>
    </message>
    <message>
        <source>The file tells no time; its samples are taken to be a second apart.</source>
        <translation>ファイルに時刻がないため、測定間隔を一秒とみなしています。</translation>
    </message>
    <message>
        <source>Counted by process, without what the driver itself holds.</source>
        <translation>プロセスごとの集計で、ドライバー自体の使用量は含みません。</translation>
    </message>
    <message>
        <source>Lined up with the log by the fall at the end of the run.</source>
        <translation>学習終了時の低下をもとに、ログと位置を合わせています。</translation>
    </message>
    <message>
        <source>Lined up with the log by the rise when the model was loaded.</source>
        <translation>モデルロード時の上昇をもとに、ログと位置を合わせています。</translation>
    </message>
    <message>
        <source>Nothing in the curve tells where the run began: both are taken to begin together.</source>
        <translation>曲線からは学習の開始位置が分かりません。両方が同時に始まったとみなしています。</translation>
    </message>
    <message>
        <source>Figures in the log</source>
        <translation>ログの数値</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <comment>number, name, file</comment>
        <translation>GPU %1: %2(%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, file</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>GPU %1 (%2)</source>
        <comment>number, file</comment>
        <translation>GPU %1(%2)</translation>
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
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Seconds since the run began</source>
        <translation>学習開始からの秒数</translation>
    </message>
    <message>
        <source>Minutes since the run began</source>
        <translation>学習開始からの分数</translation>
    </message>
    <message>
        <source>Hours since the run began</source>
        <translation>学習開始からの時間数</translation>
    </message>
    <message>
        <source>Days since the run began</source>
        <translation>学習開始からの日数</translation>
    </message>
    <message>
        <source>forecast %1</source>
        <translation>予測%1</translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>GPUのメモリは%1</translation>
    </message>
</context>
<context>
    <name>headroom::ChartTools</name>
    <message>
        <source>&amp;Chart</source>
        <translation>グラフ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Forecast</source>
        <translation>予測(&amp;F)</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>表(&amp;A)</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>ステップ軸</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>測定したもの</translation>
    </message>
    <message>
        <source>The axis from left to right</source>
        <translation>横軸</translation>
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
        <translation>全体を表示(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>拡大(+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>縮小(−)</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>学習全体を表示(0)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Mo&amp;ve the log by</source>
        <translation>ログを移動(&amp;V)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>The clocks of log and telemetry share nothing: the log was lined up by the shape of the curve.</source>
        <translation>ログとテレメトリの時計に共通点がないため、曲線の形をもとにログの位置を合わせています。</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigPanel</name>
    <message>
        <source>Changes between AI Toolkit&apos;s panels and the text of the config.</source>
        <translation>AI Toolkitのパネルと設定ファイルのテキストを切り替えます。</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigSaver</name>
    <message>
        <source>Save the config as</source>
        <translation>設定ファイルに名前を付けて保存</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>設定ファイル(*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Saved as %1. Now run the training again, and drop its new log on this window.</source>
        <translation>%1に保存しました。もう一度学習を実行し、新しいログをこのウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>元のファイルは%1として残しています。</translation>
    </message>
    <message>
        <source>Another program changed this config since it was opened here.</source>
        <translation>ここで開いた後に、別のプログラムがこの設定ファイルを変更しました。</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now, and can be undone. Keep mine lets the next save replace it.</source>
        <translation>「再読み込み」は現在のファイルの内容を取り込みます。元に戻すこともできます。「自分の変更を残す」を選ぶと、次の保存でファイルが置き換わります。</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>自分の変更を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Save under another &amp;name…</source>
        <translation>別の名前で保存(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigTextView</name>
    <message>
        <source>This is valid text, but not a job that AI Toolkit would run, so the plan and the prediction cannot follow it.</source>
        <translation>有効なテキストですが、AI Toolkitが実行できるジョブではありません。そのため、プランと予測に反映できません。</translation>
    </message>
    <message>
        <source>&amp;Go to line %1</source>
        <translation>%1行目に移動(&amp;G)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>number, what is wrong there</comment>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>Text of the config</source>
        <translation>設定ファイルのテキスト</translation>
    </message>
    <message>
        <source>This text is too long to be coloured.</source>
        <translation>このテキストは長すぎるため、色分けできません。</translation>
    </message>
</context>
<context>
    <name>headroom::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
</context>
<context>
    <name>headroom::DiagnosisPage</name>
    <message>
        <source>Causes, likeliest first</source>
        <translation>原因(可能性の高い順)</translation>
    </message>
    <message>
        <source>What the estimate says</source>
        <translation>見積もりの結果</translation>
    </message>
    <message>
        <source>Write the &amp;report</source>
        <translation>レポートを作成(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>回答を取り消す(&amp;T)</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>ケースが開かれていません。先にログか設定ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question, then the user&apos;s answer</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The causes above were ranked anew with this answer.</source>
        <translation>この回答を踏まえて、上の原因の順位を見直しました。</translation>
    </message>
    <message>
        <source>&amp;Open a log</source>
        <translation>ログを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fix it</source>
        <translation>修正する(&amp;F)</translation>
    </message>
    <message>
        <source>I don&apos;t know</source>
        <translation>分からない</translation>
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
        <translation>%1行目から</translation>
    </message>
    <message>
        <source>Changes of the config</source>
        <translation>設定ファイルの変更</translation>
    </message>
    <message>
        <source>%1 lines removed, %2 lines added</source>
        <translation>削除%1行、追加%2行</translation>
    </message>
</context>
<context>
    <name>headroom::DropPage</name>
    <message>
        <source>%1 is open. Drop another log or config to work on that one.</source>
        <translation>%1を開いています。別のログや設定ファイルを調べるには、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Find out why a training ran out of memory, and fix its config.</source>
        <translation>学習がメモリ不足になった理由を調べ、設定ファイルを修正します。</translation>
    </message>
    <message>
        <source>See &amp;what happened</source>
        <translation>何が起きたかを見る(&amp;W)</translation>
    </message>
    <message>
        <source>Drop a log, a config or the job folder here</source>
        <translation>ログ、設定ファイル、ジョブフォルダーをここにドロップ</translation>
    </message>
    <message>
        <source>Archives, telemetry and several files at once work too. Everything stays on this computer.</source>
        <translation>アーカイブ、テレメトリ、複数のファイルもまとめてドロップできます。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>ログ、設定ファイル、アーカイブを選びます</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>ログを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Takes the text that is in the clipboard</source>
        <translation>クリップボードのテキストを取り込みます</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>例を試す(&amp;E)</translation>
    </message>
    <message>
        <source>Opens a log and a config that come with Headroom</source>
        <translation>Headroomに付属するログと設定ファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Stops reading</source>
        <translation>読み込みを中止します</translation>
    </message>
    <message>
        <source>Reading the log …</source>
        <translation>ログを読み込み中…</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>読み込みの進行状況</translation>
    </message>
    <message>
        <source>No log?</source>
        <translation>ログがない場合は?</translation>
    </message>
    <message>
        <source>&amp;Answer a few questions instead</source>
        <translation>代わりにいくつかの質問に答える(&amp;A)</translation>
    </message>
    <message>
        <source>Diagnoses from your answers alone</source>
        <translation>回答だけをもとに診断します</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のケース</translation>
    </message>
    <message>
        <source>Recent cases</source>
        <translation>最近のケース</translation>
    </message>
    <message>
        <source>Enter opens the case</source>
        <translation>Enterでケースを開きます</translation>
    </message>
</context>
<context>
    <name>headroom::EntryBlocks</name>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>データセット%1を複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>データセット%1を削除</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>プロンプト%1を削除</translation>
    </message>
    <message>
        <source>This file has the old list “prompts”, whose entries have no settings of their own.</source>
        <translation>このファイルには古い形式の「prompts」のリストがあり、項目ごとの設定がありません。</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>プロンプトをサンプルに変換する</translation>
    </message>
</context>
<context>
    <name>headroom::EvidenceGrid</name>
    <message>
        <source>because</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>against</source>
        <translation>反証</translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>設定の%1行目</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>ログの%1行目</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>telemetry</source>
        <translation>テレメトリ</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>見積もり</translation>
    </message>
</context>
<context>
    <name>headroom::FactsGroup</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>回答から</translation>
    </message>
    <message>
        <source>from the log</source>
        <translation>ログから</translation>
    </message>
    <message>
        <source>from the config</source>
        <translation>設定ファイルから</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>&amp;VRAM</source>
        <translation>VRAM(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>System &amp;RAM</source>
        <translation>システムメモリ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Trained on</source>
        <comment>label of the choice: image, video, audio</comment>
        <translation>学習データ(&amp;T)</translation>
    </message>
    <message>
        <source>In GiB; 0 means unknown</source>
        <translation>GiB単位。0は不明を表します</translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation>GPUのメモリ</translation>
    </message>
    <message>
        <source>System memory</source>
        <translation>システムメモリ</translation>
    </message>
    <message>
        <source>Operating system or cloud</source>
        <translation>OSまたはクラウド</translation>
    </message>
    <message>
        <source>Where the training runs</source>
        <translation>学習を実行する場所</translation>
    </message>
    <message>
        <source>Kind of training data</source>
        <translation>学習データの種類</translation>
    </message>
    <message>
        <source>Images, video or audio</source>
        <translation>画像、動画、音声のいずれか</translation>
    </message>
</context>
<context>
    <name>headroom::FieldMark</name>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1(既定値)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>← was %1</source>
        <comment>the value of the failed run</comment>
        <translation>← 前回は%1</translation>
    </message>
    <message>
        <source>In the failed run: %1. Click to put it back.</source>
        <translation>失敗した学習では%1でした。クリックすると元に戻ります。</translation>
    </message>
    <message>
        <source>In the file now: %1; your change is not saved yet.</source>
        <translation>現在のファイルでは%1です。変更はまだ保存されていません。</translation>
    </message>
    <message>
        <source>The change is saved in the file.</source>
        <translation>変更はファイルに保存されています。</translation>
    </message>
    <message>
        <source>%1 was %2; put it back</source>
        <translation>%1は%2でした。元に戻す</translation>
    </message>
    <message>
        <source>not for this model</source>
        <translation>このモデルでは対象外</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>AI Toolkit&apos;s form hides this setting for this architecture; the file has it.</source>
        <translation>このアーキテクチャでは、AI Toolkitのフォームにこの設定は表示されません。ファイルには書かれています。</translation>
    </message>
    <message>
        <source>The file does not have this key: AI Toolkit&apos;s own default counts.</source>
        <translation>ファイルにこのキーがないため、AI Toolkitの既定値が使われます。</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>from the other end</source>
        <translation>反対側の端から検索</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n件を置換しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>置換後のテキスト</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
    </message>
</context>
<context>
    <name>headroom::FindingsPage</name>
    <message>
        <source>unnamed run</source>
        <translation>名前のない学習</translation>
    </message>
    <message>
        <source>%1: %2, from line %3</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2、%3行目から</translation>
    </message>
    <message>
        <source>%1: %2, step %3 of %4</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2、ステップ%3/%4</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>診断を見る(&amp;D)</translation>
    </message>
    <message>
        <source>Nothing is open yet. Drop a log on the window, or go by your own answers below.</source>
        <translation>まだ何も開いていません。ログをウィンドウにドロップするか、下の質問に答えてください。</translation>
    </message>
    <message>
        <source>There is no log, so your answers are what the diagnosis goes by.</source>
        <translation>ログがないため、回答をもとに診断します。</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>Enter shows the line in the log</source>
        <translation>Enterでログの該当行を表示します</translation>
    </message>
    <message>
        <source>When does it crash?</source>
        <translation>いつクラッシュしますか?</translation>
    </message>
    <message>
        <source>Card and system</source>
        <translation>GPUとシステム</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>学習(&amp;U)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Which of the runs in the log is looked at</source>
        <translation>ログの中のどの学習を調べるか</translation>
    </message>
    <message>
        <source>Divider between the findings and the log</source>
        <translation>読み取り結果とログの境界</translation>
    </message>
</context>
<context>
    <name>headroom::FixPage</name>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>ケースが開かれていません。先にログか設定ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>Next change: %1.</source>
        <translation>次の変更: %1。</translation>
    </message>
    <message>
        <source>All steps of the plan are done. Save the config and retry.</source>
        <translation>プランの手順はすべて完了しました。設定ファイルを保存して、リトライしてください。</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>変更することはありません。</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>やり直し: %1</translation>
    </message>
    <message>
        <source>&amp;Save the config</source>
        <translation>設定ファイルを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Apply the safest retry</source>
        <translation>最も安全なリトライを適用</translation>
    </message>
    <message>
        <source>The text of the config is not valid yet, so nothing was saved.</source>
        <translation>設定ファイルのテキストに誤りがあるため、何も保存していません。</translation>
    </message>
    <message>
        <source>Correct the marked line, or undo.</source>
        <translation>印の付いた行を直すか、元に戻してください。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>the config</source>
        <translation>設定ファイル</translation>
    </message>
    <message>
        <source>What the file has otherwise than this window</source>
        <translation>ファイルとこのウィンドウの違い</translation>
    </message>
</context>
<context>
    <name>headroom::ForecastChart</name>
    <message>
        <source>%1, before</source>
        <comment>phase of a run</comment>
        <translation>%1、変更前</translation>
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
        <translation>フェーズごとの予測ピーク</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>GPUのメモリは%1</translation>
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
            <numerusform>%1: これまでの学習は%n回です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has run yet. Each log that is dropped for this job becomes a row here.</source>
        <translation>まだ学習を実行していません。このジョブのログをドロップするたびに、ここに行が追加されます。</translation>
    </message>
    <message>
        <source>No case is open: the runs of a job are kept here.</source>
        <translation>ケースが開かれていません。ここには、ジョブの学習が記録されます。</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>ケースを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>「ドロップ」に移動(&amp;D)</translation>
    </message>
    <message>
        <source>Choose two different runs to compare them.</source>
        <translation>比較するには、異なる学習を二つ選んでください。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <source>What you want to remember of this run</source>
        <translation>この学習について残しておきたいこと</translation>
    </message>
    <message>
        <source>Kept with the chosen run</source>
        <translation>選んだ学習と一緒に保存されます</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>と(&amp;W)</translation>
    </message>
    <message>
        <source>Compare this run</source>
        <translation>比較元の学習</translation>
    </message>
    <message>
        <source>The earlier one of the two</source>
        <translation>二つのうち前の学習</translation>
    </message>
    <message>
        <source>with this run</source>
        <translation>比較先の学習</translation>
    </message>
    <message>
        <source>The later one of the two; the note belongs to it</source>
        <translation>二つのうち後の学習。メモはこちらに付きます</translation>
    </message>
    <message>
        <source>This is the only run so far. Drop the log of the next one on the page “Next run”, and the two are compared here.</source>
        <translation>学習はまだこれだけです。「次の学習」ページに次のログをドロップすると、ここで比較できます。</translation>
    </message>
</context>
<context>
    <name>headroom::InlineMessage</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of message, then its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
</context>
<context>
    <name>headroom::InterruptedCase</name>
    <message>
        <source>&amp;Take it up again</source>
        <translation>再開する(&amp;I)</translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation>再開しない(&amp;Z)</translation>
    </message>
    <message>
        <source>Headroom ended while %1 was open.</source>
        <translation>%1を開いている間にHeadroomが終了しました。</translation>
    </message>
    <message>
        <source>Nothing is lost: answers, notes and changes were kept.</source>
        <translation>回答、メモ、変更は残っています。失われたものはありません。</translation>
    </message>
</context>
<context>
    <name>headroom::JobEditor</name>
    <message>
        <source>There is no config to change.</source>
        <translation>変更する設定ファイルがありません。</translation>
    </message>
    <message>
        <source>Drop the config of this run on the window.</source>
        <translation>この学習の設定ファイルをウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Edit the config text</source>
        <translation>設定ファイルのテキストを編集</translation>
    </message>
    <message>
        <source>Reset all changes</source>
        <translation>すべての変更をリセット</translation>
    </message>
    <message>
        <source>This config has no file of its own to save to.</source>
        <translation>この設定には、保存先のファイルがありません。</translation>
    </message>
    <message>
        <source>Use “Save as” and choose a place for it.</source>
        <translation>「名前を付けて保存」で保存場所を選んでください。</translation>
    </message>
    <message>
        <source>Another program changed this file since it was opened here.</source>
        <translation>ここで開いた後に、別のプログラムがこのファイルを変更しました。</translation>
    </message>
    <message>
        <source>Reload it, keep your version, or save yours under another name.</source>
        <translation>再読み込みするか、自分の変更を残すか、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Check that the folder can be written to, or use “Save as”.</source>
        <translation>フォルダーに書き込めるか確認するか、「名前を付けて保存」を使ってください。</translation>
    </message>
    <message>
        <source>The backup %1 cannot be written, so nothing was saved.</source>
        <translation>バックアップ%1に書き込めないため、何も保存していません。</translation>
    </message>
    <message>
        <source>The config cannot be saved: %1.</source>
        <translation>設定ファイルを保存できません: %1。</translation>
    </message>
    <message>
        <source>The config cannot be read again: %1.</source>
        <translation>設定ファイルを再び読み込めません: %1。</translation>
    </message>
    <message>
        <source>Reload the config</source>
        <translation>設定ファイルを再読み込み</translation>
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
        <translation>このモデルで必要なメモリは不明です。</translation>
    </message>
    <message>
        <source>Costs time, not memory: the peak stays as it is.</source>
        <translation>かかるのは時間だけで、メモリは増えません。ピークはそのままです。</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2, now %3.</source>
        <comment>phase, size, size</comment>
        <translation>%1時の予測ピークは%2、現在は%3です。</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2 of %3, now %4. The chance that it still fits is %5.</source>
        <comment>phase, sizes, percentage</comment>
        <translation>%1時の予測ピークは%3のうち%2、現在は%4です。変更後も収まる確率は%5です。</translation>
    </message>
</context>
<context>
    <name>headroom::LedgerView</name>
    <message>
        <source>Ledger of the runs</source>
        <translation>学習の履歴表</translation>
    </message>
    <message>
        <source>One row for each run: what was changed, what came of it, your note. F2 edits the note.</source>
        <translation>学習ごとに、変更内容、結果、メモを一行に表示します。F2でメモを編集できます。</translation>
    </message>
</context>
<context>
    <name>headroom::LineEditor</name>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>headroom::LogPane</name>
    <message>
        <source>Reading the log …</source>
        <translation>ログを読み込み中…</translation>
    </message>
    <message>
        <source>There is no log yet. Drop one on the window to see it here.</source>
        <translation>まだログがありません。ウィンドウにドロップすると、ここに表示されます。</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Arrow keys move by lines, Enter unfolds the redraws of a progress bar.</source>
        <translation>方向キーで行を移動します。Enterで進行状況バーの再描画を展開します。</translation>
    </message>
    <message>
        <source>Find in the log (Ctrl+F)</source>
        <translation>ログを検索(Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>Enter finds the next line, Shift+Enter the one before</source>
        <translation>Enterで次の行、Shift+Enterで前の行を検索します</translation>
    </message>
    <message>
        <source>Find the line before (Shift+F3)</source>
        <translation>前の行を検索(Shift+F3)</translation>
    </message>
    <message>
        <source>Find the line before</source>
        <translation>前の行を検索</translation>
    </message>
    <message>
        <source>Find the next line (F3)</source>
        <translation>次の行を検索(F3)</translation>
    </message>
    <message>
        <source>Find the next line</source>
        <translation>次の行を検索</translation>
    </message>
</context>
<context>
    <name>headroom::LogView</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n redraw(s)</source>
        <translation>
            <numerusform>再描画%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>Added to the open case: %1</source>
        <translation>開いているケースに追加: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be used.</source>
        <translation>
            <numerusform>使えないものが%n件ありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a job &amp;folder…</source>
        <translation>ジョブフォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>ログを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>例を試す(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close the case</source>
        <translation>ケースを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>Headroomについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a case, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive</source>
        <translation>ログ、設定ファイル、アーカイブを開く</translation>
    </message>
    <message>
        <source>Open a job folder</source>
        <translation>ジョブフォルダーを開く</translation>
    </message>
    <message>
        <source>This is a link, not a file on this computer.</source>
        <translation>これはリンクで、このコンピューター上のファイルではありません。</translation>
    </message>
    <message>
        <source>There is no text and no file to take.</source>
        <translation>取り込めるテキストもファイルもありません。</translation>
    </message>
    <message>
        <source>Download the log first, then drop the file.</source>
        <translation>先にログをダウンロードしてから、ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>Select the log in its window, copy it, then paste it here.</source>
        <translation>ウィンドウでログを選択してコピーし、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Headroom %1 tells why a LoRA training ran out of memory, and fixes the config. Everything stays on this computer.</source>
        <translation>Headroom %1は、LoRAの学習がメモリ不足になった理由を示し、設定ファイルを修正します。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>GNU General Public License(バージョン3以降)に基づくフリーソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>%1[*] – Headroom</source>
        <translation>%1[*] – Headroom</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>最近のケース(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>外観(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>ケースを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Open files in this &amp;window</source>
        <translation>ファイルをこのウィンドウで開く(&amp;W)</translation>
    </message>
    <message>
        <source>Logs, configs, archives and cases (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;All files (*)</source>
        <translation>ログ、設定ファイル、アーカイブ、ケース(*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>ケースを保存</translation>
    </message>
    <message>
        <source>Cases of Headroom (*.headroom)</source>
        <translation>Headroomのケース(*.headroom)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>内蔵(&amp;B)</translation>
    </message>
    <message>
        <source>Built in, and over it %1</source>
        <comment>a folder</comment>
        <translation>内蔵に重ねて使用: %1</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>フォルダーを選ぶ(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a knowledge folder</source>
        <translation>ナレッジフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>&amp;Knowledge</source>
        <translation>ナレッジ(&amp;K)</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>レポート(&amp;R)</translation>
    </message>
</context>
<context>
    <name>headroom::MemoryChart</name>
    <message>
        <source>step %1</source>
        <translation>ステップ%1</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <translation>開始から%1後</translation>
    </message>
    <message>
        <source>%1 before the start</source>
        <translation>開始の%1前</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>curve, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1(ログの%2行目)</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Memory of the card over time</source>
        <translation>GPUのメモリの推移</translation>
    </message>
    <message>
        <source>The arrow keys walk from sample to sample, + and − zoom. The table shows the same.</source>
        <translation>方向キーで測定点を移動し、+と−で拡大と縮小を行います。同じ内容は表でも確認できます。</translation>
    </message>
</context>
<context>
    <name>headroom::NextRunPage</name>
    <message>
        <source>Drop the log of the next run here</source>
        <translation>次の学習のログをここにドロップ</translation>
    </message>
    <message>
        <source>Train with the saved config. The new log is compared with the last one, and your config stays as it is.</source>
        <translation>保存した設定ファイルで学習してください。新しいログを前回のログと比較します。設定ファイルは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Open the log…</source>
        <translation>ログを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Chooses the log of the next run</source>
        <translation>次の学習のログを選びます</translation>
    </message>
    <message>
        <source>&amp;Paste the log</source>
        <translation>ログを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Takes the log of the next run from the clipboard</source>
        <translation>次の学習のログをクリップボードから取り込みます</translation>
    </message>
    <message>
        <source>All runs of this job</source>
        <translation>このジョブのすべての学習</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>ケースが開かれていません。先にログか設定ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>Nothing has run yet. Drop the log once the training has ended.</source>
        <translation>まだ学習を実行していません。学習が終わったら、ログをドロップしてください。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>This run did not fail. Go up one step at a time.</source>
        <translation>この学習は失敗していません。一段階ずつ上げていきましょう。</translation>
    </message>
    <message>
        <source>Did it help? Train again, then check the new log here.</source>
        <translation>効果はありましたか?もう一度学習して、ここで新しいログを確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>The run used other settings than the config that is open here (%n of them).</source>
        <translation>
            <numerusform>この学習の設定は、ここで開いている設定ファイルと異なります(%n件)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several heavier settings were raised at once: %1.</source>
        <translation>負荷の高い設定が一度に複数上げられています: %1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>If it fails, nobody can tell which one it was. Go up one at a time.</source>
        <translation>失敗した場合、どの設定が原因か分からなくなります。一つずつ上げてください。</translation>
    </message>
    <message>
        <source>&amp;Go back to the stable config</source>
        <translation>安定した設定に戻す(&amp;G)</translation>
    </message>
    <message>
        <source>An earlier run of this job was stable.</source>
        <translation>このジョブの以前の学習は安定していました。</translation>
    </message>
    <message>
        <source>Its settings can be put back. Undo takes that back again.</source>
        <translation>その設定に戻せます。戻した後でも、「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>Against the run before</source>
        <translation>前回の学習との比較</translation>
    </message>
    <message>
        <source>Back up, one step at a time</source>
        <translation>一段階ずつスケールアップ</translation>
    </message>
    <message>
        <source>Take one heavier setting, train, check the log here, then take the next. A bucket is a size that pictures are grouped in for training.</source>
        <translation>負荷の高い設定を一つ選んで学習し、ここでログを確認してから次に進みます。バケットは、学習時に画像をまとめるサイズの区分です。</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>「ドロップ」に移動(&amp;D)</translation>
    </message>
    <message>
        <source>Take the next &amp;step</source>
        <translation>次の段階に進む(&amp;S)</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>診断を見る(&amp;D)</translation>
    </message>
    <message>
        <source>Done: %1 Save the config, then train again.</source>
        <translation>適用しました: %1設定ファイルを保存して、もう一度学習してください。</translation>
    </message>
    <message>
        <source>Go back to the stable config</source>
        <translation>安定した設定に戻す</translation>
    </message>
    <message>
        <source>The settings of the stable run are back. Save the config, then train again.</source>
        <translation>安定していた学習の設定に戻しました。設定ファイルを保存して、もう一度学習してください。</translation>
    </message>
</context>
<context>
    <name>headroom::PeakBar</name>
    <message>
        <source>%1: %2 expected, between %3</source>
        <translation>%1: 予測%2(範囲%3)</translation>
    </message>
    <message>
        <source>%1; before the changes %2</source>
        <translation>%1、変更前は%2</translation>
    </message>
    <message>
        <source>%1; the card has %2</source>
        <translation>%1、GPUのメモリは%2</translation>
    </message>
    <message>
        <source>%1, which is too little</source>
        <translation>%1で足りません</translation>
    </message>
</context>
<context>
    <name>headroom::PeakPanel</name>
    <message>
        <source>Predicted peak of %1</source>
        <translation>%1の予測ピーク</translation>
    </message>
    <message>
        <source>Predicted peak</source>
        <translation>予測ピーク</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1(変更前%2)</translation>
    </message>
    <message>
        <source>More than the card has</source>
        <translation>GPUのメモリを超えています</translation>
    </message>
    <message>
        <source>Will it fit? %1 (before: %2)</source>
        <translation>収まる確率は? %1(変更前: %2)</translation>
    </message>
    <message>
        <source>Will it fit? %1</source>
        <translation>収まる確率は? %1</translation>
    </message>
    <message>
        <source>Nothing can be predicted without a config.</source>
        <translation>設定ファイルがないと予測できません。</translation>
    </message>
    <message>
        <source>Corrected by what the run itself measured (log line %1).</source>
        <translation>学習自体の実測値で補正済みです(ログの%1行目)。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the memory and its size</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The peak, while %1: %2.</source>
        <translation>%1時のピーク: %2。</translation>
    </message>
    <message>
        <source>How much memory the card has is unknown, so whether it fits cannot be told.</source>
        <translation>GPUのメモリ容量が不明なため、収まるかどうか判断できません。</translation>
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
        <translation>%1、%2行目から%3行目</translation>
    </message>
    <message>
        <source>%1: failed there</source>
        <translation>%1: ここで失敗</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1: 完了</translation>
    </message>
    <message>
        <source>Phases of the run</source>
        <translation>学習のフェーズ</translation>
    </message>
</context>
<context>
    <name>headroom::PlanList</name>
    <message>
        <source>Safest order</source>
        <translation>最も安全な順序</translation>
    </message>
    <message>
        <source>&amp;Apply the safest retry</source>
        <translation>最も安全なリトライを適用(&amp;A)</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>変更することはありません。</translation>
    </message>
</context>
<context>
    <name>headroom::PlanStepCard</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>適用: %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
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
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>headroom::ProblemList</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>修正: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) about this config</source>
        <translation>
            <numerusform>この設定についてのヒント%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) before the run</source>
        <translation>
            <numerusform>学習前に直すべき問題%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::QuestionCard</name>
    <message>
        <source>I don&apos;t know</source>
        <translation>分からない</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答する</translation>
    </message>
    <message>
        <source>One question would settle it</source>
        <translation>あと一つの質問で絞り込めます</translation>
    </message>
</context>
<context>
    <name>headroom::RecentModel</name>
    <message>
        <source>the file is gone</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>title of a case, what came of it, day</comment>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>headroom::Recorder</name>
    <message>
        <source>The recording cannot be written: %1.</source>
        <translation>記録を書き込めません: %1。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 stopped.</source>
        <translation>%1が停止しました。</translation>
    </message>
    <message>
        <source>%1 stopped: %2</source>
        <translation>%1が停止しました: %2</translation>
    </message>
    <message>
        <source>Run it in a terminal to see whether it works there.</source>
        <translation>ターミナルで実行し、そこで動くか確認してください。</translation>
    </message>
</context>
<context>
    <name>headroom::RecordingPanel</name>
    <message>
        <source>Neither nvidia-smi nor rocm-smi was found on this computer.</source>
        <translation>このコンピューターに、nvidia-smiもrocm-smiも見つかりませんでした。</translation>
    </message>
    <message>
        <source>Record where the training runs, and drop the file on this window.</source>
        <translation>学習を実行するコンピューターで記録し、そのファイルをこのウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Record to</source>
        <translation>記録の保存先</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表(*.csv)</translation>
    </message>
    <message>
        <source>The card is nearly full: %1 of %2.</source>
        <translation>GPUのメモリがほぼいっぱいです: %2のうち%1。</translation>
    </message>
    <message>
        <source>To see the memory of the next run, type this in a second terminal on the computer that trains, stop it with Ctrl+C, and drop vram.csv here:</source>
        <translation>次の学習のメモリを確認するには、学習するコンピューターの別のターミナルで次のコマンドを実行します。Ctrl+Cで停止し、vram.csvをここにドロップしてください:</translation>
    </message>
    <message>
        <source>the command that records the memory</source>
        <translation>メモリを記録するコマンド</translation>
    </message>
    <message>
        <source>S&amp;top recording</source>
        <translation>記録を停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Record here…</source>
        <translation>ここで記録(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>headroom::ReportPage</name>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>レポートをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Paste it into the issue or the message to support.</source>
        <translation>イシューか、サポート宛てのメッセージに貼り付けてください。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown(*.md)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>レポートを保存しました。</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1.</source>
        <translation>レポートを保存できません: %1。</translation>
    </message>
    <message>
        <source>Choose another folder, or copy it instead.</source>
        <translation>別のフォルダーを選ぶか、代わりにコピーしてください。</translation>
    </message>
    <message>
        <source>This is the report, ready for an issue or for support.</source>
        <translation>イシューやサポート宛てにそのまま使えるレポートです。</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>レポートをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hide personal details</source>
        <translation>個人情報を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Replaces names, paths, addresses and tokens; each removal stays visible</source>
        <translation>名前、パス、アドレス、トークンを置き換えます。置き換えた箇所は分かるように残ります</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>The text that is copied, as Markdown</source>
        <translation>コピーされるテキスト(Markdown)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Returns to the page before</source>
        <translation>前のページに戻ります</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the report as a Markdown file</source>
        <translation>レポートをMarkdownファイルとして保存します</translation>
    </message>
    <message>
        <source>In &amp;English</source>
        <translation>英語で作成(&amp;E)</translation>
    </message>
    <message>
        <source>Writes the report in English, for those who read it</source>
        <translation>英語を読む人のために、レポートを英語で作成します</translation>
    </message>
</context>
<context>
    <name>headroom::RunComparison</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>phase, step, steps in all</comment>
        <translation>%1、ステップ%2/%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cause, confidence word</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>何が起きたか</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Likeliest cause</source>
        <translation>最も可能性の高い原因</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>要求サイズ</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>PyTorchの使用量</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>ステップごとの時間</translation>
    </message>
    <message>
        <source>Changed in the config</source>
        <translation>設定ファイルの変更</translation>
    </message>
    <message>
        <source>Unknown: one of the runs came without a config.</source>
        <translation>不明: 一方の学習に設定ファイルがありません。</translation>
    </message>
    <message>
        <source>Nothing. Both runs used the same settings.</source>
        <translation>なし。どちらの学習も同じ設定です。</translation>
    </message>
    <message>
        <source>none: it did not fail</source>
        <translation>なし: 失敗していません</translation>
    </message>
</context>
<context>
    <name>headroom::SampleModel</name>
    <message>
        <source>Time (s)</source>
        <translation>時間(秒)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Load of the card</source>
        <translation>GPUの負荷</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>何が起きたか</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1(ログの%2行目)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>load</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>headroom::SettingPanels</name>
    <message>
        <source>loading</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>サンプリング</translation>
    </message>
    <message>
        <source>training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Add a dataset</source>
        <translation>データセットを追加</translation>
    </message>
    <message>
        <source>Add a prompt</source>
        <translation>プロンプトを追加</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>データセット%1を複製</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>データセット%1を削除</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>プロンプト%1を削除</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>プロンプトをサンプルに変換</translation>
    </message>
    <message>
        <source>Set %1 to its default</source>
        <translation>%1を既定値に戻す</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1を%2に設定</translation>
    </message>
    <message>
        <source>%1 (dataset %2)</source>
        <translation>%1(データセット%2)</translation>
    </message>
    <message>
        <source>%1 (prompt %2)</source>
        <translation>%1(プロンプト%2)</translation>
    </message>
    <message>
        <source>Point at a setting, and this tells what it does.</source>
        <translation>設定をポイントすると、ここに説明が表示されます。</translation>
    </message>
    <message>
        <source>%1 Moves the memory of: %2.</source>
        <comment>what a setting does, phases of a run</comment>
        <translation>%1メモリが変わるフェーズ: %2。</translation>
    </message>
</context>
<context>
    <name>headroom::StatusLine</name>
    <message>
        <source>Progress of reading</source>
        <translation>読み込みの進行状況</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>読み込みを中止</translation>
    </message>
    <message>
        <source>What is open now stays open</source>
        <translation>現在開いているものはそのまま残ります</translation>
    </message>
</context>
<context>
    <name>headroom::StepModel</name>
    <message>
        <source>Drop</source>
        <comment>step: where files are dropped</comment>
        <translation>ドロップ</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>何が起きたか</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, its state</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <comment>step, number key</comment>
        <translation>%1(Alt+%2)</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>次の学習</translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
</context>
<context>
    <name>headroom::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>The steps from the log to the repaired config</source>
        <translation>ログから修正済みの設定ファイルまでのステップ</translation>
    </message>
</context>
<context>
    <name>headroom::SymptomModel</name>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message numerus="yes">
        <source>line %1, %n time(s)</source>
        <translation>
            <numerusform>%1行目、%n回</numerusform>
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
        <translation>%1(%2): %3</translation>
    </message>
</context>
<context>
    <name>headroom::TimingGroup</name>
    <message>
        <source>I don&apos;t know</source>
        <translation>分からない</translation>
    </message>
    <message>
        <source>%1 (from the log)</source>
        <translation>%1(ログから)</translation>
    </message>
</context>
<context>
    <name>headroom::UnsavedEdits</name>
    <message>
        <source>The changes to the config of %1 are not saved.</source>
        <translation>%1の設定ファイルへの変更が保存されていません。</translation>
    </message>
    <message>
        <source>Your training would still run with the old settings.</source>
        <translation>このままでは、学習が以前の設定で実行されます。</translation>
    </message>
    <message>
        <source>Save the config</source>
        <translation>設定ファイルを保存</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>設定ファイル(*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>&amp;Save them</source>
        <translation>保存する(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Let them go</source>
        <translation>破棄する(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>作業を続ける(&amp;J)</translation>
    </message>
</context>
</TS>
