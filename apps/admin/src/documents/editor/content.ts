import type {
  ContactBody,
  DocumentContentBody,
  DocumentLineBody,
  DocumentTypeRow,
} from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { addDays, parseTypedDay, showDay } from '../../formats/days.js';
import { writeDecimal } from '../../formats/typed-decimal.js';
import { rowBodies, rowsOf } from '../../payments/typed-rows.js';
import { blankLine, isBlank } from './state.js';
import type {
  EditorContact,
  EditorHead,
  EditorLine,
  EditorState,
  KeptOfDocument,
  KeptOfLine,
} from './state.js';
import { supplierPaper, withholdingPart } from './kept.js';
import { readDecimal, readDiscount, readDiscounts, writeDiscount } from './typed.js';

/** The content as stored in drafts and sent on issue; blank lines are left out. */
export function contentOf(state: EditorState, language: Language): DocumentContentBody {
  const { head, typeId, lines } = state;
  const commercialDiscount = readDiscount(head.commercial, language);
  const financialDiscount = readDiscount(head.financial, language);
  const receiver = readContact(head.receiver);
  const carrier = readContact(head.carrier);
  const issuedOn = readDay(head.issuedOn);
  const orderNumber = head.orderNumber.trim();
  return {
    documentTypeId: typeId,
    lines: lines.filter((line) => !isBlank(line)).map((line) => lineBody(line, language)),
    vatIncluded: head.vatIncluded,
    ...seriesPart(head),
    ...(head.originId !== undefined && { originId: head.originId }),
    ...head.kept,
    ...partyPart(head),
    ...(issuedOn !== '' && { issuedOn }),
    ...duePart(head),
    ...withholdingPart(head),
    ...(orderNumber !== '' && { orderNumber }),
    ...(head.note.trim() !== '' && { note: head.note }),
    ...(head.reasonCode !== undefined && { reasonCode: head.reasonCode }),
    ...(commercialDiscount && { commercialDiscount }),
    ...(financialDiscount && { financialDiscount }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
    ...ratePart(head, language),
    ...paymentPart(head, language),
  };
}

/** The rate typed instead of the day's. */
function ratePart(
  { exchangeRate = '', exchangeRateReason = '' }: EditorHead,
  language: Language,
): Pick<DocumentContentBody, 'exchangeRate' | 'exchangeRateReason'> {
  if (exchangeRate.trim() === '') return {};
  const reason = exchangeRateReason.trim();
  return {
    exchangeRate: readDecimal(exchangeRate, language),
    ...(reason !== '' && { exchangeRateReason: reason }),
  };
}

function paymentPart(
  { payment = [] }: EditorHead,
  language: Language,
): Pick<DocumentContentBody, 'payment'> {
  return payment.length === 0 ? {} : { payment: { rows: rowBodies(payment, language) } };
}

/** The series, if it is not the year's, and the paper of a recovery series. */
function seriesPart({
  seriesId = '',
  recovered,
}: EditorHead): Pick<DocumentContentBody, 'seriesId' | 'recovered'> {
  if (seriesId === '') return {};
  const reference = recovered?.reference.trim() ?? '';
  const issuedOn = readDay(recovered?.issuedOn ?? '');
  const isWritten = `${reference}${issuedOn}` !== '';
  return { seriesId, ...(isWritten && { recovered: { reference, issuedOn } }) };
}

/** The client of a sale, or the supplier of a purchase and its document number. */
function partyPart(
  head: EditorHead,
): Pick<DocumentContentBody, 'clientId' | 'supplierId' | 'supplierReference' | 'supplierIssuedOn'> {
  const { group, clientId } = head;
  if (group === 'internal') return {};
  if (group !== 'purchases') return clientId === '' ? {} : { clientId };
  const reference = (head.supplierReference ?? '').trim();
  const issuedOn = readDay(head.supplierIssuedOn ?? '');
  return {
    ...(clientId !== '' && { supplierId: clientId }),
    ...(reference !== '' && { supplierReference: reference }),
    ...(issuedOn !== '' && { supplierIssuedOn: issuedOn }),
  };
}

/** A typed day may be invalid; the server refuses it. */
const readDay = (typed: string): string => parseTypedDay(typed) ?? typed.trim().slice(0, 10);

function duePart({
  terms,
  dueOn,
}: EditorHead): Pick<DocumentContentBody, 'paymentTermsDays' | 'dueOn'> {
  if (terms !== '') return { paymentTermsDays: Number.parseInt(terms, 10) };
  return dueOn.trim() === '' ? {} : { dueOn: readDay(dueOn) };
}

function lineBody(line: EditorLine, language: Language): DocumentLineBody {
  const { articleId, unit, vatId } = line;
  const discounts = readDiscounts(line.discount, language);
  const description = line.description.trim();
  return {
    ...(articleId !== undefined && { articleId }),
    ...(description !== '' && { description }),
    ...(unit !== undefined && { unit }),
    quantity: readDecimal(line.quantity, language),
    unitPrice: readDecimal(line.unitPrice, language),
    ...(discounts.length > 0 && { discounts }),
    vatId,
    ...line.kept,
  };
}

function readContact({ name, contact, address }: EditorContact): ContactBody | undefined {
  if (`${name}${contact}${address}`.trim() === '') return undefined;
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(contact.trim() !== '' && { contact: contact.trim() }),
    ...(address.trim() !== '' && { address: address.trim() }),
  };
}

/** Defaults of a new line, and of fields missing in a draft. */
export interface ContentDefaults {
  readonly vatId: string;
  readonly vatIncluded: boolean;
  /** Calendar day. */
  readonly today: string;
  /** The group of the document's type; defaults to sales. */
  readonly group?: DocumentTypeRow['group'];
}

/** A content in the editor's form, with a blank line at the end. */
export function stateOf(
  content: DocumentContentBody,
  language: Language,
  defaults: ContentDefaults,
): EditorState {
  const lines = content.lines.map((line) => editorLine(line, language, defaults));
  return {
    typeId: content.documentTypeId,
    head: editorHead(content, language, defaults),
    lines: [...lines, blankLine(defaults.vatId)],
  };
}

/** Internal documents have costs only: no discounts and no VAT. */
const isAtCost = ({ group = 'sales' }: ContentDefaults): boolean => !bearsVat(group);

function editorHead(
  content: DocumentContentBody,
  language: Language,
  defaults: ContentDefaults,
): EditorHead {
  const { paymentTermsDays, seriesId, originId } = content;
  const issuedOn = content.issuedOn ?? defaults.today;
  const issueDay = parseTypedDay(issuedOn);
  const dueOn =
    content.dueOn ??
    (paymentTermsDays === undefined || issueDay === undefined
      ? ''
      : addDays(issueDay, paymentTermsDays));
  return {
    ...(seriesId !== undefined && { seriesId }),
    ...(originId !== undefined && { originId }),
    ...(defaults.group !== undefined && { group: defaults.group }),
    clientId: content.clientId ?? content.supplierId ?? '',
    ...supplierPaper(content, language),
    ...withholdingPart(content),
    ...(content.recovered && {
      recovered: {
        reference: content.recovered.reference,
        issuedOn: showDay(content.recovered.issuedOn, language),
      },
    }),
    ...keptOf(content),
    issuedOn: showDay(issuedOn, language),
    terms: paymentTermsDays === undefined ? '' : String(paymentTermsDays),
    dueOn: showDay(dueOn, language),
    orderNumber: content.orderNumber ?? '',
    note: content.note ?? '',
    ...(content.reasonCode !== undefined && { reasonCode: content.reasonCode }),
    ...(content.exchangeRate !== undefined && {
      exchangeRate: writeDecimal(content.exchangeRate, language),
    }),
    ...pick(content, ['exchangeRateReason']),
    ...chargesOf(content, language, defaults),
    receiver: editorContact(content.receiver),
    carrier: editorContact(content.carrier),
    ...(content.payment && { payment: rowsOf(content.payment.rows, language) }),
  };
}

/** The document discount, and whether prices include VAT. */
function chargesOf(
  { vatIncluded, commercialDiscount, financialDiscount }: DocumentContentBody,
  language: Language,
  defaults: ContentDefaults,
): Pick<EditorHead, 'vatIncluded' | 'commercial' | 'financial'> {
  const none = writeDiscount(undefined, language);
  if (isAtCost(defaults)) return { vatIncluded: false, commercial: none, financial: none };
  return {
    vatIncluded: vatIncluded ?? defaults.vatIncluded,
    commercial: writeDiscount(commercialDiscount, language),
    financial: writeDiscount(financialDiscount, language),
  };
}

const keptFields = [
  'references',
  'corrects',
  'duplicateOf',
  'currency',
  'warehouseId',
  'returnsStock',
  'transport',
  'cashRegisterId',
  'validUntil',
] as const satisfies readonly (keyof KeptOfDocument)[];

const keptOfLine = [
  'origin',
  'warehouseId',
  'batchId',
  'batchName',
  'batchExpiresOn',
  'creditMinor',
  'discountMinor',
  'charge',
] as const satisfies readonly (keyof KeptOfLine)[];

const keptOfCost = keptOfLine.filter((name) => name !== 'discountMinor' && name !== 'charge');

function keptOf(content: DocumentContentBody): { readonly kept?: KeptOfDocument } {
  const kept = pick(content, keptFields);
  return Object.keys(kept).length > 0 ? { kept } : {};
}
/** The fields that are set. */
function pick<T extends object, K extends keyof T & string>(
  from: T,
  names: readonly K[],
): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (name in from) picked[name] = from[name];
  return picked;
}

const editorContact = (contact: ContactBody = {}): EditorContact => ({
  name: contact.name ?? '',
  contact: contact.contact ?? '',
  address: contact.address ?? '',
});

// A draft may lack any of it, whatever the type of a whole document says.
function editorLine(
  line: Partial<DocumentLineBody>,
  language: Language,
  defaults: ContentDefaults,
): EditorLine {
  const { articleId, unit } = line;
  const atCost = isAtCost(defaults);
  const discounts = atCost ? [] : (line.discounts ?? []);
  const kept = pick(line, atCost ? keptOfCost : keptOfLine);
  return {
    ...blankLine(line.vatId ?? defaults.vatId),
    ...(articleId !== undefined && { articleId }),
    ...(unit !== undefined && { unit }),
    description: line.description ?? '',
    quantity: writeDecimal(line.quantity ?? '', language),
    unitPrice: writeDecimal(line.unitPrice ?? '', language),
    discount: discounts.map((percentage) => writeDecimal(percentage, language)).join('+'),
    ...(Object.keys(kept).length > 0 && { kept }),
  };
}
