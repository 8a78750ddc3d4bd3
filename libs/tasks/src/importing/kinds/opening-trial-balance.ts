import {
  accountOf,
  ENTRY_DESCRIPTION_MAX,
  MONEY_REFERENCE_MAX,
  isKeptElsewhere,
  postingOf,
  type Books,
  type JournalEntryLineContent,
} from '@balcao/domain';
import { readCode, readMoney, readText } from '../cells.js';
import { warehouseChoices } from '../field-choices.js';
import {
  fromCells,
  textIn,
  wrong,
  type ImportField,
  type ImportKindSpec,
  type PlannedRow,
  type RowContext,
  type RowValues,
} from '../import-kind.js';
import { findByName } from './find-by-name.js';

// cspell:ignore devedor credor
const fields: readonly ImportField[] = [
  {
    name: 'accountId',
    read: readCode,
    isRequired: true,
    aliases: ['conta', 'account', 'codigo', 'code', 'conta pgc', 'codigo da conta'],
  },
  {
    name: 'debitMinor',
    read: readMoney,
    aliases: ['debito', 'debit', 'saldo devedor', 'devedor', 'debit balance', 'saldo a debito'],
  },
  {
    name: 'creditMinor',
    read: readMoney,
    aliases: ['credito', 'credit', 'saldo credor', 'credor', 'credit balance', 'saldo a credito'],
  },
  {
    name: 'warehouseId',
    read: readText,
    aliases: ['armazem', 'warehouse', 'loja', 'centro de custo', 'cost centre'],
    choices: warehouseChoices,
  },
];

/** One account: the balance of its two sides. An account without any is left out. */
function plan(values: RowValues, { books, place, newId }: RowContext): PlannedRow {
  const code = textIn(values, 'accountId');
  if (code === undefined) return wrong('accountId', 'field.required', { field: 'accountId' });
  const accountId = books.accounting.ledgerAccounts.holderOf('code', code);
  if (accountId === undefined) return wrong('accountId', 'accounting.accountNotFound', { code });
  const warehouse = textIn(values, 'warehouseId');
  const warehouseId = warehouse === undefined ? undefined : warehouseOf(books, warehouse);
  if (warehouse !== undefined && warehouseId === undefined) {
    return wrong('warehouseId', 'warehouse.notSelectedAtLine', { line: place });
  }
  const minor = minorIn(values, 'debitMinor') - minorIn(values, 'creditMinor');
  const keys = [`accountId:${code}/${warehouseId ?? ''}`];
  if (minor === 0) return { known: newId, keys };
  const line: JournalEntryLineContent = {
    accountId,
    ...(minor > 0 ? { debitMinor: minor } : { creditMinor: -minor }),
    ...(warehouseId !== undefined && { warehouseId }),
  };
  return { part: isKeptElsewhere(books, code) ? countered(books, code, line) : line, keys };
}

/**
 * Clients, suppliers, treasury accounts and stock bring their opening balances themselves, each
 * against one account: their rows are posted to that account, which comes to what both agree on.
 */
function countered(
  books: Books,
  code: string,
  line: JournalEntryLineContent,
): JournalEntryLineContent {
  const { ledgerAccounts } = books.accounting;
  const counter = ledgerAccounts.holderOf('code', accountOf(books, postingOf('openingBalances')));
  const { name = '' } = ledgerAccounts.get(line.accountId ?? '') ?? {};
  const description = `${code} ${name}`.slice(0, ENTRY_DESCRIPTION_MAX);
  return { ...line, description, ...(counter !== undefined && { accountId: counter }) };
}

const minorIn = (values: RowValues, field: string): number => {
  const value = values[field];
  return typeof value === 'number' ? value : 0;
};

const warehouseOf = ({ stock }: Books, text: string): string | undefined =>
  findByName(stock.warehouses, text, ({ code, name }) => [code, name])?.id;

/** The balances of the accounts on the day that the company begins: one entry of all rows. */
export const openingTrialBalanceImport: ImportKindSpec = {
  resource: 'commercial/opening_trial_balance',
  needs: 'accounting.post',
  fields,
  plan,
  whole: (lines, { id, fileName, on }) =>
    fromCells('RecordJournalEntry', {
      id,
      kind: 'opening',
      description: 'Saldos iniciais',
      reference: fileName.slice(0, MONEY_REFERENCE_MAX),
      ...(on !== undefined && { on }),
      lines,
    }),
};
