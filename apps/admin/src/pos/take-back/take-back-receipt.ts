import type { TillEntry, TillSeries, TillStart } from '@balcao/contracts';
import { UNPROVED_REASON, shortHash, type IssuedLine } from '@balcao/domain';
import { rate, unitPrice, type PricedDocument } from '@balcao/pricing';
import { soldBy, type Receipt, type ReceiptParty } from '../receipt/receipt-of.js';
import type { PricedGood } from './goods.js';

/** The returned goods and their total. */
export interface TakenBackOnPaper {
  readonly goods: readonly PricedGood[];
  readonly priced: PricedDocument;
  readonly reason: string;
  readonly party: ReceiptParty | undefined;
  readonly partyId: string;
}

/** The series and number of the credit note. */
export interface TakeBackPaperContext {
  readonly start: TillStart;
  readonly series: TillSeries;
  readonly number: number;
  readonly vat: { readonly id: string; readonly code: string };
  /** The shop's day on which it is issued. */
  readonly issuedOn: string;
  readonly register: string;
  readonly seller: string;
  readonly signedIn?: string | undefined;
}

/** The credit note's paper as the books will have it, from this device's data only. */
export function takeBackReceipt(
  entry: TillEntry,
  { goods, priced, reason, party, partyId }: TakenBackOnPaper,
  { start, series, number, vat, issuedOn, register, seller, signedIn }: TakeBackPaperContext,
): Receipt {
  const { supplier, settings, currency } = start;
  const { typeId } = series;
  const charged = { vatId: vat.id, vatCode: vat.code, vatRate: rate('0') };
  const lines = goods.flatMap(({ article, quantity, price }, index): readonly IssuedLine[] => {
    const figures = priced.lines[index];
    if (figures === undefined) return [];
    const { id: articleId, code, name: description, unit } = article;
    return [
      {
        ...figures,
        ...charged,
        articleId,
        code,
        description,
        unit,
        quantity,
        discounts: [],
        unitPrice: unitPrice(price),
        exemptionReason: UNPROVED_REASON,
      },
    ];
  });
  const { totals } = priced;
  const groups = totals.groups.map(({ rate: vatRate, baseMinor, vatMinor }) => ({
    vatId: vat.id,
    code: vat.code,
    rate: vatRate,
    baseMinor,
    vatMinor,
    exemptionReason: UNPROVED_REASON,
  }));
  const paper = start.papers.find((each) => each.typeId === typeId);
  return {
    issued: {
      id: `${series.id}.${number}`,
      draftId: entry.id,
      typeId,
      seriesId: series.id,
      number,
      year: series.year,
      issuedOn,
      dueOn: issuedOn,
      supplier,
      currency,
      partyId,
      reference: `${series.prefix} ${series.code}/${number}`,
      party: party ?? start.anyone ?? { code: '', name: '', country: supplier.country },
      lines,
      totals: { ...totals, groups },
      note: reason,
      accountEffect: 'credit',
      roundingPolicy: settings.roundingPolicy,
      vatIncluded: true,
      account: { debitMinor: 0, creditMinor: totals.totalMinor },
    },
    paper: paper ?? { typeId, typeName: typeId, language: 'pt' },
    methodNames: [],
    foot: `${register} · nº ${entry.sequence} · ${shortHash(entry.hash)}`,
    ...soldBy({ seller, signedIn }),
    soldAt: { at: entry.at, timeZone: start.timeZone },
    hasCash: false,
    copies: 0,
    isNoted: false,
  };
}
