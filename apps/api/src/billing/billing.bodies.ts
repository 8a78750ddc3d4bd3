import { planPeriods, type OrderMeans } from '@balcao/domain';
import type { PlanPeriod } from '@balcao/pricing';
import { OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';

export class ChoosePlanBody {
  @RecordId()
  readonly planId!: string;

  @OneOf(planPeriods)
  readonly period!: PlanPeriod;

  /** The revision that the arithmetic was shown with. */
  @WholeNumber()
  readonly expectedRevision!: number;
}

export class PlaceOrderBody {
  /** Of a recharge, in minor units; of a plan it is what credits do not cover. */
  @WholeNumber({ optional: true })
  readonly amountMinor?: number;

  @RecordId({ optional: true })
  readonly planId?: string;

  @OneOf(planPeriods, { optional: true })
  readonly period?: PlanPeriod;

  @OneOf(['transfer', 'mpesa', 'emola'])
  readonly means!: OrderMeans;

  /** Nine digits. */
  @Text(20, { optional: true })
  readonly phone?: string;
}
