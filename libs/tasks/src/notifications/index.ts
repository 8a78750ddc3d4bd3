export { EXPIRING_DAYS } from './daily-figures.js';
export { dailyNoticesJob, dailyNoticesSchedule } from './daily-schedule.js';
export { mailDamage, mailDamageJob, mailDamageOrder } from './mail-damage.js';
export { noticeStreamOf, noticeStreams, tell, type Notice } from './notice-streams.js';
export { tellDaily } from './tell-daily.js';
export { tellingOfDamage } from './tell-of-damage.js';
export { taskTellings, tellOfEnding, type Tellings } from './tell-of-jobs.js';
