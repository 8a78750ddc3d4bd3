import type { XmlNode } from '../xml/xml-tree.js';
import { child, textOf, type RecordReport } from './record.js';

type Kind = 'customer' | 'supplier' | 'product';

const idElement: Readonly<Record<Kind, string>> = {
  customer: 'CustomerID',
  supplier: 'SupplierID',
  product: 'ProductCode',
};

interface Master {
  isUsed: boolean;
  readonly tellUnused: () => void;
}

/** Masters and who names them: none twice, none missing, none that nobody names. */
export class MasterRules {
  private readonly masters: Readonly<Record<Kind, Map<string, Master>>> = {
    customer: new Map(),
    supplier: new Map(),
    product: new Map(),
  };
  private readonly taxes = new Set<string>();
  private readonly taxesMissed = new Set<string>();
  private isWithoutTold = false;

  take(kind: Kind, node: XmlNode, report: RecordReport): void {
    const at = child(node, idElement[kind]);
    const id = at?.text.trim() ?? '';
    const known = this.masters[kind];
    if (known.has(id)) report.tell('master.twice', { kind, id }, at);
    else {
      const tellUnused = () => {
        report.tell('master.unused', { kind, id }, at);
      };
      known.set(id, { isUsed: false, tellUnused });
    }
  }

  takeTax(node: XmlNode): void {
    this.taxes.add(taxKey(node));
  }

  /** A document's client or supplier, where it names one. */
  checkParty(node: XmlNode, report: RecordReport): void {
    this.use('customer', node, report);
    this.use('supplier', node, report);
  }

  /** A line's product and tax. */
  checkLine(line: XmlNode, report: RecordReport): void {
    this.use('product', line, report, line);
    const tax = child(line, 'Tax');
    if (tax === undefined) return;
    const key = taxKey(tax);
    if (this.taxes.has(key) || this.taxesMissed.has(key)) return;
    // Reported once: every line of the rate has it.
    this.taxesMissed.add(key);
    report.tell('reference.taxMissing', { tax: key }, line, tax);
  }

  finish(): void {
    for (const known of Object.values(this.masters)) {
      for (const { isUsed, tellUnused } of known.values()) if (!isUsed) tellUnused();
    }
  }

  /** Some files are made without clients, suppliers and products: none of them is missed then. */
  #isWithout(): boolean {
    return Object.values(this.masters).every((known) => known.size === 0);
  }

  #tellWithout(report: RecordReport, ...at: readonly (XmlNode | undefined)[]): void {
    if (!this.isWithoutTold) report.tell('file.noMasters', {}, ...at);
    this.isWithoutTold = true;
  }

  private use(kind: Kind, node: XmlNode, report: RecordReport, line?: XmlNode): void {
    const at = child(node, idElement[kind]);
    if (at === undefined) return;
    const id = at.text.trim();
    const master = this.masters[kind].get(id);
    if (master !== undefined) master.isUsed = true;
    else if (this.#isWithout()) this.#tellWithout(report, line, at);
    else report.tell(missing[kind], { id }, line, at);
  }
}

const missing = {
  customer: 'reference.customerMissing',
  supplier: 'reference.supplierMissing',
  product: 'reference.productMissing',
} as const;

/** `IVA NOR 16`: the region is left out, which some tables write and some do not. */
function taxKey(tax: XmlNode): string {
  const rate = textOf(tax, 'TaxPercentage')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  const text = rate === '' ? `=${textOf(tax, 'TaxAmount')}` : rate;
  return `${textOf(tax, 'TaxType')} ${textOf(tax, 'TaxCode')} ${text}`;
}
