import type { PrintPart } from '@balcao/domain';
import type { Language } from '@balcao/messages';

/** The papers that are printed on: sheets, and the roll of a till. */
export type PaperSize = 'A4' | 'thermal80';

/** A label and what it says. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Who a document is from or for. */
export interface PaperParty {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A column of the table; `width` in points, or what the others leave. */
export interface PaperColumn {
  readonly label: string;
  readonly width: number | 'rest';
  readonly isFigure: boolean;
}

/** One line of the table; every figure as it is written. */
export interface PaperRow {
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** What stands beneath the cell that takes the room: reason of exemption, batch. */
  readonly details: readonly string[];
  /** The same on a roll, which is too narrow for columns: a text, and below it two ends. */
  readonly roll: { readonly text: string; readonly left: string; readonly right: string };
  /** Minor units; for what is carried from page to page. */
  readonly amountMinor: number;
}

/** What the document is about, line by line. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
}

/** What is charged at one VAT code. */
export interface PaperVat {
  readonly code: string;
  readonly rate: string;
  readonly base: string;
  readonly vat: string;
  readonly reason: string;
}

/** One of the sums at the end; the grand one is the total. */
export interface PaperTotal extends Fact {
  readonly isGrand: boolean;
}

/** A heading and what stands beneath. */
export interface PaperBlock {
  /** Which part of a print it is. */
  readonly part: PrintPart;
  readonly title: string;
  /** Its values are figures, which end in one line. */
  readonly isFigures?: boolean;
  readonly facts: readonly Fact[];
}

/** A picture, as the bytes of a PNG or JPEG file. */
export interface Picture {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Everything that one print says, word by word and in order: screens, HTML and PDF draw the same
 * paper, so that a preview is what is printed.
 */
export interface Paper {
  readonly language: Language;
  /** The calendar day of the document: a file of it says no other, and is the same every time. */
  readonly on: string;
  readonly size: PaperSize;
  readonly title: string;
  /** `FT 2026/17`; empty for a preview. */
  readonly reference: string;
  /** `Original`, `Segunda via`. */
  readonly copy: string;
  /** Written large across: cancelled, a preview. */
  readonly stamp?: string;
  readonly issuer: PaperParty;
  readonly logo?: Picture;
  readonly header: readonly string[];
  readonly party?: PaperParty;
  readonly facts: readonly Fact[];
  readonly body: readonly string[];
  readonly labels: PaperLabels;
  readonly table: PaperTable;
  /** Empty where no VAT is charged or named. */
  readonly vat: readonly PaperVat[];
  readonly totals: readonly PaperTotal[];
  /** What stands below the sums, from top to bottom; what is named and missing is left out. */
  readonly order: readonly PrintPart[];
  readonly words?: Fact;
  readonly blocks: readonly PaperBlock[];
  readonly note: readonly string[];
  readonly footer: readonly string[];
  /** What the law wants said: exemptions, what it is no invoice for, how it was processed. */
  readonly mentions: readonly string[];
}

/** Headings of the tables. */
export interface PaperLabels {
  readonly carried: string;
  readonly toCarry: string;
  readonly vat: Readonly<Record<'title' | 'code' | 'rate' | 'base' | 'vat' | 'reason', string>>;
  readonly note: string;
  readonly signature: string;
  /** With `%{page}` and `%{pages}`. */
  readonly page: string;
}
