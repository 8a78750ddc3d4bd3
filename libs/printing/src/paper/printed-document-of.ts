import { placeOf, type Books, type DocumentIssuedData } from '@balcao/domain';
import { methodNamesOf, sourcesOf, type PrintSources } from './print-sources.js';
import { modelAmong, type PrintWish } from './print-wish.js';
import type { PrintedBank, PrintedDocument } from './printed-document.js';

/** What is to be printed, and how. */
export interface DocumentToPrint extends PrintWish {
  /** With the texts as they read today. */
  readonly issued: DocumentIssuedData;
  readonly isDraft: boolean;
  /** The member who issued it. */
  readonly sellerId?: string;
}

/** The document as it is printed, and the picture that its model asks for by its id. */
export interface ReadyToPrint {
  readonly printed: PrintedDocument;
  readonly logoId?: string;
}

/**
 * Puts together what the books know of a document's print; refused where no model fits. What was
 * issued before is printed by the sources of its day: see `sourcesAt`.
 */
export function printedDocumentOf(
  books: Books,
  wish: DocumentToPrint,
  sources = sourcesOf(books, wish.issued.partyId),
): ReadyToPrint {
  const { issued, isCancelled, isDraft, isPreview, copy, sellerId = '' } = wish;
  // At a till the cashier, who may sell on the sign-in of another.
  const seller = issued.till?.cashier ?? books.identity.members.get(sellerId)?.name;
  const { model, typeName, logoId } = modelAmong(sources, issued, wish);
  const { timeZone } = books.companies.settings.get();
  const printed: PrintedDocument = {
    issued,
    typeName,
    isFiscal: issued.accountEffect !== 'none',
    isAtTill: issued.till !== undefined,
    ...(issued.till && { soldAt: { at: issued.till.at, timeZone } }),
    isCancelled,
    isDraft,
    isPreview,
    ...(sources.company?.isDemo && { isDemo: true }),
    copy,
    model,
    methodNames: methodNamesOf(sources, model.language),
    batches: batchesOf(books, issued),
    refersTo: referredTo(books, issued),
    banks: isPaidLater(issued) ? banksOf(sources, issued.currency) : [],
    ...(seller !== undefined && { seller }),
    ...(issued.till?.signedIn && { signedIn: issued.till.signedIn.name }),
    companyCurrency: sources.company?.currency ?? issued.currency,
  };
  return { printed, ...(logoId !== undefined && { logoId }) };
}

/** The batches that its lines name, or that its goods were taken from. */
function batchesOf(books: Books, { lines, stock = [] }: DocumentIssuedData) {
  const ids = new Set([...lines, ...stock].flatMap(({ batchId }) => batchId ?? []));
  return new Map(
    [...ids].flatMap((id) => {
      const batch = books.stock.batches.get(id);
      return batch === undefined ? [] : [[id, batch] as const];
    }),
  );
}

/** The documents that it takes from, corrects or mentions, each once, by number. */
function referredTo(
  books: Books,
  { originId, corrects, takes = [], references = [] }: DocumentIssuedData,
): readonly string[] {
  const ids = new Set([
    originId,
    corrects,
    ...takes.map(({ documentId }) => documentId),
    ...references,
  ]);
  return [...ids].flatMap((id) => (id === undefined ? [] : [numberOf(books, id)]));
}

/** `FT_2026.17` as `FT 2026/17`. */
function numberOf(books: Books, id: string): string {
  const place = placeOf(id);
  const series = place && books.series.series.get(place.seriesId);
  return place && series ? `${series.prefix} ${series.code}/${place.number}` : id;
}

/** Where what is paid later is paid to. */
export const banksToPayTo = (books: Books, currency: string): readonly PrintedBank[] =>
  banksOf(sourcesOf(books), currency);

const isPaidLater = ({ accountEffect, group }: DocumentIssuedData): boolean =>
  accountEffect === 'debit' && (group === undefined || group === 'sales');

/**
 * Accounts in use that have a number to pay to and take the currency; where none does, those of the
 * company's own, as an invoice names one in any case (CIVA art. 27(5)(f)).
 */
function banksOf({ accounts, company }: PrintSources, currency: string): readonly PrintedBank[] {
  const payable = accounts.filter(
    ({ isArchived, nib, iban }) => !isArchived && (nib !== undefined || iban !== undefined),
  );
  const inCurrency = payable.filter((account) => account.currency === currency);
  const own = payable.filter((account) => account.currency === company?.currency);
  return (inCurrency.length > 0 ? inCurrency : own).map(({ name, bank, nib, iban, swift }) => ({
    bank: bank ?? name,
    ...optional({ nib, iban, swift }),
  }));
}

function optional(numbers: {
  readonly nib: string | undefined;
  readonly iban: string | undefined;
  readonly swift: string | undefined;
}): Omit<PrintedBank, 'bank'> {
  const { nib, iban, swift } = numbers;
  return {
    ...(nib !== undefined && { nib }),
    ...(iban !== undefined && { iban }),
    ...(swift !== undefined && { swift }),
  };
}
