import type {
  DocumentIssuedData,
  DocumentTypeFields,
  IssuedLine,
  PartySnapshot,
  SupplierSnapshot,
} from '@balcao/domain';
import { printMessages, type Language } from '@balcao/messages';
import { quantity, rate, unitPrice } from '@balcao/pricing';

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

/** What is sold: at which price, with how much off, and at which rate of VAT. */
interface SampleLine {
  readonly code: string;
  readonly count: number;
  readonly priceMinor: number;
  readonly percentOff?: number;
  readonly vatRate: 16 | 0;
}

const sold: readonly SampleLine[] = [
  { code: 'ARZ-25', count: 4, priceMinor: 178_500, vatRate: 16 },
  { code: 'OLE-05', count: 12, priceMinor: 64_000, percentOff: 5, vatRate: 16 },
  { code: 'PAO-01', count: 30, priceMinor: 1_500, vatRate: 0 },
];

/** Whole minor units, as the figures above are chosen: nothing is left to be rounded. */
const percentOf = (minor: number, percent: number): number => (minor * percent) / 100;

/** A document that nobody issued, to show what a print model makes of one. */
export function sampleDocument({ supplier, currency, type, language, on }: SampleOf) {
  const lines = sold.map((line, at) => lineOf(line, at, language));
  const groupOf = (code: string) => {
    const own = lines.filter(({ vatCode }) => vatCode === code);
    const baseMinor = sumOf(own.map((line) => line.baseMinor));
    return { code, baseMinor, vatMinor: sumOf(own.map((line) => line.vatMinor)) };
  };
  const { exemption } = printMessages(language).sample;
  const groups = [
    { vatId: 'NOR', rate: rate('16'), ...groupOf('NOR') },
    { vatId: 'ISE', rate: rate('0'), exemptionReason: exemption, ...groupOf('ISE') },
  ];
  const [baseMinor, vatMinor] = [
    sumOf(groups.map((group) => group.baseMinor)),
    sumOf(groups.map((group) => group.vatMinor)),
  ];
  const year = Number(on.slice(0, 4));
  const document: DocumentIssuedData = {
    ...{ id: 'sample', draftId: 'sample', typeId: type.id, seriesId: 'sample', number: 17, year },
    reference: `${type.prefix} ${year}/17`,
    ...{ issuedOn: on, dueOn: on, currency, supplier, partyId: 'sample', lines },
    party: partyOf(language),
    totals: {
      ...{ subtotalMinor: baseMinor, commercialMinor: 0, financialMinor: 0, groups },
      ...{ baseMinor, vatMinor, totalMinor: baseMinor + vatMinor },
      discountMinor: sumOf(lines.map((line) => line.discountMinor)),
    },
    roundingPolicy: 'P',
    vatIncluded: false,
    accountEffect: type.accountEffect,
    account: { debitMinor: 0, creditMinor: 0 },
    group: type.group,
    note: printMessages(language).sample.note,
    transport: { startsAt: `${on}T14:30`, vehicle: 'AAB 123 MC' },
  };
  return document;
}

function lineOf(
  { code, count, priceMinor, percentOff = 0, vatRate }: SampleLine,
  at: number,
  language: Language,
): IssuedLine {
  const { articles, unit, exemption } = printMessages(language).sample;
  const grossMinor = count * priceMinor;
  const discountMinor = percentOf(grossMinor, percentOff);
  const baseMinor = grossMinor - discountMinor;
  return {
    ...{ code, unit, grossMinor, discountMinor, baseMinor },
    ...{ description: articles[at] ?? code, quantity: quantity(`${count}`) },
    unitPrice: unitPrice((priceMinor / 100).toFixed(2)),
    discounts: percentOff === 0 ? [] : [rate(`${percentOff}`)],
    ...(vatRate === 0
      ? { vatId: 'ISE', vatCode: 'ISE', vatRate: rate('0'), exemptionReason: exemption }
      : { vatId: 'NOR', vatCode: 'NOR', vatRate: rate('16') }),
    ...{ afterDiscountMinor: baseMinor, commercialMinor: 0, financialMinor: 0 },
    ...{ netMinor: baseMinor, vatMinor: percentOf(baseMinor, vatRate) },
  };
}

/** The client of the sample: a name that is long on purpose. */
export function partyOf(language: Language): PartySnapshot {
  const { client, address } = printMessages(language).sample;
  return { code: 'C001', name: client, nuit: '400339910', address1: address, country: 'MZ' };
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((before, amount) => before + amount, 0);
