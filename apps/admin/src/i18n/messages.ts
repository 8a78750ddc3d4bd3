import {
  asSaidIn,
  grouped,
  interpolate as filled,
  type Language,
  type PartOf,
  type ScreenMessageKey,
  type ScreenMessages,
} from '@balcao/messages';
import { companyCountry } from '../boot/session-state.js';
import { areas, type MessageArea } from './areas.js';

export type Params = Readonly<Record<string, string | number>>;

/** The sentences of one language, as far as they are loaded: pages bring theirs. */
export type Sentences = PartOf<ScreenMessages>;

const wanted = new Map<MessageArea, Promise<void>>([['shell', Promise.resolve()]]);
const loaded = new Map<Language, Sentences>();
const pending = new Map<Language, Promise<Sentences>>();
let current: Sentences | undefined;

/** Loads what one language has of the areas that are wanted; the same promise for `use()`. */
export function loadMessages(language: Language): Promise<Sentences> {
  const known = pending.get(language);
  if (known !== undefined) return known;
  const sentences: Sentences = {};
  const promise = Promise.all([...wanted.keys()].map((area) => fill(sentences, language, area)));
  const filled = promise.then(() => {
    loaded.set(language, sentences);
    return sentences;
  });
  filled.catch(() => pending.delete(language));
  pending.set(language, filled);
  return filled;
}

/** Loads an area's sentences before a page shows them, in each language that is spoken here. */
export function needMessages(area: MessageArea): Promise<void> {
  const known = wanted.get(area);
  if (known !== undefined) return known;
  const languages = [...pending];
  const filled = Promise.all(
    languages.map(async ([language, sentences]) => fill(await sentences, language, area)),
  ).then(() => undefined);
  filled.catch(() => wanted.delete(area));
  wanted.set(area, filled);
  return filled;
}

/** Adds sentences to the same object, so that its present holders find the later ones, too. */
async function fill(sentences: Sentences, language: Language, area: MessageArea): Promise<void> {
  add(sentences, await areas[language][area]());
}

/** Adds a tree of sentences to another; two areas may have sentences of one subject. */
function add(sentences: object, more: object): void {
  Object.entries(more).forEach(([name, value]: [string, unknown]) => {
    const known: unknown = Reflect.get(sentences, name);
    // The areas themselves are not written to.
    const both = isTree(known) && isTree(value) ? { ...known } : undefined;
    if (both !== undefined && isTree(value)) add(both, value);
    Object.assign(sentences, { [name]: both ?? value });
  });
}

const isTree = (node: unknown): node is object => typeof node === 'object' && node !== null;

/** What is loaded together with the sentences that it says. */
export const withMessages =
  <T>(area: MessageArea, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), needMessages(area)]);
    return part;
  };

/** Makes a loaded language the one that `sentence` speaks. */
export function speak(language: Language): void {
  current = loaded.get(language) ?? current;
}

/** A sentence in the language of the screen; for what runs outside React. */
export function sentence(key: ScreenMessageKey, params: Params = {}): string {
  if (current === undefined) return '';
  return interpolate(asSaidIn(companyCountry(), find(current, key)), params);
}

/** The text at a dotted path; the path itself where there is none. */
export function find(messages: object, key: string): string {
  let node: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null) return key;
    node = (node as Readonly<Record<string, unknown>>)[part];
  }
  return typeof node === 'string' ? node : key;
}

/** A sentence has a place that nothing was handed over for: a mistake of ours. */
export class BrokenSentence extends Error {
  constructor(text: string, name: string) {
    super(`nothing is given for %{${name}} in "${text}"`);
    this.name = 'BrokenSentence';
  }
}

/**
 * Fills `%{name}` in and chooses between `one |||| many` by `smart_count`, a count in groups.
 * Throws {@link BrokenSentence} where a value is missing: a text that is missing is ignored, a
 * broken one is not (specification, section 8).
 */
export function interpolate(text: string, params: Params): string {
  const written = (name: string): string | number => {
    const value = params[name];
    if (value === undefined) throw new BrokenSentence(text, name);
    return name === 'smart_count' ? grouped(String(value)) : value;
  };
  return filled(text, written, params['smart_count']);
}
