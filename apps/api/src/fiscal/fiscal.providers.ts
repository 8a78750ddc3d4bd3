import { FiscalCheckController } from './fiscal-check.controller.js';
import { FiscalFilesController } from './fiscal-files.controller.js';
import { FiscalPeriods } from './fiscal-periods.js';
import { FiscalPeriodsController } from './fiscal-periods.controller.js';
import { FiscalSettingsController } from './fiscal-settings.controller.js';

/** Files for tax authorities: made, taken, handed in and checked; signatures. */
export const fiscalControllers = [
  FiscalCheckController,
  FiscalFilesController,
  FiscalPeriodsController,
  FiscalSettingsController,
];

export const fiscalProviders = [FiscalPeriods];
