import type { SentFields, VatFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Day, DecimalText, Flag, Text } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewVatBody extends NewRecordBody implements SentFields<VatFields> {
  @Text(200)
  readonly code!: string;

  @Text(1_000)
  readonly name!: string;

  @DecimalText()
  readonly rate!: string;

  /** The part of the price that is taxed, in percent; missing for all of it. */
  @DecimalText({ optional: true })
  readonly taxableShare?: string;

  @Text(1_000, { optional: true })
  readonly exemptionReason?: string;

  @Day({ optional: true })
  readonly validFrom?: string;

  @Day({ optional: true })
  readonly validTo?: string;

  @Flag({ optional: true })
  readonly isDefault!: boolean;
}

export class ChangeVatBody extends IntersectionType(
  PartialType(OmitType(NewVatBody, ['id'])),
  ExpectedRevisionBody,
) {}
