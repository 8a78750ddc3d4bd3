import type { CashRegisterFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, RecordId, Text, Texts, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class TillApprovalBody {
  @Text(64)
  readonly approverId!: string;

  @Text(20)
  readonly pin!: string;

  @Text(1_000)
  readonly reason!: string;

  /** The sale, the return, the document or the shift that it is for. */
  @Text(64)
  readonly subjectId!: string;
}

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

  @Text(30, { optional: true })
  readonly printerAddress?: string;
}

export class ChangeCashRegisterBody extends IntersectionType(
  PartialType(OmitType(NewCashRegisterBody, ['id'])),
  ExpectedRevisionBody,
) {}
