import { describe, expect, it } from '@jest/globals';
import { isActive, queryOf, verbsFor } from './job-states.js';

describe('the query of a tab', () => {
  it('names its states, or none for all', () => {
    expect(queryOf('all', 25)).toBe('page=1&perPage=25');
    expect(decodeURIComponent(queryOf('failed', 50))).toBe(
      'page=1&perPage=50&filter={"state":["failed","cancelled"]}',
    );
  });
});

describe('a job', () => {
  it('can be cancelled until it has ended, and but once', () => {
    expect(verbsFor({ state: 'waiting', isCancelling: false })).toEqual(['cancel']);
    expect(verbsFor({ state: 'running', isCancelling: true })).toEqual([]);
    expect(isActive({ state: 'delayed' })).toBe(true);
  });

  it('can be run again when it has not been done, and discarded once it has ended', () => {
    expect(verbsFor({ state: 'failed', isCancelling: false })).toEqual(['retry', 'discard']);
    expect(verbsFor({ state: 'cancelled', isCancelling: false })).toEqual(['retry', 'discard']);
    expect(verbsFor({ state: 'done', isCancelling: false })).toEqual(['discard']);
  });
});
