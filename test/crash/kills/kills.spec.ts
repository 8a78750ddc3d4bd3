import { expect, it } from '@jest/globals';
import { describeBuilt } from '../../built.js';
import { Kills } from './kills.js';

describeBuilt('the built server that is killed at any moment', () => {
  it('has everything that it had answered, once, when it is started again', async () => {
    const { violations, work, kills } = await Kills.run(3, 2026);
    expect(violations).toEqual([]);
    expect([...kills.keys()]).toEqual(['load', 'jobs', 'stopping']);
    expect(work.answered).toBeGreaterThan(20);
    expect(work.again.answered).toBeGreaterThan(0);
  });
});
