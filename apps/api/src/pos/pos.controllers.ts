import { cashRegisterRegister } from '@balcao/domain';
import { cashRegisters } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { TillPrinterController } from './printers/till-printer.controller.js';
import { TillApprovalsController } from './till-approvals.controller.js';
import { TillStockController } from './till-stock.controller.js';

/** The places at which the company sells over the counter. */
export const posControllers = [
  TillApprovalsController,
  TillStockController,
  TillPrinterController,
  registerReads({
    list: 'commercial/cash_registers',
    collection: cashRegisters,
    csvColumns: ['code', 'name', 'warehouseId', 'treasuryAccountId', 'isArchived'],
  }),
  plainCommands('commercial/cash_registers', cashRegisterRegister),
];
