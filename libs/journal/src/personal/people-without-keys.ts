import { personalFieldsOf, type PersonalScope } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';

/**
 * The people of whom something cannot be read although no event erased it: their keys are lost, and
 * what is folded from these events says less than what was folded while the keys were there. Takes
 * the events of one journal as they are read.
 */
export async function peopleWithoutKeys(
  events: AsyncIterable<RecordedEvent>,
): Promise<readonly string[]> {
  const unread = new Map<string, Set<PersonalScope>>();
  const erased = new Map<string, Set<PersonalScope>>();
  for await (const event of events) {
    const data = event.data as Readonly<Record<string, unknown>>;
    if (event.type === 'PartyErased') note(erased, data['id'], data['scopes']);
    const fields = personalFieldsOf(event.type);
    const { erased: gone } = event.metadata as { readonly erased?: unknown };
    if (fields !== undefined && gone !== undefined) note(unread, data[fields.person], gone);
  }
  return [...unread].flatMap(([person, scopes]) =>
    [...scopes].every((scope) => erased.get(person)?.has(scope)) ? [] : [person],
  );
}

function note(known: Map<string, Set<PersonalScope>>, person: unknown, scopes: unknown): void {
  if (typeof person !== 'string' || !Array.isArray(scopes)) return;
  const of = known.get(person) ?? new Set<PersonalScope>();
  known.set(person, of);
  for (const scope of scopes as readonly PersonalScope[]) of.add(scope);
}
