import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Facts } from '../facts.js';
import { referenceOf } from '../payments/index.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import { placeOf } from '../threads/index.js';
import type { IssueDocument } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';
import { ORIGINS_MAX } from './document.limits.js';

type DocumentType = RegisterRecord<DocumentTypeFields>;

/** What a document is read against that comes from others. */
export interface OriginRules {
  readonly books: Books;
  readonly type: DocumentType;
  readonly isTraining: boolean;
  readonly documents: Facts['documents'];
}

const none: readonly DocumentIssuedData[] = [];

/** The documents that it corrects or converts, in the order in which they are first named. */
export function readOrigins(
  rules: OriginRules,
  { originId, lines, isUnproved }: Pick<IssueDocument, 'originId' | 'lines' | 'isUnproved'>,
  problems: Problems,
): readonly DocumentIssuedData[] {
  const { type } = rules;
  if (originId === undefined && type.requiresOrigin && isUnproved !== true) {
    problems.add('originId', 'document.originRequired');
  }
  let paths: Map<string, string> | undefined;
  if (originId !== undefined) paths = new Map([[originId, 'originId']]);
  for (let index = 0; index < lines.length; index += 1) {
    const id = lines[index]?.origin?.documentId;
    if (id === undefined || paths?.has(id) === true) continue;
    if (type.requiresOrigin) {
      const params = { line: index + 1 };
      problems.add(`lines.${index}.origin`, 'line.originOfOtherDocument', params);
    } else (paths ??= new Map<string, string>()).set(id, `lines.${index}.origin`);
  }
  if (!paths) return none;
  const found: DocumentIssuedData[] = [];
  for (const [id, path] of paths) {
    const origin = readOrigin(rules, id, path, problems);
    if (!origin) continue;
    checkAlike(found[0] ?? origin, origin, path, problems);
    found.push(origin);
  }
  return found;
}

/** The document, if it exists; whether it stands and may lead to the type is added. */
export function readOrigin(
  { books, type, isTraining, documents }: OriginRules,
  id: string,
  path: string,
  problems: Problems,
): DocumentIssuedData | undefined {
  const issued = documents.get(id);
  if (!issued) {
    problems.add(path, 'document.originNotFound');
    return undefined;
  }
  if (books.documents.cancelled.has(id)) {
    problems.add(path, 'document.originCancelled', { document: issued.reference });
  }
  const from = books.documentTypes.types.get(issued.typeId);
  if (type.group === 'sales' && from?.group !== 'sales') {
    problems.add(path, 'document.onlySaleDocuments');
  } else if (from?.allowedTypes.includes(type.id) !== true) {
    const params = { from: from?.name ?? issued.typeId, to: type.name };
    problems.add(path, 'document.originTypeNotAllowed', params);
  }
  if ((issued.isTraining ?? false) !== isTraining) {
    problems.add(path, 'document.trainingMixed', { document: issued.reference });
  }
  return issued;
}

/** What is made into one document has one party and one currency. */
function checkAlike(
  first: DocumentIssuedData,
  { partyId, currency, reference: document }: DocumentIssuedData,
  path: string,
  problems: Problems,
): void {
  if (partyId !== first.partyId) problems.add(path, 'document.originOfOtherParty', { document });
  if (currency !== first.currency) {
    problems.add(path, 'document.originInOtherCurrency', { document });
  }
}

/** The documents that this one mentions: they exist, stand and may be mentioned by its type. */
export function readReferences(
  { books, type }: Pick<OriginRules, 'books' | 'type'>,
  references: readonly string[] | undefined,
  problems: Problems,
): readonly string[] | undefined {
  if (references === undefined || references.length === 0) return undefined;
  if (!books.companies.settings.get().allowsReferences) {
    problems.add('references', 'document.referencesNotAllowed');
  }
  if (references.length > ORIGINS_MAX) {
    problems.add('references', 'document.tooManyOrigins', { max: ORIGINS_MAX });
  }
  for (const [index, id] of references.entries()) {
    const path = `references.${index}`;
    const from = typeOfDocument(books, id);
    if (references.indexOf(id) < index) problems.add(path, 'document.alreadySelected');
    else if (!from) problems.add(path, 'document.originNotFound');
    else if (type.group === 'sales' && from.group !== 'sales') {
      problems.add(path, 'document.onlySaleDocuments');
    } else if (books.documents.cancelled.has(id)) {
      problems.add(path, 'document.originCancelled', { document: referenceOf(books, id) });
    }
  }
  return references;
}

/** The type of an existing document, derived only from its place in its series. */
export function typeOfDocument(books: Books, id: string): DocumentType | undefined {
  const place = placeOf(id);
  const series = place && books.series.series.get(place.seriesId);
  if (!series || place.number > books.documents.lastRevisions.length(place.seriesId)) {
    return undefined;
  }
  return books.documentTypes.types.get(series.typeId);
}
