import type { DocumentIssuedData, DocumentTexts, IssuedLine } from '@balcao/domain';
import {
  paperDay,
  paperWords,
  showDecimal,
  showMinor,
  type Language,
  type PaperWords,
} from '@balcao/messages';
import { amountInWords } from '@balcao/pricing';
import { paperHtml, paperNote, paperSums, paperTable, said } from './paper-frame.js';

/** What stands on a document beside what was issued. */
export interface DocumentPaper {
  readonly language: Language;
  readonly typeName: string;
  readonly isCancelled: boolean;
  /** As they read today. */
  readonly texts: DocumentTexts;
  /** The documents that it corrects, converts or mentions, as printed. */
  readonly refersTo: readonly string[];
}

/** A document whole, as one page of HTML: all that law asks for, from what was issued. */
export function documentHtml(issued: DocumentIssuedData, paper: DocumentPaper): string {
  const { language, texts } = paper;
  const words = paperWords[language];
  const { currency, totals, exchange } = issued;
  const parts = [
    lineTable(issued, language, words),
    vatTable(issued, language, words),
    paperSums(sumsOf(issued, language, words)),
    paperNote(words.inWords, amountInWords(totals.totalMinor, language, currency)),
    exchange === undefined
      ? ''
      : paperNote(
          said(words.inOwnCurrency, { rate: showDecimal(exchange.rate, language) }),
          `${words.base} ${showMinor(exchange.baseMinor, language)} · ${words.vat} ` +
            `${showMinor(exchange.vatMinor, language)} · ${words.total} ` +
            showMinor(exchange.totalMinor, language),
        ),
    paperNote(words.note, texts.note),
  ];
  return paperHtml(
    {
      language,
      title: `${paper.typeName} ${issued.reference}`,
      company: issued.supplier,
      party: issued.party,
      isPurchase: issued.group === 'purchases',
      facts: factsOf(issued, paper, words),
      marks: marksOf(issued, paper, words),
    },
    parts.join('\n'),
  );
}

function factsOf(issued: DocumentIssuedData, paper: DocumentPaper, words: PaperWords) {
  const { issuedOn, dueOn, validUntil, supplierReference } = issued;
  const facts: (readonly [string, string | undefined])[] = [
    [words.issuedOn, paperDay(issuedOn)],
    validUntil === undefined
      ? [words.dueOn, dueOn === issuedOn ? undefined : paperDay(dueOn)]
      : [words.validUntil, paperDay(validUntil)],
    [words.orderNumber, paper.texts.orderNumber],
    [words.supplierReference, supplierReference],
    [words.refersTo, paper.refersTo.length === 0 ? undefined : paper.refersTo.join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

function marksOf(issued: DocumentIssuedData, paper: DocumentPaper, words: PaperWords) {
  const { recovered, isTraining } = issued;
  return [
    ...(paper.isCancelled ? [words.cancelled] : []),
    ...(isTraining === true ? [words.training] : []),
    ...(recovered === undefined
      ? []
      : [
          said(words.recovered, {
            reference: recovered.reference,
            day: paperDay(recovered.issuedOn),
          }),
        ]),
  ];
}

function lineTable(
  { lines, vatIncluded }: DocumentIssuedData,
  language: Language,
  words: PaperWords,
) {
  const columns = [
    { title: words.code },
    { title: words.description },
    { title: words.quantity, isFigure: true },
    { title: words.unitPrice, isFigure: true },
    { title: words.discount, isFigure: true },
    { title: words.rate, isFigure: true },
    { title: words.amount, isFigure: true },
  ];
  const rows = lines.map((line) => [
    line.code ?? '',
    line.description,
    `${showDecimal(line.quantity, language)} ${line.unit}`.trim(),
    showDecimal(line.unitPrice, language),
    discountText(line, language),
    `${showDecimal(line.vatRate, language)} %`,
    showMinor(line.afterDiscountMinor, language),
  ]);
  const note = vatIncluded ? `<p class="muted">${words.pricesWithVat}</p>` : '';
  return `${paperTable(columns, rows)}${note}`;
}

function discountText({ discounts, typedDiscountMinor }: IssuedLine, language: Language): string {
  const rates = discounts.map((rate) => `${showDecimal(rate, language)} %`);
  const typed = typedDiscountMinor === undefined ? [] : [showMinor(typedDiscountMinor, language)];
  return [...rates, ...typed].join(' + ');
}

function vatTable({ totals }: DocumentIssuedData, language: Language, words: PaperWords): string {
  const columns = [
    { title: words.rate },
    { title: words.base, isFigure: true },
    { title: words.vat, isFigure: true },
  ];
  const rows = totals.groups.map(({ code, rate, exemptionReason, baseMinor, vatMinor }) => [
    [`${code} ${showDecimal(rate, language)} %`, exemptionReason ?? ''].join(' ').trim(),
    showMinor(baseMinor, language),
    showMinor(vatMinor, language),
  ]);
  return paperTable(columns, rows);
}

function sumsOf({ totals, currency }: DocumentIssuedData, language: Language, words: PaperWords) {
  const amount = (minor: number) => `${showMinor(minor, language)} ${currency}`;
  const { subtotalMinor, commercialMinor, financialMinor } = totals;
  const sums: (readonly [label: string, value: string])[] = [];
  if (commercialMinor !== 0 || financialMinor !== 0)
    sums.push([words.subtotal, amount(subtotalMinor)]);
  if (commercialMinor !== 0) sums.push([words.commercial, amount(-commercialMinor)]);
  if (financialMinor !== 0) sums.push([words.financial, amount(-financialMinor)]);
  sums.push([words.base, amount(totals.baseMinor)], [words.vat, amount(totals.vatMinor)]);
  sums.push([words.total, amount(totals.totalMinor)]);
  return sums;
}
