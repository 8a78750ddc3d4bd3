import type { DocumentIssuedData, IssuedLine } from '@balcao/domain';
import type { Language, PrintMessages } from '@balcao/messages';
import { amountOf, decimalOf } from './figures.js';
import type { PaperColumn, PaperRow, PaperTable } from './paper.js';
import { present } from './texts.js';

/** Every line, with the reason beneath where it bears no VAT (domain.md §1.5 C15). */
export function documentTable(
  issued: DocumentIssuedData,
  language: Language,
  { lines: texts }: PrintMessages,
): PaperTable {
  return {
    columns: [
      column(texts.code, 48),
      column(texts.description, 'rest'),
      figure(texts.quantity, 44),
      column(texts.unit, 24),
      figure(texts.unitPrice, 58),
      figure(texts.discount, 42),
      figure(texts.vat, 34),
      figure(texts.amount, 64),
    ],
    rows: issued.lines.map((line) => rowOf(line, language)),
  };
}

const column = (label: string, width: PaperColumn['width']): PaperColumn => {
  return { label, width, isFigure: false };
};
const figure = (label: string, width: number): PaperColumn => ({ label, width, isFigure: true });

function rowOf(line: IssuedLine, language: Language): PaperRow {
  const { code = '', description, unit, exemptionReason, afterDiscountMinor: amountMinor } = line;
  const quantity = decimalOf(line.quantity, language);
  const price = decimalOf(line.unitPrice, language, 2);
  const discount = discountOf(line, language);
  const vat = decimalOf(line.vatRate, language);
  const amount = amountOf(amountMinor, language);
  const less = discount === '' ? '' : ` -${discount}`;
  return {
    cells: [code, description, quantity, unit, price, discount, vat, amount],
    details: present(exemptionReason),
    roll: {
      text: description,
      left: `${quantity} ${unit} × ${price}${less} (${vat} %)`,
      right: amount,
    },
    amountMinor,
  };
}

/** Percentages one after the other, `10 + 5`, or the amount that was typed instead. */
function discountOf(line: IssuedLine, language: Language): string {
  if (line.typedDiscountMinor !== undefined && line.typedDiscountMinor > 0) {
    return `(${amountOf(line.typedDiscountMinor, language)})`;
  }
  return line.discounts.map((percentage) => decimalOf(percentage, language)).join(' + ');
}
