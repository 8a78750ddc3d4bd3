export { mailFailedSeal } from './mail-seal.js';
export { sealDay } from './seal-day.js';
export { dailySealJob, dailySealSchedule } from './seal-schedule.js';
