import { describe, expect, it } from '@jest/globals';
import { defaultLimits } from './limits.js';
import { Residents } from './residents.js';

describe('what is kept in memory', () => {
  it('is let go of once for all who found it untrue', async () => {
    let loads = 0;
    const leave = () => Promise.resolve();
    const residents = new Residents(
      () => Promise.resolve({ value: { number: (loads += 1) }, weight: () => 1, leave }),
      defaultLimits,
    );
    const use = () => residents.use('shop', (value) => Promise.resolve(value));
    const first = await use();
    residents.forget('shop', first);
    const second = await use();
    // Another who was at work on the first finds so only now.
    residents.forget('shop', first);
    expect(await use()).toBe(second);
    expect(loads).toBe(2);
    await residents.close();
  });
});
