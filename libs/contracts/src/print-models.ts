import type { PaperSize, PrintColumn, PrintCopy, PrintFact, PrintPart } from '@balcao/domain';

/** `GET /api/print-models`: how documents of some types are printed in one language. */
export interface PrintModelRow {
  readonly id: string;
  readonly revision: number;
  readonly isArchived: boolean;
  readonly name: string;
  readonly paperSize: PaperSize;
  readonly language: 'en' | 'pt';
  readonly typeIds: readonly string[];
  /** The series, and the tills, whose documents alone it prints; any without both. */
  readonly seriesIds?: readonly string[];
  readonly cashRegisterIds?: readonly string[];
  readonly copies: readonly PrintCopy[];
  readonly header?: string;
  readonly body?: string;
  readonly footer?: string;
  /** Of the lines, from left to right; all of them without it. */
  readonly columns?: readonly PrintColumn[];
  /** Of the document, beside its number; all of them without it. */
  readonly facts?: readonly PrintFact[];
  /** Below the sums, from top to bottom; all of them without it. */
  readonly parts?: readonly PrintPart[];
  /** The id of a blob. */
  readonly logoId?: string;
  readonly isDefault: boolean;
}
