import { describe, expect, it } from '@jest/globals';
import { paperBody, type TypedPaper } from './found-paper.js';
import { missingRanges } from './missing-ranges.js';

const paper: TypedPaper = {
  reference: ' VD 2026C1/12 ',
  foot: 'nº 4 817',
  issuedOn: '02/03/2026',
  methodId: 'method_cash',
  rows: [
    { key: 1, vatId: 'vat_NOR', amount: '1 160,00' },
    { key: 2, vatId: 'vat_ISE', amount: '87' },
  ],
};

describe('a paper that was found', () => {
  it('is sent as one line for each VAT rate, with its total', () => {
    expect(paperBody(paper, 'paper1', 'Vendas', 'pt')).toEqual({
      recoveryId: 'paper1',
      reference: 'VD 2026C1/12',
      sequence: 4817,
      issuedOn: '2026-03-02',
      lines: [
        { description: 'Vendas', quantity: '1', vatId: 'vat_NOR', unitPrice: '1160.00' },
        { description: 'Vendas', quantity: '1', vatId: 'vat_ISE', unitPrice: '87.00' },
      ],
      totalMinor: 124_700,
      payment: [{ methodId: 'method_cash', amountMinor: 124_700 }],
    });
  });

  it('need not name its foot nor how it was paid', () => {
    const bare = paperBody({ ...paper, foot: '', methodId: '' }, 'paper1', 'Vendas', 'pt');
    expect(bare).not.toHaveProperty('sequence');
    expect(bare).not.toHaveProperty('payment');
  });
});

describe('numbers that no document has', () => {
  it('are shown as ranges of their series', () => {
    const numbers = ['VD 2026C1/13', 'VD 2026C1/11', 'FT 2026C1/2', 'VD 2026C1/12', 'VD 2026C1/20'];
    const missing = numbers.map((reference) => ({
      documentId: reference,
      reference,
      reason: 'neverReceived' as const,
    }));
    expect(missingRanges(missing)).toEqual([
      { series: 'FT 2026C1', from: 2, to: 2 },
      { series: 'VD 2026C1', from: 11, to: 13 },
      { series: 'VD 2026C1', from: 20, to: 20 },
    ]);
  });
});
