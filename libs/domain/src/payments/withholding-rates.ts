import { toMicros, type Rate } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Problems } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { byCommand, registerDeciders } from '../register-deciders/index.js';
import { withheldOf } from './withheld-of.js';
import { withholdingPresetsOf } from './withholding-presets.js';
import { withholdingRateRegister, type WithholdingRateFields } from './withholding.register.js';

/** A new rate of withholding tax. */
export type RegisterWithholdingRate = RegisterCommand<'WithholdingRate', WithholdingRateFields>;
/** Changes a rate; what was withheld by it stays as it was. */
export type ChangeWithholdingRate = ChangeCommand<'WithholdingRate', WithholdingRateFields>;
/** Nothing more is withheld by it. */
export type ArchiveWithholdingRate = ArchiveCommand<'WithholdingRate'>;
/** Puts an archived rate back. */
export type RestoreWithholdingRate = RestoreCommand<'WithholdingRate'>;

/** Adds the cited legal rates of the company's country, those that it does not have. */
export interface AdoptWithholdingRates {
  readonly type: 'AdoptWithholdingRates';
}

/** The rate by which an amount was withheld, as it was, and what it was withheld of. */
export interface WithheldBy {
  readonly rateId: string;
  readonly code: string;
  readonly name: string;
  readonly rate: Rate;
  /** Without VAT. */
  readonly baseMinor: number;
}

/** 100 %. */
const RATE_MICROS_MAX = 100_000_000;

const withholdingRate = registerDeciders(
  withholdingRateRegister,
  (books) => books.payments.withholdingRates,
  {
    check: ({ fields: { rate, validFrom, validTo } }, problems) => {
      if (toMicros(rate) > RATE_MICROS_MAX || toMicros(rate) === 0) {
        problems.add('rate', 'withholding.rateOutOfRange');
      }
      if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) {
        problems.add('validTo', 'withholding.endsBeforeBegin');
      }
    },
  },
);

const adoptWithholdingRates: Decide<AdoptWithholdingRates> = (books) => {
  const { withholdingRates } = books.payments;
  return withholdingPresetsOf(companyOf(books).country)
    .filter(({ code }) => withholdingRates.holderOf('code', code) === undefined)
    .map((data) => ({ type: 'WithholdingRateRegistered' as const, data }));
};

/** What a sent withholding says of its rate. */
export interface WithheldContent {
  readonly rateId?: string;
  readonly baseMinor?: number;
  readonly amountMinor: number;
}

type RateOfDay = Omit<WithheldBy, 'baseMinor'>;

/** The rate of an id; adds a problem unless it is in use and valid on the day. */
function rateOn(
  books: Books,
  rateId: string,
  { on, path }: { readonly on: string; readonly path: string },
  problems: Problems,
): RateOfDay | undefined {
  const found = books.payments.withholdingRates.get(rateId);
  if (!found || found.isArchived) {
    problems.add(path, 'withholding.rateNotFound');
    return undefined;
  }
  const { code, name, rate, validFrom = on, validTo = on } = found;
  if (on < validFrom || on > validTo) {
    problems.add(path, 'withholding.rateNotInForce', { code, day: on });
  }
  return { rateId, code, name, rate };
}

/** What is withheld as a cost is recorded: the rate's share of its base. */
export type Withheld = WithheldBy & { readonly amountMinor: number };

/** Reads by which rate the supplier of a cost is paid less, and how much. */
export function readWithheldOf(
  books: Books,
  rateId: string,
  { on, baseMinor }: { readonly on: string; readonly baseMinor: number },
  problems: Problems,
): Withheld | undefined {
  const found = rateOn(books, rateId, { on, path: 'withholdingRateId' }, problems);
  if (found === undefined) return undefined;
  return { ...found, baseMinor, amountMinor: withheldOf(baseMinor, found.rate) };
}

/**
 * Reads the rate of a withholding, where one is named: the amount has to be the rate's share of the
 * base, and the base no more than the document.
 */
export function readWithheldBy(
  books: Books,
  { rateId, baseMinor, amountMinor }: WithheldContent,
  { on, path, maxMinor }: { readonly on: string; readonly path: string; readonly maxMinor: number },
  problems: Problems,
): WithheldBy | undefined {
  if (rateId === undefined) return undefined;
  const found = rateOn(books, rateId, { on, path: `${path}.rateId` }, problems);
  if (found === undefined) return undefined;
  const { code, rate } = found;
  const isBase = baseMinor !== undefined && Number.isSafeInteger(baseMinor) && baseMinor > 0;
  if (!isBase || baseMinor > maxMinor) {
    problems.add(`${path}.baseMinor`, 'withholding.invalidBase');
    return undefined;
  }
  if (withheldOf(baseMinor, rate) !== amountMinor) {
    problems.add(`${path}.amountMinor`, 'withholding.notByRate', { code, rate });
  }
  return { ...found, baseMinor };
}

/** The rules of the commands on rates of withholding tax, by command. */
export const withholdingRateDeciders = {
  ...byCommand(withholdingRateRegister, withholdingRate),
  AdoptWithholdingRates: adoptWithholdingRates,
};
