import { Inject, Injectable } from '@nestjs/common';
import type { ClientRow, JournalRow } from '@balcao/contracts';
import { actorName, partyPersonalFields, personalFieldsOf, refuse } from '@balcao/domain';
import { splitPersonal, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import { filled, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import { journalEvents, parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { threadOf } from './thread-of.js';

/** Events that name a person and are told one by one; more are counted. */
const NAMING_MAX = 10_000;

/** One thing that is held of a person, as the file that they get says it. */
export interface HeldFact {
  readonly part: string;
  readonly field: string;
  readonly value: string;
  /** When it was recorded, and by whom; none of what the record says now. */
  readonly recordedAt?: string;
  readonly actorName?: string;
}

/**
 * What is held of a client or supplier: what the record says, what was said of them before and
 * where mails went, and everything that names them. For people who ask what is known of them.
 */
@Injectable()
export class HeldData {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Refuses whom nobody knows. */
  async of(companyId: string, id: string, language: Language) {
    const row = await this.rows.get(parties, companyId, id);
    if (row === undefined) return refuse('record.notFound', { id });
    const where = { partyId: id };
    const [naming, count] = await Promise.all([
      this.rows.find(journalEvents, companyId, { where, sort: [['id', 'asc']], limit: NAMING_MAX }),
      this.rows.count(journalEvents, companyId, { where }),
    ]);
    const mailed = new Set(naming.filter(({ type }) => type === 'DocumentSent').map(recordOf));
    const threads = await Promise.all(
      [id, ...mailed].map((each) => threadOf(this.journals, companyId, each)),
    );
    const history = threads.flat().sort((one, other) => one.revision - other.revision);
    const facts = await this.journals.inspect(companyId, (books) => {
      const nameOf = (actorId: string) => actorName(books, actorId);
      return [
        ...recordFacts(row, language),
        ...history.flatMap((event) => factsOf(event, nameOf, language)),
        ...naming.map((event) => namingFact(event, nameOf, language)),
      ];
    });
    const left = count - naming.length;
    return { name: row.name, facts: left === 0 ? facts : [...facts, leftFact(left, language)] };
  }
}

const recordOf = ({ recordId }: JournalRow): string => recordId;

/** What the record says now. */
function recordFacts(row: ClientRow, language: Language): readonly HeldFact[] {
  const part = screenMessages[language].erasure.held.now;
  const values = Object.entries(row).filter(([name]) => name in partyPersonalFields);
  return values.map(([name, value]) => {
    return { part, field: headingOf(name, language), value: String(value) };
  });
}

/** The personal fields that an event has recorded. */
function factsOf(
  { type, data, metadata: { recordedAt, actorId } }: PlacedEvent<JournalEvent>,
  nameOf: (actorId: string) => string,
  language: Language,
): readonly HeldFact[] {
  const personal = personalFieldsOf(type);
  if (personal === undefined) return [];
  const placed = [...splitPersonal({ ...data }, personal).hidden.values()].flatMap((fields) =>
    Object.entries(fields).filter(([place]) => !place.startsWith('before.')),
  );
  const when = { recordedAt, actorName: nameOf(actorId) };
  return placed.map(([place, value]) => {
    const field = headingOf(place.replace(/^after\./, ''), language);
    return { part: eventName(type, language), field, value: String(value), ...when };
  });
}

function namingFact(
  { type, label = '', partyName = '', recordedAt, actorId }: JournalRow,
  nameOf: (actorId: string) => string,
  language: Language,
): HeldFact {
  const field = screenMessages[language].erasure.held.named;
  const value = [label, partyName].filter((text) => text !== '').join(' · ');
  return { part: eventName(type, language), field, value, recordedAt, actorName: nameOf(actorId) };
}

function leftFact(left: number, language: Language): HeldFact {
  const { named, more } = screenMessages[language].erasure.held;
  return { part: '', field: named, value: filled(more, { count: String(left) }) };
}

function eventName(type: string, language: Language): string {
  const names: Readonly<Record<string, string>> = screenMessages[language].events;
  return names[type] ?? type;
}

function headingOf(field: string, language: Language): string {
  const { resources, erasure } = screenMessages[language];
  const fields: Readonly<Record<string, string>> = resources['commercial/clients'].fields;
  return field === 'to' ? erasure.held.mailedTo : (fields[field] ?? field);
}
