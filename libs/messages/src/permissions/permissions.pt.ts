import type { PermissionGroups, PermissionWords } from './permission-words.js';

/** What each permission is called, and what it lets a user do, in Portuguese. */
export const permissionsPt: PermissionWords = {
  'companies.view': {
    name: 'Ver a empresa',
    description: 'Os dados e as definições da empresa',
  },
  'companies.manage': {
    name: 'Gerir a empresa',
    description: 'Alterar os dados, as definições e o plano da empresa',
  },
  'identity.view': {
    name: 'Ver utilizadores',
    description: 'Quem trabalha na empresa e o que pode fazer',
  },
  'identity.manage': {
    name: 'Gerir utilizadores',
    description: 'Convidar e remover utilizadores e alterar o que podem fazer',
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
    description: 'Os seus dados, saldos e extractos',
  },
  'parties.manage': {
    name: 'Gerir clientes e fornecedores',
    description: 'Adicionar, alterar e remover, e definir os seus limites',
  },
  'parties.erase': {
    name: 'Apagar dados pessoais',
    description: 'Apagar de vez o que se guarda de um cliente ou fornecedor, a seu pedido',
  },
  'documentTypes.view': {
    name: 'Ver tipos de documento',
    description: 'O que faz cada tipo de documento',
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
    description: 'Recibos, pagamentos e valores pendentes',
  },
  'payments.record': {
    name: 'Registar pagamentos',
    description: 'Emitir recibos e registar pagamentos a fornecedores',
  },
  'payments.allocate': {
    name: 'Imputar pagamentos',
    description: 'Indicar que documentos um pagamento ou crédito liquida',
  },
  'payments.refund': { name: 'Fazer devoluções', description: 'Devolver dinheiro a clientes' },
  'payments.setOff': {
    name: 'Fazer encontro de contas',
    description: 'Liquidar o que uma entidade deve com o que se lhe deve',
  },
  'payments.cancel': {
    name: 'Anular pagamentos',
    description: 'Anular e restaurar recibos e pagamentos',
  },
  'payments.manage': {
    name: 'Gerir métodos de pagamento',
    description: 'Adicionar, alterar e remover métodos de pagamento',
  },
  'treasury.view': { name: 'Ver a tesouraria', description: 'Contas, saldos e movimentos' },
  'treasury.move': { name: 'Movimentar dinheiro', description: 'Depositar, levantar e transferir' },
  'treasury.cancel': {
    name: 'Anular movimentos',
    description: 'Anular e restaurar depósitos, levantamentos e transferências',
  },
  'treasury.close': {
    name: 'Fechar períodos',
    description: 'Impedir a alteração de dias passados',
  },
  'treasury.reconcile': {
    name: 'Reconciliar extractos bancários',
    description: 'Importar extractos bancários e reconciliar as suas linhas',
  },
  'treasury.manage': {
    name: 'Gerir contas',
    description: 'Adicionar, alterar e remover contas de tesouraria',
  },
  'expenses.view': { name: 'Ver despesas', description: 'Despesas e o que está pago' },
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
    description: 'Deixar sair mais mercadorias do que existem',
  },
  'pos.view': { name: 'Ver caixas', description: 'As caixas registadoras da empresa' },
  'pos.sell': {
    name: 'Vender na caixa',
    description: 'Turnos, vendas, devoluções e numerário da caixa',
  },
  'pos.viewExpected': {
    name: 'Ver o que devia estar na gaveta',
    description: 'Numerário esperado e diferenças, também dos turnos contados às cegas',
  },
  'pos.manage': {
    name: 'Gerir caixas',
    description: 'Criar caixas e dizer de onde vendem e para onde vai o dinheiro',
  },
  'pos.approve': {
    name: 'Aprovar com PIN',
    description: 'Autorizar na caixa o que os limites de outra pessoa não permitem',
  },
  'pos.returnWithoutReceipt': {
    name: 'Aceitar devoluções sem talão',
    description:
      'Devolver na caixa o dinheiro de artigos sem a sua venda, no máximo ao preço de hoje',
  },
  'fiscal.view': {
    name: 'Ver ficheiros fiscais',
    description: 'Ficheiros para a autoridade tributária, e a verificação desses ficheiros',
  },
  'fiscal.export': {
    name: 'Gerar ficheiros fiscais',
    description: 'O ficheiro mensal de facturas e o SAF-T, de todos os documentos',
  },
  'reports.view': { name: 'Ver relatórios', description: 'Valores de todos os documentos' },
  'views.share': {
    name: 'Partilhar vistas de listas',
    description: 'Guardar, mudar o nome e remover as vistas que todos vêem',
  },
  'audit.view': {
    name: 'Ver a auditoria',
    description: 'Quem fez o quê e quando, em toda a empresa',
  },
  'billing.view': {
    name: 'Ver a subscrição',
    description: 'O plano, a renovação, os créditos e os seus pagamentos',
  },
  'billing.manage': {
    name: 'Gerir a subscrição',
    description: 'Escolher e cancelar planos, recarregar créditos e pagar',
  },
  'integrations.view': { name: 'Ver integrações', description: 'Chaves de API e webhooks' },
  'integrations.manage': {
    name: 'Gerir integrações',
    description: 'Criar e revogar chaves de API e escolher para onde vão os acontecimentos',
  },
  'integrations.readEvents': {
    name: 'Ler acontecimentos',
    description: 'Tudo o que é registado na empresa, para programas',
  },
  'jobs.view': { name: 'Ver tarefas', description: 'O que corre em segundo plano' },
  'jobs.manage': { name: 'Gerir tarefas', description: 'Cancelar e repetir tarefas' },
  'system.view': { name: 'Ver o sistema', description: 'O estado do servidor' },
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
  fiscal: 'Ficheiros fiscais',
  reports: 'Relatórios',
  views: 'Vistas de listas',
  audit: 'Auditoria',
  integrations: 'Integrações',
  jobs: 'Tarefas em segundo plano',
  system: 'Sistema',
};
