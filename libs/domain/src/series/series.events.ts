import type { EventOf } from '../kernel/index.js';

/** A numbering of one document type; numbers run 1, 2, 3 … without gaps. */
export interface SeriesOpenedData {
  /** `<typeId>_<code>`, `FT_2026`. */
  readonly id: string;
  readonly typeId: string;
  readonly year: number;
  /** Letters and digits, `2026` or `2026A`; unique for its type. */
  readonly code: string;
  /** Printed before the code, `FT`. */
  readonly prefix: string;
  /**
   * `recovery` takes documents that were written on paper, `training` documents without fiscal
   * value; an ordinary series without it.
   */
  readonly kind?: 'recovery' | 'training';
  /** The till whose documents alone it takes. */
  readonly cashRegisterId?: string;
  /** Of the till's lane, where that is not its first. */
  readonly lane?: number;
}

/** The series numbers its first document 1, and no two of a company print the same. */
export type SeriesOpened = EventOf<'SeriesOpened', SeriesOpenedData>;
/** It numbers nothing more until it is reopened; its documents do not change either. */
export type SeriesClosed = EventOf<'SeriesClosed', { readonly id: string }>;
/** It goes on where it stopped. */
export type SeriesReopened = EventOf<'SeriesReopened', { readonly id: string }>;

/** Facts of series; none erases one (docs/rules.md, C3), and numbers are given by documents. */
export type SeriesEvent = SeriesOpened | SeriesClosed | SeriesReopened;
