import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { unbuilt } from '../../built.js';
import { describeUnless } from '../../left-out.js';
import { cutPower } from './power.js';

function whatIsMissing(): string | undefined {
  if (process.platform !== 'linux') return 'writes are recorded on Linux only';
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
  } catch {
    return 'there is no compiler for what records writes';
  }
  return unbuilt();
}

describeUnless(whatIsMissing(), 'the built server whose power is cut at any moment', () => {
  it('finds all that it had answered, whole, and its lists as the journal says', async () => {
    const report = await cutPower({ seed: 2026, cuts: 10, seconds: 1, startEvery: 6 });
    expect(report.violations).toEqual([]);
    expect(report.answered).toBeGreaterThan(10);
    expect(report.cuts.dropped).toBeGreaterThan(4);
    expect(report.starts).toBeGreaterThan(0);
  });
});
