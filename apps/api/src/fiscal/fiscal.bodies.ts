import {
  fiscalFileKinds,
  type ChangeFiscalSettingsBody as ChangeFiscalSettingsShape,
  type DeclarePeriodBody as DeclarePeriodShape,
  type FiscalFileBody,
  type FiscalFileKind,
} from '@balcao/contracts';
import { signatureModes, type SignatureMode } from '@balcao/domain';
import { OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';

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

export class WithdrawDeclarationBody {
  @Text(500)
  readonly reason!: string;
}
