import type {
  JournalEntryLineBody as JournalEntryLineShape,
  RecordJournalEntryBody as RecordJournalEntryShape,
  ReverseJournalEntryBody as ReverseJournalEntryShape,
} from '@balcao/contracts';
import { journalEntryKinds, type JournalEntryKind } from '@balcao/domain';
import { Day, NestedList, OneOf, RecordId, Text, WholeNumber, listSizes } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

class JournalEntryLineBody implements JournalEntryLineShape {
  /** An account of the chart without sub-accounts. */
  @RecordId({ optional: true })
  readonly accountId?: string;

  @WholeNumber({ optional: true })
  readonly debitMinor?: number;

  @WholeNumber({ optional: true })
  readonly creditMinor?: number;

  @Text(1_000, { optional: true })
  readonly description?: string;

  @RecordId({ optional: true })
  readonly warehouseId?: string;
}

export class RecordJournalEntryBody extends NewRecordBody implements RecordJournalEntryShape {
  @Day({ optional: true })
  readonly on?: string;

  /** Opening balances; defaults to an ordinary entry. */
  @OneOf(journalEntryKinds, { optional: true })
  readonly kind?: JournalEntryKind;

  // Missing, it reaches the domain too.
  @Text(1_000, { optional: true })
  readonly description!: string;

  @Text(200, { optional: true })
  readonly reference?: string;

  @NestedList(() => JournalEntryLineBody, listSizes.lines)
  readonly lines!: readonly JournalEntryLineBody[];
}

export class ReverseJournalEntryBody
  extends ExpectedRevisionBody
  implements ReverseJournalEntryShape
{
  @Day({ optional: true })
  readonly on?: string;

  @Text(2_000)
  readonly reason!: string;
}
