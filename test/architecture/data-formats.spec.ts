import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { textSamples } from '@balcao/domain/testing';
import { dataFormats, kindOf } from '../../libs/journal/src/data-formats.js';

const samples = new URL('../../libs/domain/src/testing/samples/', import.meta.url);
const firstFormat = readFileSync(new URL('kinds-of-the-first-format.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((kind) => kind !== '');

/** Every kind and shape of event, by its golden sample. */
const kinds = [...new Set([...readdirSync(samples), ...textSamples.keys()])]
  .map((file) => /^(\w+)\.v(\d+)\.json$/.exec(file) ?? [])
  .map(([, type = '', version]) => kindOf(type, Number(version)))
  .filter((kind) => kind !== '');

/** Kinds that no format has. */
const without = (known: readonly string[]): readonly string[] =>
  kinds.filter((kind) => !known.includes(kind)).sort();

describe('kinds of events', () => {
  it('are of the first format, or named with the format that they came with', () => {
    expect(without([...firstFormat, ...Object.keys(dataFormats.kinds)])).toEqual([]);
  });

  it('are found where they are of none', () => {
    const known = firstFormat.filter((kind) => kind !== 'DocumentIssued');
    expect(without(known)).toContain('DocumentIssued');
  });

  it('need no format that this version does not know, nor the first', () => {
    const formats = Object.values(dataFormats.kinds).map(({ format }) => format);
    expect(formats.filter((format) => format < 2)).toEqual([]);
    expect(Math.max(1, ...formats)).toBe(dataFormats.current.format);
  });
});
