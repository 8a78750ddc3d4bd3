import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { bearsVat } from '../document-types/index.js';
import type { Facts } from '../facts.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse, renaming } from '../refusal.js';
import { leftToConvert } from './conversion.js';
import { leftToCredit } from './credit-note.js';
import type { ConvertDocuments, IssueDocument } from './document.commands.js';
import type { DocumentContent, LineContent } from './document-content.js';
import type { DocumentIssuedData, IssuedLine } from './document.events.js';
import { DOCUMENT_LINES_MAX, ORIGINS_MAX } from './document.limits.js';
import { issuableType } from './document-head.js';
import { issueDocument } from './issue-document.js';
import { readOrigin } from './origins.js';

/** What is to be made of which documents. */
export interface ConversionRequest {
  readonly originIds: readonly string[];
  readonly documentTypeId: string;
}

/** Makes one document of what is left of others, or a note on one. */
export const convertDocuments: Decide<ConvertDocuments> = (books, command, context) => {
  const { draftId } = command;
  const content = conversionContent(books, command, context.documents);
  const written = fittingDiscounts({ ...content, ...command.content }, command.content);
  const issued: IssueDocument = { type: 'IssueDocument', draftId, ...written };
  return renaming(fieldOf(command), () => issueDocument(books, issued, context));
};

/** Lines that are made of the origins are not in the command, which names these as a list. */
const fieldOf =
  ({ content }: ConvertDocuments) =>
  (path: string): string => {
    if (path === 'originId' && content?.originId === undefined) return 'originIds.0';
    return content?.lines === undefined && path.startsWith('lines') ? '' : path;
  };

/** Without discounts of the origin on a VAT code that none of the lines has. */
function fittingDiscounts(
  content: DocumentContent,
  sent: Partial<DocumentContent> = {},
): DocumentContent {
  const { commercialDiscount, financialDiscount, ...others } = content;
  const fits = (field: 'commercialDiscount' | 'financialDiscount'): boolean => {
    const on = content[field]?.vatId;
    return sent[field] !== undefined || content.lines.some(({ vatId }) => (on ?? vatId) === vatId);
  };
  return {
    ...others,
    ...(commercialDiscount && fits('commercialDiscount') && { commercialDiscount }),
    ...(financialDiscount && fits('financialDiscount') && { financialDiscount }),
  };
}

/**
 * What a draft of the conversion begins with: what is left of each line, at its price, for the same
 * party. Refused where the documents cannot be made into one of the type.
 */
export function conversionContent(
  books: Books,
  { originIds, documentTypeId }: ConversionRequest,
  documents: Facts['documents'],
): DocumentContent {
  const type = issuableType(books, documentTypeId);
  const origins = readSelected(books, { originIds, documentTypeId }, documents);
  const [first] = origins;
  if (!first) return refuse('document.originRequired', undefined, 'originIds');
  if (type.requiresOrigin && origins.length > 1) {
    refuse('document.alreadySelected', undefined, 'originIds.1');
  }
  const left = type.requiresOrigin ? leftToCredit : leftToConvert;
  const lines = origins.flatMap((origin) => linesLeft(origin, left(books, origin)));
  if (lines.length === 0) refuse('document.nothingLeft', { document: first.reference });
  if (lines.length > DOCUMENT_LINES_MAX) {
    refuse('document.tooManyLines', { max: DOCUMENT_LINES_MAX }, 'originIds');
  }
  const content: Writable<DocumentContent> = { ...copiedHead(first), documentTypeId, lines };
  if (type.requiresOrigin) {
    content.originId = first.id;
    // What is written on the document is not why it is corrected.
    delete content.note;
  }
  if (origins.length === 1) copyDiscounts(first, lines, content);
  return fittingDiscounts(content);
}

/** The documents, which exist, stand, are alike and are named once. */
function readSelected(
  books: Books,
  { originIds, documentTypeId }: ConversionRequest,
  documents: Facts['documents'],
): readonly DocumentIssuedData[] {
  const type = issuableType(books, documentTypeId);
  const problems = new Problems();
  if (originIds.length > ORIGINS_MAX) {
    problems.add('originIds', 'document.tooManyOrigins', { max: ORIGINS_MAX });
  }
  const isTraining = documents.get(originIds[0] ?? '')?.isTraining ?? false;
  const rules = { books, type, isTraining, documents };
  const origins = originIds.slice(0, ORIGINS_MAX).flatMap((id, index) => {
    const path = `originIds.${index}`;
    if (originIds.indexOf(id) < index) problems.add(path, 'document.alreadySelected');
    return readOrigin(rules, id, path, problems) ?? [];
  });
  for (const [index, { partyId, currency, vatIncluded, reference }] of origins.entries()) {
    const path = `originIds.${index}`;
    const params = { document: reference };
    if (partyId !== origins[0]?.partyId) {
      problems.add(path, 'document.originOfOtherParty', params);
    }
    if (currency !== origins[0]?.currency) {
      problems.add(path, 'document.originInOtherCurrency', params);
    }
    if (vatIncluded !== origins[0]?.vatIncluded) {
      problems.add(path, 'document.originWithOtherVat', params);
    }
  }
  problems.refuseIfAny();
  return origins;
}

function linesLeft(
  origin: DocumentIssuedData,
  left: readonly IssuedLine['quantity'][],
): readonly LineContent[] {
  return origin.lines.flatMap((line, index) => {
    const quantity = left[index];
    if (quantity === undefined || quantity === '0') return [];
    const isWhole = quantity === line.quantity;
    return [
      { ...lineContent(line, isWhole), quantity, origin: { documentId: origin.id, line: index } },
    ];
  });
}

/** A line as it would be written again; a discount that was typed belongs to the whole line. */
function lineContent(line: IssuedLine, isWhole: boolean): LineContent {
  const { articleId, description, unit, quantity, unitPrice, discounts, vatId } = line;
  const { typedDiscountMinor, warehouseId, charge } = line;
  return {
    ...(articleId !== undefined && { articleId }),
    description,
    unit,
    quantity,
    unitPrice,
    ...(discounts.length > 0 && { discounts }),
    ...(isWhole && typedDiscountMinor !== undefined && { discountMinor: typedDiscountMinor }),
    vatId,
    ...(warehouseId !== undefined && { warehouseId }),
    ...(charge !== undefined && { charge }),
  };
}

/** A draft with the content of a document, which it names as what it was copied from. */
export function duplicateContent(issued: DocumentIssuedData): DocumentContent {
  const isAtCost = !bearsVat(issued.group ?? 'sales');
  const lines = issued.lines.map((line) =>
    isAtCost ? atCost(lineContent(line, true)) : lineContent(line, true),
  );
  const content: Writable<DocumentContent> = {
    ...copiedHead(issued),
    documentTypeId: issued.typeId,
    duplicateOf: issued.id,
    lines,
  };
  if (!isAtCost) copyDiscounts(issued, lines, content);
  return content;
}

/** A draft that takes the place of an issued sale: its content, on today's date and series. */
export function correctingContent(issued: DocumentIssuedData): DocumentContent {
  const content: Writable<DocumentContent> = { ...duplicateContent(issued), corrects: issued.id };
  delete content.duplicateOf;
  return content;
}

/** Without what older documents of the house took off their costs. */
function atCost(line: LineContent): LineContent {
  const content: Writable<LineContent> = { ...line };
  delete content.discounts;
  delete content.discountMinor;
  return content;
}

function copiedHead(issued: DocumentIssuedData): Omit<DocumentContent, 'lines'> {
  const { partyId, group, currency, vatIncluded, warehouseId } = issued;
  const { orderNumber, note, receiver, carrier } = issued;
  return {
    ...(group === undefined && { clientId: partyId }),
    ...(group === 'purchases' && { supplierId: partyId }),
    ...(issued.exchange && { currency }),
    vatIncluded,
    ...(warehouseId !== undefined && { warehouseId }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(note !== undefined && { note }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
  };
}

/**
 * A percentage also holds for a part; an amount belongs to the whole document. A note has the
 * prices of what it corrects regardless of what is written: its draft shows the discounts all the
 * same, so that its figures are those that it will have.
 */
function copyDiscounts(
  issued: DocumentIssuedData,
  lines: readonly LineContent[],
  content: Writable<DocumentContent>,
): void {
  const isWhole =
    lines.length === issued.lines.length &&
    lines.every(({ quantity }, index) => quantity === issued.lines[index]?.quantity);
  for (const field of ['commercialDiscount', 'financialDiscount'] as const) {
    const discount = issued[field];
    if (discount === undefined || !(isWhole || 'percentage' in discount)) continue;
    content[field] = discount;
  }
}
