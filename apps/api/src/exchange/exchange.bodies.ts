import type { SetExchangeRateBody as SetExchangeRateShape } from '@balcao/contracts';
import { Day, DecimalText } from '../http/fields.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';

export class SetExchangeRateBody extends ExpectedRevisionBody implements SetExchangeRateShape {
  @Day({ optional: true })
  readonly on?: string;

  @DecimalText()
  readonly rate!: string;

  @DecimalText({ optional: true })
  readonly percentage?: string;
}
