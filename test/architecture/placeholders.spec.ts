import { describe, expect, it } from '@jest/globals';
import { en } from '@balcao/messages/screens/en';
import { missingValues } from './placeholders.js';
import { productSources, textOf } from './repository.js';

function sentenceOf(key: string): string | undefined {
  let found: unknown = en;
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === 'string' ? found : undefined;
}

describe('a sentence of the screens', () => {
  it('is given a value for each of its braces wherever it is said', () => {
    const missing = productSources('apps/admin/src/').flatMap((path) =>
      missingValues(path, textOf(path), sentenceOf).map((what) => `${path}: ${what}`),
    );
    expect(missing).toEqual([]);
  });

  it('would be found without one', () => {
    const loading = (): string => 'Loading… %{percent}%';
    const without = (text: string) => missingValues('a.tsx', text, loading);
    expect(without("t('entry.loading')")).toEqual(['entry.loading: percent']);
    expect(without("t('entry.loading', { share })")).toEqual(['entry.loading: percent']);
    expect(without("t('entry.loading', { percent: 40 })")).toEqual([]);
    expect(without("t('entry.loading', { ...values })")).toEqual([]);
    expect(without("t('entry.loading', values)")).toEqual([]);
  });
});
