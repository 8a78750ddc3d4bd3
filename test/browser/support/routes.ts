/** Every screen of the back office, with its heading in both languages. */
export const routes = [
  { path: '/', en: 'Home', pt: 'Início' },
  { path: '/account', en: 'My account', pt: 'A minha conta' },
  { path: '/company', en: 'Company', pt: 'Empresa' },
  { path: '/jobs', en: 'Jobs', pt: 'Tarefas' },
  { path: '/system', en: 'System', pt: 'Sistema' },
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
  { path: '/commercial/articles', en: 'Articles and services', pt: 'Artigos e serviços' },
  {
    path: '/commercial/articles/categories',
    en: 'Article categories',
    pt: 'Categorias de artigos',
  },
  { path: '/commercial/regions', en: 'Regions', pt: 'Regiões' },
  { path: '/commercial/vat', en: 'VAT', pt: 'IVA' },
  { path: '/commercial/invoicing_series', en: 'Invoicing series', pt: 'Séries de facturação' },
  { path: '/commercial/document_type', en: 'Document types', pt: 'Tipos de documento' },
  { path: '/commercial/document/FT', en: 'Invoice', pt: 'Factura' },
  {
    path: '/commercial/document/FT/drafts',
    en: 'Invoice · Drafts',
    pt: 'Factura · Rascunhos',
  },
  { path: '/commercial/document/FT/create', en: 'Invoice · draft', pt: 'Factura · rascunho' },
  { path: '/commercial/warehouse', en: 'Warehouses', pt: 'Armazéns' },
  { path: '/commercial/batches', en: 'Batches', pt: 'Lotes' },
  { path: '/commercial/stock', en: 'Stock by location', pt: 'Stock por localização' },
  { path: '/commercial/stock_moves', en: 'Stock movements', pt: 'Movimentos de stock' },
  {
    path: '/commercial/stock_transfers',
    en: 'Stock transfers',
    pt: 'Transferências de stock',
  },
  { path: '/commercial/stock_counts', en: 'Stock counts', pt: 'Contagens de stock' },
  { path: '/commercial/reorder', en: 'Reorder suggestions', pt: 'Sugestões de encomenda' },
  { path: '/nothing/here', en: 'Not found', pt: 'Não encontrado' },
] as const;

/** The dialogs, which stand over their list. */
export const dialogs = [
  '/commercial/clients/create',
  '/commercial/articles/create',
  '/commercial/vat/create',
  '/commercial/invoicing_series/create',
  '/commercial/warehouse/create',
  '/commercial/stock_transfers/create',
] as const;
