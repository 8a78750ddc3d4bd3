import { slices, type Books } from '../books.js';
import { identitySlice, limitsOf, mayDo } from '../identity/index.js';
import { refuse } from '../refusal.js';
import { integrationsSlice, sightOf, type EventSight } from '../integrations/index.js';

/** Of users and keys: told to those alone who may see them. */
const aboutPeople: ReadonlySet<string> = new Set([
  ...Object.keys(identitySlice.evolve),
  ...Object.keys(integrationsSlice.evolve),
]);

/** The names of all events of a company's journal, in the order of the alphabet. */
export const journalEventTypes: readonly string[] = [
  ...new Set(Object.values(slices).flatMap(({ evolve }) => Object.keys(evolve))),
].sort((a, b) => (a < b ? -1 : 1));

/** The events that programs are told of: all but those about users and keys. */
export const feedEventTypes: readonly string[] = journalEventTypes.filter(
  (type) => !aboutPeople.has(type),
);

/** What a reader of the feed sees. */
export interface FeedView extends EventSight {
  readonly types: ReadonlySet<string>;
}

/** Refuses a reader whose limits hide documents or goods: events tell of them all. */
export function feedViewOf(books: Books, readerId: string): FeedView {
  if (limitsOf(books, readerId) !== undefined) refuse('events.limitedMember');
  const types = mayDo(books, readerId, 'identity.view') ? journalEventTypes : feedEventTypes;
  return { types: new Set(types), ...sightOf(books, readerId) };
}
