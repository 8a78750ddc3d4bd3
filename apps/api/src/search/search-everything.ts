import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SearchAnswer } from '@balcao/contracts';
import { idsNumbered, mayDo, type Permission } from '@balcao/domain';
import { articles, documents, parties, payments } from '@balcao/projections';
import type { Collection, Query as RowQuery, Row, RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { amountOf, spellingsOf } from './searched-words.js';

/** Rows of each kind that one search answers. */
const rowsPerKind = 5;

const searched = [
  ...(['documents.view', 'payments.view', 'parties.view', 'catalog.view'] as const),
] satisfies readonly Permission[];
type Searched = (typeof searched)[number];

/** Asks for rows of several kinds by their words; kinds that the member may not see stay empty. */
export class SearchEverything extends Query<SearchAnswer> {
  constructor(
    readonly companyId: string,
    readonly userId: string,
    readonly words: string,
  ) {
    super();
  }
}

@QueryHandler(SearchEverything)
export class SearchEverythingHandler implements IQueryHandler<SearchEverything> {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ companyId, userId, words }: SearchEverything): Promise<SearchAnswer> {
    const { may, typeIds, numbered } = await this.journals.inspect(companyId, (books) => ({
      may: new Set(searched.filter((permission) => mayDo(books, userId, permission))),
      typeIds: [...books.documentTypes.types.values()].map(({ id }) => id),
      numbered: idsNumbered(books, words),
    }));
    const of = async <R extends Row>(
      permission: Searched,
      collection: Collection<R>,
      queries: readonly RowQuery<R>[],
      ids: readonly string[] = [],
    ): Promise<readonly R[]> =>
      may.has(permission) ? this.firstOf(companyId, collection, queries, ids) : [];
    const byWords = words === '' ? [] : spellingsOf(words).map((search) => ({ search }));
    const coded = words === '' ? [] : [withCode(words)];
    const amounts = [amountOf(words)].filter((amount) => amount !== undefined);
    const byWordsNewest = byWords.map((query) => ({ ...query, ...newestFirst }));
    const [foundDocuments, foundPayments, clients, suppliers, foundArticles] = await Promise.all([
      of(
        'documents.view',
        documents,
        [...byWordsNewest, ...amounts.map((totalMinor) => withTotal(totalMinor, typeIds))],
        numbered,
      ),
      of('payments.view', payments, [...byWordsNewest, ...amounts.map(withPaid)], numbered),
      of('parties.view', parties, [...coded, ...byWords].map(among({ isClient: true }))),
      of('parties.view', parties, [...coded, ...byWords].map(among({ isClient: false }))),
      of('catalog.view', articles, [...coded, ...byWords]),
    ]);
    return {
      documents: foundDocuments,
      payments: foundPayments,
      clients,
      suppliers,
      articles: foundArticles,
    };
  }

  /** The rows of the ids, then the first that any of the queries finds, each once. */
  private async firstOf<R extends Row>(
    companyId: string,
    collection: Collection<R>,
    queries: readonly RowQuery<R>[],
    ids: readonly string[],
  ): Promise<readonly R[]> {
    const found = await Promise.all([
      this.rows.getMany(collection, companyId, ids),
      ...queries.map((query) =>
        this.rows.find(collection, companyId, { ...query, limit: rowsPerKind }),
      ),
    ]);
    const byId = new Map(found.flat().map((row) => [row.id, row]));
    return [...byId.values()].slice(0, rowsPerKind);
  }
}

const newestFirst = { sort: [['issuedOn', 'desc']] } as const;

/** The types and the two sides are named for the indexes that begin by them. */
const withTotal = (totalMinor: number, typeIds: readonly string[]) => ({
  where: { typeId: { $in: typeIds }, totalMinor },
  ...newestFirst,
});
const withPaid = (paidMinor: number) => ({
  where: { isOfSuppliers: { $in: [true, false] }, paidMinor },
  ...newestFirst,
});

/** Of the many codes that begin alike (C1, C10, C11 …), the very one. */
const withCode = (words: string) => ({
  where: { code: { $in: [...new Set([words, words.toUpperCase()])] } },
});

interface Wanted {
  readonly search?: string;
  readonly where?: { readonly code: { readonly $in: readonly string[] } };
}

const among = (side: { readonly isClient: boolean }) => (wanted: Wanted) => ({
  ...wanted,
  where: { ...wanted.where, ...side },
});
