import { textRegisterWords } from '@balcao/contracts/words';

/** A screen, with its heading in both languages. */
export interface Screen {
  readonly path: string;
  readonly en: string;
  readonly pt: string;
}

/** Of the invoice that is issued before the screens are looked at. */
const thisYear = new Date().getFullYear();

/** Every screen of a company's back office. */
export const routes: readonly Screen[] = [
  { path: '/', en: 'Home', pt: 'Início' },
  { path: '/menu', en: 'All pages', pt: 'Todas as páginas' },
  { path: '/menu/goods', en: 'Articles and stock', pt: 'Artigos e stock' },
  { path: '/account', en: 'My account', pt: 'A minha conta' },
  { path: '/account/edit', en: 'Edit profile', pt: 'Editar o perfil' },
  { path: '/account/change_password', en: 'Change password', pt: 'Alterar a palavra-passe' },
  { path: '/settings', en: 'Settings', pt: 'Definições' },
  { path: '/users', en: 'Users', pt: 'Utilizadores' },
  { path: '/notifications', en: 'Notifications', pt: 'Notificações' },
  { path: '/help', en: 'User guide', pt: 'Manual' },
  { path: '/help/opening', en: 'User guide', pt: 'Manual' },
  { path: '/useful_documents', en: 'Useful documents', pt: 'Documentos úteis' },
  { path: '/commercial/cash_registers', en: 'Cash registers', pt: 'Caixas' },
  { path: '/company', en: 'Company', pt: 'Empresa' },
  { path: '/jobs', en: 'Jobs', pt: 'Tarefas' },
  { path: '/system', en: 'System', pt: 'Sistema' },
  { path: '/developers', en: 'Developers', pt: 'Programadores' },
  { path: '/commercial', en: 'Dashboard', pt: 'Painel' },
  { path: '/commercial/dashboard', en: 'Dashboard', pt: 'Painel' },
  { path: '/commercial/clients', en: 'Clients', pt: 'Clientes' },
  { path: '/commercial/clients/HOTEL', en: 'Hotel Tofo', pt: 'Hotel Tofo' },
  { path: '/commercial/clients/categories', en: 'Client categories', pt: 'Categorias de clientes' },
  { path: '/commercial/suppliers', en: 'Suppliers', pt: 'Fornecedores' },
  {
    path: '/commercial/suppliers/categories',
    en: 'Supplier categories',
    pt: 'Categorias de fornecedores',
  },
  { path: '/commercial/entities', en: 'Entities', pt: 'Entidades' },
  {
    path: '/commercial/entities/categories',
    en: 'Entity categories',
    pt: 'Categorias de entidades',
  },
  { path: '/commercial/print_model', en: 'Print models', pt: 'Modelos de impressão' },
  { path: '/imports', en: 'Import', pt: 'Importar' },
  { path: '/scanner', en: 'Test the scanner', pt: 'Testar o leitor' },
  { path: '/commercial/articles', en: 'Articles and services', pt: 'Artigos e serviços' },
  {
    path: '/commercial/articles/categories',
    en: 'Article categories',
    pt: 'Categorias de artigos',
  },
  { path: '/commercial/vat', en: 'VAT', pt: 'IVA' },
  { path: '/commercial/invoicing_series', en: 'Invoicing series', pt: 'Séries de facturação' },
  { path: '/commercial/document_type', en: 'Document types', pt: 'Tipos de documento' },
  { path: '/commercial/sales', en: 'All sales', pt: 'Todas as vendas' },
  { path: '/commercial/purchases', en: 'All purchases', pt: 'Todas as compras' },
  { path: '/commercial/document/FT', en: 'Invoice', pt: 'Factura' },
  {
    path: '/commercial/document/FT/drafts',
    en: 'Invoice · Drafts',
    pt: 'Factura · Rascunhos',
  },
  {
    path: `/commercial/document/FT/FT_${thisYear}.1`,
    en: `FT ${thisYear}/1`,
    pt: `FT ${thisYear}/1`,
  },
  { path: '/commercial/document/FT/create', en: 'Invoice · draft', pt: 'Factura · rascunho' },
  { path: '/commercial/payment/clients', en: 'Receipts', pt: 'Recibos' },
  { path: '/commercial/payment/clients/create', en: 'New receipt', pt: 'Novo recibo' },
  {
    path: '/commercial/payment/suppliers',
    en: 'Supplier payments',
    pt: 'Pagamentos a fornecedores',
  },
  { path: '/commercial/payment/advances', en: 'Advance payments', pt: 'Adiantamentos' },
  { path: '/commercial/payment_method', en: 'Payment methods', pt: 'Métodos de pagamento' },
  { path: '/commercial/treasury_account', en: 'Treasury accounts', pt: 'Contas de tesouraria' },
  { path: '/commercial/treasury_account/account_cash', en: 'Caixa', pt: 'Caixa' },
  { path: '/commercial/deposit', en: 'Deposits', pt: 'Depósitos' },
  { path: '/commercial/withdrawal', en: 'Withdrawals', pt: 'Levantamentos' },
  { path: '/commercial/transfer', en: 'Transfers', pt: 'Transferências' },
  { path: '/approvals', en: 'Approvals', pt: 'Aprovações' },
  { path: '/commercial/journal_entries', en: 'Journal entries', pt: 'Lançamentos' },
  { path: '/commercial/fixed_assets', en: 'Fixed assets', pt: 'Activos fixos' },
  { path: '/commercial/expense', en: 'Expenses', pt: 'Despesas' },
  { path: '/commercial/expense/recurring', en: 'Recurring expenses', pt: 'Despesas recorrentes' },
  { path: '/exchange', en: 'Exchange rates', pt: 'Câmbios' },
  { path: '/commercial/batches', en: 'Batches', pt: 'Lotes' },
  { path: '/commercial/stock', en: 'Stock by location', pt: 'Stock por localização' },
  { path: '/commercial/stock_moves', en: 'Stock movements', pt: 'Movimentos de stock' },
  {
    path: '/commercial/stock_transfers',
    en: 'Stock transfers',
    pt: 'Transferências de stock',
  },
  { path: '/commercial/stock_counts', en: 'Stock counts', pt: 'Contagens de stock' },
  { path: '/commercial/reorder', en: 'Reorder suggestions', pt: 'Sugestões de reposição' },
  { path: '/commercial/reports', en: 'Reports', pt: 'Relatórios' },
  {
    path: '/commercial/reports/account_statement',
    en: 'Account statement',
    pt: 'Extracto de conta corrente',
  },
  {
    path: '/commercial/reports/financial_statement',
    en: 'Financial statement',
    pt: 'Mapa financeiro',
  },
  { path: '/commercial/reports/vat_summary', en: 'VAT summary', pt: 'Resumo do IVA' },
  { path: '/commercial/reports/documents', en: 'Documents', pt: 'Documentos' },
  {
    path: '/commercial/reports/pending_documents',
    en: 'Unpaid documents',
    pt: 'Documentos em dívida',
  },
  { path: '/commercial/reports/sales', en: 'Sales', pt: 'Vendas' },
  { path: '/commercial/reports/stock_reports', en: 'Stock', pt: 'Stock' },
  {
    path: '/commercial/reports/exchange_differences',
    en: 'Exchange and rounding',
    pt: 'Câmbio e arredondamentos',
  },
  { path: '/commercial/fiscal', en: 'Fiscal files', pt: 'Ficheiros fiscais' },
  { path: '/commercial/seals', en: 'Seals', pt: 'Selos' },
  { path: '/commercial/inspection', en: 'Inspection pack', pt: 'Dossier para inspecção' },
  {
    path: '/commercial/series_continuity',
    en: 'Series continuity',
    pt: 'Continuidade das séries',
  },
  { path: '/commercial/books', en: 'Data check', pt: 'Verificação dos dados' },
  { path: '/commercial/erasures', en: 'Erased personal data', pt: 'Dados pessoais apagados' },
  { path: '/bulk_work', en: 'Bulk operations', pt: 'Operações em massa' },
  { path: '/commercial/looks', en: 'Auditor activity', pt: 'Consultas de auditores' },
  { path: '/commercial/journal', en: 'Journal', pt: 'Diário' },
  { path: '/commercial/shifts', en: 'Shifts', pt: 'Turnos' },
  { path: '/commercial/tills', en: 'Till devices', pt: 'Dispositivos das caixas' },
  ...Object.entries(textRegisterWords).map(([name, { en, pt }]) => ({
    path: `/${name}`,
    en: en.many,
    pt: pt.many,
  })),
  { path: '/nothing/here', en: 'Not found', pt: 'Não encontrado' },
];

/** What only a billed service has, and what those who run it see. */
export const serviceRoutes: readonly Screen[] = [
  { path: '/plans', en: 'Plans', pt: 'Planos' },
  { path: '/subscription', en: 'Subscription', pt: 'Subscrição' },
  { path: '/deposit', en: 'Recharge credits', pt: 'Recarregar créditos' },
  { path: '/payment?amount=300000', en: 'Payment', pt: 'Pagamento' },
  { path: '/service', en: 'Service', pt: 'Serviço' },
];

/** What anybody can open, signed in or not. */
export const publicRoutes: readonly Screen[] = [
  { path: '/signin', en: 'Sign in', pt: 'Iniciar sessão' },
  { path: '/signup', en: 'Create account', pt: 'Criar conta' },
  { path: '/forgot_password', en: 'Reset password', pt: 'Repor palavra-passe' },
  { path: '/join', en: 'Invitation', pt: 'Convite' },
  { path: '/about', en: 'About us', pt: 'Sobre nós' },
  { path: '/contact', en: 'Contact us', pt: 'Contacte-nos' },
  { path: '/legal/privacy_policies', en: 'Privacy policy', pt: 'Política de privacidade' },
  { path: '/legal/terms_conditions', en: 'Terms and conditions', pt: 'Termos e condições' },
];

/** The dialogs, which stand over their list. */
export const dialogs = [
  '/commercial/clients/create',
  '/commercial/articles/create',
  '/commercial/vat/create',
  '/commercial/invoicing_series/create',
  '/commercial/warehouse/create',
  '/commercial/stock_transfers/create',
  '/commercial/payment_method/create',
  '/commercial/transfer/create',
  '/commercial/journal_entries/create',
  '/commercial/fixed_assets/create',
  '/commercial/expense/create',
] as const;
