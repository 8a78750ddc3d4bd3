import { codeOf, firstDayOfYear, isOfOneYear, type PostingAccounts } from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { AskedReport } from '../asked-report.js';

/** What was posted to an account, in minor units of the company's currency. */
export interface Posted {
  readonly debitMinor: number;
  readonly creditMinor: number;
}

type Asked = Pick<AskedReport, 'companyId' | 'postings'>;

/** What was posted to each account, by its code; of the entries that conditions let through. */
export async function postedTo(
  rows: RowReader,
  { companyId, postings }: Asked,
  where: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, Posted>> {
  const sums = await rows.group(ledgerEntries, companyId, {
    where,
    by: ['account'],
    sum: ['debitMinor', 'creditMinor'],
  });
  const posted = new Map<string, Posted>();
  for (const { key, sums: of } of sums) {
    const code = codeOf(postings, String(key['account']));
    const { debitMinor, creditMinor } = posted.get(code) ?? { debitMinor: 0, creditMinor: 0 };
    posted.set(code, {
      debitMinor: debitMinor + (of['debitMinor'] ?? 0),
      creditMinor: creditMinor + (of['creditMinor'] ?? 0),
    });
  }
  return posted;
}

/** Everything that is posted to accounts of one year. */
export const postedToOneYear = ({ codes }: Pick<PostingAccounts, 'codes'>): readonly string[] =>
  [...codes].filter(([, code]) => isOfOneYear(code)).map(([posting]) => posting);

/**
 * The entries that some accounts begin a day with, as conditions that add up: all before the day of
 * accounts that last, those of the year of the others, and on the account of retained earnings what
 * the others came to in earlier years.
 */
export function entriesBefore(
  postings: PostingAccounts,
  posted: readonly string[],
  day: string,
): readonly Readonly<Record<string, unknown>>[] {
  const begins = firstDayOfYear(day);
  const isOfYear = (posting: string): boolean => isOfOneYear(codeOf(postings, posting));
  const retained = codeOf(postings, 'retainedEarnings');
  const takesRetained = posted.some((posting) => codeOf(postings, posting) === retained);
  return [
    { account: { $in: posted.filter((each) => !isOfYear(each)) }, on: { $lt: day } },
    { account: { $in: posted.filter(isOfYear) }, on: { $gte: begins, $lt: day } },
    { account: { $in: takesRetained ? postedToOneYear(postings) : [] }, on: { $lt: begins } },
  ].filter(({ account }) => account.$in.length > 0);
}

/** Debits less credits of each account at a moment, in minor units of the company's currency. */
export interface Balances {
  /** Accounts of assets, equity and liabilities. */
  readonly lasting: ReadonlyMap<string, number>;
  /** Accounts of income and expenses, since the year began. */
  readonly ofYear: ReadonlyMap<string, number>;
  /** What those came to in the years before, which is retained. */
  readonly retainedMinor: number;
}

/** When balances are asked for: before a day, in the year that begins on a day. */
export interface BalancesAsked {
  readonly before: string;
  readonly yearBegins: string;
  /** Further conditions on the entries. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** The balances of all accounts before a day. */
export async function balancesBefore(
  rows: RowReader,
  asked: Asked,
  { before, yearBegins, where = {} }: BalancesAsked,
): Promise<Balances> {
  const [earlier, inYear] = await Promise.all([
    postedTo(rows, asked, { ...where, on: { $lt: yearBegins } }),
    postedTo(rows, asked, { ...where, on: { $gte: yearBegins, $lt: before } }),
  ]);
  const lasting = new Map<string, number>();
  const ofYear = new Map<string, number>();
  let retainedMinor = 0;
  const add = (to: Map<string, number>, code: string, minor: number): void => {
    to.set(code, (to.get(code) ?? 0) + minor);
  };
  for (const [code, { debitMinor, creditMinor }] of earlier) {
    if (isOfOneYear(code)) retainedMinor += debitMinor - creditMinor;
    else add(lasting, code, debitMinor - creditMinor);
  }
  for (const [code, { debitMinor, creditMinor }] of inYear) {
    add(isOfOneYear(code) ? ofYear : lasting, code, debitMinor - creditMinor);
  }
  return { lasting, ofYear, retainedMinor };
}
