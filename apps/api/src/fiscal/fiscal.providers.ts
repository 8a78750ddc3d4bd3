import { FiscalCheckController } from './fiscal-check.controller.js';
import { FiscalFilesController } from './fiscal-files.controller.js';

/** Files for tax authorities: made, taken, and checked. */
export const fiscalControllers = [FiscalCheckController, FiscalFilesController];
