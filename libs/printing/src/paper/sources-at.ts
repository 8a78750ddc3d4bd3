import {
  applyChanges,
  lastRevisionOf,
  type Books,
  type FieldChanges,
  type JournalEvent,
} from '@balcao/domain';
import { sourcesOf, type PrintSources } from './print-sources.js';

type Placed = JournalEvent & { readonly revision: number };

/** The journal, as far as papers are put together from it. */
export interface PrintJournal {
  inspect<T>(companyId: string, read: (books: Books) => T): Promise<T>;
  history(
    companyId: string,
    recordId: string,
    options: { readonly limit: number; readonly before?: number },
  ): Promise<{ readonly events: readonly Placed[]; readonly next?: number }>;
}

/** Where in the journal a paper began, and whose it is. */
export interface PrintedMoment {
  readonly revision: number;
  /** Of nobody where it is internal. */
  readonly partyId: string;
}

/** Events of one read of a history. */
const eventsPerRead = 50;

/**
 * What a print of a document is made with: its print model, the names and the bank details as they
 * were at the revision that issued it, so that a reprint years later is the same paper. Records
 * that have not changed since, nearly all of them, are taken from the books; what others say today
 * is taken back event by event.
 */
export async function sourcesAt(
  journal: PrintJournal,
  companyId: string,
  { revision, partyId }: PrintedMoment,
): Promise<PrintSources> {
  const { today, last } = await journal.inspect(companyId, (books) => {
    const sources = sourcesOf(books, partyId);
    const { models, types, methods, accounts } = sources;
    const records = [...models, ...types, ...methods, ...accounts];
    const ids = [companyId, partyId, ...records.map(({ id }) => id)];
    return {
      today: sources,
      last: new Map(ids.map((id) => [id, lastRevisionOf(books, id) ?? -1])),
    };
  });
  const then = async <R extends object>(id: string, record: R): Promise<R | undefined> =>
    (last.get(id) ?? -1) <= revision
      ? record
      : takenBack(journal, { companyId, id, revision }, record);
  const all = async <R extends { readonly id: string }>(records: readonly R[]) => {
    const earlier: R[] = [];
    for (const record of records) {
      const was = await then(record.id, record);
      if (was !== undefined) earlier.push(was);
    }
    return earlier;
  };
  const models = await all(today.models);
  const party = today.party && (await then(partyId, today.party));
  return {
    company: today.company && (await then(companyId, today.company)),
    models: [...models, ...laterModels(models, today.models)],
    types: await all(today.types),
    methods: await all(today.methods),
    accounts: await all(today.accounts),
    ...(party && { party }),
  };
}

/**
 * Models that came into use later serve only where there was none, or where one is named: they
 * never take precedence over earlier ones, even if they are of the series.
 */
function laterModels(
  then: PrintSources['models'],
  today: PrintSources['models'],
): PrintSources['models'] {
  const inUse = new Set(then.filter(({ isArchived }) => !isArchived).map(({ id }) => id));
  return today
    .filter(({ id, isArchived }) => !isArchived && !inUse.has(id))
    .map((model) => ({ ...model, isDefault: false, seriesIds: [], cashRegisterIds: [] }));
}

interface Thread {
  readonly companyId: string;
  readonly id: string;
  readonly revision: number;
}

/** The record as it was at the revision; `undefined` where there was none yet. */
async function takenBack<R extends object>(
  journal: PrintJournal,
  { companyId, id, revision }: Thread,
  record: R,
): Promise<R | undefined> {
  let was: R | undefined = record;
  let before: number | undefined;
  do {
    const page = await journal.history(companyId, id, {
      limit: eventsPerRead,
      ...(before !== undefined && { before }),
    });
    for (const event of page.events) {
      if (event.revision <= revision || was === undefined) return was;
      was = without(was, event);
    }
    before = page.next;
  } while (before !== undefined);
  return was;
}

/** The record before an event about it. */
function without<R extends object>(record: R, event: Placed): R | undefined {
  const { type } = event;
  if (type.endsWith('Registered')) return undefined;
  if (type.endsWith('Archived')) return { ...record, isArchived: false };
  if (type.endsWith('Restored')) return { ...record, isArchived: true };
  // Other events tell what was before as well, of something that is on no paper.
  if (type === 'SettingsChanged' || !('before' in event.data && 'after' in event.data)) {
    return record;
  }
  const { before, after } = event.data as FieldChanges<object>;
  return applyChanges(record, { before: after, after: before });
}
