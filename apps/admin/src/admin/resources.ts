import type { Permission } from '@balcao/domain';

/** What react-admin calls a resource: the path of its screen. */
export type ResourceName =
  | 'commercial/clients'
  | 'commercial/articles'
  | 'commercial/vat'
  | 'commercial/invoicing_series'
  | 'commercial/document_type'
  | 'commercial/regions'
  | 'commercial/clients/categories'
  | 'commercial/suppliers'
  | 'commercial/suppliers/categories'
  | 'commercial/entities'
  | 'commercial/entities/categories'
  | 'commercial/print_model'
  | 'commercial/articles/categories'
  | 'commercial/warehouse'
  | 'commercial/cash_registers'
  | 'commercial/shifts'
  | 'commercial/batches'
  | 'commercial/stock'
  | 'commercial/stock_moves'
  | 'commercial/stock_transfers'
  | 'commercial/stock_counts'
  | 'commercial/reorder'
  | 'commercial/payment_method'
  | 'commercial/payment/clients'
  | 'commercial/payment/suppliers'
  | 'commercial/payment/advances'
  | 'commercial/treasury_account'
  | 'commercial/deposit'
  | 'commercial/withdrawal'
  | 'commercial/transfer'
  | 'commercial/expense'
  | 'commercial/expense/category'
  | 'commercial/expense/recurring'
  | 'commercial/seals'
  | 'commercial/erasures'
  | 'commercial/journal'
  | 'exchange'
  | 'users'
  | 'documents'
  | 'drafts';

interface ResourceSpec {
  /** Of the collection below `/api/`. */
  readonly api: string;
  readonly view: Permission;
  readonly manage: Permission;
}

/** Where each resource is on the wire and what it takes to see and to change it. */
export const resourceSpecs = {
  'commercial/clients': { api: 'clients', view: 'parties.view', manage: 'parties.manage' },
  'commercial/articles': { api: 'articles', view: 'catalog.view', manage: 'catalog.manage' },
  'commercial/vat': { api: 'vat', view: 'vat.view', manage: 'vat.manage' },
  'commercial/invoicing_series': { api: 'series', view: 'series.view', manage: 'series.manage' },
  'commercial/document_type': {
    api: 'document-types',
    view: 'documentTypes.view',
    manage: 'documentTypes.manage',
  },
  'commercial/regions': { api: 'regions', view: 'parties.view', manage: 'parties.manage' },
  'commercial/clients/categories': {
    api: 'party-categories',
    view: 'parties.view',
    manage: 'parties.manage',
  },
  'commercial/suppliers': { api: 'suppliers', view: 'parties.view', manage: 'parties.manage' },
  'commercial/suppliers/categories': {
    api: 'party-categories',
    view: 'parties.view',
    manage: 'parties.manage',
  },
  'commercial/entities': { api: 'entities', view: 'parties.view', manage: 'parties.manage' },
  'commercial/entities/categories': {
    api: 'party-categories',
    view: 'parties.view',
    manage: 'parties.manage',
  },
  'commercial/print_model': {
    api: 'print-models',
    view: 'printModels.view',
    manage: 'printModels.manage',
  },
  'commercial/articles/categories': {
    api: 'article-categories',
    view: 'catalog.view',
    manage: 'catalog.manage',
  },
  'commercial/warehouse': { api: 'warehouses', view: 'stock.view', manage: 'stock.manage' },
  'commercial/cash_registers': {
    api: 'cash-registers',
    view: 'pos.view',
    manage: 'pos.manage',
  },
  'commercial/shifts': { api: 'shifts', view: 'pos.view', manage: 'pos.manage' },
  'commercial/batches': { api: 'batches', view: 'stock.view', manage: 'stock.manage' },
  'commercial/stock': { api: 'stock', view: 'stock.view', manage: 'stock.move' },
  'commercial/stock_moves': { api: 'stock-moves', view: 'stock.view', manage: 'stock.move' },
  'commercial/stock_transfers': {
    api: 'stock-transfers',
    view: 'stock.view',
    manage: 'stock.move',
  },
  'commercial/stock_counts': { api: 'stock-counts', view: 'stock.view', manage: 'stock.count' },
  'commercial/reorder': { api: 'reorder-suggestions', view: 'stock.view', manage: 'stock.manage' },
  'commercial/payment_method': {
    api: 'payment-methods',
    view: 'payments.view',
    manage: 'payments.manage',
  },
  'commercial/payment/clients': {
    api: 'receipts',
    view: 'payments.view',
    manage: 'payments.record',
  },
  'commercial/payment/suppliers': {
    api: 'supplier-payments',
    view: 'payments.view',
    manage: 'payments.record',
  },
  'commercial/payment/advances': {
    api: 'advances',
    view: 'payments.view',
    manage: 'payments.record',
  },
  'commercial/treasury_account': {
    api: 'treasury-accounts',
    view: 'treasury.view',
    manage: 'treasury.manage',
  },
  'commercial/deposit': { api: 'deposits', view: 'treasury.view', manage: 'treasury.move' },
  'commercial/withdrawal': { api: 'withdrawals', view: 'treasury.view', manage: 'treasury.move' },
  'commercial/transfer': { api: 'transfers', view: 'treasury.view', manage: 'treasury.move' },
  'commercial/expense': { api: 'expenses', view: 'expenses.view', manage: 'expenses.record' },
  'commercial/expense/category': {
    api: 'expense-categories',
    view: 'expenses.view',
    manage: 'expenses.manage',
  },
  'commercial/expense/recurring': {
    api: 'recurring-expenses',
    view: 'expenses.view',
    manage: 'expenses.manage',
  },
  'commercial/seals': { api: 'seals', view: 'audit.view', manage: 'fiscal.export' },
  'commercial/erasures': { api: 'erasures', view: 'audit.view', manage: 'parties.erase' },
  'commercial/journal': { api: 'journal', view: 'audit.view', manage: 'audit.view' },
  users: { api: 'members', view: 'identity.view', manage: 'identity.manage' },
  exchange: { api: 'currencies', view: 'exchange.view', manage: 'exchange.manage' },
  documents: { api: 'documents', view: 'documents.view', manage: 'documents.issue' },
  drafts: { api: 'drafts', view: 'documents.view', manage: 'documents.draft' },
} as const satisfies Readonly<Record<ResourceName, ResourceSpec>>;

const isKnown = (name: string): name is ResourceName => Object.hasOwn(resourceSpecs, name);

/** The specification of a resource; throws for one that is not in the table. */
export function specOf(name: string): ResourceSpec {
  if (!isKnown(name)) throw new Error(`no such resource: ${name}`);
  return resourceSpecs[name];
}

/** The resources whose rows come from a collection that the server says has changed. */
export const resourcesOf = (collection: string): readonly string[] =>
  Object.entries(resourceSpecs)
    .filter(([, { api }]) => api === collection)
    .map(([name]) => name);
