import { beforeEach, describe, expect, it } from '@jest/globals';
import { Backlog } from './backlog.js';

describe('the backlog of rows', () => {
  let now: number;
  let folded: Map<string, number>;
  let backlog: Backlog;

  beforeEach(() => {
    now = 1_000;
    folded = new Map();
    backlog = new Backlog(
      (companyId) => folded.get(companyId) ?? -1,
      () => now,
    );
  });

  it('is empty before anything is written', () => {
    expect(backlog.lag()).toEqual({ events: 0, seconds: 0 });
  });

  it('grows by what is appended, and ages from the first of it', () => {
    backlog.appended('journal-PADARIA', 2, 3);
    now += 1_500;
    backlog.appended('journal-PADARIA', 4, 2);
    now += 500;
    expect(backlog.lag()).toEqual({ events: 5, seconds: 2 });
  });

  it('shrinks as rows follow, and is as old as what is left', () => {
    backlog.appended('journal-PADARIA', 2, 3);
    now += 1_500;
    backlog.appended('journal-PADARIA', 4, 2);
    folded.set('PADARIA', 2);
    now += 500;
    expect(backlog.lag()).toEqual({ events: 2, seconds: 0.5 });
  });

  it('is the sum of all companies, as old as the oldest', () => {
    backlog.appended('journal-PADARIA', 0, 1);
    now += 3_000;
    backlog.appended('journal-MERCEARIA', 7, 1);
    expect(backlog.lag()).toEqual({ events: 2, seconds: 3 });
    expect(backlog.lag('MERCEARIA')).toEqual({ events: 1, seconds: 0 });
    expect(backlog.lag('PADARIA')).toEqual({ events: 1, seconds: 3 });
  });

  it('counts only what this process wrote of a journal that others write as well', () => {
    backlog.appended('journal-PADARIA', 1_000_000, 2);
    expect(backlog.lag().events).toBe(2);
  });

  it('takes appends of a moment together', () => {
    for (let revision = 0; revision < 50; revision += 1) {
      backlog.appended('journal-PADARIA', revision, 1);
      now += 1;
    }
    folded.set('PADARIA', 30);
    expect(backlog.lag()).toEqual({ events: 19, seconds: 0.05 });
    folded.set('PADARIA', 49);
    expect(backlog.lag()).toEqual({ events: 0, seconds: 0 });
  });

  it('leaves out streams that are no journal', () => {
    backlog.appended('user-AMELIA', 3, 1);
    expect(backlog.lag().events).toBe(0);
  });
});
