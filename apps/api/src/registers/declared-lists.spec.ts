import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  listOf,
  listsOf,
  otherLists,
  plainRegisters,
  resources,
  textFieldsOf,
  textRegisters,
  type ListName,
  type Resource,
} from '@balcao/contracts';
import * as domain from '@balcao/domain';
import { allProjections, collectionNamed } from '@balcao/projections';

const declared: readonly (readonly [string, Resource])[] = Object.entries(resources);
const names = [...Object.keys(resources), ...Object.keys(otherLists)] as ListName[];

/** Collections that no list shows, and why. */
const unlisted = new Set([
  // Of a person, or of the operator of the product, in partitions that are no company's.
  ...['memberships', 'hosted_companies'],
  // Sums that reports and charts read, and the entries of the ledger, which reports read.
  ...['stock_sums', 'trade_sums', 'ledger_entries', 'withholdings'],
  'depreciations',
]);

/** `GET /regions parties.view` as `/regions` with `parties.view`. */
const reads = new Map(
  readFileSync('docs/reference/routes.txt', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, path, view] = /^GET \/([a-z-]+) ([A-Za-z.]+)/.exec(line) ?? [];
      return path === undefined || view === undefined ? [] : [[path, view] as const];
    }),
);

/** Fields of plain registers that hold ids of records; those of files are none. */
const referringFields = Object.values(domain).flatMap((one: unknown) => {
  if (typeof one !== 'object' || one === null || !('noun' in one && 'fields' in one)) return [];
  const { noun, fields } = one as { readonly noun: string; readonly fields: object };
  const referring = Object.keys(fields).filter(
    (field) => /Ids?$/.test(field) && field !== 'logoId',
  );
  return referring.map((field) => [noun, field] as const);
});

describe('the registers that have texts only', () => {
  it.each(textRegisters)('declare the fields that the domain reads: %s', (name, { noun }) => {
    const declaredTexts = textFieldsOf(name).map(
      ([field, { isRequired = false, kind = 'text' }]) => {
        return [field, { kind, isRequired }] as const;
      },
    );
    const read = Object.entries(domain.registerNamed(noun).fields).map(([field, one]) => {
      const { shape, hasToBeSent: isRequired = false } = one;
      return [field, { kind: shape.kind, isRequired }] as const;
    });
    expect(Object.fromEntries(declaredTexts)).toEqual(Object.fromEntries(read));
  });
});

describe('the declarations of lists', () => {
  it('show every collection that a company has', () => {
    const shown = (name: string) => listsOf(name).length > 0 || unlisted.has(name);
    const hidden = allProjections.filter(({ collection }) => !shown(collection.name));
    expect(hidden.map(({ collection }) => collection.name)).toEqual([]);
  });

  it.each(names)('name rows that there are: %s', (name) => {
    const { collection, only = {}, shows = [] } = listOf(name);
    const { fields } = collectionNamed(collection);
    expect(Object.keys(only).filter((field) => !(field in fields))).toEqual([]);
    expect(shows.map((each) => collectionNamed(each).name)).toEqual(shows);
  });

  // A company is read by those who are in it, one at a time.
  const listed = names.filter((name) => name !== 'companies');

  it.each(listed)('name the route and what it takes to read it: %s', (name) => {
    const { path, view } = listOf(name);
    expect([path, reads.get(path)]).toEqual([path, view]);
  });

  it('name the list of every record that fields of plain registers refer to', () => {
    expect(referringFields.length).toBeGreaterThan(10);
    const missing = referringFields.filter(([noun, field]) =>
      declared.some(([, one]) => one.noun === noun && one.references?.[field] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('refer to lists that there are', () => {
    const referred = declared.flatMap(([, { references = {} }]) => Object.values(references));
    expect(referred.filter((name) => !Object.hasOwn(resources, name))).toEqual([]);
  });

  it('have one register for each path', () => {
    const paths = plainRegisters.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('regions');
  });
});
