import type {
  CountLine,
  CountStock,
  EnterOpeningStock,
  OpenStockCount,
  OpeningLine,
  PostStockCount,
  StockLineContent,
  TransferStock,
} from '@balcao/domain';
import {
  Day,
  DecimalText,
  Flag,
  NestedList,
  OneOf,
  RecordId,
  Text,
  Texts,
  listSizes,
} from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

class BatchOfLineBody {
  @RecordId({ optional: true })
  readonly batchId?: string;

  @Text(1_000, { optional: true })
  readonly batchName?: string;

  @Day({ optional: true })
  readonly batchExpiresOn?: string;
}

class StockLineBody extends BatchOfLineBody implements StockLineContent {
  @RecordId()
  readonly articleId!: string;

  @DecimalText()
  readonly quantity!: string;
}

export class TransferStockBody extends NewRecordBody implements Omit<TransferStock, 'type'> {
  @RecordId()
  readonly fromId!: string;

  @RecordId()
  readonly toId!: string;

  @Day({ optional: true })
  readonly on?: string;

  /** Sent now, and received by a command of its own. */
  @Flag({ optional: true })
  readonly inTransit?: boolean;

  @Text(2_000, { optional: true })
  readonly note?: string;

  /** Who carries the goods, on the guide. */
  @Text(1_000, { optional: true })
  readonly carrier?: string;

  /** The plate of the vehicle. */
  @Text(1_000, { optional: true })
  readonly vehicle?: string;

  /** When the goods leave: local date and time, `2026-03-02T14:30`. */
  @Text(16, { optional: true })
  readonly departsAt?: string;

  /** Who is to receive the goods. */
  @Text(1_000, { optional: true })
  readonly receiver?: string;

  @NestedList(() => StockLineBody, listSizes.lines)
  readonly lines!: readonly StockLineBody[];
}

export class CancelTransferBody extends ExpectedRevisionBody {
  @Text(2_000)
  readonly reason!: string;
}

export class OpenCountBody extends NewRecordBody implements Omit<OpenStockCount, 'type'> {
  @RecordId()
  readonly warehouseId!: string;

  /** Without it, all articles that stock is kept of. */
  @RecordId({ optional: true })
  readonly categoryId?: string;

  @Texts({ max: listSizes.lines, length: 64 }, { optional: true })
  readonly articleIds?: readonly string[];

  @Text(2_000, { optional: true })
  readonly note?: string;
}

class CountLineBody extends BatchOfLineBody implements CountLine {
  @RecordId()
  readonly articleId!: string;

  @DecimalText()
  readonly counted!: string;

  /** Found in another part of the shelf: on top of what was counted before. */
  @Flag({ optional: true })
  readonly adds?: boolean;
}

export class CountStockBody implements Omit<CountStock, 'type' | 'id'> {
  @NestedList(() => CountLineBody, listSizes.lines)
  readonly lines!: readonly CountLineBody[];
}

export class PostCountBody extends ExpectedRevisionBody {
  /** What nobody has counted is left as it is, or taken to be gone. */
  @OneOf(['leave', 'zero'], { optional: true })
  readonly uncounted?: NonNullable<PostStockCount['uncounted']>;
}

class OpeningLineBody extends StockLineBody implements OpeningLine {
  @DecimalText()
  readonly unitCost!: string;
}

export class OpeningStockBody extends NewRecordBody implements Omit<EnterOpeningStock, 'type'> {
  @RecordId()
  readonly warehouseId!: string;

  @Day({ optional: true })
  readonly on?: string;

  @NestedList(() => OpeningLineBody, listSizes.lines)
  readonly lines!: readonly OpeningLineBody[];
}
