import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { laneHash } from './lane-hash.js';
import { expectedCash } from './shift-figures.js';
import type { TillAction, TillEntry } from './till-entries.js';
import { UNPROVED_REASON } from './unproved.js';

const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 } as const;
const approval = { approverId: 'owner', reason: 'cliente conhecido' };
const asCashier = { actorId: 'cashier' };

function trading(): Trading {
  const shop = new Trading(aShopWithTill());
  shop.run(open);
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
  shop.run(sell('s1', 17_400));
  return shop;
}

const takeBack = (returnId: string, more: object = {}) =>
  ({
    type: 'TakeBackAtTill',
    shiftId: 'shift1',
    returnId,
    lines: [{ articleId: 'soap', quantity: '1', unitPrice: '174' }],
    reason: 'sem talão, avariado',
    refund: [{ methodId: 'method_cash', amountMinor: 17_400 }],
    ...more,
  }) as const;

const figuresOf = (shop: Trading) => {
  const figures = shop.books.pos.shifts.get('shift1')?.figures;
  if (figures === undefined) throw new Error('no shift is open');
  return figures;
};

describe('goods that come back without a receipt', () => {
  it('are paid back by a credit note that names no document and takes no VAT back', () => {
    const shop = trading();
    const events = shop.run(takeBack('r1'));
    expect(events).toMatchObject([
      {
        type: 'DocumentIssued',
        data: {
          id: 'NC_2026C1.1',
          accountEffect: 'credit',
          note: 'sem talão, avariado',
          lines: [{ vatId: 'vat_NS', vatMinor: 0, exemptionReason: UNPROVED_REASON }],
          totals: { totalMinor: 17_400, vatMinor: 0, groups: [{ code: 'NS', vatMinor: 0 }] },
          till: { shiftId: 'shift1', cashMinor: 0 },
        },
      },
      { type: 'RefundRecorded', data: { till: { cashMinor: -17_400 } } },
    ]);
    expect(events[0]?.data).not.toHaveProperty('originId');
    expect(events[0]?.data).not.toHaveProperty('takes');
  });

  it('are a return of the shift, whose cash and stock are as they are afterwards', () => {
    const shop = trading();
    const stock = shop.books.stock.levels.totalOf('soap');
    shop.run(takeBack('r1'));
    const figures = figuresOf(shop);
    expect(expectedCash(figures)).toBe(0);
    expect(figures).toMatchObject({
      sales: { count: 1, totalMinor: 17_400 },
      returns: { count: 1, totalMinor: 17_400 },
    });
    expect(shop.books.stock.levels.totalOf('soap')).toBe(stock + 1_000_000);
  });

  it('stay out of stock where they are waste', () => {
    const [issued] = trading().run(takeBack('r1', { returnsStock: false }));
    expect(issued?.data).not.toHaveProperty('stock');
  });

  it('take a permission of their own, or the approval of somebody who has it', () => {
    const shop = trading();
    expect(shop.tryRun(takeBack('r1'), asCashier)).toBe('shift.returnWithoutReceipt');
    const self = { approverId: 'cashier', reason: 'eu' };
    expect(shop.tryRun(takeBack('r1'), { ...asCashier, approval: self })).toBe(
      'shift.returnWithoutReceipt',
    );
    expect(shop.run(takeBack('r1'), { ...asCashier, approval })).toHaveLength(2);
  });

  it('take a reason', () => {
    expect(trading().tryRun(takeBack('r1', { reason: ' ' }))).toBe('shift.reasonRequired');
  });

  it('are worth no more than today, and less if so agreed', () => {
    const shop = trading();
    const lines = (unitPrice: string) => [{ articleId: 'soap', quantity: '1', unitPrice }];
    const dearer = takeBack('r1', { lines: lines('174.01'), refund: [] });
    expect(shop.tryRun(dearer)).toBe('shift.returnDearer');
    const refund = [{ methodId: 'method_cash', amountMinor: 10_000 }];
    shop.run(takeBack('r1', { lines: lines('100'), refund }));
    expect(expectedCash(figuresOf(shop))).toBe(7_400);
  });

  it('are worth what their label says, with as many decimals as that takes', () => {
    const lines = (unitPrice: string) => [{ articleId: 'soap', quantity: '0.046', unitPrice }];
    const label = (unitPrice: string) =>
      takeBack('r1', {
        lines: lines(unitPrice),
        totalMinor: 799,
        refund: [{ methodId: 'method_cash', amountMinor: 799 }],
      });
    expect(trading().run(label('173.695652'))).toMatchObject([
      { data: { totals: { totalMinor: 799 } } },
      { data: { till: { cashMinor: -799 } } },
    ]);
    expect(trading().tryRun(label('173.6956522'))).toBe('pricing.tooManyDecimals');
    expect(trading().tryRun(label('174'))).toBe('shift.totalDiffers');
  });

  it('are paid back by no more than they are worth', () => {
    const refund = [{ methodId: 'method_cash', amountMinor: 17_401 }];
    expect(trading().tryRun(takeBack('r1', { refund }))).toBe('payment.refundTooLarge');
  });

  it('stay to the credit of a client, and of nobody else', () => {
    const shop = trading();
    expect(shop.tryRun(takeBack('r1', { refund: [] }))).toBe('shift.creditOfNobody');
    shop.run(takeBack('r1', { refund: [], clientId: 'mercearia' }));
    expect(shop.books.documents.balances.get('mercearia')).toBe(-17_400);
    expect(figuresOf(shop)).toMatchObject({ storeCreditMinor: 17_400 });
  });

  it('need a code without VAT that is in use', () => {
    const shop = trading();
    const codes = [...shop.books.vat.codes.values()].filter(({ rate }) => rate === '0');
    for (const { id } of codes) shop.run({ type: 'ArchiveVat', id });
    expect(shop.tryRun(takeBack('r1'))).toBe('shift.noCodeWithoutVat');
  });

  it('are accepted only at a till: another credit note names what it corrects', () => {
    const { lines } = takeBack('r1');
    const note = { type: 'IssueDocument', draftId: 'd1', documentTypeId: 'NC' } as const;
    const content = { clientId: 'mercearia', lines: [{ ...lines[0], vatId: 'vat_NS' }] };
    expect(trading().tryRun({ ...note, ...content })).toBe('document.originRequired');
  });
});

describe('a return without a receipt in the lane of a till', () => {
  const taking = { cashRegisterId: 'till1', deviceId: 'tablet_01', device: 'Balcão 1' };

  function entryOf(action: TillAction, sequence: number, previous: string): TillEntry {
    const at = '2026-03-02T06:00:00.000Z';
    const unchained = { ...action, id: `entry${sequence}`, sequence, at, previous };
    return { ...unchained, hash: laneHash(unchained) };
  }

  function sent(more: object, actorId = 'owner') {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'TakeTill', ...taking });
    const { type: opening, ...shift } = open;
    const { type: taken, ...said } = takeBack('r1', { documentId: 'NC_2026C1.1', ...more });
    expect([opening, taken]).toEqual(['OpenShift', 'TakeBackAtTill']);
    const first = entryOf({ kind: 'openShift', said: shift }, 1, '');
    const second = entryOf({ kind: 'takeBack', said }, 2, first.hash);
    const send = (entry: TillEntry, by = 'owner') => {
      const { cashRegisterId, deviceId } = taking;
      const command = { type: 'TakeTillEntry', lane: 1, clockOffMs: 0, entry } as const;
      return shop.tryRun({ ...command, cashRegisterId, deviceId }, { actorId: by });
    };
    send(first);
    return { events: send(second, actorId), again: () => send(second, actorId) };
  }

  it('is taken once, with the number on its paper', () => {
    const { events, again } = sent({});
    expect(events).toMatchObject([
      { type: 'DocumentIssued', data: { reference: 'NC 2026C1/1' } },
      { type: 'RefundRecorded' },
      { type: 'TillEntryTaken', data: { kind: 'takeBack', recordId: 'NC_2026C1.1' } },
    ]);
    expect(again()).toBe('pos.entryTaken');
  });

  it('is kept as it happened: what was wrong is shown with it', () => {
    const lines = [{ articleId: 'soap', quantity: '1', unitPrice: '180' }];
    const refund = [{ methodId: 'method_cash', amountMinor: 18_000 }];
    const { events } = sent({ lines, refund });
    expect(events).toMatchObject([
      { type: 'DocumentIssued' },
      { type: 'RefundRecorded' },
      { data: { corrections: [{ code: 'shift.returnDearer' }] } },
    ]);
  });

  it('keeps goods that are gone from the catalogue under their name', () => {
    const lines = [{ articleId: 'gone', description: 'Sabão', quantity: '1', unitPrice: '174' }];
    const { events } = sent({ lines });
    expect(events).toMatchObject([
      { type: 'DocumentIssued', data: { lines: [{ description: 'Sabão' }] } },
      { type: 'RefundRecorded' },
      { data: { corrections: [{ code: 'line.articleNotFound' }] } },
    ]);
  });
});
