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
  readonly articles: { readonly key: ById; readonly value: OfCompany<ArticleRow> };
  readonly clients: { readonly key: ById; readonly value: OfCompany<ClientRow> };
  /** What happened and the server does not know yet, in order. */
  readonly outbox: {
    readonly key: [companyId: string, sequence: number];
    readonly value: OfCompany<TillEntry>;
  };
}

export type TillDatabase = IDBPDatabase<TillSchema>;

const VERSION = 1;

export const openTillDatabase = (): Promise<TillDatabase> =>
  openDB<TillSchema>('pos_db', VERSION, {
    upgrade(database) {
      database.createObjectStore('pos');
      database.createObjectStore('articles', { keyPath: ['companyId', 'id'] });
      database.createObjectStore('clients', { keyPath: ['companyId', 'id'] });
      database.createObjectStore('outbox', { keyPath: ['companyId', 'sequence'] });
    },
  });

/** Everything of one company in a store: an array sorts after every text and number. */
export const ofCompany = (companyId: string): IDBKeyRange =>
  IDBKeyRange.bound([companyId], [companyId, []]);
