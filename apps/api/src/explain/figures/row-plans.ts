import type { FigureCollection, rowFigures } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { documentLineRows, documentRows, saleRows } from './document-rows.js';
import {
  accountEntryRows,
  expenseRows,
  partyRows,
  paymentRows,
  treasuryAccountRows,
  treasuryEntryRows,
} from './money-rows.js';
import { fixedAssetRows } from './asset-rows.js';
import { own, type RowPlan } from './row-plan.js';
import { shiftFilmRows, shiftRows } from './shift-rows.js';
import {
  batchRows,
  stockArticleRows,
  stockCountRows,
  stockLevelRows,
  stockMoveRows,
} from './stock-rows.js';

type Plans = {
  readonly [C in FigureCollection]: Readonly<Record<keyof (typeof rowFigures)[C], RowPlan>>;
};

/** How each figure of a row comes about: a figure without a plan does not compile. */
export const rowPlans: Plans = {
  account_entries: accountEntryRows,
  batches: batchRows,
  document_lines: documentLineRows,
  documents: documentRows,
  expenses: expenseRows,
  depreciations: { amountMinor: own },
  fixed_assets: fixedAssetRows,
  journal_entries: { totalMinor: own },
  ledger_entries: { debitMinor: own, creditMinor: own },
  movements: { amountMinor: own, receivedMinor: own },
  parties: partyRows,
  payments: paymentRows,
  recurring_expenses: { amountMinor: own },
  sales: saleRows,
  shift_film: shiftFilmRows,
  shifts: shiftRows,
  stock_articles: stockArticleRows,
  stock_counts: stockCountRows,
  stock_levels: stockLevelRows,
  stock_moves: stockMoveRows,
  treasury_accounts: treasuryAccountRows,
  treasury_entries: treasuryEntryRows,
  withholdings: { baseMinor: own, withheldMinor: own },
};

/** What it takes to see rows of a collection. */
export const rowPermissions: Readonly<Record<FigureCollection, Permission>> = {
  account_entries: 'parties.view',
  batches: 'stock.view',
  document_lines: 'documents.view',
  documents: 'documents.view',
  expenses: 'expenses.view',
  depreciations: 'accounting.view',
  fixed_assets: 'accounting.view',
  journal_entries: 'accounting.view',
  ledger_entries: 'accounting.view',
  movements: 'treasury.view',
  parties: 'parties.view',
  payments: 'payments.view',
  recurring_expenses: 'expenses.view',
  sales: 'reports.view',
  shift_film: 'pos.view',
  shifts: 'pos.view',
  stock_articles: 'stock.view',
  stock_counts: 'stock.view',
  stock_levels: 'stock.view',
  stock_moves: 'stock.view',
  treasury_accounts: 'treasury.view',
  treasury_entries: 'treasury.view',
  withholdings: 'payments.view',
};
