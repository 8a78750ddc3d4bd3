import { denominationsOf, type Command, type Denomination, type LineContent } from '@balcao/domain';
import { demoShelfLives } from './demo-articles.js';
import { referenceOf, saleLine, someArticles, someQuantity, totalOf } from './demo-lines.js';
import type { FixedDice } from './fixed-dice.js';

const groceries = ['Mercearia', 'Frescos', 'Padaria', 'Higiene e limpeza', 'Bebidas'];
const note = (value: number) => value * 100;

/** How a sale at a till is paid. */
export interface DemoTender {
  readonly methodId: 'method_cash' | 'method_mpesa' | 'method_card';
  readonly amountMinor: number;
}

type SellAtTill = Extract<Command, { readonly type: 'SellAtTill' }>;

/** One sale over the counter. */
export interface DemoTillSale {
  readonly command: SellAtTill;
  readonly lines: readonly LineContent[];
  readonly tender: DemoTender;
}

/** When and by whom. */
export interface DemoMoment {
  readonly shiftId: string;
  readonly saleId: string;
  readonly cashierId: string;
  readonly at: string;
}

/**
 * A basket of groceries, paid with notes, with M-Pesa or by card. Nothing that spoils: a batch that
 * has run out refuses the sale, and the drawer would be counted with what nobody paid.
 */
export function tillSale(dice: FixedDice, moment: DemoMoment): DemoTillSale {
  const articles = someArticles(dice, groceries, 1 + dice.below(5)).filter(
    ([code]) => !demoShelfLives.has(code),
  );
  const chosen = articles.length > 0 ? articles : someArticles(dice, ['Mercearia'], 1);
  const lines = chosen.map((one) => saleLine(one, someQuantity(dice, one, 3), []));
  const amountMinor = totalOf(lines);
  const luck = dice.below(20);
  const methodId = luck < 11 ? 'method_cash' : luck < 17 ? 'method_mpesa' : 'method_card';
  const tender: DemoTender = { methodId, amountMinor };
  const receivedMinor = methodId === 'method_cash' ? handedOver(dice, amountMinor) : amountMinor;
  const reference = referenceOf(methodId, moment.saleId);
  const rows = [{ methodId, amountMinor, receivedMinor, ...reference }];
  const command = { type: 'SellAtTill', ...moment, lines, payment: { rows } } as const;
  return { command, lines, tender };
}

/** The next whole sum that somebody's notes make. */
function handedOver(dice: FixedDice, dueMinor: number): number {
  const step = note([50, 100, 200, 500][dice.below(4)] ?? 100);
  return Math.ceil(dueMinor / step) * step;
}

/** Notes and coins that make a sum, the greatest first. */
export function notesOf(totalMinor: number): readonly Denomination[] {
  let left = totalMinor;
  return denominationsOf('MZN').flatMap((valueMinor) => {
    const count = Math.floor(left / valueMinor);
    left -= count * valueMinor;
    return count === 0 ? [] : [{ valueMinor, count }];
  });
}
