import { Inject, Injectable } from '@nestjs/common';
import { cellFigureKind, reportOf, type FigureKind } from '@balcao/contracts';
import { addDays } from '@balcao/domain';
import { ledgerEntries, stockMoves, treasuryAccounts, treasuryEntries } from '@balcao/projections';
import { anyRowsOf, type RowReader } from '@balcao/read-store';
import { readerSeesCosts } from '../../access/rows/row-rules.js';
import { ROWS } from '../../composition/tokens.js';
import type { AskedReport } from '../../reports/asked-report.js';
import { ReportPages } from '../../reports/report-pages.js';
import { ReportRows } from '../../reports/report-rows.js';
import { movesAt } from '../../reports/worked/stock-on-day.js';
import { firstDayIn, textIn } from '../../reports/worked/text-in.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan, Values } from '../contributions.js';
import { MadeLeg } from '../made-leg.js';
import type { Term } from '../stored-leg.js';
import { AccountFigures } from './account-figures.js';
import { RowFigures } from './row-figures.js';
import { stored, upTo, valueOf } from './row-plan.js';

/** Rows of a report that is not kept: there are few of them. */
const madeRowsMax = 10_000;

const moved: readonly Term[] = [['quantityMicros', 1]];
const cost: readonly Term[] = [
  ['costMinor', 1],
  ['revaluationMinor', -1],
];

/** Figures of rows that reports work out. */
@Injectable()
export class CellFigures {
  constructor(
    private readonly pages: ReportPages,
    private readonly reportRows: ReportRows,
    private readonly rowFigures: RowFigures,
    private readonly accounts: AccountFigures,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async plan(asked: AskedFigure): Promise<Plan> {
    const { caller, of, field, sent, id = '' } = asked;
    const report = reportOf(of);
    const kind = cellFigureKind(of, field);
    if (report === undefined || kind === undefined) throw unknownFigure();
    const question = await this.pages.ask(caller, report, { ...sent, by: '' });
    if (kind === 'money' && report.topic === 'stock' && !readerSeesCosts()) throw unknownFigure();
    switch (of) {
      case 'expiring_batches':
        return this.rowFigures.plan({ ...asked, of: 'stock_levels' });
      case 'treasury_statement':
        return this.#treasury(asked, question);
      case 'ledger_account':
        return this.#account(asked, question);
      case 'trial_balance':
      case 'income_statement':
      case 'balance_sheet':
        return this.accounts.plan(question, field, id);
      case 'stock_card':
        return this.#card(asked, question, kind);
      case 'stock_valuation':
        return this.#moves(question, kind, { articleId: id, on: { $lte: question.on } });
      default:
        return this.#made(asked, question, kind);
    }
  }

  async #treasury(asked: AskedFigure, { companyId, list }: AskedReport): Promise<Plan> {
    const { id = '', field } = asked;
    if (id !== '') {
      const known = field === 'runningMinor' ? 'balanceMinor' : field;
      return this.rowFigures.plan({ ...asked, of: 'treasury_entries', field: known });
    }
    const accountId = textIn(list.where, 'accountId') ?? '';
    const account = await this.rows.get(treasuryAccounts, companyId, accountId);
    const from = firstDayIn(list.where, 'on');
    if (account?.balanceMinor === undefined) throw unknownFigure();
    const { openingBalanceMinor: opening, currency } = account;
    const where = { accountId, on: { $lt: from ?? '' } };
    const before = { rows: this.rows, companyId };
    const leg = stored(before, treasuryEntries, where, [['amountMinor', 1]]);
    return { kind: 'money', currency, opening, legs: from === undefined ? [] : [leg] };
  }

  /** A line of an account, or its balance after the line: all lines up to it. */
  async #account(asked: AskedFigure, question: AskedReport): Promise<Plan> {
    const { id = '', field } = asked;
    if (id === '') return this.accounts.ledger(question);
    if (field !== 'runningMinor') return this.rowFigures.plan({ ...asked, of: 'ledger_entries' });
    const row = await this.rows.get(ledgerEntries, question.companyId, id);
    if (row === undefined) throw unknownFigure();
    return this.accounts.ledger(question, upTo({ ...row }, 'on'));
  }

  async #card(asked: AskedFigure, question: AskedReport, kind: FigureKind): Promise<Plan> {
    const { id = '', field } = asked;
    const { companyId, list } = question;
    const articleId = textIn(list.where, 'articleId') ?? '';
    if (id === '') {
      const from = firstDayIn(list.where, 'on') ?? '';
      const on = { $lte: from === '' ? '' : addDays(from, -1) };
      return this.#moves(question, kind, { articleId, on });
    }
    const row = (await this.rows.get(stockMoves, companyId, id)) as Values | undefined;
    if (row === undefined) throw unknownFigure();
    if (field.startsWith('running')) {
      return this.#moves(question, kind, { articleId, ...upTo(row, 'on') });
    }
    const terms = kind === 'quantity' ? moved : cost;
    const amount = terms.reduce((sum, [of, sign]) => sum + sign * (valueOf(row, of, kind) ?? 0), 0);
    const collection = stockMoves.name;
    return { kind, opening: 0, legs: [new MadeLeg(collection, [{ collection, row, amount }])] };
  }

  #moves(question: AskedReport, kind: FigureKind, where: Readonly<Record<string, unknown>>): Plan {
    const { companyId, list } = question;
    const place = movesAt(textIn(list.where, 'warehouseId'));
    const terms = kind === 'quantity' ? moved : cost;
    const leg = stored({ rows: this.rows, companyId }, stockMoves, { ...where, ...place }, terms);
    return { kind, opening: 0, legs: [leg] };
  }

  /** Of rows that are not of the journal: the row itself, or all of them up to it. */
  async #made(asked: AskedFigure, question: AskedReport, kind: FigureKind): Promise<Plan> {
    const { id = '', field } = asked;
    const { collection: of, companyId, report } = question;
    const rows = await this.reportRows.of(question);
    const all = (await rows.find(anyRowsOf(of), companyId, {
      sort: [
        [report.day ?? 'id', 'asc'],
        ['id', 'asc'],
      ] as readonly ['id', 'asc'][],
      limit: madeRowsMax,
    })) as readonly Values[];
    const row = all.find((each) => each.id === id);
    if (row === undefined) throw unknownFigure();
    const collection = report.collection;
    const isRunning = field.startsWith('running');
    const amountField = isRunning ? 'amountMinor' : field;
    const parts = (isRunning ? all.filter(({ revision }) => revision <= row.revision) : [row]).map(
      (each) => ({ collection, row: each, amount: valueOf(each, amountField, kind) ?? 0 }),
    );
    return { kind, opening: 0, legs: [new MadeLeg(collection, parts)] };
  }
}
