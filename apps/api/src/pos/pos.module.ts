import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { GateModule } from '../gate/gate.module.js';
import { cashRegisterRegister } from '@balcao/domain';
import { cashRegisters } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { AllowedPrinters } from './printers/allowed-printers.js';
import { DrawerCauses } from './printers/drawer-causes.js';
import { RawPrinting } from './printers/raw-printing.js';
import { TillPrinterController } from './printers/till-printer.controller.js';
import { TillApprovals } from './till-approvals.js';
import { TillApprovalsController } from './till-approvals.controller.js';
import { TillStockController } from './till-stock.controller.js';

/** The places at which the company sells over the counter. */
@Module({
  imports: [GateModule],
  controllers: [
    TillApprovalsController,
    TillStockController,
    TillPrinterController,
    registerReads({
      list: 'commercial/cash_registers',
      collection: cashRegisters,
      csvColumns: ['code', 'name', 'warehouseId', 'treasuryAccountId', 'isArchived'],
    }),
    plainCommands('commercial/cash_registers', cashRegisterRegister),
  ],
  providers: [
    ...commandHandlers('pos'),
    AllowedPrinters,
    DrawerCauses,
    { provide: RawPrinting, useFactory: () => new RawPrinting() },
    TillApprovals,
  ],
  exports: [AllowedPrinters, TillApprovals],
})
export class PosModule {}
