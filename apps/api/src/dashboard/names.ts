import { Inject, Injectable } from '@nestjs/common';
import type { SalesShare } from '@balcao/contracts';
import { articleCategories, articles, members, parties, paymentMethods } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** Some have one in each language. */
interface Name {
  readonly name: string;
  readonly namePt?: string;
}

const named = {
  articles,
  categories: articleCategories,
  clients: parties,
  members,
  methods: paymentMethods,
} as const;

/** Adds names to the ids of shares. */
@Injectable()
export class ShareNames {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async beside(
    companyId: string,
    kind: keyof typeof named,
    shares: readonly SalesShare[],
  ): Promise<readonly SalesShare[]> {
    const collection = named[kind] as Collection<Row & Name>;
    const ids = shares.map(({ id }) => id).filter((id) => id !== '');
    const found = await this.rows.getMany(collection, companyId, ids);
    const names = new Map(found.map(({ id, name, namePt }) => [id, { name, namePt }]));
    return shares.map((share) => ({ ...share, ...names.get(share.id) }));
  }
}
