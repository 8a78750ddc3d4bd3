import { convertMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf, todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import {
  bearsVat,
  creditsOrigin,
  givesBack,
  looksLikeOrder,
  type DocumentTypeFields,
} from '../document-types/index.js';
import type { JournalEvent } from '../events.js';
import { signatureOf } from '../fiscal/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, assert } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { Series } from '../series/index.js';
import { documentIdOf } from '../threads/index.js';
import { accountEntryOf, refuseOverLimit } from './account-effect.js';
import type { IssueDocument } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';
import { announcedWithholding } from './announced-withholding.js';
import { noteBody, pricedBody, type DocumentBody } from './document-body.js';
import { exchangeOf, exchangeOfNote, readCurrency } from './document-exchange.js';
import { readExtras } from './document-extras.js';
import {
  checkIssueDay,
  findSeries,
  readIssueDay,
  partySnapshot,
  supplierSnapshot,
} from '../papers/index.js';
import { issuableType, readDueDay, refuseClockBehind, refuseUsedDraft } from './document-head.js';
import { readParty } from './document-party.js';
import { stockOfDocument } from './document-stock.js';
import { readTexts } from './document-snapshot.js';
import { ledgerOf } from '../ledger/index.js';
import { moneyAtIssue } from './money-at-issue.js';
import { readNoteReason } from './note-reason.js';
import { readOrigins } from './origins.js';

type DocumentType = RegisterRecord<DocumentTypeFields>;
type Head = ReturnType<typeof readHead>;

/**
 * Makes a document of what was written: the next number of its series, without gaps (CIVA art.
 * 27(5); docs/rules.md, C2), and everything as it is today, for law and reprint. All that is wrong
 * is named in one refusal.
 */
export const issueDocument: Decide<IssueDocument> = (books, command, context) => {
  companyOf(books);
  refuseUsedDraft(books, command.draftId);
  const named = issuableType(books, command.documentTypeId);
  refuseClockBehind(books, context);
  const today = todayIn(books, context);
  const issuedOn = readIssueDay(command.issuedOn, today);
  const { seriesId, cashRegisterId } = command;
  const series = findSeries(books, named, seriesId, issuedOn, cashRegisterId);
  const type = series.kind === 'training' ? withoutEffect(named) : named;

  const problems = new Problems();
  checkIssueDay(books, series, issuedOn, today, problems);
  const head = readHead(books, command, { type, series, issuedOn, context, problems });
  const body = readBody(books, command, head, context, problems);
  problems.refuseIfAny();
  assert(body !== undefined, 'a document without problems is whole');
  return issued(books, command, head, body, context);
};

/** What is written for training has no account, moves nothing and is not paid. */
function withoutEffect(type: DocumentType): DocumentType {
  const none = { movesStock: 'none', accountEffect: 'none' } as const;
  return { ...type, ...none, requiresPayment: false, isOrder: false };
}

interface Reading {
  readonly type: DocumentType;
  readonly series: Series;
  readonly issuedOn: string;
  readonly context: DecideContext;
  readonly problems: Problems;
}

/** Everything but the lines. */
function readHead(
  books: Books,
  command: IssueDocument,
  { type, series, issuedOn, context, problems }: Reading,
) {
  const isTraining = series.kind === 'training';
  const { documents, isPast } = context;
  const origins = readOrigins({ books, type, isTraining, documents }, command, problems);
  const [origin] = origins;
  const party = readParty(books, type.group, command, origin, problems);
  const extras = readExtras({ books, type }, command, { series, issuedOn }, problems);
  // A document that gives back never falls due, regardless of its party's terms.
  const dueOn = givesBack(type) ? issuedOn : readDueDay(command, issuedOn, party, problems);
  const texts = readTexts(command, problems);
  const registered = books.documentTypes.types.get(type.id) ?? type;
  const reason = { type: registered, series, isPast };
  const reasonCode = readNoteReason(books, command, reason, problems);
  const isCorrection = type.requiresOrigin;
  const written = { content: command, issuedOn, origin, isCorrection };
  const currency = readCurrency(books, written, problems);
  if (origin && origin.currency !== currency.currency) {
    problems.add('currency', 'document.originInOtherCurrency', { document: origin.reference });
  }
  return { type, series, issuedOn, origins, party, extras, dueOn, texts, reasonCode, currency };
}

function readBody(
  books: Books,
  command: IssueDocument,
  { type, issuedOn, origins }: Head,
  context: DecideContext,
  problems: Problems,
): DocumentBody | undefined {
  if (type.group === 'internal') {
    for (const [index, { articleId }] of command.lines.entries()) {
      if (articleId !== undefined) continue;
      problems.add(`lines.${index}.articleId`, 'line.articleRequired', { line: index + 1 });
    }
  }
  const [origin] = origins;
  // A note of training has lost its effect on the account with its type.
  const original = books.documentTypes.types.get(type.id) ?? type;
  if (creditsOrigin(original) && command.isUnproved !== true) {
    return origin && noteBody(books, origin, command, problems);
  }
  const rules = {
    books,
    issuedOn,
    origins,
    bearsVat: bearsVat(type.group),
    isPurchase: type.group === 'purchases',
    isPast: context.isPast === true,
    isCorrection: type.requiresOrigin,
    isAtTill: command.cashRegisterId !== undefined,
  };
  return pricedBody(rules, command, problems);
}

function issued(
  books: Books,
  command: IssueDocument,
  head: Head,
  body: DocumentBody,
  context: DecideContext,
): readonly JournalEvent[] {
  const { type, series, issuedOn, origins, party, currency } = head;
  const { lines, moved, totals } = body;
  const [origin] = origins;
  const isCreditNote = body.takes[0]?.kind === 'credit';
  const exchange =
    isCreditNote && origin
      ? exchangeOfNote(books, origin, totals)
      : exchangeOf(currency, totals, body.vatIncluded);
  const account = accountEntryOf(type.accountEffect, (exchange ?? totals).totalMinor);
  if (party && context.isPast !== true) {
    refuseOverLimit(books, party, account, ledgerOf(type.group), context.actorId);
  }
  const partyId = party?.id ?? '';
  const money = moneyAtIssue(books, { type, account, issuedOn, partyId }, command);
  const number = command.number ?? books.documents.lastRevisions.length(series.id) + 1;
  const id = documentIdOf(series.id, number);
  const problems = new Problems();
  const { rate } = currency;
  const moving = {
    id,
    type,
    issuedOn,
    content: command,
    moved,
    lines,
    ...(rate !== undefined && {
      inCompanyCurrency: (minor: number) => convertMinor(minor, rate),
    }),
  };
  const stock = stockOfDocument(books, moving, context, problems);
  problems.refuseIfAny();
  const data = assemble(books, command, head, body);
  Object.assign(data, announcedWithholding(books, command, data, exchange));
  data.id = id;
  data.number = number;
  data.reference = `${series.prefix} ${series.code}/${number}`;
  data.account = account;
  if (stock.moves.length > 0) data.stock = stock.moves;
  const signature = signatureOf(books, data, context);
  if (signature) data.signature = signature;
  return [...stock.batches, { type: 'DocumentIssued', data: Object.assign(data, money) }];
}

/** The document without its number and its effects. */
function assemble(
  books: Books,
  command: IssueDocument,
  { type, series, issuedOn, origins, party, extras, dueOn, texts, reasonCode, currency }: Head,
  body: DocumentBody,
): Writable<DocumentIssuedData> {
  const company = companyOf(books);
  const supplier = supplierSnapshot(company);
  const { commercialDiscount, financialDiscount, takes } = body;
  const isPaidAtOnce = type.accountEffect === 'both' || type.group === 'internal';
  const data: Writable<DocumentIssuedData> = {
    id: '',
    draftId: command.draftId,
    typeId: type.id,
    seriesId: series.id,
    number: 0,
    reference: '',
    year: series.year,
    issuedOn,
    dueOn: isPaidAtOnce ? issuedOn : (extras.validUntil ?? dueOn),
    currency: currency.currency,
    supplier,
    partyId: party?.id ?? '',
    party: party ? partySnapshot(party) : { code: '', ...supplier },
    lines: body.lines,
    totals: body.totals,
    roundingPolicy: body.roundingPolicy,
    vatIncluded: body.vatIncluded,
    accountEffect: type.accountEffect,
    account: { debitMinor: 0, creditMinor: 0 },
  };
  if (commercialDiscount) data.commercialDiscount = commercialDiscount;
  if (financialDiscount) data.financialDiscount = financialDiscount;
  if (type.group !== 'sales') data.group = type.group;
  if (type.isOrder === true) data.isOrder = true;
  else if (looksLikeOrder(type.id)) data.isOrder = false;
  if (series.kind === 'training') data.isTraining = true;
  const originId = command.originId ?? (origins.length === 1 ? origins[0]?.id : undefined);
  if (originId !== undefined) data.originId = originId;
  if (reasonCode !== undefined) data.reasonCode = reasonCode;
  if (takes.length > 0) data.takes = takes;
  return Object.assign(data, extras, texts);
}
