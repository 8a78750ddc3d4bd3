import type { Report, ReportDimension } from '@balcao/contracts';
import type { AskedReport, ReportFacts } from './asked-report.js';

interface Selection {
  readonly sentFilter: Readonly<Record<string, unknown>>;
  readonly facts: Pick<ReportFacts, 'currency' | 'currencies'>;
}

/**
 * Which filter keeps the report from being added up, since its selection mixes what is never added
 * up, and the one currency of its sums where that is not the company's own.
 */
export function apartOf(
  report: Report,
  by: ReportDimension | undefined,
  { sentFilter, facts }: Selection,
): Pick<AskedReport, 'apart' | 'currency'> {
  const isChosen = (field: string) => typeof sentFilter[field] === 'string';
  const mixed = report.filters.find(({ field, kind, apartBy }) => {
    if (apartBy === undefined) return false;
    if (kind === 'currency' && facts.currencies.size === 0) return false;
    return ![field, ...apartBy].some((each) => isChosen(each) || by?.field === each);
  });
  const currency = report.filters.some(({ kind }) => kind === 'currency')
    ? currencyOf(sentFilter, facts)
    : undefined;
  return {
    ...(mixed && { apart: mixed.field }),
    ...(currency !== undefined && currency !== facts.currency && { currency }),
  };
}

function currencyOf(
  { accountId, currency }: Selection['sentFilter'],
  { currencies }: Selection['facts'],
): string | undefined {
  if (typeof accountId === 'string') return currencies.get(accountId);
  return typeof currency === 'string' ? currency : undefined;
}
