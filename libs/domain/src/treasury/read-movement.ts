import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { FIRST_DAY_OF_BOOKS, isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import { MONEY_REFERENCE_MAX, MOVEMENT_DESCRIPTION_MAX } from './treasury.limits.js';
import type { MovementContent } from './treasury.commands.js';
import type { MovementData, TreasuryEntry } from './treasury.events.js';

const descriptionText = text(MOVEMENT_DESCRIPTION_MAX);
const referenceText = text(MONEY_REFERENCE_MAX);

/** A movement that is being read: its day is known, its entries are still to be added. */
export interface MovementHead {
  readonly on: string;
  readonly problems: Problems;
  /** An entry of the movement, with its value day. */
  readonly entry: (accountId: string, amountMinor: number) => TreasuryEntry;
  /** Refuses when anything is wrong. */
  readonly whole: (entries: readonly TreasuryEntry[]) => MovementData;
}

/** Reads what every movement says; nothing is moved on a day that has not come. */
export function readMovement(
  books: Books,
  command: MovementContent,
  context: DecideContext,
): MovementHead {
  refuseTakenId(books, command.id);
  const problems = new Problems();
  const today = todayIn(books, context);
  const on = readPastDay(command.on, today, problems);
  const valueOn =
    command.valueOn === undefined ? undefined : readDay(command.valueOn, 'valueOn', on, problems);
  if (valueOn !== undefined) checkNotEarly(valueOn, 'valueOn', problems);
  const data: Writable<Omit<MovementData, 'entries'>> = { id: command.id, on };
  const description = descriptionText.read(command.description, 'description', problems);
  const reference = referenceText.read(command.reference, 'reference', problems);
  if (description !== undefined) data.description = description;
  if (reference !== undefined) data.reference = reference;
  return {
    on,
    problems,
    entry: (accountId, amountMinor) =>
      valueOn === undefined || valueOn === on
        ? { accountId, amountMinor }
        : { accountId, amountMinor, valueOn },
    whole: (entries) => {
      problems.refuseIfAny();
      return { ...data, entries };
    },
  };
}

/** The day of what is entered by hand: today unless another that has come was written. */
export function readPastDay(sent: string | undefined, today: string, problems: Problems): string {
  const on = readDay(sent, 'on', today, problems);
  checkNotEarly(on, 'on', problems);
  if (on > today) problems.add('on', 'treasury.inFuture', { today });
  return on;
}

function readDay(
  sent: string | undefined,
  path: string,
  byDefault: string,
  problems: Problems,
): string {
  if (sent === undefined) return byDefault;
  if (isDay(sent)) return sent;
  problems.add(path, 'document.invalidDay', { field: path });
  return byDefault;
}

/** Adds a problem to a day before any book: a year that was mistyped. */
export function checkNotEarly(day: string, path: string, problems: Problems): void {
  const first = FIRST_DAY_OF_BOOKS;
  if (day < first) problems.add(path, 'document.dayTooEarly', { first });
}

/** Adds a problem unless the amount is more than zero. */
export function checkAmount(
  amountMinor: number | undefined,
  path: string,
  problems: Problems,
): void {
  if (amountMinor === undefined) problems.add(path, 'field.required', { field: path });
  else if (!Number.isSafeInteger(amountMinor)) problems.add(path, 'field.invalid', { field: path });
  else if (amountMinor <= 0) problems.add(path, 'treasury.amountIsZero');
  else if (amountMinor > AMOUNT_MINOR_MAX) {
    problems.add(path, 'amount.tooLarge', { max: formatMinor(AMOUNT_MINOR_MAX) });
  }
}
