import {
  batchesOfLine,
  bearsVat,
  discountAsAmount,
  type BatchFields,
  type DocumentIssuedData,
  type IssuedLine,
  type PrintColumn,
} from '@balcao/domain';
import { paperDay, type Language, type PrintMessages } from '@balcao/messages';
import { amountOf, decimalOf } from './figures.js';
import type { PaperColumn, PaperRow, PaperTable } from './paper.js';
import type { PrintedDocument } from './printed-document.js';
import { heldTogether, present } from './texts.js';

/** Every line, with the reason beneath where it bears no VAT (docs/rules.md, C15). */
export function documentTable(
  { issued, batches }: Pick<PrintedDocument, 'issued' | 'batches'>,
  language: Language,
  { lines: texts }: PrintMessages,
  chosen: readonly PrintColumn[],
): PaperTable {
  const columns = chosen.filter((column) => isSaid(issued, column));
  const isCharged = bearsVat(issued.group ?? 'sales');
  const saysWhyFree = columns.includes('amount') && isCharged;
  const labels = isCharged ? texts : { ...texts, unitPrice: texts.unitCost };
  return {
    columns: columns.map((column) => ({ label: labels[column], ...looks[column] })),
    rows: issued.lines.map((line, index) => {
      const named = batchesOfLine(issued, index).flatMap((id) => batches?.get(id) ?? []);
      const details = named.map((batch) => batchText(batch, texts));
      return rowOf(line, { language, chosen: columns, saysWhyFree, details });
    }),
  };
}

/** Codes and discounts that no line has leave their room to what it is about. */
function isSaid({ lines }: DocumentIssuedData, column: PrintColumn): boolean {
  if (column === 'code') return lines.some(({ code = '' }) => code !== '');
  if (column !== 'discount') return true;
  return lines.some((line) => line.discounts.length > 0 || discountAsAmount(line) !== undefined);
}

/** Widths in points: an amount of ten figures fits into its column, what it is for has the rest. */
const looks: Readonly<Record<PrintColumn, Omit<PaperColumn, 'label'>>> = {
  code: { width: 50, isFigure: false },
  description: { width: 'rest', isFigure: false },
  quantity: { width: 44, isFigure: true },
  unit: { width: 24, isFigure: false },
  unitPrice: { width: 58, isFigure: true },
  discount: { width: 42, isFigure: true },
  vat: { width: 26, isFigure: true },
  amount: { width: 64, isFigure: true },
};

/** `Lote 0329 · Validade 26-05-2021`. */
const batchText = (
  { name, expiresOn }: Pick<BatchFields, 'name' | 'expiresOn'>,
  { batch, expiry }: PrintMessages['lines'],
): string =>
  present(`${batch}\u00a0${name}`, expiresOn && `${expiry}\u00a0${paperDay(expiresOn)}`).join(
    ' · ',
  );

interface RowLooks {
  readonly language: Language;
  readonly chosen: readonly PrintColumn[];
  readonly saysWhyFree: boolean;
  /** What stands beneath, before the reason of an exemption. */
  readonly details: readonly string[];
}

function rowOf(line: IssuedLine, { language, chosen, saysWhyFree, details }: RowLooks): PaperRow {
  const { code = '', unit, exemptionReason, afterDiscountMinor: amountMinor } = line;
  const description = heldTogether(line.description);
  const cells: Readonly<Record<PrintColumn, string>> = {
    code,
    description,
    unit,
    quantity: decimalOf(line.quantity, language),
    unitPrice: decimalOf(line.unitPrice, language, 2),
    discount: discountOf(line, language),
    vat: decimalOf(line.vatRate, language),
    amount: amountOf(amountMinor, language),
  };
  const isPriced = chosen.includes('amount');
  return {
    cells: chosen.map((column) => cells[column]),
    details: [...details, ...(saysWhyFree ? present(exemptionReason).map(heldTogether) : [])],
    roll: {
      text: description,
      left: isPriced ? pricedOnRoll(cells, chosen) : `${cells.quantity} ${unit}`,
      right: isPriced ? cells.amount : '',
    },
    amountMinor,
  };
}

/** `3 un × 150,00 -10 % (16 %)`, each figure on one line with its sign; what is not chosen goes. */
function pricedOnRoll(
  cells: Readonly<Record<PrintColumn, string>>,
  chosen: readonly PrintColumn[],
): string {
  const { quantity, unitPrice, vat } = cells;
  const unit = chosen.includes('unit') ? ` ${cells.unit}` : '';
  const discount = chosen.includes('discount') ? cells.discount : '';
  const less = discount === '' ? '' : ` -${discount}${discount.startsWith('(') ? '' : '\u00a0%'}`;
  const taxed = chosen.includes('vat') ? ` (${vat}\u00a0%)` : '';
  return `${quantity}${unit} × ${unitPrice}${less}${taxed}`;
}

/** Percentages one after the other, `10 + 5`, or the amount where they are not all of it. */
function discountOf(line: IssuedLine, language: Language): string {
  const amount = discountAsAmount(line);
  if (amount !== undefined) return `(${amountOf(amount, language)})`;
  return line.discounts.map((percentage) => decimalOf(percentage, language)).join(' + ');
}
