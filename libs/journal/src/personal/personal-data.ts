import {
  joinPersonal,
  personalFieldsOf,
  splitPersonal,
  withoutPersonal,
  type AnyEvent,
  type PersonalFields,
  type PersonalScope,
} from '@balcao/domain';
import type { Json, RecordedEvent } from '@balcao/event-store';
import { decrypt, encrypt } from './cipher.js';
import type { KeyRing } from './key-ring.js';

type Values = Readonly<Record<string, unknown>>;

/** The encrypted fields of an event, by scope: `keyId.ciphertext`. */
type Envelopes = Readonly<Partial<Record<PersonalScope, string>>>;

const envelopeOf = ({ personal }: Values): Envelopes | undefined =>
  typeof personal === 'object' && personal !== null ? personal : undefined;

/** What an encrypted field can only be opened at: copied to another event it is worth nothing. */
const placeOf = (companyId: string, personId: string, scope: PersonalScope, type: string) =>
  `${companyId}/${personId}/${scope}/${type}`;

/** The person that an event's data name. */
function personIn(data: Values, { person }: PersonalFields): string | undefined {
  const id = data[person];
  return typeof id === 'string' ? id : undefined;
}

/**
 * An event's data as they are stored: personal fields encrypted with the person's keys. The very
 * data for events without any.
 */
export function sealPersonal(
  ring: KeyRing,
  companyId: string,
  { type, data }: AnyEvent,
): AnyEvent['data'] {
  const fields = personalFieldsOf(type);
  const personId = fields && personIn({ ...data }, fields);
  if (fields === undefined || personId === undefined) return data;
  const { open, hidden } = splitPersonal({ ...data }, fields);
  if (hidden.size === 0) return data;
  const personal = [...hidden].map(([scope, placed]) => {
    const { keyId, key } = ring.keyFor(companyId, personId, scope);
    const place = placeOf(companyId, personId, scope, type);
    return [scope, `${keyId}.${encrypt(key, JSON.stringify(placed), place)}`] as const;
  });
  const envelopes = { personal: Object.fromEntries(personal) };
  return { ...open, ...envelopes, id: data.id };
}

/** The ids of the keys that a stored event needs. */
export function keysNeeded({ type, data }: RecordedEvent): readonly string[] {
  if (personalFieldsOf(type) === undefined) return [];
  const envelopes = Object.values(envelopeOf(data as Values) ?? {});
  return envelopes.map((envelope) => envelope.slice(0, envelope.indexOf('.')));
}

/** Whether an event, as it is stored, has personal fields that are encrypted. */
export const isSealed = (event: RecordedEvent): boolean => keysNeeded(event).length > 0;

/**
 * A stored event as it is read: with the personal fields that have a key, and without those that
 * were erased, also where they were stored before fields were encrypted. Which scopes are gone is
 * said in the metadata.
 */
export function openPersonal(
  ring: KeyRing,
  companyId: string,
  event: RecordedEvent,
): RecordedEvent {
  const fields = personalFieldsOf(event.type);
  const stored = event.data as Values;
  const personId = fields && personIn(stored, fields);
  if (fields === undefined || personId === undefined) return event;
  const erased = ring.erasedOf(companyId, personId);
  const envelopes = envelopeOf(stored);
  if (envelopes === undefined && erased.size === 0) return event;
  const gone = new Set<PersonalScope>();
  let data: Values = Object.fromEntries(
    Object.entries(stored).filter(([name]) => name !== 'personal'),
  );
  for (const scope of scopesIn(data, fields)) if (erased.has(scope)) gone.add(scope);
  for (const [scope, envelope] of Object.entries(envelopes ?? {}) as [PersonalScope, string][]) {
    const place = placeOf(companyId, personId, scope, event.type);
    const placed = erased.has(scope) ? undefined : opened(ring, envelope, place);
    if (placed === undefined) gone.add(scope);
    else data = joinPersonal(data, placed);
  }
  if (gone.size === 0) return { ...event, data: data as Json };
  const erasedHere = { erased: [...gone].sort() };
  const metadata = Object.assign({}, event.metadata, erasedHere);
  const rest = withoutPersonal(data, fields, gone);
  return { ...event, data: rest as Json, metadata };
}

const scopesIn = (data: Values, fields: PersonalFields): Iterable<PersonalScope> =>
  splitPersonal(data, fields).hidden.keys();

function opened(ring: KeyRing, envelope: string, place: string): Values | undefined {
  const dot = envelope.indexOf('.');
  const key = ring.known(envelope.slice(0, dot));
  if (key === undefined) return undefined;
  return JSON.parse(decrypt(key, envelope.slice(dot + 1), place)) as Values;
}
