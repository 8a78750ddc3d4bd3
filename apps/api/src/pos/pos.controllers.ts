import { cashRegisters } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangeCashRegisterBody, NewCashRegisterBody } from './pos.bodies.js';
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
  registerCommands({
    resource: 'commercial/cash_registers',
    newBody: NewCashRegisterBody,
    changeBody: ChangeCashRegisterBody,
  }),
];
