import type { SettleSetUpStepBody as SettleShape } from '@balcao/contracts';
import { setUpSteps, type SetUpStep } from '@balcao/domain';
import { OneOf } from '../http/fields.js';

export class SettleSetUpStepBody implements SettleShape {
  @OneOf(setUpSteps)
  readonly step!: SetUpStep;

  @OneOf(['done', 'skipped'])
  readonly how!: 'done' | 'skipped';
}
