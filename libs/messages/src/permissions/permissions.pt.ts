import type { PermissionGroups, PermissionWords } from './permission-words.js';

/** What each permission is called, and what it lets a user do, in Portuguese. */
export const permissionsPt: PermissionWords = {
  'companies.view': {
    name: 'Ver a empresa',
    description: 'Dados e definições da empresa',
  },
  'companies.manage': {
    name: 'Gerir a empresa',
    description: 'Alterar os dados, as definições e o plano da empresa',
  },
  'companies.passLock': {
    name: 'Lançar antes da data de bloqueio',
    description: 'Registar e alterar lançamentos em dias bloqueados',
  },
  'identity.view': {
    name: 'Ver utilizadores',
    description: 'Utilizadores da empresa e as suas permissões',
  },
  'identity.manage': {
    name: 'Gerir utilizadores',
    description: 'Convidar e remover utilizadores e alterar as suas permissões',
  },
  'vat.view': { name: 'Ver taxas de IVA', description: 'Taxas e motivos de isenção' },
  'vat.manage': { name: 'Gerir taxas de IVA', description: 'Adicionar, alterar e remover taxas' },
  'catalog.view': { name: 'Ver artigos', description: 'Artigos, serviços e os seus preços' },
  'catalog.manage': {
    name: 'Gerir artigos',
    description: 'Adicionar, alterar e remover artigos, preços e categorias',
  },
  'parties.view': {
    name: 'Ver clientes e fornecedores',
    description: 'Dados, saldos e extractos',
  },
  'parties.manage': {
    name: 'Gerir clientes e fornecedores',
    description: 'Adicionar, alterar e remover, e definir limites',
  },
  'parties.erase': {
    name: 'Apagar dados pessoais',
    description: 'Apagar definitivamente os dados pessoais de um cliente ou fornecedor, a pedido',
  },
  'documentTypes.view': {
    name: 'Ver tipos de documento',
    description: 'Como funciona cada tipo de documento',
  },
  'documentTypes.manage': {
    name: 'Gerir tipos de documento',
    description: 'Adicionar e alterar tipos de documento',
  },
  'printModels.view': {
    name: 'Ver modelos de impressão',
    description: 'Como os documentos são impressos',
  },
  'printModels.manage': {
    name: 'Gerir modelos de impressão',
    description: 'Adicionar e alterar modelos de impressão',
  },
  'imports.view': {
    name: 'Ver importações',
    description: 'Ficheiros importados e o seu resultado',
  },
  'imports.manage': {
    name: 'Importar ficheiros',
    description: 'Importar ficheiros e desfazer importações',
  },
  'series.view': { name: 'Ver séries', description: 'Séries e os seus últimos números' },
  'series.manage': { name: 'Gerir séries', description: 'Abrir, fechar e reabrir séries' },
  'documents.view': {
    name: 'Ver documentos',
    description: 'Documentos emitidos, rascunhos e os seus ficheiros',
  },
  'documents.draft': {
    name: 'Escrever rascunhos',
    description: 'Preparar documentos sem os emitir',
  },
  'documents.issue': {
    name: 'Emitir documentos',
    description: 'Emitir, converter e imprimir documentos',
  },
  'documents.cancel': { name: 'Anular documentos', description: 'Anular e restaurar documentos' },
  'documents.exceedCreditLimit': {
    name: 'Exceder limites de crédito',
    description: 'Vender a clientes acima do seu limite de crédito',
  },
  'payments.view': {
    name: 'Ver pagamentos',
    description: 'Recibos, pagamentos e valores em dívida',
  },
  'payments.record': {
    name: 'Registar pagamentos',
    description: 'Emitir recibos e registar pagamentos a fornecedores',
  },
  'payments.allocate': {
    name: 'Imputar pagamentos',
    description: 'Escolher que documentos um pagamento ou crédito liquida',
  },
  'payments.refund': { name: 'Fazer devoluções', description: 'Devolver dinheiro a clientes' },
  'payments.setOff': {
    name: 'Fazer encontro de contas',
    description: 'Compensar o que uma entidade lhe deve com o que lhe deve a ela',
  },
  'payments.cancel': {
    name: 'Anular pagamentos',
    description: 'Anular e restaurar recibos e pagamentos',
  },
  'payments.manage': {
    name: 'Gerir métodos de pagamento',
    description: 'Adicionar, alterar e remover métodos de pagamento',
  },
  'treasury.view': { name: 'Ver tesouraria', description: 'Contas, saldos e movimentos' },
  'treasury.move': { name: 'Movimentar dinheiro', description: 'Depositar, levantar e transferir' },
  'treasury.cancel': {
    name: 'Anular movimentos',
    description: 'Anular e restaurar depósitos, levantamentos e transferências',
  },
  'treasury.close': {
    name: 'Fechar períodos',
    description: 'Impedir alterações a períodos passados',
  },
  'treasury.reconcile': {
    name: 'Reconciliar extractos bancários',
    description: 'Importar extractos bancários e reconciliar as suas linhas',
  },
  'treasury.manage': {
    name: 'Gerir contas',
    description: 'Adicionar, alterar e remover contas de tesouraria',
  },
  'expenses.view': { name: 'Ver despesas', description: 'Despesas e os seus pagamentos' },
  'expenses.record': {
    name: 'Registar despesas',
    description: 'Registar despesas e o seu pagamento',
  },
  'expenses.cancel': { name: 'Anular despesas', description: 'Anular e restaurar despesas' },
  'expenses.manage': {
    name: 'Gerir categorias de despesas',
    description: 'Categorias e despesas recorrentes',
  },
  'exchange.view': { name: 'Ver câmbios', description: 'Moedas e os seus câmbios' },
  'exchange.manage': { name: 'Gerir câmbios', description: 'Adicionar moedas e definir câmbios' },
  'stock.view': { name: 'Ver stock', description: 'Quantidades, movimentos e lotes' },
  'stock.viewCost': {
    name: 'Ver custos',
    description: 'O custo das mercadorias e o valor do stock',
  },
  'stock.move': {
    name: 'Movimentar stock',
    description: 'Transferências, entradas e saídas de mercadorias',
  },
  'stock.count': { name: 'Contar stock', description: 'Abrir, preencher e lançar contagens' },
  'stock.manage': { name: 'Gerir stock', description: 'Armazéns, lotes e stock inicial' },
  'stock.exceedLimits': {
    name: 'Exceder stock',
    description: 'Permitir saídas acima do stock existente',
  },
  'pos.view': { name: 'Ver caixas', description: 'Caixas da empresa' },
  'pos.sell': {
    name: 'Vender na caixa',
    description: 'Turnos, vendas, devoluções e numerário da caixa',
  },
  'pos.viewExpected': {
    name: 'Ver o numerário esperado',
    description: 'Numerário esperado e diferenças, incluindo turnos contados às cegas',
  },
  'pos.manage': {
    name: 'Gerir caixas',
    description: 'Criar caixas e definir o armazém e a conta',
  },
  'pos.approve': {
    name: 'Aprovar acima dos limites',
    description: 'Aprovar com PIN ou a pedido o que excede os limites de outros',
  },
  'pos.returnWithoutReceipt': {
    name: 'Devolver sem talão',
    description: 'Reembolsar artigos cuja venda não se encontra, no máximo ao preço de hoje',
  },
  'fiscal.view': {
    name: 'Ver ficheiros fiscais',
    description: 'Ficheiros para a autoridade tributária e a sua verificação',
  },
  'fiscal.export': {
    name: 'Gerar ficheiros fiscais',
    description: 'Ficheiro mensal de facturas e SAF-T, de todos os documentos',
  },
  'reports.view': { name: 'Ver relatórios', description: 'Relatórios de todos os documentos' },
  'accounting.view': {
    name: 'Ver a contabilidade',
    description: 'Plano de contas, diário, extractos e balancete',
  },
  'accounting.manage': {
    name: 'Gerir o plano de contas',
    description: 'Criar e fechar contas, escolher o que é lançado em cada uma',
  },
  'accounting.post': {
    name: 'Fazer lançamentos contabilísticos',
    description: 'Lançar valores nas contas e estornar lançamentos',
  },
  'views.share': {
    name: 'Partilhar vistas de listas',
    description: 'Guardar, mudar o nome e remover vistas partilhadas',
  },
  'audit.view': {
    name: 'Ver auditoria',
    description: 'Quem fez o quê e quando, em toda a empresa',
  },
  'billing.view': {
    name: 'Ver subscrição',
    description: 'Plano, renovação, créditos e pagamentos',
  },
  'billing.manage': {
    name: 'Gerir subscrição',
    description: 'Escolher e cancelar planos, recarregar créditos e pagar',
  },
  'integrations.view': { name: 'Ver integrações', description: 'Chaves de API e webhooks' },
  'integrations.manage': {
    name: 'Gerir integrações',
    description: 'Criar e revogar chaves de API e escolher para onde vão os eventos',
  },
  'integrations.readEvents': {
    name: 'Ler eventos',
    description: 'Todos os eventos da empresa, para outros programas',
  },
  'jobs.view': { name: 'Ver tarefas', description: 'Tarefas em segundo plano' },
  'jobs.manage': { name: 'Gerir tarefas', description: 'Cancelar e repetir tarefas' },
  'system.view': { name: 'Ver estado do sistema', description: 'O estado do servidor' },
};

/** The headings of the list. */
export const permissionGroupsPt: PermissionGroups = {
  companies: 'Empresa',
  identity: 'Utilizadores',
  vat: 'IVA',
  catalog: 'Artigos',
  parties: 'Clientes e fornecedores',
  documentTypes: 'Tipos de documento',
  printModels: 'Modelos de impressão',
  imports: 'Importações',
  series: 'Séries de facturação',
  documents: 'Documentos',
  payments: 'Pagamentos',
  treasury: 'Tesouraria',
  expenses: 'Despesas',
  exchange: 'Câmbio',
  stock: 'Stock',
  billing: 'Plano e créditos',
  pos: 'Ponto de venda',
  accounting: 'Contabilidade',
  fiscal: 'Ficheiros fiscais',
  reports: 'Relatórios',
  views: 'Vistas de listas',
  audit: 'Auditoria',
  integrations: 'Integrações',
  jobs: 'Tarefas em segundo plano',
  system: 'Sistema',
};
