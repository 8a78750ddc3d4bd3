import { compareDecimals, isQuantity, quantity, subtractDecimals } from '@balcao/pricing';
import type { EditorLine } from './state.js';

/** What documents of a type have done with the goods they name: promised them, or let them go. */
export type Settlement = 'reserved' | 'gone';

/** What has become of the goods of a line in the document that it comes from, by types. */
export function settlementOf(
  { kept }: Pick<EditorLine, 'kept'>,
  types: ReadonlyMap<string, Settlement>,
): Settlement | undefined {
  const [typeId] = kept?.origin?.documentId.split('_') ?? [];
  return typeId === undefined ? undefined : types.get(typeId);
}

/**
 * How much less there is than a line takes, if so; what is reserved for it was taken off the
 * available already, and what is gone is not taken again.
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
