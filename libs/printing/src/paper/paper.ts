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

/** One line; every figure as it is written. */
export interface PaperLine {
  readonly code: string;
  readonly description: string;
  /** What stands under the description: batch, reason of exemption. */
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly vat: string;
  readonly amount: string;
  /** Minor units; for what is carried from page to page. */
  readonly amountMinor: number;
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
  readonly title: string;
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
  readonly lines: readonly PaperLine[];
  readonly vat: readonly PaperVat[];
  readonly totals: readonly PaperTotal[];
  readonly words?: Fact;
  readonly blocks: readonly PaperBlock[];
  readonly note: readonly string[];
  readonly footer: readonly string[];
  /** What the law wants said: exemptions, what it is no invoice for, how it was processed. */
  readonly mentions: readonly string[];
  /** How an amount is written, for what is carried from page to page. */
  readonly amount: (minor: number) => string;
}

/** Headings of the tables. */
export interface PaperLabels {
  readonly lines: Readonly<
    Record<
      | 'code'
      | 'description'
      | 'quantity'
      | 'unit'
      | 'unitPrice'
      | 'discount'
      | 'vat'
      | 'amount'
      | 'carried'
      | 'toCarry',
      string
    >
  >;
  readonly vat: Readonly<Record<'title' | 'code' | 'rate' | 'base' | 'vat' | 'reason', string>>;
  readonly note: string;
  readonly signature: string;
  /** With `%{page}` and `%{pages}`. */
  readonly page: string;
}
