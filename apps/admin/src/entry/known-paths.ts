/** Paths that a visitor without a session is asked to sign in for; all others are not found. */
const known = [
  '',
  'account',
  'account/edit',
  'account/change_password',
  'company',
  'company/new',
  'company/setup',
  'imports',
  'system',
  'plans',
  'subscription',
  'deposit',
  'payment',
  'service',
  'jobs',
  'notifications',
  'useful_documents',
  'users',
  'commercial/clients',
  'commercial/clients/categories',
  'commercial/suppliers',
  'commercial/suppliers/categories',
  'commercial/entities',
  'commercial/entities/categories',
  'commercial/print_model',
  'commercial/articles',
  'commercial/articles/categories',
  'commercial/warehouse',
  'commercial/cash_registers',
  'commercial/batches',
  'commercial/stock',
  'commercial/stock_moves',
  'commercial/stock_transfers',
  'commercial/stock_counts',
  'commercial/reorder',
  'exchange',
  'commercial/payment_method',
  'commercial/payment/clients',
  'commercial/payment/suppliers',
  'commercial/treasury_account',
  'commercial/deposit',
  'commercial/withdrawal',
  'commercial/transfer',
  'commercial/expense',
  'commercial/expense/category',
  'commercial/expense/recurring',
  'commercial/regions',
  'commercial/vat',
  'commercial/document_type',
  'commercial/invoicing_series',
  'commercial/document',
];

/** Whether a page may be at the path: one of ours, or something below a list. */
export function isKnownPath(pathname: string): boolean {
  const path = pathname.replace(/^\/|\/$/g, '');
  return known.some(
    (page) =>
      path === page ||
      ((page.startsWith('commercial/') || page === 'users') && path.startsWith(`${page}/`)),
  );
}
