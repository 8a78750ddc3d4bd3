import { isDay } from '../calendar.js';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import { referenceOf } from '../payments/index.js';
import type { Problems } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { nameOf, type Series } from '../series/index.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData } from './document.events.js';
import type { RecoveredSnapshot } from '../papers/index.js';
import { ORDER_NUMBER_LENGTH_MAX } from './document.limits.js';
import { recoveredKey } from './links.slice.js';
import { readReferences, typeOfDocument, type OriginRules } from './origins.js';

type Extras = Pick<
  DocumentIssuedData,
  | 'references'
  | 'duplicateOf'
  | 'validUntil'
  | 'supplierReference'
  | 'supplierIssuedOn'
  | 'recovered'
  | 'warehouseId'
>;

const referenceText = text(ORDER_NUMBER_LENGTH_MAX);
const paperNumber = required(referenceText, 'document.recoveredRequired');

/** What few documents have: mentions of others, a last day of validity, a paper behind it. */
export function readExtras(
  rules: Pick<OriginRules, 'books' | 'type'>,
  content: DocumentContent,
  { series, issuedOn }: { readonly series: Series; readonly issuedOn: string },
  problems: Problems,
): Extras {
  const extras: Writable<Extras> = {};
  const { duplicateOf, warehouseId } = content;
  const references = readReferences(rules, content.references, problems);
  if (references) extras.references = references;
  if (duplicateOf !== undefined) {
    if (!typeOfDocument(rules.books, duplicateOf)) {
      problems.add('duplicateOf', 'document.originNotFound');
    }
    extras.duplicateOf = duplicateOf;
  }
  if (warehouseId !== undefined && warehouseId !== '') extras.warehouseId = warehouseId;
  readValidity(rules.type, content, issuedOn, extras, problems);
  if (rules.type.group === 'purchases') readSupplierPaper(content, issuedOn, extras, problems);
  const recovered = readRecovered(rules.books, content, series, issuedOn, problems);
  if (recovered) extras.recovered = recovered;
  return extras;
}

function readValidity(
  { accountEffect }: OriginRules['type'],
  { validUntil }: DocumentContent,
  issuedOn: string,
  extras: Writable<Extras>,
  problems: Problems,
): void {
  if (validUntil === undefined) return;
  const isValid = checkDay(validUntil, 'validUntil', problems);
  if (accountEffect !== 'none') problems.add('validUntil', 'document.validityNotForType');
  else if (isValid && validUntil < issuedOn) {
    problems.add('validUntil', 'document.validityEndsBeforeIssue');
  }
  extras.validUntil = validUntil;
}

/** The number and the day that the supplier gave the document. */
function readSupplierPaper(
  { supplierReference, supplierIssuedOn }: DocumentContent,
  issuedOn: string,
  extras: Writable<Extras>,
  problems: Problems,
): void {
  const reference = referenceText.read(supplierReference, 'supplierReference', problems);
  if (reference !== undefined) extras.supplierReference = reference;
  if (supplierIssuedOn === undefined) return;
  const isValid = checkDay(supplierIssuedOn, 'supplierIssuedOn', problems);
  if (isValid && supplierIssuedOn > issuedOn) {
    problems.add('supplierIssuedOn', 'document.supplierDayInFuture');
  }
  extras.supplierIssuedOn = supplierIssuedOn;
}

/**
 * A recovery series takes papers and nothing else; each paper has one document that stands
 * (docs/rules.md, C7, C25).
 */
function readRecovered(
  books: Books,
  { recovered }: DocumentContent,
  series: Series,
  issuedOn: string,
  problems: Problems,
): RecoveredSnapshot | undefined {
  if (series.kind !== 'recovery') {
    if (recovered) problems.add('recovered', 'document.notRecovery', { series: nameOf(series) });
    return undefined;
  }
  const reference = paperNumber.read(recovered?.reference, 'recovered.reference', problems);
  if (!recovered || reference === undefined) return undefined;
  const isValid = checkDay(recovered.issuedOn, 'recovered.issuedOn', problems);
  if (isValid && recovered.issuedOn > issuedOn) {
    problems.add('recovered.issuedOn', 'document.recoveredInFuture');
  }
  const existing = books.links.recovered.get(recoveredKey(series.typeId, reference));
  if (existing !== undefined) {
    problems.add('recovered.reference', 'document.recoveredBefore', {
      document: referenceOf(books, existing),
    });
  }
  return { reference, issuedOn: recovered.issuedOn };
}

function checkDay(day: string, field: string, problems: Problems): boolean {
  if (isDay(day)) return true;
  problems.add(field, 'document.invalidDay', { field });
  return false;
}
