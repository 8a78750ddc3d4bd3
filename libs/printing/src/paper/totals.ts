import { beforeDiscounts, type DocumentIssuedData, type IssuedDiscount } from '@balcao/domain';
import { exemptionOnPaper, filled, type Language, type PrintMessages } from '@balcao/messages';
import { amountInWords } from '@balcao/pricing';
import { amountOf, decimalOf } from './figures.js';
import type { Fact, PaperTotal, PaperVat } from './paper.js';
import { heldTogether } from './texts.js';

/** What is charged at each VAT code, with the reason where nothing is. */
export function vatOf({ totals }: DocumentIssuedData, language: Language): readonly PaperVat[] {
  return totals.groups.map(({ code, rate, baseMinor, vatMinor, exemptionReason = '' }) => ({
    code,
    rate: decimalOf(rate, language),
    base: amountOf(baseMinor, language),
    vat: amountOf(vatMinor, language),
    reason: heldTogether(exemptionOnPaper(exemptionReason, language).join(' · ')),
  }));
}

/** The sums, the total last; discounts only where there are any. */
export function totalsOf(
  issued: DocumentIssuedData,
  companyCurrency: string,
  language: Language,
  { totals: texts }: PrintMessages,
): readonly PaperTotal[] {
  const { totals, currency, exchange, withheld } = issued;
  const sum = (label: string, minor: number, isGrand = false): PaperTotal => {
    return { label, value: amountOf(minor, language), isGrand };
  };
  const { grossMinor, lineDiscountMinor } = beforeDiscounts(totals);
  const grand = sum(`${texts.total} ${currency}`, totals.totalMinor, true);
  if (issued.group === 'internal') return [grand];
  const limited = (label: string, discount?: IssuedDiscount): string => {
    const group = totals.groups.find(({ vatId }) => vatId === discount?.vatId);
    return group ? `${label} (${group.code} ${decimalOf(group.rate, language)}\u00a0%)` : label;
  };
  const unless0 = (label: string, minor: number) => (minor === 0 ? [] : [sum(label, minor)]);
  return [
    ...(lineDiscountMinor === 0 ? [] : [sum(texts.gross, grossMinor)]),
    ...unless0(texts.lineDiscounts, -lineDiscountMinor),
    sum(texts.subtotal, totals.subtotalMinor),
    ...unless0(limited(texts.commercial, issued.commercialDiscount), -totals.commercialMinor),
    ...unless0(limited(texts.financial, issued.financialDiscount), -totals.financialMinor),
    sum(texts.base, totals.baseMinor),
    sum(texts.vat, totals.vatMinor),
    grand,
    ...(withheld
      ? [
          sum(
            `${texts.withheld} (${decimalOf(withheld.rate, language)}\u00a0%)`,
            -withheld.amountMinor,
          ),
          sum(texts.toReceive, totals.totalMinor - withheld.amountMinor),
        ]
      : []),
    ...(exchange
      ? [
          sum(`${texts.base} ${companyCurrency}`, exchange.baseMinor),
          sum(`${texts.vat} ${companyCurrency}`, exchange.vatMinor),
          sum(filled(texts.inCompanyCurrency, { currency: companyCurrency }), exchange.totalMinor),
          ...unless0(`${texts.withheld} ${companyCurrency}`, -(exchange.withheldMinor ?? 0)),
        ]
      : []),
  ];
}

/** An amount written out, as it stands below the sums. */
export function wordsOf(
  minor: number,
  currency: string,
  language: Language,
  { totals: texts }: PrintMessages,
): Fact {
  const words = amountInWords(minor, language, currency);
  return { label: texts.inWords, value: words.charAt(0).toUpperCase() + words.slice(1) };
}
