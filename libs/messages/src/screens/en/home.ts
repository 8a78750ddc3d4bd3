/** The home page. */
export const home = {
  greeting: 'Hello, %{name}',
  soldToday: 'Sold today',
  documentsToday: 'Documents today',
  money: 'Cash and bank',
  latest: 'Latest documents',
  all: 'See all',
  none: 'No documents yet',
  noneHint: 'Add a client and an article, then issue your first invoice.',
  shortcuts: 'Get started',
  newInvoice: 'New invoice',
  newClient: 'New client',
  newArticle: 'New article',
};
