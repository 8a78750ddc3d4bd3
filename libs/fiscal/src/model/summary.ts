import { addDecimals, type Decimal } from '@balcao/pricing';
import { decimalOf } from './decimals.js';
import type { FiscalLine, FiscalMovement, FiscalPaymentLine } from './documents.js';
import type { FiscalPeriod, SectionDocument } from './export-source.js';
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

/**
 * Keeps only the totals and ids of the documents read. Totals are sums of the rounded amounts that
 * the lines will show, so that a reader who adds them up gets the same result.
 */
export class RunningSummary implements ExportSummary {
  readonly invoices = new RunningTotals();
  readonly movements = { entries: 0, lines: 0, quantity: decimalOf('0') };
  readonly workingDocuments = new RunningTotals();
  readonly payments = new RunningTotals();
  purchases = 0;
  readonly #named: Readonly<Record<SectionDocument['section'], ReferencedMasters>> = {
    invoices: new ReferencedMasters(),
    movements: new ReferencedMasters(),
    workingDocuments: new ReferencedMasters(),
    payments: new ReferencedMasters(),
    purchases: new ReferencedMasters(),
  };

  constructor(private readonly period: FiscalPeriod) {}

  /** Throws `fiscal.outsidePeriod`, `fiscal.amountNegative`. */
  add(document: SectionDocument): void {
    const named = this.#named[document.section];
    switch (document.section) {
      case 'invoices': {
        const { one } = document;
        this.#dated(one.number, one.issuedOn);
        named.customers.add(one.customerId);
        named.nameIn(one.lines);
        const counts = one.status.code !== 'A' && one.status.code !== 'F';
        this.invoices.add(one.number, one.lines, counts);
        return;
      }
      case 'movements':
        this.#move(document.one, named);
        return;
      case 'workingDocuments': {
        const { one } = document;
        this.#dated(one.number, one.issuedOn);
        named.customers.add(one.customerId);
        named.nameIn(one.lines);
        this.workingDocuments.add(one.number, one.lines, one.status.code !== 'A');
        return;
      }
      case 'payments': {
        const { one } = document;
        this.#dated(one.number, one.paidOn);
        named.customers.add(one.customerId);
        for (const { tax } of one.lines) if (tax !== undefined) named.tax(tax);
        this.payments.add(one.number, one.lines, one.status.code !== 'A');
        return;
      }
      case 'purchases': {
        const { one } = document;
        this.#dated(one.number, one.issuedOn);
        named.suppliers.add(one.supplierId);
        this.purchases += 1;
      }
    }
  }

  get customers(): ReadonlySet<string> {
    return new Set(this.#all(({ customers }) => customers));
  }

  get suppliers(): ReadonlySet<string> {
    return new Set(this.#all(({ suppliers }) => suppliers));
  }

  get products(): ReadonlySet<string> {
    return new Set(this.#all(({ products }) => products));
  }

  get taxes(): readonly FiscalTax[] {
    return [...new Map(this.#all(({ taxes }) => taxes)).values()];
  }

  #move(one: FiscalMovement, named: ReferencedMasters): void {
    this.#dated(one.number, one.issuedOn);
    if ('customerId' in one.party) named.customers.add(one.party.customerId);
    else named.suppliers.add(one.party.supplierId);
    named.nameIn(one.lines);
    const { movements } = this;
    movements.entries += 1;
    movements.lines += one.lines.length;
    if (one.status.code === 'A') return;
    for (const { quantity } of one.lines) {
      movements.quantity = addDecimals(movements.quantity, quantity);
    }
  }

  #dated(number: string, on: string): void {
    const { from, to } = this.period;
    if (on < from || on > to) throw new FiscalFileError('fiscal.outsidePeriod', { number, on });
  }

  /** Lists section after section, regardless of the order in which the documents came. */
  #all<One>(of: (named: ReferencedMasters) => Iterable<One>): readonly One[] {
    const { invoices, movements, workingDocuments, payments, purchases } = this.#named;
    const inTurn = [invoices, movements, workingDocuments, payments, purchases];
    return inTurn.flatMap((named) => [...of(named)]);
  }
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
