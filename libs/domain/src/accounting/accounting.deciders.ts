import type { Decide } from '../decide.js';
import type { Books } from '../books.js';
import { Problems, refuse } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { byCommand, registerDeciders } from '../register-deciders/index.js';
import { accountRoles, roleOf } from './account-roles.js';
import type { PostingAccountChosen } from './accounting.events.js';
import { assetClassDeciders } from './asset-classes.js';
import { chartAccountId, chartAccounts, chartPresets, type ChartPreset } from './chart.js';
import { fixedAssetDeciders } from './fixed-assets.js';
import { journalEntryDeciders } from './journal-entries.js';
import { ledgerAccountRegister, type LedgerAccountFields } from './ledger-accounts.register.js';

/** A new account of the chart. */
export type RegisterLedgerAccount = RegisterCommand<'LedgerAccount', LedgerAccountFields>;
/** Corrects its name, and its code while no rule posts to it. */
export type ChangeLedgerAccount = ChangeCommand<'LedgerAccount', LedgerAccountFields>;
/** Closes it: nobody posts to it any more. What was posted stays. */
export type ArchiveLedgerAccount = ArchiveCommand<'LedgerAccount'>;
/** Opens a closed account again. */
export type RestoreLedgerAccount = RestoreCommand<'LedgerAccount'>;

/** Takes the accounts of an official chart into the company's, those that it does not have yet. */
export interface AdoptChart {
  readonly type: 'AdoptChart';
  readonly preset: ChartPreset;
}

/** Chooses the account that a role, or a part of it, is posted to; without a code the chart's. */
export interface ChoosePostingAccount {
  readonly type: 'ChoosePostingAccount';
  /** See `postingOf`. */
  readonly id: string;
  readonly code?: string;
}

const ledgerAccount = registerDeciders(
  ledgerAccountRegister,
  (books) => books.accounting.ledgerAccounts,
  {
    check: ({ books, fields: { code }, before }, problems) => {
      if (!before || before.code === code || !isChosen(books, before.code)) return;
      problems.add('code', 'accounting.accountChosen', { code: before.code });
    },
    archiving: (books, { code }) => {
      if (isChosen(books, code)) refuse('accounting.accountChosen', { code });
    },
  },
);

/** Whether something is posted to the account since the company chose so. */
const isChosen = (books: Books, code: string): boolean =>
  [...books.accounting.chosen.entries()].some(([, each]) => each === code);

const adoptChart: Decide<AdoptChart> = (books, { preset }) => {
  if (!chartPresets.includes(preset)) refuse('accounting.chartUnknown', undefined, 'preset');
  const { ledgerAccounts } = books.accounting;
  return chartAccounts(preset)
    .filter(({ code }) => ledgerAccounts.holderOf('code', code) === undefined)
    .map(({ code, name, nameEn }) => ({
      type: 'LedgerAccountRegistered' as const,
      data: { id: chartAccountId(code), code, name, nameEn },
    }));
};

const choosePostingAccount: Decide<ChoosePostingAccount> = (books, { id, code }) => {
  const problems = new Problems();
  if (!isChoosable(books, id)) problems.add('id', 'record.notFound', { id });
  if (code !== undefined) checkOpen(books, code, problems);
  problems.refuseIfAny();
  const before = books.accounting.chosen.get(id);
  if (before === code) return [];
  const data: PostingAccountChosen['data'] = {
    id,
    ...(before !== undefined && { before }),
    ...(code !== undefined && { after: code }),
  };
  return [{ type: 'PostingAccountChosen', data }];
};

/** Adds a problem unless the chart has the account, and it is open. */
function checkOpen(books: Books, code: string, problems: Problems): void {
  const { ledgerAccounts } = books.accounting;
  const account = ledgerAccounts.get(ledgerAccounts.holderOf('code', code) ?? '');
  if (!account) problems.add('code', 'accounting.accountNotFound', { code });
  else if (account.isArchived) problems.add('code', 'accounting.accountClosed', { code });
}

/** Whether there is a role of that name, with a record of what keeps its accounts apart. */
function isChoosable(books: Books, id: string): boolean {
  const { role, key } = roleOf(id);
  const { by } = accountRoles[role] as { readonly by?: string };
  const isRole = id.startsWith(role) && role !== 'chosen';
  if (!isRole || key === undefined) return isRole;
  switch (by) {
    case 'vat':
      return books.vat.codes.get(key) !== undefined;
    case 'treasuryAccount':
      return books.treasury.accounts.get(key) !== undefined;
    case 'expenseCategory':
      return books.expenses.categories.get(key) !== undefined;
    case 'documentType':
      return books.documentTypes.types.get(key) !== undefined;
    case 'withholdingRate':
      return books.payments.withholdingRates.get(key) !== undefined;
    case 'assetClass':
      return books.accounting.assetClasses.get(key) !== undefined;
    default:
      return false;
  }
}

/** The rules of the commands on the chart of accounts and on entries, by command. */
export const accountingDeciders = {
  ...byCommand(ledgerAccountRegister, ledgerAccount),
  AdoptChart: adoptChart,
  ChoosePostingAccount: choosePostingAccount,
  ...journalEntryDeciders,
  ...assetClassDeciders,
  ...fixedAssetDeciders,
};
