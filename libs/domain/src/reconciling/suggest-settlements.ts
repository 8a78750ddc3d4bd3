import type { Ledger } from '../ledger/index.js';
import { MATCH_DAYS_MAX, type StatementLine } from '../treasury/index.js';
import { partiesByText, type EarlierLine, type NamedParty } from './party-of-text.js';

/** A document that somebody still owes, or that is owed to them. */
export interface OwedDocument {
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly openMinor: number;
}

/**
 * What is open on one side: sales, or credits of suppliers, for money that comes in; purchases, or
 * credits of clients, for money that goes out.
 */
export interface Owed {
  readonly documents: readonly OwedDocument[];
  readonly parties: readonly NamedParty[];
  /** Matched lines of the same direction. */
  readonly earlier: readonly EarlierLine[];
}

/** What a document gets of a line. */
export interface SettledByLine {
  readonly documentId: string;
  readonly reference: string;
  /** Less than `openMinor`: a part payment. */
  readonly amountMinor: number;
  readonly openMinor: number;
}

/** Whose documents a line probably settles. */
export interface SuggestedSettlement {
  readonly ledger: Ledger;
  /** The money goes back: the documents are payments or credit notes with something left. */
  readonly isRefund?: boolean;
  readonly partyId: string;
  /** What says so: a document's number or a party's name in the text, earlier lines, the amount. */
  readonly by: 'reference' | 'earlier' | 'name' | 'amount';
  /** None where all is an advance. */
  readonly documents: readonly SettledByLine[];
  /** What no document takes. */
  readonly advanceMinor: number;
}

/** Documents of a party of which two or three are tried together. */
const COMBINED_MAX = 25;

/**
 * For each line, the documents that it probably pays, or the credits that it pays back: those whose
 * number stands in the text, else those of the party that the text tells, else the only one of all
 * that has just that amount, or the only party that has just that much. Where both would fit, it is
 * nobody's. Nothing is suggested twice.
 */
export function suggestSettlements(
  lines: readonly StatementLine[],
  owed: Readonly<Record<Ledger, Owed>>,
  credits?: Readonly<Record<Ledger, Owed>>,
): ReadonlyMap<number, SuggestedSettlement> {
  const found = new Map<number, SuggestedSettlement>();
  for (const ledger of ['client', 'supplier'] as const) {
    const isIn = ledger === 'client';
    const mine = lines.flatMap((line, at) =>
      line.amountMinor > 0 === isIn && line.amountMinor !== 0
        ? [{ line, at, minor: Math.abs(line.amountMinor) }]
        : [],
    );
    const other = isIn ? 'supplier' : 'client';
    const back = credits?.[other];
    const sides = [
      new OpenSide(ledger, owed[ledger]),
      ...(back ? [new OpenSide(other, back, true)] : []),
    ];
    for (const way of ['byReference', 'byText', 'byAmount'] as const) {
      for (const { line, at, minor } of mine) {
        if (found.has(at)) continue;
        const fitting = sides.flatMap((side) => {
          const settlement = side[way](line, minor);
          return settlement ? [{ side, settlement }] : [];
        });
        // An advance is meant only where neither side has anything open.
        const open = fitting.filter(({ settlement }) => settlement.documents.length > 0);
        const [only, another] = open.length === 0 ? fitting : open;
        if (only && !another) found.set(at, only.side.take(only.settlement));
      }
    }
  }
  return found;
}

const oldestDueFirst = (a: OwedDocument, b: OwedDocument): number =>
  a.dueOn.localeCompare(b.dueOn) ||
  a.issuedOn.localeCompare(b.issuedOn) ||
  a.id.localeCompare(b.id);

const sumOf = (documents: readonly { readonly openMinor: number }[]): number =>
  documents.reduce((sum, { openMinor }) => sum + openMinor, 0);

/** What is open on one side, less what is suggested already. */
class OpenSide {
  readonly #left: Map<string, OwedDocument>;
  readonly #partyOf: ReturnType<typeof partiesByText>;
  readonly #quoting: readonly (readonly [id: string, number: RegExp])[];

  constructor(
    readonly ledger: Ledger,
    { documents, parties, earlier }: Owed,
    readonly isRefund = false,
  ) {
    const inOrder = [...documents].sort(oldestDueFirst);
    this.#left = new Map(inOrder.map((document) => [document.id, document]));
    this.#partyOf = partiesByText(earlier, parties);
    this.#quoting = inOrder.map(({ id, reference }) => [id, quotingOf(reference)]);
  }

  take(settlement: SuggestedSettlement): SuggestedSettlement {
    for (const { documentId, amountMinor, openMinor } of settlement.documents) {
      const document = this.#left.get(documentId);
      if (document && amountMinor === openMinor) this.#left.delete(documentId);
      else if (document) {
        this.#left.set(documentId, { ...document, openMinor: openMinor - amountMinor });
      }
    }
    return settlement;
  }

  readonly byReference = (line: StatementLine, minor: number): SuggestedSettlement | undefined => {
    const text = textOf(line);
    const quoted = this.#quoting.flatMap(([id, number]) => {
      const document = number.test(text) ? this.#left.get(id) : undefined;
      return document ? [document] : [];
    });
    const [first] = quoted;
    if (!first || quoted.some(({ partyId }) => partyId !== first.partyId)) return undefined;
    return this.#settlement(first.partyId, 'reference', quoted, minor);
  };

  readonly byText = (line: StatementLine, minor: number): SuggestedSettlement | undefined => {
    const party = this.#partyOf(textOf(line));
    if (!party) return undefined;
    const { partyId, by } = party;
    const open = this.#openBy(line).filter((document) => document.partyId === partyId);
    return this.#settlement(partyId, by, makingUp(open, minor), minor);
  };

  readonly byAmount = (line: StatementLine, minor: number): SuggestedSettlement | undefined => {
    const open = this.#openBy(line);
    const [only, another] = open.filter(({ openMinor }) => openMinor === minor);
    if (only) {
      return another ? undefined : this.#settlement(only.partyId, 'amount', [only], minor);
    }
    const ofParties = new Map<string, OwedDocument[]>();
    for (const each of open) {
      ofParties.set(each.partyId, [...(ofParties.get(each.partyId) ?? []), each]);
    }
    const [all, others] = [...ofParties].filter(([, documents]) => sumOf(documents) === minor);
    return all && !others ? this.#settlement(all[0], 'amount', all[1], minor) : undefined;
  };

  /** What was open when the bank moved the money, give or take the days that it needs. */
  #openBy({ on }: StatementLine): readonly OwedDocument[] {
    const latest = Date.parse(on) + MATCH_DAYS_MAX * 86_400_000;
    return [...this.#left.values()].filter(({ issuedOn }) => Date.parse(issuedOn) <= latest);
  }

  /** The oldest first, as far as the money goes. */
  #settlement(
    partyId: string,
    by: SuggestedSettlement['by'],
    documents: readonly OwedDocument[],
    minor: number,
  ): SuggestedSettlement | undefined {
    let advanceMinor = minor;
    const settled = documents.flatMap(({ id, reference, openMinor }): SettledByLine[] => {
      const amountMinor = Math.min(openMinor, advanceMinor);
      advanceMinor -= amountMinor;
      return amountMinor > 0 ? [{ documentId: id, reference, amountMinor, openMinor }] : [];
    });
    const suggested = { ledger: this.ledger, partyId, by, documents: settled, advanceMinor };
    if (!this.isRefund) return suggested;
    // No more goes back than is left.
    return advanceMinor === 0 ? { ...suggested, isRefund: true } : undefined;
  }
}

const textOf = ({ description, reference = '' }: StatementLine) => `${description} ${reference}`;

/** Finds the number of a document however it is parted: "FT 2026/12", "FT-2026-12", "FT202612". */
function quotingOf(reference: string): RegExp {
  const parts = reference.match(/\p{L}+|\d+/gu) ?? [];
  const between = String.raw`[^\p{L}\d]*`;
  return new RegExp(String.raw`(?<![\p{L}\d])${parts.join(between)}(?!\d)`, 'iu');
}

/** The document of just the amount, those that make it together, or all of them from the oldest. */
function makingUp(open: readonly OwedDocument[], minor: number): readonly OwedDocument[] {
  const exact = open.find(({ openMinor }) => openMinor === minor);
  if (exact) return [exact];
  for (let count = 2; count <= open.length; count += 1) {
    const oldest = open.slice(0, count);
    if (sumOf(oldest) === minor) return oldest;
  }
  if (open.length > COMBINED_MAX) return open;
  const ways = pairsAndTriples(open).filter((some) => sumOf(some) === minor);
  return ways.length === 1 ? (ways[0] ?? open) : open;
}

function pairsAndTriples(open: readonly OwedDocument[]): readonly (readonly OwedDocument[])[] {
  return open.flatMap((first, a) =>
    open.slice(a + 1).flatMap((second, b) => {
      const thirds = open.slice(a + b + 2);
      return [[first, second], ...thirds.map((third) => [first, second, third])];
    }),
  );
}
