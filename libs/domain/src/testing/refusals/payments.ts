import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { wholesaler } from '../records.js';
import { issue } from '../documents.js';
import { after, given, neverRefused, refused, type RefusalTable } from './table.js';
import { voucher, method, tax, rate, invoiced, cash, all, paid, half } from './paid.js';
import { paymentRefusals } from './recorded-payments.js';

const wrongMethod = (more: object) => ({ id: 'voucher', fields: { ...voucher, ...more } });
const wrongRate = (more: object) => ({ id: 'rents', fields: { ...tax, ...more } });

const paying: Command = { type: 'RecordPayment', ...paid };
const advance: Command = { ...paying, allocations: [], isAdvance: true };
const receipt = 'RC_2026.1';
const takenBack = { id: receipt, reason: 'Engano' };
const cancelled: Command = { type: 'CancelPayment', ...takenBack };
const printed: Command = { type: 'PrintDocument', id: receipt, copy: 'original' };
const seriesIsClosed: Command = { type: 'CloseSeries', id: 'RC_2026' };
const unknown = refused({ ...takenBack, id: 'none' }, 'payment.notFound', '', { id: 'none' });
const isCancelled = after(
  [invoiced, paying, cancelled],
  refused(takenBack, 'payment.alreadyCancelled', '', { document: 'RC 2026/1' }),
);
const isClosed = after(
  [invoiced, paying, seriesIsClosed],
  refused(takenBack, 'series.closed', '', { series: 'RC 2026' }),
);
const back = { id: 'back1', sourceId: receipt, rows: [{ ...cash, amountMinor: 100 }] };
const refunded: Command = { type: 'RefundCredit', ...back };

const both: JournalEvent = {
  type: 'PartyChanged',
  data: { id: 'wholesaler', before: { isClient: false }, after: { isClient: true } },
};
const sold = issue({ clientId: 'wholesaler', draftId: 'sold' });
const bought = issue({
  documentTypeId: 'FTF',
  draftId: 'bought',
  supplierId: 'wholesaler',
  vatIncluded: false,
});
const sales = [{ documentId: 'FT_2026.1', amountMinor: 100 }];
const purchases = [{ documentId: 'FTF_2026.1', amountMinor: 100 }];
const setOff = { partyId: 'wholesaler', sales, purchases };

/** What is refused of the commands on payments and their means. */
export const paymentsRefusals: RefusalTable<'payments'> = {
  ...method,
  RegisterPaymentMethod: [
    ...method.RegisterPaymentMethod,
    refused(wrongMethod({ accountId: 'none' }), 'treasury.accountNotFound', 'accountId', {
      id: 'none',
    }),
    refused(wrongMethod({ namePt: 'Numerário' }), 'field.taken', 'namePt', {
      field: 'namePt',
      value: 'Numerário',
    }),
  ],
  ...rate,
  RegisterWithholdingRate: [
    ...rate.RegisterWithholdingRate,
    refused(wrongRate({ rate: '0' }), 'withholding.rateOutOfRange', 'rate'),
    refused(wrongRate({ rate: '100.01' }), 'withholding.rateOutOfRange', 'rate'),
    refused(
      wrongRate({ validFrom: '2026-02-01', validTo: '2026-01-31' }),
      'withholding.endsBeforeBegin',
      'validTo',
    ),
  ],
  AdoptWithholdingRates: neverRefused,
  RecordPayment: paymentRefusals,
  RecordSetOff: [
    refused({ ...setOff, documentTypeId: 'none' }, 'document.typeNotLoaded', 'documentTypeId'),
    refused({ ...setOff, documentTypeId: 'RC' }, 'payment.typeNotSetOff', 'documentTypeId', {
      type: 'Receipt',
    }),
    refused({ ...setOff, partyId: 'none' }, 'client.notSelected', 'partyId'),
    refused(setOff, 'payment.setOffParty', 'partyId', { party: wholesaler.data.name }),
    ...given(
      [both],
      refused({ ...setOff, isAutomatic: true }, 'payment.setOffEmpty', 'sales'),
      refused({ partyId: 'wholesaler' }, 'payment.setOffEmpty', 'sales'),
      ...after(
        [sold, bought],
        refused(
          { ...setOff, sales: [{ documentId: 'FT_2026.1', amountMinor: 101 }] },
          'payment.setOffUnequal',
          'sales',
          { sales: '1.01', purchases: '1.00' },
        ),
        refused(
          { ...setOff, purchases: [...purchases, ...purchases] },
          'document.alreadySelected',
          'purchases.1.documentId',
        ),
      ),
    ),
  ],
  ChangePaymentNote: [
    unknown,
    ...isCancelled,
    ...isClosed,
    ...after([invoiced, paying, printed], refused({ id: receipt }, 'payment.originalPrinted')),
    ...after(
      [invoiced, paying],
      refused({ id: receipt, note: 'x'.repeat(501) }, 'field.tooLong', 'note', {
        field: 'note',
        max: 500,
      }),
    ),
  ],
  CancelPayment: [
    unknown,
    ...isCancelled,
    ...isClosed,
    ...after(
      [invoiced, paying],
      refused({ ...takenBack, reason: '' }, 'treasury.reasonRequired', 'reason'),
    ),
    ...after([advance, refunded], refused(takenBack, 'payment.creditUsed')),
  ],
  RestorePayment: [
    unknown,
    ...after(
      [invoiced, paying],
      refused({ id: receipt }, 'payment.notCancelled', '', { document: 'RC 2026/1' }),
    ),
    ...after(
      [invoiced, paying, cancelled, paying],
      refused({ id: receipt }, 'payment.documentNotOpen', '', { document: 'FT 2026/1' }),
    ),
  ],
  AllocateCredit: [
    unknown,
    ...isCancelled,
    ...isClosed,
    ...after([invoiced], refused({ id: 'FT_2026.1' }, 'payment.notFound', '', { id: 'FT_2026.1' })),
    ...given(
      [both],
      ...after(
        [sold, bought, { type: 'RecordSetOff', ...setOff }],
        refused({ id: 'EN_2026.1', allocations: [] }, 'payment.setOffNotAllocated'),
      ),
    ),
    ...after(
      [invoiced, paying, printed],
      refused({ id: receipt, allocations: [half] }, 'payment.originalPrinted'),
    ),
    ...after(
      [invoiced, advance, issue({ draftId: 'second' })],
      refused(
        { id: receipt, allocations: [all, { ...all, documentId: 'FT_2026.2' }] },
        'payment.lessThanDocuments',
        'allocations',
        { missing: '450.00' },
      ),
      refused(
        { id: receipt, allocations: [{ ...all, documentId: receipt }] },
        'payment.settlesItself',
        'allocations.0.documentId',
      ),
    ),
    ...after(
      [advance, advance],
      refused(
        { id: receipt, allocations: [{ documentId: 'RC_2026.2', amountMinor: 100 }] },
        'payment.creditsExceedDocuments',
        'allocations',
      ),
    ),
  ],
  RefundCredit: [
    refused({ ...back, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...back, sourceId: 'none' }, 'payment.notFound', 'sourceId', { id: 'none' }),
    ...after(
      [invoiced],
      refused({ ...back, sourceId: 'FT_2026.1' }, 'payment.notFound', 'sourceId', {
        id: 'FT_2026.1',
      }),
    ),
    ...after(
      [advance, cancelled],
      refused(back, 'payment.alreadyCancelled', 'sourceId', { document: 'RC 2026/1' }),
    ),
    ...after(
      [advance],
      refused({ ...back, on: 'x' }, 'document.invalidDay', 'on', { field: 'on' }),
      refused({ ...back, on: '2026-03-03' }, 'treasury.inFuture', 'on', { today: '2026-03-02' }),
      refused({ ...back, on: '2026-03-01' }, 'payment.refundBeforeIssue', 'on'),
      refused({ ...back, rows: [] }, 'payment.noMethod', 'rows'),
      refused(
        { ...back, rows: [{ ...cash, amountMinor: 45_001 }] },
        'payment.refundTooLarge',
        'rows',
        {
          left: '450.00',
        },
      ),
    ),
  ],
  CancelRefund: [
    refused({ ...takenBack, id: 'none' }, 'record.notFound', '', { id: 'none' }),
    ...after(
      [advance, refunded],
      refused({ id: 'back1', reason: '' }, 'treasury.reasonRequired', 'reason'),
    ),
    ...after(
      [advance, refunded, { type: 'CancelRefund', id: 'back1', reason: 'Engano' }],
      refused({ id: 'back1', reason: 'Engano' }, 'payment.refundCancelled'),
    ),
  ],
};
