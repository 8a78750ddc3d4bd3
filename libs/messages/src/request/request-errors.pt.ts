import type { RequestErrorCode } from './request-errors.en.js';

/** O que está mal num pedido antes de se consultar qualquer regra do negócio, em português. */
export const requestErrorsPt = {
  'request.malformed': 'Não foi possível ler o pedido',
  'request.unsupportedType': 'O pedido tem de ser enviado como %{mediaType}',
  'request.encodedBody': 'O pedido tem de ser enviado sem compressão',
  'request.tooLarge': 'O pedido é demasiado grande',
  'request.headersTooLarge': 'Os cabeçalhos do pedido são demasiado grandes',
  'request.timedOut': 'O pedido não chegou a tempo. Tente de novo',
  'request.tooDeep': 'O pedido tem mais de %{max} níveis',
  'request.notFound': 'Não há nada neste endereço',
  'request.invalidFields': 'Corrija os campos assinalados',
  'request.required': 'Este campo é obrigatório',
  'request.invalid': 'Valor inválido',
  'request.unknownProperty': 'Propriedade desconhecida: %{property}',
  'request.tooLong': 'No máximo %{max} caracteres',
  'request.tooMany': 'No máximo %{max} entradas',
  'request.outOfRange': 'De %{min} a %{max}',
  'request.negative': 'O valor não pode ser negativo',
  'request.invalidFilter': 'Filtro inválido: %{subject}',
  'request.invalidSort': 'Ordenação inválida: %{subject}',
  'request.invalidPage': 'Página inválida',
  'request.notRehearsable': 'Isto não pode ser ensaiado',
  'request.companyRequired': 'Escolha uma empresa',
  'request.idempotencyKeyRequired': 'Falta o cabeçalho Idempotency-Key',
  'request.idempotencyKeyInvalid':
    'O cabeçalho Idempotency-Key leva de 8 a 64 letras, algarismos, hífenes ou sublinhados',
  'request.idempotencyKeyReused': 'Este Idempotency-Key já foi usado noutro pedido',
  'request.csrf': 'A página está desactualizada. Carregue-a de novo',
  'request.busy': 'Demasiados pedidos ao mesmo tempo. Tente de novo dentro de momentos',
  'request.operatorsOnly':
    'Isto é para quem mantém o servidor: o código de acesso falta ou está errado',
  'request.unavailable': 'O serviço não está pronto. Tente de novo dentro de momentos',
  'request.booksUnavailable':
    'Não há ligação aos livros. Nada foi registado; tente de novo dentro de momentos',
  'request.diskFull':
    'O disco do servidor está cheio. Nada foi registado; avise o administrador do servidor',
  'request.cannotBeWritten':
    'Não é possível gravar os dados no servidor. Nada foi registado; avise o administrador do servidor',
  'request.damaged':
    'Os dados do servidor estão danificados e não podem ser lidos. Avise o administrador do servidor',
  'request.newerData':
    'Estes dados foram gravados por uma versão mais recente do produto. Avise o administrador do servidor: é preciso voltar a iniciar a versão mais recente',
  'request.outcomeUnknown':
    'Perdeu-se a resposta dos livros. Tente de novo: nada é registado duas vezes',
  'journal.damaged':
    'Os livros desta empresa estão danificados a partir do acontecimento %{revision}: só podem ser consultados até ser reposta uma cópia de segurança',
  'request.rowsUnavailable':
    'De momento não é possível ler as listas. Tente de novo dentro de momentos',
  'export.tooManyRows':
    'Um PDF tem no máximo %{max} linhas. Restrinja a lista com um filtro, ou exporte para Excel ou CSV',
  'export.tooManyColumns':
    'Um PDF tem no máximo %{max} colunas. Esconda algumas, ou exporte para Excel ou CSV',
  'file.missing': 'Este ficheiro já não se encontra guardado',
  'file.altered': 'Este ficheiro não é o que foi guardado: o conteúdo mudou desde então',
  'file.otherContent': 'Já existe um ficheiro guardado com este nome e outro conteúdo',
  'image.unreadable': 'Isto não é uma imagem que se possa ler: JPEG, PNG, WebP ou GIF',
  'image.tooLarge': 'Uma imagem tem no máximo %{max}\u00a0MB',
  'image.tooManyPixels': 'Uma imagem tem no máximo %{max} milhões de píxeis',
  'image.notFound': 'Esta imagem não existe',
  'jobs.unavailable': 'De momento não há acesso às tarefas. Tente de novo dentro de momentos',
  'jobs.unknown': 'Esta tarefa já não está guardada',
  'jobs.movedOn': 'Já não é possível: entretanto a tarefa avançou',
  'request.invalidKey':
    'A chave de API está errada, expirada ou revogada, ou não é permitida desta rede',
  'request.tooManyOfKey':
    'Demasiados pedidos com esta chave de API. Tente de novo dentro de %{seconds} segundos',
  'explain.unknown': 'Não há nada que explique este valor',
  'limit.companiesOfAccount': 'Uma conta é proprietária de, no máximo, %{max} empresas',
  'limit.liveOfMember':
    'No máximo %{max} páginas abertas de uma pessoa acompanham alterações. Feche algumas',
  'limit.liveOfCompany':
    'No máximo %{max} páginas abertas de uma empresa acompanham alterações. Feche algumas',
  'limit.feedsOfCompany': 'Uma empresa segue, no máximo, %{max} fluxos de eventos ao mesmo tempo',
  'limit.pastOfCompany':
    'Preparam-se, no máximo, %{max} consultas a datas passadas de uma empresa ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.pastOfAll':
    'Preparam-se, no máximo, %{max} consultas a datas passadas ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.fiscalChecksOfCompany':
    'Uma empresa verifica, no máximo, %{max} ficheiros fiscais ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.fiscalChecksOfAll':
    'Verificam-se, no máximo, %{max} ficheiros fiscais ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.queryTime':
    'Uma lista ou um relatório pode demorar %{max} segundos. Restrinja com um filtro ou um período mais curto',
  'limit.uploadStall':
    'O envio foi demasiado lento: em %{max} segundos quase nada chegou. Tente de novo',
  'limit.storageOfCompany':
    'Os ficheiros desta empresa atingiram %{max}\u00a0GB. Elimine alguns para juntar outros',
  'limit.mailsOfCompany':
    'Uma empresa envia, no máximo, %{max} e-mails por dia. Tente de novo dentro de %{minutes}\u00a0min',
  'limit.mailsToAddress':
    'Seguem, no máximo, %{max} e-mails por hora para um endereço. Tente de novo dentro de %{minutes}\u00a0min',
  'events.unknownPosition':
    'O diário ainda não tem o acontecimento %{from}: o próximo é o %{next}. Se já foram lidos acontecimentos até aí, foi entretanto reposta uma cópia de segurança; leia de novo a partir de um acontecimento conhecido',
  'past.beforeBeginning': 'Nada tinha ainda sido registado',
  'past.readOnly':
    'O que então se sabia só pode ser consultado. Para alterar algo, volte ao presente',
  'past.unknown': 'Não há esse momento no diário',
  'session.required': 'Inicie sessão',
  'session.tooManyAttempts': 'Demasiadas tentativas. Tente de novo dentro de %{minutes}\u00a0min',
  'setup.codeRequired': 'Introduza o código de instalação',
  'setup.codeWrong': 'Este não é o código desta instalação',
  'setup.alreadyDone': 'Esta instalação já está configurada. Inicie sessão',
  'setup.underWay':
    'Outra pessoa está a configurar esta instalação. Tente de novo dentro de momentos',
} satisfies Readonly<Record<RequestErrorCode, string>>;
