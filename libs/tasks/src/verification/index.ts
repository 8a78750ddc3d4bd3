export { verifyCompany } from './verify-company.js';
export { verifyWeekly, verifyWeeklyJob, verifyWeeklySchedule } from './verify-weekly.js';
