import { CompanySchedules } from './company-schedules.js';
import { JobsController } from './jobs.controller.js';
import { VerifyJournalController } from './verify-journal.controller.js';

/** What is done in the background: looking at it, stopping it, asking for it. */
export const jobsControllers = [JobsController, VerifyJournalController];
export const jobsProviders = [CompanySchedules];
