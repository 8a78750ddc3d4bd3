import type { Permission } from '@balcao/domain';
import type { Resource } from './resource.js';

/** A list that React Admin has no screen of: it is read by a page or a part of one. */
export interface OtherList extends Pick<Resource, 'collection' | 'only' | 'shows' | 'references'> {
  readonly view: Permission;
  /** The screen whose words name its fields, where that is not called as the list is. */
  readonly words?: string;
}

/** The lists that are no resources of React Admin, by their paths below `/api`. */
export const otherLists = {
  'bank-statements': {
    collection: 'bank_statements',
    shows: ['bank_statement_lines'],
    view: 'treasury.view',
    references: { accountId: 'commercial/treasury_account' },
  },
  companies: { collection: 'companies', view: 'companies.view' },
  'document-lines': { collection: 'document_lines', view: 'documents.view' },
  'exchange-rates': {
    collection: 'exchange_rates',
    view: 'exchange.view',
    words: 'exchange/rates',
  },
  imports: { collection: 'imports', view: 'imports.view' },
  invitations: { collection: 'invitations', view: 'identity.view' },
  notifications: { collection: 'notifications', view: 'companies.view' },
  payments: { collection: 'payments', view: 'payments.view' },
  sales: { collection: 'sales', view: 'reports.view' },
  settlements: { collection: 'settlements', view: 'payments.view' },
  'stock-articles': {
    collection: 'stock_articles',
    only: { movesStock: true },
    shows: ['stock_order_lines'],
    view: 'stock.view',
    words: 'commercial/reorder',
  },
  'till-corrections': {
    collection: 'till_corrections',
    view: 'pos.view',
    references: { cashRegisterId: 'commercial/cash_registers' },
  },
  tills: { collection: 'tills', view: 'pos.view' },
  'treasury-entries': {
    collection: 'treasury_entries',
    view: 'treasury.view',
    references: { accountId: 'commercial/treasury_account' },
  },
} as const satisfies Readonly<Record<string, OtherList>>;
