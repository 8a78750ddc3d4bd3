import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { en } from '@balcao/messages/screens/en';
import { areas, type MessageArea } from './areas.js';
import { find } from './messages.js';

const sources = 'apps/admin/src';

/** They load pages that ask for sentences of their own. */
const otherPages = ['app/AppRoutes.tsx', 'app/big-screens.ts'];

/** A module of ours and all that it imports, now or later, except for other pages. */
function filesFrom(begin: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const take = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(file, 'utf8');
    if (otherPages.some((name) => file.endsWith(name))) return;
    for (const [, wanted = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)) {
      const path = join(dirname(file), wanted);
      const found = [`${path}.tsx`, `${path}.ts`].find(existsSync);
      if (found !== undefined && !found.endsWith('pos/PosApp.tsx')) take(found);
    }
  };
  for (const file of begin) take(resolve(sources, file));
  return files;
}

/** What the keys that are written out in the files begin with; names of refusals are none. */
function namesIn(files: ReadonlySet<string>): readonly string[] {
  const names = [...files].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const whole = [...text.matchAll(/(['`])([a-zA-Z]+\.[\w.]+)\1(?!:)/g)].map(
      ([, , key = '']) => key,
    );
    const begun = [...text.matchAll(/`([a-zA-Z]+)\.[\w.]*\$\{/g)].map(([, name = '']) => name);
    return [...whole.filter(isKey).map((key) => key.split('.')[0] ?? ''), ...begun];
  });
  return [...new Set(names)].filter((name) => name in en).sort();
}

const isKey = (key: string): boolean => find(en, key) !== key;

async function spokenIn(...names: readonly MessageArea[]): Promise<readonly string[]> {
  const loaded = await Promise.all(names.map((name) => areas.en[name]()));
  return loaded.flatMap((sentences) => Object.keys(sentences));
}

describe('the sentences that are loaded with a page', () => {
  it('are all that the till says', async () => {
    const files = filesFrom(['main.tsx', 'pos/PosApp.tsx', 'pos/display/CustomerDisplay.tsx']);
    // Its figures are explained, and goods taken back, by sentences that come when asked for.
    const spoken = await spokenIn('shell', 'till', 'tillMore', 'explain', 'takeBack');
    expect(namesIn(files).filter((name) => !spoken.includes(name))).toEqual([]);
  });

  it('are all that pages without a session say', async () => {
    const entry = [
      'SignIn',
      'SignUp',
      'ForgotPassword',
      'ResetPassword',
      'ConfirmEmail',
      'UndoEmail',
    ];
    const files = filesFrom([
      ...['main.tsx', 'users/Join.tsx', 'entry/NewCompany.tsx', 'entry/FirstRun.tsx'],
      ...entry.map((page) => `entry/${page}.tsx`),
      ...['Contact', 'About', 'Legal'].map((page) => `pages/${page}.tsx`),
    ]);
    const spoken = await spokenIn('shell', 'visit');
    // Signing out may have to say what a till still holds: it asks for the till's sentences then.
    const said = namesIn(files).filter((name) => name !== 'till');
    expect(said.filter((name) => !spoken.includes(name))).toEqual([]);
  });

  it('are all that the back office says', async () => {
    const spoken = await spokenIn('office');
    // Signing out asks for the till's, here as well.
    const all = namesIn(filesFrom(['main.tsx', 'office/AdminApp.tsx']));
    const said = all.filter((name) => name !== 'till');
    expect(said.filter((name) => !spoken.includes(name))).toEqual([]);
    // It does not load what only the till says.
    expect(spoken).not.toContain('selling');
  });

  it('are the same in both languages', async () => {
    const later = ['tillMore', 'explain', 'takeBack'] as const;
    for (const area of ['shell', 'visit', 'till', ...later, 'office'] as const) {
      const [english, portuguese] = await Promise.all([areas.en[area](), areas.pt[area]()]);
      expect(Object.keys(portuguese)).toEqual(Object.keys(english));
    }
  });
});
