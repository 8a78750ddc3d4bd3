import type { DocumentContentBody } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './comparison.js';

const rice = { description: 'Rice', quantity: '2', unitPrice: '412.5', vatId: 'exempt' };
const soap = { ...rice, articleId: 'soap', description: 'Soap', vatId: 'normal' };
const mine: DocumentContentBody = {
  documentTypeId: 'FT',
  clientId: 'orquidea',
  vatIncluded: false,
  lines: [rice],
};

describe('what two people made of one draft', () => {
  it('differs in nothing when it is the same', () => {
    expect(differencesOf(mine, { ...mine })).toEqual([]);
  });

  it('is named field by field, with both sides', () => {
    const theirs = { ...mine, clientId: 'limpopo', note: 'Urgent' };
    expect(differencesOf(mine, theirs)).toEqual([
      { part: 'client', mine: 'orquidea', theirs: 'limpopo' },
      { part: 'note', mine: undefined, theirs: 'Urgent' },
    ]);
  });

  it('is named for every field that a content has', () => {
    const whole: Required<DocumentContentBody> = {
      documentTypeId: 'FT',
      lines: [],
      seriesId: 'FT_2026R',
      issuedOn: '2026-03-02',
      paymentTermsDays: 30,
      dueOn: '2026-04-01',
      clientId: 'limpopo',
      supplierId: 'mill',
      supplierReference: 'A/17',
      supplierIssuedOn: '2026-03-01',
      withholdingRateId: 'RENT20',
      validUntil: '2026-03-31',
      currency: 'USD',
      exchangeRate: '64.5',
      exchangeRateReason: 'Contract',
      warehouseId: 'shop',
      returnsStock: false,
      commercialDiscount: { percentage: '10' },
      financialDiscount: { minor: 500 },
      vatIncluded: true,
      originId: 'FT_2026.1',
      references: ['CT_2026.1', 'CT_2026.2'],
      corrects: 'FT_2026.4',
      duplicateOf: 'FT_2026.2',
      reasonCode: 'wrongPrice',
      orderNumber: 'PO 7',
      note: 'Urgent',
      receiver: { name: 'Ana' },
      carrier: { name: 'Transportes', contact: '841234567' },
      transport: { startsAt: '2026-03-02T14:30', from: 'Maputo', to: 'Beira', vehicle: 'ABC 1' },
      recovered: { reference: 'FT 12', issuedOn: '2026-02-27' },
      cashRegisterId: 'till1',
      payment: { rows: [{ methodId: 'cash', amountMinor: 100 }] },
    };
    const bare = { documentTypeId: 'FT', lines: [], vatIncluded: false };
    expect(differencesOf(bare, whole).map(({ part, theirs }) => [part, theirs])).toEqual([
      ['client', 'limpopo'],
      ['supplier', 'mill'],
      ['supplierReference', 'A/17'],
      ['supplierIssuedOn', '2026-03-01'],
      ['withholdingRate', 'RENT20'],
      ['series', 'FT_2026R'],
      ['recoveredReference', 'FT 12'],
      ['recoveredIssuedOn', '2026-02-27'],
      ['currency', 'USD'],
      ['exchangeRate', '64.5'],
      ['exchangeRateReason', 'Contract'],
      ['issuedOn', '2026-03-02'],
      ['due', '2026-04-01'],
      ['validUntil', '2026-03-31'],
      ['origin', 'FT_2026.1'],
      ['references', 'CT_2026.1, CT_2026.2'],
      ['corrects', 'FT_2026.4'],
      ['duplicateOf', 'FT_2026.2'],
      ['reasonCode', 'wrongPrice'],
      ['orderNumber', 'PO 7'],
      ['note', 'Urgent'],
      ['receiver', 'Ana'],
      ['carrier', 'Transportes, 841234567'],
      ['transportStartsAt', '2026-03-02T14:30'],
      ['transportFrom', 'Maputo'],
      ['transportTo', 'Beira'],
      ['transportVehicle', 'ABC 1'],
      ['vatIncluded', 'true'],
      ['commercialDiscount', '10\u00a0%'],
      ['financialDiscount', '500'],
      ['warehouse', 'shop'],
      ['returnsStock', 'false'],
      ['cashRegister', 'till1'],
      ['payment', 'cash 100'],
    ]);
    expect(differencesOf(whole, whole)).toEqual([]);
  });

  it('does not differ where one side leaves the VAT switch to the settings', () => {
    const theirs = { documentTypeId: 'FT', clientId: 'orquidea', lines: [rice] };
    expect(differencesOf(mine, theirs)).toEqual([]);
  });
});

describe('what two people made of the lines', () => {
  const lines = (own: DocumentContentBody['lines'], other: DocumentContentBody['lines']) =>
    differencesOf({ ...mine, lines: own }, { ...mine, lines: other });

  it('is written in the reader’s number format', () => {
    const words = {
      vatName: () => 'NOR',
      decimal: (decimal: string) => decimal.replace('.', ','),
      amount: (minor: number) => `${minor} cents`,
    };
    const theirs = { ...mine, lines: [{ ...rice, discounts: ['2.5'], discountMinor: 50 }] };
    expect(differencesOf({ ...mine, lines: [rice] }, theirs, words)).toEqual([
      {
        part: 'lineChanged',
        line: 1,
        mine: 'Rice, 2 × 412,5, NOR',
        theirs: 'Rice, 2 × 412,5 − 2,5\u00a0%, NOR, 50 cents',
      },
    ]);
  });

  it('is what one of them added above, and the other still has', () => {
    expect(lines([rice, soap], [soap])).toEqual([
      { part: 'lineRemoved', line: 1, mine: 'Rice, 2 × 412.5, exempt', theirs: undefined },
    ]);
    expect(lines([soap], [rice, soap])).toEqual([
      { part: 'lineAdded', line: 1, mine: undefined, theirs: 'Rice, 2 × 412.5, exempt' },
    ]);
  });

  it('is what changed of a line of the same article, wherever it stands', () => {
    const changed = { ...soap, quantity: '3', discounts: ['10'], description: 'Soap, green' };
    expect(lines([soap], [rice, changed])).toEqual([
      { part: 'lineAdded', line: 1, mine: undefined, theirs: 'Rice, 2 × 412.5, exempt' },
      {
        part: 'lineChanged',
        line: 1,
        mine: 'Soap, 2 × 412.5, normal',
        theirs: 'Soap, green, 3 × 412.5 − 10\u00a0%, normal',
      },
    ]);
  });

  it('is also just its VAT, its batch, its warehouse or its unit', () => {
    const changes = [
      { vatId: 'normal' },
      { batchName: 'L7' },
      { warehouseId: 'shop' },
      { unit: 'kg' },
      { creditMinor: 100 },
      { origin: { documentId: 'FT_2026.1', line: 0 } },
    ];
    for (const change of changes) {
      expect(lines([rice], [{ ...rice, ...change }])).toMatchObject([{ part: 'lineChanged' }]);
    }
  });

  it('is one line gone and another come where nothing is the same', () => {
    expect(lines([rice], [soap]).map(({ part }) => part)).toEqual(['lineRemoved', 'lineAdded']);
  });
});
