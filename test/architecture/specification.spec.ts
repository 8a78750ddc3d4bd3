import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { errorMessages } from '@balcao/messages';
import { dialogs, publicRoutes, routes, serviceRoutes } from '../browser/support/routes.js';
import { faultsOf, findingsIn, type Finding } from './findings-table.js';
import { productSources, textOf } from './repository.js';

const page = textOf('docs/reference/specification.md');
const sections = page.split('\n## ').slice(1);
const titleOf = (section: string): string => section.slice(0, section.indexOf('\n'));

/** What a row says of its test where nothing meets the requirement. */
const NOT_THERE = 'not there';

const isThere = ({ tests }: Finding): boolean => tests.join() !== NOT_THERE;

const rows = sections.flatMap((section) =>
  findingsIn(section).map((row) => ({ ...row, section: titleOf(section) })),
);

/** What is in code in the second column of a section. */
const placesIn = (beginning: string): readonly string[] =>
  sections
    .filter((section) => section.startsWith(beginning))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('| ')))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, place = '']) => place);

const places = placesIn('');

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

const api = JSON.parse(textOf('docs/reference/openapi.json')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const apiRoutes = new Set(
  textOf('docs/reference/routes.txt')
    .split('\n')
    .map((line) => line.split(' ').slice(0, 2).join(' ')),
);
const screens = new Set(
  [...[...routes, ...serviceRoutes, ...publicRoutes].map(({ path }) => path), ...dialogs].map(
    (path) => path.replace(/\?.*$/, ''),
  ),
);
const sources = productSources('apps/admin/src').map(textOf).join('\n');

/** Whether what a row names as its place is there. */
function isPlace(place: string): boolean {
  if (/^(GET|POST) /.test(place)) return apiRoutes.has(place);
  if (place.startsWith('/')) {
    const path = place.slice(1);
    return screens.has(place) || [`'${path}'`, `"${path}"`].some((text) => sources.includes(text));
  }
  const [, schema = '', field = ''] = /^([A-Z]\w+)\.(\w+)$/.exec(place) ?? [];
  if (schema !== '') {
    return Object.keys(api.components.schemas[schema]?.properties ?? {}).includes(field);
  }
  if (/^[\w-]+(\.json$|\/)/.test(place)) return existsSync(place);
  return place in errorMessages.en || sources.includes(place);
}

describe('the table of what was asked for', () => {
  it('names tests that exist', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(isThere).flatMap(faultsOf)).toEqual([]);
  });

  it('names screens, routes, fields, files and constants that exist', () => {
    const texts = places.filter((place) => !/^\/(pt|en)\/|payment\/\{/.test(place));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((place) => !isPlace(place))).toEqual([]);
    for (const gone of [
      '/nowhere',
      'GET /nothing',
      'DocumentRow.nothing',
      'docs/none.md',
      'NONE',
    ]) {
      expect(isPlace(gone)).toBe(false);
    }
  });

  it('has a row for each sentence that was asked for, and no other', () => {
    const asked = textOf('test/architecture/specified-sentences.spec.ts');
    const list = asked.slice(asked.indexOf('const sentences'), asked.indexOf('const inPortuguese'));
    const codes = Object.keys(errorMessages.en).filter((code) => list.includes(`'${code}'`));
    const named = [...placesIn('Validation'), ...placesIn('Errors')];
    expect(named.filter((place) => place in errorMessages.en).toSorted()).toEqual(codes.toSorted());
  });

  it('says of nothing that was asked for that it is not there', () => {
    const missing = rows.filter((row) => !isThere(row));
    expect(missing.length).toBeGreaterThan(0);
    const [beyond] = sections.map(titleOf).slice(-1);
    expect(new Set(missing.map(({ section }) => section))).toEqual(new Set([beyond]));
  });

  it('says each requirement once', () => {
    const texts = rows.map(({ finding, section }) => `${section}: ${finding}`);
    expect(texts.filter((one, index) => texts.indexOf(one) !== index)).toEqual([]);
  });
});
