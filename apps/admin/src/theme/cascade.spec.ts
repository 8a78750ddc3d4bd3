import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Texts = ReadonlyMap<string, string>;

interface Rule {
  readonly path: string;
  readonly media: string;
  readonly selector: string;
  readonly properties: readonly string[];
}

const folder = 'apps/admin/src';

const textsOf = (kind: RegExp): Texts =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => kind.test(path))
      .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  );

/** The rules of a sheet, those within a question of media with it. */
function rulesIn(path: string, css: string, media = ''): readonly Rule[] {
  const blocks = css.matchAll(/([^{};]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g);
  return [...blocks].flatMap(([, head = '', body = '']) => {
    const name = head.trim();
    if (name.startsWith('@media')) return rulesIn(path, body, name);
    if (name.startsWith('@')) return [];
    const properties = [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property);
    const selectors = name.split(/,(?![^(]*\))/);
    return selectors.map((each) => ({ path, media, selector: each.trim(), properties }));
  });
}

const isPartOf = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`);

/** What two rules both say of an element, unless each says it of another medium. */
function bothSay(one: Rule, other: Rule): readonly string[] {
  if (one.media !== '' && other.media !== '' && one.media !== other.media) return [];
  return one.properties.filter((each) =>
    other.properties.some((text) => isPartOf(each, text) || isPartOf(text, each)),
  );
}

/** Two classes or more that an element has together. */
const combinationsIn = (screen: string): readonly (readonly string[])[] =>
  [...screen.matchAll(/className="([\w-]+(?: [\w-]+)+)"/g)].map(([, names = '']) =>
    names.split(' '),
  );

/** What a class alone says, of its element or of what is within: `.card`, `.card h2`. */
const isOf = (name: string, { selector }: Rule): boolean =>
  new RegExp(String.raw`^\.${name}(?:(?: | > )[a-z]\w*)?$`).test(selector);

const partWithin = (selector: string): string => /[a-z]\w*$/.exec(selector.slice(1))?.[0] ?? '';
const within = ({ selector }: Rule): string => (/[\s>]/.test(selector) ? partWithin(selector) : '');

/**
 * Rules of the same weight in two sheets that say different things of one element: the sheet that
 * is read last wins, and which that is depends on the screens that were open before.
 */
function ties(sheets: Texts, screens: Texts): readonly string[] {
  const rules = [...sheets].flatMap(([path, css]) =>
    rulesIn(path, css.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')),
  );
  const pairs = [...screens.values()]
    .flatMap(combinationsIn)
    .flatMap((names) =>
      names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const)),
    );
  const found = pairs.flatMap(([first, second]) =>
    rules
      .filter((rule) => isOf(first, rule))
      .flatMap((one) =>
        rules
          .filter((rule) => isOf(second, rule) && rule.path !== one.path)
          .filter((other) => within(one) === within(other) && bothSay(one, other).length > 0)
          .map((other) => `${one.selector} in ${one.path}, ${other.selector} in ${other.path}`),
      ),
  );
  return [...new Set(found)];
}

describe('the style sheets', () => {
  it('say by their weight which of them has the last word', () => {
    expect(ties(textsOf(/\.css$/), textsOf(/\.tsx$/))).toEqual([]);
  });
});

describe('a tie is found', () => {
  const card = ['cards.css', '.card { padding: 20px; } .card h2 { font-size: 16px; }'] as const;
  const screens = new Map([['Head.tsx', '<section className="card account__head" />']]);
  const tiesWith = (css: string) => ties(new Map([card, ['account.css', css]]), screens);

  it('of two classes of an element', () => {
    expect(tiesWith('.account__head { padding-top: 116px; }')).toEqual([
      '.card in cards.css, .account__head in account.css',
    ]);
  });

  it('of what is within it', () => {
    expect(tiesWith('.account__head > h2 { font-size: 13px; }')).toEqual([
      '.card h2 in cards.css, .account__head > h2 in account.css',
    ]);
  });

  it('of one medium, but not of two', () => {
    expect(tiesWith('@media print { .account__head { padding: 0; } }')).toHaveLength(1);
    const printed = ['print.css', '@media screen { .card { margin: 0; } }'] as const;
    const css = '@media print { .account__head { margin: 0; } }';
    expect(ties(new Map([printed, ['account.css', css]]), screens)).toEqual([]);
  });

  it('but not where one weighs more, or nothing', () => {
    expect(tiesWith('.card.account__head { padding: 0; }')).toEqual([]);
    expect(tiesWith(':where(.account__head) { padding: 0; }')).toEqual([]);
    expect(tiesWith('.account__head { color: red; }')).toEqual([]);
  });
});
