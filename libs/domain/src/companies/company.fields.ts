import { CASH_COIN_MINOR_MAX } from '@balcao/pricing';
import { isTimeZone } from '../calendar.js';
import { isCountryCode, isEmail, isTaxNumber, phoneOf } from '../identifiers/index.js';
import {
  checked,
  day,
  entries,
  flag,
  integer,
  minorAmount,
  normalised,
  oneOf,
  reference,
  required,
  text,
  type FieldsMap,
} from '../registers/index.js';
import { SCALE_BARCODES_MAX, scaleBarcodeFields } from '../catalog/index.js';
import type { CompanyDetails, CompanySettings } from './companies.events.js';
import { vatRegimes } from '../vat/index.js';

/** Checks only shapes: the NUIT's last digit is `checkTaxNumber`, a warning that can be passed. */
export const companyDetailsFields: FieldsMap<CompanyDetails> = {
  name: required(text(200)),
  nuit: required(checked(isTaxNumber, 'nuit.invalid')),
  address: required(text(200)),
  city: required(text(120)),
  province: text(120),
  country: required(checked(isCountryCode, 'country.notSelected'), 'country.notSelected'),
  phone: normalised(
    (written, { country }) =>
      phoneOf(written, typeof country === 'string' ? { country } : undefined),
    'phone.invalid',
  ),
  email: checked(isEmail, 'email.invalid'),
  logoId: reference(),
};

/** The longest that a company may let a shift go on, in hours. */
export const SHIFT_HOURS_MAX = 72;

/** Checks only shapes: that the client and the warehouse exist is checked when they change. */
export const companySettingsFields: FieldsMap<CompanySettings> = {
  timeZone: required(checked(isTimeZone, 'company.timeZoneUnknown')),
  decimalPlaces: required(integer(2, 6), 'company.decimalPlacesNotSpecified'),
  roundingPolicy: required(oneOf('P', 'D')),
  pricesIncludeVat: flag(),
  financialDiscountMode: required(
    oneOf('onInvoice', 'atPaymentWithCreditNote', 'atPaymentWithoutVat'),
  ),
  vatRegime: required(oneOf(...vatRegimes)),
  exceedsStockLimits: flag(),
  batchOutputMethod: required(oneOf('FIFO', 'LIFO', 'FEFO')),
  sellsExpiredBatches: flag(),
  stockValuation: required(oneOf('average', 'batch')),
  allowsReferences: flag(),
  asksNoteReason: flag(),
  defaultClientId: reference(),
  defaultWarehouseId: reference(),
  writeOffLimitMinor: required(minorAmount()),
  cashCoinMinor: integer(1, CASH_COIN_MINOR_MAX),
  shiftHours: integer(1, SHIFT_HOURS_MAX),
  lockedThrough: day(),
  mailsSeals: flag(),
  scaleBarcodes: entries(scaleBarcodeFields, SCALE_BARCODES_MAX),
};
