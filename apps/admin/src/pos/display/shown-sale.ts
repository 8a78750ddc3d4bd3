import type { Language } from '@balcao/messages';

/** What a client is shown of their sale; amounts in minor units. */
export interface ShownSale {
  readonly company: string;
  readonly currency: string;
  readonly lines: readonly ShownLine[];
  readonly totalMinor: number;
  /** Taken off the whole sale: what its lines come to is so much more than the total. */
  readonly discountMinor: number;
  /** The sale that was just made, until the next one begins. */
  readonly made?: { readonly totalMinor: number; readonly changeMinor: number };
  readonly language: Language;
}

export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly minor: number;
}

/** What goes over the channel: the sale, or a display that has just been opened and asks for it. */
export type DisplayMessage =
  | { readonly kind: 'sale'; readonly sale: ShownSale }
  | { readonly kind: 'hello' };

/** The channel between a till and its display on the same device. */
export const displayChannel = (companyId: string): string => `till display ${companyId}`;
