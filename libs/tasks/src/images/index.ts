export { imageSweepJob, imageSweepSchedule } from './sweep-schedule.js';
export { sweepImages } from './sweep-images.js';
