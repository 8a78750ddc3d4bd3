import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  resultStockLines,
  type DayRange,
  type FinancialStatementAnswer,
  type SalesFigures,
  type StockStatement,
} from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { expenses, parties, treasuryAccounts, treasuryEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';
import { readerSeesCosts } from '../access/rows/row-rules.js';
import { TradeSums } from '../statistics/trade-sums.js';
import { VatSums } from '../statistics/vat-sums.js';
import { namesIn } from './report-names.js';
import { stockStatement } from './stock-flows.js';

/** Asks for what a period earned and cost, and what it left. */
export class ReadFinancialStatement extends Query<FinancialStatementAnswer> {
  constructor(
    readonly companyId: string,
    readonly period: DayRange,
    readonly may: (permission: Permission) => boolean,
    /** The days to compare with. */
    readonly compared?: DayRange,
  ) {
    super();
  }
}

/** Accounts of one company; there are far fewer. */
const accountsMax = 1_000;

@QueryHandler(ReadFinancialStatement)
export class ReadFinancialStatementHandler implements IQueryHandler<ReadFinancialStatement> {
  constructor(
    private readonly trade: TradeSums,
    private readonly vat: VatSums,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async execute({ companyId, period, may, compared }: ReadFinancialStatement) {
    const [now, previous, open] = await Promise.all([
      this.of(companyId, period, may),
      compared && this.of(companyId, compared, may),
      may('parties.view') ? this.open(companyId) : undefined,
    ]);
    return { ...now, ...(open && { open }), ...(previous && { previous }) };
  }

  private async of(companyId: string, period: DayRange, may: ReadFinancialStatement['may']) {
    const trade = may('documents.view') ? await this.tradeOf(companyId, period) : {};
    const spent = may('expenses.view') ? { expenses: await this.spent(companyId, period) } : {};
    const money = may('treasury.view') ? { accounts: await this.accounts(companyId, period) } : {};
    const seesStock = may('stock.view') && readerSeesCosts();
    const stock = seesStock ? await stockStatement(this.rows, companyId, period) : undefined;
    const resultMinor = resultOf(trade.sales, spent.expenses, stock);
    return {
      ...period,
      ...trade,
      ...spent,
      ...(stock && { stock }),
      ...(resultMinor !== undefined && { resultMinor }),
      ...money,
    };
  }

  private async tradeOf(
    companyId: string,
    period: DayRange,
  ): Promise<Pick<FinancialStatementAnswer, 'sales' | 'purchases' | 'vat'>> {
    const seesCosts = readerSeesCosts();
    const [days, bought, { sums: vat }] = await Promise.all([
      this.trade.byDay(companyId, period, seesCosts),
      this.trade.by(companyId, 'vat', period, 'purchases'),
      this.vat.of(companyId, period),
    ]);
    const { netMinor, vatMinor, costMinor } = sumOf([...days.values()]);
    const purchases = sumOf([...bought.values()]);
    return {
      sales: { netMinor, vatMinor, ...(seesCosts && { costMinor }) },
      purchases: { netMinor: purchases.netMinor, vatMinor: purchases.vatMinor },
      ...(seesCosts && { vat }),
    };
  }

  private async spent(companyId: string, { from, to }: DayRange) {
    const groups = await this.rows.group(expenses, companyId, {
      where: { on: { $gte: from, $lte: to }, status: { $ne: 'cancelled' } },
      by: ['categoryId'],
      sum: ['costMinor', 'vatMinor'],
    });
    const ids = groups.map(({ key }) => String(key['categoryId']));
    const names = await namesIn(this.rows, companyId, 'expense_categories', ids);
    const categories = groups
      .map(({ sums }, at) => {
        const id = ids[at] ?? '';
        return { id, name: names.get(id) ?? id, netMinor: sums['costMinor'] ?? 0 };
      })
      .sort((a, b) => b.netMinor - a.netMinor);
    return {
      netMinor: categories.reduce((sum, { netMinor }) => sum + netMinor, 0),
      vatMinor: groups.reduce((sum, { sums }) => sum + (sums['vatMinor'] ?? 0), 0),
      categories,
    };
  }

  private async accounts(companyId: string, { from, to }: DayRange) {
    const moved = async (on: object) => {
      const query = { where: { on }, by: ['accountId'], sum: ['amountMinor'] } as const;
      const groups = await this.rows.group(treasuryEntries, companyId, query);
      return new Map(groups.map(({ key, sums }) => [key['accountId'], sums['amountMinor'] ?? 0]));
    };
    const [all, since, within] = await Promise.all([
      this.rows.find(treasuryAccounts, companyId, { sort: [['name', 'asc']], limit: accountsMax }),
      moved({ $gt: to }),
      moved({ $gte: from, $lte: to }),
    ]);
    return all.map(({ id, name, currency, balanceMinor }) => {
      const closingMinor = balanceMinor - (since.get(id) ?? 0);
      const movedMinor = within.get(id) ?? 0;
      return {
        id,
        name,
        currency,
        openingMinor: closingMinor - movedMinor,
        movedMinor,
        closingMinor,
      };
    });
  }

  private async open(companyId: string) {
    const sum = ['balanceMinor', 'supplierBalanceMinor'] as const;
    const [group] = await this.rows.group(parties, companyId, { sum });
    const { balanceMinor = 0, supplierBalanceMinor = 0 } = group?.sums ?? {};
    return { receivableMinor: balanceMinor, payableMinor: supplierBalanceMinor };
  }
}

/** Undefined where a part of it is not known. */
function resultOf(
  sales: FinancialStatementAnswer['sales'],
  expenses: FinancialStatementAnswer['expenses'],
  stock: StockStatement | undefined,
): number | undefined {
  if (sales?.costMinor === undefined || expenses === undefined || !stock) return undefined;
  const differences = resultStockLines.reduce((sum, line) => sum + stock[line], 0);
  return sales.netMinor - sales.costMinor + differences - expenses.netMinor;
}

function sumOf(figures: readonly SalesFigures[]) {
  const sum = { netMinor: 0, vatMinor: 0, costMinor: 0 };
  for (const { netMinor, vatMinor, costMinor = 0 } of figures) {
    sum.netMinor += netMinor;
    sum.vatMinor += vatMinor;
    sum.costMinor += costMinor;
  }
  return sum;
}
