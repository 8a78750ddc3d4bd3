import {
  givesBack,
  type DocumentIssuedData,
  type DocumentTypeFields,
  type IssuedLine,
  type SupplierSnapshot,
} from '@balcao/domain';
import { printMessages, type Language } from '@balcao/messages';
import { formatMinor, quantity, rate, unitPrice } from '@balcao/pricing';
import { samplePlaceOf, sampleVatOf } from './sample-place.js';

/** Whose sample it is, of what and on which day. */
export interface SampleOf {
  readonly supplier: SupplierSnapshot;
  readonly currency: string;
  readonly type: Pick<DocumentTypeFields, 'prefix' | 'group' | 'accountEffect'> & {
    readonly id: string;
  };
  readonly language: Language;
  /** A calendar day. */
  readonly on: string;
}

/** What is sold: at which price, with how much off, and under which VAT. */
interface SampleLine {
  readonly code: string;
  readonly count: number;
  readonly priceMinor: number;
  readonly percentOff?: number;
  readonly vat: 'normal' | 'exempt';
}

const sold: readonly SampleLine[] = [
  { code: 'ARZ-25', count: 4, priceMinor: 178_500, vat: 'normal' },
  { code: 'OLE-05', count: 12, priceMinor: 64_000, percentOff: 5, vat: 'normal' },
  { code: 'PAO-01', count: 30, priceMinor: 1_500, vat: 'exempt' },
];

/** Whole minor units, as the figures above are chosen: nothing is left to be rounded. */
const percentOf = (minor: number, percent: number): number => (minor * percent) / 100;

/** A document that nobody issued, to show what a print model makes of one. */
export function sampleDocument({ supplier, currency, type, language, on }: SampleOf) {
  const { country } = supplier;
  const { sample: texts } = printMessages(language);
  const lines = sold.map((line, at) => lineOf(line, at, { language, country }));
  const groupOf = (code: string) => {
    const own = lines.filter(({ vatCode }) => vatCode === code);
    const baseMinor = sumOf(own.map((line) => line.baseMinor));
    return { code, baseMinor, vatMinor: sumOf(own.map((line) => line.vatMinor)) };
  };
  const { normal, exempt } = sampleVatOf(country);
  const { party, vehicle } = samplePlaceOf(country);
  const groups = [normal, exempt].map((vat) => ({
    vatId: vat.id,
    rate: vat.rate,
    ...groupOf(vat.code),
    ...(vat.exemptionReason !== undefined && { exemptionReason: vat.exemptionReason }),
  }));
  const [baseMinor, vatMinor] = [
    sumOf(groups.map((group) => group.baseMinor)),
    sumOf(groups.map((group) => group.vatMinor)),
  ];
  const year = Number(on.slice(0, 4));
  const document: DocumentIssuedData = {
    id: 'sample',
    draftId: 'sample',
    typeId: type.id,
    seriesId: 'sample',
    number: 17,
    year,
    reference: `${type.prefix} ${year}/17`,
    issuedOn: on,
    dueOn: on,
    currency,
    supplier,
    partyId: 'sample',
    lines,
    party,
    totals: {
      subtotalMinor: baseMinor,
      commercialMinor: 0,
      financialMinor: 0,
      groups,
      baseMinor,
      vatMinor,
      totalMinor: baseMinor + vatMinor,
      discountMinor: sumOf(lines.map((line) => line.discountMinor)),
    },
    roundingPolicy: 'P',
    vatIncluded: false,
    accountEffect: type.accountEffect,
    account: { debitMinor: 0, creditMinor: 0 },
    group: type.group,
    note: givesBack(type) ? texts.reason : texts.note,
    transport: { startsAt: `${on}T14:30`, vehicle },
  };
  return document;
}

function lineOf(
  { code, count, priceMinor, percentOff = 0, vat: kind }: SampleLine,
  at: number,
  { language, country }: { readonly language: Language; readonly country: string },
): IssuedLine {
  const { articles, unit } = printMessages(language).sample;
  const vat = sampleVatOf(country)[kind];
  const grossMinor = count * priceMinor;
  const discountMinor = percentOf(grossMinor, percentOff);
  const baseMinor = grossMinor - discountMinor;
  return {
    code,
    unit,
    grossMinor,
    discountMinor,
    baseMinor,
    description: articles[at] ?? code,
    quantity: quantity(`${count}`),
    unitPrice: unitPrice(formatMinor(priceMinor)),
    discounts: percentOff === 0 ? [] : [rate(`${percentOff}`)],
    vatId: vat.id,
    vatCode: vat.code,
    vatRate: vat.rate,
    ...(vat.exemptionReason !== undefined && { exemptionReason: vat.exemptionReason }),
    afterDiscountMinor: baseMinor,
    commercialMinor: 0,
    financialMinor: 0,
    netMinor: baseMinor,
    vatMinor: percentOf(baseMinor, Number(vat.rate)),
  };
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((before, amount) => before + amount, 0);
