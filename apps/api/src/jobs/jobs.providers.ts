import { BulkController } from './bulk/bulk.controller.js';
import { BulkTrials } from './bulk/bulk-trials.js';
import { BulkRuns } from './bulk/bulk-runs.js';
import { CompanySchedules } from './company-schedules.js';
import { JobsController } from './jobs.controller.js';
import { MadeFiles } from './made-files.js';
import { VerifyJournalController } from './verify-journal.controller.js';

/** What is done in the background: looking at it, stopping it, asking for it. */
export const jobsControllers = [BulkController, JobsController, VerifyJournalController];
export const jobsProviders = [BulkRuns, BulkTrials, CompanySchedules, MadeFiles];
