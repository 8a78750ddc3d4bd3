import { defineRegister, required, text } from '../registers/index.js';
import { assetClassRegister } from './asset-classes.register.js';

/** An account of the company's chart. */
export interface LedgerAccountFields {
  /** Digits; the first is its class, and the accounts that begin with it are its parts. Unique. */
  readonly code: string;
  /** In Portuguese, as files and papers show it. */
  readonly name: string;
  readonly nameEn?: string;
}

/** Shapes of an account's fields. */
export const ledgerAccountRegister = defineRegister<'LedgerAccount', LedgerAccountFields>({
  noun: 'LedgerAccount',
  since: { format: 2, version: '0.1.0' },
  fields: { code: required(text(20)), name: required(text(160)), nameEn: text(160) },
  unique: { code: ({ code }) => [code] },
});

/** The registers of the accounts, as the slice has them. */
export const accountingRegisters = {
  assetClasses: assetClassRegister,
  ledgerAccounts: ledgerAccountRegister,
};
