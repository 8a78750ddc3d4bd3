import { allProjections } from '@balcao/projections';
import { Flag, Nested, RecordId, Text, Words, WholeNumber } from '../http/fields.js';

class PlanLimitsBody {
  @WholeNumber({ optional: true })
  readonly users!: number | null;

  @WholeNumber({ optional: true })
  readonly documentsPerMonth!: number | null;

  @WholeNumber({ optional: true })
  readonly warehouses!: number | null;

  @WholeNumber({ optional: true })
  readonly cashRegisters!: number | null;

  @Flag()
  readonly hasApi!: boolean;
}

export class WritePlanBody {
  @RecordId()
  readonly id!: string;

  @Text(60)
  readonly name!: string;

  @Text(60)
  readonly namePt!: string;

  @WholeNumber()
  readonly monthlyMinor!: number;

  @Nested(() => PlanLimitsBody)
  readonly limits!: PlanLimitsBody;

  /** The revision that the editor began with; missing for a new plan. */
  @WholeNumber({ optional: true })
  readonly expectedRevision?: number;
}

export class ApproveOrderBody {
  /** As the bank's statement says, in minor units. */
  @WholeNumber({ min: 1 })
  readonly amountMinor!: number;

  @Text(60)
  readonly paymentReference!: string;
}

export class RefuseOrderBody {
  @Text(300)
  readonly reason!: string;
}

export class AdjustCreditsBody {
  /** In minor units; below zero takes credits away. */
  @WholeNumber({ min: Number.MIN_SAFE_INTEGER })
  readonly amountMinor!: number;

  @Text(500)
  readonly note!: string;
}

export class RebuildBody {
  /** The read models to rebuild; all of them when absent. */
  @Words(allProjections.map(({ name }) => name), { optional: true })
  readonly readModels?: readonly string[];
}
