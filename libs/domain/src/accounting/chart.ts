import { balanceAccounts } from './chart.balance.js';
import { resultAccounts } from './chart.result.js';

const both = [...balanceAccounts, ...resultAccounts];

/** The charts of Decree 70/2009: for larger companies, and for small ones. */
export const chartPresets = ['nirf', 'pe'] as const;
/** One of the charts. */
export type ChartPreset = (typeof chartPresets)[number];

/** An account of an official chart. */
export interface ChartAccount {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

/** The accounts of a chart, in their order. */
export function chartAccounts(preset: ChartPreset): readonly ChartAccount[] {
  const mark = preset === 'nirf' ? 'N' : 'P';
  return both
    .filter(([, , , only]) => only === undefined || only === mark)
    .map(([code, name, nameEn]) => ({ code, name, nameEn }));
}

/** The id that an account of an official chart has in the books of every company. */
export const chartAccountId = (code: string): string => `PGC${code}`;

const known = new Map(both.map(([code, name, nameEn]) => [code, { code, name, nameEn }]));

/** The official account of a code, of whichever chart. */
export const officialAccount = (code: string): ChartAccount | undefined => known.get(code);
