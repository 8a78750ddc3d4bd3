// cspell:ignore limitada unipessoal sarl sociedade empresa
/** A line that was matched before, and whose it was; nobody's where it was a fee or the like. */
export interface EarlierLine {
  readonly text: string;
  readonly partyId?: string;
}

/** A client or supplier by name. */
export interface NamedParty {
  readonly id: string;
  readonly name: string;
}

/** Whose a text is, and what says so. */
export interface FoundParty {
  readonly partyId: string;
  readonly by: 'earlier' | 'name';
}

/** Forms of companies, which tell none from another. */
const forms = new Set(['lda', 'limitada', 'unipessoal', 'sarl', 'sociedade', 'empresa', 'the']);

/** The words of a text as banks write them: without accents, numbers, and what is short. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => word.length > 2 && !/\d/.test(word) && !forms.has(word)),
  );

const hasAll = (words: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
  asked.size > 0 && [...asked].every((word) => words.has(word));

/**
 * Says whose a line of the bank is by its text: by the earlier lines of a party, or by its name.
 * A line is a party's if it has every word of an earlier line of theirs, or every word that two of
 * their lines share and that no other line has. Two parties that both fit are none.
 */
export function partiesByText(
  earlier: readonly EarlierLine[],
  parties: readonly NamedParty[],
): (text: string) => FoundParty | undefined {
  const learned = learnedFrom(earlier);
  const names = parties.map(({ id, name }) => ({ partyId: id, words: wordsOf(name) }));
  return (text) => {
    const words = wordsOf(text);
    const known = onlyParty(learned.filter((one) => hasAll(words, one.words)));
    if (known !== undefined) return { partyId: known, by: 'earlier' };
    const named = names.filter((one) => hasAll(words, one.words));
    const longest = Math.max(0, ...named.map((one) => one.words.size));
    const found = onlyParty(named.filter((one) => one.words.size === longest));
    return found === undefined ? undefined : { partyId: found, by: 'name' };
  };
}

/** Words that stand together in lines of one party. */
interface Learned {
  readonly partyId: string;
  readonly words: ReadonlySet<string>;
}

function onlyParty(found: readonly Learned[]): string | undefined {
  const [first] = found;
  return found.every(({ partyId }) => partyId === first?.partyId) ? first?.partyId : undefined;
}

function learnedFrom(earlier: readonly EarlierLine[]): readonly Learned[] {
  const lines = earlier.map(({ text, partyId = '' }) => ({ partyId, words: wordsOf(text) }));
  const owners = new Map<string, Set<string>>();
  for (const { partyId, words } of lines) {
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(partyId));
  }
  const isOwn = (word: string) => owners.get(word)?.size === 1;
  const learned: Learned[] = [];
  const before = new Map<string, ReadonlySet<string>>();
  for (const { partyId, words } of lines) {
    if (partyId === '') continue;
    // Words that others use too tell nobody: some have to be the party's own.
    if ([...words].some(isOwn)) learned.push({ partyId, words });
    const last = before.get(partyId);
    const shared = new Set([...words].filter((word) => last?.has(word) === true && isOwn(word)));
    if (shared.size > 0) learned.push({ partyId, words: shared });
    before.set(partyId, words);
  }
  return learned;
}
