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
  'request.notRehearsable': 'Isto não pode ser pré-visualizado',
  'request.companyRequired': 'Escolha uma empresa',
  'request.idempotencyKeyRequired': 'Falta o cabeçalho Idempotency-Key',
  'request.idempotencyKeyInvalid':
    'O cabeçalho Idempotency-Key leva de 8 a 64 letras, algarismos, hífenes ou sublinhados',
  'request.idempotencyKeyReused': 'Este Idempotency-Key já foi usado noutro pedido',
  'request.csrf': 'A página está desactualizada. Carregue-a de novo',
  'request.busy': 'Demasiados pedidos ao mesmo tempo. Tente de novo dentro de momentos',
  'request.serviceAdminsOnly': 'Só quem administra este servidor pode fazer isto',
  'request.operatorsOnly':
    'Só para administradores do servidor: o código de acesso falta ou está errado',
  'request.unavailable': 'O serviço não está pronto. Tente de novo dentro de momentos',
  'request.booksUnavailable':
    'Sem ligação aos dados. Nada foi registado; tente de novo dentro de momentos',
  'request.diskFull':
    'O disco do servidor está cheio. Nada foi registado; contacte o administrador',
  'request.cannotBeWritten':
    'O servidor não consegue gravar dados. Nada foi registado; contacte o administrador',
  'request.damaged':
    'Os dados do servidor estão danificados e não podem ser lidos. Contacte o administrador',
  'request.newerData':
    'Estes dados foram gravados por uma versão mais recente. Peça ao administrador que a volte a iniciar',
  'request.outcomeUnknown': 'A ligação perdeu-se. Tente de novo: nada é registado duas vezes',
  'journal.damaged':
    'Os dados desta empresa estão danificados a partir do evento %{revision}. Só podem ser consultados até ser reposta uma cópia de segurança',
  'request.rowsUnavailable':
    'De momento não é possível ler as listas. Tente de novo dentro de momentos',
  'export.tooManyRows':
    'Um PDF pode ter no máximo %{max} linhas. Filtre a lista, ou exporte para Excel ou CSV',
  'export.tooManyColumns':
    'Um PDF pode ter no máximo %{max} colunas. Esconda algumas, ou exporte para Excel ou CSV',
  'file.missing': 'Este ficheiro já não existe',
  'file.altered': 'Este ficheiro foi alterado desde que foi guardado',
  'file.otherContent': 'Já existe outro ficheiro guardado com este nome',
  'image.unreadable': 'Escolha uma imagem JPEG, PNG, WebP ou GIF',
  'image.tooLarge': 'Uma imagem pode ter no máximo %{max} MB',
  'image.tooManyPixels': 'Uma imagem pode ter no máximo %{max} milhões de píxeis',
  'image.notFound': 'Esta imagem não existe',
  'jobs.unavailable': 'As tarefas não estão disponíveis. Tente de novo dentro de momentos',
  'jobs.unknown': 'Esta tarefa já foi eliminada',
  'jobs.movedOn': 'Já não é possível: a tarefa avançou',
  'request.invalidKey':
    'A chave de API está errada, expirada ou revogada, ou não é permitida desta rede',
  'request.tooManyOfKey':
    'Demasiados pedidos com esta chave de API. Tente de novo dentro de %{seconds} segundos',
  'explain.unknown': 'Não há explicação para este valor',
  'limit.companiesOfAccount': 'Pode ser proprietário de, no máximo, %{max} empresas',
  'limit.demosOfAccount':
    'Pode ter, no máximo, %{max} empresas de demonstração. Elimine ou recomece uma',
  'limit.liveOfMember':
    'Pode ter no máximo %{max} páginas abertas com actualização contínua. Feche algumas',
  'limit.liveOfCompany':
    'Uma empresa pode ter no máximo %{max} páginas abertas com actualização contínua. Feche algumas',
  'limit.feedsOfCompany':
    'Uma empresa pode seguir no máximo %{max} fluxos de eventos ao mesmo tempo',
  'limit.pastOfCompany':
    'Uma empresa pode abrir no máximo %{max} consultas a uma data ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.pastOfAll':
    'Só podem abrir-se %{max} consultas a uma data ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.fiscalChecksOfCompany':
    'Uma empresa pode verificar no máximo %{max} ficheiros fiscais ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.fiscalChecksOfAll':
    'Só podem verificar-se %{max} ficheiros fiscais ao mesmo tempo. Tente de novo dentro de %{seconds} segundos',
  'limit.queryTime':
    'Demorou mais de %{max} segundos. Filtre a lista ou escolha um período mais curto',
  'limit.uploadStall': 'O envio foi demasiado lento: parou durante %{max} segundos. Tente de novo',
  'limit.storageOfCompany':
    'Os ficheiros desta empresa atingiram %{max} GB. Elimine alguns para juntar outros',
  'limit.mailsOfCompany':
    'Uma empresa pode enviar no máximo %{max} e-mails por dia. Tente de novo dentro de %{minutes} min',
  'limit.mailsToAddress':
    'Só podem seguir %{max} e-mails por hora para um endereço. Tente de novo dentro de %{minutes} min',
  'events.unknownPosition':
    'O evento %{from} ainda não existe; o próximo é o %{next}. Se já o leu, foi reposta uma cópia: retome a partir de um evento conhecido',
  'past.beforeBeginning': 'Ainda não havia dados nessa data',
  'paperLink.gone': 'Este link já não funciona. Peça um novo',
  'past.readOnly':
    'Está a consultar o passado, só de leitura. Volte ao presente para fazer alterações',
  'past.unknown': 'Esse momento não existe no diário',
  'session.required': 'Inicie sessão',
  'session.tooManyAttempts': 'Demasiadas tentativas. Tente de novo dentro de %{minutes}\u00a0min',
  'setup.codeRequired': 'Introduza o código de instalação',
  'setup.codeWrong': 'O código de instalação está errado',
  'setup.alreadyDone': 'Esta instalação já está configurada. Inicie sessão',
  'setup.underWay':
    'Outra pessoa está a configurar esta instalação. Tente de novo dentro de momentos',
} satisfies Readonly<Record<RequestErrorCode, string>>;
