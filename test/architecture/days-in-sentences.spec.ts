import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/** A sentence of the catalogue with a day or an instant that is written as lists are. */
const sentences =
  /\bt\(\s*['`]([\w.]+)(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?\bshow(?:Day|Instant)\(/g;

/** They stand in lists, or show how lists are written. */
const lists = ['documents.line.batchExpired', 'reports.beside.days', 'settings.example'];

const wrong = (text: string): readonly string[] =>
  [...text.matchAll(sentences)].map(([, key = '']) => key).filter((key) => !lists.includes(key));

describe('a day within a sentence', () => {
  it('is written by sayDay: 30 Nov 2026', () => {
    const screens = productSources('apps/admin/src/');
    expect(screens.some((path) => textOf(path).includes('sayDay('))).toBe(true);
    expect(screens.flatMap((path) => wrong(textOf(path)))).toEqual([]);
  });

  it('would be found in the format of lists', () => {
    expect(wrong("t('past.strip', { day: showDay(first(days), language) })")).toEqual([
      'past.strip',
    ]);
    expect(wrong("t('past.strip', { when: showInstant(at, language) })")).toEqual(['past.strip']);
    expect(wrong("t('past.strip', { when: sayInstant(at, language) })")).toEqual([]);
    expect(wrong("t('past.strip', { day: sayDay(on, language) }); showDay(on, language)")).toEqual(
      [],
    );
    expect(wrong("t('settings.example', { day: showDay(on, language) })")).toEqual([]);
  });
});
