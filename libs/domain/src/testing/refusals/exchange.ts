import type { Command } from '../../commands.js';
import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';

const names = { name: 'Pound', namePt: 'Libra' };
const currency = refusalsOfRegister('Currency', names, 'name', 'GBP');
const pound: Command = { type: 'RegisterCurrency', id: 'GBP', fields: names };
const rated = { id: 'GBP', rate: '80' };

/** What is refused of the commands on currencies and their rates. */
export const exchangeRefusals: RefusalTable<'exchange'> = {
  ...currency,
  RegisterCurrency: [
    ...currency.RegisterCurrency,
    refused({ id: 'gbp', fields: names }, 'exchange.codeIsThreeLetters', 'id', { id: 'gbp' }),
    refused({ id: 'MZN', fields: names }, 'exchange.ownCurrency', 'id', { currency: 'MZN' }),
  ],
  SetExchangeRate: [
    refused(rated, 'record.notFound', '', { id: 'GBP' }),
    ...after(
      [pound],
      refused({ ...rated, on: '2026-02-30' }, 'field.invalid', 'on', { field: 'on' }),
      refused({ ...rated, on: '2026-03-03' }, 'exchange.rateInFuture', 'on', {
        today: '2026-03-02',
      }),
      refused({ ...rated, rate: '0' }, 'exchange.rateIsZero', 'rate'),
      refused({ ...rated, rate: '' }, 'field.required', 'rate', { field: 'rate' }),
      refused({ ...rated, percentage: '-1' }, 'field.invalid', 'percentage', {
        field: 'percentage',
      }),
    ),
    ...after(
      [pound, { type: 'ArchiveCurrency', id: 'GBP' }],
      refused(rated, 'record.archived', '', { id: 'GBP' }),
    ),
  ],
};
