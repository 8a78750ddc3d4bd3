import { compareDecimals, isQuantity, quantity, subtractDecimals } from '@balcao/pricing';
import type { EditorLine } from './state.js';

/** The effect of a document type on goods: reserved or delivered. */
export type Settlement = 'reserved' | 'gone';

/** The effect of the source document on a line's goods, by type. */
export function settlementOf(
  { kept }: Pick<EditorLine, 'kept'>,
  types: ReadonlyMap<string, Settlement>,
): Settlement | undefined {
  const [typeId] = kept?.origin?.documentId.split('_') ?? [];
  return typeId === undefined ? undefined : types.get(typeId);
}

/**
 * The shortage of a line, if any. Goods reserved for it are already deducted from the available
 * stock, and delivered goods are not taken again.
 */
export function lackOf(
  typed: string,
  available: string | undefined,
  settlement: Settlement | undefined,
): string | undefined {
  if (settlement === 'gone' || available === undefined || !isQuantity(typed)) return undefined;
  const left = quantity(available, { signed: true });
  const taken = settlement === 'reserved' ? quantity('0') : quantity(typed);
  return compareDecimals(taken, left) > 0 ? subtractDecimals(taken, left) : undefined;
}
