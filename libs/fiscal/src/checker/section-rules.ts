import { addDecimals, canonical, compareDecimals, round, type Decimal } from '@balcao/pricing';
import { decimalOf } from '../model/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import type { DocumentSums } from './document-rules.js';
import { warnings, type FiscalProblemCode, type Report } from './problem.js';

const fields: Readonly<Record<string, FiscalProblemCode>> = {
  NumberOfEntries: 'totals.entries',
  TotalDebit: 'totals.debit',
  TotalCredit: 'totals.credit',
  NumberOfMovementLines: 'totals.lines',
  TotalQuantityIssued: 'totals.quantity',
};

const zero = decimalOf('0');

/** What a section says of itself, against what is in it. */
export class SectionRules {
  private readonly said = new Map<string, XmlNode>();
  private entries = 0;
  private lines = 0;
  private debit = zero;
  private credit = zero;
  private quantity = zero;

  constructor(
    private readonly section: string,
    private readonly report: Report,
  ) {}

  field(node: XmlNode): void {
    if (node.name in fields) this.said.set(node.name, node);
  }

  /** Documents that do not count (cancelled) are entries, and their lines are lines. */
  add(sums: DocumentSums, counts: boolean): void {
    this.entries += 1;
    this.lines += sums.lines;
    if (!counts) return;
    this.debit = addDecimals(this.debit, sums.debit);
    this.credit = addDecimals(this.credit, sums.credit);
    this.quantity = addDecimals(this.quantity, sums.quantity);
  }

  finish(): void {
    this.compare('NumberOfEntries', decimalOf(`${this.entries}`));
    this.compare('NumberOfMovementLines', decimalOf(`${this.lines}`));
    this.compare('TotalDebit', this.debit);
    this.compare('TotalCredit', this.credit);
    this.compare('TotalQuantityIssued', this.quantity);
  }

  /** A total may have fewer decimals than what was added up, but no other value. */
  private compare(name: string, found: Decimal): void {
    const node = this.said.get(name);
    const code = fields[name];
    const text = node?.text.trim() ?? '';
    const said = canonical(text);
    if (node === undefined || code === undefined || said === undefined) return;
    const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
    if (compareDecimals(said, round(found, places)) === 0) return;
    const { line, column } = node;
    const severity = warnings.has(code) ? 'warning' : 'error';
    const params = { section: this.section, said: text, found };
    this.report({ severity, code, params, line, column, element: `${this.section}/${name}` });
  }
}
