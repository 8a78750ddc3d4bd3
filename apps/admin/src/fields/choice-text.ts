import type { Language } from '@balcao/messages';
import { showMinor } from '@balcao/messages';
import { nameIn, type Named } from './name-in.js';

/** Registers whose records are told apart by their percentage. */
const rated: ReadonlySet<string> = new Set([
  'commercial/vat',
  'commercial/withholding_rates',
  'commercial/asset_classes',
]);

/**
 * A record as pick lists show it: a rate with its percentage, a treasury account with its
 * balance, an account of the chart with its code, anything else by its name.
 */
export function choiceText(reference: string, record: Named, language: Language): string {
  const name = nameIn(record, language);
  const { code, rate, balanceMinor, currency } = record as Readonly<Record<string, unknown>>;
  const hasRate = rated.has(reference);
  if (hasRate && typeof rate === 'string') {
    return `${language === 'pt' ? rate.replace('.', ',') : rate}\u00a0% — ${name}`;
  }
  if (reference === 'commercial/treasury_account' && typeof balanceMinor === 'number') {
    return `${name} · ${showMinor(balanceMinor, language)}\u00a0${String(currency)}`;
  }
  if (reference === 'commercial/ledger_accounts') return `${String(code)} ${name}`;
  return name;
}

/** Whether a rate is still charged on a day, `2026-11-28`; other records always are. */
export function isInForce(record: object, day: string): boolean {
  const validTo: unknown = Reflect.get(record, 'validTo');
  return typeof validTo !== 'string' || validTo >= day;
}
