import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';

/** The owner is signed in on the device; Celeste has joined the shift by her PIN. */
function aShift(): Trading {
  const shop = new Trading(aShopWithTill());
  const opening = { id: 'shift1', cashRegisterId: 'till1', floatMinor: 50_000 } as const;
  shop.run({ type: 'OpenShift', ...opening });
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
  return shop;
}

const onOwners = { cashierId: 'cashier', signedInId: 'owner' } as const;
const byOwner = { actorId: 'owner' } as const;
const signedIn = { id: 'owner', name: 'Ana Macuácua' };

const stampOf = (events: readonly JournalEvent[]) =>
  events.flatMap((event) => (event.type === 'DocumentIssued' ? [event.data.till] : []))[0];

describe('who sells, and who is signed in on the device', () => {
  it('are two people on the document of a sale', () => {
    const sold = aShift().run(sell('s1', 8_700, onOwners), byOwner);
    expect(stampOf(sold)).toMatchObject({ cashierId: 'cashier', cashier: 'Celeste', signedIn });
  });

  it('are one where nobody took over', () => {
    const own = sell('s1', 8_700, { cashierId: 'owner', signedInId: 'owner' });
    expect(stampOf(aShift().run(own, byOwner))).not.toHaveProperty('signedIn');
  });

  it('are two in what the timeline tells of cash, notes, counts and the close', () => {
    const shop = aShift();
    const id = 'shift1';
    const cash = { kind: 'in', movementId: 'm1', amountMinor: 1_000, reason: 'Troco' } as const;
    const events = [
      ...shop.run({ type: 'MoveShiftCash', id, ...cash, ...onOwners }, byOwner),
      ...shop.run({ type: 'NoteShift', id, kind: 'saleCleared', ...onOwners }, byOwner),
      ...shop.run({ type: 'CountShift', id, countedMinor: 51_000, ...onOwners }, byOwner),
      ...shop.run({ type: 'CloseShift', id, ...onOwners }, byOwner),
    ];
    const shiftTypes = ['ShiftCashMoved', 'ShiftNoted', 'ShiftCounted', 'ShiftClosed'];
    const about = events.filter(({ type }) => shiftTypes.includes(type));
    expect(about.map(({ data }) => ('signedIn' in data ? data.signedIn : undefined))).toEqual(
      shiftTypes.map(() => signedIn),
    );
  });

  it('are people that the company knows', () => {
    const selling = sell('s1', 8_700, { cashierId: 'cashier', signedInId: 'somebody' });
    expect(aShift().tryRun(selling, byOwner)).toBe('shift.cashierUnknown');
  });
});

describe('a cashier who takes a till over', () => {
  it('has to be allowed to sell', () => {
    const shop = new Trading([
      ...aShopWithTill(),
      {
        type: 'MemberJoined',
        data: { id: 'tomas', name: 'Tomás', role: 'auditor', permissions: ['pos.view'] },
      },
    ]);
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
    const joining = { type: 'JoinShift', id: 'shift1', cashierId: 'tomas' } as const;
    expect(shop.tryRun(joining, byOwner)).toBe('identity.permissionMissing');
  });
});
