import type { ErrorCode } from '@balcao/domain';
import { accountingErrorsEn } from './accounting.en.js';
import { accountErrorsEn } from './accounts.en.js';
import { billingErrorsEn } from './billing.en.js';
import { documentErrorsEn } from './documents.en.js';
import { moneyErrorsEn } from './money.en.js';
import { integrationsErrorsEn } from './integrations.en.js';
import { memberErrorsEn } from './members.en.js';
import { companyErrorsEn } from './companies.en.js';
import { fiscalErrorsEn } from './fiscal.en.js';
import { importErrorsEn } from './imports.en.js';
import { posErrorsEn } from './pos.en.js';
import { printModelErrorsEn } from './print-models.en.js';
import { stockErrorsEn } from './stock.en.js';

/** Refusals in English; sentences of the product's specification are kept word for word. */
export const errorsEn = {
  ...accountErrorsEn,
  ...accountingErrorsEn,
  ...billingErrorsEn,
  ...companyErrorsEn,
  ...documentErrorsEn,
  ...moneyErrorsEn,
  ...fiscalErrorsEn,
  ...importErrorsEn,
  ...integrationsErrorsEn,
  ...memberErrorsEn,
  ...posErrorsEn,
  ...printModelErrorsEn,
  ...stockErrorsEn,
  'request.failed': 'Failed to process request',

  'catalog.barcodeRequired': 'Barcode is required. Or remove the empty line',
  'catalog.barcodeTwice': 'Barcode %{barcode} at line %{line} is already on the list',
  'catalog.barcodeTaken': 'Barcode %{barcode} at line %{line} belongs to another article',
  'catalog.vatNotFound': 'Please select the VAT',
  'catalog.serviceMovesNoStock': 'A service does not move stock',
  'catalog.maximumBelowMinimum': 'The maximum stock is below the minimum stock',
  'catalog.nameUsedInDocuments': 'The name cannot change: it appears on issued documents',
  'catalog.categoryOfItself': 'A category cannot be inside itself',
  'catalog.pricesDisagree': 'The prices disagree: %{price} plus VAT is not %{priceWithVat}',
  'catalog.batchesNeedStock': 'Only articles that move stock can have batches',
  'catalog.expiryNeedsBatches': 'Only articles with batches can have expiry dates',
  'catalog.priceTwice': 'The category at line %{line} already has a price',
  'catalog.supplierTwice': 'The supplier at line %{line} already has a code',
  'catalog.scalePrefix': 'The prefix must have at least two digits',
  'catalog.scaleDigits': 'Prefix, article and value must have %{digits} digits in total',
  'category.notSelected': 'Please select a category',
  'supplier.notSelected': 'Please select a supplier',

  'document.typeNotLoaded': 'Document type not loaded',
  'document.typeIssuedByPayments': '%{type}: record a payment to issue this document',
  'document.onlySaleDocuments': 'Only sale documents are allowed',
  'document.notFound': 'Failed to load document',
  'document.draftRequired': 'Save the draft first',
  'document.draftAlreadyIssued': 'This draft has already been issued',
  'document.noLines': 'Add at least one line',
  'document.tooManyLines': 'Add at most %{max} lines',
  'document.invalidDay': 'Invalid date',
  'document.dayTooEarly': 'The date cannot be earlier than %{first}',
  'document.issuedInFuture': 'The issue date cannot be later than today, %{today}',
  'document.issuedBeforeLast':
    'The issue date cannot be before %{lastIssuedOn}, the date of the last document of series %{series}',
  'document.issuedOutsideSeries': 'Series %{series} only accepts documents of %{year}',
  'document.seriesOfOtherType': 'Series %{series} is not for %{type}',
  'document.dueBeforeIssue': 'The due date cannot be earlier than the issue date',
  'document.invalidPaymentTerms': 'Enter payment terms from 0 to %{max} days',
  'document.discountVatNotOnLines': 'No line has the VAT code that the discount is limited to',
  'document.discountTwice': 'Enter the discount as a percentage or an amount, not both',
  'document.originRequired': 'Please select the related document',
  'document.originNotFound': 'The related document does not exist',
  'document.originCancelled': 'The related document %{document} is cancelled',
  'document.originTypeNotAllowed': '%{from} cannot be converted to %{to}',
  'document.alreadySelected': 'Document already selected',
  'document.alreadyCancelled': 'Document %{document} is already cancelled',
  'document.notCancelled': 'Document %{document} is not cancelled',
  'document.hasPayments': '%{document} has payments or credits applied. Remove them first',
  'document.rateReasonRequired': 'Enter the reason for a rate other than that of the day',
  'document.noteReasonRequired': 'Choose or enter the reason for the note',
  'document.reasonRequired': 'Enter a reason for cancelling',

  'client.notSelected': 'Please select a client',
  'client.notFound': 'The client does not exist',
  'client.archived': 'Client %{name} has been removed',
  'client.isOnlySupplier': '%{name} is a supplier, not a client',
  'client.creditLimitExceeded':
    'Credit limit of %{limit} exceeded: the client would owe %{exposure}',

  'line.descriptionRequired': 'Line %{line}: enter a description',
  'line.articleNotFound': 'Line %{line}: the article does not exist',
  'line.articleArchived': 'Line %{line}: article %{code} has been removed',
  'line.vatNotSelected': 'Line %{line}: select the VAT',
  'line.vatArchived': 'Line %{line}: VAT %{code} has been removed',
  'line.regimeChargesNoVat':
    'Line %{line}: the company’s VAT regime charges no VAT; choose a rate of 0%',
  'line.vatNotInForce': 'Line %{line}: VAT %{code} does not apply on %{on}',
  'line.tooManyDecimals': 'Line %{line}: the unit price has more than %{places} decimal places',

  'documentType.codeIsLettersAndDigits': 'Use 1 to 10 capital letters and digits',
  'documentType.orderHasNoEffect':
    'An order does not affect stock or accounts; the documents created from it do',
  'documentType.allowedTypeNotFound': 'Document type %{type} does not exist',

  'draft.notFound': 'Failed to load document',
  'draft.stale': 'Someone else has saved this draft since you opened it',
  'draft.issued': 'This draft has already been issued as document %{documentId}',
  'draft.discarded': 'This draft has been discarded',
  'draft.ofAnotherCompany': 'This draft belongs to another company',
  'draft.tooLarge': 'The draft is too large',

  'phone.invalid': 'Phone number must contain 9 digits only',
  'phone.invalidCode': 'Invalid phone code, for example +258',
  'phone.invalidForCode': 'Invalid phone number for its phone code',
  'email.invalid': 'Invalid e-mail address',
  'nuit.invalid': 'Enter the 9 digits of the NUIT',
  'nuit.invalidNif': 'Enter the 10 digits of the NIF, or the 14 characters of an identity card',
  'nuit.reserved': 'NUIT %{nuit} means final consumer. Leave it empty',
  'nuit.checkDigit': 'NUIT %{nuit} looks wrong (check digit). Use it anyway?',

  'identity.notAllowed': 'You do not have permission to do this',
  'identity.emailTaken': 'An account with this e-mail address already exists',
  'identity.passwordTooShort': 'The password must have at least %{min} characters',
  'identity.passwordTooLong': 'The password must have at most %{max} characters',
  'identity.wrongCredentials': 'Wrong e-mail address or password',

  'country.notSelected': 'Please select a country',
  'party.neitherClientNorSupplier': 'Choose client, supplier or both',
  'party.categoryKindStays': 'The type of a category cannot change',
  'party.isDefaultClient': 'This is the default client. Choose another in the settings first',
  'party.regionNotFound': 'Please select a region',
  'party.noEmail': '%{name} has no e-mail address',
  'party.isErased': 'The personal data of %{name} have been erased',
  'party.erasureReasonRequired': 'Enter a reason for erasing the personal data',
  'party.erasureOpenAccount': '%{name} has a balance or unpaid documents. Settle them first',
  'party.erasureParkedSale': '%{name} has a parked sale. Finish or discard it first',
  'party.nuitUsedInDocuments': 'The NUIT cannot change: it appears on issued documents',
  'party.nameUsedInDocuments':
    'Add the NUIT before changing the name: it appears on issued documents',

  'pricing.invalidQuantity': 'Invalid quantity',
  'pricing.invalidUnitPrice': 'Invalid unit price',
  'pricing.invalidRate': 'Invalid percentage',
  'pricing.invalidAmount': 'Invalid amount',
  'pricing.tooManyDecimals': '%{value} has more than %{places} decimal places',
  'pricing.tooManyDigits': '%{value} has more than %{digits} digits',
  'pricing.negativeQuantity': 'A quantity cannot be negative: take goods back with a credit note',
  'pricing.negativeUnitPrice':
    'The unit price cannot be negative: give money back with a credit note',
  'pricing.negativeRate': 'A percentage cannot be negative',
  'pricing.discountOutOfRange': 'Enter a discount from 0 to 100%',
  'pricing.tooManyDiscounts': 'Too many discounts on one line',
  'pricing.discountGivenTwice': 'Enter the discount as a percentage or an amount, not both',
  'pricing.discountExceedsLine': 'The discount exceeds the line amount',
  'pricing.discountExceedsSubtotal': 'The discount exceeds the document total',
  'pricing.taxGroupRateDiffers': 'This document has two rates for one VAT code',
  'pricing.creditExceedsQuantity': 'Quantity %{quantity} exceeds the remaining %{remaining}',
  'pricing.overflow': 'The amount is too large',

  'record.notFound': 'The record does not exist',
  'record.invalidId': 'Use 1 to 64 letters, digits or underscores, and no reserved word',
  'record.idTaken': 'The identifier %{id} is already in use',
  'record.archived': 'The record has been removed',
  'record.notArchived': 'The record has not been removed',
  'record.stale': 'Someone else has changed this record since you opened it',
  'record.changedAgain': 'Changed again since then',
  'field.required': 'This field is required',
  'field.invalid': 'This value is not valid',
  'field.tooLong': 'At most %{max} characters',
  'field.tooMany': 'At most %{max} lines',
  'field.outOfRange': 'The value must be between %{min} and %{max}',
  'field.negative': 'The value can’t be negative',
  'field.taken': '%{value} is already in use',

  'series.notFound': 'No invoicing series found for %{year}. Would you like to create one?',
  'series.closed': 'Invoicing series %{series} is closed',
  'series.alreadyClosed': 'Invoicing series %{series} is already closed',
  'series.alreadyOpen': 'Invoicing series %{series} is already open',
  'series.exists': 'Invoicing series %{series} already exists',
  'series.codeIsLettersAndDigits': 'Only letters and digits are allowed',
  'series.invalidYear': 'Invalid year',

  'vat.exemptionReasonRequired': 'A 0% VAT rate needs an exemption reason',
  'vat.taxableShareOutOfRange': 'Enter a taxable share above 0 and below 100%',
  'vat.meaningDoesNotFitRate':
    'Only a code above 0% is “Taxed” on sales; at 0% choose why no VAT is charged',
  'vat.reverseRateRequired': 'Enter the rate that you charge yourself, such as 16',
  'vat.reverseChargesNothing':
    'With reverse charge the supplier charges no VAT: enter a rate of 0%',
  'vat.rateInUse': 'The rate of %{code} cannot change: it is in use. Create a new code instead',
  'vat.validityEndsBeforeItBegins': 'The validity ends before it starts',
  'vat.defaultCannotBeArchived': 'Choose another default VAT before removing this one',
} satisfies Record<ErrorCode, string>;
