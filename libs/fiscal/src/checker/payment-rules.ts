import { addDecimals } from '@balcao/pricing';
import { decimalOf } from '../model/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import { amountsOf, type DocumentSums } from './document-rules.js';
import { child, childrenOf, textOf, type RecordReport } from './record.js';

const zero = decimalOf('0');

/** A receipt's lines; one of VAT on what is paid (RC) says the tax of each. */
export function checkPayment(node: XmlNode, report: RecordReport): DocumentSums {
  let [debit, credit] = [zero, zero];
  const lines = childrenOf(node, 'Line');
  const isOfCashVat = textOf(node, 'PaymentType') === 'RC';
  for (const line of lines) {
    const sums = amountsOf(line);
    debit = addDecimals(debit, sums.debit);
    credit = addDecimals(credit, sums.credit);
    if (isOfCashVat && child(line, 'Tax') === undefined)
      report.tell('payment.taxMissing', {}, line);
  }
  return { debit, credit, quantity: zero, lines: lines.length };
}
