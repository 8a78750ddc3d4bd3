import type { SetExchangeRateBody as SetExchangeRateShape } from '@balcao/contracts';
import type { CurrencyFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Day, DecimalText, Text } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

/** Its id is its ISO 4217 code, `USD`. */
export class NewCurrencyBody extends NewRecordBody implements SentFields<CurrencyFields> {
  @Text(200)
  readonly name!: string;

  @Text(200)
  readonly namePt!: string;
}

export class ChangeCurrencyBody extends IntersectionType(
  PartialType(OmitType(NewCurrencyBody, ['id'])),
  ExpectedRevisionBody,
) {}

export class SetExchangeRateBody extends ExpectedRevisionBody implements SetExchangeRateShape {
  @Day({ optional: true })
  readonly on?: string;

  @DecimalText()
  readonly rate!: string;

  @DecimalText({ optional: true })
  readonly percentage?: string;
}
