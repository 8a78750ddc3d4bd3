import { Inject, Injectable } from '@nestjs/common';
import { BugError } from '@balcao/domain';
import type { RowReader } from '@balcao/read-store';
import { Subscriptions } from '../../billing/subscriptions.js';
import { StockNames } from '../../stock/stock-names.js';
import type { AskedReport } from '../asked-report.js';
import { MadeRows } from '../made-rows.js';
import { balanceSheet } from './balance-sheet.js';
import { credits } from './credits.js';
import { depreciationMap } from './depreciation-map.js';
import { expiringBatches } from './expiring-batches.js';
import { incomeStatement } from './income-statement.js';
import { ledgerAccount } from './ledger-account.js';
import { stockCard } from './stock-card.js';
import { stockValuation } from './stock-valuation.js';
import { treasuryStatement } from './treasury-statement.js';
import { trialBalance } from './trial-balance.js';
import { vatRegister } from './vat-register.js';

/** Reports whose rows no projection keeps as they are. */
@Injectable()
export class WorkedOut {
  constructor(
    @Inject(StockNames) private readonly names: StockNames,
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
  ) {}

  /** The rows of such a report in addition to those of the store. */
  async over(rows: RowReader, asked: AskedReport): Promise<RowReader> {
    switch (asked.report.name) {
      case 'stock_card':
        return ((await stockCard(rows, asked)) ?? new MadeRows(asked.collection, [])).over(rows);
      case 'ledger_account':
        return ((await ledgerAccount(rows, asked)) ?? new MadeRows(asked.collection, [])).over(
          rows,
        );
      case 'treasury_statement':
        return ((await treasuryStatement(rows, asked)) ?? new MadeRows(asked.collection, [])).over(
          rows,
        );
      default:
        return new MadeRows(asked.collection, await this.#made(rows, asked)).over(rows);
    }
  }

  #made(rows: RowReader, asked: AskedReport) {
    switch (asked.report.name) {
      case 'stock_valuation':
        return stockValuation(rows, asked);
      case 'income_statement':
        return incomeStatement(rows, asked);
      case 'balance_sheet':
        return balanceSheet(rows, asked);
      case 'trial_balance':
        return trialBalance(rows, asked);
      case 'depreciation_map':
        return depreciationMap(rows, asked);
      case 'expiring_batches':
        return expiringBatches(rows, this.names, asked);
      case 'vat_of_sales':
        return vatRegister(rows, asked, 'sales');
      case 'vat_of_purchases':
        return vatRegister(rows, asked, 'purchases');
      case 'credits':
        return credits(this.subscriptions, asked);
      default:
        throw new BugError(`nobody works out the rows of ${asked.report.name}`);
    }
  }
}
