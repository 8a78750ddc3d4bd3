import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import type { PaymentRowContent } from '../payments/index.js';
import { assert, refuse } from '../refusal.js';
import {
  entryId,
  matchKey,
  MONEY_REFERENCE_MAX,
  refuseUnknownLine,
  writtenLine,
  type StatementLineMatched,
} from '../treasury/index.js';

/** A line of the bank that nothing in the books is matched with. */
export interface LineToRecord {
  readonly accountId: string;
  readonly on: string;
  readonly amountMinor: number;
  readonly description: string;
  readonly reference: string;
  /** Of the account, where it is not the company's. */
  readonly foreignCurrency?: string;
}

/** The line, which is there and is not matched. */
export function lineToRecord(books: Books, id: string, line: number): LineToRecord {
  const { accountId, keys } = refuseUnknownLine(books, id, line);
  if (books.treasury.matches.has(matchKey(id, line))) {
    refuse('treasury.lineMatched', { line: line + 1 });
  }
  const currency = books.treasury.accounts.get(accountId)?.currency;
  const isForeign = currency !== undefined && currency !== companyOf(books).currency;
  const written = { accountId, ...writtenLine(keys[line] ?? '') };
  return isForeign ? { ...written, foreignCurrency: currency } : written;
}

/** The field of the command that a row of means has its own name for; no field says the rest. */
export const fieldOfRow = (path: string): string => {
  const [, field] = /^rows\.0\.(\w+)$/.exec(path) ?? [];
  if (field === 'methodId' || field === 'rate' || field === 'amountMinor') return field;
  return path.startsWith('rows') ? '' : path;
};

/** The row of means that moves what the line says, on the day on which the bank did. */
export function rowOfLine(
  line: LineToRecord,
  given: Pick<PaymentRowContent, 'methodId' | 'rate'>,
  amountMinor: number,
): PaymentRowContent {
  const { accountId, on, reference, description, foreignCurrency } = line;
  const text = reference === '' ? description : reference;
  return {
    ...given,
    treasuryAccountId: accountId,
    amountMinor,
    valueOn: on,
    ...(text !== '' && { reference: text.slice(0, MONEY_REFERENCE_MAX) }),
    ...(foreignCurrency !== undefined && { accountMinor: Math.abs(line.amountMinor) }),
  };
}

/** The match of the line with the only entry of the event that comes next, or of each that does. */
export function matchedWithNext(
  id: string,
  line: number,
  { head }: DecideContext,
  events = 1,
): StatementLineMatched {
  assert(head !== undefined, 'a journal decides this');
  const { revision } = head;
  const others = Array.from({ length: events - 1 }, (_, at) => entryId(revision + 2 + at));
  const matched = { id, line, entryId: entryId(revision + 1) };
  return {
    type: 'StatementLineMatched',
    data: others.length === 0 ? matched : { ...matched, others },
  };
}
