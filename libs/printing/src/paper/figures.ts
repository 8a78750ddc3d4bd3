import { minorToDecimal, paperDecimal, withPlaces, type Language } from '@balcao/messages';

/** Narrow spaces and true minus signs are not in every typeface that prints. */
const plain = (text: string): string =>
  text.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-');

/** Minor units on paper: `1 234,50`. */
export const amountOf = (minor: number, language: Language): string =>
  plain(paperDecimal(minorToDecimal(minor), language));

/** A quantity, price or rate on paper, with at least so many decimals. */
export const decimalOf = (decimal: string, language: Language, places = 0): string =>
  plain(paperDecimal(withPlaces(decimal, places), language));
