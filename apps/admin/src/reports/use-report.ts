import type { Report, ReportGroup, ReportTotals } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { today } from '../formats/days.js';
import {
  filterOf,
  isBesideAnotherDay,
  pageQueryOf,
  queryOf,
  stateOf,
  withValues,
  type ReportState,
} from './report-state.js';

/** A row of a report: its fields by name. */
export type ReportRow = Readonly<Record<string, unknown>> & { readonly id: string };

export interface ReportAddress {
  readonly state: ReportState;
  /** Changes values of the address and resets the page. */
  readonly set: (values: Readonly<Record<string, string>>) => void;
  /** Resets all choices. */
  readonly clear: () => void;
}

/** The state of the report in the address. */
export function useReportAddress(report: Report): ReportAddress {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => stateOf(report, address, today()), [report, address]);
  return {
    state,
    set: (values) => {
      setAddress(withValues(address, values), { replace: true });
    },
    clear: () => {
      setAddress({}, { replace: true });
    },
  };
}

/** Resources whose events reload the rows. */
const liveOf: Readonly<Record<string, string>> = {
  documents: 'documents',
  sales: 'documents',
  document_lines: 'documents',
  payments: 'commercial/payment/clients',
  expenses: 'commercial/expense',
  stock_articles: 'commercial/stock',
  stock_levels: 'commercial/stock',
  stock_moves: 'commercial/stock',
  stock_sums: 'commercial/stock',
  shifts: 'commercial/shifts',
  treasury_entries: 'commercial/treasury_account',
  ledger_entries: 'documents',
};

const keyOf = ({ collection, name }: Report, ...rest: readonly string[]) => [
  liveOf[collection] ?? collection,
  'report',
  name,
  ...rest,
];

/** The totals of everything that the report selects. */
export function useReportTotals(report: Report, state: ReportState) {
  const provider = useBalcao();
  const query = queryOf(report, state).toString();
  return useQuery({
    queryKey: keyOf(report, 'totals', query),
    queryFn: async () =>
      totalsIn((await provider.read(`reports/${report.name}/totals?${query}`)).body),
    placeholderData: keepPreviousData,
  });
}

export interface ReportPage<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

/** One page of the report's rows, or of its subtotals. */
export function useReportPage(report: Report, state: ReportState) {
  const provider = useBalcao();
  const query = pageQueryOf(report, state).toString();
  return useQuery({
    queryKey: keyOf(report, 'page', query),
    queryFn: async (): Promise<ReportPage<ReportRow | ReportGroup>> => {
      const { body, total = 0 } = await provider.read(`reports/${report.name}?${query}`);
      return { rows: rowsIn(body) as readonly (ReportRow | ReportGroup)[], total };
    },
    placeholderData: keepPreviousData,
  });
}

/** The number of rows shown below a subtotal at first, and at most. */
export const rowsBelow = { first: 25, factor: 10, most: 250 } as const;

/** The first rows of a subtotal. */
export function useRowsBelow(
  report: Report,
  state: ReportState,
  { where }: ReportGroup,
  perPage: number,
) {
  const provider = useBalcao();
  const filter = JSON.stringify({ ...filterOf(report, state), ...where });
  const query = new URLSearchParams({
    filter,
    page: '1',
    perPage: String(perPage),
    ...(report.isOfOneDay === true && { on: state.on }),
    ...(isBesideAnotherDay(report, state) && { compareOn: state.besideOn }),
  }).toString();
  return useQuery({
    queryKey: keyOf(report, 'below', query),
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ReportPage<ReportRow>> => {
      const { body, total = 0 } = await provider.read(`reports/${report.name}?${query}`);
      return { rows: rowsIn(body) as readonly ReportRow[], total };
    },
  });
}

/** Typed by the contract, checked to be a list. */
function rowsIn(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error('the report has an unknown shape');
  return body;
}

/** Typed by the contract, checked to have sums. */
function totalsIn(body: unknown): ReportTotals {
  if (typeof body !== 'object' || body === null || !('sums' in body)) {
    throw new Error('the totals have an unknown shape');
  }
  return body as ReportTotals;
}
