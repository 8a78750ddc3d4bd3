import { describe, expect, it } from '@jest/globals';
import { AMOUNT_MINOR_MAX, DAY_MINOR_MAX, SUM_MINOR_MAX } from '@balcao/pricing';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { laneHash } from '../pos/lane-hash.js';
import type { TillEntry } from '../pos/till-entries.js';
import {
  aShopWithTill,
  aStockedShop,
  issue,
  specify,
  threeSoaps,
  Trading,
} from '../testing/index.js';

const given = specify<Command>(decide);
const deposit = (id: string, amountMinor: number): Command => ({
  type: 'DepositMoney',
  id,
  accountId: 'account_cash',
  amountMinor,
});
const deposited = (id: string, amountMinor: number): JournalEvent => ({
  type: 'MoneyDeposited',
  data: { id, on: '2026-03-02', entries: [{ accountId: 'account_cash', amountMinor }] },
});
const priced = (unitPrice: string, quantity = '1'): Command =>
  issue({ lines: [{ ...threeSoaps, quantity, unitPrice }] });

describe('an amount', () => {
  it('is accepted up to the largest, and refused beyond it at its field', () => {
    expect(given(...aStockedShop()).when(deposit('d1', AMOUNT_MINOR_MAX)).events).toHaveLength(1);
    given(...aStockedShop())
      .when(deposit('d1', AMOUNT_MINOR_MAX + 1))
      .thenRefused('amount.tooLarge', { max: '100000000000.00' }, 'amountMinor');
  });

  it('is refused where a line comes to it by its price', () => {
    given(...aStockedShop())
      .when(priced('70000000000000'))
      .thenRefused('amount.tooLarge', { max: '100000000000.00' }, 'lines.0.unitPrice');
    expect(given(...aStockedShop()).when(priced('80000000000')).events).toHaveLength(1);
  });

  it('is refused where a price cannot be computed at all', () => {
    given(...aStockedShop())
      .when(priced('999999999999999', '999999'))
      .thenRefused('pricing.overflow', { line: 1 }, 'lines.0');
  });
});

describe('a quantity', () => {
  const enter = (quantity: string): Command => ({
    type: 'EnterOpeningStock',
    id: 'more',
    warehouseId: 'warehouse_main',
    lines: [{ articleId: 'soap', quantity, unitCost: '1' }],
  });

  it('is accepted up to the largest, and refused beyond it at its field', () => {
    expect(given(...aStockedShop()).when(enter('100000000')).events).toHaveLength(1);
    for (const quantity of ['100000000.000001', '9007199254', '99999999999']) {
      given(...aStockedShop())
        .when(enter(quantity))
        .thenRefused('amount.quantityTooLarge', { max: '100000000' }, 'lines.0.quantity');
    }
  });

  it('is refused on a line that is sold', () => {
    given(...aStockedShop())
      .when(issue({ lines: [{ ...threeSoaps, articleId: 'delivery', quantity: '100000001' }] }))
      .thenRefused('amount.quantityTooLarge', { max: '100000000' }, 'lines.0.quantity');
  });
});

describe('a sum', () => {
  it('of an account is refused beyond its limit, and may come back from beyond it', () => {
    const full = deposited('d1', SUM_MINOR_MAX);
    given(...aStockedShop(), full)
      .when(deposit('d2', 1))
      .thenRefused('amount.accountTooLarge', { account: 'Caixa', max: '10000000000000.00' });
    const beyond = [full, deposited('d2', SUM_MINOR_MAX)];
    const withdraw = { type: 'WithdrawMoney', id: 'w1', accountId: 'account_cash' } as const;
    const taken = given(...aStockedShop(), ...beyond).when({ ...withdraw, amountMinor: 500 });
    expect(taken.events).toHaveLength(1);
  });

  it('of a day is refused beyond its limit, on that day only', () => {
    const shop = new Trading(aStockedShop());
    let issued = 0;
    let refused: unknown = [];
    for (let at = 0; at < 40 && Array.isArray(refused); at += 1) {
      const lines = [
        { ...threeSoaps, articleId: 'delivery', unitPrice: '80000000000', quantity: '1' },
      ];
      refused = shop.tryRun(issue({ draftId: `d${at}`, clientId: 'consumer', lines }));
      if (Array.isArray(refused)) issued += 1;
    }
    expect(refused).toBe('amount.dayTooLarge');
    expect(issued).toBeGreaterThanOrEqual(DAY_MINOR_MAX / AMOUNT_MINOR_MAX - 1);
    const next = { now: '2026-03-03T07:30:00.000Z' };
    expect(shop.tryRun(issue({ draftId: 'next', clientId: 'consumer' }), next)).not.toBe(
      'amount.dayTooLarge',
    );
  });

  it('of what a party is owed is refused beyond its limit', () => {
    const shop = new Trading(aStockedShop());
    const paying = (at: number): Command => ({
      type: 'RecordPayment',
      documentTypeId: 'RC',
      partyId: 'mercearia',
      isAdvance: true,
      // Two accounts, so that neither is full before the party.
      rows: [
        { methodId: at % 2 === 0 ? 'method_cash' : 'method_card', amountMinor: AMOUNT_MINOR_MAX },
      ],
    });
    for (let at = 0; at < SUM_MINOR_MAX / AMOUNT_MINOR_MAX; at += 1) shop.run(paying(at));
    given(...shop.events)
      .when(paying(0))
      .thenRefused('amount.partyTooLarge', {
        party: 'Mercearia do Bairro',
        max: '10000000000000.00',
      });
  });

  it('of what there is of an article is refused beyond its limit, at its line', () => {
    const shop = new Trading(aStockedShop());
    const line = { articleId: 'soap', quantity: '100000000', unitCost: '1' };
    const entering = (at: number): Command => ({
      type: 'EnterOpeningStock',
      id: `more${at}`,
      warehouseId: 'warehouse_main',
      on: `2026-01-${at + 10}`,
      lines: [{ ...line, articleId: 'rice', quantity: '1' }, line],
    });
    for (let at = 0; at < 10; at += 1) shop.run(entering(at));
    given(...shop.events)
      .when(entering(10))
      .thenRefused('amount.stockTooLarge', { article: 'Sabão em barra' }, 'lines.1.quantity');
  });

  it('of a shift is refused beyond its limit', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
    const put = (at: number) =>
      shop.tryRun({
        type: 'MoveShiftCash',
        id: 'shift1',
        movementId: `m${at}`,
        kind: 'in',
        reason: 'troco',
        amountMinor: AMOUNT_MINOR_MAX,
      });
    let refused: unknown = [];
    for (let at = 0; at < 200 && Array.isArray(refused); at += 1) refused = put(at);
    expect(refused).toBe('amount.shiftTooLarge');
  });
});

describe('an entry of a till that says too much', () => {
  const at = '2026-03-02T06:00:00.000Z';
  const device = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;

  it('is kept aside, and what comes after it is taken', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'TakeTill', ...device, device: 'Balcão 1' });
    let previous = '';
    const send = (sequence: number, floatMinor: number) => {
      const fields = { id: `shift${sequence}`, cashRegisterId: 'till1', floatMinor };
      const unchained = {
        kind: 'openShift',
        said: fields,
        id: `e${sequence}`,
        sequence,
        at,
        previous,
      };
      previous = laneHash(unchained as Omit<TillEntry, 'hash'>);
      const entry = { ...unchained, hash: previous } as TillEntry;
      return shop
        .run({ type: 'TakeTillEntry', ...device, lane: 1, clockOffMs: 0, entry })
        .map(({ type, data }) => ({ type, reason: 'reason' in data ? data.reason : undefined }));
    };
    expect(send(1, AMOUNT_MINOR_MAX + 1)).toMatchObject([
      { type: 'TillEntryQuarantined', reason: { code: 'amount.tooLarge' } },
    ]);
    expect(send(2, 50_000).map(({ type }) => type)).toContain('TillEntryTaken');
  });
});

describe('what was recorded before there were limits', () => {
  it('still folds, and what is within them goes on', () => {
    const past = [...aStockedShop(), deposited('d1', 9_007_199_254_740_991)];
    expect(given(...past).when(issue()).events).toHaveLength(1);
    expect(given(...past).when(deposit('d2', 1)).refusal.code).toBe('amount.accountTooLarge');
  });
});
