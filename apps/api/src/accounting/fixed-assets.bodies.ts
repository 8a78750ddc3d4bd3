import type {
  DepreciateFixedAssetsBody as DepreciateShape,
  DisposeOfFixedAssetBody as DisposeShape,
  RecordFixedAssetBody as RecordShape,
} from '@balcao/contracts';
import { Day, DecimalText, RecordId, Text, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

// What is missing reaches the domain too, which names all that is wrong.
export class RecordFixedAssetBody extends NewRecordBody implements RecordShape {
  /** Unique among those in the register. */
  @Text(200, { optional: true })
  readonly code?: string;

  @Text(1_200, { optional: true })
  readonly name?: string;

  /** A class of `GET /api/asset-classes`. */
  @RecordId({ optional: true })
  readonly classId?: string;

  @Day({ optional: true })
  readonly acquiredOn?: string;

  /** It is depreciated from this day's month on; defaults to the day of purchase. */
  @Day({ optional: true })
  readonly depreciatesFrom?: string;

  /** Without the VAT that is deducted. */
  @WholeNumber({ optional: true })
  readonly costMinor?: number;

  /** What was depreciated before that, in other books. */
  @WholeNumber({ optional: true })
  readonly beforeMinor?: number;

  /** Percentage of the cost in a year; defaults to that of the class. */
  @DecimalText({ optional: true })
  readonly rate?: string;

  /** The account that its purchase or opening balance is on; without it nothing is posted. */
  @RecordId({ optional: true })
  readonly againstAccountId?: string;

  /** Of the entry; defaults to the day of purchase. */
  @Day({ optional: true })
  readonly on?: string;

  @Text(200, { optional: true })
  readonly reference?: string;

  @Text(1_200, { optional: true })
  readonly location?: string;
}

export class DisposeOfFixedAssetBody extends ExpectedRevisionBody implements DisposeShape {
  @Day({ optional: true })
  readonly on?: string;

  /** Without VAT; 0 where nothing is paid for it. */
  @WholeNumber({ optional: true })
  readonly proceedsMinor?: number;

  /** The ledger account that the sale is on; needed where there are proceeds. */
  @RecordId({ optional: true })
  readonly againstAccountId?: string;

  @Text(2_000)
  readonly reason!: string;
}

export class DepreciateFixedAssetsBody extends NewRecordBody implements DepreciateShape {
  /** A month, `2026-11`: assets are depreciated to its end. */
  @Text(10)
  readonly through!: string;
}
