import type { TillEntry, TillSeries, TillStart } from '@balcao/contracts';
import { creditTotals, creditedLine, shortHash } from '@balcao/domain';
import { compareDecimals, creditShare, quantity } from '@balcao/pricing';
import type { Chosen } from '../returns/give-back.js';
import type { KeptSale } from '../returns/kept-sales.js';
import { soldBy, type Receipt } from './receipt-of.js';

const CREDIT_NOTE = 'NC';

/** A return of a sale whose receipt is on this device. */
export interface ReturnOnPaper {
  readonly original: Receipt;
  /** Including earlier returns. */
  readonly sale: KeptSale;
  readonly chosen: Chosen;
  readonly reason: string;
}

/** The series and number of the credit note. */
export interface ReturnContext {
  readonly start: TillStart;
  readonly series: TillSeries;
  readonly number: number;
  /** The shop's day on which it is issued. */
  readonly issuedOn: string;
  readonly register: string;
  readonly seller: string;
  readonly signedIn?: string | undefined;
}

/** The credit note's paper as the books will have it, from this device's data only. */
export function returnReceipt(
  entry: TillEntry,
  { original, sale, chosen, reason }: ReturnOnPaper,
  { start, series, number, issuedOn, register, seller, signedIn }: ReturnContext,
): Receipt {
  const { issued: sold } = original;
  const lines = [...chosen].flatMap(([at, amount]) => {
    const kept = sale.lines[at];
    if (kept === undefined || compareDecimals(amount, quantity('0')) === 0) return [];
    const figures = creditShare(kept, kept.credited, amount, sale.vatIncluded);
    return creditedLine(sold, at, figures, { quantity: amount }) ?? [];
  });
  const totals = creditTotals(lines, sold.vatIncluded);
  const { supplier, currency, partyId, party, roundingPolicy, vatIncluded } = sold;
  const paper = start.papers.find(({ typeId }) => typeId === CREDIT_NOTE);
  const { language } = original.paper;
  return {
    issued: {
      id: `${series.id}.${number}`,
      draftId: entry.id,
      typeId: CREDIT_NOTE,
      seriesId: series.id,
      number,
      year: series.year,
      issuedOn,
      dueOn: issuedOn,
      reference: `${series.prefix} ${series.code}/${number}`,
      supplier,
      currency,
      partyId,
      party,
      roundingPolicy,
      vatIncluded,
      lines,
      totals,
      accountEffect: 'credit',
      originId: sold.id,
      note: reason,
      account: { debitMinor: 0, creditMinor: totals.totalMinor },
    },
    paper: paper ?? { typeId: CREDIT_NOTE, typeName: CREDIT_NOTE, language },
    methodNames: original.methodNames,
    foot: `${register} · nº ${entry.sequence} · ${shortHash(entry.hash)}`,
    refersTo: [sold.reference],
    ...soldBy({ seller, signedIn }),
    soldAt: { at: entry.at, timeZone: start.timeZone },
    hasCash: false,
    copies: 0,
    isNoted: false,
  };
}
