export * from './errors.js';
export * from './job.js';
export * from './job-name.js';
export * from './job-queue.js';
export * from './limits.js';
export * from './payload-as.js';
