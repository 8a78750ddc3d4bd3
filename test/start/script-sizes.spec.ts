import { describe, expect, it } from '@jest/globals';
import { Scripts, budgets, weighed } from '../../scripts/checks/script-sizes.mjs';

const heavy = 'src/documents/Documents.tsx';
const pages = [...new Set(budgets.flatMap(({ of }) => of))];

/** A build in which each page is a file of its own; the back office asks for one screen later. */
function weights(kb: Readonly<Record<string, number>>) {
  const files = Object.fromEntries(
    ['index.html', heavy, ...pages].map((key) => [key, { file: `${key}.js` }]),
  );
  const manifest = {
    ...files,
    'index.html': { file: 'index.html.js', isEntry: true },
    'src/office/AdminApp.tsx': { file: 'src/office/AdminApp.tsx.js', dynamicImports: [heavy] },
  };
  return weighed(new Scripts(manifest, (file) => 1_000 * (kb[file.slice(0, -3)] ?? 0)));
}

const tooHeavy = (kb: Readonly<Record<string, number>>): readonly string[] =>
  weights(kb)
    .filter(({ isFine }) => !isFine)
    .map(({ page }) => page);

describe('the weight of scripts', () => {
  it('is that of the page with all that it needs', () => {
    const kb = { 'index.html': 70, 'src/pos/PosApp.tsx': 25 };
    expect(weights(kb).find(({ page }) => page === 'point of sale')).toMatchObject({ kb: 95 });
    expect(tooHeavy(kb)).toEqual([]);
  });

  it('is too much above a budget, by the name of its page', () => {
    expect(tooHeavy({ 'src/pos/PosApp.tsx': 131 })).toEqual(['point of sale']);
    expect(tooHeavy({ [heavy]: 226 })).toEqual([heavy]);
  });

  it('is not believed of a page that was not built', () => {
    const nothing = weighed(new Scripts({}, () => 0));
    expect(nothing.map(({ isFine }) => isFine)).toEqual([false, false, false]);
  });
});
