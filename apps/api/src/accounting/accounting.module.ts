import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { AccountingController } from './accounting.controller.js';

/** The chart of accounts; its entries are reports. */
@Module({
  controllers: [AccountingController],
  providers: [...commandHandlers('accounting')],
})
export class AccountingModule {}
