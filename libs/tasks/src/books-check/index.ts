export { checkBooks } from './check-books.js';
export { booksCheckJob, booksCheckSchedule } from './check-schedule.js';
