import type {
  ArticleRow,
  DocumentLineRow,
  DocumentTypeRow,
  StockLevelRow,
} from '@balcao/contracts';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  quantity,
  subtractDecimals,
  unitPrice,
  type Decimal,
} from '@balcao/pricing';
import { minorToDecimal } from '@balcao/messages';
import type { BalcaoDataProvider } from '../../admin/data-provider.js';
import { listQuery } from '../../admin/list-query.js';
import { batchesByArticle, type BatchThere } from './batches-there.js';

/** The warehouse and party of a line; both optional. */
export interface FactsPlace {
  readonly warehouseId: string | undefined;
  readonly partyId: string | undefined;
}

/** The last price of an article for the party, in the company's currency. */
export interface LastPrice {
  readonly documentId: string;
  readonly typeId: string;
  readonly reference: string;
  readonly issuedOn: string;
  /** Of one unit after discounts. */
  readonly net: string;
  readonly withVat: string;
}

/** Facts shown while a line is edited. */
export interface ArticleFacts {
  readonly code?: string;
  /** Incoming goods need a batch. */
  readonly isBatchManaged?: boolean;
  readonly batchesExpire?: boolean;
  /** Stock in the warehouse, less reservations. */
  readonly available?: string;
  /** It has moved there before, so zero available is a fact and not a lack of data. */
  readonly isCounted?: boolean;
  /** Cost of one unit, without VAT; missing without permission to see costs. */
  readonly cost?: string;
  /** Stock of each batch in the warehouse, earliest expiry first. */
  readonly batches?: readonly BatchThere[];
  readonly last?: LastPrice;
}

interface FactsOptions {
  readonly read: BalcaoDataProvider['read'];
  readonly group: DocumentTypeRow['group'];
  readonly seesStock: boolean;
}

/** Decimals of a displayed price. */
const PLACES = 2;
/** The most articles in one request. */
const AT_ONCE = 100;
const ROWS = 250;
/** How long lookups are collected before one request, in milliseconds. */
const GATHER_MS = 30;

/** Looks up stock and last prices of many lines in few requests, each article once. */
export class FactsOfArticles {
  readonly #facts = new Map<string, ArticleFacts>();
  readonly #asked = new Set<string>();
  readonly #waiting = new Map<string, { place: FactsPlace; ids: string[] }>();
  readonly #listeners = new Set<() => void>();
  #isGathering = false;

  constructor(private readonly options: FactsOptions) {}

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get(place: FactsPlace, articleId: string): ArticleFacts | undefined {
    return this.#facts.get(keyOf(place, articleId));
  }

  /** Looks up an article once. */
  want(place: FactsPlace, articleId: string): void {
    const key = keyOf(place, articleId);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const group = keyOf(place, '');
    const waiting = this.#waiting.get(group) ?? { place, ids: [] };
    waiting.ids.push(articleId);
    this.#waiting.set(group, waiting);
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(() => {
      this.#isGathering = false;
      this.#ask();
    }, GATHER_MS);
  }

  #ask(): void {
    const groups = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { place, ids } of groups) {
      for (let first = 0; first < ids.length; first += AT_ONCE) {
        // Without them one can still write: they are a help, and the server decides.
        void this.#look(place, ids.slice(first, first + AT_ONCE)).catch(() => undefined);
      }
    }
  }

  async #look(place: FactsPlace, ids: readonly string[]): Promise<void> {
    const [levels, last, articles] = await Promise.all([
      this.#stock(place, ids),
      this.#prices(place, ids),
      this.#articles(ids),
    ]);
    const available = levels && availableByArticle(levels);
    const batches = batchesByArticle(levels ?? []);
    for (const id of ids) {
      const there = available?.get(id);
      const price = last.get(id);
      const article = articles.get(id);
      this.#facts.set(keyOf(place, id), {
        ...(article !== undefined && factsOf(article)),
        // What is never counted, a service, can fall short of nothing.
        ...(available !== undefined &&
          article?.movesStock !== false && { available: there ?? '0' }),
        ...costOf(levels ?? [], id),
        ...(article?.isBatchManaged === true && { batches: batches.get(id) ?? [] }),
        ...(price !== undefined && { last: price }),
      });
    }
    for (const listener of this.#listeners) listener();
  }

  async #stock({ warehouseId }: FactsPlace, ids: readonly string[]) {
    if (!this.options.seesStock || warehouseId === undefined) return undefined;
    return this.#rows<StockLevelRow>('stock', {
      filter: { warehouseId, articleId: { $in: ids } },
      sort: { field: 'articleId', order: 'ASC' },
    });
  }

  async #articles(ids: readonly string[]): Promise<ReadonlyMap<string, ArticleRow>> {
    const rows = await this.#rows<ArticleRow>('articles', {
      filter: { id: { $in: ids } },
      sort: { field: 'code', order: 'ASC' },
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #prices({ partyId }: FactsPlace, ids: readonly string[]) {
    const { group } = this.options;
    if (partyId === undefined || group === 'internal') return new Map<string, LastPrice>();
    const rows = await this.#rows<DocumentLineRow>('document-lines', {
      filter: {
        partyId,
        group,
        isCancelled: false,
        articleId: { $in: ids },
        accountEffect: { $in: group === 'sales' ? ['debit', 'both'] : ['credit', 'both'] },
      },
      sort: { field: 'issuedOn', order: 'DESC' },
    });
    return lastPrices(rows);
  }

  async #rows<R>(
    path: string,
    query: {
      readonly filter: object;
      readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    },
  ): Promise<readonly R[]> {
    const pagination = { page: 1, perPage: ROWS };
    const { body } = await this.options.read(`${path}?${listQuery({ ...query, pagination })}`);
    if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
    return body as readonly R[];
  }
}

function factsOf({
  code,
  isBatchManaged = false,
  batchesExpire = false,
}: ArticleRow): Pick<ArticleFacts, 'code' | 'isBatchManaged' | 'batchesExpire'> {
  return { code, isBatchManaged, batchesExpire };
}

/** Known facts of an article in the warehouse: whether it ever moved, and its cost. */
function costOf(
  levels: readonly StockLevelRow[],
  id: string,
): Pick<ArticleFacts, 'isCounted' | 'cost'> {
  const own = levels.filter(({ articleId, lastMovedOn }) => articleId === id && lastMovedOn);
  const cost = own.find(({ averageCost }) => averageCost !== undefined)?.averageCost;
  return { ...(own.length > 0 && { isCounted: true }), ...(cost !== undefined && { cost }) };
}

const keyOf = ({ warehouseId = '', partyId = '' }: FactsPlace, articleId: string): string =>
  `${warehouseId} ${partyId} ${articleId}`;

type Level = Pick<StockLevelRow, 'articleId' | 'quantity' | 'reserved'>;

/** Available stock of each article: the sum of its batches, less reservations. */
export function availableByArticle(rows: readonly Level[]): ReadonlyMap<string, string> {
  const sums = new Map<string, Decimal>();
  const reserved = new Map<string, Decimal>();
  for (const row of rows) {
    const there = quantity(row.quantity, { signed: true });
    sums.set(row.articleId, addDecimals(sums.get(row.articleId) ?? none, there));
    reserved.set(row.articleId, quantity(row.reserved ?? '0', { signed: true }));
  }
  return new Map(
    [...sums].map(([id, sum]) => [id, subtractDecimals(sum, reserved.get(id) ?? none)]),
  );
}

const none = quantity('0');

type Line = Pick<
  DocumentLineRow,
  | 'articleId'
  | 'documentId'
  | 'typeId'
  | 'reference'
  | 'issuedOn'
  | 'quantity'
  | 'baseMinor'
  | 'vatMinor'
>;

/** The newest price of each article; rows come newest first. */
export function lastPrices(rows: readonly Line[]): ReadonlyMap<string, LastPrice> {
  const prices = new Map<string, LastPrice>();
  for (const row of rows) {
    const { articleId, documentId, typeId, reference, issuedOn, baseMinor, vatMinor } = row;
    if (articleId === undefined || prices.has(articleId)) continue;
    const count = quantity(row.quantity, { signed: true });
    if (compareDecimals(count, none) <= 0 || baseMinor < 0) continue;
    const each = (minor: number): string =>
      divideDecimals(unitPrice(minorToDecimal(minor)), count, PLACES);
    const [net, withVat] = [each(baseMinor), each(baseMinor + vatMinor)];
    prices.set(articleId, { documentId, typeId, reference, issuedOn, net, withVat });
  }
  return prices;
}
