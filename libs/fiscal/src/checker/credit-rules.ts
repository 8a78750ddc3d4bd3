import { addDecimals, compareDecimals, type Decimal } from '@balcao/pricing';
import { decimalOf } from '../model/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import { child, childrenOf, decimalIn, textOf, type RecordReport } from './record.js';

/** Totals of the invoices of one series by number: eight bytes each. */
class SeriesTotals {
  private totals = new Float64Array(64).fill(Number.NaN);
  private first = 0;

  set(number: number, total: number): void {
    if (this.first === 0) this.first = number;
    const at = number - this.first;
    // Out of order, or numbers so far apart that they are none of one series.
    if (at < 0 || at > 50_000_000) return;
    if (at >= this.totals.length) {
      const longer = new Float64Array(Math.max(at + 1, this.totals.length * 2)).fill(Number.NaN);
      longer.set(this.totals);
      this.totals = longer;
    }
    this.totals[at] = total;
  }

  get(number: number): number | undefined {
    const total = this.totals[number - this.first];
    return total === undefined || Number.isNaN(total) ? undefined : total;
  }
}

interface Credited {
  total: Decimal;
  readonly tell: (total: Decimal, of: number) => void;
}

const zero = decimalOf('0');
const numbered = /^(.*)\/(\d+)$/;

/**
 * Credit notes name what they credit, and together credit no more than it was; one that takes no
 * VAT back may say instead why it names nothing.
 */
export class CreditRules {
  private readonly invoices = new Map<string, SeriesTotals>();
  private readonly credited = new Map<string, Credited>();

  check(node: XmlNode, isCancelled: boolean, report: RecordReport): void {
    const type = textOf(node, 'InvoiceType');
    const totals = child(node, 'DocumentTotals');
    const gross = totals === undefined ? undefined : decimalIn(totals, 'GrossTotal');
    if (isCancelled || gross === undefined) return;
    if (type !== 'NC') {
      this.remember(textOf(node, 'InvoiceNo'), gross);
      return;
    }
    const references = referencesOf(node);
    const [only, ...others] = references;
    if (only === undefined && !isUnproved(node)) {
      report.tell('credit.noReference', {}, child(node, 'InvoiceType'));
    }
    // A note on several documents does not state the share of each.
    if (only === undefined || others.length > 0) return;
    const known = this.credited.get(only);
    const at = child(node, 'InvoiceNo');
    const tell: Credited['tell'] = (credited, total) => {
      report.tell('credit.aboveDocument', { number: only, credited, total: `${total}` }, at);
    };
    const total = addDecimals(known?.total ?? zero, gross);
    this.credited.set(only, { total, tell });
  }

  finish(): void {
    for (const [number, { total, tell }] of this.credited) {
      const [, series = '', count = ''] = numbered.exec(number) ?? [];
      const of = this.invoices.get(series)?.get(Number.parseInt(count, 10));
      if (of === undefined) continue;
      if (compareDecimals(total, decimalOf(of.toFixed(2))) > 0) tell(total, of);
    }
  }

  private remember(number: string, gross: Decimal): void {
    const [, series = '', count = ''] = numbered.exec(number) ?? [];
    if (count === '') return;
    const totals = this.invoices.get(series) ?? new SeriesTotals();
    totals.set(Number.parseInt(count, 10), Number.parseFloat(gross));
    this.invoices.set(series, totals);
  }
}

/** Goods came back without a document: every line says why, and no VAT is taken back. */
function isUnproved(node: XmlNode): boolean {
  const totals = child(node, 'DocumentTotals');
  const tax = totals === undefined ? undefined : decimalIn(totals, 'TaxPayable');
  if (tax === undefined || compareDecimals(tax, zero) !== 0) return false;
  return childrenOf(node, 'Line').every((line) =>
    childrenOf(line, 'References').some((one) => textOf(one, 'Reason') !== ''),
  );
}

function referencesOf(node: XmlNode): readonly string[] {
  const found = new Set<string>();
  for (const line of childrenOf(node, 'Line')) {
    for (const one of childrenOf(line, 'References')) {
      const reference = textOf(one, 'Reference');
      if (reference !== '') found.add(reference);
    }
    for (const one of childrenOf(line, 'OrderReferences')) {
      const reference = textOf(one, 'OriginatingON');
      if (reference !== '') found.add(reference);
    }
  }
  return [...found];
}
