import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  daysOfStep,
  expirySteps,
  lateness,
  rateIn,
  stepOf,
  type ReportDimension,
  type ReportGroup,
  type ReportTotals,
} from '@balcao/contracts';
import { codeOf } from '@balcao/domain';
import { fieldType, type Group, type RowReader } from '@balcao/read-store';
import { typesAmong } from '../documents/document-list.js';
import type { ParsedList } from '../reading/list-query.js';
import type { AskedReport } from './asked-report.js';
import { alignedId } from './aligned-step.js';
import { accountLabel } from './account-label.js';
import { groupLabel } from './group-label.js';
import { namesIn } from './report-names.js';
import { ReportRows } from './report-rows.js';
import { groupsOf, ReportSum, signOf } from './report-sums.js';

/** Asks for all subtotals of a report, in order. */
export class ReadReportGroups extends Query<readonly ReportGroup[]> {
  constructor(readonly asked: AskedReport & { readonly by: ReportDimension }) {
    super();
  }
}

/** Beside the steps of lateness. */
const credits = 'credits';

type Asked = ReadReportGroups['asked'];
type Totals = Pick<ReportTotals, 'count' | 'sums'>;

@QueryHandler(ReadReportGroups)
export class ReadReportGroupsHandler implements IQueryHandler<ReadReportGroups> {
  constructor(private readonly reportRows: ReportRows) {}

  async execute({ asked }: ReadReportGroups): Promise<readonly ReportGroup[]> {
    const { by, list, previous } = asked;
    const rows = await this.reportRows.of(asked);
    const found = await subtotals(rows, asked, list.where);
    const before = previous && (await subtotals(rows, asked, previous));
    const ids = [...new Set([...found.keys(), ...this.alignedIds(asked, before)])];
    const names = by.names && (await namesIn(rows, asked.companyId, by.names, ids));
    const nothing = sumsOf(new ReportSum(asked));
    const aligned = new Map(
      [...(before ?? [])].map(([id, totals]) => [alignedId(asked, id) ?? id, totals]),
    );
    const hasCredits = ids.includes(creditsId(asked));
    const groups = ids.map((id): ReportGroup => ({
      id,
      label: by.isOfLedger === true ? accountLabel(asked.postings, id) : (names?.get(id) ?? id),
      ...(found.get(id) ?? nothing),
      ...currencyOf(asked, id),
      where: { ...whereOf(asked, id), ...(hasCredits && ofCredits(asked, id)) },
      ...(before && { previous: aligned.get(id) ?? nothing }),
    }));
    return groups.sort(orderOf(asked));
  }

  private alignedIds(asked: Asked, before: ReadonlyMap<string, Totals> | undefined) {
    return [...(before?.keys() ?? [])].flatMap((id) => alignedId(asked, id) ?? []);
  }
}

async function subtotals(rows: RowReader, asked: Asked, where: ParsedList['where']) {
  const { by } = asked;
  const sums = new Map<string, ReportSum>();
  for (const group of await groupsOf(rows, asked, where, [by.field])) {
    const value = group.key[by.field];
    const id = isUndue(asked, group.key)
      ? creditsId(asked)
      : idOf(asked, value === null || value === undefined ? '' : String(value));
    const sum = sums.get(id) ?? new ReportSum(asked);
    sums.set(id, sum.add(group));
  }
  return new Map<string, Totals>([...sums].map(([id, sum]) => [id, sumsOf(sum)]));
}

const sumsOf = ({ totals: { count, sums } }: ReportSum): Totals => ({ count, sums });

/** Of a group by account, where the account is of another currency than the company. */
function currencyOf({ by, currency, currencies, ownCurrency }: Asked, id: string) {
  const own = by.field === 'accountId' ? currencies.get(id) : currency;
  return own === undefined || own === ownCurrency ? {} : { currency: own };
}

/** The day that documents fall due on: what gives back falls due on none, and stands apart. */
const dueDay = 'dueOn';

const isUndue = ({ by, report, signs }: Asked, key: Group['key']) =>
  by.field === dueDay && signOf(signs, report.signedBy, key) === -1;

/** Credits are no step of lateness; by time they are with what has no day. */
const creditsId = ({ by }: Asked) => (by.step === 'lateness' ? credits : '');

/** Credits by their types, in the place of a day; the rest without them. */
function ofCredits(asked: Asked, id: string): ReportGroup['where'] {
  const { by, signs, report, list } = asked;
  if (by.field !== dueDay || report.signedBy === undefined) return {};
  const sign = id === creditsId(asked) ? -1 : 1;
  const types = [...signs].filter(([, of]) => of === sign).map(([type]) => type);
  return { [report.signedBy]: typesAmong(list.where[report.signedBy], types) };
}

/** What a value is counted under. */
function idOf({ by, today, categories, postings }: Asked, value: string): string {
  if (by.isOfLedger === true) return codeOf(postings, value);
  if (by.isOfArticle === true) return categories.get(value) ?? '';
  return by.step === undefined || value === '' ? value : stepOf(value, by.step, today);
}

/** What the rows of a group have in common, within the report's own period. */
function whereOf(asked: Asked, id: string): ReportGroup['where'] {
  const { by, collection, list, today } = asked;
  const { field, step } = by;
  if (by.isOfArticle === true) return { categoryId: id };
  if (by.isOfLedger === true) return { [field]: id };
  if (field === dueDay && id === creditsId(asked)) return {};
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

function orderOf({ by, report: { rate }, groupSort: [field, direction], ...asked }: Asked) {
  const sign = direction === 'asc' ? 1 : -1;
  const collator = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });
  const steps: readonly string[] =
    by.order ?? (by.name === 'expiry' ? expirySteps : [...lateness, credits]);
  const rank = ({ id }: ReportGroup) => steps.indexOf(id);
  const { timeZone, today } = asked;
  // Hours follow each other by the company's clock, on which its night may be two days of UTC.
  const nameOf = (group: ReportGroup) =>
    by.name === 'hour' ? groupLabel(by, group, { language: 'pt', timeZone, today }) : group.label;
  const isRanked = by.order !== undefined || by.step === 'lateness' || by.name === 'expiry';
  return (a: ReportGroup, b: ReportGroup): number => {
    const byLabel = isRanked ? rank(a) - rank(b) : collator.compare(nameOf(a), nameOf(b));
    if (field === 'label') return sign * byLabel;
    const of = ({ count, sums }: ReportGroup) => {
      if (field === 'count') return count;
      return rate?.field === field
        ? Number.parseFloat(rateIn(rate, sums) ?? '0')
        : (sums[field] ?? 0);
    };
    return sign * (of(a) - of(b)) || byLabel;
  };
}
