import type { ArticleRow, ClientRow } from '@balcao/contracts';
import type { TillEntry } from '@balcao/domain';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

type OfCompany<T> = T & { readonly companyId: string };
type ById = [companyId: string, id: string];

/**
 * What a till keeps on its device, so that it sells without a network and outlives a crash; the
 * companies of a device lie beside each other and never mix.
 */
export interface TillSchema extends DBSchema {
  /** Small states by their name. */
  readonly pos: { readonly key: ById; readonly value: unknown };
  /**
   * Pages of articles as text, as they were loaded first, by the first id of each: a browser reads
   * a hundred long texts much faster than a hundred thousand records.
   */
  readonly packs: { readonly key: ById; readonly value: string };
  /** Articles that have changed since. */
  readonly articles: { readonly key: ById; readonly value: OfCompany<ArticleRow> };
  readonly clients: { readonly key: ById; readonly value: OfCompany<ClientRow> };
  /** What happened and the server does not know yet, in order. */
  readonly outbox: {
    readonly key: [companyId: string, sequence: number];
    readonly value: OfCompany<TillEntry>;
  };
}

export type TillDatabase = IDBPDatabase<TillSchema>;

const VERSION = 2;

export const openTillDatabase = (): Promise<TillDatabase> =>
  openDB<TillSchema>('pos_db', VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('pos');
        database.createObjectStore('articles', { keyPath: ['companyId', 'id'] });
        database.createObjectStore('clients', { keyPath: ['companyId', 'id'] });
        database.createObjectStore('outbox', { keyPath: ['companyId', 'sequence'] });
      }
      database.createObjectStore('packs');
    },
  });

/** Everything of one company in a store: an array sorts after every text and number. */
export const ofCompany = (companyId: string): IDBKeyRange =>
  IDBKeyRange.bound([companyId], [companyId, []]);
