import { Controller, Get, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  listOf,
  type ListName,
  type ListTotalsAnswer,
  type ListTotalsGroup,
} from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import {
  anyFields,
  anyRowsOf,
  type Collection,
  type Group,
  type Row,
  type RowReader,
} from '@balcao/read-store';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { ApiList } from '../reading/api-list.js';
import { parseList, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { selectionOf } from '../reading/list-rows.js';
import { StatesInTime } from '../reading/states-in-time.js';
import { named } from './register-reads.js';

/** How a list's sums are read over HTTP. */
interface RegisterTotals<R extends Row> {
  readonly list: ListName;
  /** Where the sums take more than the list. */
  readonly view?: Permission;
  readonly collection: Collection<R>;
  /** Integer fields. */
  readonly sum: readonly (keyof R & string)[];
  /** Of amounts that may not be added up over its values, like those of several accounts. */
  readonly by?: keyof R & string;
  /** Parses the list's query; without it, only the collection's fields are allowed. */
  readonly parse?: (sent: SentQuery) => ParsedList;
}

/** `GET /api/<path>/totals`: sums over everything that the list's filter selects. */
export function registerTotals<R extends Row>(routes: RegisterTotals<R>): Type<object> {
  const { sum, by } = routes;
  const { path, only, ...declared } = listOf(routes.list);
  const { view = declared.view } = routes;
  const collection = anyRowsOf(routes.collection);
  const parse = routes.parse ?? ((sent: SentQuery) => parseList(collection, sent));

  @ApiTags(path)
  @Controller(path)
  class RegisterTotalsController {
    private readonly inTime: StatesInTime;

    constructor(
      @Inject(ROWS) private readonly rows: RowReader,
      @Inject(JOURNALS) journals: Journals,
      @Inject(SOURCES) sources: Sources,
    ) {
      this.inTime = new StatesInTime(journals, sources);
    }

    /** Sums over all rows that the list's filter selects. */
    @Get('totals')
    @Allow(view)
    @ApiList()
    async totals(
      @Member() { companyId }: MemberCaller,
      @Query() sent: SentQuery,
    ): Promise<ListTotalsAnswer> {
      const parsed = await this.inTime.parse({ collection, companyId }, sent, parse);
      const list = { ...parsed, where: { ...parsed.where, ...only } };
      const hasStatus = 'status' in collection.fields && !('status' in list.where);
      const fields = [...(by === undefined ? [] : [by]), ...(hasStatus ? ['status'] : [])];
      const groups = await this.rows.group(collection, companyId, {
        ...selectionOf(list),
        by: anyFields(fields),
        sum: anyFields(sum),
      });
      return totalsOf(groups, by);
    }
  }

  return named(RegisterTotalsController, `${path}Totals`);
}

function totalsOf(groups: readonly Group[], by: string | undefined): ListTotalsAnswer {
  const whole = { count: 0, sums: {} as Record<string, number> };
  const parts = new Map<string, { count: number; sums: Record<string, number> }>();
  for (const { key, count, sums } of groups) {
    const of = by === undefined ? '' : String(key[by] ?? '');
    const part = parts.get(of) ?? { count: 0, sums: {} };
    parts.set(of, part);
    for (const total of [whole, part]) {
      total.count += count;
      for (const [field, minor] of Object.entries(sums)) {
        const added = key['status'] === 'cancelled' ? 0 : minor;
        total.sums[field] = (total.sums[field] ?? 0) + added;
      }
    }
  }
  if (by === undefined) return whole;
  const parted: readonly ListTotalsGroup[] = [...parts].map(([of, part]) => ({ of, ...part }));
  return { ...whole, sums: parted.length > 1 ? {} : whole.sums, groups: parted };
}
