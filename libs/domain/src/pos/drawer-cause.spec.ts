import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';

const by = (methodId: string) => ({ payment: { rows: [{ methodId, amountMinor: 8_700 }] } });
const moved = {
  type: 'MoveShiftCash',
  id: 'shift1',
  amountMinor: 5_000,
  reason: 'trocos',
} as const;
const noted = { type: 'NoteShift', id: 'shift1' } as const;
const back = (methodId: string): Command => ({
  type: 'ReturnAtTill',
  shiftId: 'shift1',
  returnId: 'r1',
  originId: 'VD_2026C1.1',
  reason: 'não era este',
  lines: [{ line: 0, quantity: '1' }],
  refund: [{ methodId, amountMinor: 8_700 }],
});

describe('the drawer of a register', () => {
  let shop: Trading;
  beforeEach(() => {
    shop = new Trading(aShopWithTill());
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 20_000 });
    shop.run(sell('s1', 8_700, by('method_card')));
  });

  const causeOf = () => shop.books.pos.stands.get('till1')?.drawer;

  it('has nothing to open for at first', () => {
    expect(causeOf()).toBeUndefined();
  });

  it.each<readonly [string, Command]>([
    ['a sale in cash', sell('s2', 8_700)],
    ['cash that comes in', { ...moved, movementId: 'm1', kind: 'in' }],
    ['cash that goes out', { ...moved, movementId: 'm1', kind: 'out' }],
    ['a reason', { ...noted, kind: 'drawerOpened', text: 'trocar uma nota' }],
    ['a return in cash', back('method_cash')],
  ])('opens for %s', (_, command) => {
    shop.run(command);
    const { revision = -1, actorId } = causeOf() ?? {};
    expect(revision).toBeGreaterThan(0);
    expect(actorId).toBe('owner');
    shop.run({ ...noted, kind: 'drawerOpened', text: 'outra vez' });
    expect(causeOf()?.revision).toBeGreaterThan(revision);
  });

  it.each<readonly [string, Command]>([
    ['a sale by card', sell('s2', 8_700, by('method_card'))],
    ['another note', { ...noted, kind: 'saleCleared', amountMinor: 8_700 }],
    ['a return to the card', back('method_card')],
    [
      'what happened long before',
      { ...moved, movementId: 'm1', kind: 'in', at: '2026-03-01T06:00:00.000Z' },
    ],
  ])('does not open for %s', (_, command) => {
    shop.run(command);
    expect(causeOf()).toBeUndefined();
  });

  it('opens for no reason that is not said', () => {
    expect(shop.tryRun({ ...noted, kind: 'drawerOpened' })).toBe('shift.reasonRequired');
  });
});
