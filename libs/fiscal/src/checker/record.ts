import { canonical, type Decimal } from '@balcao/pricing';
import type { XmlNode } from '../xml/xml-tree.js';
import { warnings, type FiscalProblemCode, type Report } from './problem.js';

/** One record of a file: a master, a document or the header. */
export interface SaftRecord {
  readonly node: XmlNode;
  /** `SalesInvoices/Invoice`. */
  readonly path: string;
  readonly document?: string;
}

/** The first child of this name. */
export const child = (node: XmlNode, name: string): XmlNode | undefined =>
  node.children.find((one) => one.name === name);

/** The children of this name, in the order of the file; none deeper down. */
export const childrenOf = (node: XmlNode, name: string): readonly XmlNode[] =>
  node.children.filter((one) => one.name === name);

/** The text of a child; empty where there is none. */
export const textOf = (node: XmlNode, name: string): string => child(node, name)?.text.trim() ?? '';

/** A number of the file; undefined if it is none, which the schema has reported. */
export function decimalIn(node: XmlNode, name: string): Decimal | undefined {
  const text = textOf(node, name);
  return text === '' ? undefined : canonical(text.replace(/^\./, '0.').replace(/\.$/, ''));
}

/** Reports about one record: with its path and number, at the line of the node at fault. */
export class RecordReport {
  constructor(
    private readonly report: Report,
    private readonly record: SaftRecord,
  ) {}

  /** `at` is the node at fault, below the record; the record itself where none is named. */
  tell(
    code: FiscalProblemCode,
    params: Readonly<Record<string, string>>,
    ...at: readonly (XmlNode | undefined)[]
  ): void {
    const { node, path, document } = this.record;
    const nodes = at.filter((one) => one !== undefined);
    const { line, column } = nodes.at(-1) ?? node;
    const element = [path, ...nodes.map((one) => this.stepOf(one))].join('/');
    const severity = warnings.has(code) ? 'warning' : 'error';
    this.report({
      severity,
      code,
      params,
      line,
      column,
      element,
      ...(document !== undefined && { document }),
    });
  }

  /** `Line[2]` of what there may be several of in the record. */
  private stepOf(node: XmlNode): string {
    const same = childrenOf(this.record.node, node.name);
    return same.length > 1 ? `${node.name}[${same.indexOf(node) + 1}]` : node.name;
  }
}
