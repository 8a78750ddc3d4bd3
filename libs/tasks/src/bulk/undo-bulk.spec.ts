import { describe, expect, it } from '@jest/globals';
import { refusalsOf } from './undo-bulk.js';

const stale = { path: '', code: 'record.stale', params: { revision: 7 } } as const;

describe('a record that was changed since', () => {
  it('was changed again, where an order is taken back', () => {
    const changedAgain = [{ code: 'record.changedAgain', params: {} }];
    expect(refusalsOf({ undoes: 'bulk-1' }, [stale])).toEqual(changedAgain);
  });

  it('is stale for any other order', () => {
    expect(refusalsOf({}, [stale])).toEqual([{ code: 'record.stale', params: { revision: 7 } }]);
  });
});
