import type { PricingOptions } from '@balcao/pricing';
import { companyOf, todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, assert } from '../refusal.js';
import { documentIdOf } from '../threads/index.js';
import { accountEntryOf, refuseOverLimit } from './account-effect.js';
import type { IssueDocument } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';
import {
  checkIssueDay,
  checkOrigin,
  findSeries,
  issuableType,
  readClient,
  readDueDay,
  readIssueDay,
  refuseUsedDraft,
} from './document-head.js';
import { stockOfDocument } from './document-stock.js';
import { partySnapshot, readTexts, supplierSnapshot } from './document-snapshot.js';
import { issuedLines, issuedTotals, lineInputOf } from './issued-lines.js';
import { moneyAtIssue } from './money-at-issue.js';
import { priceLines } from './priced-lines.js';
import { readDiscount } from './read-discount.js';
import { readLines } from './read-lines.js';

/**
 * Makes a document of what was written: the next number of its series, and everything as it is
 * today, for law and reprint. All that is wrong is named in one refusal.
 */
export const issueDocument: Decide<IssueDocument> = (books, command, context) => {
  const company = companyOf(books);
  const settings = books.companies.settings.get();
  refuseUsedDraft(books, command.draftId);
  const type = issuableType(books, command.documentTypeId);
  const today = todayIn(books, context);
  const issuedOn = readIssueDay(command.issuedOn, today);
  const series = findSeries(books, type, command.seriesId, issuedOn);

  const problems = new Problems();
  checkIssueDay(books, series, issuedOn, today, problems);
  checkOrigin(books, type, command.originId, problems);
  const client = readClient(books, command.clientId, problems);
  const dueOn = readDueDay(command, issuedOn, client, problems);
  const texts = readTexts(command, problems);
  const { decimalPlaces, roundingPolicy } = settings;
  const lines = readLines(command.lines, { books, issuedOn, decimalPlaces }, problems);
  const commercial = readDiscount(command.commercialDiscount, 'commercialDiscount', problems);
  const financial = readDiscount(command.financialDiscount, 'financialDiscount', problems);
  problems.refuseIfAny();

  const vatIncluded = command.vatIncluded ?? settings.pricesIncludeVat;
  const options: Writable<PricingOptions> = { policy: roundingPolicy, vatIncluded };
  if (commercial) options.commercialDiscount = commercial;
  if (financial) options.financialDiscount = financial;
  const priced = priceLines(lines.map(lineInputOf), options, problems);
  problems.refuseIfAny();
  assert(priced !== undefined && client !== undefined, 'a document without problems is whole');

  const account = accountEntryOf(type.accountEffect, priced.totals.totalMinor);
  refuseOverLimit(books, client, account, context.actorId);
  const money = moneyAtIssue(books, { type, account, issuedOn, partyId: client.id }, command);
  const number = books.documents.lastRevisions.length(series.id) + 1;
  const id = documentIdOf(series.id, number);
  const moving = { id, type, issuedOn, content: command, lines, priced: priced.lines };
  const stock = stockOfDocument(books, moving, context, problems);
  problems.refuseIfAny();
  const data: Writable<DocumentIssuedData> = {
    id,
    draftId: command.draftId,
    typeId: type.id,
    seriesId: series.id,
    number,
    reference: `${series.prefix} ${series.code}/${number}`,
    year: series.year,
    issuedOn,
    dueOn: type.accountEffect === 'both' ? issuedOn : dueOn,
    currency: company.currency,
    supplier: supplierSnapshot(company),
    partyId: client.id,
    party: partySnapshot(client),
    lines: issuedLines(lines, priced.lines),
    totals: issuedTotals(priced.totals, lines),
    roundingPolicy,
    vatIncluded,
    accountEffect: type.accountEffect,
    account,
  };
  if (commercial) data.commercialDiscount = commercial;
  if (financial) data.financialDiscount = financial;
  if (command.originId !== undefined) data.originId = command.originId;
  if (stock.moves.length > 0) data.stock = stock.moves;
  return [...stock.batches, { type: 'DocumentIssued', data: Object.assign(data, texts, money) }];
};
