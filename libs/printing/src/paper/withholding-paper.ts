import { printParts, type PartySnapshot, type SupplierSnapshot } from '@balcao/domain';
import { paperDay, printMessages, type Language, type PrintMessages } from '@balcao/messages';
import { amountOf } from './figures.js';
import { labelsOf } from './paper-of.js';
import type { Paper, PaperTable, Picture } from './paper.js';
import { issuerOf, supplierLinesOf } from './parties.js';

/** Tax that was withheld from one document of a supplier. */
export interface WithheldEntry {
  readonly on: string;
  /** Of the payment, and of the document that it paid. */
  readonly reference: string;
  readonly documents: string;
  /** `20`; empty where none was chosen. */
  readonly rate: string;
  readonly baseMinor: number;
  readonly withheldMinor: number;
}

/** The tax withheld from a supplier over some days, as the supplier proves it by. */
export interface PrintedWithholding {
  readonly language: Language;
  readonly supplier: SupplierSnapshot;
  readonly party: PartySnapshot;
  readonly currency: string;
  readonly from?: string;
  readonly to: string;
  readonly entries: readonly WithheldEntry[];
  /** The law behind the rates, each once. */
  readonly laws: readonly string[];
  readonly logo?: Picture;
}

/** The certificate of withholding tax: each payment with its base, rate and tax, and the sum. */
export function withholdingPaperOf(printed: PrintedWithholding): Paper {
  const { language, supplier, party, logo, from, to, currency, laws } = printed;
  const texts = printMessages(language);
  const { statement, withholding } = texts;
  return {
    language,
    on: to,
    size: 'A4',
    title: withholding.title,
    reference: party.code,
    copy: '',
    issuer: issuerOf({ supplier }, texts),
    ...(logo && { logo }),
    header: [],
    party: { heading: texts.party.supplier, name: party.name, lines: supplierLinesOf(party) },
    facts: [
      ...(from === undefined ? [] : [{ label: statement.from, value: paperDay(from) }]),
      { label: statement.until, value: paperDay(to) },
      { label: texts.facts.currency, value: currency },
    ],
    body: [withholding.statement],
    labels: { ...labelsOf(texts), signature: withholding.signature },
    table: tableOf(printed, texts),
    vat: [],
    totals: totalsOf(printed, texts),
    order: printParts,
    blocks: [],
    note: laws,
    footer: [],
    mentions: [texts.marks.processed.uncertified],
  };
}

function tableOf(
  { language, entries }: PrintedWithholding,
  { receipt, withholding }: PrintMessages,
): PaperTable {
  return {
    columns: [
      { label: receipt.date, width: 58, isFigure: false },
      { label: receipt.document, width: 'rest', isFigure: false },
      { label: withholding.base, width: 84, isFigure: true },
      { label: withholding.rate, width: 48, isFigure: true },
      { label: withholding.withheld, width: 84, isFigure: true },
    ],
    rows: entries.map(({ on, reference, documents, rate, baseMinor, withheldMinor }) => {
      const base = baseMinor === 0 ? '' : amountOf(baseMinor, language);
      const percentage = rate === '' ? '' : `${rate} %`;
      const withheld = amountOf(withheldMinor, language);
      return {
        cells: [paperDay(on), `${documents} · ${reference}`, base, percentage, withheld],
        details: [],
        roll: { text: `${paperDay(on)} ${documents}`, left: percentage, right: withheld },
        amountMinor: withheldMinor,
      };
    }),
  };
}

function totalsOf(
  { language, entries, currency }: PrintedWithholding,
  { withholding }: PrintMessages,
): Paper['totals'] {
  const sumOf = (field: 'baseMinor' | 'withheldMinor') =>
    amountOf(
      entries.reduce((sum, entry) => sum + entry[field], 0),
      language,
    );
  return [
    { label: withholding.base, value: sumOf('baseMinor'), isGrand: false },
    { label: `${withholding.withheld} ${currency}`, value: sumOf('withheldMinor'), isGrand: true },
  ];
}
