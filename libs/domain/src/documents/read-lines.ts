import {
  quantity,
  rate,
  unitPrice,
  type Quantity,
  type Rate,
  type UnitPrice,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import type { LineContent } from './document-content.js';
import type { IssuedLine } from './document.events.js';
import { DESCRIPTION_LENGTH_MAX, DOCUMENT_LINES_MAX, UNIT_LENGTH_MAX } from './document.limits.js';
import { addPricingProblem } from './priced-lines.js';

/** A line that is whole, but for its figures. */
export type ReadLine = Omit<
  IssuedLine,
  | 'grossMinor'
  | 'discountMinor'
  | 'afterDiscountMinor'
  | 'commercialMinor'
  | 'financialMinor'
  | 'netMinor'
  | 'baseMinor'
  | 'vatMinor'
>;

/** What the lines are read against. */
export interface LineRules {
  readonly books: Books;
  readonly issuedOn: string;
  /** Most decimals of a unit price. */
  readonly decimalPlaces: number;
}

const descriptionText = text(DESCRIPTION_LENGTH_MAX);
const unitText = text(UNIT_LENGTH_MAX);
const noDiscounts: readonly Rate[] = [];

/** Reads all lines; what is wrong is added with the line's place, and that line is left out. */
export function readLines(
  sent: readonly LineContent[],
  rules: LineRules,
  problems: Problems,
): readonly ReadLine[] {
  if (sent.length === 0) problems.add('lines', 'document.noLines');
  if (sent.length > DOCUMENT_LINES_MAX) {
    problems.add('lines', 'document.tooManyLines', { max: DOCUMENT_LINES_MAX });
    return [];
  }
  const lines: ReadLine[] = [];
  for (let index = 0; index < sent.length; index += 1) {
    const content = sent[index];
    const line = content && readLine(content, index, rules, problems);
    if (line) lines.push(line);
  }
  return lines;
}

function readLine(
  content: LineContent,
  index: number,
  rules: LineRules,
  problems: Problems,
): ReadLine | undefined {
  const path = `lines.${index}`;
  const article = readArticle(content, index, path, rules, problems);
  const vat = readVat(content, index, path, rules, problems);
  const amounts = readAmounts(content, index, path, rules, problems);
  const description =
    content.description === undefined
      ? article?.name
      : descriptionText.read(content.description, `${path}.description`, problems);
  if (description === undefined && content.articleId === undefined) {
    problems.add(`${path}.description`, 'line.descriptionRequired', { line: index + 1 });
  }
  const unit =
    content.unit === undefined
      ? (article?.unit ?? 'un')
      : (unitText.read(content.unit, `${path}.unit`, problems) ?? 'un');
  if (!vat || !amounts || description === undefined) return undefined;
  return { ...article?.named, description, unit, ...amounts, ...vat };
}

function readArticle(
  { articleId }: LineContent,
  index: number,
  path: string,
  { books }: LineRules,
  problems: Problems,
): { name: string; unit: string; named: { articleId: string; code: string } } | undefined {
  if (articleId === undefined) return undefined;
  const article = books.catalog.articles.get(articleId);
  const line = index + 1;
  if (!article) problems.add(`${path}.articleId`, 'line.articleNotFound', { line });
  else if (article.isArchived) {
    problems.add(`${path}.articleId`, 'line.articleArchived', { line, code: article.code });
  } else {
    return { name: article.name, unit: article.unit, named: { articleId, code: article.code } };
  }
  return undefined;
}

function readVat(
  { vatId }: LineContent,
  index: number,
  path: string,
  { books, issuedOn }: LineRules,
  problems: Problems,
): Pick<IssuedLine, 'vatId' | 'vatCode' | 'vatRate' | 'exemptionReason'> | undefined {
  const vat = books.vat.codes.get(vatId);
  const line = index + 1;
  if (!vat) {
    problems.add(`${path}.vatId`, 'line.vatNotSelected', { line });
    return undefined;
  }
  const { code, rate: vatRate, exemptionReason, validFrom, validTo } = vat;
  if (vat.isArchived) {
    problems.add(`${path}.vatId`, 'line.vatArchived', { line, code });
    return undefined;
  }
  if ((validFrom !== undefined && issuedOn < validFrom) || (validTo ?? issuedOn) < issuedOn) {
    problems.add(`${path}.vatId`, 'line.vatNotInForce', { line, code, on: issuedOn });
    return undefined;
  }
  return exemptionReason === undefined
    ? { vatId, vatCode: code, vatRate }
    : { vatId, vatCode: code, vatRate, exemptionReason };
}

interface Amounts {
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly discounts: readonly Rate[];
  readonly typedDiscountMinor?: number;
}

function readAmounts(
  content: LineContent,
  index: number,
  path: string,
  { decimalPlaces }: LineRules,
  problems: Problems,
): Amounts | undefined {
  const tryRead = <V>(read: (sent: string) => V, sent: string, field: string): V | undefined => {
    try {
      return read(sent);
    } catch (error) {
      addPricingProblem(problems, error, `${path}.${field}`, index);
      return undefined;
    }
  };
  const line = index + 1;
  const amount = tryRead(quantity, content.quantity, 'quantity');
  const price = tryRead(unitPrice, content.unitPrice, 'unitPrice');
  const discounts = content.discounts?.flatMap(
    (sent, at) => tryRead(rate, sent, `discounts.${at}`) ?? [],
  );
  if (amount === '0') problems.add(`${path}.quantity`, 'pricing.invalidQuantity', { line });
  if (price !== undefined && hasMorePlaces(price, decimalPlaces)) {
    const places = { line, places: decimalPlaces };
    problems.add(`${path}.unitPrice`, 'line.tooManyDecimals', places);
  }
  if (amount === undefined || price === undefined) return undefined;
  const amounts = { quantity: amount, unitPrice: price, discounts: discounts ?? noDiscounts };
  const { discountMinor } = content;
  if (discountMinor === undefined) return amounts;
  if (!Number.isSafeInteger(discountMinor) || discountMinor < 0) {
    problems.add(`${path}.discountMinor`, 'pricing.invalidAmount', { line });
  }
  return { ...amounts, typedDiscountMinor: discountMinor };
}

function hasMorePlaces(price: UnitPrice, places: number): boolean {
  const point = price.indexOf('.');
  return point >= 0 && price.length - 1 - point > places;
}
