import type { RegisterCompanyBody as RegisterCompanyShape } from '@balcao/contracts';
import {
  vatRegimes,
  type CompanyDetails,
  type CompanySettings,
  type ScaleBarcodeScheme,
  type SentFields,
} from '@balcao/domain';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Day, Flag, NestedList, OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';

/** Without an id: companies are named by the server. */
export class RegisterCompanyBody implements RegisterCompanyShape {
  @Text(1_000)
  readonly name!: string;

  @Text(40)
  readonly nuit!: string;

  @Text(1_000)
  readonly address!: string;

  @Text(1_000)
  readonly city!: string;

  @Text(1_000, { optional: true })
  readonly province?: string;

  @Text(40, { optional: true })
  readonly country?: string;

  @Text(40, { optional: true })
  readonly phone?: string;

  @Text(254, { optional: true })
  readonly email?: string;

  /** Passes the warning that the NUIT's check digit does not fit. */
  @Flag({ optional: true })
  readonly acceptNuitWarning?: boolean;
}

export class ChangeCompanyBody
  extends IntersectionType(PartialType(RegisterCompanyBody), ExpectedRevisionBody)
  implements Partial<SentFields<CompanyDetails>>
{
  /** Of a picture that `POST /api/companies/current/images` has kept. */
  @Text(64, { optional: true })
  readonly logoId?: string;
}

class ScaleBarcodeBody implements ScaleBarcodeScheme {
  @Text(40)
  readonly prefix!: string;

  @OneOf(['weight', 'price'])
  readonly kind!: ScaleBarcodeScheme['kind'];

  @WholeNumber()
  readonly articleDigits!: number;

  @WholeNumber()
  readonly decimals!: number;

  /** Digits between article and value that only prove the value. */
  @WholeNumber({ optional: true })
  readonly verifierDigits?: number;
}

class SettingsBody implements SentFields<CompanySettings> {
  @Text(64)
  readonly timeZone!: string;

  @WholeNumber()
  readonly decimalPlaces!: number;

  @OneOf(['P', 'D'])
  readonly roundingPolicy!: CompanySettings['roundingPolicy'];

  @Flag()
  readonly pricesIncludeVat!: boolean;

  @OneOf(['onInvoice', 'atPaymentWithCreditNote', 'atPaymentWithoutVat'])
  readonly financialDiscountMode!: CompanySettings['financialDiscountMode'];

  @OneOf(vatRegimes)
  readonly vatRegime!: CompanySettings['vatRegime'];

  @Flag()
  readonly exceedsStockLimits!: boolean;

  @OneOf(['FIFO', 'LIFO', 'FEFO'])
  readonly batchOutputMethod!: CompanySettings['batchOutputMethod'];

  @Flag()
  readonly sellsExpiredBatches!: boolean;

  @OneOf(['average', 'batch'])
  readonly stockValuation!: 'average' | 'batch';

  @Flag()
  readonly allowsReferences!: boolean;

  /** Whether credit and debit notes to clients have to say why they are issued. */
  @Flag()
  readonly asksNoteReason!: boolean;

  @RecordId({ optional: true })
  readonly defaultClientId?: string;

  @RecordId({ optional: true })
  readonly defaultWarehouseId?: string;

  @WholeNumber()
  readonly writeOffLimitMinor!: number;

  /** The smallest coin that sums paid in cash are rounded to. */
  @WholeNumber({ optional: true })
  readonly cashCoinMinor?: number;

  @WholeNumber({ optional: true })
  readonly shiftHours?: number;

  @Day({ optional: true })
  readonly lockedThrough?: string;

  @Flag()
  readonly mailsSeals!: boolean;

  @NestedList(() => ScaleBarcodeBody, 20)
  readonly scaleBarcodes!: readonly ScaleBarcodeBody[];
}

export class ChangeSettingsBody extends IntersectionType(
  PartialType(SettingsBody),
  ExpectedRevisionBody,
) {}
