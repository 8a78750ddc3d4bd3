import { setUp } from './set-up.js';
import type { CompanySettings } from '@balcao/domain';

/** Several companies of one person, setting one up, taking everything out, ending. */
export const companies = {
  createTitle: 'New company',
  createSubtitle: 'We will set up VAT rates, document types and payment methods for your country.',
  back: 'Back',
  find: 'Find company',
  none: 'No company found',
  closed: 'Closed',
  readOnly: 'This company is closed and read-only.',
  since: 'Set %{when}.',
  help: {
    timeZone: 'Used for document dates and reports.',
    decimalPlaces: 'Applies to unit prices on new documents. Totals always use 2 decimals.',
    roundingPolicy: 'Rounds each line, or the total of each VAT rate.',
    pricesIncludeVat: 'Prices you enter include VAT.',
    vatRegime: 'With ISPC or exempt, sales charge no VAT and purchases deduct none, from now on.',
    financialDiscountMode: 'When an early payment discount takes effect.',
    exceedsStockLimits: 'Documents can take more than is in stock.',
    batchOutputMethod: 'Batch suggested first when goods leave.',
    sellsExpiredBatches: 'Batches past their expiry date can be sold.',
    stockValuation: 'Cannot change once stock has moved.',
    allowsReferences: 'Documents can refer to others without being converted from them.',
    asksNoteReason: 'Credit and debit notes to clients must state a reason.',
    defaultClientId: 'Used on sales without a client.',
    defaultWarehouseId: 'Used on lines without a warehouse.',
    writeOffLimitMinor: 'Largest difference a payment can write off.',
    cashCoinMinor:
      'Smallest coin in use, such as 0.50: what clients pay in cash is rounded to it. Empty: no rounding.',
    lockedThrough:
      'Nothing is booked up to this day, except by users with that permission. Empty: no lock.',
    shiftHours: 'An open shift is “not closed” after these hours. Empty: at the end of its day.',
    mailsSeals: 'Keeps a copy of each daily seal outside the system.',
    scaleBarcodes:
      'Prefix, article code, weight or price: 21 00123 00355 is 0.355 kg of article 123, sold by weight.',
  } satisfies Record<keyof CompanySettings, string>,
  exports: {
    title: 'Export all data',
    hint: 'An archive with all lists as CSV, the journal with its seals, attachments and pictures. Available for 7 days; each download is recorded.',
    order: 'Export all data',
    ordered: 'Export started',
  },
  closing: {
    title: 'Close company',
    hint: 'The company becomes read-only, and only owners can open it. Its data is kept as long as the law requires. You can reopen it within 30 days.',
    exportFirst: 'Export all data first, above. You can download the file later too.',
    begin: 'Close company…',
    name: 'Type the company name: %{name}',
    password: 'Your password',
    code: 'Authenticator code',
    confirm: 'Close %{name}',
    cancel: 'Cancel',
    closed: 'Company closed',
  },
  account: {
    title: 'Close your account',
    hint: 'You leave all companies and are signed out everywhere. Your name stays in the history. This cannot be undone.',
    begin: 'Close account…',
    confirm: 'Close my account',
  },
  setUp,
};
