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
  | 'commercial/batches'
  | 'commercial/stock'
  | 'commercial/stock_moves'
  | 'commercial/stock_transfers'
  | 'commercial/stock_counts'
  | 'commercial/reorder'
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
