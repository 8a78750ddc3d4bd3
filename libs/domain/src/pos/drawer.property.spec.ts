import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cashRounding } from '@balcao/pricing';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import { expectedCash } from './shift-figures.js';

type Step =
  | { readonly do: 'sell'; readonly minor: number; readonly cash: number; readonly change: number }
  | { readonly do: 'return'; readonly of: number }
  | { readonly do: 'in' | 'out' | 'drop'; readonly minor: number }
  | { readonly do: 'cancel' | 'reclassify'; readonly of: number };

const amount = fc.integer({ min: 100, max: 500_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      minor: amount,
      cash: fc.integer({ min: 0, max: 100 }),
      change: fc.integer({ min: 0, max: 9_000 }),
    }),
  },
  fc.record({ do: fc.constant('return' as const), of: fc.nat(20) }),
  fc.record({ do: fc.constantFrom('in' as const, 'out' as const, 'drop' as const), minor: amount }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'reclassify' as const), of: fc.nat(20) }),
);

const saleOf = (of: number) => `VD_2026C1.${of + 1}`;

function commandOf(taken: Step, id: string, coinMinor: number): Command {
  const shiftId = 'shift1';
  switch (taken.do) {
    case 'sell': {
      const cashMinor = Math.round((taken.minor * taken.cash) / 100);
      const roundingMinor = cashRounding(cashMinor, coinMinor);
      const cash = { methodId: 'method_cash', amountMinor: cashMinor, roundingMinor };
      const rows = [
        { ...cash, receivedMinor: cashMinor + roundingMinor + taken.change },
        { methodId: 'method_card', amountMinor: taken.minor - cashMinor },
      ].filter(({ amountMinor }) => amountMinor > 0);
      return sell(id, taken.minor, { payment: { rows } });
    }
    case 'return': {
      const lines = [{ line: 0, quantity: '1' }];
      const fields = {
        shiftId,
        returnId: id,
        originId: saleOf(taken.of),
        reason: 'avariado',
        lines,
      };
      const amountMinor = 100 + taken.of;
      const roundingMinor = cashRounding(amountMinor, coinMinor);
      const refund = [{ methodId: 'method_cash', amountMinor, roundingMinor }];
      return { type: 'ReturnAtTill', ...fields, refund, clientId: 'mercearia' } as Command;
    }
    case 'cancel':
      return { type: 'CancelDocument', id: saleOf(taken.of), reason: 'engano' };
    case 'reclassify': {
      const rows = [{ methodId: 'method_cash', amountMinor: 100 }];
      const documentId = saleOf(taken.of);
      return { type: 'ReclassifyPayment', shiftId, documentId, rows, reason: 'engano' };
    }
    default: {
      const moved = { id: shiftId, movementId: id, amountMinor: taken.minor, reason: 'x' };
      const to = taken.do === 'drop' ? { accountId: 'safe' } : {};
      return { type: 'MoveShiftCash', kind: taken.do, ...moved, ...to };
    }
  }
}

/** What the facts put into the drawer, each by itself. */
function cashOf({ type, data }: JournalEvent): number {
  if (type === 'ShiftOpened') return data.floatMinor;
  if (type === 'ShiftCashMoved') return data.kind === 'in' ? data.amountMinor : -data.amountMinor;
  if (type === 'DocumentCancelled') return data.till?.cashMinor ?? 0;
  if (type === 'PaymentReclassified') return data.till.cashMinor;
  if (type === 'RefundRecorded') {
    return -data.rows
      .filter(({ mechanism }) => mechanism === 'NU')
      .reduce((sum, { amountMinor, roundingMinor = 0 }) => sum + amountMinor + roundingMinor, 0);
  }
  if (type !== 'DocumentIssued') return 0;
  const rows = data.payment?.rows.filter(({ mechanism }) => mechanism === 'NU') ?? [];
  return rows.reduce((sum, { receivedMinor, changeMinor }) => sum + receivedMinor - changeMinor, 0);
}

describe('cash in the drawer', () => {
  it('is the float, what was received less change, less what went back, and what moved', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom(1, 50, 100, 500),
        (steps, floatMinor, coinMinor) => {
          const shop = new Trading(aShopWithTill());
          const from = shop.events.length;
          const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1' } as const;
          shop.run({ ...open, floatMinor, floatFromAccountId: 'safe' });
          for (const [index, taken] of steps.entries()) {
            shop.tryRun(commandOf(taken, `s${index}`, coinMinor));
          }
          const inDrawer = shop.events.slice(from).reduce((sum, event) => sum + cashOf(event), 0);
          const figures = shop.books.pos.shifts.get('shift1')?.figures;
          expect(figures && expectedCash(figures)).toBe(inDrawer);
          expect(treasuryBalance(shop.books, 'drawer')).toBe(inDrawer);
        },
      ),
      { numRuns: 60 },
    );
  });
});
