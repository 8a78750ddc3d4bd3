import {
  DAY_MICROS_MAX,
  DAY_MINOR_MAX,
  formatMinor,
  QUANTITY_SUM_MICROS_MAX,
  SUM_MINOR_MAX,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import type { JournalEvent } from '../events.js';
import { accountKey } from '../ledger/index.js';
import type { AccountEntry } from '../documents/index.js';
import { Problems } from '../refusal.js';
import type { StockMove } from '../stock/index.js';
import { treasuryBalance, type TreasuryEntry } from '../treasury/index.js';
import { checkSaid } from './said-amounts.js';
import { microsIn, valueOf, volumeOf } from './volume.js';

const sumMax = formatMinor(SUM_MINOR_MAX);

/**
 * Refuses what would take an amount, a quantity or a sum beyond what every row keeps exactly,
 * regardless of the command. What takes a sum back towards zero is never refused.
 */
export function refuseTooLarge(
  books: Books,
  events: readonly JournalEvent[],
  command: object = {},
): void {
  const problems = new Problems();
  for (const event of events) checkSaid(event, command, problems);
  problems.refuseIfAny();
  const sums = new Sums();
  for (const event of events) {
    checkMoney(books, event, sums, problems);
    checkParty(books, event, sums, problems);
    checkShift(books, event, sums, problems);
    checkStock(books, event, sums, problems);
    checkDay(books, event, sums, problems);
  }
  problems.refuseIfAny();
}

/** What the events of one command add to each sum. */
class Sums {
  readonly #added = new Map<string, number>();

  /** Whether the sum, which was so much before the command, goes beyond by what is added. */
  exceeds(key: string, before: number, added: number, max: number): boolean {
    const soFar = before + (this.#added.get(key) ?? 0);
    this.#added.set(key, soFar - before + added);
    const after = Math.abs(soFar + added);
    return after > max && after > Math.abs(soFar);
  }
}

type Check = (books: Books, event: JournalEvent, sums: Sums, problems: Problems) => void;

/** What is on each account. */
const checkMoney: Check = (books, { data }, sums, problems) => {
  for (const { accountId, amountMinor } of entriesOf(data)) {
    const before = treasuryBalance(books, accountId);
    if (!sums.exceeds(`money ${accountId}`, before, amountMinor, SUM_MINOR_MAX)) continue;
    const account = books.treasury.accounts.get(accountId)?.name ?? accountId;
    problems.add('', 'amount.accountTooLarge', { account, max: sumMax });
  }
};

function entriesOf(data: JournalEvent['data']): readonly TreasuryEntry[] {
  if ('entries' in data) return (data.entries as readonly TreasuryEntry[] | undefined) ?? [];
  return 'payment' in data ? data.payment.entries : [];
}

/** What each party owes and is owed. */
const checkParty: Check = (books, { data }, sums, problems) => {
  const setOff = 'setOff' in data ? data.setOff.account : undefined;
  const own = 'account' in data ? data.account : undefined;
  for (const account of [own, setOff]) {
    if (typeof account !== 'object' || !('debitMinor' in account)) continue;
    const partyId = partyOf(data, account);
    if (partyId === '') continue;
    for (const ledger of ['client', 'supplier'] as const) {
      const key = accountKey(partyId, ledger);
      const before = books.documents.balances.get(key) ?? 0;
      const added = account.debitMinor - account.creditMinor;
      if (!sums.exceeds(`party ${key}`, before, added, SUM_MINOR_MAX)) continue;
      const party = books.parties.parties.get(partyId)?.name ?? partyId;
      problems.add('', 'amount.partyTooLarge', { party, max: sumMax });
    }
  }
};

function partyOf(data: JournalEvent['data'], account: AccountEntry): string {
  if ('partyId' in account && typeof account.partyId === 'string') return account.partyId;
  return 'partyId' in data && typeof data.partyId === 'string' ? data.partyId : '';
}

/** Every figure of a shift, and what its register has sold for ever. */
const checkShift: Check = (books, { type, data }, sums, problems) => {
  const shiftId = type === 'ShiftCashMoved' ? data.id : tillOf(data)?.shiftId;
  if (shiftId === undefined) return;
  const added = saidIn(data);
  const shift = books.pos.shifts.get(shiftId);
  const { cashRegisterId = '' } = shift ?? books.pos.closed.get(shiftId) ?? {};
  const perpetualMinor = books.pos.stands.get(cashRegisterId)?.perpetualMinor ?? 0;
  const before = Math.max(largestIn(shift?.figures), Math.abs(perpetualMinor));
  if (!sums.exceeds(`shift ${shiftId}`, before, added, SUM_MINOR_MAX)) return;
  problems.add('', 'amount.shiftTooLarge', { max: sumMax });
};

const tillOf = (data: JournalEvent['data']): { readonly shiftId: string } | undefined =>
  'till' in data ? data.till : undefined;

/** Σ of all amounts of any kind: more than an event adds to any one figure. */
function saidIn(value: unknown): number {
  let sum = 0;
  for (const [key, said] of entriesIn(value)) {
    if (typeof said !== 'number') sum += saidIn(said);
    else if (key.endsWith('Minor')) sum += Math.abs(said);
  }
  return sum;
}

/** The largest amount among figures. */
function largestIn(value: unknown): number {
  let largest = 0;
  for (const [key, said] of entriesIn(value)) {
    if (typeof said !== 'number') largest = Math.max(largest, largestIn(said));
    else if (key.endsWith('Minor')) largest = Math.max(largest, Math.abs(said));
  }
  return largest;
}

const entriesIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** How much there is of each article, at each place and in all, and what it is worth. */
const checkStock: Check = (books, event, sums, problems) => {
  for (const move of volumeOf(event)?.moves ?? []) {
    if (!exceedsStock(books, move, sums)) continue;
    const article = books.catalog.articles.get(move.articleId)?.name ?? move.articleId;
    problems.add(`lines.${move.line}.quantity`, 'amount.stockTooLarge', { article });
  }
};

function exceedsStock({ stock, amounts }: Books, move: StockMove, sums: Sums): boolean {
  const { articleId, warehouseId, batchId } = move;
  const moved = move.quantity.startsWith('-') ? -1 : 1;
  const micros = moved * Math.abs(microsIn(move.quantity));
  const place = `${articleId} ${warehouseId} ${batchId ?? ''}`;
  const atPlace = stock.levels.get(articleId, warehouseId, batchId);
  const inAll = stock.levels.totalOf(articleId);
  const worth = amounts.values.get(articleId) ?? 0;
  const exceeded = [
    sums.exceeds(`place ${place}`, atPlace, micros, QUANTITY_SUM_MICROS_MAX),
    sums.exceeds(`stock ${articleId}`, inAll, micros, QUANTITY_SUM_MICROS_MAX),
    sums.exceeds(`worth ${articleId}`, worth, valueOf(move), SUM_MINOR_MAX),
  ];
  return exceeded.includes(true);
}

/** What is sold and moved in a day: the sums of trade and of stock are of days and of months. */
const checkDay: Check = ({ amounts }, event, sums, problems) => {
  const volume = volumeOf(event);
  if (volume === undefined) return;
  const { day, minor, micros } = volume;
  const before = amounts.days.get(day) ?? 0;
  const quantities = amounts.dayQuantities.get(day) ?? 0;
  const exceeded = [
    sums.exceeds(`day ${day}`, before, minor, DAY_MINOR_MAX),
    sums.exceeds(`quantities ${day}`, quantities, micros, DAY_MICROS_MAX),
  ];
  if (!exceeded.includes(true)) return;
  problems.add('', 'amount.dayTooLarge', { day, max: formatMinor(DAY_MINOR_MAX) });
};
