import type { ReportTotals } from '@balcao/contracts';
import { costFields } from '../access/rows/cost-fields.js';
import { readerSeesCosts, readers } from '../access/rows/row-rules.js';
import type { Collection, Group, Row, RowReader } from '@balcao/read-store';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport, Signs } from './asked-report.js';

/** Sums over all warehouses do not show to whoever works in some of them. */
const ofAllPlaces: ReadonlySet<string> = new Set(['stock_articles', 'batches']);

/** The sums of a report that whoever reads may see. */
export function visibleSums({ report }: Pick<AskedReport, 'report'>): readonly string[] {
  const reader = readers.getStore();
  const isPlaced = reader?.kind === 'member' && reader.rules.warehouseIds !== undefined;
  if (isPlaced && ofAllPlaces.has(report.collection)) return [];
  if (readerSeesCosts()) return report.sums;
  const costs = new Set<string>(costFields);
  return report.sums.filter((field) => !costs.has(field));
}

/** The groups of a report's selection, by these fields and whatever its signs hang on. */
export function groupsOf(
  rows: RowReader,
  asked: AskedReport,
  where: ParsedList['where'],
  by: readonly string[],
): Promise<readonly Group[]> {
  const { report, collection, companyId, list } = asked;
  const fields = [...new Set([...by, ...(report.signedBy === undefined ? [] : [report.signedBy])])];
  // Checked against the collection when the report was asked for.
  return rows.group(collection as unknown as Collection<Row>, companyId, {
    where: where,
    ...(list.search !== undefined && { search: list.search }),
    by: fields as 'id'[],
    sum: visibleSums(asked) as 'id'[],
  });
}

/** Adds groups up; those of types that take back subtract. */
export class ReportSum {
  #count = 0;
  readonly #sums: Map<string, number>;
  readonly #signs: Signs;
  readonly #signedBy: string | undefined;

  constructor(asked: Pick<AskedReport, 'report' | 'signs'>) {
    this.#sums = new Map(visibleSums(asked).map((field) => [field, 0]));
    this.#signs = asked.signs;
    this.#signedBy = asked.report.signedBy;
  }

  add({ key, count, sums }: Group): this {
    this.#count += count;
    const sign = signOf(this.#signs, this.#signedBy, key);
    for (const [field, sum] of Object.entries(sums)) {
      this.#sums.set(field, (this.#sums.get(field) ?? 0) + sign * sum);
    }
    return this;
  }

  get totals(): Omit<ReportTotals, 'previous'> {
    return { count: this.#count, sums: Object.fromEntries(this.#sums) };
  }
}

/** -1 for what takes back. */
export function signOf(
  signs: Signs,
  signedBy: string | undefined,
  values: Readonly<Record<string, unknown>>,
): 1 | -1 {
  const type = signedBy === undefined ? undefined : values[signedBy];
  return typeof type === 'string' ? (signs.get(type) ?? 1) : 1;
}
