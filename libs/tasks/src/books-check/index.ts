export { checkBooks } from './check-books.js';
export { booksCheckJob, booksCheckSchedule } from './check-schedule.js';
export { differencesIn, readCheck } from './kept-check.js';
