/**
 * What of a person's data can be let go of by itself: `contact` whenever they ask, `identity` (name
 * and tax number) only while nothing that the law keeps names them.
 */
export const personalScopes = ['contact', 'identity'] as const;

/** One of the two parts of a person's data. */
export type PersonalScope = (typeof personalScopes)[number];

/** What stands for a text that every record must have and that was erased. */
export const ERASED_TEXT = '***';

/** Which fields of an event are a person's own, and whose. */
export interface PersonalFields {
  /** The field that holds the person's id. */
  readonly person: string;
  readonly fields: Readonly<Record<string, PersonalScope>>;
  /** Those that nothing can be without. */
  readonly required: readonly string[];
}

/** The fields of a client or supplier; its code, country, limits and terms are the business's. */
export const partyPersonalFields = {
  name: 'identity',
  nuit: 'identity',
  companyRegistration: 'identity',
  address1: 'contact',
  address2: 'contact',
  contact1: 'contact',
  contact2: 'contact',
  email1: 'contact',
  email2: 'contact',
  phoneCode: 'contact',
  phone1: 'contact',
  phone2: 'contact',
} as const satisfies Readonly<Record<string, PersonalScope>>;

const ofEvents: Readonly<Record<string, PersonalFields>> = {
  PartyRegistered: { person: 'id', fields: partyPersonalFields, required: ['name'] },
  PartyChanged: { person: 'id', fields: partyPersonalFields, required: [] },
  DocumentSent: { person: 'partyId', fields: { to: 'contact' }, required: ['to'] },
  StatementSent: { person: 'id', fields: { to: 'contact' }, required: ['to'] },
};

const byType = new Map(Object.entries(ofEvents));

/** The personal fields of events of a type; `undefined` for most. */
export const personalFieldsOf = (type: string): PersonalFields | undefined => byType.get(type);

/** Commands whose fields are a person's own: their fingerprints must not tell of them. */
const ofCommands: ReadonlySet<string> = new Set([
  'RegisterParty',
  'ChangeParty',
  'RecordDocumentSent',
  'RecordStatementSent',
]);

/** The names of all personal fields. */
const allNames: ReadonlySet<string> = new Set(
  Object.values(ofEvents).flatMap(({ fields }) => Object.keys(fields)),
);

/**
 * What of a command its fingerprint is taken of. Nine digits of a telephone number would soon be
 * found again from a hash: personal fields are left out.
 */
export function fingerprinted(command: object): object {
  if (!('type' in command) || typeof command.type !== 'string') return command;
  if (!ofCommands.has(command.type)) return command;
  const without = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !allNames.has(name)));
  const open: Record<string, unknown> = without(command);
  const fields = open['fields'];
  if (typeof fields === 'object' && fields !== null) open['fields'] = without(fields);
  return open;
}
