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
  const found = books.payments.withholdingRates.get(rateId);
  if (!found || found.isArchived) {
    problems.add(`${path}.rateId`, 'withholding.rateNotFound');
    return undefined;
  }
  const { code, name, rate, validFrom = on, validTo = on } = found;
  if (on < validFrom || on > validTo) {
    problems.add(`${path}.rateId`, 'withholding.rateNotInForce', { code, day: on });
  }
  const isBase = baseMinor !== undefined && Number.isSafeInteger(baseMinor) && baseMinor > 0;
  if (!isBase || baseMinor > maxMinor) {
    problems.add(`${path}.baseMinor`, 'withholding.invalidBase');
    return undefined;
  }
  if (withheldOf(baseMinor, rate) !== amountMinor) {
    problems.add(`${path}.amountMinor`, 'withholding.notByRate', { code, rate });
  }
  return { rateId, code, name, rate, baseMinor };
}

/** The rules of the commands on rates of withholding tax, by command. */
export const withholdingRateDeciders = {
  ...byCommand(withholdingRateRegister, withholdingRate),
  AdoptWithholdingRates: adoptWithholdingRates,
};
