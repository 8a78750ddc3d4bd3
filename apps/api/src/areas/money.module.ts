import { Module } from '@nestjs/common';
import { AccountingModule } from '../accounting/accounting.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { ExplainModule } from '../explain/explain.module.js';
import { FiscalModule } from '../fiscal/fiscal.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SealsModule } from '../seals/seals.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { TreasuryModule } from '../treasury/treasury.module.js';

/** Expenses, treasury and tax; the figures of all of it. */
@Module({
  imports: [
    AccountingModule,
    DashboardModule,
    ExpensesModule,
    ExplainModule,
    FiscalModule,
    ReportsModule,
    SealsModule,
    StatisticsModule,
    TreasuryModule,
  ],
})
export class MoneyArea {}
