import { describe, expect, it } from '@jest/globals';
import type { PaymentRecordedData } from '@balcao/domain';
import { printedInvoice } from '../testing/printed.js';
import type { PrintedPayment } from './printed-payment.js';
import { receiptPaperOf } from './receipt-paper.js';

const { issued } = printedInvoice();
const { id: documentId, reference, issuedOn, dueOn } = issued;
const invoice = {
  documentId,
  reference,
  issuedOn,
  dueOn,
  side: 'debit',
  totalMinor: 52_200,
} as const;
const rice = { ...invoice, reference: 'FT 2026/2' };

const payment: PaymentRecordedData = {
  id: 'RC_2026.1',
  typeId: 'RC',
  seriesId: 'RC_2026',
  number: 1,
  reference: 'RC 2026/1',
  year: 2026,
  issuedOn: '2026-03-20',
  ledger: 'client',
  currency: 'MZN',
  supplier: issued.supplier,
  partyId: issued.partyId,
  party: issued.party,
  rows: [
    {
      methodId: 'transfer',
      method: 'Transferência',
      mechanism: 'TB',
      treasuryAccountId: 'bim',
      amountMinor: 60_000,
      receivedMinor: 60_000,
      changeMinor: 0,
      reference: 'TRF 8841',
    },
  ],
  allocations: [{ ...invoice, amountMinor: 52_200 }],
  adjustments: [{ ...rice, amountMinor: 2_000, kind: 'withholding', certificate: 'CR 17/2026' }],
  paidMinor: 60_000,
  advanceMinor: 7_800,
  entries: [],
  account: { debitMinor: 0, creditMinor: 62_000 },
};

const printed: PrintedPayment = {
  payment,
  typeName: 'Recibo',
  copy: 'original',
  isCancelled: false,
  isPreview: false,
  model: { language: 'pt', paperSize: 'A4' },
  methodNames: new Map(),
};

describe('a receipt on paper', () => {
  const paper = receiptPaperOf(printed);

  it('says from whom, and what it settles', () => {
    expect(paper.party).toMatchObject({ heading: 'Recebemos de', name: 'Mercearia do Bairro' });
    expect(paper.table.rows.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([
      ['FT 2026/1', '522,00'],
      ['FT 2026/2', '20,00'],
    ]);
    expect(paper.table.rows[1]?.details).toEqual(['Imposto retido', 'CR 17/2026']);
  });

  it('says what was paid, by which means, and what is left as an advance', () => {
    expect(paper.totals).toEqual([
      { label: 'Total liquidado', value: '522,00', isGrand: false },
      { label: 'Fica como adiantamento', value: '78,00', isGrand: false },
      { label: 'Pago MZN', value: '600,00', isGrand: true },
    ]);
    expect(paper.words?.value).toBe('Seiscentos meticais');
    expect(paper.blocks).toEqual([
      {
        part: 'payment',
        title: 'Pago com',
        facts: [{ label: 'Transferência', value: '600,00  TRF 8841' }],
      },
    ]);
    expect(paper.vat).toEqual([]);
  });

  it('says under which certificate it was made, where the country has given one', () => {
    const supplier = { ...payment.supplier, country: 'AO' };
    const angolan = { ...printed, payment: { ...payment, supplier } };
    expect(receiptPaperOf(angolan).mentions.at(-1)).toBe('Emitido por computador');
    expect(receiptPaperOf({ ...angolan, certificate: '123/AGT/2025' }).mentions.at(-1)).toBe(
      'Emitido por programa validado n.º 123/AGT/2025',
    );
  });

  it('names the means in its language, and one that is gone as it was called', () => {
    const methodNames = new Map([['transfer', 'Bank transfer']]);
    const [block] = receiptPaperOf({ ...printed, methodNames }).blocks;
    expect(block?.facts.map(({ label }) => label)).toEqual(['Bank transfer']);
  });

  it('says of a set-off that nothing was received or paid', () => {
    const account = { debitMinor: 23_200, creditMinor: 0 };
    const setOff = { ledger: 'supplier', allocations: [], account } as const;
    const { party, totals, mentions } = receiptPaperOf({
      ...printed,
      payment: { ...payment, setOff, rows: [], paidMinor: 23_200, advanceMinor: 0 },
    });
    expect(party?.heading).toBe('Encontro de contas com');
    expect(totals).toEqual([{ label: 'Compensado MZN', value: '232,00', isGrand: true }]);
    expect(mentions).toEqual(['Emitido por computador']);
  });

  it('calls a client without NUIT the final consumer, a supplier not', () => {
    const { code, name, country } = payment.party;
    const party = { code, name, country };
    const lines = (ledger: 'client' | 'supplier') =>
      receiptPaperOf({ ...printed, payment: { ...payment, ledger, party } }).party?.lines;
    expect(lines('client')).toContain('Consumidor final');
    expect(lines('supplier')).not.toContain('Consumidor final');
  });

  it('names the account of the payee', () => {
    const label = (ledger: 'client' | 'supplier') =>
      receiptPaperOf({ ...printed, payment: { ...payment, ledger } }).facts.at(-1)?.label;
    expect([label('client'), label('supplier')]).toEqual([
      'Conta de cliente',
      'Conta de fornecedor',
    ]);
  });

  it('is issued, not processed, by computer', () => {
    expect(paper.mentions).toContain('Emitido por computador');
  });

  it('counts off what a credit note takes', () => {
    const credit = { ...rice, side: 'credit', amountMinor: 10_000 } as const;
    const with1 = { ...payment, allocations: [...payment.allocations, credit], adjustments: [] };
    const { table } = receiptPaperOf({ ...printed, payment: with1 });
    expect(table.rows.at(-1)?.cells.at(-1)).toBe('-100,00');
  });
});
