import { invalid } from '../kernel/index.js';

/** Figures beyond what the books keep exactly; `max` is an amount or a decimal as text. */
export const amountsErrors = {
  'amount.tooLarge': invalid<{ max: string }>(),
  'amount.quantityTooLarge': invalid<{ max: string }>(),
  'amount.accountTooLarge': invalid<{ account: string; max: string }>(),
  'amount.partyTooLarge': invalid<{ party: string; max: string }>(),
  'amount.shiftTooLarge': invalid<{ max: string }>(),
  'amount.stockTooLarge': invalid<{ article: string }>(),
  'amount.dayTooLarge': invalid<{ day: string; max: string }>(),
};
