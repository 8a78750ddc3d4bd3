export * from './report-schedule.events.js';
export * from './report-schedules.js';
