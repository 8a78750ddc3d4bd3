import type { JournalQuestion, JournalRow } from '@balcao/contracts';
import { entryId, journalEventTypes } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { fieldsOf, textOf, type Values } from '../loose-values.js';
import { without } from '../without.js';
import { changesIn } from './journal-changes.js';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';

/** Every event of the journal, a short row each: what it is about, by whom, from where. */
export const journalEvents = defineCollection<JournalRow>({
  name: 'journal_events',
  version: 8,
  fields: {
    type: 'text',
    recordedAt: 'text',
    actorId: 'text',
    recordId: 'text',
    partyId: 'text',
    amountMinor: 'integer',
    cashRegisterId: 'text',
    device: 'text',
    question: 'text',
    minute: 'integer',
  },
  // What happened is of its kind for good.
  fixed: ['type'],
  // Few events are what an auditor's question finds.
  sparse: ['question'],
  // Ids are in the order of the journal, and every index ends with the id.
  indexes: [
    ...([['recordedAt'], ['type'], ['actorId'], ['recordId'], ['partyId']] as const),
    ...([['amountMinor'], ['device'], ['question']] as const),
    // What a question finds is added up by person without reading the rows.
    ['question', 'actorId', 'amountMinor'],
  ],
  searchText: ({ label = '', partyName = '' }) => `${label} ${partyName}`,
});

/** Any event of the journal: what it says is looked for by its name. */
interface AnyJournalEvent {
  readonly type: string;
  readonly data: Values;
  readonly metadata: { readonly recordedAt: string; readonly actorId: string } & Values;
}

/** Folds every event once; erasing a person also takes the name off the rows about them. */
export const journalEventsProjection = defineProjection<JournalRow, AnyJournalEvent>({
  name: 'journal-events',
  category: 'journal',
  collection: journalEvents,
  events: journalEventTypes,
  keys: ({ revision, type, data }) => [
    { id: entryId(revision) },
    ...(type === 'PartyErased' ? unnamedBy(data) : []),
  ],
  fold: (row, event, { id }) =>
    id === entryId(event.revision) ? { id, ...described(event) } : row && without(row, 'label'),
});

/** The rows that must not say any more whom they are about. */
function unnamedBy({ scopes, events }: Values): readonly { readonly id: string }[] {
  if (!Array.isArray(scopes) || !scopes.includes('identity') || !Array.isArray(events)) return [];
  return events.flatMap((revision) =>
    typeof revision === 'number' ? [{ id: entryId(revision) }] : [],
  );
}

function described({
  type,
  data,
  metadata,
}: Folded<AnyJournalEvent>): Omit<Unstamped<JournalRow>, 'id'> {
  const { recordedAt, actorId } = metadata;
  const party = fieldsOf(data['party']);
  const till = fieldsOf(data['till']);
  const changes = changesIn(type, data);
  return {
    type,
    recordedAt,
    // Somebody who took over by PIN sells on the sign-in of another.
    actorId: cashierIn(type, data) ?? actorId,
    recordId: textOf(data['id']) ?? '',
    // What a till without a network sold at noon may arrive at night.
    minute: minuteOf(textOf(till['at']) ?? recordedAt),
    ...(changes.length > 0 && { changes }),
    ...present({
      label: labelOf(data),
      partyId: textOf(data['partyId']),
      partyName: textOf(party['name']),
      amountMinor: amountOf(data),
      cashRegisterId: textOf(till['cashRegisterId']) ?? textOf(data['cashRegisterId']),
      registerName: textOf(data['registerName']),
      signedIn: textOf(fieldsOf(till['signedIn'] ?? data['signedIn'])['name']),
      device: textOf(metadata['device']),
      question: questionOf(type, data),
    }),
  };
}

/** The cashier who did it, where an event of a till names one; a joining names whom it is about. */
function cashierIn(type: string, data: Values): string | undefined {
  if (type === 'ShiftCashierJoined') return undefined;
  return textOf(data['cashierId']) ?? textOf(fieldsOf(data['till'])['cashierId']);
}

/** Which of the questions an event answers; only the asker knows what the hours are. */
export function questionOf(type: string, data: Values): JournalQuestion | undefined {
  switch (type) {
    case 'ShiftNoted':
      return notes[textOf(data['kind']) ?? ''];
    case 'ArticleChanged':
      return pricesIn(data) ? 'priceChanges' : undefined;
    case 'MemberInvited':
    case 'MemberJoined':
    case 'ApiKeyCreated':
    case 'MemberRightsChanged':
      return 'rightsGranted';
    default:
      return undefined;
  }
}

const notes: Readonly<Record<string, JournalQuestion>> = {
  drawerOpened: 'drawerOpened',
  lineRemoved: 'voidedLines',
  saleCleared: 'voidedLines',
  priceChanged: 'priceChanges',
};

function pricesIn(data: Values): boolean {
  const changed = { ...fieldsOf(data['before']), ...fieldsOf(data['after']) };
  return Object.keys(changed).some((name) => /^(sale|purchase|category)Price/.test(name));
}

const labels = ['reference', 'name', 'fileName', 'text', 'code', 'prefix', 'email'];

function labelOf(data: Values): string | undefined {
  const after = fieldsOf(data['after']);
  const found = labels.flatMap((name) => textOf(data[name]) ?? textOf(after[name]) ?? []);
  return found.find((text) => text !== '');
}

function amountOf(data: Values): number | undefined {
  const totals = fieldsOf(data['totals']);
  const source = fieldsOf(data['source']);
  const amounts = [totals['totalMinor'], data['totalMinor'], data['paidMinor']];
  return [...amounts, data['amountMinor'], source['amountMinor']].find(
    (amount) => typeof amount === 'number',
  );
}

const minuteOf = (recordedAt: string): number =>
  Number.parseInt(recordedAt.slice(11, 13), 10) * 60 +
  Number.parseInt(recordedAt.slice(14, 16), 10);

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is missing. */
function present<T extends object>(fields: T): Present<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) kept[name] = value;
  }
  return kept as Present<T>;
}
