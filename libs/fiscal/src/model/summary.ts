import { addDecimals, type Decimal } from '@balcao/pricing';
import { decimalOf } from './decimals.js';
import type { FiscalLine, FiscalPaymentLine } from './documents.js';
import type { ExportSource } from './export-source.js';
import { FiscalFileError } from './fiscal-file-error.js';
import type { FiscalTax } from './masters.js';

/** What a section says of itself before its documents, in minor units. */
export interface SectionTotals {
  /** Documents, cancelled ones among them. */
  readonly entries: number;
  readonly debitMinor: number;
  readonly creditMinor: number;
}

/** What movements say of themselves: lines of all, quantities of those not cancelled. */
export interface MovementTotals {
  readonly entries: number;
  readonly lines: number;
  readonly quantity: Decimal;
}

/** What a file tells before its documents: totals, and the masters that they name. */
export interface ExportSummary {
  readonly invoices: SectionTotals;
  readonly movements: MovementTotals;
  readonly workingDocuments: SectionTotals;
  readonly payments: SectionTotals;
  readonly purchases: number;
  readonly customers: ReadonlySet<string>;
  readonly suppliers: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  /** In the order in which documents first name them. */
  readonly taxes: readonly FiscalTax[];
}

/** Which sections a profile writes. */
export interface Sections {
  readonly purchases: boolean;
}

/**
 * Goes over the documents once and keeps totals and ids alone. Totals are sums of the rounded
 * amounts that the lines will show, so that a reader who adds them up finds the same.
 * Throws `fiscal.outsidePeriod`, `fiscal.amountNegative`.
 */
export async function summarise(source: ExportSource, sections: Sections): Promise<ExportSummary> {
  const masters = new ReferencedMasters();
  const invoices = new RunningTotals();
  const { from, to } = source.period;
  const dated = (number: string, on: string) => {
    if (on < from || on > to) throw new FiscalFileError('fiscal.outsidePeriod', { number, on });
  };
  for await (const one of source.invoices()) {
    dated(one.number, one.issuedOn);
    masters.customers.add(one.customerId);
    masters.nameIn(one.lines);
    invoices.add(one.number, one.lines, one.status.code !== 'A' && one.status.code !== 'F');
  }
  const movements = { entries: 0, lines: 0, quantity: decimalOf('0') };
  for await (const one of source.movements()) {
    dated(one.number, one.issuedOn);
    if ('customerId' in one.party) masters.customers.add(one.party.customerId);
    else masters.suppliers.add(one.party.supplierId);
    masters.nameIn(one.lines);
    movements.entries += 1;
    movements.lines += one.lines.length;
    if (one.status.code === 'A') continue;
    for (const { quantity } of one.lines) {
      movements.quantity = addDecimals(movements.quantity, quantity);
    }
  }
  const workingDocuments = new RunningTotals();
  for await (const one of source.workingDocuments()) {
    dated(one.number, one.issuedOn);
    masters.customers.add(one.customerId);
    masters.nameIn(one.lines);
    workingDocuments.add(one.number, one.lines, one.status.code !== 'A');
  }
  const payments = new RunningTotals();
  for await (const one of source.payments()) {
    dated(one.number, one.paidOn);
    masters.customers.add(one.customerId);
    for (const { tax } of one.lines) if (tax !== undefined) masters.tax(tax);
    payments.add(one.number, one.lines, one.status.code !== 'A');
  }
  let purchases = 0;
  if (sections.purchases) {
    for await (const one of source.purchases()) {
      dated(one.number, one.issuedOn);
      masters.suppliers.add(one.supplierId);
      purchases += 1;
    }
  }
  const { customers, suppliers, products } = masters;
  const named = { customers, suppliers, products, taxes: [...masters.taxes.values()] };
  return { invoices, movements, workingDocuments, payments, purchases, ...named };
}

/** The ids that documents name. */
class ReferencedMasters {
  readonly customers = new Set<string>();
  readonly suppliers = new Set<string>();
  readonly products = new Set<string>();
  readonly taxes = new Map<string, FiscalTax>();

  nameIn(lines: readonly FiscalLine[]): void {
    for (const { productCode, tax } of lines) {
      this.products.add(productCode);
      if (tax !== undefined) this.tax(tax);
    }
  }

  tax(tax: FiscalTax): void {
    const key = `${tax.type} ${tax.region} ${tax.code} ${tax.percentage}`;
    if (!this.taxes.has(key)) this.taxes.set(key, tax);
  }
}

class RunningTotals implements SectionTotals {
  entries = 0;
  debitMinor = 0;
  creditMinor = 0;

  add(number: string, lines: readonly (FiscalLine | FiscalPaymentLine)[], counts: boolean): void {
    this.entries += 1;
    for (const { side, amountMinor } of lines) {
      if (amountMinor < 0) throw new FiscalFileError('fiscal.amountNegative', { number });
      if (!counts) continue;
      if (side === 'debit') this.debitMinor = sum(this.debitMinor, amountMinor);
      else this.creditMinor = sum(this.creditMinor, amountMinor);
    }
  }
}

/** Throws RangeError beyond the safe integers. */
function sum(a: number, b: number): number {
  const total = a + b;
  if (!Number.isSafeInteger(total)) throw new RangeError(`not minor units: ${total}`);
  return total;
}
