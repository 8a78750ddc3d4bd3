import {
  pageSizes,
  type DefaultViewBody as DefaultViewShape,
  type RenameViewBody as RenameViewShape,
  type SaveViewBody as SaveViewShape,
} from '@balcao/contracts';
import { Flag, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';

/** Columns of one list. */
const columns = { max: 60, length: 60 };
/** Characters of a filter, as lists take it. */
const FILTER_MAX = 16_000;
/** Characters of a list's name, which the domain refuses anything else about. */
const LIST_MAX = 80;

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
