import { daysOfReportPeriod, reportPeriodOf, type ReportPeriod } from '@balcao/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRange } from '../filters/periods.js';
import { isDay, today } from '../formats/days.js';
import { comparisons, type Comparison } from './periods.js';
import { withValues } from './report-state.js';

interface StatementPeriod {
  readonly preset: ReportPeriod | 'custom';
  readonly period: DayRange;
  readonly comparison: Comparison;
  readonly address: URLSearchParams;
  readonly set: (values: Readonly<Record<string, string>>) => void;
}

/** The period in a statement's address; defaults to `first`. */
export function useStatementPeriod(first: ReportPeriod): StatementPeriod {
  const [address, setAddress] = useSearchParams();
  const { preset, period } = useMemo(() => daysIn(address, first), [address, first]);
  return {
    preset,
    period,
    comparison: comparisons.find((known) => known === address.get('compare')) ?? 'none',
    address,
    set: (values) => {
      setAddress(withValues(address, values), { replace: true });
    },
  };
}

function daysIn(
  address: URLSearchParams,
  first: ReportPeriod,
): Pick<StatementPeriod, 'preset' | 'period'> {
  const [from, to] = ['from', 'to'].map((name) => address.get(name));
  const custom: DayRange = {
    ...(typeof from === 'string' && isDay(from) && { from }),
    ...(typeof to === 'string' && isDay(to) && { to }),
  };
  if (custom.from !== undefined || custom.to !== undefined) {
    return { preset: 'custom', period: custom };
  }
  const preset = reportPeriodOf(address.get('period')) ?? first;
  return { preset, period: daysOfReportPeriod(preset, today()) };
}

/** The period as query parameters. */
export const periodQuery = ({ from, to }: DayRange): string =>
  new URLSearchParams({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }).toString();
