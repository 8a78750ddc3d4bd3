import {
  besideAnotherDay,
  isOrdered,
  shownSums,
  type Report,
  type ReportDimension,
} from '@balcao/contracts';
import {
  companyOf,
  givesBack,
  lateSince,
  postingAccounts,
  requirePermission,
  type Books,
  type LateSince,
  type PostingAccounts,
} from '@balcao/domain';
import { ledgerEntries } from '@balcao/projections';
import type { AnyCollection } from '@balcao/read-store';
import type { MemberCaller } from '../access/caller.js';
import { dayOf } from '../reading/day-of.js';
import type { Present } from '../reading/present-day.js';
import { invalidFilter } from '../http/invalid-filter.js';
import {
  sentFilter,
  pageOf,
  parseList,
  type ParsedList,
  type SentQuery,
} from '../reading/list-query.js';
import { apartOf } from './apart.js';
import { collectionOf } from './report-collections.js';
import { reportWhere, saysCategoryByArticle } from './report-where.js';

/** What takes back subtracts: 1 or -1 for each type of document. */
export type Signs = ReadonlyMap<string, 1 | -1>;

/** A report's question, checked and ready to be answered. */
export interface AskedReport {
  readonly report: Report;
  readonly collection: AnyCollection;
  readonly companyId: string;
  readonly timeZone: string;
  readonly today: string;
  /** From when an open shift is not closed. */
  readonly lateShifts: LateSince;
  /** The day that a report of one day is of; today unless another is asked for. */
  readonly on: string;
  /** Another day that a report of one day is beside. */
  readonly besideOn?: string;
  readonly signs: Signs;
  /** The currency of each treasury account; none where all are the company's own. */
  readonly currencies: ReadonlyMap<string, string>;
  readonly ownCurrency: string;
  /** The currency of all sums, where it is another than the company's own. */
  readonly currency?: string;
  /** The filter that a value has to be chosen of before there are sums. */
  readonly apart?: string;
  /** By article, the category that it is in today; where the report asks for it. */
  readonly categories: ReadonlyMap<string, string>;
  /** What is posted to each account; nothing unless the report is of entries. */
  readonly postings: PostingAccounts;
  readonly list: ParsedList;
  /** The same selection in the period to compare with. */
  readonly previous?: ParsedList['where'];
  readonly by?: ReportDimension;
  /** Of groups: their label, their count or one of the sums. */
  readonly groupSort: readonly [field: string, direction: 'asc' | 'desc'];
}

/** What the books say of a report: refuses whoever may not see its rows. */
export function reportFacts(
  books: Books,
  { userId }: Pick<MemberCaller, 'userId'>,
  report: Report,
  present: Present,
) {
  const { today } = present;
  requirePermission(books, userId, 'reports.view');
  requirePermission(books, userId, report.permission);
  const types = [...books.documentTypes.types.values()];
  const categories = new Map<string, string>();
  if (saysCategoryByArticle(report)) {
    for (const { id, categoryId = '' } of books.catalog.articles.values()) {
      categories.set(id, categoryId);
    }
  }
  const { collection } = report;
  const isOfLedger = collection === ledgerEntries.name;
  const postings = isOfLedger ? postingAccounts(books) : noPostings;
  const settings = books.companies.settings.get();
  const { timeZone } = settings;
  const { country, currency, isDemo } = companyOf(books);
  const currencies = currenciesOf(books, currency);
  const lateShifts = lateSince(settings, present);
  return {
    collection,
    today,
    lateShifts,
    timeZone,
    country,
    isDemo,
    currency,
    types,
    categories,
    postings,
    currencies,
  };
}

const noPostings: PostingAccounts = { codes: new Map(), names: new Map() };

/** By account; none where nothing but the company's own currency is kept. */
function currenciesOf(books: Books, own: string): ReadonlyMap<string, string> {
  const accounts = [...books.treasury.accounts.values()];
  const isOwn = accounts.every(({ currency }) => currency === own);
  return new Map(isOwn ? [] : accounts.map(({ id, currency }) => [id, currency]));
}

export type ReportFacts = ReturnType<typeof reportFacts>;

/** Reads a report's query; what cannot be is refused, naming the field. */
export function askedReport(
  { companyId }: Pick<MemberCaller, 'companyId'>,
  declared: Report,
  sent: SentQuery,
  facts: ReportFacts,
): AskedReport {
  const { by, sort, ...rest } = sent;
  const { compareOn: besideOn } = dayOf(sent, 'compareOn');
  const isBeside = besideOn !== undefined && declared.compared !== undefined;
  const report = isBeside ? besideAnotherDay(declared) : declared;
  const collection = collectionOf(report);
  const dimension = dimensionOf(report, by);
  const narrowed = sentFilter(sent);
  const where = reportWhere(report, narrowed, facts);
  const parsed = parseList(collection, {
    ...rest,
    filter: where,
    ...(dimension === undefined && { sort: sort ?? report.sort.join(':') }),
  });
  const previous = previousOf(report, where, sent);
  return {
    report,
    collection,
    companyId,
    timeZone: facts.timeZone,
    today: facts.today,
    lateShifts: facts.lateShifts,
    on: dayOf(sent, 'on').on ?? facts.today,
    ...(isBeside && { besideOn }),
    categories: facts.categories,
    postings: facts.postings,
    signs: signsOf(facts.types),
    currencies: facts.currencies,
    ownCurrency: facts.currency,
    ...apartOf(report, dimension, { sentFilter: narrowed, facts }),
    list: { ...parsed, ...pageOf(textOf(rest['page']), textOf(rest['perPage'])) },
    ...(previous && { previous }),
    ...(dimension && { by: dimension }),
    groupSort: groupSortOf(report, dimension, sort),
  };
}

const textOf = (sent: unknown) => (typeof sent === 'string' && sent !== '' ? sent : undefined);

function dimensionOf(report: Report, by: unknown): ReportDimension | undefined {
  if (by === undefined || by === '') return undefined;
  const found = report.dimensions.find(({ name }) => name === by);
  return found ?? refuseField('by');
}

/** The period to compare with, in the place of the report's own. */
function previousOf(report: Report, where: ParsedList['where'], sent: SentQuery) {
  const { compareFrom } = dayOf(sent, 'compareFrom');
  const { compareTo } = dayOf(sent, 'compareTo');
  const { day } = report;
  if (day === undefined || compareFrom === undefined || compareTo === undefined) return undefined;
  return { ...where, [day]: { $gte: compareFrom, $lte: compareTo } };
}

function groupSortOf(
  report: Report,
  by: ReportDimension | undefined,
  sort: unknown,
): AskedReport['groupSort'] {
  if (by === undefined || typeof sort !== 'string' || sort === '') {
    return by !== undefined && isOrdered(by) ? ['label', 'asc'] : [report.main, 'desc'];
  }
  const [field = '', direction = 'asc'] = sort.split(':');
  const sums = [...shownSums(report), report.rate?.field];
  if (field !== 'label' && field !== 'count' && !sums.includes(field)) refuseField('sort');
  return [field, direction === 'desc' ? 'desc' : 'asc'];
}

function refuseField(field: string): never {
  throw invalidFilter(field);
}

/** Credit notes of clients and debit notes to suppliers take back. */
function signsOf(types: ReportFacts['types']): Signs {
  return new Map(types.map((type) => [type.id, givesBack(type) ? -1 : 1]));
}
