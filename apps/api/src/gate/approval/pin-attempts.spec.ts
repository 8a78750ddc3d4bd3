import { MemoryCounters } from '@balcao/jobs';
import { pinAttemptsContract } from './pin-attempts.contract.js';

pinAttemptsContract('memory', () => {
  let now = Date.parse('2026-03-02T08:00:00Z');
  const counters = new MemoryCounters(() => new Date(now));
  return Promise.resolve({
    counters,
    close: () => counters.close(),
    passes: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  });
});
