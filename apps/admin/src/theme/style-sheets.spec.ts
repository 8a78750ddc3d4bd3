import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tokensCss } from './tokens-css.js';

type Sheets = ReadonlyMap<string, string>;

const folder = 'apps/admin/src';

const textsOf = (kind: RegExp): Sheets =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path))
      .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  );

/** Classes that a style sheet lays out by themselves: `.card {`, also in a list of selectors. */
function laidOut(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(','));
  return selectors.flatMap((one) => /^\.[a-z][\w-]*$/.exec(one.trim())?.[0] ?? []);
}

/**
 * Classes that two style sheets lay out. Which of them is read last depends on the way to the
 * screen, so that the same element would look one way now and another way later.
 */
function sharedClasses(sheets: Sheets): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, css] of sheets) {
    for (const name of laidOut(css)) places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} in ${[...paths].join(' and ')}`);
}

/** Tokens that a style sheet asks for and nothing declares: its rule is then as if not there. */
function unknownTokens(sheets: Sheets, declared: ReadonlySet<string>): readonly string[] {
  const own = new Set([...sheets.values()].flatMap((css) => css.match(/--[\w-]+(?=\s*:)/g) ?? []));
  return [...sheets].flatMap(([path, css]) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name) && !own.has(name))
      .map((name) => `${name} in ${path}`),
  );
}

describe('the style sheets', () => {
  const sheets = textsOf(/\.css$/);

  it('lay each class out in one place', () => {
    expect(sheets.size).toBeGreaterThan(50);
    expect(sharedClasses(sheets)).toEqual([]);
  });

  it('ask for no token that is not declared', () => {
    const screens = [...textsOf(/\.tsx?$/).values()];
    const set = screens.flatMap((text) => text.match(/(?<=')--[\w-]+(?=')/g) ?? []);
    const declared = new Set([...(tokensCss().match(/--[\w-]+(?=:)/g) ?? []), ...set]);
    expect(unknownTokens(sheets, declared)).toEqual([]);
  });
});

describe('a fault is found in style sheets', () => {
  it('of which two lay out the same class', () => {
    const sheets = new Map([
      ['state.css', '.chip { color: green; }'],
      ['filters.css', '.filters .chip { margin: 0; } .mark,\n.chip { border-radius: 13px; }'],
    ]);
    expect(sharedClasses(sheets)).toEqual(['.chip in state.css and filters.css']);
  });

  it('but not where one says what the class is like within its own', () => {
    const sheets = new Map([
      ['state.css', '.chip { color: green; } .chip:hover { color: red; }'],
      ['filters.css', '.filters .chip { margin: 0; }'],
    ]);
    expect(sharedClasses(sheets)).toEqual([]);
  });

  it('that ask for a token nobody declares', () => {
    const css = '.a { --own: 1px; margin: var(--own); color: var(--ink); }';
    expect(unknownTokens(new Map([['a.css', css]]), new Set())).toEqual(['--ink in a.css']);
  });
});
