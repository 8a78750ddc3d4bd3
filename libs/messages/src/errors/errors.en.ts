import type { ErrorCode } from '@balcao/domain';
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
  'catalog.nameUsedInDocuments': 'The name cannot change: documents have been issued with it',
  'catalog.categoryOfItself': 'A category cannot be a part of itself',
  'catalog.pricesDisagree': '%{price} is not %{priceWithVat} without its VAT',
  'catalog.batchesNeedStock': 'Only an article that moves stock has batches',
  'catalog.expiryNeedsBatches': 'Only an article with batches has expiry dates',
  'catalog.priceTwice': 'The category at line %{line} already has a price',
  'catalog.supplierTwice': 'The supplier at line %{line} already has a code',
  'catalog.scalePrefix': 'The prefix of a scale is 02 or begins with 2',
  'catalog.scaleDigits': 'Prefix, article and value together have %{digits} digits',
  'category.notSelected': 'Please select a category',
  'supplier.notSelected': 'Please select a supplier',

  'document.typeNotLoaded': 'Document type not loaded',
  'document.typeIssuedByPayments': '%{type}: documents of this type are issued with a payment',
  'document.onlySaleDocuments': 'Only sale documents are allowed',
  'document.notFound': 'Failed to load document',
  'document.draftRequired': 'The draft of the document is missing',
  'document.draftAlreadyIssued': 'This draft has already been issued as a document',
  'document.noLines': 'The document has no lines',
  'document.tooManyLines': 'A document has at most %{max} lines',
  'document.invalidDay': 'Invalid date',
  'document.dayTooEarly': 'The date cannot be earlier than %{first}',
  'document.issuedInFuture': 'The issue date cannot be later than today, %{today}',
  'document.issuedBeforeLast':
    'The issue date cannot be earlier than that of the last document of series %{series}, %{lastIssuedOn}',
  'document.issuedOutsideSeries': 'Series %{series} only takes documents of %{year}',
  'document.seriesOfOtherType': 'Series %{series} is not for documents of the type %{type}',
  'document.dueBeforeIssue': 'The due date cannot be earlier than the issue date',
  'document.invalidPaymentTerms': 'Payment terms are from 0 to %{max} days',
  'document.discountTwice': 'Give the discount as a percentage or as an amount, not both',
  'document.originRequired': 'Please select the related document',
  'document.originNotFound': 'The related document does not exist',
  'document.originCancelled': 'The related document %{id} is cancelled',
  'document.originTypeNotAllowed': '%{from} cannot be followed by %{to}',
  'document.alreadySelected': 'Document already selected',
  'document.alreadyCancelled': 'Document %{id} is already cancelled',
  'document.notCancelled': 'Document %{id} is not cancelled',
  'document.hasPayments':
    'Document %{document} is settled by payments or credits; take them off first',
  'document.reasonRequired': 'Please say why the document is cancelled',

  'client.notSelected': 'Please select a client',
  'client.notFound': 'The client does not exist',
  'client.archived': 'Client %{name} has been removed',
  'client.isOnlySupplier': '%{name} is a supplier, not a client',
  'client.creditLimitExceeded':
    'The client would owe %{exposure}, more than its credit limit of %{limit}',

  'line.descriptionRequired': 'Please fill the description at line %{line}',
  'line.articleNotFound': 'The article at line %{line} does not exist',
  'line.articleArchived': 'Article %{code} at line %{line} has been removed',
  'line.vatNotSelected': 'Please select the VAT at line %{line}',
  'line.vatArchived': 'VAT %{code} at line %{line} has been removed',
  'line.vatNotInForce': 'VAT %{code} at line %{line} is not in force on %{on}',
  'line.tooManyDecimals': 'The unit price at line %{line} has more than %{places} decimal places',

  'documentType.codeIsLettersAndDigits':
    'The code of a document type is 1 to 10 capital letters and digits',
  'documentType.orderHasNoEffect':
    'An order moves no stock and no account: what it is made into does',
  'documentType.allowedTypeNotFound': 'Document type %{type} does not exist',

  'draft.notFound': 'Failed to load document',
  'draft.stale': 'Somebody else has saved this draft since you opened it',
  'draft.issued': 'This draft has already been issued as document %{documentId}',
  'draft.discarded': 'This draft has been discarded',
  'draft.ofAnotherCompany': 'This draft belongs to another company',
  'draft.tooLarge': 'The draft is too large',

  'phone.invalid': 'Phone number must contain 9 digits only',
  'phone.invalidCode': 'Invalid phone code, for example +258',
  'email.invalid': 'Invalid e-mail address',
  'nuit.invalid': 'NUIT must contain 9 digits only',
  'nuit.invalidNif': 'The NIF must contain 10 digits, or the 14 characters of an identity card',
  'nuit.reserved': 'NUIT %{nuit} stands for a final consumer; leave it empty instead',
  'nuit.checkDigit':
    'The last digit of NUIT %{nuit} does not fit the others. Keep it all the same?',

  'identity.notAllowed': 'You do not have permission to do this',
  'identity.emailTaken': 'There is already an account with this e-mail address',
  'identity.passwordTooShort': 'The password must have at least %{min} characters',
  'identity.passwordTooLong': 'The password must have at most %{max} characters',
  'identity.wrongCredentials': 'Wrong e-mail address or password',

  'country.notSelected': 'Please select a country',
  'party.neitherClientNorSupplier': 'Please say whether it is a client, a supplier or both',
  'party.categoryKindStays': 'A category stays what it is of: clients, suppliers or entities',
  'party.isDefaultClient': 'This is the default client; choose another in the settings first',
  'party.regionNotFound': 'Please select a region',
  'party.noEmail': '%{name} has no e-mail address',
  'party.isErased': 'The personal data of %{name} have been erased',
  'party.erasureReasonRequired': 'Please say why the personal data are erased',
  'party.erasureOpenAccount':
    '%{name} still has a balance or open documents; settle them before erasing personal data',
  'party.erasureParkedSale':
    'A parked sale is for %{name}; finish or drop it before erasing personal data',
  'party.nuitUsedInDocuments': 'The NUIT cannot change: documents have been issued with it',
  'party.nameUsedInDocuments':
    'The name cannot change while the NUIT is missing: documents have been issued with it',

  'pricing.invalidQuantity': 'Invalid quantity',
  'pricing.invalidUnitPrice': 'Invalid unit price',
  'pricing.invalidRate': 'Invalid percentage',
  'pricing.invalidAmount': 'Invalid amount',
  'pricing.tooManyDecimals': '%{value} has more than %{places} decimal places',
  'pricing.tooManyDigits': '%{value} has more than %{digits} digits',
  'pricing.negativeQuantity': 'Invalid quantity',
  'pricing.negativeUnitPrice': 'The unit price cannot be negative',
  'pricing.negativeRate': 'A percentage cannot be negative',
  'pricing.discountOutOfRange': 'A discount is between 0 and 100\u00a0%',
  'pricing.tooManyDiscounts': 'Too many discounts on one line',
  'pricing.discountGivenTwice': 'Give the discount as a percentage or as an amount, not both',
  'pricing.discountExceedsLine': 'The discount is greater than the value of the line',
  'pricing.discountExceedsSubtotal': 'The discount is greater than the value of the document',
  'pricing.taxGroupRateDiffers': 'One VAT code has two rates in this document',
  'pricing.creditExceedsQuantity': 'Quantity %{quantity} is more than what is left, %{remaining}',
  'pricing.overflow': 'The amount is too large',

  'record.notFound': 'The record does not exist',
  'record.invalidId':
    'An identifier has 1 to 64 letters, digits or underscores, and is no reserved word',
  'record.idTaken': 'There is already a record with the identifier %{id}',
  'record.archived': 'The record has been removed',
  'record.notArchived': 'The record has not been removed',
  'record.stale': 'Somebody else has changed this record since you opened it',
  'record.changedAgain': 'Changed again since then',
  'field.required': 'This field is required',
  'field.invalid': 'This value is not valid',
  'field.tooLong': 'At most %{max} characters',
  'field.tooMany': 'At most %{max} lines',
  'field.outOfRange': 'The value must be between %{min} and %{max}',
  'field.negative': 'The value must not be negative',
  'field.taken': '%{value} is already in use',

  'series.notFound': 'No invoicing series found for %{year}. Would you like to create one?',
  'series.closed': 'Invoicing series %{series} is closed',
  'series.alreadyClosed': 'Invoicing series %{series} is already closed',
  'series.alreadyOpen': 'Invoicing series %{series} is already open',
  'series.exists': 'Invoicing series %{series} already exists',
  'series.codeIsLettersAndDigits': 'Only letters and digits are allowed',
  'series.invalidYear': 'Invalid year',

  'vat.exemptionReasonRequired': 'A VAT of 0\u00a0% needs the reason of the exemption',
  'vat.taxableShareOutOfRange': 'The taxable share is above 0 and below 100\u00a0%',
  'vat.rateInUse':
    'The rate of %{code} cannot change: articles or documents use it. Create another code instead',
  'vat.validityEndsBeforeItBegins': 'The validity ends before it begins',
  'vat.defaultCannotBeArchived': 'The default VAT cannot be removed; choose another first',
} satisfies Record<ErrorCode, string>;
