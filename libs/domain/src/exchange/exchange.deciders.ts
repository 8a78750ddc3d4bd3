import { salePriceOf } from '@balcao/pricing';
import { companyOf, todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { Problems, assert, refuse } from '../refusal.js';
import {
  day,
  rateField,
  required,
  unitPriceField,
  type ArchiveCommand,
  type ChangeCommand,
  type RegisterCommand,
  type RestoreCommand,
} from '../registers/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import { refuseStale } from '../threads/index.js';
import type { CurrencyFields } from './exchange.events.js';
import { currencyRegister } from './exchange.register.js';

/** A new foreign currency; its id is its ISO 4217 code, and never the company's own. */
export type RegisterCurrency = RegisterCommand<'Currency', CurrencyFields>;
/** Changes its names; rates are set by `SetExchangeRate`. */
export type ChangeCurrency = ChangeCommand<'Currency', CurrencyFields>;
/** Nothing more is written in it, and no rate set; documents in it stay. */
export type ArchiveCurrency = ArchiveCommand<'Currency'>;
/** Puts an archived currency back, with the rates that it had. */
export type RestoreCurrency = RestoreCommand<'Currency'>;

/** What one unit of the currency costs from a day on; decimals are still to be read. */
export interface SetExchangeRate {
  readonly type: 'SetExchangeRate';
  readonly id: string;
  /** Defaults to today. */
  readonly on?: string;
  readonly rate: string;
  /** Without it, none. */
  readonly percentage?: string;
  readonly expectedRevision?: number;
}

const codeShape = /^[A-Z]{3}$/;
const rateOf = required(unitPriceField());
const percentageOf = required(rateField());
const dayOf = required(day());

const currency = registerDeciders(currencyRegister, (books) => books.exchange.currencies, {
  check: ({ books, id, before }, problems) => {
    if (!codeShape.test(id)) problems.add('id', 'exchange.codeIsThreeLetters', { id });
    if (!before && id === companyOf(books).currency) {
      problems.add('id', 'exchange.ownCurrency', { currency: id });
    }
  },
});

const setExchangeRate: Decide<SetExchangeRate> = (books, command, context) => {
  const { id } = command;
  const known = books.exchange.currencies.get(id) ?? refuse('record.notFound', { id });
  if (known.isArchived) refuse('record.archived', { id });
  refuseStale(books, id, command.expectedRevision);
  const today = todayIn(books, context);
  const problems = new Problems();
  const on = dayOf.read(command.on ?? today, 'on', problems);
  const rate = rateOf.read(command.rate, 'rate', problems);
  const percentage = percentageOf.read(command.percentage ?? '0', 'percentage', problems);
  if (on !== undefined && on > today) problems.add('on', 'exchange.rateInFuture', { today });
  if (rate === '0') problems.add('rate', 'exchange.rateIsZero');
  problems.refuseIfAny();
  assert(on !== undefined && rate !== undefined && percentage !== undefined, 'all was read');
  const salePrice = salePriceOf(rate, percentage);
  const same = books.exchange.quotes.get(id)?.find((quote) => quote.on === on);
  if (same?.rate === rate && same.percentage === percentage) return [];
  return [{ type: 'ExchangeRateSet', data: { id, on, rate, percentage, salePrice } }];
};

/** The rules of the commands on currencies and their rates, by command. */
export const exchangeDeciders = {
  RegisterCurrency: currency.register,
  ChangeCurrency: currency.change,
  ArchiveCurrency: currency.archive,
  RestoreCurrency: currency.restore,
  SetExchangeRate: setExchangeRate,
};
