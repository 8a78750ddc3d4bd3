import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBooks } from '../books.js';
import { reversedCharges } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import {
  Commerce,
  movesIn,
  recordsOf,
  sequencesOf,
  statementsOf,
  sumsOf,
} from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import { accountOf } from './account-of.js';
import { roleOf } from './account-roles.js';
import { postedEventTypes, postingParts, postingRules, type EventRule } from './posting-rules.js';
import type { Posting } from './posting.js';
import { postingsOf, type PostedEvent } from './postings-of.js';

/** `BALCAO_SEQUENCES=10000` runs as many. */
const numRuns = Math.min(Number.parseInt(process.env['BALCAO_SEQUENCES'] ?? '300', 10), 300);
const longest = 40;

const posted: ReadonlySet<string> = new Set(postedEventTypes);
const isPosted = (event: JournalEvent): event is JournalEvent & PostedEvent =>
  posted.has(event.type);

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

const ofRoles = (postings: readonly Posting[], ...roles: readonly string[]) =>
  postings.filter(({ posting }) => roles.includes(roleOf(posting).role));

const totalOf = (postings: readonly Posting[], ...roles: readonly string[]) =>
  sum(ofRoles(postings, ...roles).map(({ amountMinor }) => amountMinor));

/** VAT of all documents that stand, as the return adds it up: of sales, and of purchases. */
function vatOf(events: readonly JournalEvent[]): readonly [sales: number, purchases: number] {
  const vat: [number, number] = [0, 0];
  for (const event of events) {
    if (event.type === 'DocumentIssued') {
      const { sign, parts } = reversedCharges(event.data);
      vat[event.data.group === 'purchases' ? 1 : 0] +=
        sign * sum(parts.map(({ vatMinor }) => vatMinor));
    }
    if (event.type !== 'DocumentCancelled' && event.type !== 'DocumentRestored') continue;
    const { charges, group } = event.data;
    const times = event.type === 'DocumentCancelled' ? -1 : 1;
    const vatMinor = sum((charges?.parts ?? []).map((part) => part.vatMinor));
    vat[group === 'purchases' ? 1 : 0] += times * (charges?.sign ?? 0) * vatMinor;
  }
  return vat;
}

function check(events: readonly JournalEvent[]): readonly Posting[] {
  const all: Posting[] = [];
  for (const event of events) {
    if (!isPosted(event)) continue;
    const postings = postingsOf(event);
    const rule: EventRule = postingRules[event.type];
    const parts = 'posts' in rule ? rule.posts : [];
    const roles = new Set(
      parts.flatMap((part) => {
        const { role, below = role } = postingParts[part] as { role: string; below?: string };
        return [role, below];
      }),
    );
    // Debits and credits are equal, and nothing is posted that the table does not name.
    expect(sum(postings.map(({ amountMinor }) => amountMinor))).toBe(0);
    for (const { posting } of postings) expect(roles).toContain(roleOf(posting).role);
    all.push(...postings);
  }
  return all;
}

/** The accounts of each party, by the key that statements have for it. */
const partiesOf = (postings: readonly Posting[]) =>
  sumsOf(
    ofRoles(postings, 'clients', 'suppliers').map(({ posting, partyId = '', amountMinor }) => [
      posting === 'clients' ? partyId : `${partyId}:supplier`,
      amountMinor,
    ]),
  );

/** Every other record, and half of those are put back. */
function takeSomeBack(shop: Commerce): void {
  for (const [at, { cancel, restore, isCancelled }] of recordsOf(shop.events).entries()) {
    if (isCancelled || at % 2 === 0) continue;
    const cancelled = shop.tryRun(cancel('engano'), { actorId: 'cashier' });
    if (typeof cancelled !== 'string' && restore && at % 4 === 1) {
      shop.tryRun(restore(), { actorId: 'cashier' });
    }
  }
}

describe('the entries of any sequence of sales, purchases, payments and moves', () => {
  const seen = new Map<string, number>();

  it('balance, and agree with parties, money, stock and VAT', () => {
    fc.assert(
      fc.property(sequencesOf(longest), (sequence) => {
        const shop = new Commerce(sequence).carryOut(sequence.steps);
        takeSomeBack(shop);
        const { events } = shop;
        for (const { type } of events) seen.set(type, (seen.get(type) ?? 0) + 1);
        const postings = check(events);
        expect(partiesOf(postings)).toEqual(statementsOf(events));
        const money = ofRoles(postings, 'treasury');
        const accounts = [...shop.books.treasury.accounts.values()];
        expect(sumsOf(money.map(({ posting, amountMinor }) => [posting, amountMinor]))).toEqual(
          sumsOf(accounts.map(({ id }) => [`treasury:${id}`, treasuryBalance(shop.books, id)])),
        );
        const worth = movesIn(events).map(
          ({ costMinor, revaluationMinor = 0 }) => costMinor - revaluationMinor,
        );
        expect(totalOf(postings, 'stock')).toBe(sum(worth));
        const [sales, purchases] = vatOf(events);
        expect(totalOf(postings, 'vatCharged')).toBe(0 - sales);
        expect(totalOf(postings, 'vatDeductible')).toBe(purchases);
        expect(totalOf(postings, 'unexplained')).toBe(0);
      }),
      { numRuns },
    );
    for (const type of ['DocumentIssued', 'PaymentRecorded', 'ExpenseRecorded', 'RefundRecorded']) {
      expect([...seen.keys()]).toContain(type);
    }
  });

  it('have an account of the official chart for each role', () => {
    const books = createBooks();
    for (const { role } of Object.values(postingParts)) {
      if (role === 'chosen') continue;
      expect(accountOf(books, role)).toMatch(/^[1-8]\d+$/);
    }
  });
});
