import { describe, expect, it } from '@jest/globals';
import { ownName } from '@balcao/domain';
import { blobBuilders, madeNames, shapesIn } from './own-names.js';
import { productSources, textOf } from './repository.js';

const sources = ['libs/tasks/src/', 'libs/projections/src/', 'apps/api/src/', 'apps/projector/src/']
  .flatMap(productSources)
  .map((path) => [path, textOf(path)] as const);

/** What the product takes from outside as the id of a company, a record or a command. */
const shapes = ['libs/domain/src/', 'libs/journal/src/', 'apps/api/src/']
  .flatMap(productSources)
  .flatMap((path) => shapesIn(textOf(path), /^(companyIds|idShape|keyShape)$/));

/** An example in the documentation of the API, and a part of an id that the demo marks later. */
const examples = new Set(['MERCEARIA', 'pin-X']);

const made = sources.flatMap(([path, text]) =>
  madeNames(path, text)
    .filter((name) => !examples.has(name.text))
    .map((name) => ({ path, ...name })),
);

describe('a name that the product makes for a command or a place', () => {
  it('is marked as its own wherever it is made', () => {
    expect(made.filter(({ isOwn }) => !isOwn)).toEqual([]);
  });

  it('fits nothing that is taken from outside', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(5);
    const own = made.filter(({ isOwn }) => isOwn).map(({ text }) => ownName(text));
    expect(own.length).toBeGreaterThan(30);
    expect(own).toEqual(expect.arrayContaining(['~people', '~operator', '~seal-X', '~user_X']));
    expect(own.filter((name) => shapes.some((shape) => shape.test(name)))).toEqual([]);
  });

  it.each([
    ['const order = { commandId: `seal-${on}` };'],
    ["const order = { companyId: 'people' };"],
    ["const PEOPLE = 'people'; const order = { companyId: PEOPLE };"],
    ['this.#execute(caller, `${importId}-begin`, body);'],
    ['const commandId = `seal-${on}`;'],
  ])('is found unmarked in %s', (text) => {
    expect(madeNames('seeded.ts', text).some(({ isOwn }) => !isOwn)).toBe(true);
  });

  it.each([
    ['const order = { commandId: ownName(`seal-${on}`) };'],
    ["const PEOPLE = ownName('people'); const order = { companyId: PEOPLE };"],
    ['const order = { commandId: sender.commandId, companyId };'],
  ])('is let through in %s', (text) => {
    expect(madeNames('seeded.ts', text).filter(({ isOwn }) => !isOwn)).toEqual([]);
  });
});

describe('the name of a blob', () => {
  const builders = [...sources, ...productSources('libs/blobs/src/').map(textOf).entries()].flatMap(
    ([, text]) => blobBuilders(text),
  );
  // Its name begins with that of its job, which begins with the kind.
  const kinds = builders.filter(([name]) => !name.startsWith('bulk'));

  it('begins with its kind, and no kind begins as another does', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(8);
    const heads = [...new Set(kinds.map(([, head]) => head))];
    expect(heads.filter((head) => !/^[a-z]+_$/.test(head))).toEqual([]);
    const clashes = heads.filter((head) =>
      heads.some((other) => other !== head && other.startsWith(head)),
    );
    expect(clashes).toEqual([]);
  });
});
