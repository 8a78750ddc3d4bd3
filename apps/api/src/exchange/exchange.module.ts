import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { currencyRegister } from '@balcao/domain';
import { currencies, exchangeRates } from '@balcao/projections';
import { ExchangeCommandsController } from './exchange-commands.controller.js';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

/** Foreign currencies, and what they cost by day. */
@Module({
  controllers: [
    ExchangeCommandsController,
    registerReads({
      list: 'exchange',
      collection: currencies,
      csvColumns: ['id', 'name', 'namePt', 'on', 'rate', 'percentage', 'salePrice'],
    }),
    plainCommands('exchange', currencyRegister),
    registerReads({
      list: 'exchange-rates',
      collection: exchangeRates,
      csvColumns: ['currency', 'on', 'rate', 'percentage', 'salePrice'],
    }),
  ],
  providers: [...commandHandlers('exchange')],
})
export class ExchangeModule {}
