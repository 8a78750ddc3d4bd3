import { gtinOf } from '@balcao/domain';
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
  readonly kind: 'ean13' | 'ean8' | 'upca' | 'code128';
  readonly text: string;
}

/** The bars of a number of GS1, by how many digits it has. */
const bars = new Map<number, BarcodeOf['kind']>([
  [8, 'ean8'],
  [12, 'upca'],
  [13, 'ean13'],
]);

/**
 * The bars of an article: its first barcode, as EAN or UPC where its check digit is right,
 * otherwise as Code 128, which takes every code; without a barcode its own code.
 */
export function barcodeOf(barcodes: readonly string[], code: string): BarcodeOf {
  const text = barcodes[0] ?? code;
  const kind = gtinOf(text) === undefined ? undefined : bars.get(text.length);
  return { kind: kind ?? 'code128', text };
}

/** A text in so many lines of so many characters, the last one ended by an ellipsis. */
export function shortened(text: string, perLine: number, lines: number): string {
  const max = perLine * lines;
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
