import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { after, given, refused, type RefusalTable } from './table.js';
import { tax, invoiced, cash, all, paid, rows, half } from './paid.js';

const lines = (...more: readonly object[]) => ({
  ...paid,
  allocations: [{ ...all, amountMinor: 1 }, ...more] as readonly (typeof all)[],
});
/** Leaves 1.00 of the invoice to be settled in another way. */
const less = {
  ...paid,
  rows: [{ ...cash, amountMinor: 44_900 }],
  allocations: [{ ...all, amountMinor: 44_900 }],
};
const settings = (fields: object): Command => ({ type: 'ChangeSettings', fields });
const leavesVatAlone = settings({ financialDiscountMode: 'atPaymentWithoutVat' });
const smallDifferences = settings({ writeOffLimitMinor: 100 });
const withheld: Command = { type: 'RegisterWithholdingRate', id: 'rents', fields: tax };
const dollars: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: { id: 'usd', name: 'Dólares', kind: 'bank', currency: 'USD', openingBalanceMinor: 0 },
};

/** What is refused of money from clients and to suppliers. */
export const paymentRefusals: RefusalTable<'payments'>['RecordPayment'] = [
  refused({ ...paid, documentTypeId: 'none' }, 'document.typeNotLoaded', 'documentTypeId'),
  refused({ ...paid, documentTypeId: 'FT' }, 'payment.typeNotPayment', 'documentTypeId', {
    type: 'Invoice',
  }),
  refused({ ...paid, issuedOn: 'x' }, 'document.invalidDay', 'issuedOn', { field: 'issuedOn' }),
  refused({ ...paid, issuedOn: '2026-03-03' }, 'document.issuedInFuture', 'issuedOn', {
    today: '2026-03-02',
  }),
  refused({ ...paid, issuedOn: '2025-12-31' }, 'series.notFound', '', { year: 2025 }),
  refused({ ...paid, seriesId: 'FT_2026' }, 'document.seriesOfOtherType', 'seriesId', {
    series: 'FT 2026',
    type: 'Receipt',
  }),
  refused({ ...paid, partyId: 'wholesaler' }, 'client.notSelected', 'partyId'),
  refused({ ...paid, documentTypeId: 'RF' }, 'supplier.notSelected', 'partyId'),
  refused({ ...paid, note: 'x'.repeat(501) }, 'field.tooLong', 'note', {
    field: 'note',
    max: 500,
  }),
  refused(rows({ amountMinor: 1 }), 'payment.methodNotSelected', 'rows.1.methodId', { line: 2 }),
  refused(
    rows({ ...cash, methodId: 'method_card', amountMinor: 0 }),
    'payment.invalidAmount',
    'rows.1.amountMinor',
    {
      line: 2,
    },
  ),
  refused(rows(cash), 'payment.methodAlreadySelected', 'rows.1.methodId', { line: 2 }),
  refused(
    rows({ ...cash, methodId: 'method_cheque' }),
    'payment.referenceRequired',
    'rows.1.reference',
    { line: 2, method: 'Cheque' },
  ),
  refused(
    rows({ ...cash, methodId: 'method_card', receivedMinor: 45_001 }),
    'payment.changeOnlyFromCash',
    'rows.1.receivedMinor',
    { line: 2, method: 'Card' },
  ),
  refused(
    rows({ ...cash, methodId: 'method_card', receivedMinor: 44_999 }),
    'payment.receivedTooLittle',
    'rows.1.receivedMinor',
    { line: 2 },
  ),
  refused(
    rows({ ...cash, methodId: 'method_card', roundingMinor: 1 }),
    'payment.invalidAmount',
    'rows.1.roundingMinor',
    { line: 2 },
  ),
  refused(
    rows({ ...cash, methodId: 'method_card', valueOn: 'x' }),
    'document.invalidDay',
    'rows.1.valueOn',
    { field: 'valueOn' },
  ),
  refused(
    rows({ ...cash, methodId: 'method_card', treasuryAccountId: 'none' }),
    'treasury.accountNotFound',
    'rows.1.treasuryAccountId',
    { id: 'none' },
  ),
  ...after(
    [{ type: 'ArchivePaymentMethod', id: 'method_card' }],
    refused(
      rows({ ...cash, methodId: 'method_card' }),
      'payment.methodArchived',
      'rows.1.methodId',
      { line: 2, method: 'Card' },
    ),
  ),
  ...after(
    [{ type: 'ChangePaymentMethod', id: 'method_card', fields: { accountId: null } }],
    refused(
      rows({ ...cash, methodId: 'method_card' }),
      'payment.accountNotSelected',
      'rows.1.treasuryAccountId',
      { line: 2 },
    ),
  ),
  ...given(
    [dollars],
    refused(
      rows({ ...cash, methodId: 'method_card', treasuryAccountId: 'usd', rate: '64' }),
      'payment.foreignAmountRequired',
      'rows.1.accountMinor',
      { line: 2, currency: 'USD' },
    ),
    refused(
      rows({ ...cash, methodId: 'method_card', treasuryAccountId: 'usd', accountMinor: 1 }),
      'exchange.rateNotSet',
      'rows.1.rate',
      { currency: 'USD', on: '2026-03-02' },
    ),
  ),
  ...after(
    [invoiced],
    refused({ ...paid, rows: [] }, 'payment.noMethod', 'rows'),
    refused(
      { ...paid, rows: [{ ...cash, amountMinor: 0 }], isAdvance: true },
      'payment.advanceIsZero',
      'rows.0.amountMinor',
    ),
    refused({ ...paid, isAdvance: true }, 'payment.advanceIsZero', 'isAdvance'),
    refused({ ...paid, allocations: [half] }, 'payment.moreThanDocuments', 'allocations', {
      left: '449.00',
    }),
    refused(
      { ...paid, rows: [{ ...cash, amountMinor: 100 }] },
      'payment.lessThanDocuments',
      'allocations',
      { missing: '449.00' },
    ),
    refused(
      lines({ documentId: '', amountMinor: 1 }),
      'payment.documentNotSelected',
      'allocations.1.documentId',
      { line: 2 },
    ),
    refused(
      lines({ documentId: 'FT_2026.2', amountMinor: 1 }),
      'payment.documentNotOpen',
      'allocations.1.documentId',
      { document: 'FT 2026/2' },
    ),
    refused(lines(half), 'document.alreadySelected', 'allocations.1.documentId'),
    refused(
      { ...paid, allocations: [{ ...all, amountMinor: 45_001 }] },
      'payment.moreThanOpen',
      'allocations.0.amountMinor',
      { document: 'FT 2026/1', open: '450.00' },
    ),
    refused(
      { ...paid, partyId: 'consumer' },
      'payment.documentOfOtherParty',
      'allocations.0.documentId',
      { document: 'FT 2026/1' },
    ),
    refused(
      { ...less, withholdings: [{ ...half, certifiedOn: 'x' }] },
      'document.invalidDay',
      'withholdings.0.certifiedOn',
      { field: 'certifiedOn' },
    ),
    refused(
      { ...less, withholdings: [{ ...half, rateId: 'none', baseMinor: 1000 }] },
      'withholding.rateNotFound',
      'withholdings.0.rateId',
    ),
    refused(
      { ...less, discounts: [{ ...half, reason: 'Pronto' }] },
      'payment.discountOnInvoice',
      'discounts.0',
    ),
  ),
  ...after(
    [withheld, invoiced],
    refused(
      { ...less, withholdings: [{ ...half, rateId: 'rents' }] },
      'withholding.invalidBase',
      'withholdings.0.baseMinor',
    ),
    refused(
      { ...less, withholdings: [{ ...half, rateId: 'rents', baseMinor: 1010 }] },
      'withholding.notByRate',
      'withholdings.0.amountMinor',
      { code: 'R', rate: '10' },
    ),
  ),
  ...after(
    [{ ...withheld, fields: { ...tax, validTo: '2026-03-01' } }, invoiced],
    refused(
      { ...less, withholdings: [{ ...half, rateId: 'rents', baseMinor: 1000 }] },
      'withholding.rateNotInForce',
      'withholdings.0.rateId',
      { code: 'R', day: '2026-03-02' },
    ),
  ),
  ...after(
    [smallDifferences, invoiced],
    refused(
      {
        ...rows(),
        allocations: [{ ...all, amountMinor: 1 }],
        writeOffs: [{ ...half, amountMinor: 101 }],
      },
      'payment.writeOffTooLarge',
      'writeOffs.0.amountMinor',
      { limit: '1.00' },
    ),
    refused(
      { ...rows(), allocations: [{ ...all, amountMinor: 1 }], writeOffs: [half] },
      'payment.writeOffLeavesOpen',
      'writeOffs.0.amountMinor',
      { document: 'FT 2026/1' },
    ),
  ),
  ...after(
    [settings({ financialDiscountMode: 'atPaymentWithCreditNote' }), invoiced],
    refused(
      { ...less, discounts: [{ ...half, reason: 'Pronto' }] },
      'payment.discountNeedsCreditNote',
      'discounts.0',
      { document: 'FT 2026/1' },
    ),
  ),
  ...after(
    [leavesVatAlone, invoiced],
    refused(
      { ...less, discounts: [half] },
      'payment.discountReasonRequired',
      'discounts.0.reason',
      {
        document: 'FT 2026/1',
      },
    ),
    refused(
      { ...less, discounts: [{ ...half, reason: 'x'.repeat(201) }] },
      'field.tooLong',
      'discounts.0.reason',
      { field: 'discounts.0.reason', max: 200 },
    ),
    refused(
      { ...rows(), allocations: [], isAdvance: true, discounts: [{ ...half, reason: 'Pronto' }] },
      'payment.discountWithoutPayment',
      'discounts.0.documentId',
      { document: 'FT 2026/1' },
    ),
  ),
];
