import { Inject, Injectable } from '@nestjs/common';
import type { DayRange, Leaders, LeadersAnswer, SalesShare } from '@balcao/contracts';
import { articles } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { TradeSums, type SumsBy } from '../statistics/trade-sums.js';
import { ShareNames } from './names.js';
import type { ReaderView } from './reader-view.js';
import { gatheredBy, leadersOf, sharesOf } from './shares.js';

/** How many shares are shown by name. */
const shownMax = 8;

/** What sells most, to whom. Only for those who see every series: the sums do not tell them. */
@Injectable()
export class LeadersOfPeriod {
  constructor(
    private readonly sums: TradeSums,
    private readonly names: ShareNames,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async read(
    companyId: string,
    { narrowing, seesClients, seesArticles }: SeenLeaders,
    period: DayRange,
  ): Promise<LeadersAnswer> {
    if (narrowing !== undefined) return { period };
    const [byClient, byArticle] = await Promise.all([
      seesClients ? this.sums.by(companyId, 'client', period) : undefined,
      seesArticles ? this.sums.by(companyId, 'article', period) : undefined,
    ]);
    const byCategory = byArticle && (await this.#byCategory(companyId, byArticle));
    return {
      period,
      ...(byClient && { clients: await this.#named(companyId, 'clients', sharesOf(byClient)) }),
      ...(byArticle && { articles: await this.#named(companyId, 'articles', sharesOf(byArticle)) }),
      ...(byCategory && {
        categories: await this.#named(companyId, 'categories', sharesOf(byCategory)),
      }),
    };
  }

  /** By the categories that the articles are in today. */
  async #byCategory(companyId: string, byArticle: SumsBy): Promise<SumsBy> {
    const groups = await this.rows.group(articles, companyId, {
      where: { categoryId: { $exists: true } },
      by: ['categoryId', 'id'],
    });
    const categories = new Map(groups.map(({ key }) => [key['id'], String(key['categoryId'])]));
    return gatheredBy(byArticle, (articleId) => categories.get(articleId) ?? '');
  }

  async #named(
    companyId: string,
    kind: 'articles' | 'categories' | 'clients',
    shares: readonly SalesShare[],
  ): Promise<Leaders> {
    const leaders = leadersOf(shares, shownMax);
    return { ...leaders, rows: await this.names.beside(companyId, kind, leaders.rows) };
  }
}

/** What it takes to know of a reader. */
export interface SeenLeaders extends Pick<ReaderView, 'narrowing'> {
  readonly seesClients: boolean;
  readonly seesArticles: boolean;
}
