import { Flag, NestedList, OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';
import {
  causeKinds,
  type CauseKind,
  type Denomination,
  type MeansAmount,
  type ShiftNote,
} from '@balcao/domain';

/** More of anything than one message may have, so that the domain's own sentence refuses it. */
const listMax = 500;

export class DenominationBody implements Denomination {
  @WholeNumber()
  readonly valueMinor!: number;

  @WholeNumber()
  readonly count!: number;
}

export class MeansAmountBody implements MeansAmount {
  @RecordId()
  readonly methodId!: string;

  @WholeNumber()
  readonly amountMinor!: number;
}

/** Who is at the till, and when: UTC ISO instant by the till's clock. */
export class AtTillBody {
  @RecordId({ optional: true })
  readonly cashierId?: string;

  /** Who is signed in on the device, where that is somebody else. */
  @RecordId({ optional: true })
  readonly signedInId?: string;

  @Text(40, { optional: true })
  readonly at?: string;
}

export class OpenShiftBody extends AtTillBody {
  @RecordId()
  readonly id!: string;

  // Missing ones reach the domain, which has the exact sentences for them.
  @RecordId({ optional: true })
  readonly cashRegisterId?: string;

  @RecordId({ optional: true })
  readonly treasuryAccountId?: string;

  @WholeNumber({ optional: true })
  readonly floatMinor?: number;

  @NestedList(() => DenominationBody, listMax, { optional: true })
  readonly denominations?: readonly DenominationBody[];

  @RecordId({ optional: true })
  readonly floatFromAccountId?: string;
}

export class JoinShiftBody {
  @RecordId()
  readonly cashierId!: string;

  /** The cashier's own; nobody needs one for itself. */
  @Text(20, { optional: true })
  readonly pin?: string;
}

/** Who is at a till whose shift is not open, and the PIN that proves it. */
export class TillOperatorBody {
  @RecordId()
  readonly cashierId!: string;

  @Text(20)
  readonly pin!: string;
}

export class MoveCashBody extends AtTillBody {
  @RecordId()
  readonly movementId!: string;

  @OneOf(['in', 'out', 'drop'])
  readonly kind!: 'in' | 'out' | 'drop';

  @WholeNumber()
  readonly amountMinor!: number;

  @Text(1_000)
  readonly reason!: string;

  @RecordId({ optional: true })
  readonly accountId?: string;
}

export class CountShiftBody extends AtTillBody {
  @WholeNumber({ optional: true })
  readonly countedMinor?: number;

  @NestedList(() => DenominationBody, listMax, { optional: true })
  readonly denominations?: readonly DenominationBody[];

  @NestedList(() => MeansAmountBody, listMax, { optional: true })
  readonly means?: readonly MeansAmountBody[];
}

export class CloseShiftBody extends AtTillBody {
  @WholeNumber({ optional: true })
  readonly leftMinor?: number;

  @RecordId({ optional: true })
  readonly depositAccountId?: string;

  @Flag({ optional: true })
  readonly parkedStay?: boolean;

  @Text(1_000, { optional: true })
  readonly reason?: string;
}

export class NoteShiftBody extends AtTillBody {
  @OneOf(['drawerOpened', 'lineRemoved', 'priceChanged', 'saleCleared', 'reprint'])
  readonly kind!: ShiftNote;

  @Text(1_000, { optional: true })
  readonly text?: string;

  @WholeNumber({ min: Number.MIN_SAFE_INTEGER, optional: true })
  readonly amountMinor?: number;

  @RecordId({ optional: true })
  readonly recordId?: string;

  /** Of a line: who had put it on the ticket. */
  @RecordId({ optional: true })
  readonly lineCashierId?: string;
}

export class ExplainDifferenceBody {
  @OneOf(causeKinds)
  readonly cause!: CauseKind;

  @Text(1_000)
  readonly reason!: string;

  @RecordId({ optional: true })
  readonly recordId?: string;

  @Text(100, { optional: true })
  readonly reference?: string;

  @RecordId({ optional: true })
  readonly accountId?: string;
}

export class TakeTillBody {
  @Text(64)
  readonly deviceId!: string;

  @Text(200)
  readonly device!: string;

  @WholeNumber({ min: 1, optional: true })
  readonly lane?: number;

  @Flag({ optional: true })
  readonly takesOver?: boolean;
}

export class ReleaseTillBody {
  @Text(64)
  readonly deviceId!: string;
}

export class ReportTillNumberBody {
  @WholeNumber({ min: 1, optional: true })
  readonly lane?: number;

  @WholeNumber({ min: 1, optional: true })
  readonly sequence?: number;

  /** Instead of both, the number of a document: `VD 2026C1/4811`. */
  @Text(64, { optional: true })
  readonly reference?: string;
}
