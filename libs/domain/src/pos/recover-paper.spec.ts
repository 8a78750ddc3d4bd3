import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { closingOutlook } from './close-shift.js';
import type { RecoverTillPaper } from './pos.commands.js';
import { seriesForPaper } from './recover-paper.js';

const taking = {
  type: 'TakeTill',
  cashRegisterId: 'till1',
  deviceId: 'tablet_01',
  device: 'Balcão 1',
} as const;

/** A till that has sold once, and whose device was wiped behind four more entries. */
function wiped(): Trading {
  const shop = new Trading([...aShopWithTill()]);
  shop.run(taking);
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
  shop.run(sell('s1', 8_700));
  return shop;
}

const openRecovery = {
  type: 'OpenSeries',
  ...({ typeId: 'VD', year: 2026, code: 'REC2026', kind: 'recovery' } as const),
} as const;

const paper = (more: Partial<RecoverTillPaper> = {}): RecoverTillPaper => ({
  type: 'RecoverTillPaper',
  recoveryId: 'paper1',
  cashRegisterId: 'till1',
  reference: 'VD 2026C1/4',
  sequence: 3,
  issuedOn: '2026-03-01',
  lines: [{ description: 'Vendas a 16 %', quantity: '1', unitPrice: '87', vatId: 'vat_NOR' }],
  totalMinor: 8_700,
  ...more,
});

const dataOf = (events: readonly JournalEvent[]) => events.map(({ type, data }) => [type, data]);

describe('a paper that was never received', () => {
  it('is refused while there is no series for papers', () => {
    expect(wiped().tryRun(paper())).toBe('series.notFound');
  });

  it('names the numbers before it, and is entered itself', () => {
    const shop = wiped();
    shop.run(openRecovery);
    expect(dataOf(shop.run(paper()))).toMatchObject([
      ['DocumentNumberMissing', { id: 'VD_2026C1.2' }],
      ['DocumentNumberMissing', { id: 'VD_2026C1.3' }],
      ['DocumentNumberMissing', { id: 'VD_2026C1.4' }],
      ['TillEntriesMissing', { id: 'till1', lane: 1, from: 1, to: 3 }],
      [
        'DocumentIssued',
        {
          id: 'VD_REC2026.1',
          totals: { totalMinor: 8_700 },
          recovered: { reference: 'VD 2026C1/4', issuedOn: '2026-03-01' },
          payment: { rows: [{ amountMinor: 8_700 }] },
        },
      ],
      ['TillPaperFound', { id: 'VD_2026C1.4', sequence: 3, recoveredAs: 'VD_REC2026.1' }],
    ]);
    const { missing } = shop.books.pos.lanes.get('till1:1') ?? {};
    expect(missing).toEqual([{ from: 1, to: 2 }]);
    // The till goes on behind the number that is on paper.
    expect(shop.run(sell('s2', 8_700))).toMatchObject([{ data: { id: 'VD_2026C1.5' } }]);
  });

  it('closes one number and no other, and is entered once', () => {
    const shop = wiped();
    shop.run(openRecovery);
    shop.run({ type: 'ReportTillNumber', cashRegisterId: 'till1', reference: 'vd 2026c1/3' });
    expect(dataOf(shop.run(paper({ reference: 'VD_2026C1.2', sequence: 3 })))).toMatchObject([
      ['TillEntriesMissing', {}],
      ['DocumentIssued', {}],
      ['TillPaperFound', { id: 'VD_2026C1.2' }],
    ]);
    const again = paper({ reference: 'VD 2026C1/2', recoveryId: 'paper2' });
    expect(shop.tryRun(again)).toBe('document.recoveredBefore');
    shop.run({ type: 'CancelDocument', id: 'VD_REC2026.1', reason: 'mal lido' });
    expect(shop.run({ ...again, recoveryId: 'paper3' })).toMatchObject([
      { data: { id: 'VD_REC2026.2' } },
      { type: 'TillPaperFound' },
    ]);
  });

  it('is refused where it is not of the till, was received, or comes to another total', () => {
    const shop = wiped();
    shop.run(openRecovery);
    const refused = (more: Partial<RecoverTillPaper>) => shop.tryRun(paper(more));
    expect(refused({ reference: 'VD 2026C1/1' })).toBe('pos.numberTaken');
    expect(refused({ reference: 'VD 2026/4' })).toBe('pos.numberUnfit');
    expect(refused({ reference: 'VD 2026C1/5000' })).toBe('pos.numberUnfit');
    expect(refused({ reference: 'quatro' })).toBe('pos.numberUnfit');
    expect(refused({ reference: 'NC 2026C1/1' })).toBe('shift.typeNotSold');
    expect(refused({ totalMinor: 8_800 })).toBe('shift.totalDiffers');
    expect(refused({ issuedOn: '2027-01-01' })).toBe('document.recoveredInFuture');
  });

  it('reveals what comes before it just by its number', () => {
    const shop = wiped();
    const report = { type: 'ReportTillNumber', cashRegisterId: 'till1' } as const;
    const reported = shop.run({ ...report, reference: 'VD 2026C1/3' });
    expect(reported).toMatchObject([{ data: { number: 2 } }, { data: { number: 3 } }]);
    expect(shop.run({ ...report, reference: 'VD 2026C1/3' })).toEqual([]);
  });
});

describe('the series that a paper of a till is recovered in', () => {
  const codes = ['', 'B', 'C', 'D', 'E'].map((letter) => `REC2026${letter}`);
  const ofType = (shop: Trading) => seriesForPaper(shop.books, 'VD', 2026)?.code;

  it('is opened where none is open, under the first code that is free', () => {
    const shop = wiped();
    for (const code of codes) {
      expect(ofType(shop)).toBe(code);
      shop.run({ ...openRecovery, code });
      expect(ofType(shop)).toBeUndefined();
      shop.run({ type: 'CloseSeries', id: `VD_${code}` });
    }
    expect(() => ofType(shop)).toThrow('series.notFound');
  });

  it('is of a type that tills sell by', () => {
    expect(() => seriesForPaper(wiped().books, 'NC', 2026)).toThrow('shift.typeNotSold');
  });
});

describe('how a shift would be closed', () => {
  it('is not told before its drawer is counted', () => {
    const shop = wiped();
    expect(() => closingOutlook(shop.books, 'shift1')).toThrow('shift.notCounted');
    shop.run({ type: 'CountShift', id: 'shift1', countedMinor: 8_600 });
    expect(closingOutlook(shop.books, 'shift1')).toMatchObject({
      counts: 1,
      expectedMinor: 8_700,
      differenceMinor: -100,
    });
  });
});
