import type { LineFigures, Quantity } from '@balcao/pricing';
import { KeyIndex, Table, defineSlice } from '../kernel/index.js';
import type { Attachment } from './attachment.events.js';
import type {
  DocumentEvent,
  DocumentTexts,
  PaperEvent,
  TakenLine,
  Taking,
} from './document.events.js';
import { minus, noQuantity, plus } from './quantities.js';
import type { SendingEvent } from './sending.events.js';

/** Who takes something of a document. */
export interface Taker {
  readonly id: string;
  readonly kind: Taking['kind'];
}

/** What others have taken of a document; lines by their index. */
export interface TakenOf {
  readonly by: readonly Taker[];
  /** `all` when one document converts the whole of it: most are, and are to cost little. */
  readonly converted: 'all' | ReadonlyMap<number, Quantity>;
  readonly credited: ReadonlyMap<number, LineFigures>;
}

/** How documents hang together, and what happens to their paper. */
export type LinksSlice = {
  /** Only of documents that others take something of. */
  readonly taken: Table<TakenOf>;
  /** Which numbers on paper stand in the books: by `recoveredKey`, the document's id. */
  readonly recovered: Table<string>;
  /** Whose original is printed: the revision at which it was. */
  readonly originals: KeyIndex;
  /** The texts of documents where they were changed. */
  readonly texts: Table<DocumentTexts>;
  readonly attachments: Table<readonly Attachment[]>;
  /** Papers with links: the first event that made one which still counts, and the last day. */
  readonly shared: Table<{ readonly since: number; readonly until: string }>;
};

/** Of a document that no other takes anything of, as most are: the books keep no entry for it. */
export const nothingTaken: TakenOf = { by: [], converted: new Map(), credited: new Map() };

/** How the books know a document on paper. */
export function recoveredKey(typeId: string, reference: string): string {
  return `${typeId}:${reference.toUpperCase().replace(/\s+/g, ' ')}`;
}

/** Folds what ties documents together and what was printed of them. */
export const linksSlice = defineSlice<LinksSlice, DocumentEvent | PaperEvent | SendingEvent>({
  create: (undo) => ({
    taken: new Table(undo),
    recovered: new Table(undo),
    originals: new KeyIndex(undo),
    texts: new Table(undo),
    attachments: new Table(undo),
    shared: new Table(undo),
  }),
  evolve: {
    DocumentIssued: (links, { id, typeId, takes, recovered }) => {
      for (const taking of takes ?? []) take(links, id, taking);
      if (recovered) links.recovered.set(recoveredKey(typeId, recovered.reference), id);
    },
    DocumentCancelled: (links, { id, gives, recovered }) => {
      for (const taking of gives ?? []) give(links, id, taking);
      if (recovered !== undefined) links.recovered.delete(recovered);
    },
    DocumentRestored: (links, { id, takes, recovered }) => {
      for (const taking of takes ?? []) take(links, id, taking);
      if (recovered !== undefined) links.recovered.set(recovered, id);
    },
    DocumentPrinted: ({ originals }, { id, copy }, { revision }) => {
      if (copy === 'original') originals.add(id, revision);
    },
    // Only the history reports it.
    DocumentSent: () => undefined,
    PaperLinkMade: ({ shared }, { id, expiresAt: until }, { revision }) => {
      shared.set(id, { since: shared.get(id)?.since ?? revision, until });
    },
    PaperLinksRevoked: ({ shared }, { id }) => {
      shared.delete(id);
    },
    DocumentTextsChanged: ({ texts }, { id, after }) => {
      texts.set(id, after);
    },
    DocumentFileAttached: ({ attachments }, { id, attachment }) => {
      attachments.set(id, [...(attachments.get(id) ?? []), attachment]);
    },
    DocumentFileDetached: ({ attachments }, { id, attachment }) => {
      const left = (attachments.get(id) ?? []).filter((each) => each.id !== attachment.id);
      if (left.length > 0) attachments.set(id, left);
      else attachments.delete(id);
    },
  },
});

function take({ taken }: LinksSlice, id: string, { documentId, kind, lines, leaves }: Taking) {
  const before = taken.get(documentId) ?? nothingTaken;
  const isFirst = before.by.every((taker) => taker.kind !== 'conversion');
  const by = [...before.by, { id, kind }];
  if (kind === 'credit') {
    taken.set(documentId, { ...before, by, credited: added(before.credited, lines) });
  } else if (kind === 'debit' || before.converted === 'all') {
    taken.set(documentId, { ...before, by });
  } else if (isFirst && leaves === 'nothing') {
    taken.set(documentId, { ...before, by, converted: 'all' });
  } else {
    const converted = new Map(before.converted);
    for (const { line, quantity: now } of lines) {
      converted.set(line, plus(converted.get(line) ?? noQuantity, now));
    }
    taken.set(documentId, { ...before, by, converted });
  }
}

function give({ taken }: LinksSlice, id: string, { documentId, kind, lines }: Taking) {
  const before = taken.get(documentId) ?? nothingTaken;
  const by = before.by.filter((taker) => taker.id !== id || taker.kind !== kind);
  if (by.length === 0) {
    taken.delete(documentId);
    return;
  }
  if (kind === 'credit') {
    const credited = new Map(before.credited);
    for (const line of lines) subtract(credited, line);
    taken.set(documentId, { ...before, by, credited });
  } else if (kind === 'debit') {
    taken.set(documentId, { ...before, by });
  } else {
    const converted = new Map(before.converted === 'all' ? [] : before.converted);
    for (const { line, quantity: now } of lines) {
      const left = minus(converted.get(line) ?? now, now);
      if (left === '0') converted.delete(line);
      else converted.set(line, left);
    }
    taken.set(documentId, { ...before, by, converted });
  }
}

function added(
  credited: ReadonlyMap<number, LineFigures>,
  lines: readonly TakenLine[],
): ReadonlyMap<number, LineFigures> {
  const sum = new Map(credited);
  for (const { line, quantity: now, baseMinor = 0, vatMinor = 0 } of lines) {
    const before = sum.get(line);
    sum.set(line, {
      quantity: plus(before?.quantity ?? noQuantity, now),
      baseMinor: (before?.baseMinor ?? 0) + baseMinor,
      vatMinor: (before?.vatMinor ?? 0) + vatMinor,
    });
  }
  return sum;
}

function subtract(
  credited: Map<number, LineFigures>,
  { line, quantity: now, baseMinor = 0, vatMinor = 0 }: TakenLine,
): void {
  const before = credited.get(line);
  if (!before) return;
  const left = {
    quantity: minus(before.quantity, now),
    baseMinor: before.baseMinor - baseMinor,
    vatMinor: before.vatMinor - vatMinor,
  };
  if (left.quantity === '0' && left.baseMinor === 0 && left.vatMinor === 0) credited.delete(line);
  else credited.set(line, left);
}
