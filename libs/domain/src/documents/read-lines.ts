import { rate, type Quantity, type Rate, type UnitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { ArticleFields } from '../catalog/index.js';
import type { Problems } from '../refusal.js';
import { text, type RegisterRecord } from '../registers/index.js';
import { effectiveRate, purchaseUse, type PurchaseUse, type VatFields } from '../vat/index.js';
import type { LineContent } from './document-content.js';
import {
  chargeKinds,
  DESCRIPTION_LENGTH_MAX,
  DOCUMENT_LINES_MAX,
  UNIT_LENGTH_MAX,
  type ChargeKind,
} from './document.limits.js';
import { readAmounts } from './read-amounts.js';

type Article = RegisterRecord<ArticleFields>;
type VatCode = RegisterRecord<VatFields>;

/** A line with what it names, before its figures. */
export interface ReadLine {
  readonly article: Article | undefined;
  readonly vat: VatCode;
  /** What is charged on the line: nothing where the document bears no VAT. */
  readonly vatRate: Rate;
  /** Why nothing is charged, where VAT could be. */
  readonly exemptionReason: string | undefined;
  /** Of a purchase: what its VAT is for. */
  readonly vatUse: PurchaseUse | undefined;
  readonly description: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  readonly discounts: readonly Rate[];
  readonly typedDiscountMinor: number | undefined;
  readonly charge: ChargeKind | undefined;
}

/** What the lines are read against. */
export interface LineRules {
  readonly books: Books;
  readonly issuedOn: string;
  /** Most decimals of a unit price. */
  readonly decimalPlaces: number;
  readonly bearsVat: boolean;
  readonly isPurchase: boolean;
  /** What a till has sold is taken as it was sold. */
  readonly isPast: boolean;
}

/** The unit of a line that names none. */
const defaultUnit = 'un';
const noRate = rate('0');
const descriptionText = text(DESCRIPTION_LENGTH_MAX);
const unitText = text(UNIT_LENGTH_MAX);

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
  const article = readArticle(content, index, rules, problems);
  const vat = readVat(content, index, rules, problems);
  const amounts = readAmounts(content, index, rules.decimalPlaces, problems);
  const description = readDescription(content, index, article, problems);
  const unit = readUnit(content, index, article, problems);
  if (!vat || !amounts || description === undefined) return undefined;
  const { quantity, unitPrice, discounts, typedDiscountMinor } = amounts;
  return {
    article,
    vat,
    vatRate: rules.bearsVat ? effectiveRate(vat) : noRate,
    exemptionReason: rules.bearsVat ? vat.exemptionReason : undefined,
    vatUse: rules.isPurchase
      ? purchaseUse(vat, article?.movesStock === true, regimeOf(rules.books))
      : undefined,
    description,
    unit,
    quantity,
    unitPrice,
    discounts,
    typedDiscountMinor,
    charge: readCharge(content, index, rules, problems),
  };
}

/** What is charged besides is no article, and nothing is charged within the house. */
function readCharge(
  { charge, articleId }: LineContent,
  index: number,
  { bearsVat }: LineRules,
  problems: Problems,
): ChargeKind | undefined {
  if (charge === undefined) return undefined;
  const path = `lines.${index}.charge`;
  if (!chargeKinds.includes(charge)) problems.add(path, 'field.invalid', { field: 'charge' });
  else if (articleId !== undefined || !bearsVat) {
    problems.add(path, 'line.chargeIsNoArticle', { line: index + 1 });
  }
  return charge;
}

function readArticle(
  { articleId }: LineContent,
  index: number,
  { books }: LineRules,
  problems: Problems,
): Article | undefined {
  if (articleId === undefined) return undefined;
  const article = books.catalog.articles.get(articleId);
  const line = index + 1;
  if (!article) problems.add(`lines.${index}.articleId`, 'line.articleNotFound', { line });
  else if (article.isArchived) {
    const params = { line, code: article.code };
    problems.add(`lines.${index}.articleId`, 'line.articleArchived', params);
  }
  return article;
}

function readVat(
  { vatId }: LineContent,
  index: number,
  { books, issuedOn, bearsVat, isPurchase, isPast }: LineRules,
  problems: Problems,
): VatCode | undefined {
  const vat = books.vat.codes.get(vatId);
  const line = index + 1;
  if (!vat) {
    problems.add(`lines.${index}.vatId`, 'line.vatNotSelected', { line });
    return undefined;
  }
  // A code that is not charged need not be in force.
  if (!bearsVat) return vat;
  const { code, validFrom, validTo } = vat;
  if (vat.isArchived) problems.add(`lines.${index}.vatId`, 'line.vatArchived', { line, code });
  if ((validFrom !== undefined && issuedOn < validFrom) || (validTo ?? issuedOn) < issuedOn) {
    problems.add(`lines.${index}.vatId`, 'line.vatNotInForce', { line, code, on: issuedOn });
  }
  if (!isPurchase && !isPast && vat.rate !== '0' && regimeOf(books) !== 'normal') {
    problems.add(`lines.${index}.vatId`, 'line.regimeChargesNoVat', { line });
  }
  return vat;
}

const regimeOf = (books: Books) => books.companies.settings.get().vatRegime;

/** What was written, or else the article's name. */
function readDescription(
  { description, articleId }: LineContent,
  index: number,
  article: Article | undefined,
  problems: Problems,
): string | undefined {
  const written =
    description === undefined
      ? undefined
      : descriptionText.read(description, `lines.${index}.description`, problems);
  if (written === undefined && articleId === undefined) {
    problems.add(`lines.${index}.description`, 'line.descriptionRequired', { line: index + 1 });
  }
  return written ?? article?.name;
}

function readUnit(
  { unit }: LineContent,
  index: number,
  article: Article | undefined,
  problems: Problems,
): string {
  const written =
    unit === undefined ? undefined : unitText.read(unit, `lines.${index}.unit`, problems);
  return written ?? article?.unit ?? defaultUnit;
}
