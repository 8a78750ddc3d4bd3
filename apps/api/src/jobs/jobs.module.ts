import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkTrials } from './bulk/bulk-trials.js';
import { BulkRuns } from './bulk/bulk-runs.js';
import { CompanySchedules } from './company-schedules.js';
import { JobsController } from './jobs.controller.js';
import { MadeFiles } from './made-files.js';
import { VerifyJournalController } from './verify-journal.controller.js';

/** Background jobs: their state, cancelling, ordering. */
@Module({
  imports: [LimitsModule, ReadingModule],
  controllers: [BulkController, JobsController, VerifyJournalController],
  providers: [BulkRuns, BulkTrials, CompanySchedules, MadeFiles],
  exports: [CompanySchedules, MadeFiles],
})
export class JobsModule {}
