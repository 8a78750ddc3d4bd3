import { isQuantitySum, withDerived, type ReportTotals } from '@balcao/contracts';
import { readers } from '../access/rows/row-rules.js';
import { isSeen } from '../access/rows/seen-events.js';
import { anyFields, anyRowsOf, type Group, type RowReader } from '@balcao/read-store';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport, Signs } from './asked-report.js';

/** Sums over all warehouses do not show to whoever works in some of them. */
const ofAllPlaces: ReadonlySet<string> = new Set(['stock_articles', 'batches']);

type Asked = Pick<AskedReport, 'report' | 'by' | 'list' | 'apart' | 'currency'>;

/** The sums of a report that whoever reads may see, and that say something. */
export function visibleSums(asked: Asked): readonly string[] {
  const { report, apart } = asked;
  if (apart !== undefined) return [];
  const reader = readers.getStore();
  const isPlaced = reader?.kind === 'member' && reader.rules.warehouseIds !== undefined;
  if (isPlaced && ofAllPlaces.has(report.collection)) return [];
  const texts = report.sums.filter((field) => !isQuantitySum(field) || isOfOneArticle(asked));
  return texts.filter(isSeen);
}

/** Pieces and kilos are not added up: quantities are, of one article each. */
function isOfOneArticle({ report, by, list }: Asked): boolean {
  if (report.needs === 'articleId') return true;
  const isByArticle = by?.field === 'articleId' && by.isOfArticle !== true;
  return isByArticle || typeof list.where['articleId'] === 'string';
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
  const { counts } = report;
  const sums = [...visibleSums(asked), ...(counts === undefined ? [] : [counts])];
  return rows.group(anyRowsOf(collection), companyId, {
    where: where,
    ...(list.search !== undefined && { search: list.search }),
    by: anyFields(fields),
    sum: anyFields(sums),
  });
}

/** Adds groups up; those of types that take back subtract. */
export class ReportSum {
  #count = 0;
  readonly #sums: Map<string, number>;
  readonly #asked: Asked & Pick<AskedReport, 'signs'>;

  constructor(asked: Asked & Pick<AskedReport, 'signs'>) {
    this.#sums = new Map(visibleSums(asked).map((field) => [field, 0]));
    this.#asked = asked;
  }

  add({ key, count, sums }: Group): this {
    const { report, signs } = this.#asked;
    this.#count += report.counts === undefined ? count : (sums[report.counts] ?? 0);
    const sign = signOf(signs, report.signedBy, key);
    for (const [field, known] of this.#sums) {
      this.#sums.set(field, known + sign * (sums[field] ?? 0));
    }
    return this;
  }

  get totals(): Omit<ReportTotals, 'previous'> {
    const { report, apart, currency } = this.#asked;
    const sums = withDerived(report, Object.fromEntries(this.#sums));
    return {
      count: this.#count,
      sums,
      ...(apart !== undefined && { apart }),
      ...(currency !== undefined && { currency }),
    };
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
