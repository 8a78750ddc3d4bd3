import { cashRegisters, treasuryAccounts, warehouses } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
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
    path: 'cash-registers',
    view: 'pos.view',
    collection: cashRegisters,
    csvColumns: ['code', 'name', 'warehouseId', 'treasuryAccountId', 'isArchived'],
    references: {
      warehouseId: { collection: warehouses, field: 'name' },
      treasuryAccountId: { collection: treasuryAccounts, field: 'name' },
    },
  }),
  registerCommands({
    path: 'cash-registers',
    manage: 'pos.manage',
    newBody: NewCashRegisterBody,
    changeBody: ChangeCashRegisterBody,
    register: (body) => ({ type: 'RegisterCashRegister', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeCashRegister', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveCashRegister', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreCashRegister', id, ...expected }),
  }),
];
