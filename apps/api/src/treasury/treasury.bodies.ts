import type {
  MoveMoneyBody as MoveMoneyShape,
  RecordLineBody as RecordLineShape,
  TransferMoneyBody as TransferMoneyShape,
} from '@balcao/contracts';
import { MATCH_ENTRIES_MAX } from '@balcao/domain';
import { Day, DecimalText, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

class MovementBody extends NewRecordBody {
  @Day({ optional: true })
  readonly on?: string;

  @Day({ optional: true })
  readonly valueOn?: string;

  @Text(1_000, { optional: true })
  readonly description?: string;

  @Text(200, { optional: true })
  readonly reference?: string;

  // Missing, it reaches the domain too.
  @WholeNumber({ optional: true })
  readonly amountMinor!: number;
}

export class MoveMoneyBody extends MovementBody implements MoveMoneyShape {
  @RecordId({ optional: true })
  readonly accountId?: string;
}

export class TransferMoneyBody extends MovementBody implements TransferMoneyShape {
  @RecordId({ optional: true })
  readonly fromAccountId?: string;

  @RecordId({ optional: true })
  readonly toAccountId?: string;

  /** What arrives, between currencies. */
  @WholeNumber({ optional: true })
  readonly receivedMinor?: number;

  /** What one unit that leaves buys, between currencies. */
  @DecimalText({ optional: true })
  readonly rate?: string;
}

export class ClosePeriodBody extends ExpectedRevisionBody {
  @Day()
  readonly through!: string;
}

export class ReopenPeriodBody extends ExpectedRevisionBody {
  /** What stays closed; nothing without it. */
  @Day({ optional: true })
  readonly through?: string;
}

export class MatchLineBody {
  /** From 0. */
  @WholeNumber()
  readonly line!: number;

  @Text(64)
  readonly entryId!: string;

  /** Entries that the bank booked together with it as one line. */
  @Texts({ max: MATCH_ENTRIES_MAX, length: 64 }, { optional: true })
  readonly others?: readonly string[];
}

export class RecordLineBody implements RecordLineShape {
  /** From 0. */
  @WholeNumber()
  readonly line!: number;

  /** Of the deposit or withdrawal that it makes. */
  @RecordId()
  readonly movementId!: string;

  /** Without it, the text of the line. */
  @Text(1_000, { optional: true })
  readonly description?: string;
}

export class UnmatchLineBody {
  @WholeNumber()
  readonly line!: number;
}
