import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill, milk, sell } from '../testing/index.js';
import { laneHash } from './lane-hash.js';
import { relaxed } from './relax-entry.js';
import type { TillAction } from './till-entries.js';

describe('a payment that was corrected at a till', () => {
  it('goes where the company keeps its cash once the account of its means is gone', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'ArchiveTreasuryAccount', id: 'bank' });
    const fields = {
      shiftId: 'shift1',
      documentId: 'VD_2026C1.1',
      reason: 'Pagou com cartão',
      rows: [{ methodId: 'method_card', amountMinor: 8_700 }],
    };
    expect(relaxed(shop.books, { kind: 'reclassify', said: fields }, 'till1')).toEqual({
      kind: 'reclassify',
      said: {
        ...fields,
        rows: [{ methodId: 'method_card', amountMinor: 8_700, treasuryAccountId: 'account_cash' }],
      },
    });
  });
});

describe('goods that were sold at a till', () => {
  it('stand under their name where no batch of them is there', () => {
    const shop = new Trading([...aShopWithTill(), milk]);
    const device = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;
    shop.run({ type: 'TakeTill', ...device, device: 'Balcão 1' });
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
    const lines = [
      { articleId: 'soap', quantity: '1', unitPrice: '87', vatId: 'vat_NOR' },
      { articleId: 'milk', quantity: '2', unitPrice: '80', vatId: 'vat_ISE_B' },
    ];
    const payment = { rows: [{ methodId: 'method_cash', amountMinor: 24_700 }] };
    const { type, ...said } = sell('s1', 24_700, { lines, payment });
    expect(type).toBe('SellAtTill');
    const unchained = {
      ...({ kind: 'sell', said, id: 'entry1', sequence: 1, previous: '' } as const),
      at: '2026-03-02T06:00:00.000Z',
    };
    const entry = { ...unchained, hash: laneHash(unchained) };
    const taking = { type: 'TakeTillEntry', ...device, lane: 1, clockOffMs: 0, entry } as const;
    expect(shop.run(taking)).toMatchObject([
      {
        data: {
          lines: [{ articleId: 'soap' }, { description: 'Leite 1 l', quantity: '2', unit: 'un' }],
          stock: [{ line: 0, articleId: 'soap', quantity: '-1' }],
        },
      },
      { data: { corrections: [{ code: 'stock.insufficient' }] } },
    ]);
  });
});

describe('what was done at a till in a shift that the books do not know', () => {
  const none = 'shift9';
  const actions: { readonly [K in TillAction['kind']]: TillAction & { readonly kind: K } } = {
    openShift: { kind: 'openShift', said: { id: none, cashRegisterId: 'till1', floatMinor: 0 } },
    joinShift: { kind: 'joinShift', said: { id: none, cashierId: 'cashier' } },
    moveCash: {
      kind: 'moveCash',
      said: { id: none, movementId: 'm1', kind: 'in', amountMinor: 100, reason: 'trocos' },
    },
    countShift: { kind: 'countShift', said: { id: none, countedMinor: 0 } },
    closeShift: { kind: 'closeShift', said: { id: none } },
    note: { kind: 'note', said: { id: none, kind: 'drawerOpened' } },
    sell: { kind: 'sell', said: { shiftId: none, saleId: 's1', lines: [] } },
    return: {
      kind: 'return',
      said: { shiftId: none, returnId: 'r1', originId: 'VD_2026C1.1', lines: [], reason: 'x' },
    },
    takeBack: { kind: 'takeBack', said: { shiftId: none, returnId: 'r1', lines: [], reason: 'x' } },
    reclassify: {
      kind: 'reclassify',
      said: { shiftId: none, documentId: 'VD_2026C1.1', reason: 'x', rows: [] },
    },
    park: {
      kind: 'park',
      said: { shiftId: none, id: 'p1', name: 'Mesa 4', cart: { lines: [] }, totalMinor: 0 },
    },
    recall: { kind: 'recall', said: { id: 'p1', shiftId: 'shift1' } },
    drop: { kind: 'drop', said: { id: 'p1', reason: 'x' } },
    print: { kind: 'print', said: { id: 'VD_2026C1.1', copy: 'original' } },
    consent: { kind: 'consent', said: { id: 'c1', channel: 'email' } },
    client: {
      kind: 'client',
      said: {
        id: 'c1',
        fields: { code: 'C1', name: 'Ana', country: 'MZ', isClient: true, isSupplier: false },
      },
    },
  };
  /** These open and close a shift of their own, or are of none. */
  const asTheyAre = [
    ...['openShift', 'joinShift', 'countShift', 'closeShift'],
    ...['recall', 'drop', 'print', 'client', 'consent'],
  ];
  const shop = new Trading(aShopWithTill());
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });

  it.each(Object.values(actions))('goes to the open shift of the register: $kind', (action) => {
    const written = JSON.stringify(action);
    const expected = asTheyAre.includes(action.kind)
      ? written
      : written.replaceAll(`"${none}"`, '"shift1"');
    expect(JSON.parse(JSON.stringify(relaxed(shop.books, action, 'till1')))).toEqual(
      JSON.parse(expected),
    );
  });

  it('stays where the register has no shift at all', () => {
    const { sell: sold } = actions;
    expect(relaxed(shop.books, sold, 'till2')).toEqual(sold);
  });
});
