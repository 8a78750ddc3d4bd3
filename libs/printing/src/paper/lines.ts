import type { DocumentIssuedData, IssuedLine } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { amountOf, decimalOf } from './figures.js';
import type { PaperLine } from './paper.js';
import { present } from './texts.js';

/** Every line, with the reason beneath where it bears no VAT (domain.md §1.5 C15). */
export function linesOf(issued: DocumentIssuedData, language: Language): readonly PaperLine[] {
  return issued.lines.map((line) => paperLine(line, language));
}

function paperLine(line: IssuedLine, language: Language): PaperLine {
  return {
    code: line.code ?? '',
    description: line.description,
    details: present(line.exemptionReason),
    quantity: decimalOf(line.quantity, language),
    unit: line.unit,
    unitPrice: decimalOf(line.unitPrice, language, 2),
    discount: discountOf(line, language),
    vat: decimalOf(line.vatRate, language),
    amount: amountOf(line.afterDiscountMinor, language),
    amountMinor: line.afterDiscountMinor,
  };
}

/** Percentages one after the other, `10 + 5`, or the amount that was typed instead. */
function discountOf(line: IssuedLine, language: Language): string {
  if (line.typedDiscountMinor !== undefined && line.typedDiscountMinor > 0) {
    return `(${amountOf(line.typedDiscountMinor, language)})`;
  }
  return line.discounts.map((percentage) => decimalOf(percentage, language)).join(' + ');
}
