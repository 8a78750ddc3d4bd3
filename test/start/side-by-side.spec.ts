import { describe, expect, it } from '@jest/globals';
import { runSideBySide } from '../../scripts/testing/side-by-side.mjs';
import { tallyOf } from '../../scripts/testing/tally.mjs';

const passed = (count: number) => Promise.resolve({ tally: tallyOf({ passed: count }) });

/** Lines without how long something took. */
const withoutSeconds = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/\d+ s$/, 'n s'));

describe('the parts of a test run', () => {
  it('run at the same time in different lanes, and in order in one', async () => {
    const lines: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const browser = async ({ show }: { show?: (line: string) => void }) => {
      await begun;
      show?.('opens');
      return passed(2);
    };
    const jest = () => {
      begin();
      return passed(3);
    };
    const lanes = [
      [['browser', browser] as const],
      [['check', () => passed(1)] as const, ['jest', jest] as const],
    ];
    const total = await runSideBySide(lanes, (line) => lines.push(line));
    expect(total).toEqual(tallyOf({ passed: 6 }));
    const of = (name: string) => withoutSeconds(lines).filter((line) => line.includes(name));
    expect(of('browser')).toEqual([
      '\n━━ browser',
      'browser │ opens',
      '━━ browser ended after n s',
    ]);
    expect(withoutSeconds(lines).filter((line) => !line.includes('browser'))).toEqual([
      ...['\n━━ check', '━━ check ended after n s', '\n━━ jest', '━━ jest ended after n s'],
    ]);
  });

  it('name their lines only where others run too', async () => {
    const hows: object[] = [];
    const part = (how: object) => {
      hows.push(how);
      return passed(1);
    };
    await runSideBySide([[['jest', part]]], () => undefined);
    await runSideBySide([[['jest', part]], [['browser', part]]], () => undefined);
    const shared = { show: expect.any(Function) };
    expect(hows).toEqual([{}, shared, shared]);
  });

  it('try what failed again once all have ended', async () => {
    const order: string[] = [];
    const failing = (name: string) => () => {
      order.push(name);
      const tryAgain = () => {
        order.push(`${name} again`);
        return Promise.resolve(tallyOf({ passed: 1, unsteady: ['scan'] }));
      };
      return Promise.resolve({ tally: tallyOf({ failed: ['scan'] }), tryAgain });
    };
    const lanes = [
      [['browser', failing('browser')] as const],
      [['jest', failing('jest')] as const],
    ];
    const total = await runSideBySide(lanes, () => undefined);
    expect(order).toEqual(['browser', 'jest', 'browser again', 'jest again']);
    expect(total).toEqual(tallyOf({ passed: 2, unsteady: ['scan', 'scan'] }));
  });
});
