import {
  pageSizes,
  type DefaultViewBody as DefaultViewShape,
  type RenameViewBody as RenameViewShape,
  type SavedColumnWidth as SavedColumnWidthShape,
  type SaveViewBody as SaveViewShape,
} from '@balcao/contracts';
import { Flag, NestedList, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';

/** Columns of one list. */
const columns = { max: 60, length: 60 };
/** Pixels of a column: wider than any screen. */
const WIDTH_MAX = 10_000;
/** Characters of a filter, as lists take it. */
const FILTER_MAX = 16_000;
/** Characters of a list's name, which the domain refuses anything else about. */
const LIST_MAX = 80;

export class SavedColumnWidth implements SavedColumnWidthShape {
  @Text(columns.length)
  readonly column!: string;

  /** Pixels. */
  @WholeNumber({ min: 1, max: WIDTH_MAX })
  readonly width!: number;
}

export class SaveViewBody implements SaveViewShape {
  @RecordId()
  readonly id!: string;

  @Text(LIST_MAX)
  readonly list!: string;

  @Text(1_000)
  readonly name!: string;

  @Flag()
  readonly isShared!: boolean;

  @Text(FILTER_MAX)
  readonly filter!: string;

  @Text(200)
  readonly sort!: string;

  @WholeNumber({ min: 1, max: Math.max(...pageSizes) })
  readonly perPage!: number;

  @Texts(columns)
  readonly hiddenColumns!: readonly string[];

  @Texts(columns)
  readonly columnOrder!: readonly string[];

  @NestedList(() => SavedColumnWidth, columns.max, { optional: true })
  readonly columnWidths?: readonly SavedColumnWidth[];
}

export class RenameViewBody implements RenameViewShape {
  @Text(1_000)
  readonly name!: string;
}

export class DefaultViewBody implements DefaultViewShape {
  @Text(LIST_MAX)
  readonly list!: string;

  @Text(64, { optional: true })
  readonly viewId?: string;
}
