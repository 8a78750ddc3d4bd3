import type { DayRange, TradeDimension } from '@balcao/contracts';
import { weekdayOf } from '@balcao/domain';
import { documentLines, sales, tradeSums } from '@balcao/projections';
import type { AnyCollection, Group, RowReader } from '@balcao/read-store';
import { readers, type RowRules } from '../access/rows/row-rules.js';
import { spansOf } from '../statistics/periods.js';

/** Where all of what was asked is kept as sums of days and months. */
interface Plan {
  readonly dimension: TradeDimension;
  readonly group: 'sales' | 'purchases';
  readonly period: DayRange;
  /** The field of the question whose values the sums are told apart by; none for one sum of all. */
  readonly by: string | undefined;
  /** By what is asked for, what is kept. */
  readonly sums: Readonly<Record<string, string>>;
  readonly counts: string;
}

type Where = Readonly<Record<string, unknown>>;
type Asked = {
  readonly where?: Where;
  readonly by?: readonly string[];
  readonly sum?: readonly string[];
};

const dimensions: Readonly<Partial<Record<string, TradeDimension>>> = {
  articleId: 'article',
  partyId: 'client',
  clientId: 'client',
  issuedById: 'seller',
  cashRegisterId: 'register',
  seriesId: 'series',
  issuedOn: 'series',
  weekday: 'series',
  hourUtc: 'hour',
  methodId: 'method',
};

const keptOfLines: Readonly<Record<string, string>> = {
  tradeBaseMinor: 'baseMinor',
  tradeVatMinor: 'vatMinor',
  quantityMicros: 'quantityMicros',
  costMinor: 'costMinor',
  lineCount: 'lineCount',
};

const keptOfSales: Readonly<Record<string, string>> = {
  baseMinor: 'baseMinor',
  vatMinor: 'vatMinor',
  totalMinor: 'totalMinor',
  discountMinor: 'discountMinor',
};

/** By client and article the sums are kept of whole months too. */
const byMonth: ReadonlySet<TradeDimension> = new Set(['client', 'article']);

/**
 * The rows of a store, whose figures of trade are answered from the sums that are kept of days and
 * months, wherever a question narrows by nothing but days: they are sums of what was issued, and
 * what was cancelled since is read and taken off.
 */
export const withSums = (store: RowReader): RowReader => ({
  get: store.get.bind(store),
  getMany: store.getMany.bind(store),
  find: store.find.bind(store),
  count: store.count.bind(store),
  group: async (collection, partition, query) => {
    const plan = planOf(collection, query);
    if (plan === undefined) return store.group(collection, partition, query);
    // The same question, of what was cancelled: day by day, as the rows lie in their index.
    const taken = { ...query, where: { ...query.where, isCancelled: true }, by: byDay(plan) };
    const [issued, cancelled, corrected] = await Promise.all([
      issuedSums(store, partition, plan),
      store.group(collection, partition, taken as typeof query),
      plan.dimension === 'method' ? correctedSums(store, partition, plan) : [],
    ]);
    return differenceOf(issued, cancelled, corrected, plan);
  },
});

const byDay = ({ by }: Plan): readonly string[] =>
  by === undefined || by === 'issuedOn' ? ['issuedOn'] : ['issuedOn', by];

function planOf(collection: AnyCollection, { where = {}, by = [], sum = [] }: Asked) {
  const isOfLines = collection.name === documentLines.name;
  if (!isOfLines && collection.name !== sales.name) return undefined;
  const reader = readers.getStore();
  // By client and article the sums do not say of which series they are.
  if (reader?.kind !== 'member' || seesSomeAlone(reader.rules)) return undefined;
  const { issuedOn, isCancelled, ...rest } = where;
  const group = isOfLines ? groupOf(rest) : isSalesAlone(rest);
  const period = periodOf(issuedOn);
  const [field, ...others] = by;
  const dimension = field === undefined ? 'series' : dimensions[field];
  if (isCancelled !== false || group === undefined || period === undefined) return undefined;
  if (dimension === undefined || others.length > 0) return undefined;
  const isHourly = dimension === 'hour' || dimension === 'method';
  if (isHourly && isOfLines) return undefined;
  if (group === 'purchases' && dimension === 'register') return undefined;
  const sums = isOfLines ? keptOfLines : keptOfSales;
  if (!sum.every((each) => each in sums)) return undefined;
  // How much there is of articles together says nothing, and is not kept.
  if (dimension !== 'article' && sum.some((each) => each === 'quantityMicros')) {
    return undefined;
  }
  const asked = Object.fromEntries(sum.map((each) => [each, sums[each] ?? each]));
  const counts = isOfLines ? (rest['isTrade'] === true ? 'rowCount' : 'lineCount') : 'count';
  return { dimension, group, period, by: field, sums: asked, counts } satisfies Plan;
}

const seesSomeAlone = ({ seriesIds, shift }: RowRules): boolean =>
  seriesIds !== undefined || shift !== undefined;

function groupOf({ group, lineCount, isTrade, ...rest }: Where): Plan['group'] | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  const isWhole = (lineCount === 1 && isTrade === undefined) || isTradeAlone(lineCount, isTrade);
  return isWhole && (group === 'sales' || group === 'purchases') ? group : undefined;
}

const isTradeAlone = (lineCount: unknown, isTrade: unknown) =>
  lineCount === undefined && isTrade === true;

const isSalesAlone = ({ isSale, ...rest }: Where) =>
  isSale === true && Object.keys(rest).length === 0 ? ('sales' as const) : undefined;

const allDays: DayRange = { from: '1900-01-01', to: '2999-12-31' };

function periodOf(condition: unknown): DayRange | undefined {
  if (condition === undefined) return allDays;
  if (typeof condition !== 'object' || condition === null) return undefined;
  const { $gte = allDays.from, $lte = allDays.to, ...rest } = condition as Where;
  if (Object.keys(rest).length > 0) return undefined;
  return typeof $gte === 'string' && typeof $lte === 'string'
    ? { from: $gte, to: $lte }
    : undefined;
}

async function issuedSums(store: RowReader, partition: string, plan: Plan) {
  const { dimension, group, period, by, sums, counts } = plan;
  const isOfDays = by === 'issuedOn' || by === 'weekday';
  const spans = byMonth.has(dimension) ? spansOf(period) : [{ grain: 'day' as const, ...period }];
  const kept = [...new Set([...Object.values(sums), counts])];
  const found = await Promise.all(
    spans.map(({ grain, from, to }) =>
      store.group(tradeSums, partition, {
        where: { dimension, grain, group, period: { $gte: from, $lte: to } },
        by: by === undefined ? [] : [isOfDays ? 'period' : 'value'],
        // Names of fields of sums alone are among them.
        sum: kept as 'count'[],
      }),
    ),
  );
  return found.flat().map((each): Group => {
    const value = each.key[isOfDays ? 'period' : 'value'];
    const asked = Object.entries(sums).map(([field, of]): [string, number] => [
      field,
      each.sums[of] ?? 0,
    ]);
    return {
      key: by === undefined ? {} : { [by]: valueOf(by, String(value)) },
      count: each.sums[counts] ?? 0,
      sums: Object.fromEntries(asked),
    };
  });
}

/** Sales whose till corrected by what they were paid, cancelled ones too. */
const correctedSums = (store: RowReader, partition: string, { period, sums }: Plan) =>
  store.group(sales, partition, {
    where: {
      firstMethodId: { $gt: '' },
      isSale: true,
      issuedOn: { $gte: period.from, $lte: period.to },
    },
    by: ['firstMethodId', 'methodId'],
    // Of sales what is asked for is called as it is kept.
    sum: Object.keys(sums) as 'totalMinor'[],
  });

function valueOf(by: string, text: string): string | number | null {
  if (by === 'weekday') return weekdayOf(text);
  if (by === 'hourUtc') return Number.parseInt(text, 10);
  return text === '' ? null : text;
}

function differenceOf(
  issued: readonly Group[],
  cancelled: readonly Group[],
  corrected: readonly Group[],
  { by, counts }: Plan,
): readonly Group[] {
  const groups = new Map<unknown, Group>();
  const add = (group: Group, sign: 1 | -1, count: number): void => {
    const id = by === undefined ? '' : group.key[by];
    const key = by === undefined ? {} : { [by]: group.key[by] ?? null };
    const known = groups.get(id) ?? { key, count: 0, sums: {} };
    const sums = Object.entries(group.sums).map(([field, sum]): [string, number] => [
      field,
      (known.sums[field] ?? 0) + sign * sum,
    ]);
    const next = { key, count: known.count + sign * count };
    groups.set(id, { ...next, sums: Object.fromEntries(sums) });
  };
  for (const group of issued) add(group, 1, group.count);
  for (const group of cancelled) add(group, -1, group.sums[counts] ?? group.count);
  for (const { key, count, sums } of corrected) {
    add({ key: { methodId: key['firstMethodId'] ?? null }, count, sums }, -1, count);
    add({ key: { methodId: key['methodId'] ?? null }, count, sums }, 1, count);
  }
  const all = [...groups.values()];
  if (by === undefined) return all;
  return all.filter(
    ({ count, sums }) => count !== 0 || Object.values(sums).some((sum) => sum !== 0),
  );
}
