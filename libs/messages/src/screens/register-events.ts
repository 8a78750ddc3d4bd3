/** What becomes of a record of a register: the last part of the names of its events. */
type Ending = 'Registered' | 'Changed' | 'Archived' | 'Restored';

/** The words for the four events of each register, by the names of the events. */
export type RegisterEvents<Noun extends string> = Readonly<Record<`${Noun}${Ending}`, string>>;

/**
 * Words for the events of registers, from the name that each register's records have in a language.
 * @param nouns by the noun of the register, as in its events: `{ Region: 'Region' }`
 * @param words what an event is called, from such a name
 */
export function registerEvents<Noun extends string, Name>(
  nouns: Readonly<Record<Noun, Name>>,
  words: Readonly<Record<Ending, (name: Name) => string>>,
): RegisterEvents<Noun> {
  const events = Object.entries<Name>(nouns).flatMap(([noun, name]) =>
    Object.entries(words).map(([ending, word]) => [`${noun}${ending}`, word(name)] as const),
  );
  // Each noun with each ending is the type.
  return Object.fromEntries(events) as RegisterEvents<Noun>;
}
