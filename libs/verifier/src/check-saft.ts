import { checkMasters } from './check-masters.js';
import { minorOf } from './declaration.js';
import { differ } from './differ.js';
import { amountOf, sumOf } from './figures.js';
import { partOf, type FiscalRecord, type FiscalRecords } from './fiscal-records.js';
import type { Manifest, PackFiles } from './pack.js';
import { Findings, type CheckReport } from './report.js';
import {
  invoiceElement,
  movementElement,
  paymentElement,
  purchaseElement,
  workingElement,
} from './saft-expected.js';
import { text } from './values.js';
import { all, first, leaf, readXml, within, type Element } from './xml-tree.js';

type Part = 'invoices' | 'others' | 'purchases' | 'payments';

/** A section of the file: what its documents are called, and how one is written of its event. */
interface Section {
  readonly name: string;
  readonly element: string;
  /** The elements of a document's number and of its status. */
  readonly key: string;
  readonly status: string;
  readonly part: Part;
  readonly write: (one: FiscalRecord, of: Manifest['company']) => Element;
}

const section = (
  [name, element]: readonly [string, string],
  [key, status]: readonly [string, string],
  part: Part,
  write: Section['write'],
): Section => ({ name, element, key, status, part, write });

const sections: readonly Section[] = [
  section(['SalesInvoices', 'Invoice'], ['InvoiceNo', 'InvoiceStatus'], 'invoices', invoiceElement),
  section(
    ['MovementOfGoods', 'StockMovement'],
    ['DocumentNumber', 'MovementStatus'],
    'others',
    movementElement,
  ),
  section(
    ['WorkingDocuments', 'WorkDocument'],
    ['DocumentNumber', 'WorkStatus'],
    'others',
    workingElement,
  ),
  section(['Payments', 'Payment'], ['PaymentRefNo', 'PaymentStatus'], 'payments', paymentElement),
  section(['PurchaseInvoices', 'Invoice'], ['InvoiceNo', ''], 'purchases', purchaseElement),
];

/** Documents that no section has had yet, by part and number. */
type Left = Map<string, FiscalRecord[]>;

/** A document of the file, and the element that its event makes. */
interface Written {
  readonly record: FiscalRecord;
  readonly element: Element;
}

/**
 * Whether the SAF-T file says what the events say: each document, each of its fields, the totals of
 * the sections, and the masters that they name. A field that no event explains is a finding.
 */
export function checkSaft(
  files: PackFiles,
  records: FiscalRecords,
  manifest: Manifest,
): CheckReport {
  const findings = new Findings('saft');
  const names = [...files.keys()].filter((name) => /^fiscal\/.*\.xml$/.test(name));
  // That the pack was made with one is said by its own event.
  if (names.length === 0) return findings.report;
  const left = leftOf(records);
  for (const name of names) {
    const file = first(readXml(new TextDecoder().decode(files.get(name))), 'AuditFile');
    const written = sections.flatMap((one) => {
      const found = first(file, 'SourceDocuments', one.name);
      return fitSection(findings, one, found, { left, company: manifest.company });
    });
    checkMasters(findings, file, written, manifest);
  }
  for (const [key, missing] of left) for (const _ of missing) findings.add('saftMissing', key);
  return findings.report;
}

function leftOf({ documents, payments }: FiscalRecords): Left {
  const left: Left = new Map();
  const add = (part: Part, one: FiscalRecord): void => {
    const key = keyOf(part, one);
    left.set(key, [...(left.get(key) ?? []), one]);
  };
  for (const one of documents.values()) {
    const part = partOf(one);
    if (part !== undefined) add(part, one);
  }
  for (const one of payments.values()) {
    const { ledger, setOff } = one.data;
    // A set-off moves no money: it is no receipt.
    if (ledger === 'client' && setOff === undefined) add('payments', one);
  }
  return left;
}

/** Suppliers number by themselves: their own number is one with their name. */
const keyOf = (part: Part, one: FiscalRecord): string =>
  part === 'purchases'
    ? `${first(purchaseElement(one), 'InvoiceNo').text} ${text(one.data['partyId'])}`
    : one.number;

function fitSection(
  findings: Findings,
  of: Section,
  found: Element,
  { left, company }: { readonly left: Left; readonly company: Manifest['company'] },
): readonly Written[] {
  const written = all(found, of.element).flatMap((one) => {
    findings.looked += 1;
    const supplier = first(one, 'SupplierID').text;
    const key = `${first(one, of.key).text} ${supplier}`.trimEnd();
    const known = left.get(key);
    const record = known?.shift();
    if (record === undefined) {
      findings.add(known === undefined ? 'saftUnknown' : 'saftTwice', key);
      return [];
    }
    const element = of.write(asSaid(record, one, of), company);
    differ(findings, key, element, one);
    return [{ record, element }];
  });
  if (found.children.length === 0) return written;
  const own = found.children.filter(({ name }) => name !== of.element);
  differ(findings, of.name, totalsOf(of, written), within(of.name, own));
  return written;
}

/**
 * A receipt that was cancelled, and a document to which more happened since, say in the file how
 * they were entered: when, by whom, and no reason.
 */
function asSaid(record: FiscalRecord, found: Element, { part, status }: Section): FiscalRecord {
  const { cancelled, entered } = record;
  if (cancelled === undefined) return record;
  const textOf = (name: string): string => first(found, 'DocumentStatus', name).text;
  const hasReason = (cancelled.reason ?? '') !== '';
  const isHow = textOf(`${status}Date`) === cancelled.at && (textOf('Reason') !== '') === hasReason;
  return isHow && part !== 'payments' ? record : { ...record, cancelled: entered };
}

/** What a section says of itself before its documents. */
function totalsOf({ name }: Section, written: readonly Written[]): Element {
  const inForce = written.flatMap(({ record, element }) => (record.cancelled ? [] : [element]));
  const linesOf = (elements: readonly Element[]) => elements.flatMap((one) => all(one, 'Line'));
  const sumBy = (amount: string): string =>
    amountOf(linesOf(inForce).reduce((sum, line) => sum + minorIn(line, amount), 0));
  if (name === 'MovementOfGoods') {
    const quantities = linesOf(inForce).map((line) => first(line, 'Quantity').text);
    return within(
      name,
      leaf('NumberOfMovementLines', linesOf(written.map(({ element }) => element)).length),
      leaf('TotalQuantityIssued', sumOf(quantities)),
    );
  }
  const isPurchase = name === 'PurchaseInvoices';
  return within(
    name,
    leaf('NumberOfEntries', written.length),
    isPurchase ? [] : leaf('TotalDebit', sumBy('DebitAmount')),
    isPurchase ? [] : leaf('TotalCredit', sumBy('CreditAmount')),
  );
}

const minorIn = (line: Element, name: string): number => minorOf(first(line, name).text) || 0;
