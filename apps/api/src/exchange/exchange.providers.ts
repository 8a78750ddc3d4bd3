import { currencies, exchangeRates } from '@balcao/projections';
import { ChangeCurrencyBody, NewCurrencyBody } from './exchange.bodies.js';
import { ExchangeCommandsController } from './exchange-commands.controller.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';

/** Foreign currencies, and what they cost by day. */
export const exchangeControllers = [
  ExchangeCommandsController,
  registerReads({
    path: 'currencies',
    view: 'exchange.view',
    collection: currencies,
    csvColumns: ['id', 'name', 'namePt', 'on', 'rate', 'percentage', 'salePrice'],
  }),
  registerCommands({
    path: 'currencies',
    manage: 'exchange.manage',
    newBody: NewCurrencyBody,
    changeBody: ChangeCurrencyBody,
    register: (body) => ({ type: 'RegisterCurrency', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeCurrency', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveCurrency', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreCurrency', id, ...expected }),
  }),
  registerReads({
    path: 'exchange-rates',
    view: 'exchange.view',
    collection: exchangeRates,
    csvColumns: ['currency', 'on', 'rate', 'percentage', 'salePrice'],
  }),
];
