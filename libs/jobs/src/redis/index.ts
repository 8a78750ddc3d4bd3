export { RedisJobQueue, type RedisJobQueueOptions } from './redis-job-queue.js';
export { RedisCounters, type RedisCountersOptions } from './redis-counters.js';
