import { describe, expect, it } from '@jest/globals';
import { printMessages } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const page = textOf('docs/reference/till-findings.md');
const rows = findingsIn(page);

/** The sentence at a dotted path. */
const at = (sentences: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined,
      sentences,
    );

/** Words of the report that no screen says any more. */
const found = [
  ...['This cannot be understood', 'This is no NUIT', 'No good batch', 'Everything comes back'],
  ...['The money goes back', 'Everything the till does', 'By the printing of the browser'],
  ...['Begin here with', 'They have to be decided', 'Labels of scales', 'Q held down'],
  ...['de modo diferente do que esta caixa escreveu', 'Como entrou', 'Devolve-se tudo'],
];

describe('the table of what was found at the till', () => {
  it('has each finding once, in order', () => {
    const upTo = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
    const names = rows.map(({ finding }) => finding.split(' ')[0]);
    expect(names).toEqual([...upTo(16, 'A'), ...upTo(13, 'A17.'), ...upTo(25, 'C')]);
  });

  it('names a test that exists for each that is not open', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('names sentences that there are, in both languages', () => {
    const keys = [...page.matchAll(/The sentence is `([\w.]+)`/g)].map(([, key = '']) => key);
    expect(keys).toHaveLength(25);
    for (const sentences of [en, pt]) {
      expect(keys.filter((key) => typeof at(sentences, key) !== 'string')).toEqual([]);
    }
  });

  it('has other words for each sentence that was found', () => {
    const text = JSON.stringify([en, pt]);
    expect(found.filter((words) => text.includes(words))).toEqual([]);
  });

  it('calls cancelled documents so', () => {
    expect(printMessages('en').shift.cancelled).toBe('Cancelled documents');
    expect(printMessages('pt').shift.cancelled).toBe('Documentos anulados');
  });
});
