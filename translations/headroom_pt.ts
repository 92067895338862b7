<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message>
        <source>There is no question &quot;%1&quot;.</source>
        <translation>Não existe a pergunta “%1”.</translation>
    </message>
    <message>
        <source>The questions are: %1.</source>
        <translation>As perguntas são: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes a number, not &quot;%2&quot;.</source>
        <translation>“%1” recebe um número, não “%2”.</translation>
    </message>
    <message>
        <source>Write it as in %1=24.</source>
        <translation>Escreva assim: %1=24.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no answer to &quot;%2&quot;.</source>
        <translation>“%1” não é uma resposta para “%2”.</translation>
    </message>
    <message>
        <source>The answers are: %1.</source>
        <translation>As respostas são: %1.</translation>
    </message>
</context>
<context>
    <name>AttemptModel</name>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
</context>
<context>
    <name>CaseFile</name>
    <message>
        <source>Open the log and the config of the case instead.</source>
        <translation>Em vez disso, abra o log e a config do caso.</translation>
    </message>
    <message>
        <source>The case file is damaged: it is cut short or was changed by something else.</source>
        <translation>O arquivo do caso está danificado: está cortado ou foi alterado por outro programa.</translation>
    </message>
    <message>
        <source>This is no case of Headroom.</source>
        <translation>Este não é um caso do Headroom.</translation>
    </message>
    <message>
        <source>Open a log, a config or a job folder instead.</source>
        <translation>Em vez disso, abra um log, uma config ou uma pasta de job.</translation>
    </message>
    <message>
        <source>This case was saved by a newer Headroom (version %1 of case files; this one reads up to %2).</source>
        <translation>Este caso foi salvo por um Headroom mais novo (versão %1 dos arquivos de caso; este lê até a %2).</translation>
    </message>
    <message>
        <source>Update Headroom, then open the case again.</source>
        <translation>Atualize o Headroom e abra o caso de novo.</translation>
    </message>
    <message>
        <source>The case file is damaged: “%1” is not what it should be.</source>
        <translation>O arquivo do caso está danificado: “%1” não é o que deveria ser.</translation>
    </message>
    <message>
        <source>The case cannot be read: %1.</source>
        <translation>Não foi possível ler o caso: %1.</translation>
    </message>
    <message>
        <source>The case file is too large to be one.</source>
        <translation>O arquivo é grande demais para ser um caso.</translation>
    </message>
    <message>
        <source>The case cannot be saved: %1.</source>
        <translation>Não foi possível salvar o caso: %1.</translation>
    </message>
    <message>
        <source>Choose another place for it.</source>
        <translation>Escolha outro lugar para ele.</translation>
    </message>
</context>
<context>
    <name>CaseLoader</name>
    <message>
        <source>Nothing in what you dropped is a log or a config.</source>
        <translation>Nada do que você soltou é um log ou uma config.</translation>
    </message>
    <message>
        <source>Drop a training log, an AI Toolkit config or a job folder.</source>
        <translation>Solte um log de treino, uma config do AI Toolkit ou uma pasta de job.</translation>
    </message>
    <message>
        <source>There is no log of a run in what you dropped.</source>
        <translation>Não há log de um treino no que você soltou.</translation>
    </message>
    <message>
        <source>Drop the log that the new run wrote.</source>
        <translation>Solte o log que o novo treino gravou.</translation>
    </message>
    <message>
        <source>This is the log of the last run, which is open already.</source>
        <translation>Este é o log do último treino, que já está aberto.</translation>
    </message>
    <message>
        <source>Start the training again, then drop its new log.</source>
        <translation>Inicie o treino de novo e solte o novo log.</translation>
    </message>
    <message>
        <source>This file of the case is no longer there.</source>
        <translation>Este arquivo do caso não existe mais.</translation>
    </message>
    <message>
        <source>The history keeps what was read from it. Drop the file again to see its lines.</source>
        <translation>O histórico guarda o que foi lido dele. Solte o arquivo de novo para ver as linhas.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n amostra</numerusform>
            <numerusform>%n amostras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, peak %3 of %4</source>
        <translation>%1: %2, pico de %3 de %4</translation>
    </message>
    <message>
        <source>%1: %2, peak %3</source>
        <translation>%1: %2, pico de %3</translation>
    </message>
    <message>
        <source>Only tables (.csv) can be written here. The window saves pictures: open the files with &quot;headroom&quot;, page VRAM.</source>
        <translation>Aqui só é possível gravar tabelas (.csv). A janela salva imagens: abra os arquivos com “headroom”, página VRAM.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Não foi possível gravar %1: %2.</translation>
    </message>
    <message>
        <source>None of the files tells how full a card&apos;s memory was.</source>
        <translation>Nenhum dos arquivos mostra o quanto a memória de uma placa estava cheia.</translation>
    </message>
    <message>
        <source>Print how full the card&apos;s memory was, from telemetry and logs, as a table.</source>
        <translation>Imprime como uma tabela o quanto a memória da placa estava cheia, com base em telemetria e logs.</translation>
    </message>
    <message>
        <source>Telemetry, logs, job folders or archives; - reads standard input</source>
        <translation>Telemetria, logs, pastas de job ou arquivos compactados; - lê a entrada padrão</translation>
    </message>
    <message>
        <source>Write the table to this file (.csv)</source>
        <translation>Grava a tabela neste arquivo (.csv)</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Allocated by PyTorch</source>
        <translation>Alocado pelo PyTorch</translation>
    </message>
    <message>
        <source>Reserved by PyTorch</source>
        <translation>Reservado pelo PyTorch</translation>
    </message>
    <message>
        <source>Shared system memory</source>
        <translation>Memória do sistema compartilhada</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>out of memory, survived</source>
        <translation>falta de memória, sobreviveu</translation>
    </message>
    <message>
        <source>batch skipped</source>
        <translation>batch pulado</translation>
    </message>
    <message>
        <source>sampling begins</source>
        <translation>início da amostragem</translation>
    </message>
    <message>
        <source>save</source>
        <translation>salvamento</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Não foi possível gravar o arquivo: %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Escolha outra pasta.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>%1: no problem was found.</source>
        <translation>%1: nenhum problema encontrado.</translation>
    </message>
    <message>
        <source>    fix: %1</source>
        <translation>    correção: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is nothing to diagnose. Name a log, a config, a folder, an archive or - for standard input, or give answers with --answer.</source>
        <translation>Não há nada para diagnosticar. Informe um log, uma config, uma pasta, um arquivo compactado ou - para a entrada padrão, ou dê respostas com --answer.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is not known.</source>
        <translation>A placa “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>Give its memory instead, as in --gpu-vram 24.</source>
        <translation>Em vez disso, informe a memória dela, por exemplo --gpu-vram 24.</translation>
    </message>
    <message>
        <source>There is no AI Toolkit config in this file.</source>
        <translation>Não há config do AI Toolkit neste arquivo.</translation>
    </message>
    <message>
        <source>Name the job&apos;s YAML or JSON file.</source>
        <translation>Informe o arquivo YAML ou JSON do job.</translation>
    </message>
    <message>
        <source>Name either a folder of cases, or a table with --memory.</source>
        <translation>Informe uma pasta de casos ou uma tabela com --memory.</translation>
    </message>
    <message>
        <source>To be done by hand first: %1.</source>
        <translation>Faça isto à mão primeiro: %1.</translation>
    </message>
    <message>
        <source>Say what to do: either --apply FIX (it may be repeated) or --plan.</source>
        <translation>Diga o que fazer: --apply FIX (pode ser repetido) ou --plan.</translation>
    </message>
    <message>
        <source>The output is the config itself. Use --in-place, which keeps a backup.</source>
        <translation>A saída é a própria config. Use --in-place, que mantém um backup.</translation>
    </message>
    <message>
        <source>%1 Run it with --help to see how.</source>
        <translation>%1 Execute com --help para ver como usar.</translation>
    </message>
    <message>
        <source>Problems of a config before it is run. Exit code 1 when there are any.</source>
        <translation>Problemas de uma config antes de executá-la. Código de saída 1 quando há algum.</translation>
    </message>
    <message>
        <source>The config, YAML or JSON</source>
        <translation>A config, YAML ou JSON</translation>
    </message>
    <message>
        <source>Format of the output (text when not given)</source>
        <translation>Formato da saída (sem isto, texto)</translation>
    </message>
    <message>
        <source>Folder of newer knowledge files to lay over the built-in ones</source>
        <translation>Pasta com arquivos de conhecimento mais novos, usados sobre os incluídos</translation>
    </message>
    <message>
        <source>Language of the texts (the system&apos;s when not given)</source>
        <translation>Idioma dos textos (sem isto, o do sistema)</translation>
    </message>
    <message>
        <source>Memory of the card in GiB</source>
        <translation>Memória da placa em GiB</translation>
    </message>
    <message>
        <source>Two runs of a job: solved, moved, unchanged or worse, and what was changed between them. The exit code is the later run&apos;s.</source>
        <translation>Dois treinos de um job: resolvido, em outro ponto, sem mudança ou pior, e o que mudou entre eles. O código de saída é o do treino mais recente.</translation>
    </message>
    <message>
        <source>The log of the earlier run, or its job folder</source>
        <translation>O log do treino anterior ou a pasta do job</translation>
    </message>
    <message>
        <source>The log of the later run, or its job folder</source>
        <translation>O log do treino mais recente ou a pasta do job</translation>
    </message>
    <message>
        <source>Tell why a run failed, and what to change first.</source>
        <translation>Diz por que um treino falhou e o que mudar primeiro.</translation>
    </message>
    <message>
        <source>Logs, configs, telemetry, job folders or archives; - reads standard input</source>
        <translation>Logs, configs, telemetria, pastas de job ou arquivos compactados; - lê a entrada padrão</translation>
    </message>
    <message>
        <source>What the log cannot tell, such as crash_timing=steps_1_10; may be repeated</source>
        <translation>O que o log não diz, por exemplo crash_timing=steps_1_10; pode ser repetido</translation>
    </message>
    <message>
        <source>Hide names of people, machines and datasets, addresses and tokens</source>
        <translation>Oculta nomes de pessoas, máquinas e conjuntos de dados, endereços e tokens</translation>
    </message>
    <message>
        <source>Diagnose the crash that comes with Headroom</source>
        <translation>Diagnostica a falha de exemplo que vem com o Headroom</translation>
    </message>
    <message>
        <source>Peak video memory of a config by phase, and what it is made of.</source>
        <translation>Pico de VRAM de uma config por fase e de que ele é feito.</translation>
    </message>
    <message>
        <source>Name of the card, such as RTX 4090</source>
        <translation>Nome da placa, por exemplo RTX 4090</translation>
    </message>
    <message>
        <source>Log of a run of it, whose measurements then count</source>
        <translation>Log de um treino com ela; as medições dele passam a valer</translation>
    </message>
    <message>
        <source>Run labelled cases and print accuracy, calibration and the misses.</source>
        <translation>Executa casos rotulados e imprime a taxa de acerto, a calibração e os erros.</translation>
    </message>
    <message>
        <source>Folder of case folders</source>
        <translation>Pasta com pastas de casos</translation>
    </message>
    <message>
        <source>Compare the memory estimate with a table of measured peaks instead</source>
        <translation>Em vez disso, compara a estimativa de memória com uma tabela de picos medidos</translation>
    </message>
    <message>
        <source>Change a config without disturbing anything else in it. Prints the diff unless told otherwise.</source>
        <translation>Altera uma config sem mexer em mais nada nela. Sem outra opção, imprime o diff.</translation>
    </message>
    <message>
        <source>A fix of the plan, such as batch_size_one; may be repeated</source>
        <translation>Uma correção do plano, por exemplo batch_size_one; pode ser repetida</translation>
    </message>
    <message>
        <source>The fixes that the diagnosis advises for the first retry</source>
        <translation>As correções que o diagnóstico recomenda para a primeira nova tentativa</translation>
    </message>
    <message>
        <source>The log of the failed run, for --plan</source>
        <translation>O log do treino que falhou, para --plan</translation>
    </message>
    <message>
        <source>Print the diff (what is done anyway)</source>
        <translation>Imprime o diff (já é o padrão)</translation>
    </message>
    <message>
        <source>Save over the config; the first version is kept as .bak</source>
        <translation>Salva por cima da config; a primeira versão é guardada como .bak</translation>
    </message>
    <message>
        <source>Write the changed config to another file</source>
        <translation>Grava a config alterada em outro arquivo</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options</comment>
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <comment>stands for a command</comment>
        <translation>SUBCOMANDO</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <comment>an argument that must be given</comment>
        <translation>OBRIGATÓRIO</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Excludes</source>
        <comment>options that cannot be given together</comment>
        <translation>Exclui</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>an option that must be given too</comment>
        <translation>Requer</translation>
    </message>
    <message>
        <source>TEXT</source>
        <comment>stands for a text</comment>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Tells why a LoRA training ran out of memory, and fixes the config.
Exit codes: 0 no failure found, 1 a failure was diagnosed, 2 unclear, 3 an input cannot be read, 64 wrong usage.</source>
        <translation>Diz por que faltou memória em um treino de LoRA e corrige a config.
Códigos de saída: 0 nenhuma falha encontrada, 1 uma falha foi diagnosticada, 2 não está claro, 3 não é possível ler uma entrada, 64 uso incorreto.</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Imprime esta mensagem de ajuda e sai</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Imprime a versão do programa e sai</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1: there is no run in it.</source>
        <translation>%1: não há nenhum treino nele.</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Não dá para dizer</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Estável</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>Em outro ponto</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sem mudança</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Pior</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What was changed in the config is unknown.</source>
        <translation>Não se sabe o que foi mudado na config.</translation>
    </message>
    <message>
        <source>Nothing was changed in the config.</source>
        <translation>Nada foi mudado na config.</translation>
    </message>
    <message>
        <source>Changed in the config:</source>
        <translation>Mudado na config:</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>at an unknown point</source>
        <translation>em um ponto desconhecido</translation>
    </message>
    <message>
        <source>while starting</source>
        <translation>ao iniciar</translation>
    </message>
    <message>
        <source>while loading the model</source>
        <translation>ao carregar o modelo</translation>
    </message>
    <message>
        <source>while quantising the model</source>
        <translation>ao quantizar o modelo</translation>
    </message>
    <message>
        <source>while caching latents</source>
        <translation>ao fazer o cache dos latents</translation>
    </message>
    <message>
        <source>while caching text embeddings</source>
        <translation>ao fazer o cache dos embeddings de texto</translation>
    </message>
    <message>
        <source>in the first sample</source>
        <translation>no primeiro sample</translation>
    </message>
    <message>
        <source>while training</source>
        <translation>durante os passos de treino</translation>
    </message>
    <message>
        <source>while generating preview samples</source>
        <translation>ao gerar os previews</translation>
    </message>
    <message>
        <source>while saving</source>
        <translation>ao salvar</translation>
    </message>
    <message>
        <source>after the last step</source>
        <translation>depois do último passo</translation>
    </message>
    <message>
        <source>%1, at step %2</source>
        <comment>what the run was doing, step</comment>
        <translation>%1, no passo %2</translation>
    </message>
    <message>
        <source>The run finished all %1 steps.</source>
        <translation>O treino concluiu todos os %1 passos.</translation>
    </message>
    <message>
        <source>The run finished.</source>
        <translation>O treino foi concluído.</translation>
    </message>
    <message>
        <source>The run got past the point of the last failure (%1).</source>
        <translation>O treino passou do ponto da última falha (%1).</translation>
    </message>
    <message>
        <source>No failure up to step %1. The last run failed %2.</source>
        <translation>Nenhuma falha até o passo %1. O treino anterior falhou %2.</translation>
    </message>
    <message>
        <source>No failure up to step %1.</source>
        <translation>Nenhuma falha até o passo %1.</translation>
    </message>
    <message>
        <source>No failure so far.</source>
        <translation>Nenhuma falha até agora.</translation>
    </message>
    <message>
        <source>No failure so far, but the run has not got safely past the point of the last one (%1).</source>
        <translation>Nenhuma falha até agora, mas o treino ainda não passou com segurança do ponto da última (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The run goes on, but skips batches that do not fit (%n so far).</source>
        <translation>
            <numerusform>O treino continua, mas pula batches que não cabem (%n até agora).</numerusform>
            <numerusform>O treino continua, mas pula batches que não cabem (%n até agora).</numerusform>
        </translation>
    </message>
    <message>
        <source>The run goes on, but ran out of memory on the way.</source>
        <translation>O treino continua, mas faltou memória no caminho.</translation>
    </message>
    <message>
        <source>The earlier failure is gone. Now memory runs out %1.</source>
        <translation>A falha anterior sumiu. Agora falta memória %1.</translation>
    </message>
    <message>
        <source>Memory no longer spills: now it runs out %1.</source>
        <translation>A VRAM não transborda mais: agora ela acaba %1.</translation>
    </message>
    <message>
        <source>The card has room now. System memory runs out %1.</source>
        <translation>Agora há espaço na placa. O que falta é memória do sistema, %1.</translation>
    </message>
    <message>
        <source>System memory is enough now. The card runs out of memory %1.</source>
        <translation>A memória do sistema agora é suficiente. O que falta é memória na placa, %1.</translation>
    </message>
    <message>
        <source>This is the first run. The next one is checked against it.</source>
        <translation>Este é o primeiro treino. O próximo será comparado com ele.</translation>
    </message>
    <message>
        <source>Memory is no longer what stops the run. It fails for another reason %1.</source>
        <translation>A memória não é mais o que para o treino. Ele falha por outro motivo %1.</translation>
    </message>
    <message>
        <source>The run failed for another reason %1, before it got past the point of the last failure.</source>
        <translation>O treino falhou por outro motivo %1, antes de passar do ponto da última falha.</translation>
    </message>
    <message>
        <source>The run got further. It failed %1, and fails %2 now.</source>
        <translation>O treino foi mais longe. Antes falhou %1; agora falha %2.</translation>
    </message>
    <message>
        <source>The run fails while doing something else. It failed %1, and fails %2 now.</source>
        <translation>O treino falha em outra fase. Antes falhou %1; agora falha %2.</translation>
    </message>
    <message>
        <source>The run fails at the same place, %1.</source>
        <translation>O treino falha no mesmo ponto, %1.</translation>
    </message>
    <message>
        <source>The run fails earlier. It failed %1, and fails %2 now.</source>
        <translation>O treino falha mais cedo. Antes falhou %1; agora falha %2.</translation>
    </message>
    <message>
        <source>The last run went through. This one fails %1.</source>
        <translation>O treino anterior foi até o fim. Este falha %1.</translation>
    </message>
    <message>
        <source>The run goes on, but video memory spills into system memory, which makes each step slow.</source>
        <translation>O treino continua, mas a VRAM transborda para a memória do sistema, o que deixa cada passo lento.</translation>
    </message>
    <message>
        <source>Video memory still spills into system memory.</source>
        <translation>A VRAM ainda transborda para a memória do sistema.</translation>
    </message>
    <message>
        <source>The two runs cannot be compared: one of them does not tell what happened.</source>
        <translation>Não é possível comparar os dois treinos: um deles não mostra o que aconteceu.</translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>very likely</source>
        <translation>muito provável</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>provável</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <source>among several</source>
        <translation>uma entre várias</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>The config does not say which architecture the model has, so its memory cannot be estimated.</source>
        <translation>A config não diz qual é a arquitetura do modelo, então não é possível estimar a memória.</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not known, so its memory cannot be estimated.</source>
        <translation>A arquitetura “%1” não é conhecida, então não é possível estimar a memória.</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so its memory cannot be estimated.</source>
        <translation>O número de parâmetros de %1 não é conhecido, então não é possível estimar a memória.</translation>
    </message>
    <message>
        <source>The size of the text encoder of %1 is not known; it is left out.</source>
        <translation>O tamanho do text encoder de %1 não é conhecido; ele fica fora da conta.</translation>
    </message>
    <message>
        <source>What making a preview needs is not known for %1, so sampling cannot be estimated.</source>
        <translation>Não se sabe quanto um preview precisa em %1, então não é possível estimar a amostragem.</translation>
    </message>
    <message>
        <source>The quantization type &quot;%1&quot; is not known; its weights are counted without quantization.</source>
        <translation>O tipo de quantização “%1” não é conhecido; os pesos são contados sem quantização.</translation>
    </message>
    <message>
        <source>The optimizer &quot;%1&quot; is not known; it is counted with 8 bytes for each trained parameter.</source>
        <translation>O otimizador “%1” não é conhecido; ele é contado com 8 bytes por parâmetro treinado.</translation>
    </message>
    <message>
        <source>With Auto Frame Count the longest clip sets the peak, and its length is not in the config.</source>
        <translation>Com Auto Frame Count, o clipe mais longo define o pico, e a duração dele não está na config.</translation>
    </message>
    <message>
        <source>The config names no dataset, so training cannot be estimated.</source>
        <translation>A config não indica nenhum conjunto de dados, então não é possível estimar o treino.</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not fully known, so what training needs beside the weights cannot be estimated.</source>
        <translation>As dimensões de %1 não são totalmente conhecidas, então não é possível estimar o que o treino precisa além dos pesos.</translation>
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
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1, most likely %2; fits with a chance of %3</source>
        <translation>%1, mais provável: %2; chance de caber: %3</translation>
    </message>
    <message>
        <source>%1, most likely %2</source>
        <translation>%1, mais provável: %2</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>linha %1 do log</translation>
    </message>
    <message>
        <source>Peak video memory by phase, on a card with %1:</source>
        <translation>Pico de VRAM por fase, em uma placa com %1:</translation>
    </message>
    <message>
        <source>Peak video memory by phase:</source>
        <translation>Pico de VRAM por fase:</translation>
    </message>
    <message>
        <source>The whole run fits with a chance of %1.</source>
        <translation>A chance de o treino inteiro caber é de %1.</translation>
    </message>
    <message>
        <source>Adjusted by what the run itself measured (log line %1).</source>
        <translation>Ajustado pelo que o próprio treino mediu (linha %1 do log).</translation>
    </message>
    <message>
        <source>Unknown: </source>
        <translation>Desconhecido: </translation>
    </message>
</context>
<context>
    <name>EstimateSentence</name>
    <message>
        <source>How much memory the card has is unknown.</source>
        <translation>Não se sabe quanta memória a placa tem.</translation>
    </message>
    <message>
        <source>The card has %1.</source>
        <translation>A placa tem %1.</translation>
    </message>
    <message>
        <source>The card has %1; the chance that everything fits is %2.</source>
        <translation>A placa tem %1; a chance de tudo caber é de %2.</translation>
    </message>
    <message>
        <source>As it stood, this job needs %1 at its peak, while %2. %3</source>
        <translation>Do jeito que estava, este job precisa de %1 no pico, na fase de %2. %3</translation>
    </message>
</context>
<context>
    <name>Evaluate</name>
    <message>
        <source>No labelled case was found in this folder.</source>
        <translation>Nenhum caso rotulado foi encontrado nesta pasta.</translation>
    </message>
    <message>
        <source>Name a folder whose subfolders hold an expected.json.</source>
        <translation>Informe uma pasta cujas subpastas contenham um expected.json.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Não foi possível ler este arquivo: %1.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>Isto não é um objeto JSON.</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>on</source>
        <translation>ativado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desativado</translation>
    </message>
</context>
<context>
    <name>FixEdits</name>
    <message>
        <source>“%1” is no value that this change can take.</source>
        <translation>“%1” não é um valor válido para esta mudança.</translation>
    </message>
    <message>
        <source>The config names no model that is known here, so whether this helps cannot be told.</source>
        <translation>A config não indica um modelo conhecido aqui, então não dá para saber se isto ajuda.</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <translation>Nenhum preview é gerado.</translation>
    </message>
    <message>
        <source>This is done by hand, outside of the config.</source>
        <translation>Isto é feito à mão, fora da config.</translation>
    </message>
    <message>
        <source>There is no fix called “%1”.</source>
        <translation>Não existe a correção “%1”.</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>A config não tem conjuntos de dados.</translation>
    </message>
    <message>
        <source>The largest resolution is %1 already.</source>
        <translation>A maior resolução já é %1.</translation>
    </message>
    <message>
        <source>The model trains on images, which have no frames.</source>
        <translation>O modelo treina com imagens, que não têm frames.</translation>
    </message>
    <message>
        <source>The datasets are trained as still images.</source>
        <translation>Os conjuntos de dados são treinados como imagens estáticas.</translation>
    </message>
    <message>
        <source>The clips have %1 frames or fewer already.</source>
        <translation>Os clipes já têm %1 frames ou menos.</translation>
    </message>
    <message>
        <source>This model works on pixels; there are no latents to cache.</source>
        <translation>Este modelo trabalha com pixels; não há latents para pôr em cache.</translation>
    </message>
    <message>
        <source>A dataset uses augmentations, which switch the caching of latents off.</source>
        <translation>Um conjunto de dados usa aumentos de dados, que desativam o cache dos latents.</translation>
    </message>
    <message>
        <source>All datasets cache their latents on disk.</source>
        <translation>Todos os conjuntos de dados já guardam os latents em cache no disco.</translation>
    </message>
    <message>
        <source>There are few data loader workers already.</source>
        <translation>Já há poucos workers no carregador de dados.</translation>
    </message>
    <message>
        <source>AI Toolkit ignores low_vram for this model.</source>
        <translation>O AI Toolkit ignora low_vram neste modelo.</translation>
    </message>
    <message>
        <source>low_vram is on.</source>
        <translation>low_vram está ativado.</translation>
    </message>
    <message>
        <source>AI Toolkit has no layer offloading for this model; it would silently ignore the setting.</source>
        <translation>O AI Toolkit não tem Layer Offloading para este modelo; ele ignoraria a configuração sem avisar.</translation>
    </message>
    <message>
        <source>Layer offloading stops the run with an error for this model.</source>
        <translation>O Layer Offloading para o treino com um erro neste modelo.</translation>
    </message>
    <message>
        <source>Layer offloading is on.</source>
        <translation>O Layer Offloading está ativado.</translation>
    </message>
    <message>
        <source>Layer offloading is off.</source>
        <translation>O Layer Offloading está desativado.</translation>
    </message>
    <message>
        <source>Only a small share of the layers is offloaded already.</source>
        <translation>Já é pequena a parte das camadas em offloading.</translation>
    </message>
    <message>
        <source>This model has no text encoder of its own.</source>
        <translation>Este modelo não tem text encoder próprio.</translation>
    </message>
    <message>
        <source>The text encoder is trained, so it has to stay.</source>
        <translation>O text encoder é treinado, então precisa ficar carregado.</translation>
    </message>
    <message>
        <source>Text embeddings are cached.</source>
        <translation>Os embeddings de texto estão em cache.</translation>
    </message>
    <message>
        <source>This model needs its text encoder for the control images; cache the text embeddings instead.</source>
        <translation>Este modelo precisa do text encoder para as imagens de controle; em vez disso, ative o cache dos embeddings de texto.</translation>
    </message>
    <message>
        <source>Text embeddings are cached, which removes the text encoder already.</source>
        <translation>Os embeddings de texto estão em cache, o que já elimina o text encoder.</translation>
    </message>
    <message>
        <source>The text encoder is unloaded.</source>
        <translation>O text encoder é descarregado.</translation>
    </message>
    <message>
        <source>The run is saved every %1 steps already.</source>
        <translation>O treino já é salvo a cada %1 passos.</translation>
    </message>
    <message>
        <source>The LoKr factor is chosen automatically, which gives the smallest network.</source>
        <translation>O fator do LoKr é escolhido automaticamente, o que dá a menor rede.</translation>
    </message>
    <message>
        <source>The LoKr factor is %1 already.</source>
        <translation>O fator do LoKr já é %1.</translation>
    </message>
    <message>
        <source>The whole model is trained; there is no network whose rank could be lowered.</source>
        <translation>O modelo inteiro é treinado; não há rede cujo rank possa ser reduzido.</translation>
    </message>
    <message>
        <source>The rank is %1 already.</source>
        <translation>O rank já é %1.</translation>
    </message>
    <message>
        <source>The previews are small already (%1 × %2).</source>
        <translation>Os previews já são pequenos (%1 × %2).</translation>
    </message>
    <message>
        <source>The previews are audio, which has no width and height.</source>
        <translation>Os previews são de áudio, que não tem largura nem altura.</translation>
    </message>
    <message>
        <source>The previews are still images.</source>
        <translation>Os previews são imagens estáticas.</translation>
    </message>
    <message>
        <source>The previews have %1 frames or fewer already.</source>
        <translation>Os previews já têm %1 frames ou menos.</translation>
    </message>
    <message>
        <source>Previews are made every %1 steps only.</source>
        <translation>Os previews só são gerados a cada %1 passos.</translation>
    </message>
    <message>
        <source>The first preview is skipped.</source>
        <translation>O primeiro preview é pulado.</translation>
    </message>
    <message>
        <source>Previews are decoded in tiles.</source>
        <translation>Os previews são decodificados em tiles.</translation>
    </message>
    <message>
        <source>AI Toolkit never decodes previews of this model in tiles.</source>
        <translation>O AI Toolkit nunca decodifica em tiles os previews deste modelo.</translation>
    </message>
    <message>
        <source>AI Toolkit does not quantise this model.</source>
        <translation>O AI Toolkit não quantiza este modelo.</translation>
    </message>
    <message>
        <source>The model and its text encoder are quantised already.</source>
        <translation>O modelo e o text encoder já estão quantizados.</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and the training adapter (assistant_lora_path) exclude each other.</source>
        <translation>Um accuracy recovery adapter e o adaptador de treino (assistant_lora_path) se excluem.</translation>
    </message>
    <message>
        <source>The model is quantised as %1 already.</source>
        <translation>O modelo já está quantizado como %1.</translation>
    </message>
    <message>
        <source>The model is quantised as low as its quality allows (%1).</source>
        <translation>O modelo já está quantizado até onde a qualidade permite (%1).</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <translation>O gradient checkpointing está ativado.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on: it is AI Toolkit&apos;s default, and the config does not change it.</source>
        <translation>O gradient checkpointing está ativado: é o padrão do AI Toolkit, e a config não o altera.</translation>
    </message>
    <message>
        <source>The batch size is %1 already.</source>
        <translation>O tamanho do batch já é %1.</translation>
    </message>
    <message>
        <source>The optimizer %1 needs little memory already.</source>
        <translation>O otimizador %1 já precisa de pouca memória.</translation>
    </message>
    <message>
        <source>The optimizer %1 has no 8-bit form.</source>
        <translation>O otimizador %1 não tem versão de 8 bits.</translation>
    </message>
    <message>
        <source>EMA is off already.</source>
        <translation>O EMA já está desativado.</translation>
    </message>
    <message>
        <source>Validation is off.</source>
        <translation>A validação está desativada.</translation>
    </message>
</context>
<context>
    <name>Fixing</name>
    <message>
        <source>%1 changes nothing, it is done already: %2</source>
        <translation>%1 não muda nada, isso já foi feito: %2</translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation>%1 não se aplica: %2</translation>
    </message>
    <message>
        <source>There is no fix &quot;%1&quot;.</source>
        <translation>Não existe a correção “%1”.</translation>
    </message>
    <message>
        <source>The fixes that edit a config are: %1.</source>
        <translation>As correções que editam uma config são: %1.</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Este arquivo não existe.</translation>
    </message>
    <message>
        <source>Check the name, or give the full path.</source>
        <translation>Confira o nome ou informe o caminho completo.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Isto é uma pasta.</translation>
    </message>
    <message>
        <source>Name the config file in it.</source>
        <translation>Informe o arquivo da config que está nela.</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Não foi possível ler este arquivo: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Confira se você tem permissão de leitura.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>Não foi possível gravar este arquivo: %1.</translation>
    </message>
    <message>
        <source>Check that you may write there, or use --output with another name.</source>
        <translation>Confira se você pode gravar nesse lugar ou use --output com outro nome.</translation>
    </message>
    <message>
        <source>This file was changed by someone else meanwhile.</source>
        <translation>Este arquivo foi alterado por outro programa nesse meio-tempo.</translation>
    </message>
    <message>
        <source>Nothing was written; run the command again.</source>
        <translation>Nada foi gravado; execute o comando de novo.</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches: %1 (%2).</source>
        <translation>O treino continua, mas faltou memória no caminho e esses batches são pulados: %1 (%2).</translation>
    </message>
    <message>
        <source>The run goes on, but it ran out of memory on the way and skips those batches; no single cause stands out.</source>
        <translation>O treino continua, mas faltou memória no caminho e esses batches são pulados; nenhuma causa se destaca.</translation>
    </message>
    <message>
        <source>Out of memory: %1 (%2).</source>
        <translation>Falta de memória: %1 (%2).</translation>
    </message>
    <message>
        <source>Out of memory; no single cause stands out, first among several: %1.</source>
        <translation>Falta de memória; nenhuma causa se destaca. A primeira entre várias: %1.</translation>
    </message>
    <message>
        <source>Out of memory; the cause cannot be told.</source>
        <translation>Falta de memória; não é possível dizer a causa.</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow: %1 (%2).</source>
        <translation>Nenhum erro, mas a VRAM transbordou para a memória do sistema, o que deixa cada passo lento: %1 (%2).</translation>
    </message>
    <message>
        <source>No error, but video memory spilled into system memory, which makes each step slow.</source>
        <translation>Nenhum erro, mas a VRAM transbordou para a memória do sistema, o que deixa cada passo lento.</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure: %1 (%2).</source>
        <translation>Não é falta de memória: %1 (%2).</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure; what it is cannot be told from this.</source>
        <translation>Não é falta de memória; com estes dados não é possível dizer o que é.</translation>
    </message>
    <message>
        <source>No failure: the run finished.</source>
        <translation>Nenhuma falha: o treino foi concluído.</translation>
    </message>
    <message>
        <source>No failure found.</source>
        <translation>Nenhuma falha encontrada.</translation>
    </message>
    <message>
        <source>What happened cannot be told yet.</source>
        <translation>Ainda não é possível dizer o que aconteceu.</translation>
    </message>
    <message>
        <source>What happened cannot be told yet. %1</source>
        <translation>Ainda não é possível dizer o que aconteceu. %1</translation>
    </message>
    <message>
        <source>The run failed; where is unknown.</source>
        <translation>O treino falhou; não se sabe onde.</translation>
    </message>
    <message>
        <source>Died while starting, before the model was loaded.</source>
        <translation>Falhou ao iniciar, antes de carregar o modelo.</translation>
    </message>
    <message>
        <source>Died while loading the model.</source>
        <translation>Falhou ao carregar o modelo.</translation>
    </message>
    <message>
        <source>Died while quantising the model.</source>
        <translation>Falhou ao quantizar o modelo.</translation>
    </message>
    <message>
        <source>Died while reading the dataset and caching latents.</source>
        <translation>Falhou ao ler o conjunto de dados e fazer o cache dos latents.</translation>
    </message>
    <message>
        <source>Died while caching text embeddings.</source>
        <translation>Falhou ao fazer o cache dos embeddings de texto.</translation>
    </message>
    <message>
        <source>Died in the first sample, before training.</source>
        <translation>Falhou no primeiro sample, antes do treino.</translation>
    </message>
    <message>
        <source>Died in the first training steps.</source>
        <translation>Falhou nos primeiros passos de treino.</translation>
    </message>
    <message>
        <source>Died while training.</source>
        <translation>Falhou durante o treino.</translation>
    </message>
    <message>
        <source>Died while generating preview samples.</source>
        <translation>Falhou ao gerar os previews.</translation>
    </message>
    <message>
        <source>Died while saving.</source>
        <translation>Falhou ao salvar.</translation>
    </message>
    <message>
        <source>Failed after the last step.</source>
        <translation>Falhou depois do último passo.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training, %3 after the first step began.</source>
        <translation>Falhou no passo %1 de %2, durante o treino, %3 após o início do primeiro passo.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while training.</source>
        <translation>Falhou no passo %1 de %2, durante o treino.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples, after %3 of training.</source>
        <translation>Falhou no passo %1 de %2, ao gerar os previews, após %3 de treino.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while generating preview samples.</source>
        <translation>Falhou no passo %1 de %2, ao gerar os previews.</translation>
    </message>
    <message>
        <source>Died at step %1 of %2, while saving.</source>
        <translation>Falhou no passo %1 de %2, ao salvar.</translation>
    </message>
    <message>
        <source>The process was ended from outside at step %1 of %2, without an error of its own.</source>
        <translation>O processo foi encerrado de fora no passo %1 de %2, sem um erro próprio.</translation>
    </message>
    <message>
        <source>The process was ended from outside, without an error of its own (%1).</source>
        <translation>O processo foi encerrado de fora, sem um erro próprio (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Reached step %1 of %2; %n batch(es) were skipped for lack of memory.</source>
        <translation>
            <numerusform>Chegou ao passo %1 de %2; %n batch foi pulado por falta de memória.</numerusform>
            <numerusform>Chegou ao passo %1 de %2; %n batches foram pulados por falta de memória.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached step %1 of %2.</source>
        <translation>Chegou ao passo %1 de %2.</translation>
    </message>
    <message>
        <source>The log ends without an error (%1).</source>
        <translation>O log termina sem erro (%1).</translation>
    </message>
    <message>
        <source>%1 What to do: %2</source>
        <translation>%1 O que fazer: %2</translation>
    </message>
    <message>
        <source>%1 First change: %2.</source>
        <translation>%1 Primeira mudança: %2.</translation>
    </message>
    <message>
        <source>No log was given.</source>
        <translation>Nenhum log foi fornecido.</translation>
    </message>
    <message>
        <source>Stopped by the user at step %1 of %2.</source>
        <translation>Interrompido por você no passo %1 de %2.</translation>
    </message>
    <message>
        <source>Stopped by the user (%1).</source>
        <translation>Interrompido por você (%1).</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>First run</source>
        <translation>Primeiro treino</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Estável</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>the failure moved on to another place</comment>
        <translation>Em outro ponto</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sem mudança</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Pior</translation>
    </message>
    <message>
        <source>Too early to tell</source>
        <translation>Cedo para dizer</translation>
    </message>
    <message>
        <source>Keep the memory settings</source>
        <translation>Manter as configurações de memória</translation>
    </message>
    <message>
        <source>Raise Steps</source>
        <translation>Aumentar Steps</translation>
    </message>
    <message>
        <source>Add one larger bucket</source>
        <translation>Adicionar um bucket maior</translation>
    </message>
    <message>
        <source>Richer previews</source>
        <translation>Previews mais ricos</translation>
    </message>
    <message>
        <source>A larger batch or longer clips</source>
        <translation>Batch maior ou clipes mais longos</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>next</source>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>later</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>key of the config, value before, value after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <comment>number of a run</comment>
        <translation>Treino %1</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Nothing in it looks like a training log, a config or memory telemetry.</source>
        <translation>Nada nele parece um log de treino, uma config ou telemetria de memória.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Este arquivo ou pasta não existe.</translation>
    </message>
    <message>
        <source>Check the name, or drop the file on the window.</source>
        <translation>Confira o nome ou solte o arquivo na janela.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Não foi possível ler o arquivo: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it, or copy it to another folder first.</source>
        <translation>Confira se você tem permissão de leitura ou copie-o antes para outra pasta.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>Take the log of the run that failed; AI Toolkit keeps older ones in &quot;logs&quot;.</source>
        <translation>Use o log do treino que falhou; o AI Toolkit guarda os mais antigos em “logs”.</translation>
    </message>
    <message>
        <source>There is only blank space in it.</source>
        <translation>Só há espaços em branco nele.</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>O arquivo não contém texto.</translation>
    </message>
    <message>
        <source>Give the log (log.txt) or the config (YAML or JSON) of the training.</source>
        <translation>Forneça o log (log.txt) ou a config (YAML ou JSON) do treino.</translation>
    </message>
    <message>
        <source>This is a picture.</source>
        <translation>Isto é uma imagem.</translation>
    </message>
    <message>
        <source>Select the text of the error in the window it was shown in, copy it, and paste it here.</source>
        <translation>Selecione o texto do erro na janela em que ele apareceu, copie e cole aqui.</translation>
    </message>
    <message>
        <source>This is a file of model weights.</source>
        <translation>Este é um arquivo de pesos de modelo.</translation>
    </message>
    <message>
        <source>The folder holds neither a training log nor a config.</source>
        <translation>A pasta não contém nem log de treino nem config.</translation>
    </message>
    <message>
        <source>Choose the job&apos;s own folder below AI Toolkit&apos;s &quot;output&quot;: the one with log.txt or config.yaml.</source>
        <translation>Escolha a pasta do próprio job dentro da “output” do AI Toolkit: a que contém log.txt ou config.yaml.</translation>
    </message>
    <message>
        <source>The archive holds neither a training log nor a config.</source>
        <translation>O arquivo compactado não contém nem log de treino nem config.</translation>
    </message>
    <message>
        <source>Pack the job&apos;s folder with log.txt and config.yaml, or give these files themselves.</source>
        <translation>Compacte a pasta do job com log.txt e config.yaml ou forneça esses arquivos diretamente.</translation>
    </message>
    <message>
        <source>The archive is damaged or was not copied completely.</source>
        <translation>O arquivo compactado está danificado ou não foi copiado por completo.</translation>
    </message>
    <message>
        <source>Download or copy it again, or give the files in it themselves.</source>
        <translation>Baixe ou copie o arquivo de novo ou forneça diretamente os arquivos que estão nele.</translation>
    </message>
    <message>
        <source>Archives of this kind cannot be opened here.</source>
        <translation>Arquivos compactados deste tipo não podem ser abertos aqui.</translation>
    </message>
    <message>
        <source>Unpack it and give the log and the config themselves.</source>
        <translation>Descompacte-o e forneça o log e a config diretamente.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1.</source>
        <translation>Descompactado, o arquivo passa de %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which no config is.</source>
        <translation>O arquivo é maior que %1; nenhuma config é tão grande.</translation>
    </message>
    <message>
        <source>Give the config (YAML or JSON) of the training.</source>
        <translation>Forneça a config (YAML ou JSON) do treino.</translation>
    </message>
    <message>
        <source>access to the folder is denied</source>
        <translation>acesso à pasta negado</translation>
    </message>
    <message>
        <source>This is an archive. Save it and open the file, or unpack it first.</source>
        <translation>Isto é um arquivo compactado. Salve-o e abra o arquivo ou descompacte-o antes.</translation>
    </message>
    <message>
        <source>Left out as older: %1.</source>
        <translation>Deixados de fora por serem mais antigos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Left out as older: %1 and %n more.</source>
        <translation>
            <numerusform>Deixados de fora por serem mais antigos: %1 e mais %n.</numerusform>
            <numerusform>Deixados de fora por serem mais antigos: %1 e mais %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobChecks</name>
    <message>
        <source>“%1” is set twice, in lines %2 and %3; only the last one counts.</source>
        <translation>“%1” está definido duas vezes, nas linhas %2 e %3; só a última vale.</translation>
    </message>
    <message>
        <source>A tab stands before a value; AI Toolkit&apos;s YAML reader accepts only blanks there.</source>
        <translation>Há uma tabulação antes de um valor; o leitor de YAML do AI Toolkit só aceita espaços ali.</translation>
    </message>
    <message>
        <source>The file is named as JSON but written in YAML; AI Toolkit cannot read it so.</source>
        <translation>O nome do arquivo é de JSON, mas o conteúdo é YAML; assim o AI Toolkit não consegue ler.</translation>
    </message>
    <message>
        <source>AI Toolkit reads strict JSON: it stops at comments and at a comma after the last entry.</source>
        <translation>O AI Toolkit lê JSON estrito: ele para em comentários e em uma vírgula após o último item.</translation>
    </message>
    <message>
        <source>bypass_guidance_embedding and do_guidance_loss exclude each other.</source>
        <translation>bypass_guidance_embedding e do_guidance_loss se excluem.</translation>
    </message>
    <message>
        <source>An accuracy recovery adapter and assistant_lora_path exclude each other.</source>
        <translation>Um accuracy recovery adapter e assistant_lora_path se excluem.</translation>
    </message>
    <message>
        <source>Either all datasets cache text embeddings or none does; this one does not.</source>
        <translation>Ou todos os conjuntos de dados usam cache de embeddings de texto ou nenhum usa; este não usa.</translation>
    </message>
    <message>
        <source>diff_output_preservation and blank_prompt_preservation exclude each other.</source>
        <translation>diff_output_preservation e blank_prompt_preservation se excluem.</translation>
    </message>
    <message>
        <source>gradient_accumulation and gradient_accumulation_steps exclude each other.</source>
        <translation>gradient_accumulation e gradient_accumulation_steps se excluem.</translation>
    </message>
    <message>
        <source>gradient_accumulation_steps does not add up gradients in current versions; gradient_accumulation does.</source>
        <translation>gradient_accumulation_steps não acumula gradientes nas versões atuais; gradient_accumulation, sim.</translation>
    </message>
    <message>
        <source>A text encoder that is trained can be neither unloaded nor replaced by cached embeddings.</source>
        <translation>Um text encoder que é treinado não pode ser descarregado nem substituído por embeddings em cache.</translation>
    </message>
    <message>
        <source>unload_text_encoder and cache_text_embeddings are alternatives: caching keeps the captions, unloading ignores them.</source>
        <translation>unload_text_encoder e cache_text_embeddings são alternativas: o cache mantém as legendas, descarregar as ignora.</translation>
    </message>
    <message>
        <source>%1 works only together with is_flux: true; “arch” alone is not enough.</source>
        <translation>%1 só funciona junto com is_flux: true; “arch” sozinho não basta.</translation>
    </message>
    <message>
        <source>Without gradient checkpointing a quantised model keeps its unpacked weights for each step, which can need more memory than an unquantised one.</source>
        <translation>Sem gradient checkpointing, um modelo quantizado mantém os pesos descompactados em cada passo, o que pode precisar de mais memória que um modelo não quantizado.</translation>
    </message>
    <message>
        <source>Augmentations switch the caching of latents off for this dataset.</source>
        <translation>Aumentos de dados desativam o cache dos latents deste conjunto de dados.</translation>
    </message>
    <message>
        <source>auto_frame_count needs a batch size of 1.</source>
        <translation>auto_frame_count exige tamanho de batch 1.</translation>
    </message>
    <message>
        <source>skip_first_sample and force_first_sample contradict each other.</source>
        <translation>skip_first_sample e force_first_sample se contradizem.</translation>
    </message>
    <message>
        <source>“prompts” is ignored because “samples” is there.</source>
        <translation>“prompts” é ignorado porque “samples” está presente.</translation>
    </message>
    <message>
        <source>Layer offloading turns qfloat8 into float8.</source>
        <translation>O Layer Offloading transforma qfloat8 em float8.</translation>
    </message>
    <message>
        <source>“%1” is missing; AI Toolkit needs it.</source>
        <translation>Falta “%1”; o AI Toolkit precisa dele.</translation>
    </message>
    <message>
        <source>This is only a part of a job: AI Toolkit needs “job”, “config.name” and “config.process” around it.</source>
        <translation>Isto é só uma parte de um job: o AI Toolkit precisa de “job”, “config.name” e “config.process” em volta.</translation>
    </message>
    <message>
        <source>The dataset has no resolution, so nothing of it is trained.</source>
        <translation>O conjunto de dados não tem resolução, então nada dele é treinado.</translation>
    </message>
    <message>
        <source>A resolution is usually between 256 and 2048.</source>
        <translation>Uma resolução costuma ficar entre 256 e 2048.</translation>
    </message>
    <message>
        <source>There is no dataset to train on.</source>
        <translation>Não há conjunto de dados para treinar.</translation>
    </message>
    <message>
        <source>“%1” must be 1 or more.</source>
        <translation>“%1” deve ser 1 ou mais.</translation>
    </message>
    <message>
        <source>The share of offloaded layers is written as a number from 0 to 1, not in percent.</source>
        <translation>A parte das camadas em offloading é escrita como número de 0 a 1, não em porcentagem.</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>“%1” deve ser um número.</translation>
    </message>
    <message>
        <source>“%1” is the text “%2”, which counts as switched on; write true or false without quotation marks.</source>
        <translation>“%1” é o texto “%2”, que conta como ativado; escreva true ou false sem aspas.</translation>
    </message>
    <message>
        <source>AI Toolkit knows no optimizer “%1”.</source>
        <translation>O AI Toolkit não conhece o otimizador “%1”.</translation>
    </message>
    <message>
        <source>The training runs in fp32, which doubles the memory of everything; bf16 is usual. Without a “dtype” fp32 is the default.</source>
        <translation>O treino roda em fp32, o que dobra a memória de tudo; o usual é bf16. Sem um “dtype”, o padrão é fp32.</translation>
    </message>
    <message>
        <source>There is no “network” block, so the whole model is trained, which needs many times the memory of a LoRA.</source>
        <translation>Não há bloco “network”, então o modelo inteiro é treinado, o que precisa de muitas vezes a memória de uma LoRA.</translation>
    </message>
    <message>
        <source>auto_memory is the old name of layer_offloading.</source>
        <translation>auto_memory é o nome antigo de layer_offloading.</translation>
    </message>
    <message>
        <source>“poi” is no longer supported and stops the run.</source>
        <translation>“poi” não tem mais suporte e para o treino.</translation>
    </message>
    <message>
        <source>The job runs several processes one after the other; only “%1” is looked at here.</source>
        <translation>O job executa vários processos em sequência; aqui só “%1” é analisado.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Remover “%1”</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>Definir “%1” como %2</translation>
    </message>
    <message>
        <source>This model works with %1n+%2 frames: of %3 frames only %4 are used.</source>
        <translation>Este modelo trabalha com %1n+%2 frames: de %3 frames, só %4 são usados.</translation>
    </message>
    <message>
        <source>The sides of images are cut to multiples of %1, so %2 is not used to the full.</source>
        <translation>Os lados das imagens são cortados em múltiplos de %1, então %2 não é usado por inteiro.</translation>
    </message>
    <message>
        <source>Samples are cut to multiples of 8: %1 becomes %2.</source>
        <translation>Os samples são cortados em múltiplos de 8: %1 vira %2.</translation>
    </message>
    <message>
        <source>Each preview has %1 frames, which AI Toolkit sets by default: it often needs more memory than the training.</source>
        <translation>Cada preview tem %1 frames, o padrão do AI Toolkit: muitas vezes isso precisa de mais memória que o treino.</translation>
    </message>
    <message>
        <source>“%1” names a quantisation, but “%2” is off, so nothing is quantised.</source>
        <translation>“%1” indica uma quantização, mas “%2” está desativado, então nada é quantizado.</translation>
    </message>
    <message>
        <source>Clips are trained at %1 too, because AI Toolkit&apos;s form ticks it for every model: with several frames it needs very much memory.</source>
        <translation>Os clipes também são treinados em %1, porque o formulário do AI Toolkit marca essa resolução em todo modelo: com vários frames, isso precisa de muita memória.</translation>
    </message>
    <message>
        <source>This model reads the control images with its text encoder, so unload_text_encoder stops the run; caching is allowed.</source>
        <translation>Este modelo lê as imagens de controle com o text encoder, então unload_text_encoder para o treino; o cache é permitido.</translation>
    </message>
    <message>
        <source>With cached text embeddings the trigger word is fixed when the cache is made. AI Toolkit&apos;s help advises against both together; its current code handles them.</source>
        <translation>Com embeddings de texto em cache, a palavra de gatilho fica fixada quando o cache é criado. A ajuda do AI Toolkit não recomenda usar os dois juntos; o código atual aceita.</translation>
    </message>
    <message>
        <source>This dataset does not cache its latents, so the VAE stays on the card although other datasets cache theirs.</source>
        <translation>Este conjunto de dados não guarda os latents em cache, então o VAE fica na placa, embora outros conjuntos usem cache.</translation>
    </message>
    <message>
        <source>%1 finds its own learning rate: AI Toolkit replaces values below 0.1 by 1.0.</source>
        <translation>%1 encontra a própria taxa de aprendizado: o AI Toolkit troca valores abaixo de 0.1 por 1.0.</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>“%1” is no path to a setting.</source>
        <translation>“%1” não é um caminho para uma configuração.</translation>
    </message>
    <message>
        <source>The value is shared: line %1 uses it too, through the anchor “%2”.</source>
        <translation>O valor é compartilhado: a linha %1 também o usa, pela âncora “%2”.</translation>
    </message>
    <message>
        <source>The value belongs to the anchor “%1”, which line %2 only refers to.</source>
        <translation>O valor pertence à âncora “%1”, à qual a linha %2 apenas se refere.</translation>
    </message>
    <message>
        <source>The list has no such entry.</source>
        <translation>A lista não tem esse item.</translation>
    </message>
    <message>
        <source>Change it by hand in the text.</source>
        <translation>Altere à mão no texto.</translation>
    </message>
    <message>
        <source>The key comes from another block through “&lt;&lt;” and cannot be removed here.</source>
        <translation>A chave vem de outro bloco por “&lt;&lt;” e não pode ser removida aqui.</translation>
    </message>
    <message>
        <source>The block that the setting belongs to is empty here.</source>
        <translation>O bloco ao qual a configuração pertence está vazio aqui.</translation>
    </message>
    <message>
        <source>The file holds no settings yet.</source>
        <translation>O arquivo ainda não tem configurações.</translation>
    </message>
    <message>
        <source>A single value or a list stands where the block of the setting is expected.</source>
        <translation>No lugar do bloco da configuração há um valor único ou uma lista.</translation>
    </message>
    <message>
        <source>The config is not in UTF-8, the only encoding AI Toolkit reads.</source>
        <translation>A config não está em UTF-8, a única codificação que o AI Toolkit lê.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in your editor.</source>
        <translation>Salve-a como UTF-8 no seu editor.</translation>
    </message>
    <message>
        <source>A control character stands here.</source>
        <translation>Há um caractere de controle aqui.</translation>
    </message>
    <message>
        <source>Delete it; it may be invisible in your editor.</source>
        <translation>Apague-o; ele pode estar invisível no seu editor.</translation>
    </message>
    <message>
        <source>The text around the setting is written in a way that cannot be changed safely.</source>
        <translation>O texto em volta da configuração está escrito de um jeito que não pode ser alterado com segurança.</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2</source>
        <translation>“%1” não foi alterado. %2</translation>
    </message>
    <message>
        <source>The file is larger than any config, so it was not read as one.</source>
        <translation>O arquivo é maior que qualquer config, então não foi lido como uma.</translation>
    </message>
    <message>
        <source>Open the job&apos;s own config file.</source>
        <translation>Abra o arquivo da config do próprio job.</translation>
    </message>
    <message>
        <source>There is no config to change.</source>
        <translation>Não há config para alterar.</translation>
    </message>
    <message>
        <source>The JSON ends before this, but more text follows.</source>
        <translation>O JSON termina antes deste ponto, mas há mais texto depois.</translation>
    </message>
    <message>
        <source>Remove what follows the last closing bracket.</source>
        <translation>Remova o que vem depois do último fechamento.</translation>
    </message>
    <message>
        <source>The comment that opens here is not closed.</source>
        <translation>O comentário que abre aqui não é fechado.</translation>
    </message>
    <message>
        <source>Add “*/” at its end.</source>
        <translation>Adicione “*/” no fim dele.</translation>
    </message>
    <message>
        <source>The settings are nested more than %1 levels deep; no job of AI Toolkit looks like that.</source>
        <translation>As configurações têm mais de %1 níveis; nenhum job do AI Toolkit é assim.</translation>
    </message>
    <message>
        <source>A key in double quotation marks is expected here.</source>
        <translation>Aqui deveria haver uma chave entre aspas duplas.</translation>
    </message>
    <message>
        <source>JSON needs quotation marks around every key.</source>
        <translation>O JSON exige aspas em volta de cada chave.</translation>
    </message>
    <message>
        <source>A colon is expected here, between the key and its value.</source>
        <translation>Aqui deveria haver dois-pontos, entre a chave e o valor.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>O colchete ou a chave que abre aqui não é fechado.</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”; perhaps the end of the file is missing.</source>
        <translation>Adicione o “]” ou “}” que falta; talvez falte o fim do arquivo.</translation>
    </message>
    <message>
        <source>A comma is missing here.</source>
        <translation>Falta uma vírgula aqui.</translation>
    </message>
    <message>
        <source>Add a comma between the entries.</source>
        <translation>Adicione uma vírgula entre os itens.</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is not closed on its line.</source>
        <translation>As aspas que abrem aqui não são fechadas na mesma linha.</translation>
    </message>
    <message>
        <source>Add the missing quotation mark at the end of the value.</source>
        <translation>Adicione as aspas que faltam no fim do valor.</translation>
    </message>
    <message>
        <source>A backslash starts a special character, and this is none.</source>
        <translation>Uma barra invertida inicia um caractere especial, e isto não é um.</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”.</source>
        <translation>Escreva caminhos do Windows com “/” ou “\\”.</translation>
    </message>
    <message>
        <source>A value is expected here.</source>
        <translation>Aqui deveria haver um valor.</translation>
    </message>
    <message>
        <source>“%1” is no JSON value.</source>
        <translation>“%1” não é um valor JSON.</translation>
    </message>
    <message>
        <source>Texts need double quotation marks; true, false and null are written in small letters.</source>
        <translation>Textos precisam de aspas duplas; true, false e null são escritos em minúsculas.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of another program.</source>
        <translation>Isto não é um job do AI Toolkit, e sim a config de outro programa.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit but a config of %1.</source>
        <translation>Isto não é um job do AI Toolkit, e sim uma config de %1.</translation>
    </message>
    <message>
        <source>Its settings cannot be changed here; the log of the run can still be diagnosed.</source>
        <translation>As configurações não podem ser alteradas aqui; o log do treino ainda pode ser diagnosticado.</translation>
    </message>
    <message>
        <source>config printed in the log</source>
        <translation>config impressa no log</translation>
    </message>
    <message>
        <source>What the log prints here is no config.</source>
        <translation>O que o log imprime aqui não é uma config.</translation>
    </message>
    <message>
        <source>It is the only entry of its block, and the block cannot be left empty.</source>
        <translation>É o único item do bloco, e o bloco não pode ficar vazio.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Não há nada para remover.</translation>
    </message>
    <message>
        <source>The key stands twice in its block; removing one would bring the other into effect.</source>
        <translation>A chave aparece duas vezes no bloco; remover uma faria a outra valer.</translation>
    </message>
    <message>
        <source>A value of this kind cannot be written to a config.</source>
        <translation>Um valor deste tipo não pode ser gravado em uma config.</translation>
    </message>
    <message>
        <source>A whole block of settings stands here, not a single value.</source>
        <translation>Aqui há um bloco inteiro de configurações, não um valor único.</translation>
    </message>
    <message>
        <source>This line is indented with a tab.</source>
        <translation>Esta linha está recuada com uma tabulação.</translation>
    </message>
    <message>
        <source>Indent it with blanks; YAML does not allow tabs there.</source>
        <translation>Recue com espaços; o YAML não permite tabulações ali.</translation>
    </message>
    <message>
        <source>A backslash in double quotation marks starts a special character, and this is none.</source>
        <translation>Uma barra invertida entre aspas duplas inicia um caractere especial, e isto não é um.</translation>
    </message>
    <message>
        <source>Write Windows paths with “/” or “\\”, or in single quotation marks.</source>
        <translation>Escreva caminhos do Windows com “/” ou “\\”, ou entre aspas simples.</translation>
    </message>
    <message>
        <source>Add the missing “]” or “}”, and a comma between the entries.</source>
        <translation>Adicione o “]” ou “}” que falta e uma vírgula entre os itens.</translation>
    </message>
    <message>
        <source>A value that starts with “%1” ends at the matching bracket, but more text follows.</source>
        <translation>Um valor que começa com “%1” termina no fechamento correspondente, mas há mais texto depois.</translation>
    </message>
    <message>
        <source>Put the whole value in quotation marks.</source>
        <translation>Ponha o valor inteiro entre aspas.</translation>
    </message>
    <message>
        <source>Text follows the closing quotation mark.</source>
        <translation>Há texto depois das aspas de fechamento.</translation>
    </message>
    <message>
        <source>Write quotation marks inside of a value as \&quot;, or use single ones around it.</source>
        <translation>Escreva aspas dentro de um valor como \&quot; ou use aspas simples em volta dele.</translation>
    </message>
    <message>
        <source>The “*” refers to an anchor “&amp;” that is not defined above.</source>
        <translation>O “*” se refere a uma âncora “&amp;” que não está definida acima.</translation>
    </message>
    <message>
        <source>Define it above, or write the value itself. A text that starts with “*” needs quotation marks.</source>
        <translation>Defina-a acima ou escreva o próprio valor. Um texto que começa com “*” precisa de aspas.</translation>
    </message>
    <message>
        <source>A value cannot start with “%1”.</source>
        <translation>Um valor não pode começar com “%1”.</translation>
    </message>
    <message>
        <source>Put it in quotation marks.</source>
        <translation>Ponha-o entre aspas.</translation>
    </message>
    <message>
        <source>There is a colon with a blank inside of a value that has no quotation marks, or the line above lacks something.</source>
        <translation>Há dois-pontos com espaço dentro de um valor sem aspas, ou falta algo na linha de cima.</translation>
    </message>
    <message>
        <source>Put the value in quotation marks.</source>
        <translation>Ponha o valor entre aspas.</translation>
    </message>
    <message>
        <source>This line does not fit to the lines above it: its indentation matches none of theirs, or a colon or dash is missing.</source>
        <translation>Esta linha não combina com as de cima: o recuo não é igual a nenhum dos delas, ou faltam dois-pontos ou um hífen.</translation>
    </message>
    <message>
        <source>Indent it exactly like the other entries of its block.</source>
        <translation>Recue-a exatamente como os outros itens do bloco.</translation>
    </message>
    <message>
        <source>The YAML cannot be understood from here on (%1).</source>
        <translation>Daqui em diante não é possível entender o YAML (%1).</translation>
    </message>
    <message>
        <source>Compare the line and the one above with a config that works.</source>
        <translation>Compare a linha e a de cima com uma config que funciona.</translation>
    </message>
    <message>
        <source>A second document starts here; AI Toolkit reads only files with one.</source>
        <translation>Um segundo documento começa aqui; o AI Toolkit só lê arquivos com um.</translation>
    </message>
    <message>
        <source>Put each job into a file of its own.</source>
        <translation>Ponha cada job em um arquivo próprio.</translation>
    </message>
    <message>
        <source>The value that starts here cannot be located.</source>
        <translation>Não foi possível localizar o valor que começa aqui.</translation>
    </message>
    <message>
        <source>The list entry here cannot be located.</source>
        <translation>Não foi possível localizar o item da lista aqui.</translation>
    </message>
    <message>
        <source>“%1” is followed by no colon, so it sets nothing.</source>
        <translation>Não há dois-pontos depois de “%1”, então ele não define nada.</translation>
    </message>
    <message>
        <source>Write a colon and a blank between key and value.</source>
        <translation>Escreva dois-pontos e um espaço entre a chave e o valor.</translation>
    </message>
    <message>
        <source>The key of a setting must be a word.</source>
        <translation>A chave de uma configuração deve ser uma palavra.</translation>
    </message>
    <message>
        <source>The end of the list or block cannot be located.</source>
        <translation>Não foi possível localizar o fim da lista ou do bloco.</translation>
    </message>
</context>
<context>
    <name>JobView</name>
    <message>
        <source>This is no job of AI Toolkit: it holds no settings.</source>
        <translation>Isto não é um job do AI Toolkit: não há configurações nele.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the block “config” is missing.</source>
        <translation>Isto não é um job do AI Toolkit: falta o bloco “config”.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: “config” has no list “process”.</source>
        <translation>Isto não é um job do AI Toolkit: “config” não tem a lista “process”.</translation>
    </message>
    <message>
        <source>This is no job of AI Toolkit: the list “process” holds no process.</source>
        <translation>Isto não é um job do AI Toolkit: a lista “process” não contém nenhum processo.</translation>
    </message>
    <message>
        <source>Open the job&apos;s config: “.job_config.json” or “config.yaml” in its output folder, or the YAML file it was started with.</source>
        <translation>Abra a config do job: “.job_config.json” ou “config.yaml” na pasta de saída, ou o arquivo YAML com que ele foi iniciado.</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message>
        <source>Gradient checkpointing is off</source>
        <extracomment>memory: gradient_checkpointing_off, title</extracomment>
        <translation>O gradient checkpointing está desativado</translation>
    </message>
    <message>
        <source>With gradient checkpointing off, the activations of every block are kept until the backward pass. That costs 8 to 40 GiB and is needed for speed only; the result is the same. It is on by default, so the file turned it off.</source>
        <extracomment>memory: gradient_checkpointing_off, explanation</extracomment>
        <translation>Com o gradient checkpointing desativado, as ativações de todos os blocos ficam na memória até o backward. Isso custa de 8 a 40 GiB e só traz velocidade; o resultado é o mesmo. Ele vem ativado por padrão, portanto foi o arquivo que o desativou.</translation>
    </message>
    <message>
        <source>The batch is too large</source>
        <extracomment>memory: batch_too_large, title</extracomment>
        <translation>O batch é grande demais</translation>
    </message>
    <message>
        <source>Activations grow with the number of items in a batch. A batch of 1 with gradient accumulation trains with the same effective batch and without the higher peak. A dataset&apos;s own batch_size overrides that of the train block.</source>
        <extracomment>memory: batch_too_large, explanation</extracomment>
        <translation>As ativações crescem com o número de itens no batch. Um batch de 1 com acumulação de gradientes treina com o mesmo batch efetivo e sem o pico mais alto. O batch_size de um conjunto de dados tem prioridade sobre o do bloco train.</translation>
    </message>
    <message>
        <source>The largest resolution bucket is too large</source>
        <extracomment>memory: bucket_too_large, title</extracomment>
        <translation>O maior bucket de resolução é grande demais</translation>
    </message>
    <message>
        <source>Memory grows with the pixels of a batch. The largest bucket decides the peak, however rare it is: runs get through the smaller ones and die, or skip a batch, when the largest comes.</source>
        <extracomment>memory: bucket_too_large, explanation</extracomment>
        <translation>A memória cresce com os pixels do batch. O maior bucket define o pico, por mais raro que seja: o treino passa pelos menores e cai, ou pula um batch, quando chega o maior.</translation>
    </message>
    <message>
        <source>The training clips have too many frames</source>
        <extracomment>memory: too_many_frames, title</extracomment>
        <translation>Os clipes de treino têm frames demais</translation>
    </message>
    <message>
        <source>For video models the number of frames is the real spike: each latent frame adds its share of activations to every block. Fewer frames help more than a smaller picture, and the motion is still learned.</source>
        <extracomment>memory: too_many_frames, explanation</extracomment>
        <translation>Nos modelos de vídeo, o número de frames é o que mais pesa: cada frame latente soma sua parte de ativações em cada bloco. Menos frames ajudam mais do que uma imagem menor, e o movimento ainda é aprendido.</translation>
    </message>
    <message>
        <source>Previews are too heavy</source>
        <extracomment>memory: preview_too_heavy, title</extracomment>
        <translation>Os previews são pesados demais</translation>
    </message>
    <message>
        <source>A preview needs the model, the text encoder and the VAE on the card at once, and decoding the picture takes several GiB more. Training can fit where the preview does not. Smaller previews say as much about the training.</source>
        <extracomment>memory: preview_too_heavy, explanation</extracomment>
        <translation>Um preview precisa do modelo, do text encoder e do VAE na placa ao mesmo tempo, e decodificar a imagem consome mais alguns GiB. O treino pode caber onde o preview não cabe. Previews menores dizem o mesmo sobre o treino.</translation>
    </message>
    <message>
        <source>Preview clips have too many frames</source>
        <extracomment>memory: preview_frames_too_many, title</extracomment>
        <translation>Os clipes de preview têm frames demais</translation>
    </message>
    <message>
        <source>A preview of a video model is a whole clip. Its frames are denoised and decoded together, so a long preview needs more memory than any training step, even when the training data are single images.</source>
        <extracomment>memory: preview_frames_too_many, explanation</extracomment>
        <translation>O preview de um modelo de vídeo é um clipe inteiro. Todos os frames passam juntos pela remoção de ruído e pela decodificação; por isso, um preview longo precisa de mais memória do que qualquer passo de treino, mesmo quando os dados de treino são imagens avulsas.</translation>
    </message>
    <message>
        <source>The model&apos;s weights do not fit while they are loaded</source>
        <extracomment>memory: model_load_pressure, title</extracomment>
        <translation>Os pesos do modelo não cabem durante o carregamento</translation>
    </message>
    <message>
        <source>The weights, or their form before quantisation, take more than the card has free. Nothing of the training settings matters at that point: only a lighter precision, the model&apos;s low-memory path or offloading do.</source>
        <extracomment>memory: model_load_pressure, explanation</extracomment>
        <translation>Os pesos, ou a forma deles antes da quantização, ocupam mais do que a placa tem livre. Nesse ponto, nenhuma configuração de treino faz diferença: só ajudam uma precisão mais leve, o caminho de baixa memória do modelo ou offloading.</translation>
    </message>
    <message>
        <source>The text encoder does not fit on the card</source>
        <extracomment>memory: text_encoder_pressure, title</extracomment>
        <translation>O text encoder não cabe na placa</translation>
    </message>
    <message>
        <source>Text encoders have 4 to 24 billion parameters of their own and go to the card in bf16 before they are quantised. They are needed for loading, for encoding captions and for previews unless their embeddings are cached.</source>
        <extracomment>memory: text_encoder_pressure, explanation</extracomment>
        <translation>Os text encoders têm de 4 a 24 bilhões de parâmetros próprios e vão para a placa em bf16 antes de serem quantizados. São necessários no carregamento, na codificação das legendas e nos previews, a não ser que os embeddings estejam em cache.</translation>
    </message>
    <message>
        <source>Optimizer state or network are too large</source>
        <extracomment>memory: optimizer_or_rank, title</extracomment>
        <translation>O estado do otimizador ou a rede são grandes demais</translation>
    </message>
    <message>
        <source>The optimizer keeps one or two numbers for every trained parameter. For a small network that is little; for a very high rank, an optimizer in full precision or a full fine-tune it is many GiB, allocated in the first step.</source>
        <extracomment>memory: optimizer_or_rank, explanation</extracomment>
        <translation>O otimizador guarda um ou dois números para cada parâmetro treinado. Em uma rede pequena isso é pouco; com um rank muito alto, um otimizador em precisão total ou um fine-tuning completo são muitos GiB, alocados no primeiro passo.</translation>
    </message>
    <message>
        <source>The settings are on the edge of what fits</source>
        <extracomment>memory: borderline_config, title</extracomment>
        <translation>As configurações estão no limite do que cabe</translation>
    </message>
    <message>
        <source>Nothing single stands out: most steps fit, some do not. A bit less of the largest bucket, of frames or of the previews makes the run stable.</source>
        <extracomment>memory: borderline_config, explanation</extracomment>
        <translation>Nada se destaca sozinho: a maioria dos passos cabe, alguns não. Um pouco menos no maior bucket, nos frames ou nos previews deixa o treino estável.</translation>
    </message>
    <message>
        <source>The card is too small for this model</source>
        <extracomment>memory: gpu_too_small, title</extracomment>
        <translation>A placa é pequena demais para este modelo</translation>
    </message>
    <message>
        <source>The weights alone, or the smallest step that still makes sense, exceed the card with every memory saver on. A smaller model or a larger card is the way out; more retries are not.</source>
        <extracomment>memory: gpu_too_small, explanation</extracomment>
        <translation>Só os pesos, ou o menor passo que ainda faz sentido, já passam do que a placa tem, mesmo com todas as opções de economia de memória ativadas. A saída é um modelo menor ou uma placa maior; novas tentativas não resolvem.</translation>
    </message>
    <message>
        <source>Another program holds the card&apos;s memory</source>
        <extracomment>memory: gpu_occupied, title</extracomment>
        <translation>Outro programa ocupa a memória da placa</translation>
    </message>
    <message>
        <source>A second process, a program with a window or an earlier run that never ended holds memory on the same card. No setting of the job gives it back.</source>
        <extracomment>memory: gpu_occupied, explanation</extracomment>
        <translation>Um segundo processo, um programa com janela ou um treino anterior que nunca terminou ocupa memória na mesma placa. Nenhuma configuração do job devolve essa memória.</translation>
    </message>
    <message>
        <source>The card or the worker did not start from clean memory</source>
        <extracomment>memory: worker_state, title</extracomment>
        <translation>A placa ou o worker não começou com a memória limpa</translation>
    </message>
    <message>
        <source>The job is small and the card is full all the same, although this run holds little of it. Something from before is still there. Repeating the run burns time and money; a fresh worker or a restart clears it.</source>
        <extracomment>memory: worker_state, explanation</extracomment>
        <translation>O job é pequeno e a placa está cheia mesmo assim, embora este treino ocupe pouco dela. Algo de antes ainda está lá. Repetir o treino só gasta tempo e dinheiro; um worker limpo ou uma reinicialização resolve.</translation>
    </message>
    <message>
        <source>The free memory is in pieces</source>
        <extracomment>memory: fragmentation, title</extracomment>
        <translation>A memória livre está fragmentada</translation>
    </message>
    <message>
        <source>PyTorch has enough memory reserved, but no single piece of it is large enough. Buckets of many shapes break the pool up over time.</source>
        <extracomment>memory: fragmentation, explanation</extracomment>
        <translation>O PyTorch reservou memória suficiente, mas nenhum pedaço dela é grande o bastante. Com o tempo, buckets de muitos formatos fragmentam a reserva.</translation>
    </message>
    <message>
        <source>Memory grows over many steps</source>
        <extracomment>memory: memory_growth, title</extracomment>
        <translation>O uso de memória cresce ao longo de muitos passos</translation>
    </message>
    <message>
        <source>Every step or every preview leaves a little behind until nothing is left. It is a fault of the program rather than of a setting; saving often and resuming in shorter runs works around it.</source>
        <extracomment>memory: memory_growth, explanation</extracomment>
        <translation>Cada passo ou cada preview deixa um pouco para trás, até não sobrar nada. É um defeito do programa, e não de uma configuração; salvar com frequência e retomar em treinos mais curtos contorna o problema.</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s</source>
        <extracomment>memory: host_ram_exhausted, title</extracomment>
        <translation>O que acabou foi a memória do sistema, não a da placa</translation>
    </message>
    <message>
        <source>Loading, offloading, caching in memory and saving need system memory too: often as much as the whole model. When it runs out the system kills the program, or page-locked memory cannot be had.</source>
        <extracomment>memory: host_ram_exhausted, explanation</extracomment>
        <translation>Carregar, fazer offloading, manter cache na memória e salvar também precisam de memória do sistema: muitas vezes, tanto quanto o modelo inteiro. Quando ela acaba, o sistema encerra o programa ou não há como obter memória fixada (pinned).</translation>
    </message>
    <message>
        <source>An update made it need more memory</source>
        <extracomment>memory: toolkit_regression, title</extracomment>
        <translation>Uma atualização aumentou o uso de memória</translation>
    </message>
    <message>
        <source>The same job fitted before the trainer, PyTorch or the driver was updated. Going back to the version that worked, or forward to one with the fix, is the way out.</source>
        <extracomment>memory: toolkit_regression, explanation</extracomment>
        <translation>O mesmo job cabia antes de uma atualização do programa de treino, do PyTorch ou do driver. A saída é voltar à versão que funcionava ou avançar para uma com a correção.</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>memory: other, title</extracomment>
        <translation>Outra causa</translation>
    </message>
    <message>
        <source>None of the known causes explains this run well. The steps of the safe order still lower memory; the report helps others to find the reason.</source>
        <extracomment>memory: other, explanation</extracomment>
        <translation>Nenhuma das causas conhecidas explica bem este treino. As etapas na ordem segura reduzem a memória mesmo assim; o relatório ajuda outras pessoas a encontrar o motivo.</translation>
    </message>
    <message>
        <source>The model needs an accepted licence and a login</source>
        <extracomment>other_failures: not_oom.gated_model, title</extracomment>
        <translation>O modelo exige uma licença aceita e um login</translation>
    </message>
    <message>
        <source>The download was refused: the model&apos;s page asks for an accepted licence, and the downloader for a Hugging Face token. 401 means there is no token, 403 that the licence is not accepted for this account.</source>
        <extracomment>other_failures: not_oom.gated_model, explanation</extracomment>
        <translation>O download foi recusado: a página do modelo exige o aceite da licença, e o download exige um token do Hugging Face. 401 significa que não há token; 403, que a licença não foi aceita nesta conta.</translation>
    </message>
    <message>
        <source>Accept the licence on the model&apos;s page on Hugging Face, create a token with read access and enter it in AI Toolkit&apos;s settings (HF_TOKEN). Then start the job unchanged.</source>
        <extracomment>other_failures: not_oom.gated_model, remedy</extracomment>
        <translation>Aceite a licença na página do modelo no Hugging Face, crie um token com acesso de leitura e informe-o nas configurações do AI Toolkit (HF_TOKEN). Depois inicie o job sem mudar nada.</translation>
    </message>
    <message>
        <source>The model&apos;s files were not found</source>
        <extracomment>other_failures: not_oom.model_not_found, title</extracomment>
        <translation>Os arquivos do modelo não foram encontrados</translation>
    </message>
    <message>
        <source>The path or the name of the model leads nowhere, or a file of it is missing or broken.</source>
        <extracomment>other_failures: not_oom.model_not_found, explanation</extracomment>
        <translation>O caminho ou o nome do modelo não leva a lugar nenhum, ou um arquivo dele está faltando ou danificado.</translation>
    </message>
    <message>
        <source>Check name_or_path in the Model card: a repository&apos;s name is written as owner/name, a folder must hold the model&apos;s files. Delete a broken download so that it is fetched again.</source>
        <extracomment>other_failures: not_oom.model_not_found, remedy</extracomment>
        <translation>Confira name_or_path no painel Model: o nome de um repositório se escreve owner/name, e uma pasta precisa conter os arquivos do modelo. Apague um download danificado para que ele seja baixado de novo.</translation>
    </message>
    <message>
        <source>The dataset is missing or has nothing usable in it</source>
        <extracomment>other_failures: not_oom.dataset_missing, title</extracomment>
        <translation>O conjunto de dados não existe ou não tem nada que sirva</translation>
    </message>
    <message>
        <source>The folder does not exist, is empty, or holds another kind of files than the job expects: videos for a job that trains images, or edits without their control images.</source>
        <extracomment>other_failures: not_oom.dataset_missing, explanation</extracomment>
        <translation>A pasta não existe, está vazia ou contém arquivos de um tipo que o job não espera: vídeos em um job que treina imagens, ou edições sem as imagens de controle.</translation>
    </message>
    <message>
        <source>Check the dataset folder&apos;s path and that it holds images, or clips together with a Num Frames above 1. Jobs that edit pictures also need the control folder.</source>
        <extracomment>other_failures: not_oom.dataset_missing, remedy</extracomment>
        <translation>Confira o caminho da pasta do conjunto de dados e se ela contém imagens, ou clipes com Num Frames acima de 1. Jobs que editam imagens também precisam da pasta de controle.</translation>
    </message>
    <message>
        <source>The config is not valid</source>
        <extracomment>other_failures: not_oom.config_invalid, title</extracomment>
        <translation>A config não é válida</translation>
    </message>
    <message>
        <source>The trainer cannot read the config, or a value in it is not allowed.</source>
        <extracomment>other_failures: not_oom.config_invalid, explanation</extracomment>
        <translation>O programa de treino não consegue ler a config, ou um valor nela não é permitido.</translation>
    </message>
    <message>
        <source>Open the config under Fix: problems are marked with their line. A job made anew in AI Toolkit&apos;s own form is valid.</source>
        <extracomment>other_failures: not_oom.config_invalid, remedy</extracomment>
        <translation>Abra a config em Correção: os problemas aparecem marcados na linha. Um job criado de novo no formulário do AI Toolkit é válido.</translation>
    </message>
    <message>
        <source>A Python package is missing</source>
        <extracomment>other_failures: not_oom.module_missing, title</extracomment>
        <translation>Falta um pacote Python</translation>
    </message>
    <message>
        <source>The program cannot start because a package it imports is not installed in this environment.</source>
        <extracomment>other_failures: not_oom.module_missing, explanation</extracomment>
        <translation>O programa não consegue iniciar porque um pacote que ele importa não está instalado neste ambiente.</translation>
    </message>
    <message>
        <source>In AI Toolkit&apos;s folder, with its venv active: pip install -r requirements.txt</source>
        <extracomment>other_failures: not_oom.module_missing, remedy</extracomment>
        <translation>Na pasta do AI Toolkit, com o venv ativo: pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>PyTorch has no code for this card</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, title</extracomment>
        <translation>O PyTorch não tem código para esta placa</translation>
    </message>
    <message>
        <source>The installed PyTorch was built without this card&apos;s generation. It is common after a new card was put in.</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, explanation</extracomment>
        <translation>O PyTorch instalado foi compilado sem a geração desta placa. É comum depois de instalar uma placa nova.</translation>
    </message>
    <message>
        <source>Install the PyTorch build that AI Toolkit&apos;s README names for your card, for example: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</source>
        <extracomment>other_failures: not_oom.gpu_arch_unsupported, remedy</extracomment>
        <translation>Instale a versão do PyTorch que o README do AI Toolkit indica para a sua placa, por exemplo: pip install --upgrade torch torchvision torchaudio --index-url https://download.pytorch.org/whl/cu128</translation>
    </message>
    <message>
        <source>The graphics driver is too old</source>
        <extracomment>other_failures: not_oom.driver_too_old, title</extracomment>
        <translation>O driver de vídeo é antigo demais</translation>
    </message>
    <message>
        <source>The driver is older than the CUDA version that PyTorch was built for.</source>
        <extracomment>other_failures: not_oom.driver_too_old, explanation</extracomment>
        <translation>O driver é mais antigo que a versão do CUDA para a qual o PyTorch foi compilado.</translation>
    </message>
    <message>
        <source>Install the newest driver of the card&apos;s maker and restart.</source>
        <extracomment>other_failures: not_oom.driver_too_old, remedy</extracomment>
        <translation>Instale o driver mais recente do fabricante da placa e reinicie.</translation>
    </message>
    <message>
        <source>The card reported an error that is not about memory</source>
        <extracomment>other_failures: not_oom.cuda_error, title</extracomment>
        <translation>A placa informou um erro que não é de memória</translation>
    </message>
    <message>
        <source>A CUDA call failed for another reason: an index out of range, an illegal access, or a driver that was reset. Heavy oversubscription of memory can end so too, but this message does not prove it.</source>
        <extracomment>other_failures: not_oom.cuda_error, explanation</extracomment>
        <translation>Uma chamada CUDA falhou por outro motivo: um índice fora do intervalo, um acesso ilegal ou um driver que foi reiniciado. Memória muito acima do que a placa tem também pode terminar assim, mas esta mensagem não prova isso.</translation>
    </message>
    <message>
        <source>Start once more with the environment variable CUDA_LAUNCH_BLOCKING=1: the line in the traceback is then the right one. If it stays the same, update the driver and undo any overclocking.</source>
        <extracomment>other_failures: not_oom.cuda_error, remedy</extracomment>
        <translation>Inicie mais uma vez com a variável de ambiente CUDA_LAUNCH_BLOCKING=1: assim a linha no traceback é a certa. Se o erro continuar, atualize o driver e desfaça qualquer overclock.</translation>
    </message>
    <message>
        <source>The loss became invalid (nan or inf)</source>
        <extracomment>other_failures: not_oom.nan_loss, title</extracomment>
        <translation>A loss ficou inválida (nan ou inf)</translation>
    </message>
    <message>
        <source>Training goes on but nothing is learned any more: the numbers left the range of the data type. Half precision (fp16) on a model made for bf16, a learning rate that is far too high, or a faulty quantisation are the usual reasons.</source>
        <extracomment>other_failures: not_oom.nan_loss, explanation</extracomment>
        <translation>O treino continua, mas nada mais é aprendido: os números saíram do intervalo do tipo de dado. Os motivos comuns são meia precisão (fp16) em um modelo feito para bf16, uma taxa de aprendizado alta demais ou uma quantização com defeito.</translation>
    </message>
    <message>
        <source>Stop the run. Use bf16 for train.dtype and save.dtype, lower the learning rate to a tenth, and try another quantisation; start from the last good checkpoint or anew.</source>
        <extracomment>other_failures: not_oom.nan_loss, remedy</extracomment>
        <translation>Pare o treino. Use bf16 em train.dtype e save.dtype, reduza a taxa de aprendizado a um décimo e tente outra quantização; recomece do último checkpoint bom ou do zero.</translation>
    </message>
    <message>
        <source>Tensors are on different devices or of different types</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, title</extracomment>
        <translation>Há tensores em dispositivos diferentes ou de tipos diferentes</translation>
    </message>
    <message>
        <source>Part of the model is on the card and part in system memory, or in another precision than the rest. That is a fault of the program or of a combination of options, not of memory.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, explanation</extracomment>
        <translation>Parte do modelo está na placa e parte na memória do sistema, ou em outra precisão que o resto. É um defeito do programa ou de uma combinação de opções, não falta de memória.</translation>
    </message>
    <message>
        <source>Switch Layer Offloading off, or the last option that was changed, and update AI Toolkit; then report it with the log.</source>
        <extracomment>other_failures: not_oom.dtype_or_device_mismatch, remedy</extracomment>
        <translation>Desative Layer Offloading, ou a última opção que mudou, e atualize o AI Toolkit; depois relate o problema com o log.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <extracomment>other_failures: not_oom.disk_full, title</extracomment>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>There was no room left to write a checkpoint, a cache or a download.</source>
        <extracomment>other_failures: not_oom.disk_full, explanation</extracomment>
        <translation>Não havia mais espaço para gravar um checkpoint, um cache ou um download.</translation>
    </message>
    <message>
        <source>Free space on the drive of the output folder and of the model cache, or keep fewer checkpoints (Max Step Saves to Keep).</source>
        <extracomment>other_failures: not_oom.disk_full, remedy</extracomment>
        <translation>Libere espaço na unidade da pasta de saída e do cache de modelos, ou mantenha menos checkpoints (Max Step Saves to Keep).</translation>
    </message>
    <message>
        <source>A file or folder may not be written or read</source>
        <extracomment>other_failures: not_oom.permission_denied, title</extracomment>
        <translation>Não há permissão para gravar ou ler um arquivo ou uma pasta</translation>
    </message>
    <message>
        <source>The system refused access: the target is a folder or read-only, belongs to another user, or another program holds it open.</source>
        <extracomment>other_failures: not_oom.permission_denied, explanation</extracomment>
        <translation>O sistema recusou o acesso: o destino é uma pasta ou é somente leitura, pertence a outro usuário, ou outro programa o mantém aberto.</translation>
    </message>
    <message>
        <source>Check the path in the message; choose an output folder that belongs to you, outside of Program Files, and close programs that have the file open.</source>
        <extracomment>other_failures: not_oom.permission_denied, remedy</extracomment>
        <translation>Confira o caminho na mensagem; escolha uma pasta de saída sua, fora de Program Files, e feche os programas que estão com o arquivo aberto.</translation>
    </message>
    <message>
        <source>The network failed</source>
        <extracomment>other_failures: not_oom.network, title</extracomment>
        <translation>A rede falhou</translation>
    </message>
    <message>
        <source>A download or an upload did not get through.</source>
        <extracomment>other_failures: not_oom.network, explanation</extracomment>
        <translation>Um download ou um upload não foi concluído.</translation>
    </message>
    <message>
        <source>Check the connection and start again; downloads continue where they stopped. Behind a proxy set HTTPS_PROXY.</source>
        <extracomment>other_failures: not_oom.network, remedy</extracomment>
        <translation>Verifique a conexão e inicie de novo; os downloads continuam de onde pararam. Atrás de um proxy, defina HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>Compiling code for the card failed</source>
        <extracomment>other_failures: not_oom.compile_failed, title</extracomment>
        <translation>A compilação de código para a placa falhou</translation>
    </message>
    <message>
        <source>Triton or the compiler behind torch.compile could not build its code: a compiler or a header is missing, or the card is not supported.</source>
        <extracomment>other_failures: not_oom.compile_failed, explanation</extracomment>
        <translation>O Triton ou o compilador por trás do torch.compile não conseguiu gerar o código: falta um compilador ou um header, ou a placa não é compatível.</translation>
    </message>
    <message>
        <source>Switch Compile off in the Quantize / Compile card. On Windows triton needs its own package (triton-windows).</source>
        <extracomment>other_failures: not_oom.compile_failed, remedy</extracomment>
        <translation>Desative Compile no painel Quantize / Compile. No Windows, o triton precisa de um pacote próprio (triton-windows).</translation>
    </message>
    <message>
        <source>It was stopped on purpose</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, title</extracomment>
        <translation>O treino foi parado de propósito</translation>
    </message>
    <message>
        <source>The run was ended by Stop in the user interface or by Ctrl-C.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, explanation</extracomment>
        <translation>O treino foi encerrado com Stop na interface ou com Ctrl-C.</translation>
    </message>
    <message>
        <source>Nothing has to be mended. Started again, the job goes on from its last checkpoint.</source>
        <extracomment>other_failures: not_oom.interrupted_by_user, remedy</extracomment>
        <translation>Não há nada a corrigir. Iniciado de novo, o job continua do último checkpoint.</translation>
    </message>
    <message>
        <source>The job&apos;s state is out of date</source>
        <extracomment>other_failures: not_oom.stale_job, title</extracomment>
        <translation>O estado do job está desatualizado</translation>
    </message>
    <message>
        <source>The queue still shows a run that ended long ago, after a power cut or a killed program.</source>
        <extracomment>other_failures: not_oom.stale_job, explanation</extracomment>
        <translation>A fila ainda mostra um treino que terminou há muito tempo, após uma queda de energia ou um programa encerrado à força.</translation>
    </message>
    <message>
        <source>Restart AI Toolkit&apos;s user interface, mark the job as stopped and start it again.</source>
        <extracomment>other_failures: not_oom.stale_job, remedy</extracomment>
        <translation>Reinicie a interface do AI Toolkit, marque o job como parado e inicie-o de novo.</translation>
    </message>
    <message>
        <source>Two libraries do not fit together</source>
        <extracomment>other_failures: not_oom.library_mismatch, title</extracomment>
        <translation>Duas bibliotecas não são compatíveis entre si</translation>
    </message>
    <message>
        <source>A package was updated to a version that the trainer, or another package, does not know: a function is missing, takes other arguments, or returns something else.</source>
        <extracomment>other_failures: not_oom.library_mismatch, explanation</extracomment>
        <translation>Um pacote foi atualizado para uma versão que o programa de treino, ou outro pacote, não conhece: uma função não existe, recebe outros argumentos ou devolve outra coisa.</translation>
    </message>
    <message>
        <source>Install exactly the versions the trainer names: pip install -r requirements.txt --upgrade --force-reinstall; and report it if that does not help.</source>
        <extracomment>other_failures: not_oom.library_mismatch, remedy</extracomment>
        <translation>Instale exatamente as versões que o programa de treino indica: pip install -r requirements.txt --upgrade --force-reinstall; e relate o problema se isso não ajudar.</translation>
    </message>
    <message>
        <source>The program crashed inside native code</source>
        <extracomment>other_failures: not_oom.crash, title</extracomment>
        <translation>O programa caiu dentro de código nativo</translation>
    </message>
    <message>
        <source>The process ended without a Python error: an access violation, an abort, or a library that could not be loaded. It is no proof of a lack of memory, though too small a paging file can end so.</source>
        <extracomment>other_failures: not_oom.crash, explanation</extracomment>
        <translation>O processo terminou sem um erro do Python: uma violação de acesso, um abort ou uma biblioteca que não pôde ser carregada. Isso não prova falta de memória, embora um arquivo de paginação pequeno demais possa terminar assim.</translation>
    </message>
    <message>
        <source>Update the driver and PyTorch; on Windows let the paging file grow (65536 MB or more) and install the newest Visual C++ runtime. Then run once more and watch the system&apos;s memory.</source>
        <extracomment>other_failures: not_oom.crash, remedy</extracomment>
        <translation>Atualize o driver e o PyTorch; no Windows, deixe o arquivo de paginação crescer (65536 MB ou mais) e instale o runtime mais recente do Visual C++. Depois rode mais uma vez e observe a memória do sistema.</translation>
    </message>
    <message>
        <source>Another failure</source>
        <extracomment>other_failures: not_oom.other, title</extracomment>
        <translation>Outra falha</translation>
    </message>
    <message>
        <source>The message is none that Headroom knows. It is not about memory.</source>
        <extracomment>other_failures: not_oom.other, explanation</extracomment>
        <translation>O Headroom não conhece esta mensagem. Ela não é sobre memória.</translation>
    </message>
    <message>
        <source>Search for the message in the trainer&apos;s tracker, or report it there with the log.</source>
        <extracomment>other_failures: not_oom.other, remedy</extracomment>
        <translation>Procure a mensagem nas issues do programa de treino ou relate-a lá, com o log.</translation>
    </message>
    <message>
        <source>The same config has worked before.</source>
        <extracomment>answers: worked_same_config, title</extracomment>
        <translation>A mesma config já funcionou antes.</translation>
    </message>
    <message>
        <source>Another config has worked on this machine.</source>
        <extracomment>answers: worked_other_config, title</extracomment>
        <translation>Outra config já funcionou nesta máquina.</translation>
    </message>
    <message>
        <source>No config has worked on this machine yet.</source>
        <extracomment>answers: never_worked, title</extracomment>
        <translation>Nenhuma config funcionou ainda nesta máquina.</translation>
    </message>
    <message>
        <source>It began after an update of the trainer, PyTorch or the driver.</source>
        <extracomment>answers: after_update, title</extracomment>
        <translation>Começou depois de uma atualização do programa de treino, do PyTorch ou do driver.</translation>
    </message>
    <message>
        <source>Nothing was updated before it began.</source>
        <extracomment>answers: after_update, absent</extracomment>
        <translation>Nada foi atualizado antes de começar.</translation>
    </message>
    <message>
        <source>This version is known to need more memory than it should: %1.</source>
        <extracomment>answers: known_bad_version, title</extracomment>
        <translation>Sabe-se que esta versão precisa de mais memória do que deveria: %1.</translation>
    </message>
    <message>
        <source>It fails only sometimes with the same config.</source>
        <extracomment>answers: fails_sometimes, title</extracomment>
        <translation>Só falha às vezes com a mesma config.</translation>
    </message>
    <message>
        <source>It fails every time.</source>
        <extracomment>answers: fails_sometimes, absent</extracomment>
        <translation>Falha todas as vezes.</translation>
    </message>
    <message>
        <source>Even a conservative config fails at once.</source>
        <extracomment>answers: conservative_fails, title</extracomment>
        <translation>Até uma config conservadora falha de imediato.</translation>
    </message>
    <message>
        <source>Other programs use the card.</source>
        <extracomment>answers: other_programs_open, title</extracomment>
        <translation>Outros programas usam a placa.</translation>
    </message>
    <message>
        <source>No other program uses the card.</source>
        <extracomment>answers: other_programs_open, absent</extracomment>
        <translation>Nenhum outro programa usa a placa.</translation>
    </message>
    <message>
        <source>It fails on a fresh worker or after a restart as well.</source>
        <extracomment>answers: persists_on_fresh_worker, title</extracomment>
        <translation>Também falha em um worker limpo ou após reiniciar.</translation>
    </message>
    <message>
        <source>The machine has only %1 of system memory.</source>
        <extracomment>answers: system_ram_small, title</extracomment>
        <translation>A máquina tem só %1 de memória do sistema.</translation>
    </message>
    <message>
        <source>The machine has %1 of system memory.</source>
        <extracomment>answers: system_ram_small, absent</extracomment>
        <translation>A máquina tem %1 de memória do sistema.</translation>
    </message>
    <message>
        <source>Steps are many times slower than before.</source>
        <extracomment>answers: very_slow, title</extracomment>
        <translation>Os passos estão muitas vezes mais lentos que antes.</translation>
    </message>
    <message>
        <source>Steps are not slower than usual.</source>
        <extracomment>answers: very_slow, absent</extracomment>
        <translation>Os passos não estão mais lentos que o normal.</translation>
    </message>
    <message>
        <source>It runs on Windows, where the desktop and other programs share the card.</source>
        <extracomment>answers: on_windows, title</extracomment>
        <translation>Roda no Windows, onde a área de trabalho e outros programas dividem a placa.</translation>
    </message>
    <message>
        <source>It runs on a rented machine, which may not start from clean memory.</source>
        <extracomment>answers: on_rented_machine, title</extracomment>
        <translation>Roda em uma máquina alugada, que pode não começar com a memória limpa.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <extracomment>config: checkpointing_off, absent</extracomment>
        <translation>O gradient checkpointing está ativado.</translation>
    </message>
    <message>
        <source>The batch size is %1.</source>
        <extracomment>config: batch_above_one, title</extracomment>
        <translation>O tamanho do batch é %1.</translation>
    </message>
    <message>
        <source>The batch size is 1 already.</source>
        <extracomment>config: batch_above_one, absent</extracomment>
        <translation>O tamanho do batch já é 1.</translation>
    </message>
    <message>
        <source>The batch size is %1: activations are %1 times those of a single item.</source>
        <extracomment>config: batch_large, title</extracomment>
        <translation>O tamanho do batch é %1: as ativações são %1 vezes as de um único item.</translation>
    </message>
    <message>
        <source>The largest resolution is %1.</source>
        <extracomment>config: bucket_very_large, title</extracomment>
        <translation>A maior resolução é %1.</translation>
    </message>
    <message>
        <source>The largest resolution is only %1.</source>
        <extracomment>config: bucket_small, title</extracomment>
        <translation>A maior resolução é só %1.</translation>
    </message>
    <message>
        <source>Buckets of different size are trained (%1): small ones may fit where the largest does not.</source>
        <extracomment>config: several_buckets, title</extracomment>
        <translation>Buckets de tamanhos diferentes são treinados (%1): os pequenos podem caber onde o maior não cabe.</translation>
    </message>
    <message>
        <source>All buckets have about the same size.</source>
        <extracomment>config: several_buckets, absent</extracomment>
        <translation>Todos os buckets têm mais ou menos o mesmo tamanho.</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained.</source>
        <extracomment>config: clips_long, title</extracomment>
        <translation>São treinados clipes de %1 frames.</translation>
    </message>
    <message>
        <source>Clips have no more than %1 frames.</source>
        <extracomment>config: clips_long, absent</extracomment>
        <translation>Os clipes não têm mais que %1 frames.</translation>
    </message>
    <message>
        <source>Clips of %1 frames are trained, many times the memory of a still picture.</source>
        <extracomment>config: clips_very_long, title</extracomment>
        <translation>São treinados clipes de %1 frames, muitas vezes a memória de uma imagem estática.</translation>
    </message>
    <message>
        <source>A video model is trained.</source>
        <extracomment>config: trains_video, title</extracomment>
        <translation>Um modelo de vídeo é treinado.</translation>
    </message>
    <message>
        <source>No video model is trained.</source>
        <extracomment>config: trains_video, absent</extracomment>
        <translation>Nenhum modelo de vídeo é treinado.</translation>
    </message>
    <message>
        <source>The training data are single images.</source>
        <extracomment>config: no_clips, title</extracomment>
        <translation>Os dados de treino são imagens avulsas.</translation>
    </message>
    <message>
        <source>The training data are video clips.</source>
        <extracomment>config: no_clips, absent</extracomment>
        <translation>Os dados de treino são clipes de vídeo.</translation>
    </message>
    <message>
        <source>No previews are made.</source>
        <extracomment>config: previews_off, title</extracomment>
        <translation>Nenhum preview é gerado.</translation>
    </message>
    <message>
        <source>Previews are made.</source>
        <extracomment>config: previews_off, absent</extracomment>
        <translation>Previews são gerados.</translation>
    </message>
    <message>
        <source>The heaviest preview is %1 × %2.</source>
        <extracomment>config: preview_pixels_large, title</extracomment>
        <translation>O preview mais pesado tem %1 × %2.</translation>
    </message>
    <message>
        <source>The heaviest preview is only %1 × %2.</source>
        <extracomment>config: preview_pixels_small, title</extracomment>
        <translation>O preview mais pesado tem só %1 × %2.</translation>
    </message>
    <message>
        <source>The heaviest preview has %1 times the pixels of the largest training item.</source>
        <extracomment>config: preview_heavier_than_training, title</extracomment>
        <translation>O preview mais pesado tem %1 vezes os pixels do maior item de treino.</translation>
    </message>
    <message>
        <source>A preview has %1 frames.</source>
        <extracomment>config: preview_clip_long, title</extracomment>
        <translation>Um preview tem %1 frames.</translation>
    </message>
    <message>
        <source>No preview has more than %1 frames.</source>
        <extracomment>config: preview_clip_long, absent</extracomment>
        <translation>Nenhum preview tem mais que %1 frames.</translation>
    </message>
    <message>
        <source>low_vram is off, although it eases loading of this model.</source>
        <extracomment>config: low_vram_unused, title</extracomment>
        <translation>low_vram está desativado, embora alivie o carregamento deste modelo.</translation>
    </message>
    <message>
        <source>low_vram is on, or does nothing for this model.</source>
        <extracomment>config: low_vram_unused, absent</extracomment>
        <translation>low_vram está ativado ou não tem efeito neste modelo.</translation>
    </message>
    <message>
        <source>The transformer is not quantised.</source>
        <extracomment>config: quantize_off, title</extracomment>
        <translation>O transformer não está quantizado.</translation>
    </message>
    <message>
        <source>The transformer is quantised.</source>
        <extracomment>config: quantize_off, absent</extracomment>
        <translation>O transformer está quantizado.</translation>
    </message>
    <message>
        <source>The text encoder is not quantised.</source>
        <extracomment>config: text_encoder_unquantized, title</extracomment>
        <translation>O text encoder não está quantizado.</translation>
    </message>
    <message>
        <source>The text encoder is quantised.</source>
        <extracomment>config: text_encoder_unquantized, absent</extracomment>
        <translation>O text encoder está quantizado.</translation>
    </message>
    <message>
        <source>The text encoder stays on the card: its embeddings are neither cached nor is it unloaded.</source>
        <extracomment>config: text_encoder_resident, title</extracomment>
        <translation>O text encoder fica na placa: os embeddings não estão em cache, e ele não é descarregado.</translation>
    </message>
    <message>
        <source>The text encoder leaves the card before training.</source>
        <extracomment>config: text_encoder_resident, absent</extracomment>
        <translation>O text encoder sai da placa antes do treino.</translation>
    </message>
    <message>
        <source>Only a small network is trained, not the whole model.</source>
        <extracomment>config: full_finetune, absent</extracomment>
        <translation>Só uma rede pequena é treinada, não o modelo inteiro.</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps its state in full precision.</source>
        <extracomment>config: optimizer_heavy, title</extracomment>
        <translation>O otimizador %1 guarda o estado em precisão total.</translation>
    </message>
    <message>
        <source>The optimizer %1 keeps a small state.</source>
        <extracomment>config: optimizer_heavy, absent</extracomment>
        <translation>O otimizador %1 guarda um estado pequeno.</translation>
    </message>
    <message>
        <source>The network has rank %1 and the optimizer %2: their memory is small.</source>
        <extracomment>config: optimizer_state_small, title</extracomment>
        <translation>A rede tem rank %1, e o otimizador é %2: os dois usam pouca memória.</translation>
    </message>
    <message>
        <source>The network rank is %1.</source>
        <extracomment>config: rank_high, title</extracomment>
        <translation>O rank da rede é %1.</translation>
    </message>
    <message>
        <source>The network rank is only %1.</source>
        <extracomment>config: rank_high, absent</extracomment>
        <translation>O rank da rede é só %1.</translation>
    </message>
    <message>
        <source>The settings are conservative already: batch 1, checkpointing on, small buckets, clips and previews.</source>
        <extracomment>config: settings_conservative, title</extracomment>
        <translation>As configurações já são conservadoras: batch 1, checkpointing ativado, e buckets, clipes e previews pequenos.</translation>
    </message>
    <message>
        <source>Layers are offloaded into page-locked system memory.</source>
        <extracomment>config: weights_offloaded, title</extracomment>
        <translation>Há camadas em offloading na memória fixada (pinned) do sistema.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2 and should fit.</source>
        <extracomment>estimate: estimate_fits, title</extracomment>
        <translation>Pela estimativa, esta fase precisa de cerca de %1 de %2 e deve caber.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 of %2: on the edge.</source>
        <extracomment>estimate: estimate_on_the_edge, title</extracomment>
        <translation>Pela estimativa, esta fase precisa de cerca de %1 de %2: no limite.</translation>
    </message>
    <message>
        <source>By the estimate this phase needs about %1 where the card has %2.</source>
        <extracomment>estimate: estimate_far_over, title</extracomment>
        <translation>Pela estimativa, esta fase precisa de cerca de %1, e a placa tem %2.</translation>
    </message>
    <message>
        <source>Even with every memory saver on, the estimate does not fit %1.</source>
        <extracomment>estimate: nothing_fits, title</extracomment>
        <translation>Mesmo com todas as opções de economia de memória, a estimativa não cabe em %1.</translation>
    </message>
    <message>
        <source>With the right settings the estimate fits %1.</source>
        <extracomment>estimate: nothing_fits, absent</extracomment>
        <translation>Com as configurações certas, a estimativa cabe em %1.</translation>
    </message>
    <message>
        <source>The weights alone take about %1 where the card has %2.</source>
        <extracomment>estimate: weights_exceed_card, title</extracomment>
        <translation>Só os pesos ocupam cerca de %1, e a placa tem %2.</translation>
    </message>
    <message>
        <source>The weights take about %1 of %2.</source>
        <extracomment>estimate: weights_exceed_card, absent</extracomment>
        <translation>Os pesos ocupam cerca de %1 de %2.</translation>
    </message>
    <message>
        <source>The card has only %1.</source>
        <extracomment>estimate: card_tiny, title</extracomment>
        <translation>A placa tem só %1.</translation>
    </message>
    <message>
        <source>With gradient checkpointing on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_checkpointing, title</extracomment>
        <translation>Com gradient checkpointing ativado, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>With a batch of 1 the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_batch, title</extracomment>
        <translation>Com um batch de 1, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>A batch of 1 would not be enough by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_batch, absent</extracomment>
        <translation>Um batch de 1 não bastaria, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>Without the largest bucket the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_bucket, title</extracomment>
        <translation>Sem o maior bucket, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>Dropping the largest bucket would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_bucket, absent</extracomment>
        <translation>Remover o maior bucket mudaria pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>With fewer frames the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_frames, title</extracomment>
        <translation>Com menos frames, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>Fewer frames would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_frames, absent</extracomment>
        <translation>Menos frames mudariam pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>With smaller previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview, title</extracomment>
        <translation>Com previews menores, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>Smaller previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview, absent</extracomment>
        <translation>Previews menores mudariam pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>With shorter previews the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_preview_frames, title</extracomment>
        <translation>Com previews mais curtos, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>Shorter previews would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_preview_frames, absent</extracomment>
        <translation>Previews mais curtos mudariam pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>With the model&apos;s memory savers on, the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_model_load, title</extracomment>
        <translation>Com as opções de economia de memória do modelo ativadas, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>The model&apos;s memory savers would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_model_load, absent</extracomment>
        <translation>As opções de economia de memória do modelo mudariam pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>With the text encoder out of the way the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_text_encoder, title</extracomment>
        <translation>Com o text encoder fora do caminho, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>Without the text encoder the estimate would hardly change: %1 become %2.</source>
        <extracomment>estimate: but_for_text_encoder, absent</extracomment>
        <translation>Sem o text encoder, a estimativa quase não mudaria: de %1 para %2.</translation>
    </message>
    <message>
        <source>With an 8-bit optimizer the estimate falls from %1 to %2.</source>
        <extracomment>estimate: but_for_optimizer, title</extracomment>
        <translation>Com um otimizador de 8 bits, a estimativa cai de %1 para %2.</translation>
    </message>
    <message>
        <source>An 8-bit optimizer would change little by the estimate: %1 become %2.</source>
        <extracomment>estimate: but_for_optimizer, absent</extracomment>
        <translation>Um otimizador de 8 bits mudaria pouco, pela estimativa: de %1 para %2.</translation>
    </message>
    <message>
        <source>PyTorch&apos;s own allocator on the card reported it.</source>
        <extracomment>message: message_allocator, title</extracomment>
        <translation>O erro veio do alocador do próprio PyTorch na placa.</translation>
    </message>
    <message>
        <source>The message is a bare &quot;CUDA error: out of memory&quot; without sizes: it does not come from the allocator of the card.</source>
        <extracomment>message: message_bare_cuda, title</extracomment>
        <translation>A mensagem é só “CUDA error: out of memory”, sem tamanhos: ela não vem do alocador da placa.</translation>
    </message>
    <message>
        <source>cuBLAS or cuDNN could not get its workspace.</source>
        <extracomment>message: message_cublas, title</extracomment>
        <translation>O cuBLAS ou o cuDNN não conseguiu sua área de trabalho.</translation>
    </message>
    <message>
        <source>The system&apos;s memory ran out, not the card&apos;s.</source>
        <extracomment>message: message_host_memory, title</extracomment>
        <translation>O que acabou foi a memória do sistema, não a da placa.</translation>
    </message>
    <message>
        <source>Shared memory for the data loader (/dev/shm) ran out.</source>
        <extracomment>message: message_shared_memory, title</extracomment>
        <translation>A memória compartilhada do carregador de dados (/dev/shm) acabou.</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error; a full card would have left one.</source>
        <extracomment>message: stops_without_error, title</extracomment>
        <translation>O log para durante o carregamento, sem erro; uma placa cheia teria deixado um.</translation>
    </message>
    <message>
        <source>The log holds no error message.</source>
        <extracomment>message: no_error_message, title</extracomment>
        <translation>O log não tem mensagem de erro.</translation>
    </message>
    <message>
        <source>There is no error, but steps take %1 s.</source>
        <extracomment>message: running_slow, title</extracomment>
        <translation>Não há erro, mas os passos levam %1 s.</translation>
    </message>
    <message>
        <source>This run itself holds %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, title</extracomment>
        <translation>Este treino ocupa sozinho %1 dos %2 da placa.</translation>
    </message>
    <message>
        <source>This run itself holds only %1 of the %2 on the card.</source>
        <extracomment>message: own_memory_fills_card, absent</extracomment>
        <translation>Este treino ocupa só %1 dos %2 da placa.</translation>
    </message>
    <message>
        <source>Another process holds %1 of the card&apos;s memory.</source>
        <extracomment>message: other_process_holds_much, title</extracomment>
        <translation>Outro processo ocupa %1 da memória da placa.</translation>
    </message>
    <message>
        <source>%1 of the %2 on the card are held by neither this run nor a named process.</source>
        <extracomment>message: most_of_card_unexplained, title</extracomment>
        <translation>De %2 na placa, %1 não pertencem nem a este treino nem a um processo conhecido.</translation>
    </message>
    <message>
        <source>%1 of the card&apos;s memory are not accounted for by this run.</source>
        <extracomment>message: some_of_card_unexplained, title</extracomment>
        <translation>Este treino não explica %1 da memória da placa.</translation>
    </message>
    <message>
        <source>%1 were reserved but unused, more than the %2 asked for.</source>
        <extracomment>message: pool_covers_request, title</extracomment>
        <translation>Havia %1 reservados e sem uso, mais que os %2 pedidos.</translation>
    </message>
    <message>
        <source>Only %1 were reserved but unused, less than the %2 asked for: the memory is not in pieces.</source>
        <extracomment>message: pool_covers_request, absent</extracomment>
        <translation>Havia só %1 reservados e sem uso, menos que os %2 pedidos: a memória não está fragmentada.</translation>
    </message>
    <message>
        <source>%1 were reserved but unused where %2 were asked for: the free room is in pieces.</source>
        <extracomment>message: pool_large, title</extracomment>
        <translation>Havia %1 reservados e sem uso quando %2 foram pedidos: o espaço livre está fragmentado.</translation>
    </message>
    <message>
        <source>More is allocated (%1) than the card has (%2): the driver was paging already.</source>
        <extracomment>message: allocated_above_card, title</extracomment>
        <translation>Há mais memória alocada (%1) do que a placa tem (%2): o driver já estava usando a memória do sistema.</translation>
    </message>
    <message>
        <source>A single request of %1 failed: one big tensor, as in a decode or a large bucket.</source>
        <extracomment>message: request_large, title</extracomment>
        <translation>Um único pedido de %1 falhou: um tensor grande, como em uma decodificação ou em um bucket grande.</translation>
    </message>
    <message>
        <source>A single request of %1 exceeds the whole card (%2).</source>
        <extracomment>message: request_above_card, title</extracomment>
        <translation>Um único pedido de %1 é maior que a placa inteira (%2).</translation>
    </message>
    <message>
        <source>The log names a model behind a licence or a login: %1</source>
        <extracomment>other_failures: named_gated_model, title</extracomment>
        <translation>O log cita um modelo que exige licença ou login: %1</translation>
    </message>
    <message>
        <source>The log names a model that was not found: %1</source>
        <extracomment>other_failures: named_model_not_found, title</extracomment>
        <translation>O log cita um modelo que não foi encontrado: %1</translation>
    </message>
    <message>
        <source>The log names the dataset: %1</source>
        <extracomment>other_failures: named_dataset_missing, title</extracomment>
        <translation>O log cita o conjunto de dados: %1</translation>
    </message>
    <message>
        <source>The log names the config: %1</source>
        <extracomment>other_failures: named_config_invalid, title</extracomment>
        <translation>O log cita a config: %1</translation>
    </message>
    <message>
        <source>The log names a package that is missing: %1</source>
        <extracomment>other_failures: named_module_missing, title</extracomment>
        <translation>O log cita um pacote que está faltando: %1</translation>
    </message>
    <message>
        <source>The log says that PyTorch has no code for this card: %1</source>
        <extracomment>other_failures: named_gpu_arch_unsupported, title</extracomment>
        <translation>O log diz que o PyTorch não tem código para esta placa: %1</translation>
    </message>
    <message>
        <source>The log names the driver: %1</source>
        <extracomment>other_failures: named_driver_too_old, title</extracomment>
        <translation>O log cita o driver: %1</translation>
    </message>
    <message>
        <source>The log names an error of the card: %1</source>
        <extracomment>other_failures: named_cuda_error, title</extracomment>
        <translation>O log cita um erro da placa: %1</translation>
    </message>
    <message>
        <source>The loss became invalid: %1</source>
        <extracomment>other_failures: named_nan_loss, title</extracomment>
        <translation>A loss ficou inválida: %1</translation>
    </message>
    <message>
        <source>The log names tensors that do not go together: %1</source>
        <extracomment>other_failures: named_dtype_or_device_mismatch, title</extracomment>
        <translation>O log cita tensores que não combinam: %1</translation>
    </message>
    <message>
        <source>The log says that no space is left: %1</source>
        <extracomment>other_failures: named_disk_full, title</extracomment>
        <translation>O log diz que não há mais espaço: %1</translation>
    </message>
    <message>
        <source>The log says that access was denied: %1</source>
        <extracomment>other_failures: named_permission_denied, title</extracomment>
        <translation>O log diz que o acesso foi negado: %1</translation>
    </message>
    <message>
        <source>The log names the network: %1</source>
        <extracomment>other_failures: named_network, title</extracomment>
        <translation>O log cita a rede: %1</translation>
    </message>
    <message>
        <source>The log names the compiler: %1</source>
        <extracomment>other_failures: named_compile_failed, title</extracomment>
        <translation>O log cita o compilador: %1</translation>
    </message>
    <message>
        <source>The log says that the run was stopped: %1</source>
        <extracomment>other_failures: named_interrupted_by_user, title</extracomment>
        <translation>O log diz que o treino foi parado: %1</translation>
    </message>
    <message>
        <source>The log shows a job that is not really running: %1</source>
        <extracomment>other_failures: named_stale_job, title</extracomment>
        <translation>O log mostra um job que na verdade não está rodando: %1</translation>
    </message>
    <message>
        <source>The log names a mismatch of libraries: %1</source>
        <extracomment>other_failures: named_library_mismatch, title</extracomment>
        <translation>O log cita bibliotecas incompatíveis: %1</translation>
    </message>
    <message>
        <source>The program crashed: %1</source>
        <extracomment>other_failures: named_crash, title</extracomment>
        <translation>O programa caiu: %1</translation>
    </message>
    <message>
        <source>The log ends with an error that is not about memory: %1</source>
        <extracomment>other_failures: named_other, title</extracomment>
        <translation>O log termina com um erro que não é de memória: %1</translation>
    </message>
    <message>
        <source>The error is about an import: %1</source>
        <extracomment>other_failures: exception_import, title</extracomment>
        <translation>O erro é de importação: %1</translation>
    </message>
    <message>
        <source>The error is a call that the library does not take: %1</source>
        <extracomment>other_failures: exception_api, title</extracomment>
        <translation>O erro é uma chamada que a biblioteca não aceita: %1</translation>
    </message>
    <message>
        <source>The error is about a missing file: %1</source>
        <extracomment>other_failures: exception_file, title</extracomment>
        <translation>O erro é de um arquivo que está faltando: %1</translation>
    </message>
    <message>
        <source>The error is about access: %1</source>
        <extracomment>other_failures: exception_permission, title</extracomment>
        <translation>O erro é de acesso: %1</translation>
    </message>
    <message>
        <source>The error is about a connection: %1</source>
        <extracomment>other_failures: exception_network, title</extracomment>
        <translation>O erro é de conexão: %1</translation>
    </message>
    <message>
        <source>The error is about a value: %1</source>
        <extracomment>other_failures: exception_value, title</extracomment>
        <translation>O erro é de um valor: %1</translation>
    </message>
    <message>
        <source>The run was interrupted: %1</source>
        <extracomment>other_failures: exception_interrupt, title</extracomment>
        <translation>O treino foi interrompido: %1</translation>
    </message>
    <message>
        <source>The process ended by a native crash: %1</source>
        <extracomment>other_failures: exit_by_native_crash, title</extracomment>
        <translation>O processo terminou com uma falha nativa: %1</translation>
    </message>
    <message>
        <source>It happened at the start, before any model was loaded.</source>
        <extracomment>other_failures: phase_startup, title</extracomment>
        <translation>Aconteceu no início, antes de carregar qualquer modelo.</translation>
    </message>
    <message>
        <source>It happened while the model was being loaded.</source>
        <extracomment>phase: phase_loading, title</extracomment>
        <translation>Aconteceu durante o carregamento do modelo.</translation>
    </message>
    <message>
        <source>It happened while weights were being quantised.</source>
        <extracomment>phase: phase_quantizing, title</extracomment>
        <translation>Aconteceu durante a quantização dos pesos.</translation>
    </message>
    <message>
        <source>It happened while images or clips were being encoded into the latent cache.</source>
        <extracomment>phase: phase_caching_latents, title</extracomment>
        <translation>Aconteceu enquanto imagens ou clipes eram codificados para o cache de latents.</translation>
    </message>
    <message>
        <source>It happened while captions were being encoded by the text encoder.</source>
        <extracomment>phase: phase_caching_text, title</extracomment>
        <translation>Aconteceu enquanto o text encoder codificava as legendas.</translation>
    </message>
    <message>
        <source>It happened in the first preview, before any training step.</source>
        <extracomment>phase: phase_baseline_sample, title</extracomment>
        <translation>Aconteceu no primeiro preview, antes de qualquer passo de treino.</translation>
    </message>
    <message>
        <source>It happened within the first ten training steps.</source>
        <extracomment>phase: phase_first_steps, title</extracomment>
        <translation>Aconteceu nos dez primeiros passos de treino.</translation>
    </message>
    <message>
        <source>It happened in training after more than ten steps.</source>
        <extracomment>phase: phase_later_steps, title</extracomment>
        <translation>Aconteceu no treino, depois de mais de dez passos.</translation>
    </message>
    <message>
        <source>It happened while a preview was being generated; training itself had worked.</source>
        <extracomment>phase: phase_preview, title</extracomment>
        <translation>Aconteceu durante a geração de um preview; o treino em si tinha funcionado.</translation>
    </message>
    <message>
        <source>It happened while a checkpoint was being saved.</source>
        <extracomment>phase: phase_saving, title</extracomment>
        <translation>Aconteceu ao salvar um checkpoint.</translation>
    </message>
    <message>
        <source>It fails before the first training step.</source>
        <extracomment>phase: phase_before_first_step, title</extracomment>
        <translation>Falha antes do primeiro passo de treino.</translation>
    </message>
    <message>
        <source>Not a single training step was completed.</source>
        <extracomment>phase: first_step_never_done, title</extracomment>
        <translation>Nenhum passo de treino foi concluído.</translation>
    </message>
    <message>
        <source>Some training steps were completed before it failed.</source>
        <extracomment>phase: first_step_never_done, absent</extracomment>
        <translation>Alguns passos de treino foram concluídos antes da falha.</translation>
    </message>
    <message>
        <source>Smaller batches fit, a later one did not. Steps that went well before: %1.</source>
        <extracomment>phase: failed_after_few_steps, title</extracomment>
        <translation>Batches menores couberam, um posterior não. Passos que deram certo antes: %1.</translation>
    </message>
    <message>
        <source>Single batches were skipped for lack of memory and training went on. Skipped: %1.</source>
        <extracomment>phase: lone_skips, title</extracomment>
        <translation>Batches isolados foram pulados por falta de memória, e o treino continuou. Pulados: %1.</translation>
    </message>
    <message>
        <source>A preview had been generated without trouble before.</source>
        <extracomment>phase: first_sample_went_well, title</extracomment>
        <translation>Um preview já tinha sido gerado sem problema.</translation>
    </message>
    <message>
        <source>AI Toolkit keeps gradient checkpointing on unless the config says otherwise.</source>
        <extracomment>phase: checkpointing_by_default, title</extracomment>
        <translation>O AI Toolkit mantém o gradient checkpointing ativado, a não ser que a config diga o contrário.</translation>
    </message>
    <message>
        <source>The failing call copies weights from the card into page-locked system memory.</source>
        <extracomment>phase: doing_pinned_copy, title</extracomment>
        <translation>A chamada que falhou copia pesos da placa para a memória fixada (pinned) do sistema.</translation>
    </message>
    <message>
        <source>The failing call is in the optimizer, where its state is laid out.</source>
        <extracomment>phase: doing_optimizer_step, title</extracomment>
        <translation>A chamada que falhou está no otimizador, onde o estado dele é criado.</translation>
    </message>
    <message>
        <source>All denoising steps of the preview were done; the failing call decodes the picture.</source>
        <extracomment>phase: doing_preview_decode, title</extracomment>
        <translation>Todos os passos de remoção de ruído do preview terminaram; a chamada que falhou decodifica a imagem.</translation>
    </message>
    <message>
        <source>The failing call is in the validation pass, not in training itself.</source>
        <extracomment>phase: doing_validation, title</extracomment>
        <translation>A chamada que falhou está na validação, não no treino em si.</translation>
    </message>
    <message>
        <source>The text encoder was being loaded, moved or run when it failed.</source>
        <extracomment>phase: doing_text_encoder, title</extracomment>
        <translation>O text encoder estava sendo carregado, movido ou executado quando a falha ocorreu.</translation>
    </message>
    <message>
        <source>The transformer&apos;s weights were being loaded or moved to the card when it failed.</source>
        <extracomment>phase: doing_transformer, title</extracomment>
        <translation>Os pesos do transformer estavam sendo carregados ou movidos para a placa quando a falha ocorreu.</translation>
    </message>
    <message>
        <source>An earlier attempt in this log failed before training as well.</source>
        <extracomment>phase: same_job_failed_at_once_before, title</extracomment>
        <translation>Uma tentativa anterior neste log também falhou antes do treino.</translation>
    </message>
    <message>
        <source>A run with a batch of %1 worked; this one has %2.</source>
        <extracomment>phase: worked_with_smaller_batch, title</extracomment>
        <translation>Um treino com batch de %1 funcionou; este tem %2.</translation>
    </message>
    <message>
        <source>A run with resolutions up to %1 worked; this one goes up to %2.</source>
        <extracomment>phase: worked_with_smaller_bucket, title</extracomment>
        <translation>Um treino com resoluções até %1 funcionou; este vai até %2.</translation>
    </message>
    <message>
        <source>A run with clips of %1 frames worked; this one has %2.</source>
        <extracomment>phase: worked_with_fewer_frames, title</extracomment>
        <translation>Um treino com clipes de %1 frames funcionou; este tem %2.</translation>
    </message>
    <message>
        <source>A run with gradient checkpointing on worked; this one has it off.</source>
        <extracomment>phase: worked_with_checkpointing, title</extracomment>
        <translation>Um treino com gradient checkpointing ativado funcionou; neste, ele está desativado.</translation>
    </message>
    <message>
        <source>A run with smaller previews worked.</source>
        <extracomment>phase: worked_with_smaller_preview, title</extracomment>
        <translation>Um treino com previews menores funcionou.</translation>
    </message>
    <message>
        <source>Memory use climbed from %1 to %2 while nothing changed.</source>
        <extracomment>phase: memory_climbs, title</extracomment>
        <translation>O uso de memória subiu de %1 para %2 sem que nada mudasse.</translation>
    </message>
    <message>
        <source>Memory use stayed level over the recorded time.</source>
        <extracomment>phase: memory_climbs, absent</extracomment>
        <translation>O uso de memória ficou estável durante o tempo registrado.</translation>
    </message>
    <message>
        <source>Turn gradient checkpointing on</source>
        <extracomment>config: gradient_checkpointing_on, title</extracomment>
        <translation>Ative o gradient checkpointing</translation>
    </message>
    <message>
        <source>Steps take about a third longer; the result is the same.</source>
        <extracomment>config: gradient_checkpointing_on, price</extracomment>
        <translation>Os passos levam cerca de um terço a mais de tempo; o resultado é o mesmo.</translation>
    </message>
    <message>
        <source>Set Batch Size to 1 and keep the effective batch with Gradient Accumulation</source>
        <extracomment>config: batch_size_one, title</extracomment>
        <translation>Defina Batch Size como 1 e mantenha o batch efetivo com Gradient Accumulation</translation>
    </message>
    <message>
        <source>An effective batch takes longer; the result is about the same.</source>
        <extracomment>config: batch_size_one, price</extracomment>
        <translation>Um batch efetivo leva mais tempo; o resultado é quase o mesmo.</translation>
    </message>
    <message>
        <source>Remove the largest resolution from Resolutions</source>
        <extracomment>config: drop_largest_bucket, title</extracomment>
        <translation>Remova a maior resolução de Resolutions</translation>
    </message>
    <message>
        <source>Fine detail is learned from smaller pictures; the bucket can come back once the run is stable.</source>
        <extracomment>config: drop_largest_bucket, price</extracomment>
        <translation>Os detalhes finos são aprendidos com imagens menores; o bucket pode voltar quando o treino estiver estável.</translation>
    </message>
    <message>
        <source>Lower Num Frames of the training clips</source>
        <extracomment>config: reduce_num_frames, title</extracomment>
        <translation>Reduza Num Frames dos clipes de treino</translation>
    </message>
    <message>
        <source>Shorter motion is learned; frames can be added back once the run is stable.</source>
        <extracomment>config: reduce_num_frames, price</extracomment>
        <translation>O movimento aprendido é mais curto; os frames podem voltar quando o treino estiver estável.</translation>
    </message>
    <message>
        <source>Lower Width and Height of the previews</source>
        <extracomment>config: shrink_preview, title</extracomment>
        <translation>Reduza Width e Height dos previews</translation>
    </message>
    <message>
        <source>Previews are smaller; the training is not touched.</source>
        <extracomment>config: shrink_preview, price</extracomment>
        <translation>Os previews ficam menores; o treino não muda.</translation>
    </message>
    <message>
        <source>Lower Num Frames of the previews</source>
        <extracomment>config: reduce_preview_frames, title</extracomment>
        <translation>Reduza Num Frames dos previews</translation>
    </message>
    <message>
        <source>Previews are shorter clips; the training is not touched.</source>
        <extracomment>config: reduce_preview_frames, price</extracomment>
        <translation>Os previews viram clipes mais curtos; o treino não muda.</translation>
    </message>
    <message>
        <source>Raise Sample Every</source>
        <extracomment>config: sample_less_often, title</extracomment>
        <translation>Aumente Sample Every</translation>
    </message>
    <message>
        <source>Fewer previews. It changes how often a preview can fail, not how much memory one needs.</source>
        <extracomment>config: sample_less_often, price</extracomment>
        <translation>Menos previews. Isso muda quantas vezes um preview pode falhar, não quanta memória ele precisa.</translation>
    </message>
    <message>
        <source>Skip the first preview</source>
        <extracomment>config: skip_first_sample, title</extracomment>
        <translation>Pule o primeiro preview</translation>
    </message>
    <message>
        <source>No picture to compare with. The same preview comes back at the next Sample Every.</source>
        <extracomment>config: skip_first_sample, price</extracomment>
        <translation>Não há imagem para comparar. O mesmo preview volta no próximo Sample Every.</translation>
    </message>
    <message>
        <source>Switch previews off (Disable Sampling)</source>
        <extracomment>config: disable_sampling, title</extracomment>
        <translation>Desative os previews (Disable Sampling)</translation>
    </message>
    <message>
        <source>No pictures while training; bring them back smaller once the run is stable.</source>
        <extracomment>config: disable_sampling, price</extracomment>
        <translation>Sem imagens durante o treino; traga-as de volta menores quando o treino estiver estável.</translation>
    </message>
    <message>
        <source>Turn the model&apos;s low-memory path on (low_vram)</source>
        <extracomment>config: low_vram_on, title</extracomment>
        <translation>Ative o caminho de baixa memória do modelo (low_vram)</translation>
    </message>
    <message>
        <source>Loading and previews take longer.</source>
        <extracomment>config: low_vram_on, price</extracomment>
        <translation>O carregamento e os previews demoram mais.</translation>
    </message>
    <message>
        <source>Quantise the model and its text encoder</source>
        <extracomment>config: quantize_on, title</extracomment>
        <translation>Quantize o modelo e o text encoder dele</translation>
    </message>
    <message>
        <source>A small loss of precision; loading takes longer.</source>
        <extracomment>config: quantize_on, price</extracomment>
        <translation>Uma pequena perda de precisão; o carregamento demora mais.</translation>
    </message>
    <message>
        <source>Quantise to fewer bits</source>
        <extracomment>config: quantize_lower, title</extracomment>
        <translation>Quantize com menos bits</translation>
    </message>
    <message>
        <source>Some loss of quality unless the model has an accuracy recovery adapter.</source>
        <extracomment>config: quantize_lower, price</extracomment>
        <translation>Alguma perda de qualidade, a não ser que o modelo tenha um accuracy recovery adapter.</translation>
    </message>
    <message>
        <source>Offload layers into system memory</source>
        <extracomment>config: layer_offloading_on, title</extracomment>
        <translation>Faça offloading de camadas para a memória do sistema</translation>
    </message>
    <message>
        <source>Steps take clearly longer, and system memory about the size of the model is needed.</source>
        <extracomment>config: layer_offloading_on, price</extracomment>
        <translation>Os passos ficam bem mais lentos, e é preciso ter memória do sistema mais ou menos do tamanho do modelo.</translation>
    </message>
    <message>
        <source>Offload fewer layers into system memory</source>
        <extracomment>config: layer_offloading_less, title</extracomment>
        <translation>Faça offloading de menos camadas para a memória do sistema</translation>
    </message>
    <message>
        <source>More of the model stays on the card, which must have the room.</source>
        <extracomment>config: layer_offloading_less, price</extracomment>
        <translation>Uma parte maior do modelo fica na placa, que precisa ter espaço.</translation>
    </message>
    <message>
        <source>Cache the text embeddings and free the text encoder</source>
        <extracomment>config: cache_text_embeddings, title</extracomment>
        <translation>Guarde os embeddings de texto em cache e libere o text encoder</translation>
    </message>
    <message>
        <source>Captions are encoded once, before training; changed captions are encoded again.</source>
        <extracomment>config: cache_text_embeddings, price</extracomment>
        <translation>As legendas são codificadas uma vez, antes do treino; legendas alteradas são codificadas de novo.</translation>
    </message>
    <message>
        <source>Unload the text encoder while training</source>
        <extracomment>config: unload_text_encoder, title</extracomment>
        <translation>Descarregue o text encoder durante o treino</translation>
    </message>
    <message>
        <source>Captions are ignored; only the trigger word is trained.</source>
        <extracomment>config: unload_text_encoder, price</extracomment>
        <translation>As legendas são ignoradas; só a palavra de gatilho é treinada.</translation>
    </message>
    <message>
        <source>Cache latents on disk</source>
        <extracomment>config: cache_latents_to_disk, title</extracomment>
        <translation>Guarde os latents em cache no disco</translation>
    </message>
    <message>
        <source>Some disk space; the first start takes longer.</source>
        <extracomment>config: cache_latents_to_disk, price</extracomment>
        <translation>Um pouco de espaço em disco; o primeiro início demora mais.</translation>
    </message>
    <message>
        <source>Decode previews in tiles</source>
        <extracomment>config: vae_tiling_on, title</extracomment>
        <translation>Decodifique os previews em tiles</translation>
    </message>
    <message>
        <source>Previews take a little longer.</source>
        <extracomment>config: vae_tiling_on, price</extracomment>
        <translation>Os previews demoram um pouco mais.</translation>
    </message>
    <message>
        <source>Use an 8-bit optimizer</source>
        <extracomment>config: optimizer_8bit, title</extracomment>
        <translation>Use um otimizador de 8 bits</translation>
    </message>
    <message>
        <source>Practically none for a LoRA.</source>
        <extracomment>config: optimizer_8bit, price</extracomment>
        <translation>Praticamente nada se perde em uma LoRA.</translation>
    </message>
    <message>
        <source>Lower the network rank</source>
        <extracomment>config: lower_rank, title</extracomment>
        <translation>Reduza o rank da rede</translation>
    </message>
    <message>
        <source>The LoRA can hold less; 16 or 32 is enough for most subjects.</source>
        <extracomment>config: lower_rank, price</extracomment>
        <translation>A LoRA consegue guardar menos; 16 ou 32 bastam para a maioria dos temas.</translation>
    </message>
    <message>
        <source>Switch EMA off</source>
        <extracomment>config: ema_off, title</extracomment>
        <translation>Desative o EMA</translation>
    </message>
    <message>
        <source>The averaged copy of the weights is lost.</source>
        <extracomment>config: ema_off, price</extracomment>
        <translation>A cópia média dos pesos se perde.</translation>
    </message>
    <message>
        <source>Switch validation off</source>
        <extracomment>config: disable_validation, title</extracomment>
        <translation>Desative a validação</translation>
    </message>
    <message>
        <source>The validation loss is no longer shown.</source>
        <extracomment>config: disable_validation, price</extracomment>
        <translation>A loss de validação deixa de ser mostrada.</translation>
    </message>
    <message>
        <source>Save more often and resume in shorter runs</source>
        <extracomment>config: save_more_often, title</extracomment>
        <translation>Salve com mais frequência e retome em treinos mais curtos</translation>
    </message>
    <message>
        <source>More checkpoints on disk, and a restart now and then.</source>
        <extracomment>config: save_more_often, price</extracomment>
        <translation>Mais checkpoints no disco e uma reinicialização de vez em quando.</translation>
    </message>
    <message>
        <source>Use fewer data loader workers</source>
        <extracomment>config: fewer_workers, title</extracomment>
        <translation>Use menos workers no carregador de dados</translation>
    </message>
    <message>
        <source>Loading data can become the bottleneck.</source>
        <extracomment>config: fewer_workers, price</extracomment>
        <translation>O carregamento dos dados pode virar o gargalo.</translation>
    </message>
    <message>
        <source>Close the other programs that use the card</source>
        <extracomment>manual: close_other_programs, title</extracomment>
        <translation>Feche os outros programas que usam a placa</translation>
    </message>
    <message>
        <source>None for the training.</source>
        <extracomment>manual: close_other_programs, price</extracomment>
        <translation>Nenhum custo para o treino.</translation>
    </message>
    <message>
        <source>1. Run in a terminal: nvidia-smi
   The table at the bottom names each process with its memory.
2. Task Manager &gt; Details: right-click a column head &gt; Select columns &gt; Dedicated GPU memory, and sort by it.
3. Close games, browsers with video, ComfyUI, Stable Diffusion web UIs and earlier trainings. To end one by its number:
   taskkill /PID NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>1. Rode em um terminal: nvidia-smi
   A tabela na parte de baixo mostra cada processo com a memória dele.
2. Gerenciador de Tarefas &gt; Detalhes: clique com o botão direito em um cabeçalho de coluna &gt; Selecionar colunas &gt; Memória de GPU dedicada, e ordene por ela.
3. Feche jogos, navegadores com vídeo, ComfyUI, interfaces web do Stable Diffusion e treinos anteriores. Para encerrar um deles pelo número:
   taskkill /PID NÚMERO</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# encerre um deles pelo número
kill NÚMERO</translation>
    </message>
    <message>
        <source># Processes of Windows and of WSL share the card: look on both sides.
nvidia-smi
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation># Os processos do Windows e do WSL dividem a placa: olhe dos dois lados.
nvidia-smi
kill NÚMERO</translation>
    </message>
    <message>
        <source>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# end one by its number; a process that cannot be seen belongs to another container: take a fresh worker
kill NUMBER</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>nvidia-smi --query-compute-apps=pid,used_memory,process_name --format=csv
# encerre um deles pelo número; um processo que não aparece pertence a outro contêiner: use um worker limpo
kill NÚMERO</translation>
    </message>
    <message>
        <source>Activity Monitor &gt; Memory: quit the programs at the top of the list.</source>
        <extracomment>manual: close_other_programs, commands</extracomment>
        <translation>Monitor de Atividade &gt; Memória: encerre os programas do topo da lista.</translation>
    </message>
    <message>
        <source>Let PyTorch join pieces of memory (expandable_segments)</source>
        <extracomment>manual: expandable_segments, title</extracomment>
        <translation>Deixe o PyTorch juntar pedaços de memória (expandable_segments)</translation>
    </message>
    <message>
        <source>None; not supported by most builds for Windows.</source>
        <extracomment>manual: expandable_segments, price</extracomment>
        <translation>Nenhum custo; a maioria das versões para Windows não tem suporte a isso.</translation>
    </message>
    <message>
        <source># before starting AI Toolkit, in the same shell
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# fish
set -x PYTORCH_CUDA_ALLOC_CONF expandable_segments:True</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation># antes de iniciar o AI Toolkit, no mesmo shell
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
        <translation># como variável de ambiente do pod ou contêiner
PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>rem most Windows builds of PyTorch ignore this
rem Command Prompt
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShell
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</source>
        <extracomment>manual: expandable_segments, commands</extracomment>
        <translation>rem a maioria das versões do PyTorch para Windows ignora isto
rem Prompt de Comando
set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# PowerShell
$env:PYTORCH_CUDA_ALLOC_CONF = &quot;expandable_segments:True&quot;</translation>
    </message>
    <message>
        <source>Restart the machine</source>
        <extracomment>manual: restart_machine, title</extracomment>
        <translation>Reinicie a máquina</translation>
    </message>
    <message>
        <source>Stop the job, restart the machine, and start the job before anything else uses the card.</source>
        <extracomment>manual: restart_machine, commands</extracomment>
        <translation>Pare o job, reinicie a máquina e inicie o job antes que qualquer outra coisa use a placa.</translation>
    </message>
    <message>
        <source>Run it once on a fresh worker, or after a restart</source>
        <extracomment>manual: fresh_worker, title</extracomment>
        <translation>Rode uma vez em um worker limpo ou após reiniciar</translation>
    </message>
    <message>
        <source>The files have to be brought over; the old worker may be paid for nothing.</source>
        <extracomment>manual: fresh_worker, price</extracomment>
        <translation>Os arquivos precisam ser levados para lá; o worker antigo talvez seja pago à toa.</translation>
    </message>
    <message>
        <source>1. Stop this worker for good; restarting the same one can keep the fault.
2. Create a new one, on another host if it can be chosen.
3. Start the same job unchanged, once.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>1. Encerre este worker de vez; reiniciar o mesmo pode manter o defeito.
2. Crie um novo, em outro host se der para escolher.
3. Inicie o mesmo job sem mudar nada, uma vez.</translation>
    </message>
    <message>
        <source>On a rented machine: stop this worker, create a new one and start the same job unchanged, once.
At home: restart the machine and start the job before anything else uses the card.</source>
        <extracomment>manual: fresh_worker, commands</extracomment>
        <translation>Em uma máquina alugada: encerre este worker, crie um novo e inicie o mesmo job sem mudar nada, uma vez.
Em casa: reinicie a máquina e inicie o job antes que qualquer outra coisa use a placa.</translation>
    </message>
    <message>
        <source>Send the report to support</source>
        <extracomment>manual: contact_support, title</extracomment>
        <translation>Envie o relatório ao suporte</translation>
    </message>
    <message>
        <source>Waiting for an answer.</source>
        <extracomment>manual: contact_support, price</extracomment>
        <translation>Esperar por uma resposta.</translation>
    </message>
    <message>
        <source>Copy the report (Markdown) and send it to the support of the machine&apos;s provider, or open an issue at
the trainer&apos;s tracker. It holds the failure, the settings and what was tried; personal names are removed.</source>
        <extracomment>manual: contact_support, commands</extracomment>
        <translation>Copie o relatório (Markdown) e envie-o ao suporte do provedor da máquina, ou abra uma issue no
repositório do programa de treino. Ele contém a falha, as configurações e o que foi tentado; nomes pessoais são removidos.</translation>
    </message>
    <message>
        <source>Give the system more memory (paging file, swap or RAM)</source>
        <extracomment>manual: more_host_memory, title</extracomment>
        <translation>Dê mais memória ao sistema (arquivo de paginação, swap ou RAM)</translation>
    </message>
    <message>
        <source>Disk space; loading takes longer when it is used.</source>
        <extracomment>manual: more_host_memory, price</extracomment>
        <translation>Espaço em disco; o carregamento demora mais quando ele é usado.</translation>
    </message>
    <message>
        <source>1. Press Win+R, enter: SystemPropertiesAdvanced
2. Performance &gt; Settings &gt; Advanced &gt; Virtual memory &gt; Change.
3. Untick &quot;Automatically manage paging file size for all drives&quot;, choose an SSD, Custom size:
   initial 65536, maximum 131072 (MB). Set, OK, restart.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>1. Pressione Win+R e digite: SystemPropertiesAdvanced
2. Desempenho &gt; Configurações &gt; Avançado &gt; Memória virtual &gt; Alterar.
3. Desmarque “Gerenciar automaticamente o tamanho do arquivo de paginação de todas as unidades”, escolha um SSD, Tamanho personalizado:
   inicial 65536, máximo 131072 (MB). Definir, OK, reinicie.</translation>
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
# para manter após reiniciar
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
        <translation>O WSL usa metade da memória do sistema por padrão. No Windows, escreva em %UserProfile%\.wslconfig:
[wsl2]
memory=48GB
swap=64GB
depois, em um terminal: wsl --shutdown
A memória fixada (pinned) continua limitada no WSL: com Layer Offloading ou block swap, rode direto no Windows ou no Linux.</translation>
    </message>
    <message>
        <source>Choose a worker with more system memory: twice the size of the model&apos;s files is a safe figure.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>Escolha um worker com mais memória do sistema: o dobro do tamanho dos arquivos do modelo é um valor seguro.</translation>
    </message>
    <message>
        <source>Close other programs: card and system share one memory.</source>
        <extracomment>manual: more_host_memory, commands</extracomment>
        <translation>Feche outros programas: a placa e o sistema dividem a mesma memória.</translation>
    </message>
    <message>
        <source>Enlarge the container&apos;s shared memory (/dev/shm)</source>
        <extracomment>manual: raise_shm_size, title</extracomment>
        <translation>Aumente a memória compartilhada do contêiner (/dev/shm)</translation>
    </message>
    <message>
        <source>docker run --shm-size=16g …
# in a compose file, beside the service&apos;s image
shm_size: 16gb
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>docker run --shm-size=16g …
# em um arquivo compose, ao lado da imagem do serviço
shm_size: 16gb
# para ver o que existe
df -h /dev/shm</translation>
    </message>
    <message>
        <source>Set the container&apos;s shared memory to 16 GB or more in the template, or: docker run --shm-size=16g …
# to see what there is
df -h /dev/shm</source>
        <extracomment>manual: raise_shm_size, commands</extracomment>
        <translation>Defina a memória compartilhada do contêiner como 16 GB ou mais no template, ou: docker run --shm-size=16g …
# para ver o que existe
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
        <translation>Desative o uso da memória do sistema pelo driver (fallback)</translation>
    </message>
    <message>
        <source>A run that does not fit fails at once instead of crawling, and says so.</source>
        <extracomment>manual: sysmem_fallback_off, price</extracomment>
        <translation>Um treino que não cabe falha de imediato, em vez de se arrastar, e diz isso.</translation>
    </message>
    <message>
        <source>1. NVIDIA Control Panel &gt; Manage 3D settings &gt; Program Settings.
2. Add the python.exe of AI Toolkit&apos;s venv (venv\Scripts\python.exe).
3. &quot;CUDA - Sysmem Fallback Policy&quot;: Prefer No Sysmem Fallback. Apply, start the job again.</source>
        <extracomment>manual: sysmem_fallback_off, commands</extracomment>
        <translation>1. Painel de Controle da NVIDIA &gt; Gerenciar as configurações em 3D &gt; Configurações do programa.
2. Adicione o python.exe do venv do AI Toolkit (venv\Scripts\python.exe).
3. “CUDA - Sysmem Fallback Policy”: Prefer No Sysmem Fallback. Clique em Aplicar e inicie o job de novo.</translation>
    </message>
    <message>
        <source>Go back to the version that worked, or on to the one with the fix</source>
        <extracomment>manual: pin_toolkit_version, title</extracomment>
        <translation>Volte à versão que funcionava ou avance para a que tem a correção</translation>
    </message>
    <message>
        <source>What the newer version brought is missing until it is fixed.</source>
        <extracomment>manual: pin_toolkit_version, price</extracomment>
        <translation>O que a versão mais nova trouxe fica de fora até a correção.</translation>
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
        <translation># na pasta do AI Toolkit: o que há agora e o que havia antes
git log --oneline -20
# primeiro a mais nova: o defeito talvez já esteja corrigido
git pull
# senão, volte ao commit que funcionava
git checkout COMMIT
pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>Use a larger card</source>
        <extracomment>manual: bigger_gpu, title</extracomment>
        <translation>Use uma placa maior</translation>
    </message>
    <message>
        <source>Money, or a rented machine.</source>
        <extracomment>manual: bigger_gpu, price</extracomment>
        <translation>Dinheiro, ou uma máquina alugada.</translation>
    </message>
    <message>
        <source>Rent one with the memory that the estimate shows, with a tenth to spare, and take system memory for twice the
size of the model&apos;s files.</source>
        <extracomment>manual: bigger_gpu, commands</extracomment>
        <translation>Alugue uma com a memória que a estimativa mostra e um décimo de folga, e escolha memória do sistema para o dobro do
tamanho dos arquivos do modelo.</translation>
    </message>
    <message>
        <source>Train a smaller model</source>
        <extracomment>manual: choose_smaller_model, title</extracomment>
        <translation>Treine um modelo menor</translation>
    </message>
    <message>
        <source>Another look and other abilities.</source>
        <extracomment>manual: choose_smaller_model, price</extracomment>
        <translation>Outro visual e outras capacidades.</translation>
    </message>
    <message>
        <source>Choose another Model Architecture in the job&apos;s Model card; the form sets what belongs to it.</source>
        <extracomment>manual: choose_smaller_model, commands</extracomment>
        <translation>Escolha outra Model Architecture no painel Model do job; o formulário ajusta o que faz parte dela.</translation>
    </message>
    <message>
        <source>Fix the failure itself; it is not about memory</source>
        <extracomment>manual: see_failure_help, title</extracomment>
        <translation>Corrija a falha em si; ela não é de memória</translation>
    </message>
    <message>
        <source>None.</source>
        <extracomment>manual: see_failure_help, price</extracomment>
        <translation>Nenhum custo.</translation>
    </message>
    <message>
        <source>Look at the failing line in the log: the message says what is missing or wrong.</source>
        <extracomment>manual: see_failure_help, commands</extracomment>
        <translation>Veja no log a linha que falhou: a mensagem diz o que falta ou está errado.</translation>
    </message>
    <message>
        <source>When does it fail?</source>
        <extracomment>questions: crash_timing, title</extracomment>
        <translation>Quando a falha acontece?</translation>
    </message>
    <message>
        <source>Before the first step or in the first preview</source>
        <extracomment>questions: before_step_1, title</extracomment>
        <translation>Antes do primeiro passo ou no primeiro preview</translation>
    </message>
    <message>
        <source>In the first ten steps</source>
        <extracomment>questions: steps_1_10, title</extracomment>
        <translation>Nos dez primeiros passos</translation>
    </message>
    <message>
        <source>Later in training</source>
        <extracomment>questions: later, title</extracomment>
        <translation>Mais tarde, no treino</translation>
    </message>
    <message>
        <source>Only while a preview is made</source>
        <extracomment>questions: only_sampling, title</extracomment>
        <translation>Só durante a geração de um preview</translation>
    </message>
    <message>
        <source>Sometimes yes, sometimes no</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>Às vezes sim, às vezes não</translation>
    </message>
    <message>
        <source>At once, even with a conservative config</source>
        <extracomment>questions: conservative_fails_at_once, title</extracomment>
        <translation>De imediato, mesmo com uma config conservadora</translation>
    </message>
    <message>
        <source>Does it fail every time with the same config?</source>
        <extracomment>questions: every_time, title</extracomment>
        <translation>Falha todas as vezes com a mesma config?</translation>
    </message>
    <message>
        <source>Every time</source>
        <extracomment>questions: always, title</extracomment>
        <translation>Todas as vezes</translation>
    </message>
    <message>
        <source>Only sometimes</source>
        <extracomment>questions: sometimes, title</extracomment>
        <translation>Só às vezes</translation>
    </message>
    <message>
        <source>Has it worked before?</source>
        <extracomment>questions: worked_before, title</extracomment>
        <translation>Já funcionou antes?</translation>
    </message>
    <message>
        <source>Yes, with exactly this config</source>
        <extracomment>questions: same_config, title</extracomment>
        <translation>Sim, com exatamente esta config</translation>
    </message>
    <message>
        <source>Yes, with another config</source>
        <extracomment>questions: other_config, title</extracomment>
        <translation>Sim, com outra config</translation>
    </message>
    <message>
        <source>No, never on this machine</source>
        <extracomment>questions: never, title</extracomment>
        <translation>Não, nunca nesta máquina</translation>
    </message>
    <message>
        <source>Did it begin after an update of the trainer, PyTorch or the driver?</source>
        <extracomment>questions: after_update, title</extracomment>
        <translation>Começou depois de uma atualização do programa de treino, do PyTorch ou do driver?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>questions: no, title</extracomment>
        <translation>Não</translation>
    </message>
    <message>
        <source>What are you training on?</source>
        <extracomment>questions: media, title</extracomment>
        <translation>Com o que você treina?</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>questions: image, title</extracomment>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Video clips</source>
        <extracomment>questions: video, title</extracomment>
        <translation>Clipes de vídeo</translation>
    </message>
    <message>
        <source>Audio</source>
        <extracomment>questions: audio, title</extracomment>
        <translation>Áudio</translation>
    </message>
    <message>
        <source>Where does it run?</source>
        <extracomment>questions: platform, title</extracomment>
        <translation>Onde o treino roda?</translation>
    </message>
    <message>
        <source>Windows</source>
        <extracomment>questions: windows, title</extracomment>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Linux at home</source>
        <extracomment>questions: linux, title</extracomment>
        <translation>Linux em casa</translation>
    </message>
    <message>
        <source>WSL on Windows</source>
        <extracomment>questions: wsl, title</extracomment>
        <translation>WSL no Windows</translation>
    </message>
    <message>
        <source>A rented machine</source>
        <extracomment>questions: cloud, title</extracomment>
        <translation>Uma máquina alugada</translation>
    </message>
    <message>
        <source>macOS</source>
        <extracomment>questions: macos, title</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
        <source>How much memory has the card, in GiB?</source>
        <extracomment>questions: gpu_vram_gib, title</extracomment>
        <translation>Quanta memória a placa tem, em GiB?</translation>
    </message>
    <message>
        <source>How much system memory has the machine, in GiB?</source>
        <extracomment>questions: system_ram_gib, title</extracomment>
        <translation>Quanta memória do sistema a máquina tem, em GiB?</translation>
    </message>
    <message>
        <source>Are other programs using the card (games, browsers, ComfyUI)?</source>
        <extracomment>questions: other_programs, title</extracomment>
        <translation>Há outros programas usando a placa (jogos, navegadores, ComfyUI)?</translation>
    </message>
    <message>
        <source>Did it fail on a fresh worker or after a restart as well?</source>
        <extracomment>questions: fresh_worker_tried, title</extracomment>
        <translation>Também falhou em um worker limpo ou após reiniciar?</translation>
    </message>
    <message>
        <source>Yes, it fails there too</source>
        <extracomment>questions: yes, title</extracomment>
        <translation>Sim, também falha lá</translation>
    </message>
    <message>
        <source>Not tried</source>
        <extracomment>questions: no, title</extracomment>
        <translation>Não testei</translation>
    </message>
    <message>
        <source>Are steps many times slower than before?</source>
        <extracomment>questions: very_slow, title</extracomment>
        <translation>Os passos estão muitas vezes mais lentos que antes?</translation>
    </message>
    <message>
        <source>A batch did not fit and was skipped</source>
        <extracomment>1_caught: oom_batch_skipped, title</extracomment>
        <translation>Um batch não coube e foi pulado</translation>
    </message>
    <message>
        <source>A module was left unquantized because memory ran out</source>
        <extracomment>1_caught: oom_while_quantizing, title</extracomment>
        <translation>Um módulo ficou sem quantização porque a memória acabou</translation>
    </message>
    <message>
        <source>A module was left unquantized</source>
        <extracomment>1_caught: quantize_skipped, title</extracomment>
        <translation>Um módulo ficou sem quantização</translation>
    </message>
    <message>
        <source>The trainer halved the batch because memory ran out</source>
        <extracomment>1_caught: oom_batch_reduced, title</extracomment>
        <translation>O programa de treino reduziu o batch à metade porque a memória acabou</translation>
    </message>
    <message>
        <source>A preview failed, training goes on</source>
        <extracomment>1_caught: sampling_given_up, title</extracomment>
        <translation>Um preview falhou; o treino continua</translation>
    </message>
    <message>
        <source>Compiling failed, training goes on</source>
        <extracomment>1_caught: compile_given_up, title</extracomment>
        <translation>A compilação falhou; o treino continua</translation>
    </message>
    <message>
        <source>Compiling failed</source>
        <extracomment>1_caught: compile_failed_survived, title</extracomment>
        <translation>A compilação falhou</translation>
    </message>
    <message>
        <source>A download broke off and was resumed</source>
        <extracomment>1_caught: download_resumed, title</extracomment>
        <translation>Um download foi interrompido e retomado</translation>
    </message>
    <message>
        <source>The optimizer state could not be saved</source>
        <extracomment>1_caught: optimizer_not_saved, title</extracomment>
        <translation>Não foi possível salvar o estado do otimizador</translation>
    </message>
    <message>
        <source>The optimizer state could not be loaded</source>
        <extracomment>1_caught: optimizer_not_loaded, title</extracomment>
        <translation>Não foi possível carregar o estado do otimizador</translation>
    </message>
    <message>
        <source>A picture could not be read and was replaced</source>
        <extracomment>1_caught: image_replaced, title</extracomment>
        <translation>Não foi possível ler uma imagem, e ela foi substituída</translation>
    </message>
    <message>
        <source>A file of the data set could not be read</source>
        <extracomment>1_caught: image_scan_error, title</extracomment>
        <translation>Não foi possível ler um arquivo do conjunto de dados</translation>
    </message>
    <message>
        <source>An error that hides a step which ran out of memory</source>
        <extracomment>1_caught: oom_hidden_by_loss, title</extracomment>
        <translation>Um erro que esconde um passo que ficou sem memória</translation>
    </message>
    <message>
        <source>A data loader worker ran out of shared memory</source>
        <extracomment>2_host_memory: shm_worker_bus_error, title</extracomment>
        <translation>Um worker do carregador de dados ficou sem memória compartilhada</translation>
    </message>
    <message>
        <source>Shared memory is too small</source>
        <extracomment>2_host_memory: shm_insufficient, title</extracomment>
        <translation>A memória compartilhada é pequena demais</translation>
    </message>
    <message>
        <source>Shared memory could not be had</source>
        <extracomment>2_host_memory: shm_open, title</extracomment>
        <translation>Não foi possível obter memória compartilhada</translation>
    </message>
    <message>
        <source>/dev/shm is full</source>
        <extracomment>2_host_memory: shm_full, title</extracomment>
        <translation>/dev/shm está cheio</translation>
    </message>
    <message>
        <source>The process died of a bus error, as it does when /dev/shm or a mapped file runs out</source>
        <extracomment>2_host_memory: sigbus, title</extracomment>
        <translation>O processo morreu com um bus error, como acontece quando /dev/shm ou um arquivo mapeado se esgota</translation>
    </message>
    <message>
        <source>The system killed the process</source>
        <extracomment>2_host_memory: job_sigkill, title</extracomment>
        <translation>O sistema encerrou o processo</translation>
    </message>
    <message>
        <source>The container was killed for its memory</source>
        <extracomment>2_host_memory: oom_killed_container, title</extracomment>
        <translation>O contêiner foi encerrado por uso de memória</translation>
    </message>
    <message>
        <source>The kernel killed a process for memory</source>
        <extracomment>2_host_memory: kernel_oom_kill, title</extracomment>
        <translation>O kernel encerrou um processo por falta de memória</translation>
    </message>
    <message>
        <source>The kernel ran out of memory</source>
        <extracomment>2_host_memory: kernel_invoked_oom_killer, title</extracomment>
        <translation>O kernel ficou sem memória</translation>
    </message>
    <message>
        <source>The system killed the process for its memory</source>
        <extracomment>2_host_memory: systemd_oomd, title</extracomment>
        <translation>O sistema encerrou o processo por uso de memória</translation>
    </message>
    <message>
        <source>The notebook used all of its system memory</source>
        <extracomment>2_host_memory: notebook_ram, title</extracomment>
        <translation>O notebook usou toda a sua memória do sistema</translation>
    </message>
    <message>
        <source>A data loader worker was killed</source>
        <extracomment>2_host_memory: worker_killed, title</extracomment>
        <translation>Um worker do carregador de dados foi encerrado</translation>
    </message>
    <message>
        <source>A data loader worker vanished</source>
        <extracomment>2_host_memory: worker_vanished, title</extracomment>
        <translation>Um worker do carregador de dados desapareceu</translation>
    </message>
    <message>
        <source>The Windows paging file is too small</source>
        <extracomment>2_host_memory: paging_file_number, title</extracomment>
        <translation>O arquivo de paginação do Windows é pequeno demais</translation>
    </message>
    <message>
        <source>Windows ran out of system resources</source>
        <extracomment>2_host_memory: windows_resources, title</extracomment>
        <translation>O Windows ficou sem recursos do sistema</translation>
    </message>
    <message>
        <source>Windows ran out of memory</source>
        <extracomment>2_host_memory: windows_memory_resources, title</extracomment>
        <translation>O Windows ficou sem memória</translation>
    </message>
    <message>
        <source>There was not enough system memory</source>
        <extracomment>2_host_memory: cpu_allocator, title</extracomment>
        <translation>Não havia memória do sistema suficiente</translation>
    </message>
    <message>
        <source>Python ran out of system memory</source>
        <extracomment>2_host_memory: python_memory_error, title</extracomment>
        <translation>O Python ficou sem memória do sistema</translation>
    </message>
    <message>
        <source>A very large piece of system memory was taken</source>
        <extracomment>2_host_memory: large_allocation, title</extracomment>
        <translation>Um pedaço muito grande de memória do sistema foi alocado</translation>
    </message>
    <message>
        <source>The process vanished without a word</source>
        <extracomment>2_host_memory: process_vanished, title</extracomment>
        <translation>O processo desapareceu sem deixar mensagem</translation>
    </message>
    <message>
        <source>The card ran out of memory (AMD)</source>
        <extracomment>3_gpu_memory: cuda_oom_on_amd, title</extracomment>
        <translation>A placa ficou sem memória (AMD)</translation>
    </message>
    <message>
        <source>The card ran out of memory (Intel)</source>
        <extracomment>3_gpu_memory: xpu_oom, title</extracomment>
        <translation>A placa ficou sem memória (Intel)</translation>
    </message>
    <message>
        <source>The Mac ran out of memory</source>
        <extracomment>3_gpu_memory: mps_oom, title</extracomment>
        <translation>O Mac ficou sem memória</translation>
    </message>
    <message>
        <source>The Mac refused a buffer of this size</source>
        <extracomment>3_gpu_memory: mps_buffer, title</extracomment>
        <translation>O Mac recusou um buffer deste tamanho</translation>
    </message>
    <message>
        <source>Training gave up after three batches in a row that did not fit</source>
        <extracomment>3_gpu_memory: oom_three_times, title</extracomment>
        <translation>O treino desistiu depois de três batches seguidos que não couberam</translation>
    </message>
    <message>
        <source>The card ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_oom, title</extracomment>
        <translation>A placa ficou sem memória</translation>
    </message>
    <message>
        <source>Not even the smallest batch fits</source>
        <extracomment>3_gpu_memory: no_batch_fits, title</extracomment>
        <translation>Nem o menor batch cabe</translation>
    </message>
    <message>
        <source>cuBLAS could not get memory on the card</source>
        <extracomment>3_gpu_memory: cublas_alloc, title</extracomment>
        <translation>O cuBLAS não conseguiu memória na placa</translation>
    </message>
    <message>
        <source>cuBLAS could not start on the card</source>
        <extracomment>3_gpu_memory: cublas_not_initialized, title</extracomment>
        <translation>O cuBLAS não conseguiu iniciar na placa</translation>
    </message>
    <message>
        <source>cuDNN could not get memory on the card</source>
        <extracomment>3_gpu_memory: cudnn_alloc, title</extracomment>
        <translation>O cuDNN não conseguiu memória na placa</translation>
    </message>
    <message>
        <source>cuDNN could not start on the card</source>
        <extracomment>3_gpu_memory: cudnn_not_initialized, title</extracomment>
        <translation>O cuDNN não conseguiu iniciar na placa</translation>
    </message>
    <message>
        <source>cuDNN failed inside, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_internal, title</extracomment>
        <translation>O cuDNN falhou internamente, em geral por falta de memória</translation>
    </message>
    <message>
        <source>cuDNN found no way to compute this, mostly for want of memory</source>
        <extracomment>3_gpu_memory: cudnn_no_engine, title</extracomment>
        <translation>O cuDNN não achou um modo de calcular isto, em geral por falta de memória</translation>
    </message>
    <message>
        <source>A CUDA library could not get memory on the card</source>
        <extracomment>3_gpu_memory: cusolver_alloc, title</extracomment>
        <translation>Uma biblioteca CUDA não conseguiu memória na placa</translation>
    </message>
    <message>
        <source>CUDA ran out of memory outside the allocator</source>
        <extracomment>3_gpu_memory: cuda_error_memory, title</extracomment>
        <translation>O CUDA ficou sem memória fora do alocador</translation>
    </message>
    <message>
        <source>The CUDA driver ran out of memory</source>
        <extracomment>3_gpu_memory: cuda_driver_memory, title</extracomment>
        <translation>O driver CUDA ficou sem memória</translation>
    </message>
    <message>
        <source>CUDA could not get memory</source>
        <extracomment>3_gpu_memory: cuda_malloc_failed, title</extracomment>
        <translation>O CUDA não conseguiu memória</translation>
    </message>
    <message>
        <source>Triton ran out of memory on the card</source>
        <extracomment>3_gpu_memory: triton_memory, title</extracomment>
        <translation>O Triton ficou sem memória na placa</translation>
    </message>
    <message>
        <source>NCCL could not get memory on the card</source>
        <extracomment>3_gpu_memory: nccl_memory, title</extracomment>
        <translation>O NCCL não conseguiu memória na placa</translation>
    </message>
    <message>
        <source>bitsandbytes could not get memory on the card</source>
        <extracomment>3_gpu_memory: bitsandbytes_memory, title</extracomment>
        <translation>O bitsandbytes não conseguiu memória na placa</translation>
    </message>
    <message>
        <source>An allocation failed</source>
        <extracomment>3_gpu_memory: tried_to_allocate, title</extracomment>
        <translation>Uma alocação falhou</translation>
    </message>
    <message>
        <source>Not a single byte of the card was free</source>
        <extracomment>3_gpu_memory: zero_bytes_free, title</extracomment>
        <translation>Não havia um único byte livre na placa</translation>
    </message>
    <message>
        <source>CUDA names the error a memory allocation failure</source>
        <extracomment>3_gpu_memory: cuda_allocation_code, title</extracomment>
        <translation>O CUDA chama o erro de falha de alocação de memória</translation>
    </message>
    <message>
        <source>Memory ran out</source>
        <extracomment>3_gpu_memory: out_of_memory_error, title</extracomment>
        <translation>A memória acabou</translation>
    </message>
    <message>
        <source>Hugging Face asks for a login</source>
        <extracomment>4_access: gated_unauthorized, title</extracomment>
        <translation>O Hugging Face exige login</translation>
    </message>
    <message>
        <source>Hugging Face refuses access to the model</source>
        <extracomment>4_access: gated_forbidden, title</extracomment>
        <translation>O Hugging Face recusa o acesso ao modelo</translation>
    </message>
    <message>
        <source>Access to the model is not granted yet</source>
        <extracomment>4_access: gated_review, title</extracomment>
        <translation>O acesso ao modelo ainda não foi concedido</translation>
    </message>
    <message>
        <source>The Hugging Face token is not valid</source>
        <extracomment>4_access: token_invalid, title</extracomment>
        <translation>O token do Hugging Face não é válido</translation>
    </message>
    <message>
        <source>The model repository does not exist</source>
        <extracomment>4_access: model_repo_missing, title</extracomment>
        <translation>O repositório do modelo não existe</translation>
    </message>
    <message>
        <source>A file of the model does not exist</source>
        <extracomment>4_access: model_entry_missing, title</extracomment>
        <translation>Um arquivo do modelo não existe</translation>
    </message>
    <message>
        <source>A model or a file of it does not exist</source>
        <extracomment>4_access: model_404, title</extracomment>
        <translation>Um modelo ou um arquivo dele não existe</translation>
    </message>
    <message>
        <source>The model name is neither a folder nor a repository</source>
        <extracomment>4_access: model_not_local, title</extracomment>
        <translation>O nome do modelo não é uma pasta nem um repositório</translation>
    </message>
    <message>
        <source>A file of the model is missing</source>
        <extracomment>4_access: model_no_file, title</extracomment>
        <translation>Falta um arquivo do modelo</translation>
    </message>
    <message>
        <source>A part of the model could not be found</source>
        <extracomment>4_access: model_cannot_load, title</extracomment>
        <translation>Uma parte do modelo não foi encontrada</translation>
    </message>
    <message>
        <source>The model name is no valid repository name</source>
        <extracomment>4_access: model_repo_id, title</extracomment>
        <translation>O nome do modelo não é um nome de repositório válido</translation>
    </message>
    <message>
        <source>A weights file is damaged or incomplete</source>
        <extracomment>4_access: model_file_broken, title</extracomment>
        <translation>Um arquivo de pesos está danificado ou incompleto</translation>
    </message>
    <message>
        <source>A weights file is damaged or no weights file at all</source>
        <extracomment>4_access: model_file_broken_pickle, title</extracomment>
        <translation>Um arquivo de pesos está danificado ou nem é um arquivo de pesos</translation>
    </message>
    <message>
        <source>A weights file does not exist</source>
        <extracomment>4_access: model_missing_weights, title</extracomment>
        <translation>Um arquivo de pesos não existe</translation>
    </message>
    <message>
        <source>The model lies on a drive from which it cannot be mapped</source>
        <extracomment>4_access: mmap_no_device, title</extracomment>
        <translation>O modelo está em uma unidade que não permite mapeá-lo na memória</translation>
    </message>
    <message>
        <source>The data set holds no pictures</source>
        <extracomment>4_access: dataset_no_images, title</extracomment>
        <translation>O conjunto de dados não tem imagens</translation>
    </message>
    <message>
        <source>A data set folder holds no pictures</source>
        <extracomment>4_access: dataset_none_found, title</extracomment>
        <translation>Uma pasta do conjunto de dados não tem imagens</translation>
    </message>
    <message>
        <source>The data set holds no videos</source>
        <extracomment>4_access: dataset_no_videos, title</extracomment>
        <translation>O conjunto de dados não tem vídeos</translation>
    </message>
    <message>
        <source>The data set holds nothing to train on</source>
        <extracomment>4_access: dataset_no_data, title</extracomment>
        <translation>O conjunto de dados não tem nada para treinar</translation>
    </message>
    <message>
        <source>Control pictures are missing</source>
        <extracomment>4_access: dataset_control_missing, title</extracomment>
        <translation>Faltam imagens de controle</translation>
    </message>
    <message>
        <source>A picture is damaged</source>
        <extracomment>4_access: dataset_unreadable_image, title</extracomment>
        <translation>Uma imagem está danificada</translation>
    </message>
    <message>
        <source>The data set folder does not exist</source>
        <extracomment>4_access: dataset_folder_missing, title</extracomment>
        <translation>A pasta do conjunto de dados não existe</translation>
    </message>
    <message>
        <source>A file or folder does not exist</source>
        <extracomment>4_access: file_missing, title</extracomment>
        <translation>Um arquivo ou uma pasta não existe</translation>
    </message>
    <message>
        <source>The config file is not valid</source>
        <extracomment>4_access: config_process_type, title</extracomment>
        <translation>O arquivo de config não é válido</translation>
    </message>
    <message>
        <source>The config file was not found</source>
        <extracomment>4_access: config_not_found, title</extracomment>
        <translation>O arquivo de config não foi encontrado</translation>
    </message>
    <message>
        <source>The config file is no valid YAML</source>
        <extracomment>4_access: config_yaml_mapping, title</extracomment>
        <translation>O arquivo de config não é um YAML válido</translation>
    </message>
    <message>
        <source>The config file is no valid JSON</source>
        <extracomment>4_access: config_json, title</extracomment>
        <translation>O arquivo de config não é um JSON válido</translation>
    </message>
    <message>
        <source>The config file is no valid TOML</source>
        <extracomment>4_access: config_toml, title</extracomment>
        <translation>O arquivo de config não é um TOML válido</translation>
    </message>
    <message>
        <source>The config file does not have the expected form</source>
        <extracomment>4_access: config_schema, title</extracomment>
        <translation>O arquivo de config não tem a forma esperada</translation>
    </message>
    <message>
        <source>The command line holds an unknown option</source>
        <extracomment>4_access: config_arguments, title</extracomment>
        <translation>A linha de comando tem uma opção desconhecida</translation>
    </message>
    <message>
        <source>The command line lacks an option</source>
        <extracomment>4_access: config_required_arguments, title</extracomment>
        <translation>Falta uma opção na linha de comando</translation>
    </message>
    <message>
        <source>A setting has a value that is not offered</source>
        <extracomment>4_access: config_invalid_choice, title</extracomment>
        <translation>Uma configuração tem um valor que não é oferecido</translation>
    </message>
    <message>
        <source>A setting has a value that the trainer does not know</source>
        <extracomment>4_access: config_unknown_value, title</extracomment>
        <translation>Uma configuração tem um valor que o programa de treino não conhece</translation>
    </message>
    <message>
        <source>A size does not fit the grid of the model</source>
        <extracomment>4_access: config_divisible, title</extracomment>
        <translation>Um tamanho não se encaixa na grade do modelo</translation>
    </message>
    <message>
        <source>The data loader settings contradict each other</source>
        <extracomment>4_access: config_prefetch, title</extracomment>
        <translation>As configurações do carregador de dados se contradizem</translation>
    </message>
    <message>
        <source>The memory ratio of the Mac is not valid</source>
        <extracomment>4_access: config_watermark, title</extracomment>
        <translation>A proporção de memória do Mac não é válida</translation>
    </message>
    <message>
        <source>The weights belong to another kind of model</source>
        <extracomment>4_access: config_state_dict, title</extracomment>
        <translation>Os pesos são de outro tipo de modelo</translation>
    </message>
    <message>
        <source>Two settings contradict each other</source>
        <extracomment>4_access: config_exclusive, title</extracomment>
        <translation>Duas configurações se contradizem</translation>
    </message>
    <message>
        <source>A program is missing</source>
        <extracomment>4_access: command_missing, title</extracomment>
        <translation>Falta um programa</translation>
    </message>
    <message>
        <source>This PyTorch was not built for this card</source>
        <extracomment>5_machine: no_kernel_image, title</extracomment>
        <translation>Este PyTorch não foi compilado para esta placa</translation>
    </message>
    <message>
        <source>A library was not built for this card</source>
        <extracomment>5_machine: named_symbol, title</extracomment>
        <translation>Uma biblioteca não foi compilada para esta placa</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver</source>
        <extracomment>5_machine: driver_missing, title</extracomment>
        <translation>Não há driver NVIDIA</translation>
    </message>
    <message>
        <source>CUDA finds no card</source>
        <extracomment>5_machine: driver_no_gpu, title</extracomment>
        <translation>O CUDA não encontra nenhuma placa</translation>
    </message>
    <message>
        <source>The graphics driver was updated without a restart</source>
        <extracomment>5_machine: driver_mismatch, title</extracomment>
        <translation>O driver de vídeo foi atualizado sem reiniciar</translation>
    </message>
    <message>
        <source>The graphics driver is too old for this PyTorch</source>
        <extracomment>5_machine: driver_toolchain, title</extracomment>
        <translation>O driver de vídeo é antigo demais para este PyTorch</translation>
    </message>
    <message>
        <source>The graphics driver does not fit this PyTorch</source>
        <extracomment>5_machine: driver_forward, title</extracomment>
        <translation>O driver de vídeo não é compatível com este PyTorch</translation>
    </message>
    <message>
        <source>The card met an impossible value</source>
        <extracomment>5_machine: device_assert, title</extracomment>
        <translation>A placa encontrou um valor impossível</translation>
    </message>
    <message>
        <source>The card met an illegal memory access</source>
        <extracomment>5_machine: illegal_access, title</extracomment>
        <translation>A placa encontrou um acesso ilegal à memória</translation>
    </message>
    <message>
        <source>A computation on the card failed</source>
        <extracomment>5_machine: launch_failure, title</extracomment>
        <translation>Um cálculo na placa falhou</translation>
    </message>
    <message>
        <source>A computation on the card took too long for Windows</source>
        <extracomment>5_machine: launch_timeout, title</extracomment>
        <translation>Um cálculo na placa demorou demais para o Windows</translation>
    </message>
    <message>
        <source>CUDA failed without a reason</source>
        <extracomment>5_machine: cuda_unknown_error, title</extracomment>
        <translation>O CUDA falhou sem dizer o motivo</translation>
    </message>
    <message>
        <source>The card is not available</source>
        <extracomment>5_machine: gpu_busy, title</extracomment>
        <translation>A placa não está disponível</translation>
    </message>
    <message>
        <source>The card dropped off the bus</source>
        <extracomment>5_machine: gpu_lost, title</extracomment>
        <translation>A placa se desconectou do barramento</translation>
    </message>
    <message>
        <source>The memory of the card is faulty</source>
        <extracomment>5_machine: gpu_ecc, title</extracomment>
        <translation>A memória da placa está com defeito</translation>
    </message>
    <message>
        <source>The cards of a group lost each other</source>
        <extracomment>5_machine: nccl_timeout, title</extracomment>
        <translation>As placas de um grupo perderam o contato entre si</translation>
    </message>
    <message>
        <source>CUDA failed</source>
        <extracomment>5_machine: cuda_error_other, title</extracomment>
        <translation>O CUDA falhou</translation>
    </message>
    <message>
        <source>ROCm failed</source>
        <extracomment>5_machine: hip_error_other, title</extracomment>
        <translation>O ROCm falhou</translation>
    </message>
    <message>
        <source>The loss became no number</source>
        <extracomment>5_machine: loss_became_nan, title</extracomment>
        <translation>A loss deixou de ser um número</translation>
    </message>
    <message>
        <source>A value became no number</source>
        <extracomment>5_machine: loss_nan_detected, title</extracomment>
        <translation>Um valor deixou de ser um número</translation>
    </message>
    <message>
        <source>The loss of a step was no number</source>
        <extracomment>5_machine: loss_is_nan, title</extracomment>
        <translation>A loss de um passo não era um número</translation>
    </message>
    <message>
        <source>The disk quota is used up</source>
        <extracomment>5_machine: disk_quota, title</extracomment>
        <translation>A cota de disco se esgotou</translation>
    </message>
    <message>
        <source>A file could not be written completely, mostly because the disk is full</source>
        <extracomment>5_machine: disk_writer, title</extracomment>
        <translation>Não foi possível gravar um arquivo por completo, em geral porque o disco está cheio</translation>
    </message>
    <message>
        <source>The trainer may not read or write there</source>
        <extracomment>5_machine: permission_error, title</extracomment>
        <translation>O programa de treino não tem permissão para ler ou gravar ali</translation>
    </message>
    <message>
        <source>The trainer may not write there</source>
        <extracomment>5_machine: permission_serialize, title</extracomment>
        <translation>O programa de treino não tem permissão para gravar ali</translation>
    </message>
    <message>
        <source>Windows refuses access to a file</source>
        <extracomment>5_machine: permission_windows, title</extracomment>
        <translation>O Windows recusa o acesso a um arquivo</translation>
    </message>
    <message>
        <source>The folder cannot be written to</source>
        <extracomment>5_machine: read_only, title</extracomment>
        <translation>Não é possível gravar na pasta</translation>
    </message>
    <message>
        <source>A server could not be reached</source>
        <extracomment>5_machine: network_connect, title</extracomment>
        <translation>Não foi possível conectar a um servidor</translation>
    </message>
    <message>
        <source>A server name could not be resolved</source>
        <extracomment>5_machine: network_dns, title</extracomment>
        <translation>Não foi possível resolver o nome de um servidor</translation>
    </message>
    <message>
        <source>A model file is neither here nor can it be downloaded</source>
        <extracomment>5_machine: network_local_entry, title</extracomment>
        <translation>Um arquivo do modelo não está aqui nem pode ser baixado</translation>
    </message>
    <message>
        <source>A connection failed</source>
        <extracomment>5_machine: network_error_class, title</extracomment>
        <translation>Uma conexão falhou</translation>
    </message>
    <message>
        <source>A connection broke off</source>
        <extracomment>5_machine: network_reset, title</extracomment>
        <translation>Uma conexão foi interrompida</translation>
    </message>
    <message>
        <source>A server did not answer in time</source>
        <extracomment>5_machine: network_timeout, title</extracomment>
        <translation>Um servidor não respondeu a tempo</translation>
    </message>
    <message>
        <source>A secure connection failed</source>
        <extracomment>5_machine: network_ssl, title</extracomment>
        <translation>Uma conexão segura falhou</translation>
    </message>
    <message>
        <source>A server failed</source>
        <extracomment>5_machine: network_server, title</extracomment>
        <translation>Um servidor falhou</translation>
    </message>
    <message>
        <source>A server refused further requests for now</source>
        <extracomment>5_machine: network_rate, title</extracomment>
        <translation>Um servidor recusou mais pedidos por enquanto</translation>
    </message>
    <message>
        <source>A download broke off</source>
        <extracomment>5_machine: network_incomplete, title</extracomment>
        <translation>Um download foi interrompido</translation>
    </message>
    <message>
        <source>A download was incomplete</source>
        <extracomment>5_machine: network_consistency, title</extracomment>
        <translation>Um download ficou incompleto</translation>
    </message>
    <message>
        <source>A compiled computation asks too much of the chip; this is not the memory of the card</source>
        <extracomment>6_software: shared_memory_of_the_chip, title</extracomment>
        <translation>Um cálculo compilado exige demais do chip; não se trata da memória da placa</translation>
    </message>
    <message>
        <source>Compiling the model failed</source>
        <extracomment>6_software: compile_dynamo, title</extracomment>
        <translation>A compilação do modelo falhou</translation>
    </message>
    <message>
        <source>Compiling for the card failed</source>
        <extracomment>6_software: compile_triton, title</extracomment>
        <translation>A compilação para a placa falhou</translation>
    </message>
    <message>
        <source>Triton, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_triton, title</extracomment>
        <translation>Falta o Triton, necessário para compilar</translation>
    </message>
    <message>
        <source>A C compiler, which compiling needs, is missing</source>
        <extracomment>6_software: compile_no_compiler, title</extracomment>
        <translation>Falta um compilador C, necessário para compilar</translation>
    </message>
    <message>
        <source>Triton does not fit this PyTorch</source>
        <extracomment>6_software: compile_triton_import, title</extracomment>
        <translation>O Triton não é compatível com este PyTorch</translation>
    </message>
    <message>
        <source>Building an extension failed</source>
        <extracomment>6_software: compile_extension, title</extracomment>
        <translation>A compilação de uma extensão falhou</translation>
    </message>
    <message>
        <source>The user stopped the run</source>
        <extracomment>6_software: interrupted_keyboard, title</extracomment>
        <translation>O usuário parou o treino</translation>
    </message>
    <message>
        <source>The job went back to the queue</source>
        <extracomment>6_software: interrupted_queue, title</extracomment>
        <translation>O job voltou para a fila</translation>
    </message>
    <message>
        <source>The worker still had the job as running and stopped it</source>
        <extracomment>6_software: stale_stop, title</extracomment>
        <translation>O worker ainda considerava o job em andamento e o parou</translation>
    </message>
    <message>
        <source>The worker believes that the job is still running</source>
        <extracomment>6_software: stale_running, title</extracomment>
        <translation>O worker acha que o job ainda está em andamento</translation>
    </message>
    <message>
        <source>The job database was locked</source>
        <extracomment>6_software: stale_database, title</extracomment>
        <translation>O banco de dados de jobs estava bloqueado</translation>
    </message>
    <message>
        <source>Parts of the model are on different devices</source>
        <extracomment>6_software: device_mismatch, title</extracomment>
        <translation>Partes do modelo estão em dispositivos diferentes</translation>
    </message>
    <message>
        <source>A part of the model was never loaded</source>
        <extracomment>6_software: device_meta, title</extracomment>
        <translation>Uma parte do modelo nunca foi carregada</translation>
    </message>
    <message>
        <source>Parts of the model have different number formats</source>
        <extracomment>6_software: dtype_scalar, title</extracomment>
        <translation>Partes do modelo têm formatos numéricos diferentes</translation>
    </message>
    <message>
        <source>Input and model have different number formats</source>
        <extracomment>6_software: dtype_input, title</extracomment>
        <translation>A entrada e o modelo têm formatos numéricos diferentes</translation>
    </message>
    <message>
        <source>The device cannot compute in this number format</source>
        <extracomment>6_software: dtype_not_implemented, title</extracomment>
        <translation>O dispositivo não consegue calcular neste formato numérico</translation>
    </message>
    <message>
        <source>A library could not be loaded</source>
        <extracomment>6_software: library_dll, title</extracomment>
        <translation>Não foi possível carregar uma biblioteca</translation>
    </message>
    <message>
        <source>A library has the wrong version</source>
        <extracomment>6_software: library_required_version, title</extracomment>
        <translation>Uma biblioteca tem a versão errada</translation>
    </message>
    <message>
        <source>NumPy has the wrong version</source>
        <extracomment>6_software: library_numpy, title</extracomment>
        <translation>O NumPy tem a versão errada</translation>
    </message>
    <message>
        <source>torchvision does not fit this PyTorch</source>
        <extracomment>6_software: library_torchvision, title</extracomment>
        <translation>O torchvision não é compatível com este PyTorch</translation>
    </message>
    <message>
        <source>PyTorch was installed without CUDA</source>
        <extracomment>6_software: library_no_cuda, title</extracomment>
        <translation>O PyTorch foi instalado sem CUDA</translation>
    </message>
    <message>
        <source>bitsandbytes does not fit this CUDA</source>
        <extracomment>6_software: library_bitsandbytes, title</extracomment>
        <translation>O bitsandbytes não é compatível com este CUDA</translation>
    </message>
    <message>
        <source>cuDNN could not be loaded</source>
        <extracomment>6_software: library_cudnn, title</extracomment>
        <translation>Não foi possível carregar o cuDNN</translation>
    </message>
    <message>
        <source>PyTorch and torchvision do not fit together</source>
        <extracomment>6_software: library_versions, title</extracomment>
        <translation>O PyTorch e o torchvision não são compatíveis entre si</translation>
    </message>
    <message>
        <source>The process crashed inside a library</source>
        <extracomment>6_software: crash_access_violation, title</extracomment>
        <translation>O processo caiu dentro de uma biblioteca</translation>
    </message>
    <message>
        <source>The process aborted inside a library</source>
        <extracomment>6_software: crash_code_abort, title</extracomment>
        <translation>O processo abortou dentro de uma biblioteca</translation>
    </message>
    <message>
        <source>The process overflowed its stack</source>
        <extracomment>6_software: crash_code_stack, title</extracomment>
        <translation>O processo estourou a pilha</translation>
    </message>
    <message>
        <source>The processor does not know an instruction of a library</source>
        <extracomment>6_software: crash_sigill, title</extracomment>
        <translation>O processador não conhece uma instrução de uma biblioteca</translation>
    </message>
    <message>
        <source>Python itself crashed</source>
        <extracomment>6_software: crash_python, title</extracomment>
        <translation>O próprio Python caiu</translation>
    </message>
    <message>
        <source>Overshoots the target, so that the training gets there in fewer steps.</source>
        <extracomment>advanced: do_differential_guidance, help</extracomment>
        <translation>Vai além do alvo, para que o treino chegue lá em menos passos.</translation>
    </message>
    <message>
        <source>How far it overshoots.</source>
        <extracomment>advanced: differential_guidance_scale, help</extracomment>
        <translation>Quanto ele vai além do alvo.</translation>
    </message>
    <message>
        <source>The folder with the images or clips and their captions.</source>
        <extracomment>datasets: folder_path, help</extracomment>
        <translation>A pasta com as imagens ou os clipes e suas legendas.</translation>
    </message>
    <message>
        <source>The folder with a control image of the same name for each image. It adds as many tokens as the image has.</source>
        <extracomment>datasets: control_path, help</extracomment>
        <translation>A pasta com uma imagem de controle de mesmo nome para cada imagem. Ela soma tantos tokens quantos a imagem tem.</translation>
    </message>
    <message>
        <source>The folder with the first control image of each image. Each control image adds tokens.</source>
        <extracomment>datasets: control_path_1, help</extracomment>
        <translation>A pasta com a primeira imagem de controle de cada imagem. Cada imagem de controle soma tokens.</translation>
    </message>
    <message>
        <source>The folder with the second control image of each image.</source>
        <extracomment>datasets: control_path_2, help</extracomment>
        <translation>A pasta com a segunda imagem de controle de cada imagem.</translation>
    </message>
    <message>
        <source>The folder with the third control image of each image.</source>
        <extracomment>datasets: control_path_3, help</extracomment>
        <translation>A pasta com a terceira imagem de controle de cada imagem.</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied while this dataset is trained.</source>
        <extracomment>datasets: network_weight, help</extracomment>
        <translation>Com que força a LoRA é aplicada enquanto este conjunto de dados é treinado.</translation>
    </message>
    <message>
        <source>How often the files of this dataset count compared with the others.</source>
        <extracomment>datasets: num_repeats, help</extracomment>
        <translation>Quantas vezes os arquivos deste conjunto de dados contam em comparação com os outros.</translation>
    </message>
    <message>
        <source>A batch size for this dataset alone. Empty: the one of the training.</source>
        <extracomment>datasets: batch_size, help</extracomment>
        <translation>Um tamanho de batch só para este conjunto de dados. Vazio: o do treino.</translation>
    </message>
    <message>
        <source>The caption of files that have none.</source>
        <extracomment>datasets: default_caption, help</extracomment>
        <translation>A legenda dos arquivos que não têm uma.</translation>
    </message>
    <message>
        <source>How often a caption is left out.</source>
        <extracomment>datasets: caption_dropout_rate, help</extracomment>
        <translation>Com que frequência uma legenda é omitida.</translation>
    </message>
    <message>
        <source>The ending of the caption files.</source>
        <extracomment>datasets: caption_ext, help</extracomment>
        <translation>A extensão dos arquivos de legenda.</translation>
    </message>
    <message>
        <source>How many frames of a clip are trained. The memory of a step grows with them; 1 trains stills.</source>
        <extracomment>datasets: num_frames, help</extracomment>
        <translation>Quantos frames de um clipe são treinados. A memória de um passo cresce com eles; 1 treina imagens estáticas.</translation>
    </message>
    <message>
        <source>Images that show what must stay as it is.</source>
        <extracomment>datasets: is_reg, help</extracomment>
        <translation>Imagens que mostram o que deve ficar como está.</translation>
    </message>
    <message>
        <source>Takes as many frames as each clip has. Long clips then decide how much memory is needed; the batch size must be 1.</source>
        <extracomment>datasets: auto_frame_count, help</extracomment>
        <translation>Usa tantos frames quantos cada clipe tem. Nesse caso, os clipes longos definem quanta memória é necessária; o tamanho do batch deve ser 1.</translation>
    </message>
    <message>
        <source>Gives the first frame to the model as an image.</source>
        <extracomment>datasets: do_i2v, help</extracomment>
        <translation>Passa o primeiro frame ao modelo como imagem.</translation>
    </message>
    <message>
        <source>Trains the sound of the clips too.</source>
        <extracomment>datasets: do_audio, help</extracomment>
        <translation>Treina também o som dos clipes.</translation>
    </message>
    <message>
        <source>Brings the sound of all clips to the same loudness.</source>
        <extracomment>datasets: audio_normalize, help</extracomment>
        <translation>Deixa o som de todos os clipes com o mesmo volume.</translation>
    </message>
    <message>
        <source>Keeps the pitch when the sound is stretched.</source>
        <extracomment>datasets: audio_preserve_pitch, help</extracomment>
        <translation>Mantém a altura do som quando ele é esticado.</translation>
    </message>
    <message>
        <source>Trains each image mirrored as well. It doubles the items.</source>
        <extracomment>datasets: flip_x, help</extracomment>
        <translation>Treina também cada imagem espelhada. Dobra o número de itens.</translation>
    </message>
    <message>
        <source>Trains each image upside down as well. It doubles the items.</source>
        <extracomment>datasets: flip_y, help</extracomment>
        <translation>Treina também cada imagem de cabeça para baixo. Dobra o número de itens.</translation>
    </message>
    <message>
        <source>The sizes that are trained. Each makes a copy of the dataset; the largest one decides how much memory is needed.</source>
        <extracomment>datasets: resolution, help</extracomment>
        <translation>Os tamanhos treinados. Cada um cria uma cópia do conjunto de dados; o maior define quanta memória é necessária.</translation>
    </message>
    <message>
        <source>Only in Show Advanced</source>
        <extracomment>datasets_text: datasets_text, title</extracomment>
        <translation>Só em Show Advanced</translation>
    </message>
    <message>
        <source>Keeps the encoded images in system memory instead of on the disk.</source>
        <extracomment>datasets_text: cache_latents, help</extracomment>
        <translation>Mantém as imagens codificadas na memória do sistema, e não no disco.</translation>
    </message>
    <message>
        <source>How many processes read the dataset. Each takes system memory; the first dataset&apos;s value counts.</source>
        <extracomment>datasets_text: num_workers, help</extracomment>
        <translation>Quantos processos leem o conjunto de dados. Cada um ocupa memória do sistema; vale o valor do primeiro conjunto.</translation>
    </message>
    <message>
        <source>The frame rate at which clips are read.</source>
        <extracomment>datasets_text: fps, help</extracomment>
        <translation>A taxa de frames com que os clipes são lidos.</translation>
    </message>
    <message>
        <source>Spreads the frames over the whole clip instead of taking a piece of it.</source>
        <extracomment>datasets_text: shrink_video_to_frames, help</extracomment>
        <translation>Distribui os frames pelo clipe inteiro, em vez de usar um trecho dele.</translation>
    </message>
    <message>
        <source>The folder with a mask for each image.</source>
        <extracomment>datasets_text: mask_path, help</extracomment>
        <translation>A pasta com uma máscara para cada imagem.</translation>
    </message>
    <message>
        <source>The name of the job. Its folder, its samples and the trained file are called so.</source>
        <extracomment>job: name, help</extracomment>
        <translation>O nome do job. A pasta, os samples e o arquivo treinado recebem esse nome.</translation>
    </message>
    <message>
        <source>A word that stands for what is trained. It takes the place of &quot;[trigger]&quot; in captions and prompts, and is put before captions that lack it.</source>
        <extracomment>job: trigger_word, help</extracomment>
        <translation>Uma palavra que representa o que é treinado. Ela entra no lugar de “[trigger]” nas legendas e nos prompts, e no início das legendas que não a têm.</translation>
    </message>
    <message>
        <source>The family of the model. Choosing another one also writes the settings that AI Toolkit keeps for it, as its own form does.</source>
        <extracomment>model: arch, help</extracomment>
        <translation>A família do modelo. Escolher outra também grava as configurações que o AI Toolkit tem para ela, como faz o formulário dele.</translation>
    </message>
    <message>
        <source>The Hugging Face name of the model, or its folder or file on this machine.</source>
        <extracomment>model: name_or_path, help</extracomment>
        <translation>O nome do modelo no Hugging Face, ou a pasta ou o arquivo dele nesta máquina.</translation>
    </message>
    <message>
        <source>A LoRA that undoes the distillation of the model while it is trained. It cannot be combined with an accuracy recovery adapter.</source>
        <extracomment>model: assistant_lora_path, help</extracomment>
        <translation>Uma LoRA que desfaz a destilação do modelo enquanto ele é treinado. Não pode ser combinada com um accuracy recovery adapter.</translation>
    </message>
    <message>
        <source>A LoRA that is used for the prediction without prompt.</source>
        <extracomment>model: unconditional_lora_path, help</extracomment>
        <translation>Uma LoRA usada na predição sem prompt.</translation>
    </message>
    <message>
        <source>How the training copes with a model that was distilled. The guidance loss takes further predictions in each step.</source>
        <extracomment>model: distillation, help</extracomment>
        <translation>Como o treino lida com um modelo destilado. A guidance loss exige mais predições em cada passo.</translation>
    </message>
    <message>
        <source>Whether a reference image is given to the model as a picture or as a clip that stands still. A clip has more tokens.</source>
        <extracomment>model: image_refs_as_video, help</extracomment>
        <translation>Se uma imagem de referência é passada ao modelo como imagem ou como um clipe estático. Um clipe tem mais tokens.</translation>
    </message>
    <message>
        <source>Keeps parts of the model in system memory while it is loaded and quantised, and while samples are made. It does not lower the memory of the training steps.</source>
        <extracomment>model: low_vram, help</extracomment>
        <translation>Mantém partes do modelo na memória do sistema durante o carregamento e a quantização, e enquanto samples são gerados. Não reduz a memória dos passos de treino.</translation>
    </message>
    <message>
        <source>Computes the keys and values of the reference images once and keeps them, which is faster and takes memory.</source>
        <extracomment>model: kv_cache, help</extracomment>
        <translation>Calcula uma única vez as chaves e os valores das imagens de referência e os guarda, o que é mais rápido e ocupa memória.</translation>
    </message>
    <message>
        <source>Scales control images to the size of the target. Without it they go in at about one megapixel, which costs memory when the training runs at small resolutions.</source>
        <extracomment>model: match_target_res, help</extracomment>
        <translation>Ajusta as imagens de controle ao tamanho do alvo. Sem isso, elas entram com cerca de um megapixel, o que custa memória quando o treino usa resoluções pequenas.</translation>
    </message>
    <message>
        <source>Keeps layers in system memory and moves each to the card when it is needed. Saves much VRAM, needs much system memory, and is slower.</source>
        <extracomment>model: layer_offloading, help</extracomment>
        <translation>Mantém camadas na memória do sistema e leva cada uma à placa quando é necessária. Economiza muita VRAM, precisa de muita memória do sistema e é mais lento.</translation>
    </message>
    <message>
        <source>The share of the transformer&apos;s layers that is offloaded. The lowest share that fits is the fastest.</source>
        <extracomment>model: layer_offloading_transformer_percent, help</extracomment>
        <translation>A parcela das camadas do transformer que vai para offloading. A menor parcela que cabe é a mais rápida.</translation>
    </message>
    <message>
        <source>The share of the text encoder&apos;s layers that is offloaded.</source>
        <extracomment>model: layer_offloading_text_encoder_percent, help</extracomment>
        <translation>A parcela das camadas do text encoder que vai para offloading.</translation>
    </message>
    <message>
        <source>Where the text encoder and the VAE come from, when not from the model itself.</source>
        <extracomment>model_text: extras_name_or_path, help</extracomment>
        <translation>De onde vêm o text encoder e o VAE, quando não vêm do próprio modelo.</translation>
    </message>
    <message>
        <source>Where the text encoder comes from.</source>
        <extracomment>model_text: te_name_or_path, help</extracomment>
        <translation>De onde vem o text encoder.</translation>
    </message>
    <message>
        <source>An adapter that makes up for the loss of a coarse quantisation. It cannot be combined with assistant_lora_path.</source>
        <extracomment>model_text: accuracy_recovery_adapter, help</extracomment>
        <translation>Um adaptador que compensa a perda de uma quantização forte. Não pode ser combinado com assistant_lora_path.</translation>
    </message>
    <message>
        <source>Encodes and decodes images in tiles, which lowers the peak of large previews.</source>
        <extracomment>model_text: vae_tiling, help</extracomment>
        <translation>Codifica e decodifica as imagens em tiles, o que reduz o pico de previews grandes.</translation>
    </message>
    <message>
        <source>The mode of torch.compile.</source>
        <extracomment>model_text: compile_mode, help</extracomment>
        <translation>O modo do torch.compile.</translation>
    </message>
    <message>
        <source>Spreads a FLUX.1 model over all visible cards; it needs is_flux: true beside the architecture.</source>
        <extracomment>model_text: split_model_over_gpus, help</extracomment>
        <translation>Distribui um modelo FLUX.1 por todas as placas visíveis; precisa de is_flux: true junto com a arquitetura.</translation>
    </message>
    <message>
        <source>Trains the transformer for the noisy half of the steps. A model with two stages loads both unless one is left out.</source>
        <extracomment>multistage: train_high_noise, help</extracomment>
        <translation>Treina o transformer da metade ruidosa dos passos. Um modelo de dois estágios carrega os dois, a não ser que um fique de fora.</translation>
    </message>
    <message>
        <source>Trains the transformer for the clear half of the steps.</source>
        <extracomment>multistage: train_low_noise, help</extracomment>
        <translation>Treina o transformer da metade nítida dos passos.</translation>
    </message>
    <message>
        <source>After how many steps the training changes to the other stage. With Low VRAM each change moves a whole transformer, so 10 or 20 is faster.</source>
        <extracomment>multistage: switch_boundary_every, help</extracomment>
        <translation>Depois de quantos passos o treino muda para o outro estágio. Com Low VRAM, cada mudança move um transformer inteiro; por isso, 10 ou 20 é mais rápido.</translation>
    </message>
    <message>
        <source>How many bits a weight of the transformer takes. Fewer bits save memory and lose accuracy; an accuracy recovery adapter wins most of it back.</source>
        <extracomment>quantize: transformer, help</extracomment>
        <translation>Quantos bits ocupa um peso do transformer. Menos bits economizam memória e perdem precisão; um accuracy recovery adapter recupera quase tudo.</translation>
    </message>
    <message>
        <source>How many bits a weight of the text encoder takes. When its key is missing, the text encoder is quantised if the transformer is.</source>
        <extracomment>quantize: text_encoder, help</extracomment>
        <translation>Quantos bits ocupa um peso do text encoder. Quando falta a chave, o text encoder é quantizado se o transformer também for.</translation>
    </message>
    <message>
        <source>Compiles the model with torch.compile. Steps get faster; the first ones take longer and more memory.</source>
        <extracomment>quantize: compile, help</extracomment>
        <translation>Compila o modelo com torch.compile. Os passos ficam mais rápidos; os primeiros demoram mais e usam mais memória.</translation>
    </message>
    <message>
        <source>No samples are made before this step; the very first ones still are.</source>
        <extracomment>sample: sample_start_step, help</extracomment>
        <translation>Nenhum sample é gerado antes deste passo; só os primeiros de todos continuam.</translation>
    </message>
    <message>
        <source>How samples are made. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>sample: sampler, help</extracomment>
        <translation>Como os samples são gerados. Modelos de flow precisam de flowmatch; SD 1.5 e SDXL precisam de ddpm.</translation>
    </message>
    <message>
        <source>How closely samples follow the prompt. Above 1 each step takes a second prediction, which some models make in one batch.</source>
        <extracomment>sample: guidance_scale, help</extracomment>
        <translation>Quanto os samples seguem o prompt. Acima de 1, cada passo faz uma segunda predição, que alguns modelos calculam no mesmo batch.</translation>
    </message>
    <message>
        <source>How many steps a sample takes. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_steps, help</extracomment>
        <translation>Quantos passos um sample leva. Muda o tempo, não o pico de memória.</translation>
    </message>
    <message>
        <source>The width of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: width, help</extracomment>
        <translation>A largura dos samples. A memória cresce com largura vezes altura.</translation>
    </message>
    <message>
        <source>The height of the samples. Their memory grows with width times height.</source>
        <extracomment>sample: height, help</extracomment>
        <translation>A altura dos samples. A memória cresce com largura vezes altura.</translation>
    </message>
    <message>
        <source>How many frames a sample clip has. They are independent of the frames that are trained.</source>
        <extracomment>sample: num_frames, help</extracomment>
        <translation>Quantos frames tem um clipe de sample. Não dependem dos frames treinados.</translation>
    </message>
    <message>
        <source>The frame rate of the sample clips.</source>
        <extracomment>sample: fps, help</extracomment>
        <translation>A taxa de frames dos clipes de sample.</translation>
    </message>
    <message>
        <source>Where the noise of the samples starts.</source>
        <extracomment>sample: seed, help</extracomment>
        <translation>Onde começa o ruído dos samples.</translation>
    </message>
    <message>
        <source>Gives each prompt the next seed.</source>
        <extracomment>sample: walk_seed, help</extracomment>
        <translation>Dá a cada prompt a próxima seed.</translation>
    </message>
    <message>
        <source>Makes no samples before the first step.</source>
        <extracomment>sample: skip_first_sample, help</extracomment>
        <translation>Não gera samples antes do primeiro passo.</translation>
    </message>
    <message>
        <source>Makes the first samples again when a run is resumed.</source>
        <extracomment>sample: force_first_sample, help</extracomment>
        <translation>Gera de novo os primeiros samples quando um treino é retomado.</translation>
    </message>
    <message>
        <source>Makes no samples at all: none first, none in between, none at the end.</source>
        <extracomment>sample: disable_sampling, help</extracomment>
        <translation>Não gera nenhum sample: nem no início, nem no meio, nem no fim.</translation>
    </message>
    <message>
        <source>The negative prompt of all samples.</source>
        <extracomment>sample_text: neg, help</extracomment>
        <translation>O prompt negativo de todos os samples.</translation>
    </message>
    <message>
        <source>The format of the sample images.</source>
        <extracomment>sample_text: format, help</extracomment>
        <translation>O formato das imagens de sample.</translation>
    </message>
    <message>
        <source>What the sample shows. Flags in the prompt, such as --w 768, win over all other settings.</source>
        <extracomment>samples: prompt, help</extracomment>
        <translation>O que o sample mostra. Opções no prompt, como --w 768, valem mais que todas as outras configurações.</translation>
    </message>
    <message>
        <source>The width of this sample alone. Empty: the one above.</source>
        <extracomment>samples: width, help</extracomment>
        <translation>A largura só deste sample. Vazio: a de cima.</translation>
    </message>
    <message>
        <source>The height of this sample alone. Empty: the one above.</source>
        <extracomment>samples: height, help</extracomment>
        <translation>A altura só deste sample. Vazio: a de cima.</translation>
    </message>
    <message>
        <source>The seed of this sample alone. Empty: the one above, counted up when Walk Seed is on.</source>
        <extracomment>samples: seed, help</extracomment>
        <translation>A seed só deste sample. Vazio: a de cima, somando um a cada sample quando Walk Seed está ativado.</translation>
    </message>
    <message>
        <source>How strongly the LoRA is applied in this sample.</source>
        <extracomment>samples: network_multiplier, help</extracomment>
        <translation>Com que força a LoRA é aplicada neste sample.</translation>
    </message>
    <message>
        <source>The image that this sample starts from.</source>
        <extracomment>samples: ctrl_img, help</extracomment>
        <translation>A imagem da qual este sample parte.</translation>
    </message>
    <message>
        <source>The first reference image of this sample.</source>
        <extracomment>samples: ctrl_img_1, help</extracomment>
        <translation>A primeira imagem de referência deste sample.</translation>
    </message>
    <message>
        <source>The second reference image of this sample.</source>
        <extracomment>samples: ctrl_img_2, help</extracomment>
        <translation>A segunda imagem de referência deste sample.</translation>
    </message>
    <message>
        <source>The third reference image of this sample.</source>
        <extracomment>samples: ctrl_img_3, help</extracomment>
        <translation>A terceira imagem de referência deste sample.</translation>
    </message>
    <message>
        <source>The frames of this sample alone.</source>
        <extracomment>samples_text: num_frames, help</extracomment>
        <translation>Os frames só deste sample.</translation>
    </message>
    <message>
        <source>The frame rate of this sample alone.</source>
        <extracomment>samples_text: fps, help</extracomment>
        <translation>A taxa de frames só deste sample.</translation>
    </message>
    <message>
        <source>The steps of this sample alone.</source>
        <extracomment>samples_text: sample_steps, help</extracomment>
        <translation>Os passos só deste sample.</translation>
    </message>
    <message>
        <source>The guidance of this sample alone.</source>
        <extracomment>samples_text: guidance_scale, help</extracomment>
        <translation>O guidance só deste sample.</translation>
    </message>
    <message>
        <source>The negative prompt of this sample alone.</source>
        <extracomment>samples_text: neg, help</extracomment>
        <translation>O prompt negativo só deste sample.</translation>
    </message>
    <message>
        <source>The precision of the saved file.</source>
        <extracomment>save: dtype, help</extracomment>
        <translation>A precisão do arquivo salvo.</translation>
    </message>
    <message>
        <source>After how many steps the LoRA is saved. Memory that grew meanwhile is freed at each save.</source>
        <extracomment>save: save_every, help</extracomment>
        <translation>Depois de quantos passos a LoRA é salva. A memória que cresceu nesse meio-tempo é liberada a cada salvamento.</translation>
    </message>
    <message>
        <source>How many saved steps stay on the disk; older ones are deleted.</source>
        <extracomment>save: max_step_saves_to_keep, help</extracomment>
        <translation>Quantos passos salvos ficam no disco; os mais antigos são apagados.</translation>
    </message>
    <message>
        <source>How the file is laid out.</source>
        <extracomment>save_text: save_format, help</extracomment>
        <translation>Como o arquivo é organizado.</translation>
    </message>
    <message>
        <source>Uploads the result to Hugging Face.</source>
        <extracomment>save_text: push_to_hub, help</extracomment>
        <translation>Envia o resultado ao Hugging Face.</translation>
    </message>
    <message>
        <source>What the slider changes.</source>
        <extracomment>slider: target_class, help</extracomment>
        <translation>O que o slider muda.</translation>
    </message>
    <message>
        <source>What the slider leads to.</source>
        <extracomment>slider: positive_prompt, help</extracomment>
        <translation>Para onde o slider leva.</translation>
    </message>
    <message>
        <source>What the slider leads away from.</source>
        <extracomment>slider: negative_prompt, help</extracomment>
        <translation>De onde o slider se afasta.</translation>
    </message>
    <message>
        <source>What must stay as it is.</source>
        <extracomment>slider: anchor_class, help</extracomment>
        <translation>O que deve ficar como está.</translation>
    </message>
    <message>
        <source>What is trained beside the model. Without a &quot;network&quot; block the whole model is trained, which needs many times the memory.</source>
        <extracomment>target: type, help</extracomment>
        <translation>O que é treinado junto ao modelo. Sem um bloco “network”, o modelo inteiro é treinado, o que exige muitas vezes mais memória.</translation>
    </message>
    <message>
        <source>How the weights are split. A small factor trains many more parameters and takes more memory.</source>
        <extracomment>target: lokr_factor, help</extracomment>
        <translation>Como os pesos são divididos. Um fator pequeno treina muito mais parâmetros e ocupa mais memória.</translation>
    </message>
    <message>
        <source>How much the LoRA can hold. Its weights, gradients and optimizer state grow with it.</source>
        <extracomment>target: linear, help</extracomment>
        <translation>Quanto a LoRA consegue guardar. Os pesos, os gradientes e o estado do otimizador crescem junto.</translation>
    </message>
    <message>
        <source>The rank of the convolution layers, which only SD 1.5 and SDXL have.</source>
        <extracomment>target: conv, help</extracomment>
        <translation>O rank das camadas de convolução, que só SD 1.5 e SDXL têm.</translation>
    </message>
    <message>
        <source>Scales what the LoRA adds; AI Toolkit&apos;s form keeps it equal to the rank.</source>
        <extracomment>target_text: linear_alpha, help</extracomment>
        <translation>Escala o que a LoRA acrescenta; o formulário do AI Toolkit o mantém igual ao rank.</translation>
    </message>
    <message>
        <source>A LoKr that can hold everything, and trains many more parameters.</source>
        <extracomment>target_text: lokr_full_rank, help</extracomment>
        <translation>Uma LoKr que consegue guardar tudo e treina muito mais parâmetros.</translation>
    </message>
    <message>
        <source>Leaves everything but the transformer&apos;s own layers alone.</source>
        <extracomment>target_text: transformer_only, help</extracomment>
        <translation>Não mexe em nada além das camadas do próprio transformer.</translation>
    </message>
    <message>
        <source>A LoRA to go on with.</source>
        <extracomment>target_text: pretrained_lora_path, help</extracomment>
        <translation>Uma LoRA para continuar o treino.</translation>
    </message>
    <message>
        <source>How many images a step looks at together. The memory of a step grows with it; a dataset can have a batch size of its own.</source>
        <extracomment>training: batch_size, help</extracomment>
        <translation>Quantas imagens um passo processa juntas. A memória de um passo cresce com isso; um conjunto de dados pode ter um tamanho de batch próprio.</translation>
    </message>
    <message>
        <source>How many batches one after the other make a step. It works like a larger batch and takes no more memory, only time.</source>
        <extracomment>training: gradient_accumulation, help</extracomment>
        <translation>Quantos batches, um após o outro, formam um passo. Funciona como um batch maior e não ocupa mais memória, só tempo.</translation>
    </message>
    <message>
        <source>How long the training lasts. It does not change the memory.</source>
        <extracomment>training: steps, help</extracomment>
        <translation>Quanto dura o treino. Não muda a memória.</translation>
    </message>
    <message>
        <source>The optimizer keeps a state for each trained parameter, from next to nothing (Adafactor) over 2 bytes (AdamW8Bit) to 16 (Prodigy). The state appears after the first step.</source>
        <extracomment>training: optimizer, help</extracomment>
        <translation>O otimizador guarda um estado para cada parâmetro treinado: de quase nada (Adafactor), passando por 2 bytes (AdamW8Bit), até 16 (Prodigy). O estado aparece depois do primeiro passo.</translation>
    </message>
    <message>
        <source>How large a step is. It does not change the memory.</source>
        <extracomment>training: lr, help</extracomment>
        <translation>O tamanho de um passo. Não muda a memória.</translation>
    </message>
    <message>
        <source>Pulls the weights towards zero a little in each step.</source>
        <extracomment>training: weight_decay, help</extracomment>
        <translation>Puxa os pesos um pouco para zero em cada passo.</translation>
    </message>
    <message>
        <source>Which noise levels are trained how often.</source>
        <extracomment>training: timestep_type, help</extracomment>
        <translation>Quais níveis de ruído são treinados, e com que frequência.</translation>
    </message>
    <message>
        <source>Whether noisy or clear images are trained more often. High noise shapes the composition, low noise the details.</source>
        <extracomment>training: content_or_style, help</extracomment>
        <translation>Se são treinadas mais imagens ruidosas ou nítidas. O ruído alto molda a composição; o baixo, os detalhes.</translation>
    </message>
    <message>
        <source>How the distance to the target is measured.</source>
        <extracomment>training: loss_type, help</extracomment>
        <translation>Como a distância até o alvo é medida.</translation>
    </message>
    <message>
        <source>How much the sound counts against the picture.</source>
        <extracomment>training: audio_loss_multiplier, help</extracomment>
        <translation>Quanto o som conta em relação à imagem.</translation>
    </message>
    <message>
        <source>Keeps a smoothed copy of the trained weights. It takes 4 bytes per trained parameter, and as much again while samples are made.</source>
        <extracomment>training: use_ema, help</extracomment>
        <translation>Mantém uma cópia suavizada dos pesos treinados. Ela ocupa 4 bytes por parâmetro treinado, e outro tanto enquanto samples são gerados.</translation>
    </message>
    <message>
        <source>How slowly the copy follows.</source>
        <extracomment>training: ema_decay, help</extracomment>
        <translation>Com que lentidão a cópia acompanha os pesos.</translation>
    </message>
    <message>
        <source>Takes the text encoder off the card and ignores the captions; only the trigger word or an empty prompt is used.</source>
        <extracomment>training: unload_text_encoder, help</extracomment>
        <translation>Tira o text encoder da placa e ignora as legendas; só se usa a palavra de gatilho ou um prompt vazio.</translation>
    </message>
    <message>
        <source>Encodes all captions before the training and then drops the text encoder. Captions keep their effect, but cannot change from step to step.</source>
        <extracomment>training: cache_text_embeddings, help</extracomment>
        <translation>Codifica todas as legendas antes do treino e depois descarta o text encoder. As legendas mantêm o efeito, mas não podem mudar de um passo para outro.</translation>
    </message>
    <message>
        <source>Keeps the model&apos;s own idea of the class while the trigger word is trained. Each step takes a further prediction.</source>
        <extracomment>training: diff_output_preservation, help</extracomment>
        <translation>Preserva a ideia que o modelo tem da classe enquanto a palavra de gatilho é treinada. Cada passo faz mais uma predição.</translation>
    </message>
    <message>
        <source>How much it counts.</source>
        <extracomment>training: diff_output_preservation_multiplier, help</extracomment>
        <translation>Quanto isso conta.</translation>
    </message>
    <message>
        <source>The class that must stay as it is.</source>
        <extracomment>training: diff_output_preservation_class, help</extracomment>
        <translation>A classe que deve ficar como está.</translation>
    </message>
    <message>
        <source>Keeps what the model makes of an empty prompt. Each step takes a further prediction.</source>
        <extracomment>training: blank_prompt_preservation, help</extracomment>
        <translation>Preserva o que o modelo gera com um prompt vazio. Cada passo faz mais uma predição.</translation>
    </message>
    <message>
        <source>Trains against the guided prediction of the model. Each step takes further predictions. It excludes bypass_guidance_embedding.</source>
        <extracomment>training: do_guidance_loss, help</extracomment>
        <translation>Treina contra a predição guiada do modelo. Cada passo faz mais predições. Exclui bypass_guidance_embedding.</translation>
    </message>
    <message>
        <source>The guidance scale that is aimed at.</source>
        <extracomment>training: guidance_loss_target, help</extracomment>
        <translation>A escala de guidance que se quer alcançar.</translation>
    </message>
    <message>
        <source>Computes the activations a second time instead of keeping them. Without it a step needs many times the memory; AI Toolkit&apos;s form has no control for it.</source>
        <extracomment>training_text: gradient_checkpointing, help</extracomment>
        <translation>Calcula as ativações uma segunda vez, em vez de guardá-las. Sem isso, um passo precisa de muitas vezes mais memória; o formulário do AI Toolkit não tem um campo para isso.</translation>
    </message>
    <message>
        <source>The precision of the calculation. fp32 doubles the memory of everything, and is what counts when the key is missing.</source>
        <extracomment>training_text: dtype, help</extracomment>
        <translation>A precisão dos cálculos. fp32 dobra a memória de tudo e é o que vale quando falta a chave.</translation>
    </message>
    <message>
        <source>How noise is added. Flow models need flowmatch; SD 1.5 and SDXL need ddpm.</source>
        <extracomment>training_text: noise_scheduler, help</extracomment>
        <translation>Como o ruído é adicionado. Modelos de flow precisam de flowmatch; SD 1.5 e SDXL precisam de ddpm.</translation>
    </message>
    <message>
        <source>Trains past the guidance embedding of distilled models. It excludes the guidance loss.</source>
        <extracomment>training_text: bypass_guidance_embedding, help</extracomment>
        <translation>Treina contornando o embedding de guidance de modelos destilados. Exclui a guidance loss.</translation>
    </message>
    <message>
        <source>Trains the text encoder too, which then stays on the card. It can be neither unloaded nor cached.</source>
        <extracomment>training_text: train_text_encoder, help</extracomment>
        <translation>Treina também o text encoder, que então fica na placa. Ele não pode ser descarregado nem guardado em cache.</translation>
    </message>
    <message>
        <source>Cuts off steps that would be too large.</source>
        <extracomment>training_text: max_grad_norm, help</extracomment>
        <translation>Corta passos que seriam grandes demais.</translation>
    </message>
    <message>
        <source>After how many steps a line is logged.</source>
        <extracomment>training_text: log_every, help</extracomment>
        <translation>Depois de quantos passos uma linha é registrada no log.</translation>
    </message>
    <message>
        <source>Measures the loss on images of their own. All sigmas of an image go through the model as one batch, which takes memory.</source>
        <extracomment>validation: enabled, help</extracomment>
        <translation>Mede a loss em imagens separadas. Todos os sigmas de uma imagem passam pelo modelo em um único batch, o que ocupa memória.</translation>
    </message>
    <message>
        <source>After how many steps the validation runs.</source>
        <extracomment>validation: validate_every, help</extracomment>
        <translation>Depois de quantos passos a validação roda.</translation>
    </message>
    <message>
        <source>The size of the validation images. It counts against the memory as the training&apos;s own resolution does.</source>
        <extracomment>validation: resolution, help</extracomment>
        <translation>O tamanho das imagens de validação. Ele pesa na memória tanto quanto a resolução do próprio treino.</translation>
    </message>
    <message>
        <source>The noise levels that are measured, all in one batch.</source>
        <extracomment>validation: sigmas, help</extracomment>
        <translation>Os níveis de ruído medidos, todos em um batch.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is off: all activations are kept.</source>
        <extracomment>config: checkpointing_off, title</extracomment>
        <translation>O gradient checkpointing está desativado: todas as ativações ficam na memória.</translation>
    </message>
    <message>
        <source>The whole model is trained, not a small network: every weight has gradients and optimizer state.</source>
        <extracomment>config: full_finetune, title</extracomment>
        <translation>O modelo inteiro é treinado, não uma rede pequena: cada peso tem gradientes e estado do otimizador.</translation>
    </message>
    <message>
        <source>Encodes all images before the training and keeps the result on the disk. When all datasets do so, the VAE leaves the card.</source>
        <extracomment>datasets: cache_latents_to_disk, help</extracomment>
        <translation>Codifica todas as imagens antes do treino e guarda o resultado no disco. Quando todos os conjuntos de dados fazem isso, o VAE sai da placa.</translation>
    </message>
    <message>
        <source>After how many steps samples are made. It changes the time, not the peak of the memory.</source>
        <extracomment>sample: sample_every, help</extracomment>
        <translation>Depois de quantos passos samples são gerados. Muda o tempo, não o pico de memória.</translation>
    </message>
    <message>
        <source>The whole model is trained, not a LoRA</source>
        <extracomment>6_software: trains_whole_model, title</extracomment>
        <translation>O modelo inteiro é treinado, não uma LoRA</translation>
    </message>
</context>
<context>
    <name>LogDocument</name>
    <message>
        <source>The log cannot be shown: %1.</source>
        <translation>Não foi possível mostrar o log: %1.</translation>
    </message>
    <message>
        <source>The findings beside it are not affected.</source>
        <translation>Os resultados ao lado não são afetados.</translation>
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
        <translation>a favor</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: done already</source>
        <translation>%1: já feito</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Likely causes</source>
        <translation>Causas prováveis</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>O que mudar</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config</translation>
    </message>
    <message>
        <source>Memory estimate</source>
        <translation>Estimativa de memória</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>O que já foi tentado</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>Written by Headroom %1.</source>
        <translation>Gerado pelo Headroom %1.</translation>
    </message>
    <message>
        <source>Log around the failure</source>
        <translation>Log em torno da falha</translation>
    </message>
</context>
<context>
    <name>MemoryEvaluation</name>
    <message>
        <source>The table has no column &quot;%1&quot;.</source>
        <translation>A tabela não tem a coluna “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the column vram_gib is no size.</source>
        <translation>“%1” na coluna vram_gib não é um tamanho.</translation>
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
        <translation>A memória acabou ao carregar o modelo: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It ran out while quantising: this setting plays no part there.</source>
        <translation>A memória acabou ao quantizar: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It ran out while latents were cached: this setting plays no part there.</source>
        <translation>A memória acabou ao fazer o cache dos latents: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It ran out while captions were encoded: this setting plays no part there.</source>
        <translation>A memória acabou ao codificar as legendas: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It ran out in a preview: this setting plays no part there.</source>
        <translation>A memória acabou em um preview: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It ran out in training: this setting plays no part there.</source>
        <translation>A memória acabou durante o treino: ali esta configuração não faz diferença.</translation>
    </message>
    <message>
        <source>It works on the likeliest cause: %1.</source>
        <translation>Age sobre a causa mais provável: %1.</translation>
    </message>
    <message>
        <source>It works on a possible cause: %1.</source>
        <translation>Age sobre uma causa possível: %1.</translation>
    </message>
    <message>
        <source>It is the next step of the safe order, though little speaks for it here.</source>
        <translation>É a próxima etapa na ordem segura, embora aqui pouco aponte para ela.</translation>
    </message>
    <message>
        <source>A conservative config that fails at once on a card that this run does not fill is a matter for the provider: send the report.</source>
        <translation>Se uma config conservadora falha de imediato em uma placa que este treino não enche, o assunto é do provedor: envie o relatório.</translation>
    </message>
    <message>
        <source>The config is conservative and the card was full before this run filled it: repeating the retry burns time and GPU budget, a fresh worker can settle it.</source>
        <translation>A config é conservadora, e a placa já estava cheia antes de este treino ocupá-la: repetir a tentativa só gasta tempo e orçamento de GPU; um worker limpo pode resolver.</translation>
    </message>
    <message>
        <source>%1 ignores low_vram.</source>
        <translation>%1 ignora low_vram.</translation>
    </message>
    <message>
        <source>On %1 low_vram eases loading and previews; it does not lower memory in the phase that failed.</source>
        <translation>Em %1, low_vram alivia o carregamento e os previews; não reduz a memória na fase que falhou.</translation>
    </message>
    <message>
        <source>saves %1 (%2)</source>
        <translation>economiza %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The trainer of this run has no such setting.</source>
        <translation>O programa deste treino não tem essa configuração.</translation>
    </message>
</context>
<context>
    <name>PlanCards</name>
    <message>
        <source>Then the chance that it fits is %1.</source>
        <translation>Com isso, a chance de caber é de %1.</translation>
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
        <translation>Falta de memória no passo %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict, then the phase of the run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1, versão %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Programa de treino</translation>
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
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Trains on</source>
        <translation>Treina com</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>linha %1 do log</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>What ran out</source>
        <translation>O que acabou</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Free on the card</source>
        <translation>Livre na placa</translation>
    </message>
    <message>
        <source>Held by this process</source>
        <translation>Ocupado por este processo</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>Em uso pelo PyTorch</translation>
    </message>
    <message>
        <source>Reserved but unused</source>
        <translation>Reservado sem uso</translation>
    </message>
    <message>
        <source>Held by other processes</source>
        <translation>Ocupado por outros processos</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>linha %1 da config</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the run did: no log was given.</source>
        <translation>O que o treino fez: nenhum log foi fornecido.</translation>
    </message>
    <message>
        <source>Where in the run it failed: the log does not show it.</source>
        <translation>Onde o treino falhou: o log não mostra.</translation>
    </message>
    <message>
        <source>The settings: no config was given, and the log does not print one.</source>
        <translation>As configurações: nenhuma config foi fornecida, e o log não imprime uma.</translation>
    </message>
    <message>
        <source>The settings: the config is not one of AI Toolkit.</source>
        <translation>As configurações: a config não é do AI Toolkit.</translation>
    </message>
    <message>
        <source>The memory of the card: tell it with --gpu-vram.</source>
        <translation>A memória da placa: informe com --gpu-vram.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop retrying this job as it is: the config is conservative, and still it fails at once. Each retry costs time and GPU budget. Start a fresh job on a fresh worker, or restart the machine; if the same config used to work, send this report to support.</source>
        <translation>Pare de repetir este job como está: a config é conservadora e mesmo assim falha de imediato. Cada nova tentativa custa tempo e orçamento de GPU. Inicie um job novo em um worker limpo ou reinicie a máquina; se a mesma config funcionava antes, envie este relatório ao suporte.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>Settings that the other trainer&apos;s files leave out.</source>
        <translation>Configurações que os arquivos do outro programa de treino não trazem.</translation>
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
        <translation>Os clipes e o batch já estão no maior tamanho que você já usou.</translation>
    </message>
    <message>
        <source>Batch Size is %1, as large as you ever had it.</source>
        <translation>Batch Size é %1, o maior que você já usou.</translation>
    </message>
    <message>
        <source>The config has no datasets.</source>
        <translation>A config não tem conjuntos de dados.</translation>
    </message>
    <message>
        <source>The largest bucket is %1, as large as you ever had.</source>
        <translation>O maior bucket é %1, o maior que você já usou.</translation>
    </message>
    <message>
        <source>Add the bucket %1 to %2.</source>
        <translation>Adicione o bucket %1 a %2.</translation>
    </message>
    <message>
        <source>Steps %1 → %2.</source>
        <translation>Steps %1 → %2.</translation>
    </message>
    <message>
        <source>Steps is %1, as many as you ever had.</source>
        <translation>Steps é %1, o máximo que você já usou.</translation>
    </message>
    <message>
        <source>Keep checkpointing, quantisation and low-memory settings as they are: they made the run stable.</source>
        <translation>Mantenha o checkpointing, a quantização e as opções de baixa memória como estão: elas deixaram o treino estável.</translation>
    </message>
    <message>
        <source>Switch the previews on again.</source>
        <translation>Ative os previews de novo.</translation>
    </message>
    <message>
        <source>Bring the previews back: %1 %2 → %3.</source>
        <comment>key of the config, value now, value then</comment>
        <translation>Traga os previews de volta: %1 %2 → %3.</translation>
    </message>
    <message>
        <source>Bring the previews back to their earlier size.</source>
        <translation>Volte os previews ao tamanho anterior.</translation>
    </message>
    <message>
        <source>Larger previews: %1 × %2.</source>
        <translation>Previews maiores: %1 × %2.</translation>
    </message>
    <message>
        <source>The config has no prompts to make previews of.</source>
        <translation>A config não tem prompts para gerar previews.</translation>
    </message>
    <message>
        <source>The previews are as rich as you ever had them.</source>
        <translation>Os previews são os mais ricos que você já usou.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>load</source>
        <translation>carregar</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>first sample</source>
        <translation>primeiro sample</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>samples</translation>
    </message>
    <message>
        <source>save</source>
        <translation>salvar</translation>
    </message>
</context>
<context>
    <name>Telemetry</name>
    <message>
        <source>This file tells how busy the card&apos;s memory was, not how full: it has no column of the memory in use.</source>
        <translation>Este arquivo mostra o quanto a memória da placa trabalhou, não o quanto estava cheia: falta a coluna da memória em uso.</translation>
    </message>
    <message>
        <source>An export of TensorBoard tells only by its file name what it shows. Give it a name with &quot;memory&quot; in it if that is what it is.</source>
        <translation>Uma exportação do TensorBoard só diz pelo nome do arquivo o que ela mostra. Se for memória, dê a ela um nome que contenha “memory”.</translation>
    </message>
    <message>
        <source>This is a memory snapshot in Python&apos;s pickle form, which can run programs when it is loaded; Headroom does not load it.</source>
        <translation>Isto é um snapshot de memória no formato pickle do Python, que pode executar programas ao ser carregado; o Headroom não o carrega.</translation>
    </message>
    <message>
        <source>Write the snapshot as JSON instead: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</source>
        <translation>Em vez disso, grave o snapshot como JSON: json.dump(torch.cuda.memory._snapshot(), open(&quot;snapshot.json&quot;, &quot;w&quot;))</translation>
    </message>
    <message>
        <source>No figure of a card&apos;s memory could be found in it.</source>
        <translation>Não há nele nenhum valor de memória de uma placa.</translation>
    </message>
    <message>
        <source>The tool that wrote this file had no figure of the memory in use to tell.</source>
        <translation>A ferramenta que gravou este arquivo não tinha nenhum valor da memória em uso.</translation>
    </message>
    <message>
        <source>Record with: %1</source>
        <translation>Grave com: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read.</source>
        <translation>
            <numerusform>Não foi possível ler %n de %1.</numerusform>
            <numerusform>Não foi possível ler %n de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 could not be read, the first at line %2.</source>
        <translation>
            <numerusform>Não foi possível ler %n de %1, na linha %2.</numerusform>
            <numerusform>Não foi possível ler %n de %1, a primeira na linha %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>O arquivo é maior que %1.</translation>
    </message>
    <message>
        <source>Cut it to the hours of the run.</source>
        <translation>Recorte só as horas do treino.</translation>
    </message>
    <message numerus="yes">
        <source>PyTorch counts %n failed allocation(s) in this process.</source>
        <translation>
            <numerusform>O PyTorch conta %n alocação que falhou neste processo.</numerusform>
            <numerusform>O PyTorch conta %n alocações que falharam neste processo.</numerusform>
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
        <translation>Em %1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>O treino</translation>
    </message>
    <message>
        <source>The failure</source>
        <translation>A falha</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>Sintomas</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Causas</translation>
    </message>
    <message>
        <source>What to do, in this order</source>
        <translation>O que fazer, nesta ordem</translation>
    </message>
    <message>
        <source>The answer that would help most</source>
        <translation>A resposta que mais ajudaria</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>This log only shows that the run was ended from outside. The first error of the other processes, or of the system&apos;s journal, would tell why.</source>
        <translation>Este log só mostra que o treino foi encerrado de fora. O primeiro erro dos outros processos, ou do registro do sistema, diria por quê.</translation>
    </message>
    <message>
        <source>The log ends without an error. Whether the run had become many times slower, or had stopped altogether, would tell; so would a longer piece of the log.</source>
        <translation>O log termina sem erro. Ajudaria saber se o treino tinha ficado muito mais lento ou parado de vez; um trecho maior do log também ajudaria.</translation>
    </message>
    <message>
        <source>Nothing in this text says how the run ended. The end of log.txt, with the lines around the error, would tell.</source>
        <translation>Nada neste texto diz como o treino terminou. O fim do log.txt, com as linhas em torno do erro, mostraria isso.</translation>
    </message>
    <message>
        <source>The log stops while loading, without an error: that happens when the system runs out of memory and closes the program. How much system memory the machine has would tell.</source>
        <translation>O log para durante o carregamento, sem erro: isso acontece quando a memória do sistema acaba e ele encerra o programa. Ajudaria saber quanta memória do sistema a máquina tem.</translation>
    </message>
    <message>
        <source>There is no log yet. The file log.txt in the job&apos;s output folder would tell where the run was when it stopped.</source>
        <translation>Ainda não há log. O arquivo log.txt, na pasta de saída do job, mostraria onde o treino estava quando parou.</translation>
    </message>
</context>
<context>
    <name>VerdictNote</name>
    <message>
        <source>The run did not die, it crawls: the card is full, and the driver moves memory to and fro over the bus.</source>
        <translation>O treino não caiu, mas se arrasta: a placa está cheia, e o driver leva memória de um lado para o outro pelo barramento.</translation>
    </message>
    <message>
        <source>A step took %1 s at first and up to %2 s later.</source>
        <translation>Um passo levava %1 s no início e até %2 s depois.</translation>
    </message>
    <message>
        <source>This is not an out-of-memory failure. Memory settings will not help; what it looks like instead stands below.</source>
        <translation>Não é falta de memória. As configurações de memória não vão ajudar; o que parece ser está logo abaixo.</translation>
    </message>
    <message>
        <source>The log says: %1</source>
        <translation>O log diz: %1</translation>
    </message>
    <message>
        <source>The run reached its last step. There is nothing to repair.</source>
        <translation>O treino chegou ao último passo. Não há nada para corrigir.</translation>
    </message>
    <message>
        <source>Nothing in this log looks like a failure.</source>
        <translation>Nada neste log parece uma falha.</translation>
    </message>
    <message>
        <source>If the run did stop, the lines that say why are missing here: drop the complete log, or paste the last lines of the terminal.</source>
        <translation>Se o treino parou mesmo, faltam aqui as linhas que dizem por quê: solte o log completo ou cole as últimas linhas do terminal.</translation>
    </message>
    <message>
        <source>One thing is missing to tell what happened.</source>
        <translation>Falta uma informação para dizer o que aconteceu.</translation>
    </message>
    <message>
        <source>The run survived, but each batch that does not fit is skipped: it silently never trains its largest bucket.</source>
        <translation>O treino sobreviveu, mas cada batch que não cabe é pulado: sem avisar, ele nunca treina o maior bucket.</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es) were skipped so far.</source>
        <translation>
            <numerusform>%n batch foi pulado até agora.</numerusform>
            <numerusform>%n batches foram pulados até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop repeating this retry: the config is conservative and still fails at once, so the card or its worker is the likelier problem. Each retry costs time and GPU budget.</source>
        <translation>Pare de repetir esta tentativa: a config é conservadora e mesmo assim falha de imediato, então o problema mais provável é a placa ou o worker. Cada nova tentativa custa tempo e orçamento de GPU.</translation>
    </message>
    <message>
        <source>Make a fresh job on a fresh worker, or restart the machine. If the same config used to work, send the report to support.</source>
        <translation>Crie um job novo em um worker limpo ou reinicie a máquina. Se a mesma config funcionava antes, envie o relatório ao suporte.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Out of memory</source>
        <translation>Falta de memória</translation>
    </message>
    <message>
        <source>Slow: video memory spilled into system memory</source>
        <translation>Lento: a VRAM transbordou para a memória do sistema</translation>
    </message>
    <message>
        <source>Not an out-of-memory failure</source>
        <translation>Não é falta de memória</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>Nenhuma falha</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Não está claro</translation>
    </message>
    <message>
        <source>video memory (CUDA allocator)</source>
        <translation>VRAM (alocador CUDA)</translation>
    </message>
    <message>
        <source>CUDA error without sizes</source>
        <translation>erro CUDA sem tamanhos</translation>
    </message>
    <message>
        <source>video memory (cuBLAS or cuDNN workspace)</source>
        <translation>VRAM (área de trabalho do cuBLAS ou cuDNN)</translation>
    </message>
    <message>
        <source>video memory (AMD, HIP allocator)</source>
        <translation>VRAM (AMD, alocador HIP)</translation>
    </message>
    <message>
        <source>unified memory (Apple, MPS)</source>
        <translation>memória unificada (Apple, MPS)</translation>
    </message>
    <message>
        <source>video memory (Intel, XPU allocator)</source>
        <translation>VRAM (Intel, alocador XPU)</translation>
    </message>
    <message>
        <source>system memory (RAM)</source>
        <translation>memória do sistema (RAM)</translation>
    </message>
    <message>
        <source>shared memory (/dev/shm)</source>
        <translation>memória compartilhada (/dev/shm)</translation>
    </message>
    <message>
        <source>video memory paged into system memory</source>
        <translation>VRAM paginada na memória do sistema</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>model load</source>
        <translation>carregamento do modelo</translation>
    </message>
    <message>
        <source>quantisation</source>
        <translation>quantização</translation>
    </message>
    <message>
        <source>caching latents</source>
        <translation>cache dos latents</translation>
    </message>
    <message>
        <source>caching text embeddings</source>
        <translation>cache dos embeddings de texto</translation>
    </message>
    <message>
        <source>first sample, before training</source>
        <translation>primeiro sample, antes do treino</translation>
    </message>
    <message>
        <source>first training steps</source>
        <translation>primeiros passos de treino</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>preview sample</source>
        <translation>sample de preview</translation>
    </message>
    <message>
        <source>saving</source>
        <translation>salvamento</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>A: before real training</source>
        <translation>A: antes do treino de fato</translation>
    </message>
    <message>
        <source>B: in the first steps</source>
        <translation>B: nos primeiros passos</translation>
    </message>
    <message>
        <source>C: while sampling</source>
        <translation>C: durante a amostragem</translation>
    </message>
    <message>
        <source>D: only sometimes</source>
        <translation>D: só às vezes</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imagens</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vídeo</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>áudio</translation>
    </message>
    <message>
        <source>a rented machine</source>
        <translation>uma máquina alugada</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>carregamento</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>amostragem</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>text encoder</translation>
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
        <translation>otimizador</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>ativações</translation>
    </message>
    <message>
        <source>dequantised block</source>
        <translation>bloco desquantizado</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>contexto CUDA</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outros</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>a fazer</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>não se aplica</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leve</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>menos de %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>(absent)</source>
        <translation>(ausente)</translation>
    </message>
</context>
<context>
    <name>headroom::AttemptModel</name>
    <message>
        <source>first run</source>
        <translation>primeiro treino</translation>
    </message>
    <message>
        <source>unknown: no config</source>
        <translation>desconhecido: sem config</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>solved or not, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no note</source>
        <translation>sem nota</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Changed before it</source>
        <translation>Mudado antes dele</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>headroom::ByHandNote</name>
    <message>
        <source>No case is open.</source>
        <translation>Nenhum caso aberto.</translation>
    </message>
    <message>
        <source>No config was found for this run. Open it, and the changes can be made here with one click.</source>
        <translation>Nenhuma config foi encontrada para este treino. Abra-a e as mudanças poderão ser feitas aqui com um clique.</translation>
    </message>
    <message>
        <source>No config was found for this run: the plan shows what to change by hand. Open the config, and the changes can be made here with one click. The settings, in the order of the plan:</source>
        <translation>Nenhuma config foi encontrada para este treino: o plano mostra o que mudar à mão. Abra a config e as mudanças poderão ser feitas aqui com um clique. As configurações, na ordem do plano:</translation>
    </message>
    <message>
        <source>settings to change by hand</source>
        <translation>configurações para mudar à mão</translation>
    </message>
    <message>
        <source>&amp;Open the config</source>
        <translation>A&amp;brir a config</translation>
    </message>
</context>
<context>
    <name>headroom::CaseBar</name>
    <message>
        <source>%1 card</source>
        <comment>memory of a card of unknown name</comment>
        <translation>placa de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a card, its memory</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation>Nenhum caso aberto</translation>
    </message>
    <message>
        <source>example</source>
        <translation>exemplo</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · não salvo</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive (Ctrl+O)</source>
        <translation>Abrir um log, uma config ou um arquivo compactado (Ctrl+O)</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>Escolhe um log, uma config ou um arquivo compactado</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Write the diagnosis down for an issue or for support (Ctrl+R)</source>
        <translation>Registrar o diagnóstico para uma issue ou para o suporte (Ctrl+R)</translation>
    </message>
    <message>
        <source>Writes the diagnosis down for an issue or for support</source>
        <translation>Registra o diagnóstico para uma issue ou para o suporte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Recent cases, language, appearance and other actions</source>
        <translation>Casos recentes, idioma, tema e outras ações</translation>
    </message>
</context>
<context>
    <name>headroom::CaseModel</name>
    <message>
        <source>Case without a log</source>
        <translation>Caso sem log</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto colado</translation>
    </message>
    <message>
        <source>Changes that were not saved</source>
        <translation>Mudanças que não foram salvas</translation>
    </message>
</context>
<context>
    <name>headroom::CauseList</name>
    <message>
        <source>Show fewer causes</source>
        <translation>Mostrar menos causas</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more cause(s)</source>
        <translation>
            <numerusform>Mostrar mais %n causa</numerusform>
            <numerusform>Mostrar mais %n causas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ChangesView</name>
    <message>
        <source>No changes yet</source>
        <translation>Ainda sem mudanças</translation>
    </message>
    <message numerus="yes">
        <source>Changes: %n line(s)</source>
        <translation>
            <numerusform>Mudanças: %n linha</numerusform>
            <numerusform>Mudanças: %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed lines appear here; nothing else in the file is touched.</source>
        <translation>As linhas alteradas aparecem aqui; nada mais no arquivo é tocado.</translation>
    </message>
</context>
<context>
    <name>headroom::ChartPage</name>
    <message>
        <source>Save the chart</source>
        <translation>Salvar o gráfico</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Tables (*.csv)</source>
        <translation>Imagens (*.png);;Desenhos (*.svg);;Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>&amp;Save the chart…</source>
        <translation>&amp;Salvar o gráfico…</translation>
    </message>
    <message>
        <source>The memory of the card as a table</source>
        <translation>A memória da placa como tabela</translation>
    </message>
    <message>
        <source>Point at the chart, or walk with the arrow keys, to read it.</source>
        <translation>Aponte para o gráfico ou percorra-o com as setas para ler os valores.</translation>
    </message>
    <message>
        <source>No run is open. Drop a log, or telemetry, on this window.</source>
        <translation>Nenhum treino aberto. Solte um log ou telemetria nesta janela.</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory: this is the forecast.</source>
        <translation>Ninguém mediu a memória deste treino: esta é a previsão.</translation>
    </message>
    <message>
        <source>Nobody measured this run&apos;s memory, and without a config there is no forecast.</source>
        <translation>Ninguém mediu a memória deste treino, e sem config não há previsão.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody measured this run&apos;s memory; its log tells it at %n moment(s).</source>
        <translation>
            <numerusform>Ninguém mediu a memória deste treino; o log a mostra em %n momento.</numerusform>
            <numerusform>Ninguém mediu a memória deste treino; o log a mostra em %n momentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, size of the card</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The card was full at %1, and %2 more went to slow shared memory.</source>
        <translation>A placa estava cheia com %1, e mais %2 foram para a memória compartilhada, que é lenta.</translation>
    </message>
    <message>
        <source>The highest figure is %1, in this phase: %2.</source>
        <translation>O valor mais alto é %1, nesta fase: %2.</translation>
    </message>
    <message>
        <source>The highest figure is %1.</source>
        <translation>O valor mais alto é %1.</translation>
    </message>
    <message>
        <source>Measured every %1: what was needed for a moment in between is not in it, so the peak may have been higher.</source>
        <translation>Medido a cada %1: o que foi preciso por um instante nesse intervalo não aparece, então o pico pode ter sido mais alto.</translation>
    </message>
    <message>
        <source>The file tells no time; its samples are taken to be a second apart.</source>
        <translation>O arquivo não traz horários; suas amostras são contadas com um segundo de distância.</translation>
    </message>
    <message>
        <source>Counted by process, without what the driver itself holds.</source>
        <translation>Contado por processo, sem o que o próprio driver ocupa.</translation>
    </message>
    <message>
        <source>Lined up with the log by the fall at the end of the run.</source>
        <translation>Alinhado com o log pela queda no fim do treino.</translation>
    </message>
    <message>
        <source>Lined up with the log by the rise when the model was loaded.</source>
        <translation>Alinhado com o log pela subida no carregamento do modelo.</translation>
    </message>
    <message>
        <source>Nothing in the curve tells where the run began: both are taken to begin together.</source>
        <translation>Nada na curva mostra onde o treino começou: os dois são tratados como se começassem juntos.</translation>
    </message>
    <message>
        <source>Figures in the log</source>
        <translation>Valores do log</translation>
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
        <translation>Passo</translation>
    </message>
    <message>
        <source>Seconds since the run began</source>
        <translation>Segundos desde o início do treino</translation>
    </message>
    <message>
        <source>Minutes since the run began</source>
        <translation>Minutos desde o início do treino</translation>
    </message>
    <message>
        <source>Hours since the run began</source>
        <translation>Horas desde o início do treino</translation>
    </message>
    <message>
        <source>Days since the run began</source>
        <translation>Dias desde o início do treino</translation>
    </message>
    <message>
        <source>forecast %1</source>
        <translation>previsão: %1</translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>A placa tem %1</translation>
    </message>
</context>
<context>
    <name>headroom::ChartTools</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>&amp;Forecast</source>
        <translation>&amp;Previsão</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Ta&amp;bela</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tempo</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>Por passo</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>O que foi medido</translation>
    </message>
    <message>
        <source>The axis from left to right</source>
        <translation>O eixo da esquerda para a direita</translation>
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
        <translation>M&amp;ostrar tudo</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ampliar (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Reduzir (−)</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>Mostrar o treino inteiro (0)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Mo&amp;ve the log by</source>
        <translation>Deslocar o log e&amp;m</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>The clocks of log and telemetry share nothing: the log was lined up by the shape of the curve.</source>
        <translation>Os relógios do log e da telemetria não têm nada em comum: o log foi alinhado pela forma da curva.</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigPanel</name>
    <message>
        <source>Changes between AI Toolkit&apos;s panels and the text of the config.</source>
        <translation>Alterna entre os painéis do AI Toolkit e o texto da config.</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigSaver</name>
    <message>
        <source>Save the config as</source>
        <translation>Salvar a config como</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>Configs (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1. Now run the training again, and drop its new log on this window.</source>
        <translation>Salvo como %1. Agora treine de novo e solte o novo log nesta janela.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>O arquivo original foi guardado como %1.</translation>
    </message>
    <message>
        <source>Another program changed this config since it was opened here.</source>
        <translation>Outro programa alterou esta config depois que ela foi aberta aqui.</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now, and can be undone. Keep mine lets the next save replace it.</source>
        <translation>Recarregar usa o que está no arquivo agora e pode ser desfeito. Manter a minha deixa que o próximo salvamento o substitua.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Recarre&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Manter a minha</translation>
    </message>
    <message>
        <source>Save under another &amp;name…</source>
        <translation>Salvar com outro &amp;nome…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Com&amp;parar</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigTextView</name>
    <message>
        <source>This is valid text, but not a job that AI Toolkit would run, so the plan and the prediction cannot follow it.</source>
        <translation>O texto é válido, mas não é um job que o AI Toolkit executaria, então o plano e a previsão não podem acompanhá-lo.</translation>
    </message>
    <message>
        <source>&amp;Go to line %1</source>
        <translation>&amp;Ir para a linha %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>number, what is wrong there</comment>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Text of the config</source>
        <translation>Texto da config</translation>
    </message>
    <message>
        <source>This text is too long to be coloured.</source>
        <translation>Este texto é longo demais para ser colorido.</translation>
    </message>
</context>
<context>
    <name>headroom::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
</context>
<context>
    <name>headroom::DiagnosisPage</name>
    <message>
        <source>Causes, likeliest first</source>
        <translation>Causas, da mais para a menos provável</translation>
    </message>
    <message>
        <source>What the estimate says</source>
        <translation>O que diz a estimativa</translation>
    </message>
    <message>
        <source>Write the &amp;report</source>
        <translation>Gerar &amp;relatório</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Nenhum caso aberto: solte antes um log ou uma config.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question, then the user&apos;s answer</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The causes above were ranked anew with this answer.</source>
        <translation>As causas acima foram reordenadas com esta resposta.</translation>
    </message>
    <message>
        <source>&amp;Open a log</source>
        <translation>&amp;Abrir um log</translation>
    </message>
    <message>
        <source>&amp;Fix it</source>
        <translation>&amp;Corrigir</translation>
    </message>
    <message>
        <source>I don&apos;t know</source>
        <translation>Não sei</translation>
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
        <translation>a partir da linha %1</translation>
    </message>
    <message>
        <source>Changes of the config</source>
        <translation>Mudanças da config</translation>
    </message>
    <message>
        <source>%1 lines removed, %2 lines added</source>
        <translation>%1 linhas removidas, %2 linhas adicionadas</translation>
    </message>
</context>
<context>
    <name>headroom::DropPage</name>
    <message>
        <source>%1 is open. Drop another log or config to work on that one.</source>
        <translation>%1 está aberto. Solte outro log ou outra config para trabalhar com ele.</translation>
    </message>
    <message>
        <source>Find out why a training ran out of memory, and fix its config.</source>
        <translation>Descubra por que faltou memória em um treino e corrija a config dele.</translation>
    </message>
    <message>
        <source>See &amp;what happened</source>
        <translation>Ver o que &amp;houve</translation>
    </message>
    <message>
        <source>Drop a log, a config or the job folder here</source>
        <translation>Solte aqui um log, uma config ou a pasta do job</translation>
    </message>
    <message>
        <source>Archives, telemetry and several files at once work too. Everything stays on this computer.</source>
        <translation>Também funciona com arquivos compactados, telemetria e vários arquivos de uma vez. Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Chooses a log, a config or an archive</source>
        <translation>Escolhe um log, uma config ou um arquivo compactado</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Colar log</translation>
    </message>
    <message>
        <source>Takes the text that is in the clipboard</source>
        <translation>Usa o texto que está na área de transferência</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>Ver o &amp;exemplo</translation>
    </message>
    <message>
        <source>Opens a log and a config that come with Headroom</source>
        <translation>Abre um log e uma config que vêm com o Headroom</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Stops reading</source>
        <translation>Interrompe a leitura</translation>
    </message>
    <message>
        <source>Reading the log …</source>
        <translation>Lendo o log …</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Progresso da leitura</translation>
    </message>
    <message>
        <source>No log?</source>
        <translation>Sem log?</translation>
    </message>
    <message>
        <source>&amp;Answer a few questions instead</source>
        <translation>&amp;Responder a algumas perguntas</translation>
    </message>
    <message>
        <source>Diagnoses from your answers alone</source>
        <translation>Faz o diagnóstico só com as suas respostas</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Recent cases</source>
        <translation>Casos recentes</translation>
    </message>
    <message>
        <source>Enter opens the case</source>
        <translation>Enter abre o caso</translation>
    </message>
</context>
<context>
    <name>headroom::EntryBlocks</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>Duplicar o conjunto de dados %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>Remover o conjunto de dados %1</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>Remover o prompt %1</translation>
    </message>
    <message>
        <source>This file has the old list “prompts”, whose entries have no settings of their own.</source>
        <translation>Este arquivo tem a lista antiga “prompts”, cujos itens não têm configurações próprias.</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>Converter os prompts em samples</translation>
    </message>
</context>
<context>
    <name>headroom::EvidenceGrid</name>
    <message>
        <source>because</source>
        <translation>porque</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>config line %1</source>
        <translation>linha %1 da config</translation>
    </message>
    <message>
        <source>log line %1</source>
        <translation>linha %1 do log</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>sua resposta</translation>
    </message>
    <message>
        <source>telemetry</source>
        <translation>telemetria</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimativa</translation>
    </message>
</context>
<context>
    <name>headroom::FactsGroup</name>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>sua resposta</translation>
    </message>
    <message>
        <source>from the log</source>
        <translation>do log</translation>
    </message>
    <message>
        <source>from the config</source>
        <translation>da config</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>&amp;VRAM</source>
        <translation>&amp;VRAM</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>System &amp;RAM</source>
        <translation>&amp;RAM do sistema</translation>
    </message>
    <message>
        <source>&amp;Trained on</source>
        <comment>label of the choice: image, video, audio</comment>
        <translation>Treina &amp;com</translation>
    </message>
    <message>
        <source>In GiB; 0 means unknown</source>
        <translation>Em GiB; 0 significa desconhecido</translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation>Memória da placa</translation>
    </message>
    <message>
        <source>System memory</source>
        <translation>Memória do sistema</translation>
    </message>
    <message>
        <source>Operating system or cloud</source>
        <translation>Sistema operacional ou nuvem</translation>
    </message>
    <message>
        <source>Where the training runs</source>
        <translation>Onde o treino roda</translation>
    </message>
    <message>
        <source>Kind of training data</source>
        <translation>Tipo dos dados de treino</translation>
    </message>
    <message>
        <source>Images, video or audio</source>
        <translation>Imagens, vídeo ou áudio</translation>
    </message>
</context>
<context>
    <name>headroom::FieldMark</name>
    <message>
        <source>not set</source>
        <translation>não definido</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (padrão)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>← was %1</source>
        <comment>the value of the failed run</comment>
        <translation>← antes: %1</translation>
    </message>
    <message>
        <source>In the failed run: %1. Click to put it back.</source>
        <translation>No treino que falhou: %1. Clique para restaurar.</translation>
    </message>
    <message>
        <source>In the file now: %1; your change is not saved yet.</source>
        <translation>No arquivo agora: %1; sua mudança ainda não foi salva.</translation>
    </message>
    <message>
        <source>The change is saved in the file.</source>
        <translation>A mudança está salva no arquivo.</translation>
    </message>
    <message>
        <source>%1 was %2; put it back</source>
        <translation>%1 era %2; restaurar</translation>
    </message>
    <message>
        <source>not for this model</source>
        <translation>não para este modelo</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>AI Toolkit&apos;s form hides this setting for this architecture; the file has it.</source>
        <translation>O formulário do AI Toolkit esconde esta configuração nesta arquitetura; o arquivo a tem.</translation>
    </message>
    <message>
        <source>The file does not have this key: AI Toolkit&apos;s own default counts.</source>
        <translation>O arquivo não tem esta chave: vale o padrão do próprio AI Toolkit.</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>from the other end</source>
        <translation>pelo outro lado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n substituído</numerusform>
            <numerusform>%n substituídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto a localizar</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>Texto que entra no lugar</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fechar a pesquisa</translation>
    </message>
</context>
<context>
    <name>headroom::FindingsPage</name>
    <message>
        <source>unnamed run</source>
        <translation>treino sem nome</translation>
    </message>
    <message>
        <source>%1: %2, from line %3</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2, a partir da linha %3</translation>
    </message>
    <message>
        <source>%1: %2, step %3 of %4</source>
        <comment>number of a run, its job</comment>
        <translation>%1: %2, passo %3 de %4</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>Ver o &amp;diagnóstico</translation>
    </message>
    <message>
        <source>Nothing is open yet. Drop a log on the window, or go by your own answers below.</source>
        <translation>Nada aberto ainda. Solte um log na janela ou use suas próprias respostas abaixo.</translation>
    </message>
    <message>
        <source>There is no log, so your answers are what the diagnosis goes by.</source>
        <translation>Não há log, então o diagnóstico se baseia nas suas respostas.</translation>
    </message>
    <message>
        <source>Symptoms</source>
        <translation>Sintomas</translation>
    </message>
    <message>
        <source>Enter shows the line in the log</source>
        <translation>Enter mostra a linha no log</translation>
    </message>
    <message>
        <source>When does it crash?</source>
        <translation>Quando falha?</translation>
    </message>
    <message>
        <source>Card and system</source>
        <translation>Placa e sistema</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Trein&amp;o</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Which of the runs in the log is looked at</source>
        <translation>Qual dos treinos do log é analisado</translation>
    </message>
    <message>
        <source>Divider between the findings and the log</source>
        <translation>Divisor entre os resultados e o log</translation>
    </message>
</context>
<context>
    <name>headroom::FixPage</name>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Nenhum caso aberto: solte antes um log ou uma config.</translation>
    </message>
    <message>
        <source>Next change: %1.</source>
        <translation>Próxima mudança: %1.</translation>
    </message>
    <message>
        <source>All steps of the plan are done. Save the config and retry.</source>
        <translation>Todas as etapas do plano estão feitas. Salve a config e tente de novo.</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Não há nada para mudar.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Save the config</source>
        <translation>&amp;Salvar config</translation>
    </message>
    <message>
        <source>Apply the safest retry</source>
        <translation>Aplicar as mudanças mais seguras</translation>
    </message>
    <message>
        <source>The text of the config is not valid yet, so nothing was saved.</source>
        <translation>O texto da config ainda não é válido, então nada foi salvo.</translation>
    </message>
    <message>
        <source>Correct the marked line, or undo.</source>
        <translation>Corrija a linha marcada ou desfaça.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>Rede&amp;finir</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>the config</source>
        <translation>a config</translation>
    </message>
    <message>
        <source>What the file has otherwise than this window</source>
        <translation>O que no arquivo é diferente desta janela</translation>
    </message>
</context>
<context>
    <name>headroom::ForecastChart</name>
    <message>
        <source>%1, before</source>
        <comment>phase of a run</comment>
        <translation>%1, antes</translation>
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
        <translation>Pico previsto de cada fase</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>The card has %1</source>
        <translation>A placa tem %1</translation>
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
            <numerusform>%1: %n treino até agora.</numerusform>
            <numerusform>%1: %n treinos até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has run yet. Each log that is dropped for this job becomes a row here.</source>
        <translation>Nenhum treino ainda. Cada log solto para este job vira uma linha aqui.</translation>
    </message>
    <message>
        <source>No case is open: the runs of a job are kept here.</source>
        <translation>Nenhum caso aberto: os treinos de um job ficam guardados aqui.</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>&amp;Salvar o caso…</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>Ir para “S&amp;oltar”</translation>
    </message>
    <message>
        <source>Choose two different runs to compare them.</source>
        <translation>Escolha dois treinos diferentes para compará-los.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>What you want to remember of this run</source>
        <translation>O que você quer lembrar deste treino</translation>
    </message>
    <message>
        <source>Kept with the chosen run</source>
        <translation>Guardada com o treino escolhido</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>&amp;com</translation>
    </message>
    <message>
        <source>Compare this run</source>
        <translation>Comparar este treino</translation>
    </message>
    <message>
        <source>The earlier one of the two</source>
        <translation>O anterior dos dois</translation>
    </message>
    <message>
        <source>with this run</source>
        <translation>com este treino</translation>
    </message>
    <message>
        <source>The later one of the two; the note belongs to it</source>
        <translation>O mais recente dos dois; a nota é dele</translation>
    </message>
    <message>
        <source>This is the only run so far. Drop the log of the next one on the page “Next run”, and the two are compared here.</source>
        <translation>Este é o único treino até agora. Solte o log do próximo na página “Próximo treino”, e os dois serão comparados aqui.</translation>
    </message>
</context>
<context>
    <name>headroom::InlineMessage</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of message, then its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>headroom::InterruptedCase</name>
    <message>
        <source>&amp;Take it up again</source>
        <translation>Reto&amp;mar</translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation>Dei&amp;xar de lado</translation>
    </message>
    <message>
        <source>Headroom ended while %1 was open.</source>
        <translation>O Headroom foi encerrado enquanto %1 estava aberto.</translation>
    </message>
    <message>
        <source>Nothing is lost: answers, notes and changes were kept.</source>
        <translation>Nada se perdeu: respostas, notas e mudanças foram guardadas.</translation>
    </message>
</context>
<context>
    <name>headroom::JobEditor</name>
    <message>
        <source>There is no config to change.</source>
        <translation>Não há config para alterar.</translation>
    </message>
    <message>
        <source>Drop the config of this run on the window.</source>
        <translation>Solte a config deste treino na janela.</translation>
    </message>
    <message>
        <source>Edit the config text</source>
        <translation>Editar o texto da config</translation>
    </message>
    <message>
        <source>Reset all changes</source>
        <translation>Descartar todas as mudanças</translation>
    </message>
    <message>
        <source>This config has no file of its own to save to.</source>
        <translation>Esta config não tem um arquivo próprio em que salvar.</translation>
    </message>
    <message>
        <source>Use “Save as” and choose a place for it.</source>
        <translation>Use “Salvar como” e escolha um lugar para ela.</translation>
    </message>
    <message>
        <source>Another program changed this file since it was opened here.</source>
        <translation>Outro programa alterou este arquivo depois que ele foi aberto aqui.</translation>
    </message>
    <message>
        <source>Reload it, keep your version, or save yours under another name.</source>
        <translation>Recarregue-o, mantenha a sua versão ou salve a sua com outro nome.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to, or use “Save as”.</source>
        <translation>Confira se é possível gravar na pasta ou use “Salvar como”.</translation>
    </message>
    <message>
        <source>The backup %1 cannot be written, so nothing was saved.</source>
        <translation>Não foi possível gravar o backup %1, então nada foi salvo.</translation>
    </message>
    <message>
        <source>The config cannot be saved: %1.</source>
        <translation>Não foi possível salvar a config: %1.</translation>
    </message>
    <message>
        <source>The config cannot be read again: %1.</source>
        <translation>Não foi possível ler a config de novo: %1.</translation>
    </message>
    <message>
        <source>Reload the config</source>
        <translation>Recarregar a config</translation>
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
        <translation>Não se sabe quanto isso precisaria neste modelo.</translation>
    </message>
    <message>
        <source>Costs time, not memory: the peak stays as it is.</source>
        <translation>Custa tempo, não memória: o pico continua o mesmo.</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2, now %3.</source>
        <comment>phase, size, size</comment>
        <translation>Pico previsto na fase de %1: %2; agora, %3.</translation>
    </message>
    <message>
        <source>Predicted peak while %1: %2 of %3, now %4. The chance that it still fits is %5.</source>
        <comment>phase, sizes, percentage</comment>
        <translation>Pico previsto na fase de %1: %2 de %3; agora, %4. A chance de ainda caber é de %5.</translation>
    </message>
</context>
<context>
    <name>headroom::LedgerView</name>
    <message>
        <source>Ledger of the runs</source>
        <translation>Registro dos treinos</translation>
    </message>
    <message>
        <source>One row for each run: what was changed, what came of it, your note. F2 edits the note.</source>
        <translation>Uma linha por treino: o que foi mudado, no que deu, sua nota. F2 edita a nota.</translation>
    </message>
</context>
<context>
    <name>headroom::LineEditor</name>
    <message>
        <source>not set</source>
        <translation>não definido</translation>
    </message>
</context>
<context>
    <name>headroom::LogPane</name>
    <message>
        <source>Reading the log …</source>
        <translation>Lendo o log …</translation>
    </message>
    <message>
        <source>There is no log yet. Drop one on the window to see it here.</source>
        <translation>Ainda não há log. Solte um na janela para vê-lo aqui.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texto colado</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Pesquisando …</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Arrow keys move by lines, Enter unfolds the redraws of a progress bar.</source>
        <translation>As setas movem por linhas; Enter expande as atualizações de uma barra de progresso.</translation>
    </message>
    <message>
        <source>Find in the log (Ctrl+F)</source>
        <translation>Localizar no log (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Localizar no log</translation>
    </message>
    <message>
        <source>Enter finds the next line, Shift+Enter the one before</source>
        <translation>Enter localiza a próxima linha; Shift+Enter, a anterior</translation>
    </message>
    <message>
        <source>Find the line before (Shift+F3)</source>
        <translation>Localizar a linha anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Find the line before</source>
        <translation>Localizar a linha anterior</translation>
    </message>
    <message>
        <source>Find the next line (F3)</source>
        <translation>Localizar a próxima linha (F3)</translation>
    </message>
    <message>
        <source>Find the next line</source>
        <translation>Localizar a próxima linha</translation>
    </message>
</context>
<context>
    <name>headroom::LogView</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n redraw(s)</source>
        <translation>
            <numerusform>%n atualização</numerusform>
            <numerusform>%n atualizações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>Added to the open case: %1</source>
        <translation>Adicionado ao caso aberto: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be used.</source>
        <translation>
            <numerusform>Não foi possível usar %n item.</numerusform>
            <numerusform>Não foi possível usar %n itens.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a job &amp;folder…</source>
        <translation>Abrir &amp;pasta de job…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Colar log</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>Ver o &amp;exemplo</translation>
    </message>
    <message>
        <source>&amp;Close the case</source>
        <translation>&amp;Fechar o caso</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>So&amp;bre o Headroom</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a case, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada ainda</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>Open a log, a config or an archive</source>
        <translation>Abrir um log, uma config ou um arquivo compactado</translation>
    </message>
    <message>
        <source>Open a job folder</source>
        <translation>Abrir uma pasta de job</translation>
    </message>
    <message>
        <source>This is a link, not a file on this computer.</source>
        <translation>Isto é um link, não um arquivo deste computador.</translation>
    </message>
    <message>
        <source>There is no text and no file to take.</source>
        <translation>Não há texto nem arquivo para usar.</translation>
    </message>
    <message>
        <source>Download the log first, then drop the file.</source>
        <translation>Baixe o log primeiro e depois solte o arquivo.</translation>
    </message>
    <message>
        <source>Select the log in its window, copy it, then paste it here.</source>
        <translation>Selecione o log na janela dele, copie e cole aqui.</translation>
    </message>
    <message>
        <source>Headroom %1 tells why a LoRA training ran out of memory, and fixes the config. Everything stays on this computer.</source>
        <translation>O Headroom %1 diz por que faltou memória em um treino de LoRA e corrige a config. Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior. Vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>%1[*] – Headroom</source>
        <translation>%1[*] – Headroom</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>Rece&amp;ntes</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Save the case…</source>
        <translation>Sal&amp;var o caso…</translation>
    </message>
    <message>
        <source>Open files in this &amp;window</source>
        <translation>Abrir arquivos nesta &amp;janela</translation>
    </message>
    <message>
        <source>Logs, configs, archives and cases (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;All files (*)</source>
        <translation>Logs, configs, arquivos compactados e casos (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz *.xz *.zst *.tar *.headroom);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Salvar o caso</translation>
    </message>
    <message>
        <source>Cases of Headroom (*.headroom)</source>
        <translation>Casos do Headroom (*.headroom)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>&amp;Incluído</translation>
    </message>
    <message>
        <source>Built in, and over it %1</source>
        <comment>a folder</comment>
        <translation>Incluído e, por cima, %1</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Escolher &amp;pasta…</translation>
    </message>
    <message>
        <source>Choose a knowledge folder</source>
        <translation>Escolher uma pasta de conhecimento</translation>
    </message>
    <message>
        <source>&amp;Knowledge</source>
        <translation>Con&amp;hecimento</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>&amp;Relatório</translation>
    </message>
</context>
<context>
    <name>headroom::MemoryChart</name>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <translation>%1 após o início</translation>
    </message>
    <message>
        <source>%1 before the start</source>
        <translation>%1 antes do início</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>curve, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1 (linha %2 do log)</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Memory of the card over time</source>
        <translation>Memória da placa ao longo do tempo</translation>
    </message>
    <message>
        <source>The arrow keys walk from sample to sample, + and − zoom. The table shows the same.</source>
        <translation>As setas vão de amostra em amostra; + e − ampliam e reduzem. A tabela mostra o mesmo.</translation>
    </message>
</context>
<context>
    <name>headroom::NextRunPage</name>
    <message>
        <source>Drop the log of the next run here</source>
        <translation>Solte aqui o log do próximo treino</translation>
    </message>
    <message>
        <source>Train with the saved config. The new log is compared with the last one, and your config stays as it is.</source>
        <translation>Treine com a config salva. O novo log é comparado com o último, e a sua config fica como está.</translation>
    </message>
    <message>
        <source>&amp;Open the log…</source>
        <translation>&amp;Abrir o log…</translation>
    </message>
    <message>
        <source>Chooses the log of the next run</source>
        <translation>Escolhe o log do próximo treino</translation>
    </message>
    <message>
        <source>&amp;Paste the log</source>
        <translation>&amp;Colar o log</translation>
    </message>
    <message>
        <source>Takes the log of the next run from the clipboard</source>
        <translation>Usa o log do próximo treino que está na área de transferência</translation>
    </message>
    <message>
        <source>All runs of this job</source>
        <translation>Todos os treinos deste job</translation>
    </message>
    <message>
        <source>No case is open: drop a log or a config first.</source>
        <translation>Nenhum caso aberto: solte antes um log ou uma config.</translation>
    </message>
    <message>
        <source>Nothing has run yet. Drop the log once the training has ended.</source>
        <translation>Nenhum treino ainda. Solte o log quando o treino terminar.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>solved or not, the reason as a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This run did not fail. Go up one step at a time.</source>
        <translation>Este treino não falhou. Suba uma etapa por vez.</translation>
    </message>
    <message>
        <source>Did it help? Train again, then check the new log here.</source>
        <translation>Ajudou? Treine de novo e confira o novo log aqui.</translation>
    </message>
    <message numerus="yes">
        <source>The run used other settings than the config that is open here (%n of them).</source>
        <translation>
            <numerusform>O treino usou %n configuração diferente da config aberta aqui.</numerusform>
            <numerusform>O treino usou %n configurações diferentes da config aberta aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several heavier settings were raised at once: %1.</source>
        <translation>Várias configurações mais pesadas foram aumentadas de uma vez: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>If it fails, nobody can tell which one it was. Go up one at a time.</source>
        <translation>Se falhar, ninguém saberá qual delas foi. Suba uma por vez.</translation>
    </message>
    <message>
        <source>&amp;Go back to the stable config</source>
        <translation>&amp;Voltar à config estável</translation>
    </message>
    <message>
        <source>An earlier run of this job was stable.</source>
        <translation>Um treino anterior deste job foi estável.</translation>
    </message>
    <message>
        <source>Its settings can be put back. Undo takes that back again.</source>
        <translation>As configurações dele podem ser restauradas. Desfazer reverte isso.</translation>
    </message>
    <message>
        <source>Against the run before</source>
        <translation>Em relação ao treino anterior</translation>
    </message>
    <message>
        <source>Back up, one step at a time</source>
        <translation>De volta, uma etapa por vez</translation>
    </message>
    <message>
        <source>Take one heavier setting, train, check the log here, then take the next. A bucket is a size that pictures are grouped in for training.</source>
        <translation>Aplique uma configuração mais pesada, treine, confira o log aqui e só então aplique a próxima. Um bucket é um tamanho em que as imagens são agrupadas no treino.</translation>
    </message>
    <message>
        <source>Go to &amp;Drop</source>
        <translation>Ir para “S&amp;oltar”</translation>
    </message>
    <message>
        <source>Take the next &amp;step</source>
        <translation>Aplicar a &amp;próxima etapa</translation>
    </message>
    <message>
        <source>See the &amp;diagnosis</source>
        <translation>Ver o &amp;diagnóstico</translation>
    </message>
    <message>
        <source>Done: %1 Save the config, then train again.</source>
        <translation>Feito: %1 Salve a config e treine de novo.</translation>
    </message>
    <message>
        <source>Go back to the stable config</source>
        <translation>Voltar à config estável</translation>
    </message>
    <message>
        <source>The settings of the stable run are back. Save the config, then train again.</source>
        <translation>As configurações do treino estável estão de volta. Salve a config e treine de novo.</translation>
    </message>
</context>
<context>
    <name>headroom::PeakBar</name>
    <message>
        <source>%1: %2 expected, between %3</source>
        <translation>%1: %2 esperado, faixa de %3</translation>
    </message>
    <message>
        <source>%1; before the changes %2</source>
        <translation>%1; antes das mudanças, %2</translation>
    </message>
    <message>
        <source>%1; the card has %2</source>
        <translation>%1; a placa tem %2</translation>
    </message>
    <message>
        <source>%1, which is too little</source>
        <translation>%1, o que é pouco</translation>
    </message>
</context>
<context>
    <name>headroom::PeakPanel</name>
    <message>
        <source>Predicted peak of %1</source>
        <translation>Pico previsto de %1</translation>
    </message>
    <message>
        <source>Predicted peak</source>
        <translation>Pico previsto</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (antes: %2)</translation>
    </message>
    <message>
        <source>More than the card has</source>
        <translation>Mais do que a placa tem</translation>
    </message>
    <message>
        <source>Will it fit? %1 (before: %2)</source>
        <translation>Vai caber? %1 (antes: %2)</translation>
    </message>
    <message>
        <source>Will it fit? %1</source>
        <translation>Vai caber? %1</translation>
    </message>
    <message>
        <source>Nothing can be predicted without a config.</source>
        <translation>Sem uma config não é possível prever nada.</translation>
    </message>
    <message>
        <source>Corrected by what the run itself measured (log line %1).</source>
        <translation>Corrigido pelo que o próprio treino mediu (linha %1 do log).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the memory and its size</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The peak, while %1: %2.</source>
        <translation>O pico, na fase de %1: %2.</translation>
    </message>
    <message>
        <source>How much memory the card has is unknown, so whether it fits cannot be told.</source>
        <translation>Não se sabe quanta memória a placa tem, então não é possível dizer se cabe.</translation>
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
        <translation>%1, linhas %2 a %3</translation>
    </message>
    <message>
        <source>%1: failed there</source>
        <translation>%1: falhou aí</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1: concluído</translation>
    </message>
    <message>
        <source>Phases of the run</source>
        <translation>Fases do treino</translation>
    </message>
</context>
<context>
    <name>headroom::PlanList</name>
    <message>
        <source>Safest order</source>
        <translation>Ordem mais segura</translation>
    </message>
    <message>
        <source>&amp;Apply the safest retry</source>
        <translation>&amp;Aplicar as mudanças mais seguras</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Não há nada para mudar.</translation>
    </message>
</context>
<context>
    <name>headroom::PlanStepCard</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>a seguir</translation>
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
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corrigir: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) about this config</source>
        <translation>
            <numerusform>%n dica sobre esta config</numerusform>
            <numerusform>%n dicas sobre esta config</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) before the run</source>
        <translation>
            <numerusform>%n problema antes do treino</numerusform>
            <numerusform>%n problemas antes do treino</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::QuestionCard</name>
    <message>
        <source>I don&apos;t know</source>
        <translation>Não sei</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>One question would settle it</source>
        <translation>Uma pergunta resolveria</translation>
    </message>
</context>
<context>
    <name>headroom::RecentModel</name>
    <message>
        <source>the file is gone</source>
        <translation>o arquivo não existe mais</translation>
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
        <translation>Não foi possível gravar o registro: %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Escolha outra pasta.</translation>
    </message>
    <message>
        <source>%1 stopped.</source>
        <translation>%1 parou.</translation>
    </message>
    <message>
        <source>%1 stopped: %2</source>
        <translation>%1 parou: %2</translation>
    </message>
    <message>
        <source>Run it in a terminal to see whether it works there.</source>
        <translation>Execute em um terminal para ver se funciona ali.</translation>
    </message>
</context>
<context>
    <name>headroom::RecordingPanel</name>
    <message>
        <source>Neither nvidia-smi nor rocm-smi was found on this computer.</source>
        <translation>Nem nvidia-smi nem rocm-smi foi encontrado neste computador.</translation>
    </message>
    <message>
        <source>Record where the training runs, and drop the file on this window.</source>
        <translation>Grave onde o treino roda e solte o arquivo nesta janela.</translation>
    </message>
    <message>
        <source>Record to</source>
        <translation>Gravar em</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>The card is nearly full: %1 of %2.</source>
        <translation>A placa está quase cheia: %1 de %2.</translation>
    </message>
    <message>
        <source>To see the memory of the next run, type this in a second terminal on the computer that trains, stop it with Ctrl+C, and drop vram.csv here:</source>
        <translation>Para ver a memória do próximo treino, digite isto em um segundo terminal no computador que treina, pare com Ctrl+C e solte o vram.csv aqui:</translation>
    </message>
    <message>
        <source>the command that records the memory</source>
        <translation>o comando que grava a memória</translation>
    </message>
    <message>
        <source>S&amp;top recording</source>
        <translation>Pa&amp;rar gravação</translation>
    </message>
    <message>
        <source>&amp;Record here…</source>
        <translation>Gra&amp;var aqui…</translation>
    </message>
</context>
<context>
    <name>headroom::ReportPage</name>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>O relatório está na área de transferência.</translation>
    </message>
    <message>
        <source>Paste it into the issue or the message to support.</source>
        <translation>Cole-o na issue ou na mensagem para o suporte.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>O relatório foi salvo.</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1.</source>
        <translation>Não foi possível salvar o relatório: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or copy it instead.</source>
        <translation>Escolha outra pasta ou copie-o.</translation>
    </message>
    <message>
        <source>This is the report, ready for an issue or for support.</source>
        <translation>Este é o relatório, pronto para uma issue ou para o suporte.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar relatório</translation>
    </message>
    <message>
        <source>&amp;Hide personal details</source>
        <translation>&amp;Ocultar dados pessoais</translation>
    </message>
    <message>
        <source>Replaces names, paths, addresses and tokens; each removal stays visible</source>
        <translation>Substitui nomes, caminhos, endereços e tokens; cada remoção fica visível</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>The text that is copied, as Markdown</source>
        <translation>O texto que é copiado, em Markdown</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Returns to the page before</source>
        <translation>Volta à página anterior</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Saves the report as a Markdown file</source>
        <translation>Salva o relatório como arquivo Markdown</translation>
    </message>
    <message>
        <source>In &amp;English</source>
        <translation>Em &amp;inglês</translation>
    </message>
    <message>
        <source>Writes the report in English, for those who read it</source>
        <translation>Escreve o relatório em inglês, para quem o lê nesse idioma</translation>
    </message>
</context>
<context>
    <name>headroom::RunComparison</name>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>phase, step, steps in all</comment>
        <translation>%1, passo %2 de %3</translation>
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
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que houve</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Likeliest cause</source>
        <translation>Causa mais provável</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>In use by PyTorch</source>
        <translation>Em uso pelo PyTorch</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Placa</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Tempo por passo</translation>
    </message>
    <message>
        <source>Changed in the config</source>
        <translation>Mudado na config</translation>
    </message>
    <message>
        <source>Unknown: one of the runs came without a config.</source>
        <translation>Desconhecido: um dos treinos veio sem config.</translation>
    </message>
    <message>
        <source>Nothing. Both runs used the same settings.</source>
        <translation>Nada. Os dois treinos usaram as mesmas configurações.</translation>
    </message>
    <message>
        <source>none: it did not fail</source>
        <translation>nenhuma: o treino não falhou</translation>
    </message>
</context>
<context>
    <name>headroom::SampleModel</name>
    <message>
        <source>Time (s)</source>
        <translation>Tempo (s)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Load of the card</source>
        <translation>Carga da placa</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que houve</translation>
    </message>
    <message>
        <source>%1 (log line %2)</source>
        <comment>what happened</comment>
        <translation>%1 (linha %2 do log)</translation>
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
        <translation>carregamento</translation>
    </message>
    <message>
        <source>caching</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>amostragem</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>Add a dataset</source>
        <translation>Adicionar um conjunto de dados</translation>
    </message>
    <message>
        <source>Add a prompt</source>
        <translation>Adicionar um prompt</translation>
    </message>
    <message>
        <source>Duplicate dataset %1</source>
        <translation>Duplicar o conjunto de dados %1</translation>
    </message>
    <message>
        <source>Remove dataset %1</source>
        <translation>Remover o conjunto de dados %1</translation>
    </message>
    <message>
        <source>Remove prompt %1</source>
        <translation>Remover o prompt %1</translation>
    </message>
    <message>
        <source>Turn the prompts into samples</source>
        <translation>Converter os prompts em samples</translation>
    </message>
    <message>
        <source>Set %1 to its default</source>
        <translation>Restaurar o padrão de %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>Definir %1 como %2</translation>
    </message>
    <message>
        <source>%1 (dataset %2)</source>
        <translation>%1 (conjunto de dados %2)</translation>
    </message>
    <message>
        <source>%1 (prompt %2)</source>
        <translation>%1 (prompt %2)</translation>
    </message>
    <message>
        <source>Point at a setting, and this tells what it does.</source>
        <translation>Aponte para uma configuração e veja aqui o que ela faz.</translation>
    </message>
    <message>
        <source>%1 Moves the memory of: %2.</source>
        <comment>what a setting does, phases of a run</comment>
        <translation>%1 Afeta a memória de: %2.</translation>
    </message>
</context>
<context>
    <name>headroom::StatusLine</name>
    <message>
        <source>Progress of reading</source>
        <translation>Progresso da leitura</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Interromper a leitura</translation>
    </message>
    <message>
        <source>What is open now stays open</source>
        <translation>O que está aberto agora continua aberto</translation>
    </message>
</context>
<context>
    <name>headroom::StepModel</name>
    <message>
        <source>Drop</source>
        <comment>step: where files are dropped</comment>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que houve</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Correção</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendente</translation>
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
        <translation>Próximo treino</translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>headroom::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>The steps from the log to the repaired config</source>
        <translation>As etapas do log até a config corrigida</translation>
    </message>
</context>
<context>
    <name>headroom::SymptomModel</name>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message numerus="yes">
        <source>line %1, %n time(s)</source>
        <translation>
            <numerusform>linha %1, %n vez</numerusform>
            <numerusform>linha %1, %n vezes</numerusform>
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
        <translation>Não sei</translation>
    </message>
    <message>
        <source>%1 (from the log)</source>
        <translation>%1 (do log)</translation>
    </message>
</context>
<context>
    <name>headroom::UnsavedEdits</name>
    <message>
        <source>The changes to the config of %1 are not saved.</source>
        <translation>As mudanças na config de %1 não foram salvas.</translation>
    </message>
    <message>
        <source>Your training would still run with the old settings.</source>
        <translation>Seu treino ainda usaria as configurações antigas.</translation>
    </message>
    <message>
        <source>Save the config</source>
        <translation>Salvar a config</translation>
    </message>
    <message>
        <source>Configs (*.yaml *.yml *.json)</source>
        <translation>Configs (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>&amp;Save them</source>
        <translation>Sa&amp;lvar</translation>
    </message>
    <message>
        <source>&amp;Let them go</source>
        <translation>Descar&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>Contin&amp;uar editando</translation>
    </message>
</context>
</TS>
