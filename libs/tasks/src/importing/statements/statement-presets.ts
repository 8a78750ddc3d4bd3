// cspell:disable
import type { DayOrder, DecimalSign, StatementField, StatementPresetRow } from '@balcao/contracts';
import { foldedWords, type StatementColumns } from './statement-fields.js';

/** The file layout of a bank or wallet, as far as known. */
export interface StatementPreset extends StatementPresetRow {
  /** Common names of the bank. */
  readonly names: RegExp;
  /** Unique headings that identify the layout regardless of the account's name. */
  readonly signature?: readonly string[];
  /** The headings of each column, without accents and in small letters. */
  readonly headings: Readonly<Partial<Record<StatementField, readonly string[]>>>;
  readonly dayOrder: DayOrder;
  readonly decimal?: DecimalSign;
}

/** Headings of banks of Portuguese groups. */
const portuguese = {
  on: ['data mov.', 'data mov', 'data movimento', 'data do movimento', 'data lancamento', 'data'],
  valueOn: ['data valor', 'data-valor'],
  description: ['descricao', 'descritivo', 'descricao do movimento', 'movimento'],
  reference: ['referencia', 'n. documento', 'documento'],
  debit: ['debito', 'debitos', 'valor debito', 'montante debito'],
  credit: ['credito', 'creditos', 'valor credito', 'montante credito'],
  amount: ['montante', 'valor', 'importancia'],
  mark: ['tipo', 'd/c', 'natureza'],
  balance: ['saldo contabilistico', 'saldo', 'saldo apos movimento'],
} as const;

/** The most common banks and wallets of Mozambique. */
export const statementPresets: readonly StatementPreset[] = [
  {
    id: 'bci',
    name: 'BCI',
    source: 'unpublished',
    names: /\bbci\b|comercial e de investimentos/,
    headings: portuguese,
    dayOrder: 'dayFirst',
  },
  {
    id: 'bim',
    name: 'Millennium bim',
    source: 'unpublished',
    names: /\bbim\b|millennium|internacional de mocambique/,
    headings: portuguese,
    dayOrder: 'dayFirst',
  },
  {
    id: 'moza',
    name: 'Moza Banco',
    source: 'unpublished',
    names: /\bmoza\b/,
    headings: portuguese,
    dayOrder: 'dayFirst',
  },
  {
    id: 'standard',
    name: 'Standard Bank',
    source: 'published',
    names: /standard ?bank/,
    headings: {
      on: ['date', 'transaction date', 'data'],
      valueOn: ['value date', 'data valor'],
      description: ['description', 'transaction description', 'descricao'],
      reference: ['reference', 'referencia'],
      debit: ['payments', 'debit', 'debito'],
      credit: ['deposits', 'credit', 'credito'],
      amount: ['amount', 'valor'],
      balance: ['balance', 'saldo'],
    },
    dayOrder: 'dayFirst',
  },
  {
    id: 'absa',
    name: 'Absa',
    source: 'published',
    names: /\babsa\b|barclays/,
    headings: {
      on: ['date', 'data'],
      description: ['transaction description', 'description', 'descricao'],
      reference: ['reference number', 'reference', 'referencia'],
      debit: ['debit amount', 'debit', 'debito'],
      credit: ['credit amount', 'credit', 'credito'],
      amount: ['amount', 'valor'],
      balance: ['balance', 'saldo'],
    },
    dayOrder: 'dayFirst',
  },
  {
    id: 'fnb',
    name: 'FNB',
    source: 'published',
    names: /\bfnb\b|first national/,
    headings: {
      on: ['date', 'data'],
      description: ['description', 'descricao'],
      reference: ['reference', 'referencia'],
      amount: ['amount', 'valor'],
      balance: ['balance', 'saldo'],
    },
    dayOrder: 'dayFirst',
  },
  {
    id: 'nedbank',
    name: 'Nedbank',
    source: 'published',
    names: /nedbank|banco unico/,
    headings: {
      reference: ['tran list no', 'tranlistno'],
      on: ['date', 'transaction date', 'data'],
      description: ['description', 'descricao'],
      debit: ['debits(r)', 'debits', 'debit', 'debito'],
      credit: ['credits(r)', 'credits', 'credit', 'credito'],
      amount: ['amount', 'valor'],
      balance: ['balance(r)', 'balance', 'saldo'],
    },
    dayOrder: 'dayFirst',
  },
  {
    id: 'mpesa',
    name: 'M-Pesa',
    source: 'published',
    names: /m-?pesa|vodacom/,
    signature: ['receipt no.', 'completion time'],
    headings: {
      reference: ['receipt no.', 'receipt no', 'receipt'],
      on: ['completion time'],
      description: ['details'],
      status: ['transaction status', 'status'],
      credit: ['paid in'],
      debit: ['withdrawn', 'withdrawal'],
      balance: ['balance'],
    },
    dayOrder: 'dayFirst',
    decimal: '.',
  },
  {
    id: 'emola',
    name: 'e-Mola',
    source: 'unpublished',
    names: /e-?mola|m-?mola|movitel/,
    headings: {
      reference: ['transaction id', 'id da transaccao', 'codigo', 'referencia'],
      on: ['transaction time', 'transaction date', 'data', 'date'],
      description: ['content', 'description', 'descricao', 'details', 'detalhes'],
      status: ['status', 'transaction status', 'estado'],
      credit: ['credit', 'credito', 'entrada', 'recebido'],
      debit: ['debit', 'debito', 'saida', 'enviado'],
      amount: ['amount', 'valor', 'montante'],
      balance: ['balance', 'saldo', 'current balance'],
    },
    dayOrder: 'dayFirst',
  },
];

/** The account whose file is read. */
export interface StatementAccount {
  readonly name: string;
  readonly bank?: string;
  readonly currency?: string;
  readonly accountNumber?: string;
  readonly nib?: string;
  readonly iban?: string;
}

/** The layout identified by a file's headings, or by the bank in the account's name. */
export function presetOf(
  { bank = '', name }: StatementAccount,
  row: readonly string[],
): StatementPreset | undefined {
  const cells = row.map(foldedWords);
  const words = [bank, name].map(foldedWords);
  return (
    statementPresets.find(
      ({ signature }) => signature?.every((heading) => cells.includes(heading)) === true,
    ) ?? statementPresets.find(({ names }) => words.some((text) => names.test(text)))
  );
}

/** The columns of a preset; the first matching heading counts. */
export function presetColumns(
  { headings }: StatementPreset,
  row: readonly string[],
): StatementColumns {
  const columns = new Map<StatementField, number>();
  const cells = row.map(foldedWords);
  for (const [field, names] of Object.entries(headings)) {
    const at = names.map((name) => cells.indexOf(name)).find((index) => index >= 0);
    if (at !== undefined) columns.set(field as StatementField, at);
  }
  // A pair of columns says more than the amount that they make.
  if (columns.has('debit') && columns.has('credit')) columns.delete('amount');
  return columns;
}
