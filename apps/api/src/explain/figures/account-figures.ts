import { Inject, Injectable } from '@nestjs/common';
import {
  codeOf,
  firstDayOfYear,
  isOfOneYear,
  postedToOne,
  type PostingAccounts,
} from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../../composition/tokens.js';
import type { AskedReport } from '../../reports/asked-report.js';
import { balanceAt, balanceLineAt, signOfLine } from '../../reports/worked/balance-sheet.js';
import { incomeLineAt } from '../../reports/worked/income-statement.js';
import { incomeLineOf } from '../../reports/worked/income-places.js';
import { firstDayIn, lastDayIn, textIn } from '../../reports/worked/text-in.js';
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

  /** What was posted before the period of an account's ledger. */
  opening(question: AskedReport, account: unknown): Plan {
    const from = firstDayIn(question.list.where, 'on') ?? '';
    return money([this.#leg(question, account, { $lt: from }, debits)]);
  }

  /**
   * What was posted to an account before a period, in it, or until its end. Income and expenses
   * begin with their year, and what they came to before is retained.
   */
  #account(question: AskedReport, field: string, code: string): Plan {
    const { list, postings } = question;
    const from = firstDayIn(list.where, 'on');
    const to = lastDayIn(list.where, 'on');
    const begins = from === undefined ? undefined : firstDayOfYear(from);
    const isOpening = field === 'openingMinor';
    const isOfPeriod = field === 'debitMinor' || field === 'creditMinor';
    const least = isOfPeriod ? from : isOfOneYear(code) ? begins : undefined;
    const days: Days = {
      ...(least !== undefined && { $gte: least }),
      ...(isOpening && { $lt: from ?? '' }),
      ...(!isOpening && to !== undefined && { $lte: to }),
    };
    const terms: readonly Term[] = isOfPeriod ? [[field, 1]] : debits;
    const own = this.#leg(question, { $in: postedToOne(postings, code) }, days, terms);
    const isRetained = !isOfPeriod && code === codeOf(postings, 'retainedEarnings');
    return money([
      own,
      ...(isRetained && begins !== undefined
        ? [this.#leg(question, { $in: ofOneYear(postings) }, { $lt: begins }, debits)]
        : []),
    ]);
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
        : [this.#leg(question, { $in: ofOneYear(postings) }, ofResults, terms)]),
    ]);
  }

  #leg(
    { companyId, list }: AskedReport,
    account: unknown,
    on: unknown,
    terms: readonly Term[],
  ): Leg {
    const warehouseId = textIn(list.where, 'warehouseId');
    const isNarrowed = typeof on === 'object' && on !== null && Object.keys(on).length > 0;
    const where = {
      account,
      ...(warehouseId !== undefined && { warehouseId }),
      ...(isNarrowed && { on }),
    };
    return stored({ rows: this.rows, companyId }, ledgerEntries, where, terms);
  }
}

const money = (legs: readonly Leg[]): Plan => ({ kind: 'money', opening: 0, legs });

const postedToAny = (postings: PostingAccounts, codes: readonly string[]) => ({
  $in: codes.flatMap((code) => postedToOne(postings, code)),
});

/** Everything that is posted to accounts of one year. */
const ofOneYear = ({ codes }: PostingAccounts): readonly string[] =>
  [...codes].filter(([, code]) => isOfOneYear(code)).map(([posting]) => posting);
