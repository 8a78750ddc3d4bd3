import type { Cart } from './cart.js';

/** What was taken off a sale: the sale before, and as it was left. */
export interface TakenOff {
  readonly before: Cart;
  readonly after: Cart;
}

const hasKey = ({ lines }: Cart, key: string): boolean => lines.some((line) => line.key === key);

/** Whether the sale at hand is still the one that something was taken off. */
export const isUndoable = (now: Cart, { after }: TakenOff): boolean =>
  after.lines.every(({ key }) => hasKey(now, key));

/** The sale with what was taken off it where it was; what came meanwhile stays. */
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
