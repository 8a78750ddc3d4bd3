/**
 * What people choose about their screens, with the values of each choice. Nothing is chosen until
 * somebody does: the browser, the language or the product decides then.
 */
export const preferenceChoices = {
  language: ['en', 'pt'],
  theme: ['light', 'dark', 'system'],
  /** Rows on a page of a list. */
  rowsPerPage: ['10', '25', '50', '100'],
  /** Days in lists and fields: as the language writes them, 30/11/2026, 30-11-2026, 2026-11-30. */
  dayFormat: ['language', 'slashes', 'dashes', 'iso'],
  /** The sign before decimals. */
  decimalSign: ['language', 'comma', 'point'],
  /** The page that opens after signing in. */
  startPage: ['home', 'dashboard', 'sales', 'purchases', 'articles', 'till'],
  /** The tone of the till when a scan is refused. */
  tillSounds: ['on', 'off'],
  /** Shortcuts that are one plain key; those with Ctrl or Alt always hold. */
  plainKeys: ['on', 'off'],
} as const;

/** What can be chosen. */
export type PreferenceName = keyof typeof preferenceChoices;

/** One value of a choice. */
export type PreferenceOf<N extends PreferenceName> = (typeof preferenceChoices)[N][number];

/** What a person has chosen, wherever they sign in. */
export type Preferences = { readonly [N in PreferenceName]?: PreferenceOf<N> };

/** All of them, in the order of the page Settings. */
export const preferenceNames = Object.keys(preferenceChoices) as readonly PreferenceName[];

/** The choices among the values, which may come from storage or a request; the rest is left out. */
export function readPreferences(values: Readonly<Record<string, unknown>>): Preferences {
  const known = preferenceNames.flatMap((name) => {
    const value = preferenceChoices[name].find((choice) => choice === values[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
