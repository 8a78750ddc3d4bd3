import { partyPersonalFields } from '../parties/index.js';
import type { PersonalFields } from '../personal/index.js';

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
