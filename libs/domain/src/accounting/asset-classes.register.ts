import type { Rate } from '@balcao/pricing';
import { defineRegister, rateField, required, text } from '../registers/index.js';

/** A class of fixed assets that are depreciated at one rate and posted to the same accounts. */
export interface AssetClassFields {
  /** Unique. */
  readonly code: string;
  readonly name: string;
  /** Percentage of the cost in a year; 0 for what is not depreciated, such as land. */
  readonly rate: Rate;
  /** Code of the account that what they cost is on; those of depreciation follow from it. */
  readonly account: string;
  /** What the rate is by, as the map of depreciation shows it. */
  readonly law?: string;
}

/** Shapes of a class's fields; codes are unique. */
export const assetClassRegister = defineRegister<'AssetClass', AssetClassFields>({
  noun: 'AssetClass',
  since: { format: 2, version: '0.1.0' },
  fields: {
    code: required(text(20)),
    name: required(text(120)),
    rate: required(rateField()),
    account: required(text(20)),
    law: text(200),
  },
  unique: { code: ({ code }) => [code] },
});
