import { FiscalCheckController } from './fiscal-check.controller.js';
import { FiscalFilesController } from './fiscal-files.controller.js';
import { FiscalSettingsController } from './fiscal-settings.controller.js';

/** Files for tax authorities: made, taken, and checked; signatures. */
export const fiscalControllers = [
  FiscalCheckController,
  FiscalFilesController,
  FiscalSettingsController,
];
