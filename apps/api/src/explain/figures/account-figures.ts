import { Inject, Injectable } from '@nestjs/common';
import { firstDayOfYear, postedToOne, type PostingAccounts } from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../../composition/tokens.js';
import type { AskedReport } from '../../reports/asked-report.js';
import { balanceAt, balanceLineAt, signOfLine } from '../../reports/worked/balance-sheet.js';
import { incomeLineAt } from '../../reports/worked/income-statement.js';
import { incomeLineOf } from '../../reports/worked/income-places.js';
import { entriesBefore, postedToOneYear } from '../../reports/worked/balances-before.js';
import { firstDayIn, textIn, textsIn } from '../../reports/worked/text-in.js';
import { unknownFigure } from '../asked-figure.js';
import type { Leg, Plan } from '../contributions.js';
import type { Term } from '../stored-leg.js';
import { stored } from './row-plan.js';

const debits: readonly Term[] = [
  ['debitMinor', 1],
  ['creditMinor', -1],
];
const credits: readonly Term[] = [
  ['creditMinor', 1],
  ['debitMinor', -1],
];

type Days = Readonly<Partial<Record<'$gte' | '$lt' | '$lte', string>>>;

/** Figures of accounts and of the statements made of them: the entries that they are sums of. */
@Injectable()
export class AccountFigures {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async plan(question: AskedReport, field: string, id: string): Promise<Plan> {
    switch (question.report.name) {
      case 'trial_balance':
        return this.#account(question, field, id);
      case 'income_statement':
        return this.#income(question, id);
      default:
        return this.#balance(question, id);
    }
  }

  /** What an account's ledger begins with, or its balance after a line, which is a condition. */
  ledger(question: AskedReport, upToLine?: Readonly<Record<string, unknown>>): Plan {
    const { where } = question.list;
    const from = firstDayIn(where, 'on');
    const { on: _, ...own } = where;
    const lines = { ...own, ...(from !== undefined && { on: { $gte: from } }), ...upToLine };
    return money([
      ...this.#opening(question, textsIn(where, 'account')),
      ...(upToLine === undefined ? [] : [this.#sum(question, lines, debits)]),
    ]);
  }

  /** What was posted to an account before a period, in it, or until its end. */
  #account(question: AskedReport, field: string, code: string): Plan {
    const { list, postings } = question;
    const posted = postedToOne(postings, code);
    const isOfPeriod = field === 'debitMinor' || field === 'creditMinor';
    const terms: readonly Term[] = isOfPeriod ? [[field, 1]] : debits;
    const opening = isOfPeriod ? [] : this.#opening(question, posted);
    if (field === 'openingMinor') return money(opening);
    return money([...opening, this.#leg(question, { $in: posted }, list.where['on'], terms)]);
  }

  /** What some accounts begin the period with; nothing where it has no first day. */
  #opening(question: AskedReport, posted: readonly string[]): readonly Leg[] {
    const { list, postings } = question;
    const from = firstDayIn(list.where, 'on');
    if (from === undefined) return [];
    return entriesBefore(postings, posted, from).map(({ account, on }) =>
      this.#leg(question, account, on, debits),
    );
  }

  #income(question: AskedReport, id: string): Plan {
    const line = incomeLineAt(id);
    const codes = [...question.postings.names.keys()].filter((code) => incomeLineOf(code) === line);
    if (line === undefined) throw unknownFigure();
    const { on } = question.list.where;
    return money([this.#leg(question, postedToAny(question.postings, codes), on, credits)]);
  }

  async #balance(question: AskedReport, id: string): Promise<Plan> {
    const line = balanceLineAt(id);
    if (line === undefined) throw unknownFigure();
    const { postings, on: day } = question;
    const terms = signOfLine(line) === 1 ? debits : credits;
    const { accounts } = await balanceAt(this.rows, question, day);
    const codes = (accounts.get(line) ?? []).map(({ code }) => code);
    const begins = firstDayOfYear(day);
    const results: Readonly<Partial<Record<typeof line, Days>>> = {
      retainedEarnings: { $lt: begins },
      netResult: { $gte: begins, $lte: day },
    };
    const ofResults = results[line];
    return money([
      this.#leg(question, postedToAny(postings, codes), { $lte: day }, terms),
      ...(ofResults === undefined
        ? []
        : [this.#leg(question, { $in: postedToOneYear(postings) }, ofResults, terms)]),
    ]);
  }

  #leg(question: AskedReport, account: unknown, on: unknown, terms: readonly Term[]): Leg {
    const warehouseId = textIn(question.list.where, 'warehouseId');
    const isNarrowed = typeof on === 'object' && on !== null && Object.keys(on).length > 0;
    const where = {
      account,
      ...(warehouseId !== undefined && { warehouseId }),
      ...(isNarrowed && { on }),
    };
    return this.#sum(question, where, terms);
  }

  #sum(
    { companyId }: Pick<AskedReport, 'companyId'>,
    where: Readonly<Record<string, unknown>>,
    terms: readonly Term[],
  ): Leg {
    return stored({ rows: this.rows, companyId }, ledgerEntries, where, terms);
  }
}

const money = (legs: readonly Leg[]): Plan => ({ kind: 'money', opening: 0, legs });

const postedToAny = (postings: PostingAccounts, codes: readonly string[]) => ({
  $in: codes.flatMap((code) => postedToOne(postings, code)),
});
