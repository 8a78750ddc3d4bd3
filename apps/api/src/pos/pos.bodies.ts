import type { CashRegisterFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewCashRegisterBody extends NewRecordBody implements SentFields<CashRegisterFields> {
  @Text(100)
  readonly code!: string;

  @Text(1_000)
  readonly name!: string;

  @RecordId({ optional: true })
  readonly warehouseId?: string;

  @RecordId({ optional: true })
  readonly treasuryAccountId?: string;

  @Flag({ optional: true })
  readonly showsExpected?: boolean;

  @WholeNumber({ optional: true })
  readonly differenceLimitMinor?: number;

  @Texts({ max: 1_000, length: 64 }, { optional: true })
  readonly favouriteIds?: readonly string[];
}

export class ChangeCashRegisterBody extends IntersectionType(
  PartialType(OmitType(NewCashRegisterBody, ['id'])),
  ExpectedRevisionBody,
) {}
