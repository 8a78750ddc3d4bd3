import {
  BULK_ROWS_MAX,
  bulkActions,
  mailLanguages,
  type BulkActionName,
  type BulkBody,
  type BulkRow,
  type MailLanguage,
} from '@balcao/contracts';
import { NestedList, OneOf, RecordId, Text } from '../../http/fields.js';

export class BulkRowBody implements BulkRow {
  @Text(64)
  readonly id!: string;

  /** As the list calls it that it was selected in. */
  @Text(300)
  readonly name!: string;
}

export class BulkOrderBody implements BulkBody {
  @OneOf(bulkActions)
  readonly action!: BulkActionName;

  @NestedList(() => BulkRowBody, BULK_ROWS_MAX)
  readonly rows!: readonly BulkRowBody[];

  @RecordId({ optional: true })
  readonly categoryId?: string;

  @OneOf(mailLanguages, { optional: true })
  readonly language?: MailLanguage;

  /** Of `changePrices`: `-10` takes a tenth off. */
  @Text(20, { optional: true })
  readonly percent?: string;

  /** Of `cancel`: why. */
  @Text(2_000, { optional: true })
  readonly reason?: string;

  /** The token of the rehearsal that it was shown by. */
  @Text(64, { optional: true })
  readonly rehearsed?: string;
}
