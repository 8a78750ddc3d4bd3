import {
  fiscalFileKinds,
  type ChangeFiscalSettingsBody as ChangeFiscalSettingsShape,
  type DeclarePeriodBody as DeclarePeriodShape,
  type FiscalFileBody,
  type FiscalFileKind,
  type WriteVatReturnBody as WriteVatReturnShape,
} from '@balcao/contracts';
import { signatureModes, type SignatureMode } from '@balcao/domain';
import { Day, OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';

export class OrderFiscalFileBody implements FiscalFileBody {
  @OneOf(fiscalFileKinds)
  readonly kind!: FiscalFileKind;

  /** Calendar days, both included, of one year. */
  @Text(10)
  readonly from!: string;

  @Text(10)
  readonly to!: string;
}

export class ChangeFiscalSettingsBody implements ChangeFiscalSettingsShape {
  @OneOf(signatureModes, { optional: true })
  readonly signatureMode?: SignatureMode;

  /** A version of the key; without it the newest signs. */
  @Text(20, { optional: true })
  readonly signatureKey?: string | null;

  @Text(200, { optional: true })
  readonly saftNamespace?: string | null;

  @Text(20, { optional: true })
  readonly saftVersion?: string | null;

  @WholeNumber({ optional: true, min: 1, max: 31 })
  readonly declarationDay?: number | null;
}

export class DeclarePeriodBody implements DeclarePeriodShape {
  /** Of a file that `POST /api/fiscal/files` has had made. */
  @RecordId()
  readonly fileId!: string;

  /** The number that the authority gave. */
  @Text(100, { optional: true })
  readonly receipt?: string;
}

export class SettleDeclaredChangesBody {
  /** The last change that is put right: its event. */
  @WholeNumber()
  readonly until!: number;

  @Text(500)
  readonly note!: string;
}

/** Amounts are in minor units; what is left out is nothing. */
export class WriteVatReturnBody implements WriteVatReturnShape {
  /** Box 09: adjustments in favour of the company. */
  @WholeNumber({ optional: true, min: 0 })
  readonly inFavourMinor?: number;

  /** Box 10: adjustments in favour of the State. */
  @WholeNumber({ optional: true, min: 0 })
  readonly toStateMinor?: number;

  /** What the adjustments are of; compulsory where there are any. */
  @Text(500, { optional: true })
  readonly note?: string;

  /** Box 16: credit of the month before; what its return left, unless it is sent. */
  @WholeNumber({ optional: true, min: 0 })
  readonly carriedMinor?: number;

  /** Box 17: credits that the authority communicated. */
  @WholeNumber({ optional: true, min: 0 })
  readonly communicatedMinor?: number;

  /** Box 19. */
  @WholeNumber({ optional: true, min: 0 })
  readonly fineMinor?: number;

  /** Box 23: refund that is asked for. */
  @WholeNumber({ optional: true, min: 0 })
  readonly refundMinor?: number;

  /** What was paid of the return. */
  @WholeNumber({ optional: true, min: 0 })
  readonly paidMinor?: number;

  /** The day of the payment. */
  @Day({ optional: true })
  readonly paidOn?: string;

  /** The number that the authority gave. */
  @Text(100, { optional: true })
  readonly receipt?: string;
}

export class WithdrawDeclarationBody {
  @Text(500)
  readonly reason!: string;
}
