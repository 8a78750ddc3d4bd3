import type { HelpTopicName } from '@balcao/messages/help';

/** The page of the user guide about the pages at a path and below; the longest path counts. */
const topics: Readonly<Record<string, HelpTopicName>> = {
  '': 'start',
  '/help': 'start',
  '/menu': 'start',
  '/useful_documents': 'start',
  '/company/setup': 'start',
  '/commercial/document': 'documents',
  '/commercial/sales': 'documents',
  '/commercial/payment': 'payments',
  '/commercial/payment_method': 'payments',
  '/commercial/clients': 'parties',
  '/commercial/suppliers': 'parties',
  '/commercial/entities': 'parties',
  '/commercial/regions': 'parties',
  '/commercial/articles': 'articles',
  '/commercial/batches': 'articles',
  '/commercial/stock': 'stock',
  '/commercial/stock_moves': 'stock',
  '/commercial/stock_transfers': 'stock',
  '/commercial/stock_counts': 'stock',
  '/commercial/reorder': 'stock',
  '/commercial/warehouse': 'stock',
  '/commercial/purchases': 'purchases',
  '/commercial/expense': 'purchases',
  '/commercial/cash_registers': 'till',
  '/commercial/shifts': 'till',
  '/commercial/tills': 'till',
  '/commercial/treasury_account': 'treasury',
  '/commercial/deposit': 'treasury',
  '/commercial/withdrawal': 'treasury',
  '/commercial/transfer': 'treasury',
  '/exchange': 'treasury',
  '/commercial/withholding_rates': 'withholding',
  '/commercial/reports/withholdings': 'withholding',
  '/commercial/vat': 'vat',
  '/commercial/fiscal': 'vat',
  '/commercial/reports/vat_summary': 'vat',
  '/commercial/reports/vat_of_sales': 'vat',
  '/commercial/reports/vat_of_purchases': 'vat',
  '/commercial/ledger_accounts': 'accounts',
  '/commercial/fixed_assets': 'accounts',
  '/commercial/asset_classes': 'accounts',
  '/commercial/reports/depreciation_map': 'accounts',
  '/approvals': 'roles',
  '/commercial/journal_entries': 'accounts',
  '/commercial/posting_rules': 'accounts',
  '/commercial/reports/trial_balance': 'accounts',
  '/commercial/reports/ledger_journal': 'accounts',
  '/commercial/reports/ledger_account': 'accounts',
  '/commercial/reports/exchange_differences': 'accounts',
  '/commercial/reports/income_statement': 'accounts',
  '/commercial/reports/balance_sheet': 'accounts',
  '/commercial/invoicing_series': 'year-end',
  '/commercial': 'reports',
  '/users': 'roles',
  '/company': 'company',
  '/commercial/document_type': 'company',
  '/commercial/print_model': 'printing',
  '/imports': 'files',
  '/scanner': 'articles',
  '/jobs': 'files',
  '/bulk_work': 'files',
  '/commercial/journal': 'audit',
  '/commercial/seals': 'backup',
  '/commercial/erasures': 'audit',
  '/commercial/books': 'backup',
  '/commercial/inspection': 'audit',
  '/commercial/looks': 'audit',
  '/account': 'account',
  '/settings': 'account',
  '/notifications': 'account',
  '/developers': 'developers',
  '/plans': 'plan',
  '/subscription': 'plan',
  '/deposit': 'plan',
  '/payment': 'plan',
  '/service': 'plan',
  '/system': 'plan',
};

/** The page of the user guide about the page at a path. */
export function helpTopicOf(pathname: string): HelpTopicName {
  const parts = pathname.split('/');
  for (let count = parts.length; count > 1; count -= 1) {
    const topic = topics[parts.slice(0, count).join('/')];
    if (topic !== undefined) return topic;
  }
  return 'start';
}

/** Where the user guide tells about the page at a path. */
export const helpPathOf = (pathname: string): string => `/help/${helpTopicOf(pathname)}`;

/** Whether a path has a page of the guide that was chosen for it. */
export const hasOwnTopic = (pathname: string): boolean =>
  Object.keys(topics).some((path) => path !== '' && `${pathname}/`.startsWith(`${path}/`));
