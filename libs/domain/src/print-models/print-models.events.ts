import type { RegisterEvent } from '../registers/index.js';
import type { PrintColumn, PrintFact, PrintPart } from './print-layout.js';

/** The papers that are printed on: sheets, and the roll of a till. */
export const paperSizes = ['A4', 'thermal80'] as const;
/** A sheet, or the roll of a till: 80 mm wide. */
export type PaperSize = (typeof paperSizes)[number];

/** What is written on a copy; the second and third are printed later. */
export const printCopies = ['original', 'second', 'third', 'duplicate', 'triplicate'] as const;
/** One kind of copy that a model offers. */
export type PrintCopy = (typeof printCopies)[number];

/** How documents of some types are printed in one language. */
export interface PrintModelFields {
  /** Unique. */
  readonly name: string;
  readonly paperSize: PaperSize;
  readonly language: 'en' | 'pt';
  /** At least one. */
  readonly typeIds: readonly string[];
  /** The series to which it is limited; it then takes precedence over any model of all. */
  readonly seriesIds?: readonly string[];
  /** The tills to which it is limited; it then takes precedence over any model of all. */
  readonly cashRegisterIds?: readonly string[];
  /** Offered when printing; at least one. */
  readonly copies: readonly PrintCopy[];
  /** Above the company's own details. */
  readonly header?: string;
  /** Between the client and the lines. */
  readonly body?: string;
  /** Below the totals. */
  readonly footer?: string;
  /** Of the lines, from left to right; all of them unless it is said. */
  readonly columns?: readonly PrintColumn[];
  /** Of the document, next to its number; all of them when absent. */
  readonly facts?: readonly PrintFact[];
  /** Below the sums, from top to bottom; all of them unless it is said. */
  readonly parts?: readonly PrintPart[];
  /** The id of a blob. */
  readonly logoId?: string;
  /** Taken before others of the same type and language. */
  readonly isDefault: boolean;
}

/** Facts of how papers look, reprints too; what their documents say is not among them. */
export type PrintModelsEvent = RegisterEvent<'PrintModel', PrintModelFields>;
