import { describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { UsedKeys } from './used-keys.js';

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);

/** Keeps which streams were written to; refuses while it is told to. */
function eventsOf() {
  const written: string[] = [];
  const state = { isRefusing: false };
  const append = (stream: string): Promise<void> => {
    written.push(stream);
    return state.isRefusing ? Promise.reject(new Error('full')) : Promise.resolve();
  };
  const keys = new UsedKeys({ append } as unknown as EventStore);
  return { keys, written, state };
}

describe('the last use of keys', () => {
  it('is written once an hour for each, though several are used in turn', () => {
    const { keys, written } = eventsOf();
    for (const time of ['08:00:00.000', '08:30:00.000', '08:59:59.999']) {
      keys.note('sol', 'k1', at(time));
      keys.note('sol', 'k2', at(time));
    }
    expect(written).toEqual(['key-sol.k1', 'key-sol.k2']);
  });

  it('is written again in the next hour, and for the same name in another company', () => {
    const { keys, written } = eventsOf();
    keys.note('sol', 'k1', at('08:59:59.999'));
    keys.note('sol', 'k1', at('09:00:00.000'));
    keys.note('mar', 'k1', at('09:00:00.000'));
    expect(written).toEqual(['key-sol.k1', 'key-sol.k1', 'key-mar.k1']);
  });

  it('is written with the next use where it could not be', async () => {
    const { keys, written, state } = eventsOf();
    state.isRefusing = true;
    keys.note('sol', 'k1', at('08:00:00.000'));
    await Promise.resolve();
    await Promise.resolve();
    state.isRefusing = false;
    keys.note('sol', 'k1', at('08:01:00.000'));
    keys.note('sol', 'k1', at('08:02:00.000'));
    expect(written).toHaveLength(2);
  });
});
