import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { FiscalCheckController } from './fiscal-check.controller.js';
import { FiscalFilesController } from './fiscal-files.controller.js';
import { FiscalPeriods } from './fiscal-periods.js';
import { FiscalPeriodsController } from './fiscal-periods.controller.js';
import { FiscalSettingsController } from './fiscal-settings.controller.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { VatReturnsController } from './vat-returns.controller.js';

/** Files for tax authorities: made, taken, handed in and checked; signatures. */
@Module({
  imports: [JobsModule, StatisticsModule],
  controllers: [
    FiscalCheckController,
    FiscalFilesController,
    FiscalPeriodsController,
    FiscalSettingsController,
    VatReturnsController,
  ],
  providers: [...commandHandlers('fiscal'), FiscalPeriods],
})
export class FiscalModule {}
