import { ERASED_TEXT, type PersonalScope } from '../personal/index.js';
import type { FieldChanges } from '../registers/index.js';
import { partyPersonalFields, type PartyFields } from './parties.registers.js';

const scopeOf: Readonly<Partial<Record<keyof PartyFields, PersonalScope>>> = partyPersonalFields;

/** What an erasure changes of a party's fields: the same as a fold that never saw them. */
export function erasureOf(
  party: Partial<PartyFields>,
  scopes: readonly PersonalScope[],
): FieldChanges<PartyFields> {
  const names = Object.keys(party) as (keyof PartyFields)[];
  const gone = names.filter((name) => {
    const scope = scopeOf[name];
    return scope !== undefined && scopes.includes(scope);
  });
  const before = Object.fromEntries(gone.map((name) => [name, party[name]]));
  return { before, after: gone.includes('name') ? { name: ERASED_TEXT } : {} };
}
