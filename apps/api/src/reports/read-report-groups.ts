import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  daysOfStep,
  lateness,
  stepOf,
  type ReportDimension,
  type ReportGroup,
  type ReportTotals,
} from '@balcao/contracts';
import { fieldType, type RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport } from './asked-report.js';
import { alignedId } from './aligned-step.js';
import { namesIn } from './report-names.js';
import { groupsOf, ReportSum } from './report-sums.js';

/** Asks for all subtotals of a report, in order. */
export class ReadReportGroups extends Query<readonly ReportGroup[]> {
  constructor(readonly asked: AskedReport & { readonly by: ReportDimension }) {
    super();
  }
}

type Asked = ReadReportGroups['asked'];
type Totals = Omit<ReportTotals, 'previous'>;

@QueryHandler(ReadReportGroups)
export class ReadReportGroupsHandler implements IQueryHandler<ReadReportGroups> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ asked }: ReadReportGroups): Promise<readonly ReportGroup[]> {
    const { by, list, previous } = asked;
    const found = await this.subtotals(asked, list.where);
    const before = previous && (await this.subtotals(asked, previous));
    const ids = [...new Set([...found.keys(), ...this.alignedIds(asked, before)])];
    const names = by.names && (await namesIn(this.rows, asked.companyId, by.names, ids));
    const nothing = new ReportSum(asked).totals;
    const aligned = new Map(
      [...(before ?? [])].map(([id, totals]) => [alignedId(asked, id) ?? id, totals]),
    );
    const groups = ids.map((id): ReportGroup => ({
      id,
      label: names?.get(id) ?? id,
      ...(found.get(id) ?? nothing),
      where: whereOf(asked, id),
      ...(before && { previous: aligned.get(id) ?? nothing }),
    }));
    return groups.sort(orderOf(asked));
  }

  private alignedIds(asked: Asked, before: ReadonlyMap<string, Totals> | undefined) {
    return [...(before?.keys() ?? [])].flatMap((id) => alignedId(asked, id) ?? []);
  }

  private async subtotals(asked: Asked, where: ParsedList['where']) {
    const { by, today } = asked;
    const sums = new Map<string, ReportSum>();
    for (const group of await groupsOf(this.rows, asked, where, [by.field])) {
      const value = group.key[by.field];
      const text = value === null || value === undefined ? '' : String(value);
      const id = by.step === undefined || text === '' ? text : stepOf(text, by.step, today);
      const sum = sums.get(id) ?? new ReportSum(asked);
      sums.set(id, sum.add(group));
    }
    return new Map<string, Totals>([...sums].map(([id, sum]) => [id, sum.totals]));
  }
}

/** What the rows of a group have in common, within the report's own period. */
function whereOf({ by, collection, list, today }: Asked, id: string): ReportGroup['where'] {
  const { field, step } = by;
  if (id === '') return { [field]: { $exists: false } };
  if (step === undefined) {
    const isNumber = fieldType(collection, field) === 'integer';
    return { [field]: isNumber ? Number.parseInt(id, 10) : id };
  }
  const { from, to } = daysOfStep(id, step, today);
  const own = list.where[field];
  const { $gte, $lte } = (typeof own === 'object' && own !== null ? own : {}) as {
    readonly $gte?: string;
    readonly $lte?: string;
  };
  const least = [from, $gte]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const most = [to, $lte].filter((day) => day !== undefined).sort()[0];
  return {
    [field]: {
      ...(least !== undefined && { $gte: least }),
      ...(most !== undefined && { $lte: most }),
    },
  };
}

function orderOf({ by, groupSort: [field, direction] }: Asked) {
  const sign = direction === 'asc' ? 1 : -1;
  const collator = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });
  const rank = ({ id }: ReportGroup) => lateness.findIndex((name) => name === id);
  return (a: ReportGroup, b: ReportGroup): number => {
    const byLabel = by.step === 'lateness' ? rank(a) - rank(b) : collator.compare(a.label, b.label);
    if (field === 'label') return sign * byLabel;
    const of = ({ count, sums }: ReportGroup) => (field === 'count' ? count : (sums[field] ?? 0));
    return sign * (of(a) - of(b)) || byLabel;
  };
}
