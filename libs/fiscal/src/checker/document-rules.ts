import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  round,
  subtractDecimals,
  type Decimal,
} from '@balcao/pricing';
import { decimalOf } from '../model/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import { child, childrenOf, decimalIn, textOf, type RecordReport } from './record.js';

const zero = decimalOf('0');
const hundred = decimalOf('100');
const cent = decimalOf('0.01');

/** What a document adds up to. */
export interface DocumentSums {
  readonly debit: Decimal;
  readonly credit: Decimal;
  readonly quantity: Decimal;
  readonly lines: number;
}

/** Programs round at different places: what differs by no more than this is no mistake. */
const near = (a: Decimal, b: Decimal, by: Decimal = cent) => {
  const difference = subtractDecimals(a, b);
  const size =
    compareDecimals(difference, zero) < 0 ? subtractDecimals(zero, difference) : difference;
  return compareDecimals(size, by) <= 0;
};

/** Lines and totals of an invoice, movement or working document. */
export function checkDocument(node: XmlNode, report: RecordReport): DocumentSums {
  let [debit, credit, quantity, tax] = [zero, zero, zero, zero];
  const lines = childrenOf(node, 'Line');
  for (const line of lines) {
    checkLineAmount(line, report);
    checkExemption(line, report);
    const sums = amountsOf(line);
    debit = addDecimals(debit, sums.debit);
    credit = addDecimals(credit, sums.credit);
    quantity = addDecimals(quantity, decimalIn(line, 'Quantity') ?? zero);
    tax = addDecimals(tax, subtractDecimals(taxOf(line, sums.credit), taxOf(line, sums.debit)));
  }
  checkTotals(node, { net: subtractDecimals(credit, debit), tax, lines: lines.length }, report);
  return { debit, credit, quantity, lines: lines.length };
}

/** The amounts of a line, one of them 0. */
export const amountsOf = (line: XmlNode) => ({
  debit: decimalIn(line, 'DebitAmount') ?? zero,
  credit: decimalIn(line, 'CreditAmount') ?? zero,
});

function taxOf(line: XmlNode, amount: Decimal): Decimal {
  const tax = child(line, 'Tax');
  const rate = tax === undefined ? undefined : decimalIn(tax, 'TaxPercentage');
  if (rate === undefined) return zero;
  return divideDecimals(multiplyDecimals(amount, rate), hundred, 6);
}

/** Quantity × unit price is the line's amount; a line with a tax base has neither. */
function checkLineAmount(line: XmlNode, report: RecordReport): void {
  const quantity = decimalIn(line, 'Quantity');
  const price = decimalIn(line, 'UnitPrice');
  const at = child(line, 'CreditAmount') ?? child(line, 'DebitAmount');
  const amount = at === undefined ? undefined : (decimalIn(line, at.name) ?? undefined);
  if (quantity === undefined || price === undefined || amount === undefined) return;
  if (child(line, 'TaxBase') !== undefined) {
    const isZero = compareDecimals(price, zero) === 0 && compareDecimals(amount, zero) === 0;
    if (!isZero) report.tell('line.taxBaseWithAmount', {}, line, child(line, 'TaxBase'));
    return;
  }
  const expected = round(multiplyDecimals(quantity, price), 6);
  if (near(expected, amount)) return;
  const params = { quantity, price, expected: round(expected, 2), found: amount };
  report.tell('line.amount', params, line, at);
}

/** No tax, and only then, asks for a reason. */
function checkExemption(line: XmlNode, report: RecordReport): void {
  const tax = child(line, 'Tax');
  if (tax === undefined) return;
  const rate = decimalIn(tax, 'TaxPercentage') ?? decimalIn(tax, 'TaxAmount');
  if (rate === undefined) return;
  const hasReason = textOf(line, 'TaxExemptionReason') !== '';
  const isFree = compareDecimals(rate, zero) === 0;
  if (isFree && !hasReason) report.tell('exemption.missing', {}, line, tax);
  if (!isFree && hasReason) {
    report.tell('exemption.needless', { rate }, line, child(line, 'TaxExemptionReason'));
  }
}

/** Net is the sum of the lines, tax what their rates give, gross both together. */
function checkTotals(
  node: XmlNode,
  sums: { readonly net: Decimal; readonly tax: Decimal; readonly lines: number },
  report: RecordReport,
): void {
  const totals = child(node, 'DocumentTotals');
  if (totals === undefined) return;
  const [net, tax, gross] = [
    decimalIn(totals, 'NetTotal'),
    decimalIn(totals, 'TaxPayable'),
    decimalIn(totals, 'GrossTotal'),
  ];
  if (net === undefined || tax === undefined || gross === undefined) return;
  const sized = (value: Decimal) =>
    compareDecimals(value, zero) < 0 ? subtractDecimals(zero, value) : value;
  const expectedNet = sized(sums.net);
  // Purchases are stated without their lines.
  if (sums.lines > 0 && !near(expectedNet, net)) {
    const params = { expected: round(expectedNet, 2), found: net };
    report.tell('document.net', params, totals, child(totals, 'NetTotal'));
  }
  // Rounded by line, by rate or at the end: a cent for each line at most.
  const slack = multiplyDecimals(centOf(totals), decimalOf(`${sums.lines}`));
  const expectedTax = sized(sums.tax);
  if (hasTaxOfLines(node) && !near(expectedTax, tax, slack)) {
    const params = { expected: round(expectedTax, 2), found: tax };
    report.tell('document.tax', params, totals, child(totals, 'TaxPayable'));
  }
  const expectedGross = addDecimals(net, tax);
  if (!near(expectedGross, gross)) {
    const params = { expected: expectedGross, found: gross };
    report.tell('document.gross', params, totals, child(totals, 'GrossTotal'));
  }
}

/** What is written in another currency is rounded there: its cents, in that of the file. */
function centOf(totals: XmlNode): Decimal {
  const currency = child(totals, 'Currency');
  const rate = currency && decimalIn(currency, 'ExchangeRate');
  return rate !== undefined && compareDecimals(rate, decimalOf('1')) > 0
    ? multiplyDecimals(cent, rate)
    : cent;
}

/** Not if a tax is an amount, has a base of its own, or is not stated: no rate gives it then. */
function hasTaxOfLines(node: XmlNode): boolean {
  const lines = childrenOf(node, 'Line');
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const tax = child(line, 'Tax');
      return child(line, 'TaxBase') === undefined && tax !== undefined && !child(tax, 'TaxAmount');
    })
  );
}
