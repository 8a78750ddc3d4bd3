import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBooks } from '../books.js';
import { signOf, type DocumentIssuedData } from '../documents/index.js';
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
import {
  purchaseMeanings,
  purchaseVat,
  vatReturn,
  type BoughtFigures,
  type PurchaseUse,
  type TreatedVat,
} from '../vat/index.js';
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

const bought = (use: PurchaseUse, figures: Omit<BoughtFigures, 'use'>): TreatedVat => ({
  ...figures,
  ...purchaseVat({ use, ...figures }),
  treatment: use,
});

const rowsOf = ({ group, lines }: DocumentIssuedData): readonly TreatedVat[] =>
  lines.map((line) =>
    group === 'purchases' && line.vatUse !== undefined
      ? bought(line.vatUse, line)
      : { ...line, treatment: 'taxed', deductedMinor: 0, selfChargedMinor: 0 },
  );

/** The return of all documents and expenses that stand, worked out line by line. */
function returnOf(events: readonly JournalEvent[]) {
  const standing = new Map<string, readonly TreatedVat[]>();
  const cancelled = new Map<string, readonly TreatedVat[]>();
  for (const { type, data } of events) {
    if (type === 'DocumentIssued') {
      const sign = signOf(data);
      if (sign !== 0)
        standing.set(
          data.id,
          rowsOf(data).map((row) => times(sign, row)),
        );
    }
    if (type === 'ExpenseRecorded' && data.vatUse !== undefined) {
      standing.set(data.id, [bought(data.vatUse, data)]);
    }
    if (type === 'DocumentCancelled' || type === 'ExpenseCancelled') {
      cancelled.set(data.id, standing.get(data.id) ?? []);
      standing.delete(data.id);
    }
    if (type === 'DocumentRestored' || type === 'ExpenseRestored') {
      standing.set(data.id, cancelled.get(data.id) ?? []);
    }
  }
  return vatReturn([...standing.values()].flat());
}

const times = (sign: number, { treatment, ...figures }: TreatedVat): TreatedVat => ({
  treatment,
  baseMinor: sign * figures.baseMinor,
  vatMinor: sign * figures.vatMinor,
  deductedMinor: sign * figures.deductedMinor,
  selfChargedMinor: sign * figures.selfChargedMinor,
});

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

const changed = (id: string, after: object): JournalEvent => ({
  type: 'VatChanged',
  data: { id, before: {}, after },
});

/** What codes say of purchases, of every meaning that there is. */
const usesOfCodes = fc.tuple(
  ...['vat_NOR', 'vat_RED'].map((id) =>
    fc
      .constantFrom(...purchaseMeanings.filter((meaning) => meaning !== 'reverse'))
      .map((onPurchases) => changed(id, { onPurchases })),
  ),
  fc
    .constantFrom('exempt', 'reverse')
    .map((means) =>
      changed(
        'vat_ISE',
        means === 'reverse' ? { onPurchases: means, reverseRate: '16' } : { onPurchases: 'other' },
      ),
    ),
);

/** VAT of expenses is deducted by the paper of a supplier with a NUIT. */
const known: JournalEvent = {
  type: 'PartyChanged',
  data: { id: 'wholesaler', before: {}, after: { nuit: '400339910' } },
};

describe('the entries of any sequence of sales, purchases, payments and moves', () => {
  const seen = new Map<string, number>();

  it('balance, and agree with parties, money, stock and VAT', () => {
    fc.assert(
      fc.property(sequencesOf(longest), usesOfCodes, (sequence, uses) => {
        const shop = new Commerce(sequence, [known, ...uses]).carryOut(sequence.steps);
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
        const boxes = returnOf(events);
        expect({
          '02': 0 - totalOf(postings, 'vatCharged'),
          '05': totalOf(postings, 'vatOnAssets'),
          '06': totalOf(postings, 'vatDeductible') - boxes['08'],
          '07': totalOf(postings, 'vatOnExpenses'),
        }).toEqual({ '02': boxes['02'], '05': boxes['05'], '06': boxes['06'], '07': boxes['07'] });
        expect(totalOf(postings, 'vatNotDeducted')).toBe(0);
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
