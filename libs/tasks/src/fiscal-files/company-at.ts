import {
  createBooks,
  evolveBooks,
  lastRevisionOf,
  type Books,
  type JournalEvent,
} from '@balcao/domain';
import type { FiscalGround } from './fiscal-source.js';

/** Events of a company's own thread read at once. */
const eventsPerRead = 200;

type PlacedEvent = Awaited<ReturnType<FiscalGround['journals']['history']>>['events'][number];

/** What of a company its files say, and the last event about it. */
export interface CompanyOfFiles {
  readonly revision: number;
  readonly books: Pick<Books, 'companies' | 'fiscal'>;
}

/** Reads what files say of the company, as it is or as it was at an event. */
export async function readCompanyAt<T>(
  { journals }: Pick<FiscalGround, 'journals'>,
  companyId: string,
  at: number | undefined,
  read: (company: CompanyOfFiles) => T,
): Promise<T> {
  if (at === undefined) {
    return journals.inspect(companyId, (books) =>
      read({ books, revision: lastRevisionOf(books, companyId) ?? 0 }),
    );
  }
  const books = createBooks();
  let revision = 0;
  for (const event of (await threadOf(journals, companyId)).reverse()) {
    if (event.revision > at) break;
    const { metadata } = event;
    const { actorId, commandId, recordedAt } = metadata;
    ({ revision } = event);
    evolveBooks(books, { type: event.type, data: event.data } as JournalEvent, {
      revision,
      actorId,
      commandId,
      recordedAt,
    });
  }
  return read({ books, revision });
}

/** All that happened to the company itself, the newest first. */
async function threadOf(
  journals: FiscalGround['journals'],
  companyId: string,
): Promise<PlacedEvent[]> {
  const events: PlacedEvent[] = [];
  let before: number | undefined;
  do {
    const page = await journals.history(companyId, companyId, {
      limit: eventsPerRead,
      ...(before !== undefined && { before }),
    });
    events.push(...page.events);
    before = page.next;
  } while (before !== undefined);
  return events;
}
