import type { Language } from '@balcao/messages';
import { decimalOf } from '../paper/figures.js';

/** What is stuck onto an article or its shelf. */
export interface Label {
  readonly name: string;
  /** With VAT and the currency; empty where it is not wanted. */
  readonly price: string;
  readonly code: string;
  /** A drawing, as SVG. */
  readonly barcode: string;
}

/** Labels and what they are printed on. */
export interface LabelSheet {
  readonly title: string;
  readonly labels: readonly Label[];
}

/** `1 682,00 MZN`, held together. */
export const labelPrice = (price: string, currency: string, language: Language): string =>
  `${decimalOf(price, language, 2)}\u00a0${currency}`;

/** Which code an article's bars say. */
export interface BarcodeOf {
  readonly kind: 'ean13' | 'ean8' | 'code128';
  readonly text: string;
}

/**
 * The bars of an article: its first barcode, as EAN where its check digit is right, otherwise as
 * Code 128, which takes every code; without a barcode its own code.
 */
export function barcodeOf(barcodes: readonly string[], code: string): BarcodeOf {
  const text = barcodes[0] ?? code;
  if (/^\d{13}$/.test(text) && isChecked(text)) return { kind: 'ean13', text };
  if (/^\d{8}$/.test(text) && isChecked(text)) return { kind: 'ean8', text };
  return { kind: 'code128', text };
}

/** GS1: from the right, every second digit counts three times; the sum is a multiple of ten. */
function isChecked(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((before, digit, at) => before + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A text in so many lines of so many characters, the last one ended by an ellipsis. */
export function shortened(text: string, perLine: number, lines: number): string {
  const max = perLine * lines;
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
