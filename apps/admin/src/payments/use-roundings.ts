import { cashRoundings } from '@balcao/pricing';
import type { Language } from '@balcao/messages';
import { useCompany } from '../admin/use-company.js';
import { useLanguage } from '../i18n/use-messages.js';
import { amountOf, type Means, type TypedRow } from './typed-rows.js';

interface Rounding {
  readonly coinMinor: number | undefined;
  /** The company's currency: cash of others is not rounded. */
  readonly own: string | undefined;
  readonly language: Language;
}

/** What each row is rounded by, in minor units: only cash of the company's currency is. */
export function roundingsOf(
  rows: readonly TypedRow[],
  { methods, accounts }: Pick<Means, 'methods' | 'accounts'>,
  { coinMinor, own, language }: Rounding,
): readonly number[] {
  const cash = rows.filter(({ methodId, accountId }) => {
    const currency = accounts.find(({ id }) => id === accountId)?.currency ?? own;
    return currency === own && methods.find(({ id }) => id === methodId)?.kind === 'cash';
  });
  const amounts = cash.map((row) => Math.max(0, amountOf(row, language)));
  const roundings = cashRoundings(amounts, coinMinor);
  return rows.map((row) => roundings[cash.indexOf(row)] ?? 0);
}

/** The same by the setting of the company; nothing where the money is not a client's. */
export function useRoundings(
  rows: readonly TypedRow[],
  means: Pick<Means, 'methods' | 'accounts'>,
  isOfClients: boolean,
): readonly number[] {
  const language = useLanguage();
  const company = useCompany().data;
  const coinMinor = isOfClients ? company?.settings.cashCoinMinor : undefined;
  return roundingsOf(rows, means, { coinMinor, own: company?.currency, language });
}
