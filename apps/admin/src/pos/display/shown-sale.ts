import type { Language } from '@balcao/messages';
import type { MadeSale } from '../till/till-state.js';

/** The sale as shown to the client; amounts in minor units. */
export interface ShownSale {
  readonly company: string;
  readonly currency: string;
  readonly lines: readonly ShownLine[];
  readonly totalMinor: number;
  /** The discount of the whole sale: the lines add up to this much more than the total. */
  readonly discountMinor: number;
  /** The sale that was just made, until the next one begins. */
  readonly made?: Pick<MadeSale, 'totalMinor' | 'changeMinor' | 'roundingMinor'>;
  readonly language: Language;
}

export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly minor: number;
}

/** A message on the channel: the sale, or a new display's request for it. */
export type DisplayMessage =
  | { readonly kind: 'sale'; readonly sale: ShownSale }
  | { readonly kind: 'hello' };

/** The channel between a till and its display on the same device. */
export const displayChannel = (companyId: string): string => `till display ${companyId}`;
