import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { en } from '@balcao/messages/screens/en';
import { areas, type MessageArea } from './areas.js';
import { find } from './messages.js';

const sources = 'apps/admin/src';

/** They load pages that ask for sentences of their own. */
const otherPages = ['app/AppRoutes.tsx', 'app/big-screens.ts'];

/** What a module loads later together with sentences of its own. */
const withItsOwn = /withMessages\(\s*'\w+',[^;]*?import\('[^']+'\)/g;

/** A module of ours and all that it imports, now or later, except for other pages. */
function filesFrom(begin: readonly string[], leaves = otherPages): ReadonlySet<string> {
  const files = new Set<string>();
  const take = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (leaves.some((name) => file.endsWith(name))) return;
    const text = readFileSync(file, 'utf8').replace(withItsOwn, '');
    for (const [, wanted = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)) {
      const path = join(dirname(file), wanted);
      const found = [`${path}.tsx`, `${path}.ts`].find(existsSync);
      if (found !== undefined && !found.endsWith('pos/PosApp.tsx')) take(found);
    }
  };
  for (const file of begin) take(resolve(sources, file));
  return files;
}

/** The keys that are written out in the files, and what those begin with that are put together. */
function keysIn(files: ReadonlySet<string>): readonly string[] {
  const keys = [...files].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const whole = [...text.matchAll(/(['`])([a-zA-Z]+\.[\w.]+)\1(?!:)/g)].map(
      ([, , key = '']) => key,
    );
    const begun = [...text.matchAll(/`([a-zA-Z]+(?:\.\w+)*)\.\w*\$\{/g)].map(([, key = '']) => key);
    return [
      ...whole.filter((key) => find(en, key) !== key),
      ...begun.filter((key) => isIn(en, key)),
    ];
  });
  return [...new Set(keys)].sort();
}

/** Whether there is a sentence, or a tree of them, at the path. */
function isIn(tree: object, path: string): boolean {
  const at = path
    .split('.')
    .reduce<unknown>((node, name) => (isTree(node) ? Reflect.get(node, name) : undefined), tree);
  return at !== undefined;
}

const isTree = (node: unknown): node is object => typeof node === 'object' && node !== null;

/** What the files say that none of the areas has. */
async function missing(
  files: ReadonlySet<string>,
  ...names: readonly MessageArea[]
): Promise<readonly string[]> {
  const loaded = await Promise.all(names.map((name) => areas.en[name]()));
  return keysIn(files).filter((key) => !loaded.some((sentences) => isIn(sentences, key)));
}

/** The paths of all sentences of a tree. */
const pathsOf = (tree: object): readonly string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    isTree(value) ? pathsOf(value).map((path) => `${name}.${path}`) : [name],
  );

/** Signing out may have to say what a till still holds: it asks for the till's sentences then. */
const unsent = 'till.unsent';

describe('the sentences that are loaded with a page', () => {
  it('are all that the till says', async () => {
    const files = filesFrom([
      ...['main.tsx', 'pos/PosApp.tsx', 'pos/display/CustomerDisplay.tsx'],
      // Its later parts, its explained figures and returns ask for theirs.
      'pos/later-parts.ts',
    ]);
    const later = ['tillMore', 'explain', 'takeBack'] as const;
    expect(await missing(files, 'shell', 'till', ...later)).toEqual([]);
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
    expect(await missing(files, 'shell', 'visit')).toEqual([unsent]);
  });

  it('are all that the frame of the back office and Home say', async () => {
    const files = filesFrom(
      ['main.tsx', 'office/AdminApp.tsx', 'home/Home.tsx'],
      [...otherPages, 'office/screens.tsx'],
    );
    expect(await missing(files, 'shell', 'office')).toEqual([unsent]);
  });

  it('are all that its other pages say, which do not load what only the till says', async () => {
    const files = filesFrom(['main.tsx', 'office/AdminApp.tsx']);
    expect(await missing(files, 'shell', 'office', 'screens', 'officeMore')).toEqual([unsent]);
    expect(Object.keys(await areas.en.screens())).not.toContain('selling');
  });

  it('are the same in both languages', async () => {
    for (const area of Object.keys(areas.en) as MessageArea[]) {
      const [english, portuguese] = await Promise.all([areas.en[area](), areas.pt[area]()]);
      expect([...pathsOf(portuguese)].sort()).toEqual([...pathsOf(english)].sort());
    }
  });
});
