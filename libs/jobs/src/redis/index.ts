export { RedisJobQueue, type RedisJobQueueOptions } from './redis-job-queue.js';
