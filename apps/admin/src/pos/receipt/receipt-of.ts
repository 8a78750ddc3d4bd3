import type { TillEntry, TillPaper, TillSeries, TillStart } from '@balcao/contracts';
import {
  addDays,
  effectiveRate,
  shortHash,
  type DocumentIssuedData,
  type IssuedLine,
  type IssuedTotals,
  type PartySnapshot,
  type PaymentRow,
  type PaymentRowContent,
} from '@balcao/domain';
import { rate, type PricedDocument, type Rate } from '@balcao/pricing';
import type { Cart, CartLine } from '../cart/cart.js';
import { hasCash } from '../tender/means.js';
import { creditOf } from '../tender/tender.js';

type Sale = Extract<TillEntry, { kind: 'sell' }>['said'];

/** A sale's receipt from the till's journal, kept for reprints. */
export interface Receipt {
  readonly issued: DocumentIssuedData;
  readonly paper: TillPaper;
  readonly methodNames: readonly (readonly [id: string, name: string])[];
  /** `Caixa 01 · nº 17 · 9F2C-71`: register, entry and hash. */
  readonly foot: string;
  /** The cashier. */
  readonly seller?: string;
  /** The member signed in on the device, if different. */
  readonly signedIn?: string;
  /** Time: a UTC ISO instant, and the shop's time zone. */
  readonly soldAt?: { readonly at: string; readonly timeZone: string };
  /** References of the documents that it corrects. */
  readonly refersTo?: readonly string[];
  readonly hasCash: boolean;
  /** The number of prints; the first is the original. */
  readonly copies: number;
  /** The next copy is already recorded: its print failed. */
  readonly isNoted: boolean;
}

/** The settings for printing a sale. */
export interface ReceiptContext {
  readonly start: TillStart;
  readonly series: TillSeries;
  readonly number: number;
  /** The shop's day on which it is issued. */
  readonly issuedOn: string;
  readonly party: ReceiptParty | undefined;
  readonly codeOf: (articleId: string) => string | undefined;
  readonly register: string;
  readonly seller: string;
  readonly signedIn?: string | undefined;
}

/** The cashier and the member signed in, as on a receipt. */
export const soldBy = ({ seller, signedIn }: Pick<ReceiptContext, 'seller' | 'signedIn'>) => ({
  seller,
  ...(signedIn !== undefined && { signedIn }),
});

/** The client as known on this device. */
export interface ReceiptParty extends PartySnapshot {
  readonly paymentTermsDays?: number;
}

/** The receipt of a new sale: the document as the books will have it. */
export function receiptOf(
  { said, entry }: { readonly said: Sale; readonly entry: TillEntry },
  { cart, priced }: { readonly cart: Cart; readonly priced: PricedDocument },
  context: ReceiptContext,
): Receipt {
  const { start, register, seller, signedIn } = context;
  const typeId = said.documentTypeId ?? '';
  const rows = said.payment?.rows ?? [];
  const paper = start.papers.find((each) => each.typeId === typeId) ?? plainPaper(typeId);
  const isPortuguese = paper.language === 'pt';
  return {
    issued: issuedOf(said, { cart, priced }, context),
    paper,
    methodNames: start.methods.map(({ id, name, namePt }) => [id, isPortuguese ? namePt : name]),
    ...soldBy({ seller, signedIn }),
    soldAt: { at: entry.at, timeZone: start.timeZone },
    foot: `${register} · nº ${entry.sequence} · ${shortHash(entry.hash)}`,
    hasCash: hasCash(start.methods, rows),
    copies: 0,
    isNoted: false,
  };
}

const plainPaper = (typeId: string): TillPaper => ({ typeId, typeName: typeId, language: 'pt' });

function issuedOf(
  sale: Sale,
  { cart, priced }: { readonly cart: Cart; readonly priced: PricedDocument },
  { start, series, number, issuedOn, party: buyer, codeOf }: ReceiptContext,
): DocumentIssuedData {
  const { supplier, settings, currency } = start;
  const typeId = sale.documentTypeId ?? '';
  const isPaid = sale.payment !== undefined;
  const creditMinor = creditOf({ rows: [], credits: sale.payment?.credits ?? [] });
  const { totalMinor } = priced.totals;
  const known: ReceiptParty = buyer ?? start.anyone ?? nobodyIn(supplier.country);
  const { paymentTermsDays = 0, ...party } = known;
  return {
    id: sale.documentId ?? '',
    draftId: sale.saleId,
    typeId,
    seriesId: series.id,
    number,
    reference: `${series.prefix} ${series.code}/${number}`,
    year: series.year,
    issuedOn,
    currency,
    supplier,
    party,
    dueOn: isPaid ? issuedOn : addDays(issuedOn, paymentTermsDays),
    partyId: sale.clientId ?? settings.defaultClientId ?? '',
    lines: issuedLines(sale, cart, priced, start, codeOf),
    totals: issuedTotals(priced, start),
    roundingPolicy: settings.roundingPolicy,
    vatIncluded: true,
    accountEffect: isPaid ? 'both' : 'debit',
    account: { debitMinor: totalMinor, creditMinor: isPaid ? totalMinor - creditMinor : 0 },
    ...(sale.note !== undefined && { note: sale.note }),
    ...(isPaid && { payment: { rows: paymentRows(sale.payment.rows, start), entries: [] } }),
  };
}

/** Neither known to this device nor chosen by the company: the final consumer. */
const nobodyIn = (country: string): ReceiptParty => ({ code: '', name: '', country });

function issuedLines(
  sale: Sale,
  cart: Cart,
  { lines }: PricedDocument,
  { vat }: TillStart,
  codeOf: ReceiptContext['codeOf'],
): readonly IssuedLine[] {
  return cart.lines.flatMap((line, index) => {
    const figures = lines[index];
    const code = vat.find(({ id }) => id === line.vatId);
    if (figures === undefined || code === undefined) return [];
    const { exemptionReason } = code;
    const articleCode = codeOf(line.articleId);
    return [
      {
        ...figures,
        articleId: line.articleId,
        unit: line.unit,
        quantity: line.quantity,
        description: sale.lines[index]?.description ?? line.name,
        unitPrice: line.unitPrice,
        vatId: code.id,
        vatCode: code.code,
        vatRate: effectiveRate(code),
        ...discountOf(line),
        ...(articleCode !== undefined && { code: articleCode }),
        ...(exemptionReason !== undefined && { exemptionReason }),
      },
    ];
  });
}

interface LineDiscount {
  readonly discounts: readonly Rate[];
  readonly typedDiscountMinor?: number;
}

function discountOf({ discount }: CartLine): LineDiscount {
  if (discount === undefined) return { discounts: [] };
  return 'minor' in discount
    ? { discounts: [], typedDiscountMinor: discount.minor }
    : { discounts: [rate(discount.percentage)] };
}

function issuedTotals({ totals }: PricedDocument, { vat }: TillStart): IssuedTotals {
  const groups = totals.groups.flatMap(({ taxGroup, rate: vatRate, baseMinor, vatMinor }) => {
    const code = vat.find(({ id }) => id === taxGroup);
    if (code === undefined) return [];
    const { exemptionReason } = code;
    return [
      {
        vatId: code.id,
        code: code.code,
        rate: vatRate,
        baseMinor,
        vatMinor,
        ...(exemptionReason !== undefined && { exemptionReason }),
      },
    ];
  });
  return { ...totals, groups };
}

/** Rows as the books will have them, as far as this device knows their methods. */
export function paymentRows(
  rows: readonly PaymentRowContent[],
  { methods }: Pick<TillStart, 'methods'>,
): readonly PaymentRow[] {
  return rows.map(({ methodId = '', amountMinor, roundingMinor = 0, ...row }) => {
    const dueMinor = amountMinor + roundingMinor;
    const { receivedMinor = dueMinor, reference } = row;
    const method = methods.find(({ id }) => id === methodId);
    return {
      methodId,
      method: method?.name ?? methodId,
      mechanism: method?.mechanism ?? 'NU',
      treasuryAccountId: '',
      amountMinor,
      receivedMinor,
      changeMinor: Math.max(0, receivedMinor - dueMinor),
      ...(roundingMinor !== 0 && { roundingMinor }),
      ...(reference !== undefined && { reference }),
    };
  });
}
