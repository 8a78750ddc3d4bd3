import type { ExplainedEach, FigureKind } from '@balcao/contracts';
import type { Row } from '@balcao/read-store';

export type Values = Row & Readonly<Record<string, unknown>>;

/** A row, and what it adds to a figure. */
export interface Contribution {
  /** Where the row is, which decides how it is described. */
  readonly collection: string;
  readonly row: Values;
  /** In minor units or millionths. */
  readonly amount: number;
}

/** What some contributions come to. */
export interface Sum {
  readonly count: number;
  readonly amount: number;
}

/** Where to go on: so many rows of this day are behind, or altogether where there are no days. */
export interface Place {
  readonly day?: string;
  readonly skip: number;
}

export interface Page {
  readonly rows: readonly Contribution[];
  /** Missing where nothing comes after. */
  readonly next?: Place;
}

/** A kind of contributions: those of one collection, or some that are worked out. */
export interface Leg {
  readonly collection: string;
  sum(): Promise<Sum>;
  /** In the order of their days. */
  page(from: Place, limit: number): Promise<Page>;
  newest(): Promise<Contribution | undefined>;
  /** Sums by a field of the rows; undefined where they are not kept by it. */
  by(field: string): Promise<ReadonlyMap<string, Sum>> | undefined;
  /** Those whose rows came after an event, and others by their ids: what changed. */
  since(revision: number, limit: number): Promise<readonly Contribution[]>;
  ofIds(ids: readonly string[]): Promise<readonly Contribution[]>;
  /** Rows of the same kind that came after an event, whether they add to the figure or not. */
  touchedSince(revision: number, limit: number): Promise<readonly string[]>;
}

/** How a figure comes about. */
export interface Plan {
  readonly kind: FigureKind;
  readonly currency?: string;
  readonly unit?: string;
  readonly opening: number;
  readonly legs: readonly Leg[];
  /** What it comes to by the unit, where that is what is shown. */
  readonly each?: ExplainedEach;
}
