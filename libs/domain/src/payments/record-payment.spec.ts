import { describe, expect, it } from '@jest/globals';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { aShop, booksOf, issuedInShop, monday, specify } from '../testing/index.js';
import type { RecordPayment } from './payments.commands.js';
import { recordPayment } from './record-payment.js';

/** Two invoices of 522.00 each, and one of the consumer. */
const past = [...aShop(), ...issuedInShop({}, {}, { clientId: 'consumer' })];
const given = specify(recordPayment);
const cash = { methodId: 'method_cash', amountMinor: 52_200 };
const card = { methodId: 'method_card', treasuryAccountId: 'account_cash', amountMinor: 10_000 };
const pay = (differing: Partial<RecordPayment> = {}): RecordPayment => ({
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [cash],
  allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
  ...differing,
});
const refused = (differing: Partial<RecordPayment>) => given(...past).when(pay(differing));

function recorded(
  differing: Partial<RecordPayment>,
  events: readonly JournalEvent[] = past,
): JournalEventOf<'PaymentRecorded'>['data'] {
  const [event] = given(...events).when(pay(differing)).events;
  if (event?.type !== 'PaymentRecorded') throw new Error('nothing was recorded');
  return event.data;
}

describe('recording a payment', () => {
  it('numbers the receipt and settles the document', () => {
    const receipt = recorded({});
    expect(receipt).toMatchObject({ id: 'RC_2026.1', reference: 'RC 2026/1', issuedOn: monday });
    expect(receipt.account).toEqual({ debitMinor: 0, creditMinor: 52_200 });
    expect(receipt.entries).toEqual([{ accountId: 'account_cash', amountMinor: 52_200 }]);
    const { documents, treasury } = booksOf(...past, { type: 'PaymentRecorded', data: receipt });
    expect(documents.open.has('FT_2026.1')).toBe(false);
    expect(documents.balances.get('mercearia')).toBe(52_200);
    expect(treasury.moved.get('account_cash')).toBe(52_200);
  });

  it('pays several documents by several means, some in part', () => {
    const receipt = recorded({
      rows: [{ ...cash, receivedMinor: 60_000 }, card],
      allocations: [
        { documentId: 'FT_2026.1', amountMinor: 52_200 },
        { documentId: 'FT_2026.2', amountMinor: 10_000 },
      ],
    });
    expect(receipt.paidMinor).toBe(62_200);
    expect(receipt.rows.map(({ changeMinor }) => changeMinor)).toEqual([7_800, 0]);
    const { documents } = booksOf(...past, { type: 'PaymentRecorded', data: receipt });
    expect(documents.open.get('FT_2026.2')?.openMinor).toBe(42_200);
  });

  it('takes no means and no account that is archived', () => {
    const method: JournalEvent = { type: 'PaymentMethodArchived', data: { id: 'method_cash' } };
    given(...past, method)
      .when(pay())
      .thenRefused('payment.methodArchived', undefined, 'rows.0.methodId');
    const account: JournalEvent = { type: 'TreasuryAccountArchived', data: { id: 'account_cash' } };
    given(...past, account)
      .when(pay())
      .thenRefused('treasury.accountArchived', undefined, 'rows.0.treasuryAccountId');
  });

  it('names what a row is missing by the sentences of the product', () => {
    refused({ rows: [] }).thenRefused('payment.noMethod', {}, 'rows');
    refused({ rows: [cash, { amountMinor: 1 }] }).thenRefused(
      'payment.methodNotSelected',
      { line: 2 },
      'rows.1.methodId',
    );
    const voucher: JournalEvent = {
      type: 'PaymentMethodRegistered',
      data: {
        id: 'voucher',
        name: 'Voucher',
        namePt: 'Vale',
        kind: 'other',
        mechanism: 'CO',
        requiresReference: false,
        isDefault: false,
      },
    };
    given(...past, voucher)
      .when(pay({ rows: [{ methodId: 'voucher', amountMinor: 1 }] }))
      .thenRefused('payment.accountNotSelected', { line: 1 }, 'rows.0.treasuryAccountId');
    refused({ rows: [cash, cash] }).thenRefused('payment.methodAlreadySelected', { line: 2 });
    refused({ rows: [{ ...cash, amountMinor: 0 }] }).thenRefused('payment.invalidAmount');
    refused({ rows: [{ ...cash, receivedMinor: 52_199 }] }).thenRefused(
      'payment.receivedTooLittle',
      { line: 1 },
    );
    refused({ rows: [{ ...card, receivedMinor: 10_001 }] }).thenRefused(
      'payment.changeOnlyFromCash',
      { line: 1, method: 'Card' },
    );
  });

  it('asks a cheque for its number, and takes two of them', () => {
    const cheque = { methodId: 'method_cheque', treasuryAccountId: 'account_cash' };
    refused({ rows: [{ ...cheque, amountMinor: 52_200 }] }).thenRefused(
      'payment.referenceRequired',
    );
    const receipt = recorded({
      rows: [
        { ...cheque, amountMinor: 50_000, reference: '0001', valueOn: '2026-03-05' },
        { ...cheque, amountMinor: 2_200, reference: '0002' },
      ],
    });
    expect(receipt.entries[0]).toEqual({
      accountId: 'account_cash',
      amountMinor: 50_000,
      valueOn: '2026-03-05',
    });
  });

  it('keeps what is left over only when it is meant as an advance', () => {
    const half = [{ documentId: 'FT_2026.1', amountMinor: 26_100 }];
    refused({ allocations: half }).thenRefused('payment.moreThanDocuments', { left: '261.00' });
    expect(recorded({ allocations: half, isAdvance: true }).advanceMinor).toBe(26_100);
    refused({ isAdvance: true }).thenRefused('payment.advanceIsZero', {}, 'isAdvance');
    refused({ allocations: [], rows: [{ ...cash, amountMinor: 0 }], isAdvance: true }).thenRefused(
      'payment.advanceIsZero',
      {},
      'rows.0.amountMinor',
    );
    const advance = recorded({ allocations: [], isAdvance: true });
    const { documents } = booksOf(...past, { type: 'PaymentRecorded', data: advance });
    expect(documents.open.get('RC_2026.1')).toMatchObject({ side: 'credit', openMinor: 52_200 });
    expect(documents.balances.get('mercearia')).toBe(52_200);
  });

  it('is refused beyond what is left, twice, and for documents of others', () => {
    const settle = (documentId: string, amountMinor = 52_200) => ({ documentId, amountMinor });
    refused({ allocations: [settle('FT_2026.1', 52_201)] }).thenRefused('payment.moreThanOpen', {
      document: 'FT 2026/1',
      open: '522.00',
    });
    refused({ allocations: [settle('FT_2026.1'), settle('FT_2026.2')] }).thenRefused(
      'payment.lessThanDocuments',
      { missing: '522.00' },
    );
    refused({ allocations: [settle('FT_2026.1', 100), settle('FT_2026.1', 100)] }).thenRefused(
      'document.alreadySelected',
      {},
      'allocations.1.documentId',
    );
    refused({ allocations: [settle('FT_2026.3')] }).thenRefused('payment.documentOfOtherParty', {
      document: 'FT 2026/3',
    });
    refused({ allocations: [settle('FT_2026.9')] }).thenRefused('payment.documentNotOpen', {
      document: 'FT 2026/9',
    });
    refused({ allocations: [settle('')] }).thenRefused('payment.documentNotSelected', { line: 1 });
    refused({ allocations: [settle('FT_2026.1', -5)] }).thenRefused('payment.invalidAmount');
  });

  it('is of a type of receipts, for a party of its side', () => {
    refused({ documentTypeId: 'FT' }).thenRefused('payment.typeNotPayment', { type: 'Invoice' });
    refused({ documentTypeId: 'XX' }).thenRefused('document.typeNotLoaded');
    refused({ partyId: 'wholesaler' }).thenRefused('client.notSelected', {}, 'partyId');
    refused({ documentTypeId: 'RF' }).thenRefused('supplier.notSelected', {}, 'partyId');
  });

  it('is refused in a closed series, and on a closed treasury account', () => {
    given(...past, { type: 'SeriesClosed', data: { id: 'RC_2026' } })
      .when(pay())
      .thenRefused('series.closed', { series: 'RC 2026' });
    given(...past, { type: 'TreasuryPeriodClosed', data: { id: 'account_cash', through: monday } })
      .when(pay())
      .thenRefused('treasury.periodClosed', { name: 'Caixa', through: monday });
  });

  it('pays a supplier out of the treasury', () => {
    const advance = recorded({
      documentTypeId: 'RF',
      partyId: 'wholesaler',
      allocations: [],
      isAdvance: true,
    });
    expect(advance.account).toEqual({ debitMinor: 52_200, creditMinor: 0 });
    expect(advance.entries).toEqual([{ accountId: 'account_cash', amountMinor: -52_200 }]);
    const { documents } = booksOf(...past, { type: 'PaymentRecorded', data: advance });
    expect(documents.balances.get('wholesaler:supplier')).toBe(52_200);
  });
});

describe('what settles without money', () => {
  const withholding = { documentId: 'FT_2026.1', amountMinor: 9_000, certificate: 'M/20 118' };

  it('is what the client withheld, on its certificate', () => {
    const receipt = recorded({
      rows: [{ ...cash, amountMinor: 43_200 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 43_200 }],
      withholdings: [withholding],
    });
    expect(receipt.account.creditMinor).toBe(52_200);
    expect(receipt.paidMinor).toBe(43_200);
    const { documents } = booksOf(...past, { type: 'PaymentRecorded', data: receipt });
    expect(documents.open.has('FT_2026.1')).toBe(false);
  });

  it('may come later, on a receipt of its own', () => {
    const cashFirst = recorded({
      rows: [{ ...cash, amountMinor: 43_200 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 43_200 }],
    });
    const paid: readonly JournalEvent[] = [...past, { type: 'PaymentRecorded', data: cashFirst }];
    expect(booksOf(...paid).documents.open.get('FT_2026.1')?.openMinor).toBe(9_000);
    const certificate = recorded({ rows: [], allocations: [], withholdings: [withholding] }, paid);
    const after = booksOf(...paid, { type: 'PaymentRecorded', data: certificate });
    expect(after.documents.open.has('FT_2026.1')).toBe(false);
    expect(after.documents.balances.get('mercearia')).toBe(52_200);
  });

  it('writes off a difference within the limit of the company, and all of it', () => {
    const short = (minor: number, writtenOffMinor = minor) => ({
      rows: [{ ...cash, amountMinor: 52_200 - minor }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 - minor }],
      writeOffs: [{ documentId: 'FT_2026.1', amountMinor: writtenOffMinor }],
    });
    expect(recorded(short(100)).account.creditMinor).toBe(52_200);
    refused(short(101)).thenRefused('payment.writeOffTooLarge', { limit: '1.00' });
    refused(short(100, 99)).thenRefused('payment.writeOffLeavesOpen', { document: 'FT 2026/1' });
  });
});
