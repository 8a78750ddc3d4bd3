import { toMicros } from '@balcao/pricing';
import { companyOf } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { byCommand, registerDeciders } from '../register-deciders/index.js';
import { assetClassPresetsOf } from './asset-class-presets.js';
import { assetClassRegister, type AssetClassFields } from './asset-classes.register.js';
import { officialAccount } from './chart.js';

/** A new class of fixed assets. */
export type RegisterAssetClass = RegisterCommand<'AssetClass', AssetClassFields>;
/** Changes a class; assets keep the rate that they were recorded with. */
export type ChangeAssetClass = ChangeCommand<'AssetClass', AssetClassFields>;
/** No more assets are recorded in it. */
export type ArchiveAssetClass = ArchiveCommand<'AssetClass'>;
/** Puts an archived class back. */
export type RestoreAssetClass = RestoreCommand<'AssetClass'>;

/** Adds the classes that the law has rates for, those that the company does not have. */
export interface AdoptAssetClasses {
  readonly type: 'AdoptAssetClasses';
}

/** 100 %. */
const RATE_MICROS_MAX = 100_000_000;

const assetClass = registerDeciders(
  assetClassRegister,
  ({ accounting }) => accounting.assetClasses,
  {
    check: ({ books, fields: { rate, account } }, problems) => {
      if (toMicros(rate) > RATE_MICROS_MAX) problems.add('rate', 'asset.rateOutOfRange');
      const isOwn = books.accounting.ledgerAccounts.holderOf('code', account) !== undefined;
      if (!isOwn && officialAccount(account) === undefined) {
        problems.add('account', 'accounting.accountNotFound', { code: account });
      }
    },
  },
);

const adoptAssetClasses: Decide<AdoptAssetClasses> = (books) => {
  const { assetClasses } = books.accounting;
  return assetClassPresetsOf(companyOf(books).country)
    .filter(({ code }) => assetClasses.holderOf('code', code) === undefined)
    .map((data) => ({ type: 'AssetClassRegistered' as const, data }));
};

/** The rules of the commands on classes of fixed assets, by command. */
export const assetClassDeciders = {
  ...byCommand(assetClassRegister, assetClass),
  AdoptAssetClasses: adoptAssetClasses,
};
