import { readPreferences, type PreferenceOf, type Preferences } from '@balcao/domain';
import { chooseScreenFormats, type Language } from '@balcao/messages';
import { preferredLanguage } from './language.js';
import { createSlice } from './slice.js';

export type Mode = 'light' | 'dark';
export type ThemeChoice = Mode | 'system';

/** What a browser remembers of its user, under the key `settings`. */
export interface Settings {
  readonly lang: Language;
  readonly username: string | null;
  readonly mode: Mode;
  /** While it does, `mode` is not looked at. */
  readonly followsSystem: boolean;
  /** Groups of the menu whose pages are not shown, by the names of their messages. */
  readonly foldedGroups: readonly string[];
  /** Chosen on the page Settings, and kept with the account for other devices. */
  readonly preferences: ScreenPreferences;
  /** Pages of the menu that the user keeps at its top, by their paths. */
  readonly favourites: readonly string[];
  /** The pages last opened, the latest first. */
  readonly recentPages: readonly string[];
}

/** What is chosen besides language and theme, which have fields of their own. */
export type ScreenPreferences = Omit<Preferences, 'language' | 'theme'>;

const SETTINGS_KEY = 'settings';
const LANGUAGE_KEY = 'lang';

export const settings = createSlice<Settings>({
  lang: 'en',
  username: null,
  mode: 'light',
  followsSystem: true,
  foldedGroups: [],
  preferences: {},
  favourites: [],
  recentPages: [],
});

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return parseSettings(value);
  } catch {
    return {};
  }
}

function parseSettings(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {};
  const { username, mode, followsSystem, preferences, ...lists } = value as Readonly<
    Record<keyof Settings, unknown>
  >;
  return {
    ...(typeof username === 'string' && { username }),
    ...((mode === 'light' || mode === 'dark') && { mode }),
    ...(typeof followsSystem === 'boolean' && { followsSystem }),
    ...textsIn(lists, 'foldedGroups'),
    ...textsIn(lists, 'favourites'),
    ...textsIn(lists, 'recentPages'),
    ...(typeof preferences === 'object' && { preferences: readPreferences({ ...preferences }) }),
  };
}

type ListName = 'foldedGroups' | 'favourites' | 'recentPages';

/** A list of texts, as far as it is one. */
function textsIn(
  lists: Readonly<Partial<Record<ListName, unknown>>>,
  name: ListName,
): Partial<Settings> {
  const { [name]: list } = lists;
  return Array.isArray(list) ? { [name]: list.filter((each) => typeof each === 'string') } : {};
}

/** Reads what is stored, then keeps storing each change; a browser without storage just forgets. */
export function restoreSettings(): Promise<void> {
  const lang = preferredLanguage(readItem(LANGUAGE_KEY), navigator.language);
  settings.merge({ ...stored(), lang });
  followFormats();
  settings.subscribe(() => {
    followFormats();
    const { lang: language, ...rest } = settings.get();
    writeItem(SETTINGS_KEY, JSON.stringify({ lang: language, ...rest }));
    writeItem(LANGUAGE_KEY, language);
  });
  return Promise.resolve();
}

function followFormats(): void {
  const { dayFormat, decimalSign } = settings.get().preferences;
  chooseScreenFormats({
    days: dayFormat === 'language' ? undefined : dayFormat,
    decimalSign: decimalSign === 'language' ? undefined : decimalSign,
  });
}

/** Chooses on this device; what is not named stays as it is. */
export function choosePreferences(chosen: ScreenPreferences): void {
  settings.merge({ preferences: { ...settings.get().preferences, ...chosen } });
}

/** What holds of a preference: the choice, or the value that the product begins with. */
export function preferred<N extends keyof ScreenPreferences>(name: N): PreferenceOf<N> {
  return settings.get().preferences[name] ?? initial[name];
}

/** What holds until somebody chooses. */
const initial = {
  rowsPerPage: '25',
  dayFormat: 'language',
  decimalSign: 'language',
  startPage: 'home',
  tillSounds: 'on',
  plainKeys: 'on',
} as const satisfies Required<ScreenPreferences>;

/** The choice as the theme switch shows it. */
export const themeChoice = ({ followsSystem, mode }: Settings): ThemeChoice =>
  followsSystem ? 'system' : mode;

/** Takes what the theme switch says; on the system's side it follows that from now on. */
export function chooseTheme(choice: ThemeChoice): void {
  settings.merge(
    choice === 'system' ? { followsSystem: true } : { followsSystem: false, mode: choice },
  );
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the setting holds until the page is closed.
  }
}
