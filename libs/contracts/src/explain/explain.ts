import type { FigureKind } from './row-figures.js';

/**
 * `GET /api/explain?figure=…`: a figure is of a single row (`row.<collection>.<field>` with `id`),
 * of a report (`report.<name>.<field>` with the report's `filter` and `on`), of one of its rows
 * that is worked out (`cell.<report>.<field>` with `id` too), of the lists that figures of the
 * dashboard are proved by (`proof.sales`, `proof.lines`, `proof.open`), of all rows of a list
 * (`list.<collection>.<field>` with `filter`), of a record's own page (`part.<collection>.<field>`
 * with `id`, and `part` where there are several) or of a statement (`statement.<name>.<field>` with
 * the days of its `filter`).
 */
export interface FigureAsked {
  readonly figure: string;
  readonly id?: string;
  /** Which of several: a line's place, a VAT, a means of payment. */
  readonly part?: string;
  /** `true` where it is taken off, and stands below zero. */
  readonly less?: 'true';
  /** Of a document's replay: as it was after this event. */
  readonly revision?: string;
  /** JSON, as the list or report takes it. */
  readonly filter?: string;
  /** Words that the list is searched for. */
  readonly q?: string;
  /** The day that a report of one day is of. */
  readonly on?: string;
  /** The days to look at, both included; what was before `from` is the opening. */
  readonly from?: string;
  readonly to?: string;
}

/** What contributions can be put together by. */
export const explainGroupings = ['document', 'user', 'day', 'kind'] as const;
/** How a reader has the contributions of a figure put together. */
export type ExplainGrouping = (typeof explainGroupings)[number];

/** What a contribution is about: where its row is, and the record that it came from. */
interface Origin {
  readonly collection: string;
  readonly recordId?: string;
  /** As printed. */
  readonly reference?: string;
  /** A client, an article, words. */
  readonly text?: string;
}

/** One event's part in a figure; amounts in minor units or millionths, as the figure's kind says. */
export interface ExplainRow extends Origin {
  /** Of the row that adds to the figure. */
  readonly id: string;
  readonly revision: number;
  /** The type of the event. */
  readonly event?: string;
  /** When it was recorded, a UTC instant, and by whom. */
  readonly at?: string;
  readonly by?: string;
  /** The calendar day that it counts on. */
  readonly on?: string;
  readonly kind?: string;
  readonly amount: number;
  /** The figure up to here. */
  readonly running: number;
}

/** Contributions put together; `rest` stands for the many that come to little. */
export interface ExplainGroup {
  readonly id: string;
  readonly label: string;
  readonly isRest?: true;
  readonly count: number;
  readonly amount: number;
  readonly running: number;
}

/** What a figure comes to, and how many events make it up. */
export interface ExplainHead {
  readonly figure: string;
  readonly kind: FigureKind;
  /** Of money; the company's where it is missing. */
  readonly currency?: string;
  readonly unit?: string;
  readonly count: number;
  readonly opening: number;
  readonly total: number;
  /** The newest of them. */
  readonly last?: { readonly at: string; readonly by: string };
  readonly groupings: readonly ExplainGrouping[];
  /** Of what one unit comes to: the total is shared by so many, as decimals. */
  readonly each?: ExplainedEach;
}

/** What a total comes to by the unit. */
export interface ExplainedEach {
  readonly quantity: string;
  readonly unit: string;
  /** The total shared by the quantity. */
  readonly amount: string;
}

/** A page of contributions, the oldest first; `next` asks for those after them. */
export interface ExplainAnswer extends ExplainHead {
  readonly rows: readonly ExplainRow[];
  readonly next?: string;
}

/** With `by`: all contributions put together. */
export interface ExplainGroupsAnswer extends ExplainHead {
  readonly groups: readonly ExplainGroup[];
}

/** A contribution that is not what it was. */
export interface ExplainChange extends ExplainRow {
  readonly before: number;
  readonly after: number;
}

/** `GET /api/explain/changes?figure=…&since=<revision>`: what happened to a figure since. */
export interface ExplainChangesAnswer {
  readonly kind: FigureKind;
  readonly currency?: string;
  readonly unit?: string;
  readonly before: number;
  readonly after: number;
  /** Those with an amount add up to `after` less `before`, with `rest`. */
  readonly rows: readonly ExplainChange[];
  /** What more changes than can be shown come to. */
  readonly rest: number;
}
