import { convertCharged, convertMinor, partOfMinor, type UnitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import { documentRate, rateOfDay } from '../exchange/index.js';
import type { ExchangedGroup } from './charged-lines.js';
import type { DocumentContent } from './document-content.js';
import type {
  DocumentIssuedData,
  ExchangeSnapshot,
  IssuedTotals,
  TypedRate,
} from './document.events.js';
import { nothingTaken } from './links.slice.js';
import { REASON_LENGTH_MAX } from './document.limits.js';
import { assert, type Problems } from '../refusal.js';
import { required, text, unitPriceField } from '../registers/index.js';

/** The currency of a document, and what its amounts are in the company's. */
export interface DocumentCurrency {
  readonly currency: string;
  /** Missing in the company's own. */
  readonly rate?: UnitPrice;
  readonly typed?: TypedRate;
}

/** What is written about the currency, and about what day and which document it is. */
interface WrittenCurrency {
  readonly content: Pick<DocumentContent, 'currency' | 'exchangeRate' | 'exchangeRateReason'>;
  readonly issuedOn: string;
  readonly origin: DocumentIssuedData | undefined;
  readonly isCorrection: boolean;
}

const rateField = unitPriceField();
const reasonField = required(text(REASON_LENGTH_MAX), 'document.rateReasonRequired');

/**
 * The currency that was written, or else that of what the document is made of, at the rate of the
 * day, or at one that was typed with its reason. A correction keeps the rate of what it corrects,
 * for good.
 */
export function readCurrency(
  books: Books,
  { content, issuedOn, origin, isCorrection }: WrittenCurrency,
  problems: Problems,
): DocumentCurrency {
  const own = companyOf(books).currency;
  if (isCorrection && origin) {
    const { currency, exchange } = origin;
    return exchange ? { currency, rate: exchange.rate } : { currency };
  }
  const currency = content.currency ?? origin?.currency ?? own;
  if (currency === own) return { currency };
  const typed = readTypedRate(books, currency, { content, issuedOn }, problems);
  return typed ?? { currency, rate: documentRate(books, currency, issuedOn) };
}

/** A rate that differs from that of the day; nothing where none was typed. */
function readTypedRate(
  books: Books,
  currency: string,
  { content, issuedOn }: Pick<WrittenCurrency, 'content' | 'issuedOn'>,
  problems: Problems,
): DocumentCurrency | undefined {
  const rate = rateField.read(content.exchangeRate, 'exchangeRate', problems);
  const dayRate = rateOfDay(books, currency, issuedOn);
  if (rate === undefined || rate === dayRate) return undefined;
  if (rate === '0') problems.add('exchangeRate', 'exchange.rateIsZero');
  const path = 'exchangeRateReason';
  const reason = reasonField.read(content.exchangeRateReason, path, problems);
  const typed = { reason: reason ?? '', ...(dayRate !== undefined && { dayRate }) };
  return { currency, rate, typed };
}

/** The totals in the company's currency, VAT by rate; none are needed in that itself. */
export function exchangeOf(
  { rate, typed }: DocumentCurrency,
  { groups }: Pick<IssuedTotals, 'groups'>,
  vatIncluded: boolean,
): ExchangeSnapshot | undefined {
  if (rate === undefined) return undefined;
  const snapshot = snapshotOf(
    rate,
    groups.map((group) => convertCharged(group, group.rate, rate, vatIncluded)),
  );
  return typed === undefined ? snapshot : { ...snapshot, typed };
}

/**
 * What a credit note is worth in the company's currency: of each rate the share of all that is
 * credited up to now less that of what was before, so that all notes together are what the document
 * was.
 */
export function exchangeOfNote(
  books: Books,
  origin: DocumentIssuedData,
  { groups }: Pick<IssuedTotals, 'groups'>,
): ExchangeSnapshot | undefined {
  if (!origin.exchange) return undefined;
  const { rate, groups: worths } = origin.exchange;
  const { credited } = books.links.taken.get(origin.id) ?? nothingTaken;
  const creditedIn = (fits: (vatId: string) => boolean): ExchangedGroup => {
    const sum = { baseMinor: 0, vatMinor: 0 };
    for (const [line, { baseMinor, vatMinor }] of credited) {
      if (!fits(origin.lines[line]?.vatId ?? '')) continue;
      sum.baseMinor += baseMinor;
      sum.vatMinor += vatMinor;
    }
    return sum;
  };
  if (worths === undefined)
    return convertedNote(
      rate,
      groups,
      creditedIn(() => true),
    );
  return snapshotOf(
    rate,
    groups.map((group) => {
      const at = origin.totals.groups.findIndex(({ vatId }) => vatId === group.vatId);
      const [whole, worth] = [origin.totals.groups[at], worths[at]];
      assert(whole !== undefined && worth !== undefined, 'a note credits what was charged');
      return shareOf(
        { whole, worth },
        creditedIn((vatId) => vatId === group.vatId),
        group,
      );
    }),
  );
}

/** Of what a rate is worth, the part that `now` credits after `before`: VAT follows its base. */
function shareOf(
  charged: { readonly whole: ExchangedGroup; readonly worth: ExchangedGroup },
  before: ExchangedGroup,
  now: ExchangedGroup,
): ExchangedGroup {
  const { whole, worth } = charged;
  const until = (minor: number, credited: number): number =>
    partOfMinor(minor, credited, whole.baseMinor);
  const share = (minor: number): number =>
    until(minor, before.baseMinor + now.baseMinor) - until(minor, before.baseMinor);
  return { baseMinor: share(worth.baseMinor), vatMinor: share(worth.vatMinor) };
}

/** The note of a document whose VAT was converted: so is its own. */
function convertedNote(
  rate: UnitPrice,
  groups: readonly ExchangedGroup[],
  before: ExchangedGroup,
): ExchangeSnapshot {
  const worth = (from: number, more: number): number =>
    convertMinor(from + more, rate) - convertMinor(from, rate);
  const { baseMinor, vatMinor } = summed(groups);
  const base = worth(before.baseMinor, baseMinor);
  const vat = worth(before.vatMinor, vatMinor);
  return { rate, baseMinor: base, vatMinor: vat, totalMinor: base + vat };
}

function snapshotOf(rate: UnitPrice, groups: readonly ExchangedGroup[]): ExchangeSnapshot {
  const { baseMinor, vatMinor } = summed(groups);
  return { rate, baseMinor, vatMinor, totalMinor: baseMinor + vatMinor, groups };
}

const summed = (groups: readonly ExchangedGroup[]): ExchangedGroup => ({
  baseMinor: groups.reduce((sum, { baseMinor }) => sum + baseMinor, 0),
  vatMinor: groups.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
});
