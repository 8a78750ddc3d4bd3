import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { failedFiles, passedNames, tallyJest } from '../../scripts/testing/jest.mjs';
import { failedTitles, tallyPlaywright } from '../../scripts/testing/playwright.mjs';
import { Tally, tallyOf, triedAgain } from '../../scripts/testing/tally.mjs';

const file = (name: string, status: string, ...tests: [status: string, title: string][]) => ({
  name: resolve(name),
  status,
  assertionResults: tests.map(([each, title]) => ({ status: each, title, ancestorTitles: [] })),
});

describe('the count of all runners', () => {
  it('names what failed and what was left out, and ends with just the counts', () => {
    const total = new Tally();
    total.add(tallyOf({ passed: 2, failed: ['check lint'] }));
    total.add(tallyOf({ passed: 3, unsteady: ['scan'], skipped: ['redis'] }));
    expect(total.toString().trimEnd().split('\n').slice(1)).toEqual([
      'unsteady, passed alone: scan',
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

  it('tries again what failed, by the file in Jest and by the title in the browser', () => {
    const testResults = [
      file('a.spec.ts', 'failed', ['passed', 'adds'], ['failed', 'rounds']),
      file('b.spec.ts', 'passed', ['passed', 'waits']),
    ];
    expect(failedFiles({ testResults })).toEqual([resolve('a.spec.ts')]);
    expect(passedNames({ testResults })).toEqual(['a.spec.ts: adds', 'b.spec.ts: waits']);
    const played = (title: string, status: string) => ({
      title,
      tests: [{ status, projectName: 'desktop' }],
    });
    const specs = [played('opens', 'expected'), played('sells', 'unexpected')];
    expect(failedTitles({ suites: [{ title: 'till.spec.ts', specs }] })).toEqual(['sells']);
  });

  it('names the tests of a group by their own files, and tries those again', () => {
    const test = (ancestor: string, status: string) => ({
      ancestorTitles: [ancestor, 'a till'],
      title: 'sells',
      status,
    });
    const assertionResults = [test('libs/a.spec.ts', 'passed'), test('libs/b.spec.ts', 'failed')];
    const name = resolve('.cache/jest/other-1.spec.ts');
    const report = { testResults: [{ name, status: 'failed', assertionResults }] };
    expect(tallyJest(report, 1)).toEqual(
      tallyOf({ passed: 1, failed: ['libs/b.spec.ts: a till sells'] }),
    );
    expect(failedFiles(report)).toEqual([resolve('libs/b.spec.ts')]);
  });

  it('counts as passed what passed when retried by itself, and names it', () => {
    const first = tallyOf({ passed: 3, failed: ['scan', 'pay'], skipped: ['redis'] });
    expect(triedAgain(first, new Set(['scan', 'another']))).toEqual(
      tallyOf({ passed: 4, failed: ['pay'], unsteady: ['scan'], skipped: ['redis'] }),
    );
    expect(triedAgain(first, new Set())).toEqual(first);
  });
});
