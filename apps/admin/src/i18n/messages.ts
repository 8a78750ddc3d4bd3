import type { Language, ScreenMessageKey, ScreenMessages } from '@balcao/messages';

export type Params = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<Language, () => Promise<ScreenMessages>>> = {
  en: async () => (await import('@balcao/messages/screens/en')).en,
  pt: async () => (await import('@balcao/messages/screens/pt')).pt,
};

const loaded = new Map<Language, ScreenMessages>();
const pending = new Map<Language, Promise<ScreenMessages>>();
let current: ScreenMessages | undefined;

/** Loads one language's sentences, once; always the same promise for `use()`. */
export function loadMessages(language: Language): Promise<ScreenMessages> {
  const known = pending.get(language);
  if (known !== undefined) return known;
  const promise = loaders[language]().then((messages) => {
    loaded.set(language, messages);
    return messages;
  });
  promise.catch(() => pending.delete(language));
  pending.set(language, promise);
  return promise;
}

/** Makes a loaded language the one that `sentence` speaks. */
export function speak(language: Language): void {
  current = loaded.get(language) ?? current;
}

/** A sentence in the language of the screen; for what runs outside React. */
export function sentence(key: ScreenMessageKey, params: Params = {}): string {
  return current === undefined ? '' : interpolate(find(current, key), params);
}

/** The text at a dotted path; the path itself where there is none. */
export function find(messages: ScreenMessages, key: string): string {
  let node: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null) return key;
    node = (node as Readonly<Record<string, unknown>>)[part];
  }
  return typeof node === 'string' ? node : key;
}

/** Fills `%{name}` in and chooses between `one |||| many` by `smart_count`. */
export function interpolate(text: string, params: Params): string {
  const [one = '', many = one] = text.split(' |||| ');
  const form = params['smart_count'] === undefined || params['smart_count'] === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
