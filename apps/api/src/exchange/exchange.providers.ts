import { currencies, exchangeRates } from '@balcao/projections';
import { ChangeCurrencyBody, NewCurrencyBody } from './exchange.bodies.js';
import { ExchangeCommandsController } from './exchange-commands.controller.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

/** Foreign currencies, and what they cost by day. */
export const exchangeControllers = [
  ExchangeCommandsController,
  registerReads({
    list: 'exchange',
    collection: currencies,
    csvColumns: ['id', 'name', 'namePt', 'on', 'rate', 'percentage', 'salePrice'],
  }),
  registerCommands({
    resource: 'exchange',
    newBody: NewCurrencyBody,
    changeBody: ChangeCurrencyBody,
  }),
  registerReads({
    list: 'exchange-rates',
    collection: exchangeRates,
    csvColumns: ['currency', 'on', 'rate', 'percentage', 'salePrice'],
  }),
];
