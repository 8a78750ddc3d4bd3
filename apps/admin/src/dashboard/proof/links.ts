import type { DayRange } from '@balcao/contracts';

/** What a list that proves a figure is of. */
export const proofKinds = ['sales', 'lines', 'open', 'stock'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Field → value, as the list's query takes it. */
export type ProofFilter = Readonly<Record<string, unknown>>;

const reportPath = '/commercial/reports/';

/**
 * The list whose sum the figure is; `name` says on the page what it is narrowed to, `back` which
 * report the figure is of, where it is not the dashboard's.
 */
export function proofPath(
  of: ProofKind,
  filter: ProofFilter,
  name?: string,
  back?: string,
): string {
  const query = new URLSearchParams({ of, filter: JSON.stringify(filter) });
  if (name !== undefined) query.set('name', name);
  if (back !== undefined) query.set('back', back);
  return `/commercial/dashboard/list?${query.toString()}`;
}

/** Days as a filter takes them; open at an end that is not named. */
export function daysFilter({ from, to }: Partial<DayRange>): ProofFilter {
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}

/** The sales of some days, with any further filter. */
export const salesPath = (days: DayRange, more: ProofFilter = {}, name?: string): string =>
  proofPath('sales', { issuedOn: daysFilter(days), ...more }, name);

/** What is left to be paid of documents of these types, by the days on which they are due. */
export const openPath = (
  typeIds: readonly string[],
  due: Partial<DayRange> = {},
  name?: string,
): string => {
  const isNarrowed = due.from !== undefined || due.to !== undefined;
  const filter = { typeId: { $in: typeIds }, status: { $in: ['unpaid', 'partiallyPaid'] } };
  return proofPath('open', { ...filter, ...(isNarrowed && { dueOn: daysFilter(due) }) }, name);
};

/** Shifts that are open past their time. */
export const lateShiftsPath = `/commercial/shifts?${new URLSearchParams({
  filter: JSON.stringify({ state: 'notClosed' }),
}).toString()}`;

/** Articles of which nothing is left. */
export const outOfStockPath = proofPath('stock', {
  isArchived: false,
  movesStock: true,
  quantityMicros: { $lte: 0 },
});

/** Batches that expire up to a day, and of which something is left. */
export function expiringPath(until: string): string {
  const filter = { isArchived: false, quantityMicros: { $gt: 0 }, expiresOn: { $lte: until } };
  return `/commercial/batches?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

export interface Proof {
  readonly of: ProofKind;
  readonly filter: ProofFilter;
  readonly name: string | undefined;
  /** The report that led here; undefined for the dashboard. */
  readonly back: string | undefined;
}

/** What an address asks to see; sales as a whole where it cannot be read. */
export function proofOf(params: URLSearchParams): Proof {
  const of = proofKinds.find((known) => known === params.get('of')) ?? 'sales';
  const back = params.get('back') ?? '';
  return {
    of,
    filter: filterOf(params.get('filter')),
    name: params.get('name') ?? undefined,
    // Addresses lead nowhere else.
    back: back.startsWith(reportPath) ? back : undefined,
  };
}

function filterOf(text: string | null): ProofFilter {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) {
      return { ...filter };
    }
  } catch {
    // An address that somebody has typed.
  }
  return {};
}

/** The days that a filter sets on a field. */
export function daysIn(filter: ProofFilter, field: string): Partial<DayRange> {
  const range = filter[field];
  if (typeof range !== 'object' || range === null) return {};
  const { $gte, $lte } = range as Readonly<Record<'$gte' | '$lte', unknown>>;
  return {
    ...(typeof $gte === 'string' && { from: $gte }),
    ...(typeof $lte === 'string' && { to: $lte }),
  };
}
