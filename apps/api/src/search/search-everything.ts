import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SearchAnswer } from '@balcao/contracts';
import { mayDo, type Permission } from '@balcao/domain';
import { articles, documents, parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';

/** Rows of each kind that one search answers. */
const rowsPerKind = 5;

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
    if (words === '') return { documents: [], clients: [], articles: [] };
    const may = await this.journals.inspect(companyId, (books) => ({
      documents: mayDo(books, userId, 'documents.view' satisfies Permission),
      clients: mayDo(books, userId, 'parties.view' satisfies Permission),
      articles: mayDo(books, userId, 'catalog.view' satisfies Permission),
    }));
    const page = { search: words, limit: rowsPerKind };
    const [foundDocuments, foundClients, foundArticles] = await Promise.all([
      may.documents
        ? this.rows.find(documents, companyId, { ...page, sort: [['issuedOn', 'desc']] })
        : [],
      may.clients ? this.rows.find(parties, companyId, { ...page, where: { isClient: true } }) : [],
      may.articles ? this.rows.find(articles, companyId, page) : [],
    ]);
    return { documents: foundDocuments, clients: foundClients, articles: foundArticles };
  }
}
