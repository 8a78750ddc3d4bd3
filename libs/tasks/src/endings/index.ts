export { jobEndings } from './job-endings.js';
export { onceRecorded, type JobRecord, type JobRecords } from './recorded-jobs.js';
