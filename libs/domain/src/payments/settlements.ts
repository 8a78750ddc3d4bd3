import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { OpenDocument } from '../documents/index.js';
import type { Problems } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import type { AllocationContent } from './payments.commands.js';
import type { Ledger } from '../ledger/index.js';
import type { Allocation, SettledDocument } from './payments.events.js';

/** Whose documents a credit may settle, and which of them it is itself. */
export interface CreditHolder {
  readonly partyId: string;
  readonly ledger: Ledger;
  /** Its side: it settles documents of the other. */
  readonly side: SettledDocument['side'];
  /** Missing while it is being recorded. */
  readonly documentId?: string;
}

/**
 * What is left of documents while a settlement is being read: what the books say, with what the
 * credit settled until now given back, less what was read of it already.
 */
export class Settling {
  readonly #left = new Map<string, number>();
  readonly #known = new Map<string, SettledDocument>();

  constructor(
    private readonly books: Books,
    private readonly holder: CreditHolder,
    private readonly problems: Problems,
    givenBack: readonly Allocation[] = [],
  ) {
    for (const allocation of givenBack) {
      const { documentId, amountMinor } = allocation;
      this.#known.set(documentId, settledDocument(allocation));
      this.#left.set(documentId, this.leftOf(documentId) + amountMinor);
    }
  }

  /** Of the credit: documents of the same side pay along with it. */
  get side(): SettledDocument['side'] {
    return this.holder.side;
  }

  /** What is left to settle of a document. */
  leftOf(documentId: string): number {
    return this.#left.get(documentId) ?? this.books.documents.open.get(documentId)?.openMinor ?? 0;
  }

  /** Takes an amount off a document; what does not fit is added to the problems. */
  take(sent: AllocationContent, path: string, line: number): Allocation | undefined {
    const { documentId, amountMinor } = sent;
    if (documentId === '') {
      this.problems.add(`${path}.documentId`, 'payment.documentNotSelected', { line });
      return undefined;
    }
    const document = this.#find(documentId, `${path}.documentId`);
    if (!document) return undefined;
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
      this.problems.add(`${path}.amountMinor`, 'payment.invalidAmount', { line });
      return undefined;
    }
    const leftMinor = this.leftOf(documentId);
    if (amountMinor > leftMinor) {
      const params = { document: document.reference, open: formatMinor(leftMinor) };
      this.problems.add(`${path}.amountMinor`, 'payment.moreThanOpen', params);
      return undefined;
    }
    this.#left.set(documentId, leftMinor - amountMinor);
    return { ...document, amountMinor };
  }

  /** Settles the oldest documents of the other side first, as far as the amount goes. */
  takeOldestFirst(amountMinor: number): readonly Allocation[] {
    const { partyId, ledger, side } = this.holder;
    const candidates = new Map(this.#known);
    for (const open of this.books.documents.open.of(partyId)) {
      if (open.ledger !== ledger) continue;
      candidates.set(open.id, ofOpen(this.books, open));
    }
    const open = [...candidates.values()]
      .filter((document) => document.side !== side)
      .map((document) => ({ ...document, amountMinor: this.leftOf(document.documentId) }));
    return allocateOldestFirst(open, amountMinor);
  }

  #find(documentId: string, path: string): SettledDocument | undefined {
    const { partyId, ledger } = this.holder;
    const known = this.#known.get(documentId);
    if (known) return known;
    const open = this.books.documents.open.get(documentId);
    if (!open) {
      const document = referenceOf(this.books, documentId);
      this.problems.add(path, 'payment.documentNotOpen', { document });
    } else if (documentId === this.holder.documentId) {
      this.problems.add(path, 'payment.settlesItself');
    } else if (open.partyId !== partyId || open.ledger !== ledger) {
      const document = referenceOf(this.books, documentId);
      this.problems.add(path, 'payment.documentOfOtherParty', { document });
    } else return ofOpen(this.books, open);
    return undefined;
  }
}

/**
 * Splits an amount over open documents: the earliest due day first, then the earliest day of issue,
 * then the lower number. What no document takes is left over.
 */
export function allocateOldestFirst(
  open: readonly Allocation[],
  amountMinor: number,
): readonly Allocation[] {
  let leftMinor = amountMinor;
  const allocated: Allocation[] = [];
  for (const document of [...open].sort(byAge)) {
    const takenMinor = Math.min(leftMinor, document.amountMinor);
    if (takenMinor <= 0) continue;
    allocated.push({ ...document, amountMinor: takenMinor });
    leftMinor -= takenMinor;
  }
  return allocated;
}

function byAge(a: SettledDocument, b: SettledDocument): number {
  return (
    compare(a.dueOn, b.dueOn) ||
    compare(a.issuedOn, b.issuedOn) ||
    compareIds(a.documentId, b.documentId)
  );
}

function compareIds(a: string, b: string): number {
  const placeA = placeOf(a);
  const placeB = placeOf(b);
  if (!placeA || !placeB) return compare(a, b);
  return compare(placeA.seriesId, placeB.seriesId) || placeA.number - placeB.number;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function ofOpen(books: Books, open: OpenDocument): SettledDocument {
  const { id, side, totalMinor, issuedOn, dueOn } = open;
  const reference = referenceOf(books, id);
  return { documentId: id, reference, side, totalMinor, issuedOn, dueOn };
}

function settledDocument(allocation: Allocation): SettledDocument {
  const { documentId, reference, side, totalMinor, issuedOn, dueOn } = allocation;
  return { documentId, reference, side, totalMinor, issuedOn, dueOn };
}

/** A document's name as it is printed, `FT 2026/17`; its id where its series is not known. */
export function referenceOf(books: Books, documentId: string): string {
  const place = placeOf(documentId);
  const series = place && books.series.series.get(place.seriesId);
  return series ? `${series.prefix} ${series.code}/${place.number}` : documentId;
}
