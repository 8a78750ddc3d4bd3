import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tallyJest } from '../../scripts/testing/jest.mjs';
import { begunAnew, standing, tallyPlaywright } from '../../scripts/testing/playwright.mjs';
import { Tally, tallyOf } from '../../scripts/testing/tally.mjs';

const file = (name: string, status: string, ...tests: [status: string, fullName: string][]) => ({
  name: resolve(name),
  status,
  assertionResults: tests.map(([each, fullName]) => ({ status: each, fullName })),
});

describe('the count of all runners', () => {
  it('names what failed and what was left out, and ends with the counts alone', () => {
    const total = new Tally();
    total.add(tallyOf({ passed: 2, failed: ['check lint'] }));
    total.add(tallyOf({ passed: 3, skipped: ['redis'] }));
    expect(total.toString().trimEnd().split('\n').slice(1)).toEqual([
      'failed: check lint',
      'skipped: redis',
      '5 passed, 1 failed, 1 skipped',
    ]);
  });

  it('is no success when nothing ran', () => {
    expect([new Tally().isGood(), tallyOf({ passed: 1 }).isGood()]).toEqual([false, true]);
  });

  it('has each of Jest’s tests once, and a file that could not be loaded as one failure', () => {
    const testResults = [
      file('a.spec.ts', 'failed', ['passed', 'adds'], ['failed', 'rounds'], ['pending', 'waits']),
      file('b.spec.ts', 'failed'),
    ];
    expect(tallyJest({ testResults }, 1)).toEqual(
      tallyOf({
        passed: 1,
        failed: ['a.spec.ts: rounds', 'b.spec.ts could not be run'],
        skipped: ['a.spec.ts: waits'],
      }),
    );
  });

  it('has a failure for a runner that failed without saying in which test', () => {
    expect(tallyJest({ testResults: [] }, 1).failed).toEqual(['Jest ended with 1']);
    expect(tallyPlaywright({ suites: [] }, 1).failed).toEqual(['Playwright ended with 1']);
  });

  it('has a test of the browser that passed only when tried again as a failure', () => {
    const tests = [
      { status: 'expected', projectName: 'desktop' },
      { status: 'flaky', projectName: 'mobile' },
    ];
    const suites = [{ title: 'home.spec.ts', specs: [{ title: 'greets', tests }] }];
    expect(tallyPlaywright({ suites }, 0)).toEqual(
      tallyOf({ passed: 1, failed: ['home.spec.ts › greets (mobile)'] }),
    );
  });

  it('has a test whose time ran out as it ended when it was begun anew', () => {
    const play = (ended: string) => {
      const test = (title: string, result: string, status: string) => ({
        title,
        tests: [{ status, projectName: 'desktop', results: [{ status: result }] }],
      });
      const wrong = test('adds', 'failed', 'unexpected');
      const stood = test('opens', ended, ended === 'passed' ? 'expected' : 'unexpected');
      return { suites: [{ title: 'till.spec.ts', specs: [wrong, stood] }] };
    };
    const first = play('timedOut');
    const tally = tallyPlaywright(first, 1);
    const names = ['till.spec.ts › adds (desktop)', 'till.spec.ts › opens (desktop)'];
    expect([tally.failed, standing(first).map(({ name }) => name)]).toEqual([names, [names[1]]]);
    const mended = tallyOf({ passed: 1, failed: ['till.spec.ts › adds (desktop)'] });
    expect(begunAnew(tally, standing(first), play('passed'))).toEqual(mended);
    expect(begunAnew(tally, standing(first), play('timedOut'))).toEqual(tally);
    expect(begunAnew(tally, standing(first), undefined)).toEqual(tally);
  });
});
