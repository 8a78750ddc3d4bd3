/** How wide a column is, in pixels. */
export interface SavedColumnWidth {
  readonly column: string;
  readonly width: number;
}

/** How a list is shown, as it is kept under a name. */
export interface SavedViewContent {
  /** Field to value or operators as JSON, with the words searched for as `q`. */
  readonly filter: string;
  /** `name:asc`. */
  readonly sort: string;
  readonly perPage: number;
  readonly hiddenColumns: readonly string[];
  /** All columns in their order; the list's own order when empty. */
  readonly columnOrder: readonly string[];
  /** The columns' widths; without them, what their content takes. */
  readonly columnWidths?: readonly SavedColumnWidth[];
}

/** A view under its name, the caller's own or everybody's. */
export interface SavedView extends SavedViewContent {
  readonly id: string;
  /** The screen that it is of: `commercial/articles`, `documents/FT`. */
  readonly list: string;
  readonly name: string;
  /** Everybody of the company has it. */
  readonly isShared: boolean;
}

/** `GET /api/views`: those of the caller and those that all share. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** By list, the id of the view that the caller's list begins with. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** `POST /api/views`: keeps a view, or one of the same id again. */
export type SaveViewBody = SavedView;

/** `POST /api/views/:id/rename`. */
export interface RenameViewBody {
  readonly name: string;
}

/** `PUT /api/views/default`; without a view, the list as it comes. */
export interface DefaultViewBody {
  readonly list: string;
  readonly viewId?: string;
}
