export * from './errors.js';
export * from './job.js';
export * from './job-name.js';
export * from './job-queue.js';
export * from './limits.js';
export * from './payload-as.js';
export type { Counted, Counters, Quota } from './counters/counters.js';
export { MemoryCounters } from './counters/memory-counters.js';
export { withStandIn } from './counters/standing-in.js';
