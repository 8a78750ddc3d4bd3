import { describe, expect, it } from '@jest/globals';
import { OwnWrites } from './own-writes.js';

const amina = { kind: 'user', userId: 'amina', sessionId: 's1', companyId: 'PADARIA' } as const;

describe('what somebody has written', () => {
  it('is remembered for the session and the company that it was written in', () => {
    const writes = new OwnWrites();
    writes.note(amina, 7);
    writes.note(amina, 9);
    expect(writes.of(amina)).toBe(9);
    const others = [{ sessionId: 's2' }, { companyId: 'TALHO' }, { kind: 'key' as const }];
    expect(others.map((other) => writes.of({ ...amina, ...other }))).toEqual([-1, -1, -1]);
    writes.forget(amina, 8);
    expect(writes.of(amina)).toBe(9);
    writes.forget(amina, 9);
    expect(writes.of(amina)).toBe(-1);
  });

  it('takes a bounded part of the memory: the oldest is forgotten', () => {
    const writes = new OwnWrites();
    writes.note(amina, 1);
    for (let at = 0; at < 20_000; at += 1) writes.note({ ...amina, sessionId: `t${at}` }, at);
    expect(writes.of(amina)).toBe(-1);
    expect(writes.of({ ...amina, sessionId: 't0' })).toBe(0);
  });
});
