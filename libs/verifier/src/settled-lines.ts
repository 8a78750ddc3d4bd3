import { amountOf } from './figures.js';
import type { FiscalRecord } from './fiscal-records.js';
import { named } from './saft-words.js';
import { listIn, minor, text, type Values } from './values.js';
import { leaf, within, type Element } from './xml-tree.js';

/** What a receipt settles of one document. */
export interface SettledLine {
  readonly reference: string;
  readonly on: string;
  readonly isDebit: boolean;
  readonly amountMinor: number;
  readonly discountMinor: number;
}

/** 1 of what a client pays, -1 of what goes back. */
export const sideOf = ({ isDebit }: SettledLine): 1 | -1 => (isDebit ? -1 : 1);

/** A line for each document, what was paid and withheld; what none took is of the receipt. */
export function settledLines({ data, number }: FiscalRecord): readonly SettledLine[] {
  const byDocument = new Map<string, SettledLine>();
  const settle = (one: Values, amountMinor: number, discountMinor: number): void => {
    const id = text(one['documentId']);
    const known = byDocument.get(id);
    byDocument.set(id, {
      reference: known?.reference ?? text(one['reference']),
      on: known?.on ?? text(one['issuedOn']),
      isDebit: known?.isDebit ?? one['side'] !== 'debit',
      amountMinor: (known?.amountMinor ?? 0) + amountMinor,
      discountMinor: (known?.discountMinor ?? 0) + discountMinor,
    });
  };
  for (const one of listIn(data, 'allocations')) settle(one, minor(one['amountMinor']), 0);
  for (const one of listIn(data, 'adjustments')) {
    if (one['kind'] === 'withholding') settle(one, minor(one['amountMinor']), 0);
    if (one['kind'] === 'discount') settle(one, 0, minor(one['amountMinor']));
  }
  const lines = [...byDocument.values()];
  const amountMinor = minor(data['advanceMinor']);
  if (amountMinor === 0 && lines.length > 0) return lines;
  const own = { reference: number, on: text(data['issuedOn']), isDebit: false };
  return [...lines, { ...own, amountMinor, discountMinor: 0 }];
}

/** The same as the file has it. */
export const settledElement = (line: SettledLine, at: number): Element =>
  within(
    'Line',
    leaf('LineNumber', at + 1),
    [
      within(
        'SourceDocumentID',
        leaf('OriginatingON', named(line.reference, 60)),
        leaf('InvoiceDate', line.on),
      ),
    ],
    leaf('SettlementAmount', line.discountMinor > 0 ? amountOf(line.discountMinor) : undefined),
    leaf(line.isDebit ? 'DebitAmount' : 'CreditAmount', amountOf(line.amountMinor)),
  );
