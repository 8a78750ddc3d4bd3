import type { Report } from '@balcao/contracts';
import { postedTo } from '@balcao/domain';
import { shifts } from '@balcao/projections';
import { filterLimits } from '@balcao/read-store';
import { dueTypesOf, typesAmong } from '../documents/document-list.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { lateShifts } from '../reading/states-in-time.js';
import type { ReportFacts } from './asked-report.js';

type Where = Readonly<Record<string, unknown>>;

/** Words of a filter that stand for conditions on other fields. */
type Word = (value: unknown, where: Where, facts: ReportFacts) => Where;

const unsettled = ['unpaid', 'partiallyPaid'];
const untilDue = ['open', 'partiallyConverted', ...unsettled];

const ofTypes = (is: (type: ReportFacts['types'][number]) => boolean, { types }: ReportFacts) =>
  types.filter(is).map(({ id }) => id);

const scopes: Readonly<Record<string, (facts: ReportFacts) => readonly string[]>> = {
  sales: (facts) =>
    ofTypes(({ group, accountEffect }) => group === 'sales' && accountEffect !== 'none', facts),
  purchases: (facts) =>
    ofTypes(({ group, accountEffect }) => group === 'purchases' && accountEffect !== 'none', facts),
  other: (facts) => ofTypes(({ accountEffect }) => accountEffect === 'none', facts),
};

const levels: Readonly<Record<string, Where>> = {
  some: { quantityMicros: { $gt: 0 } },
  none: { quantityMicros: 0 },
  negative: { quantityMicros: { $lt: 0 } },
};

const words: Readonly<Record<string, Word>> = {
  scope: (value, where, facts) => {
    const typeIds = scopes[String(value)]?.(facts);
    if (typeIds === undefined) throw invalidFilter('scope');
    return 'typeId' in where ? {} : { typeId: { $in: typeIds } };
  },
  state: (value, where, { collection, today, types, lateShifts: since }) => {
    if (collection === shifts.name) {
      // Alternatives of one: what is asked of the same day or instant holds as well.
      return value === 'notClosed' ? { $or: [lateShifts(since)] } : { state: value };
    }
    if (value === 'expired') {
      const due = where['dueOn'];
      const isRange = typeof due === 'object' && due !== null;
      const isPending = JSON.stringify(where['status']).includes('unpaid');
      return {
        status: { $in: isPending ? unsettled : untilDue },
        dueOn: { ...(isRange && due), $lt: today },
        typeId: typesAmong(where['typeId'], dueTypesOf(types)),
      };
    }
    if (value === 'duplicated') return { duplicateOf: { $exists: true } };
    if (value === 'converted') return { status: { $in: ['converted', 'partiallyConverted'] } };
    if (typeof value !== 'string') throw invalidFilter('state');
    return { status: value };
  },
  account: (value, _, { postings }) => {
    if (typeof value !== 'string') throw invalidFilter('account');
    return { account: { $in: postedTo(postings, value) } };
  },
  level: (value) => levels[String(value)] ?? refuseLevel(),
  currency: (value, where, { currency, currencies }) => {
    if (typeof value !== 'string') throw invalidFilter('currency');
    const isOwnOnly = currencies.size === 0;
    if (isOwnOnly && value === currency) return {};
    // An account is of one currency: the one that is chosen says more.
    if (typeof where['accountId'] === 'string') return {};
    const accounts = [...currencies].filter(([, each]) => each === value).map(([id]) => id);
    return { accountId: { $in: accounts } };
  },
};

function refuseLevel(): never {
  throw invalidFilter('level');
}

/** The articles that are in a category today; an empty one stands for those without. */
function ofCategory(value: unknown, { categories }: ReportFacts): Where {
  if (typeof value !== 'string') throw invalidFilter('categoryId');
  const found = [...categories].filter(([, categoryId]) => categoryId === value);
  if (found.length > filterLimits.values) throw invalidFilter('categoryId');
  const articleId = { $in: found.map(([id]) => id) };
  return value === '' ? { $or: [{ articleId: { $exists: false } }, { articleId }] } : { articleId };
}

/** The conditions of a report: its own, those that were sent, and what their words stand for. */
export function reportWhere(report: Report, filter: Where, facts: ReportFacts): Where {
  const known = new Set(report.filters.map(({ field }) => field));
  const { categoryId, ...others } = filter;
  const isOfArticles = categoryId !== undefined && saysCategoryByArticle(report);
  const sent = isOfArticles ? others : filter;
  const beside = isOfArticles ? ofCategory(categoryId, facts) : {};
  const isWord = (field: string) => field in words && known.has(field);
  const plain = Object.entries(sent).filter(([field]) => !isWord(field));
  let where: Where = { ...report.where, ...Object.fromEntries(plain) };
  // In their own order: a state narrows the types that the scope stands for.
  for (const [field, word] of Object.entries(words)) {
    if (!(field in sent) || !isWord(field)) continue;
    where = { ...where, ...word(sent[field], where, facts) };
  }
  // An article that is asked for besides has to be in the category.
  return 'articleId' in where && isOfArticles
    ? { ...where, $or: [beside] }
    : { ...where, ...beside };
}

/** Whether the rows name articles alone, which are in categories. */
export const saysCategoryByArticle = ({ dimensions }: Report): boolean =>
  dimensions.some(({ isOfArticle }) => isOfArticle === true);
