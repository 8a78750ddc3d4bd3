import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { evolveBooks } from '../evolve-books.js';
import { assert } from '../refusal.js';

type Step = (context: DecideContext) => readonly JournalEvent[];

/**
 * Decisions that build on each other, for one append: each is made on the books as the ones before
 * leave them. Use within `books.undo.trial`, which takes them back.
 */
export class Steps {
  readonly events: JournalEvent[] = [];
  readonly #documents: Map<string, DocumentIssuedData>;
  readonly #firstEvents: Map<string, JournalEvent>;

  constructor(
    private readonly books: Books,
    private readonly context: DecideContext,
  ) {
    this.#documents = new Map(context.documents);
    this.#firstEvents = new Map(context.firstEvents);
  }

  /** Decides, and lets the books be as after it; returns what was decided. */
  take(step: Step): readonly JournalEvent[] {
    const documents = this.#documents;
    const firstEvents = this.#firstEvents;
    const decided = step({ ...this.context, documents, firstEvents });
    for (const event of decided) this.#follow(event);
    return decided;
  }

  #follow(event: JournalEvent): void {
    const { head, now: recordedAt, actorId } = this.context;
    const revision = (head?.revision ?? 0) + this.events.length + 1;
    this.events.push(event);
    evolveBooks(this.books, event, { revision, recordedAt, actorId, commandId: 'step' });
    if (event.type === 'DocumentIssued') documentIn(this.#documents, event.data);
    if (!this.#firstEvents.has(event.data.id)) this.#firstEvents.set(event.data.id, event);
  }
}

function documentIn(documents: Map<string, DocumentIssuedData>, issued: DocumentIssuedData): void {
  documents.set(issued.id, issued);
}

/** The document among what was decided. */
export function issuedIn(events: readonly JournalEvent[]): DocumentIssuedData {
  const found = events.find(({ type }) => type === 'DocumentIssued');
  assert(found?.type === 'DocumentIssued', 'issuing decides on a document');
  return found.data;
}
