import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/** Threads that may be terminated, and why that ends no process. */
const terminated: Readonly<Record<string, string>> = {
  'apps/api/src/composition/fold-past.ts': 'only one that waits for an order',
  'libs/fiscal/src/checker/apart/check-apart.ts': 'it uses no native code',
  'libs/printing/src/pdf/drawn-apart.ts': 'it has no database',
  'libs/printing/src/pdf/paper-thread.ts': 'it has no database',
};

describe('a thread that has a database open', () => {
  it('is asked to stop, and never terminated: SQLite would take the process with it', () => {
    const found = [...productSources('apps/'), ...productSources('libs/')].filter((path) =>
      textOf(path).includes('.terminate()'),
    );
    expect(found.toSorted()).toEqual(Object.keys(terminated));
  });
});
