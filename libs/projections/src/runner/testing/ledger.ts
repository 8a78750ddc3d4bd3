import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { EventStore, NewEvent } from '@balcao/event-store';
import { defineCollection } from '@balcao/read-store';
import type { ReadStore, Row } from '@balcao/read-store';
import { defineProjection } from '../../projection.js';
import type { AnyProjection } from '../../projection.js';

/** Events of a small shop: sales to clients, some of them taken back, and drafts of sales. */
export type SaleEvent =
  | {
      readonly type: 'SaleMade';
      readonly data: { readonly saleId: string; readonly client: string; readonly amount: number };
    }
  | { readonly type: 'SaleVoided'; readonly data: { readonly saleId: string } };

export type DraftEvent = {
  readonly type: 'DraftSaved' | 'DraftDropped';
  readonly data: { readonly client: string };
  readonly metadata: { readonly companyId: string };
};

export interface SaleRow extends Row {
  readonly client: string;
  readonly amount: number;
}

export interface ClientRow extends Row {
  readonly owed: number;
}

export interface DraftRow extends Row {
  readonly client: string;
}

export const sales = defineCollection<SaleRow>({
  name: 'sales',
  version: 1,
  fields: { client: 'text', amount: 'integer' },
  indexes: [['client']],
});

export const clients = defineCollection<ClientRow>({
  name: 'clients',
  version: 1,
  fields: { owed: 'integer' },
  indexes: [['owed']],
});

export const drafts = defineCollection<DraftRow>({
  name: 'drafts',
  version: 1,
  fields: { client: 'text' },
  indexes: [],
});

export const saleList = defineProjection<SaleRow, SaleEvent>({
  name: 'sale-list',
  category: 'journal',
  collection: sales,
  events: ['SaleMade', 'SaleVoided'],
  keys: (event) => [{ id: event.data.saleId }],
  fold: (_, event, { id }) => {
    if (event.type === 'SaleVoided') return undefined;
    const { client, amount } = event.data;
    if (amount < 0) throw new Error('a sale of less than nothing');
    return { id, client, amount };
  },
});

/** What each client bought in all; voided sales stay in it, so that order matters to neither. */
export const clientTotals = defineProjection<ClientRow, SaleEvent>({
  name: 'client-totals',
  category: 'journal',
  collection: clients,
  events: ['SaleMade', 'SaleVoided'],
  keys: (event) => (event.type === 'SaleMade' ? [{ id: event.data.client }] : []),
  fold: (row, event, { id }) =>
    event.type === 'SaleMade' ? { id, owed: (row?.owed ?? 0) + event.data.amount } : row,
});

export const draftList = defineProjection<DraftRow, DraftEvent>({
  name: 'draft-list',
  category: 'draft',
  collection: drafts,
  events: ['DraftSaved', 'DraftDropped'],
  keys: (event) => [{ id: event.streamId, partition: event.metadata.companyId }],
  fold: (_, event, { id }) =>
    event.type === 'DraftDropped' ? undefined : { id, client: event.data.client },
});

// The first one fails before the second one has seen the event, or after, in this order.
export const ledger: readonly AnyProjection[] = [clientTotals, saleList, draftList];

let written = 0;

function newEvent(type: string, data: NewEvent['data'], companyId: string): NewEvent {
  const id = `00000000-0000-4000-8000-${String(++written).padStart(12, '0')}`;
  return { id, type, data, metadata: { companyId } };
}

export function saleMade(saleId: string, client: string, amount: number): NewEvent {
  return newEvent('SaleMade', { saleId, client, amount }, '');
}

export function saleVoided(saleId: string): NewEvent {
  return newEvent('SaleVoided', { saleId }, '');
}

export function draftSaved(companyId: string, client: string): NewEvent {
  return newEvent('DraftSaved', { client }, companyId);
}

export function draftDropped(companyId: string): NewEvent {
  return newEvent('DraftDropped', { client: '' }, companyId);
}

/** An event store in a folder of its own, which goes when it is closed. */
export async function openEventStore(): Promise<EventStore> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  const store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
  return store;
}

/** All rows of the ledger in these companies. */
export async function ledgerRows(
  rows: ReadStore,
  companies: readonly string[],
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const company of companies) {
    found.push(await rows.find(sales, company, {}));
    found.push(await rows.find(clients, company, {}));
    found.push(await rows.find(drafts, company, {}));
  }
  return found;
}
