import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { readZip } from './read-zip.js';

const some = new Uint8Array([1, 2, 3]);
const none = new Uint8Array();
const namesOf = (files: Readonly<Record<string, Uint8Array>>): readonly string[] => [
  ...readZip(zipSync(files)).keys(),
];

describe('the archive of a pack', () => {
  it('holds the files by their names', () => {
    expect(namesOf({ 'manifest.json': some, 'papers/FT_2026.1.pdf': some })).toEqual([
      'manifest.json',
      'papers/FT_2026.1.pdf',
    ]);
  });

  it('zipped again by an archiver names its folders, which are no files of the pack', () => {
    expect(namesOf({ 'manifest.json': some, 'papers/': none, 'papers/a.pdf': some })).toEqual([
      'manifest.json',
      'papers/a.pdf',
    ]);
  });

  it('zipped again from the folder that it was unpacked into is read from there', () => {
    expect(namesOf({ 'october/': none, 'october/manifest.json': some, 'october/a': some })).toEqual(
      ['manifest.json', 'a'],
    );
  });

  it('keeps added files, to report that they are not of the pack', () => {
    expect(namesOf({ 'manifest.json': some, 'more/manifest.json': some, 'more/': some })).toEqual([
      'manifest.json',
      'more/manifest.json',
      'more/',
    ]);
    expect(namesOf({ 'october/manifest.json': some, 'beside.txt': some })).toEqual([
      'october/manifest.json',
      'beside.txt',
    ]);
  });

  it('is refused where it is none', () => {
    expect(() => readZip(some)).toThrow();
  });
});
