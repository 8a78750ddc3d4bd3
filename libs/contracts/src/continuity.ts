/** What may be found in the numbers of a series. */
export const continuityKinds = ['gap', 'twice', 'earlierDay', 'missing', 'found'] as const;
/** `missing` is a number that a till printed and never sent; `found`, one whose paper came. */
export type ContinuityKind = (typeof continuityKinds)[number];

/** How many of each kind. */
export type ContinuityCounts = Readonly<Record<ContinuityKind, number>>;

/** One number that does not follow the one before it, or that has no document. */
export interface ContinuityFinding {
  readonly kind: ContinuityKind;
  readonly seriesId: string;
  readonly number: number;
  /** As it is printed, `FT 2026/12`. */
  readonly reference: string;
  /** Of a gap and of a number that was given twice: what would have followed. */
  readonly expected?: number;
  readonly issuedOn?: string;
  /** Of an earlier day: that of the number before. */
  readonly dayBefore?: string;
  /** Of a paper that was found: the document that stands for it. */
  readonly recoveredAs?: string;
  /** The event that gave the number. */
  readonly revision: number;
}

/** One series: which numbers it gave, and what was found in them. */
export interface SeriesContinuity extends ContinuityCounts {
  readonly seriesId: string;
  /** As it is printed, `FT 2026`. */
  readonly series: string;
  readonly typeId: string;
  readonly year: number;
  readonly isOpen: boolean;
  /** Numbers that were given; the first is 1. */
  readonly numbers: number;
  readonly lastNumber: number;
  readonly firstOn?: string;
  readonly lastOn?: string;
}

/** `GET /api/series-continuity?year=&seriesId=`. */
export interface SeriesContinuityAnswer {
  readonly year: number;
  /** The years that the company has series of, the newest first. */
  readonly years: readonly number[];
  readonly series: readonly SeriesContinuity[];
  /** The first of them; the counts are of all. */
  readonly findings: readonly ContinuityFinding[];
}

/** The columns of a file of it: a line for each series, and below it for each finding. */
export const continuityColumns = [
  ...(['series', 'finding', 'reference', 'expected', 'issuedOn', 'dayBefore'] as const),
  ...(['recoveredAs', 'revision'] as const),
] as const;
