import type { Cart } from './cart.js';

/** A void that can be undone: the sale before and after. */
export interface TakenOff {
  readonly before: Cart;
  readonly after: Cart;
}

const hasKey = ({ lines }: Cart, key: string): boolean => lines.some((line) => line.key === key);

/** Whether the current sale is still the one with the void. */
export const isUndoable = (now: Cart, { after }: TakenOff): boolean =>
  after.lines.every(({ key }) => hasKey(now, key));

/** The sale with the voided parts restored in place; later additions stay. */
export function undone(now: Cart, { before, after }: TakenOff): Cart {
  const lines = [...now.lines];
  for (const [index, line] of before.lines.entries()) {
    const at = lines.findIndex(({ key }) => key === line.key);
    const left = after.lines.find(({ key }) => key === line.key);
    if (at === -1) lines.splice(Math.min(index, lines.length), 0, line);
    else if (lines[at]?.quantity === left?.quantity) lines[at] = line;
  }
  // A sale that was thrown away whole comes back with its client, its discount and its note.
  const whole = after.lines.length === 0 && now.lines.length === 0 ? before : now;
  return { ...whole, lines, selected: before.selected };
}
