import {
  AMOUNT_MINOR_MAX,
  formatMinor,
  fromMicros,
  isQuantity,
  QUANTITY_MICROS_MAX,
  quantity,
} from '@balcao/pricing';
import type { JournalEvent } from '../events.js';
import type { Problems } from '../refusal.js';
import { microsIn } from './volume.js';

/** Events that say sums of what others said, or keep what a till sent as it came. */
const sayingSums = new Set<JournalEvent['type']>([
  'ShiftClosed',
  'ShiftDifferenceExplained',
  'TillEntryQuarantined',
]);

/** Problems that a refusal lists at most. */
const NAMED_MAX = 20;

type Values = Readonly<Record<string, unknown>>;

/** Adds a problem for each field that says an amount or a quantity which is too large. */
export function checkSaid({ type, data }: JournalEvent, command: object, problems: Problems): void {
  if (sayingSums.has(type)) return;
  const moves = 'stock' in data ? data.stock : undefined;
  const found = new Map<string, () => void>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (found.size >= NAMED_MAX || typeof value !== 'object' || value === null) return;
    for (const key in value) {
      const stated = (value as Values)[key];
      const place = [...path, key];
      if (typeof stated === 'number' && key.endsWith('Minor')) {
        if (Math.abs(stated) <= AMOUNT_MINOR_MAX) continue;
        const max = formatMinor(AMOUNT_MINOR_MAX);
        const field = fieldOf(command, place, 'unitPrice');
        found.set(field, () => {
          problems.add(field, 'amount.tooLarge', { max });
        });
      } else if (typeof stated === 'string' && key === 'quantity' && isTooMuch(stated)) {
        const line = path[0] === 'stock' ? moves?.[Number(path[1])]?.line : undefined;
        const named = line === undefined ? place : ['lines', String(line), key];
        const max = fromMicros(QUANTITY_MICROS_MAX);
        const field = fieldOf(command, named, key);
        found.set(field, () => {
          problems.add(field, 'amount.quantityTooLarge', { max });
        });
      } else walk(stated, place);
    }
  };
  walk(data, []);
  // What follows from a field, like a total, says nothing more.
  if (found.size > 1) found.delete('');
  for (const add of found.values()) add();
}

/** Whether a decimal says more than a line may. */
export function isTooMuch(text: string): boolean {
  const unsigned = text.startsWith('-') ? text.slice(1) : text;
  return isQuantity(unsigned) && microsIn(quantity(unsigned)) > QUANTITY_MICROS_MAX;
}

/** The field of the command that says what the event says there; '' where none does. */
function fieldOf(command: object, path: readonly string[], ofLine: string): string {
  if (hasValue(command, path)) return path.join('.');
  const [list, at = ''] = path;
  if (list === 'lines' && hasValue(command, ['lines', at])) {
    const line = ['lines', at, ofLine];
    return (hasValue(command, line) ? line : line.slice(0, 2)).join('.');
  }
  const own = path.slice(-1);
  return hasValue(command, own) ? own.join('.') : '';
}

function hasValue(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return false;
  return hasValue((value as Values)[first], rest);
}
