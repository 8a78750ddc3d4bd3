import type { EventOf } from '../kernel/index.js';

/** How a list is shown: what it is narrowed to, its order, its pages and its columns. */
export interface ViewContent {
  /** Field to value or operators as JSON, with the words searched for as `q`. */
  readonly filter: string;
  /** `name:asc`. */
  readonly sort: string;
  readonly perPage: number;
  readonly hiddenColumns: readonly string[];
  /** All columns in their order; the list's own order when empty. */
  readonly columnOrder: readonly string[];
  /** The columns' widths in pixels; without them, what their content takes. */
  readonly columnWidths?: readonly { readonly column: string; readonly width: number }[];
}

/**
 * A view of a list is kept under a name, or kept again: in `views-<companyId>` for everybody, in
 * `views-<companyId>.<userId>` for one person.
 */
export type ViewSaved = EventOf<
  'ViewSaved',
  { readonly id: string; readonly list: string; readonly name: string } & ViewContent
>;
/** The view has another name; what it shows stays. */
export type ViewRenamed = EventOf<'ViewRenamed', { readonly id: string; readonly name: string }>;
/** The view is gone, for everybody who used it. */
export type ViewRemoved = EventOf<'ViewRemoved', { readonly id: string }>;
/** What a person's list begins with; `id` is the person's, and without a view it is as it comes. */
export type DefaultViewChosen = EventOf<
  'DefaultViewChosen',
  { readonly id: string; readonly list: string; readonly viewId?: string }
>;

/** All that a stream of views holds. */
export type ViewEvent = ViewSaved | ViewRenamed | ViewRemoved | DefaultViewChosen;
