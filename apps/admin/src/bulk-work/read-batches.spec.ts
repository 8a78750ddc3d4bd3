import { describe, expect, it } from '@jest/globals';
import type { ImportRow, JobAnswer } from '@balcao/contracts';
import { inOrder, isAnyActive, whole } from './read-batches.js';

const job = (createdAt: string, state: JobAnswer['state'] = 'done') =>
  ({ id: createdAt, name: 'bulk', createdAt, state }) as JobAnswer;
const file = (begunAt: string, status: ImportRow['status'] = 'finished') =>
  ({ id: begunAt, begunAt, status }) as ImportRow;

describe('what was done with many rows', () => {
  it('is one list of bulk work and imports, the newest first', () => {
    const batches = inOrder(
      [job('2026-03-03T08:00:00.000Z'), job('2026-03-01T08:00:00.000Z')],
      [file('2026-03-02T08:00:00.000Z')],
    );
    expect(batches.map(({ kind, at }) => [kind, at.slice(8, 10)])).toEqual([
      ['bulk', '03'],
      ['import', '02'],
      ['bulk', '01'],
    ]);
    expect(isAnyActive(batches)).toBe(false);
  });

  it('is looked at more often while any of it is under way', () => {
    expect(isAnyActive(inOrder([job('2026-03-03', 'running')], []))).toBe(true);
    expect(isAnyActive(inOrder([], [file('2026-03-03', 'stopping')]))).toBe(true);
  });

  it('is shown as far back as both kinds are known', () => {
    const jobs = { found: [job('2026-03-03'), job('2026-03-01')], since: '2026-03-01' };
    const imports = { found: [file('2026-03-04'), file('2026-03-02')], since: '2026-03-02' };
    const { batches, hasOlder } = whole(jobs, imports);
    expect(batches.map(({ at }) => at)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
    expect(hasOlder).toBe(true);
    const all = whole({ found: jobs.found }, { found: imports.found });
    expect([all.batches.length, all.hasOlder]).toEqual([4, false]);
  });
});
