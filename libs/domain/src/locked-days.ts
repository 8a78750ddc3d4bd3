import type { Books } from './books.js';
import type { DecideContext } from './decide.js';
import type { JournalEvent, JournalEventType } from './events.js';
import { mayDo } from './identity/index.js';
import { Problems } from './refusal.js';

/** Events that say a day of the books, and are no bookkeeping: a lock date does not stop them. */
export const freeOfLocks = [
  'ClockCorrected',
  'CompanyClosed',
  'DocumentPrinted',
  'ExchangeRateSet',
  'PeriodDeclared',
  'DeclaredPeriodAltered',
  'JournalSealed',
  'ShiftOpened',
  'ShiftClosed',
  'RecurringExpenseFailed',
  'StockCountOpened',
] as const satisfies readonly JournalEventType[];

const free: ReadonlySet<string> = new Set(freeOfLocks);

/** The day that an event is booked on, with the field of its data that says so. */
export function bookedOn({
  type,
  data,
}: Pick<JournalEvent, 'type' | 'data'>): readonly [field: string, day: string] | undefined {
  if (free.has(type)) return undefined;
  if ('issuedOn' in data && typeof data.issuedOn === 'string') return ['issuedOn', data.issuedOn];
  return 'on' in data && typeof data.on === 'string' ? ['on', data.on] : undefined;
}

/**
 * Refuses what would be booked on a day up to the company's lock date, whatever command leads
 * there, and what would change a document of such a day. Who may pass the lock, may. What has
 * happened at a till is taken all the same: its paper exists.
 */
export function refuseLockedDays(
  books: Books,
  events: readonly JournalEvent[],
  { actorId, documents }: Pick<DecideContext, 'actorId' | 'documents'>,
): void {
  const { lockedThrough } = books.companies.settings.get();
  if (lockedThrough === undefined || mayDo(books, actorId, 'companies.passLock')) return;
  const problems = new Problems();
  for (const event of events) {
    const [field, day] = bookedOn(event) ?? ['', ''];
    if (field !== '' && day <= lockedThrough) {
      problems.add(field, 'company.dayLocked', { day, lockedThrough });
    }
    const changed = changedDocumentDay(event, documents);
    if (changed !== undefined && changed <= lockedThrough) {
      problems.add('', 'company.documentLocked', { day: changed, lockedThrough });
    }
  }
  problems.refuseIfAny();
}

function changedDocumentDay(
  { type, data }: JournalEvent,
  documents: DecideContext['documents'],
): string | undefined {
  const isChange = type === 'DocumentCancelled' || type === 'DocumentRestored';
  return isChange ? documents.get(data.id)?.issuedOn : undefined;
}
