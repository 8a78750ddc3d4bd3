import type { FiscalInvoice, FiscalMovement, FiscalWorkingDocument } from '../model/index.js';
import type { XmlWriter } from '../xml/xml-writer.js';
import {
  writeLine,
  writeMeans,
  writePlace,
  writeStatus,
  writeTotals,
  writeWithholdings,
} from './line.js';
import type { SaftProfile } from './profile.js';
import { optional, required, textMax } from './text-limits.js';

type Signed = FiscalInvoice | FiscalMovement | FiscalWorkingDocument;

/** `9` of a day in September: the month, where the year of taxes is the calendar's. */
const periodOf = (day: string) => Number.parseInt(day.slice(5, 7), 10);

function writeNumber(
  xml: XmlWriter,
  element: string,
  one: { readonly number: string; readonly atcud?: string },
  profile: SaftProfile,
): void {
  xml.leaf(element, one.number);
  if (profile.hasAtcud) xml.leaf('ATCUD', one.atcud ?? '0');
}

function writeSignature(xml: XmlWriter, { signature, issuedOn }: Signed): void {
  xml.leaf('Hash', signature.hash);
  xml.leaf('HashControl', signature.control);
  xml.leaf('Period', periodOf(issuedOn));
}

const flag = (claim: boolean | undefined) => (claim === true ? 1 : 0);

/** An invoice, cash sale, credit or debit note. */
export function writeInvoice(xml: XmlWriter, one: FiscalInvoice, profile: SaftProfile): void {
  xml.open('Invoice');
  writeNumber(xml, 'InvoiceNo', one, profile);
  writeStatus(xml, 'InvoiceStatus', one.status, one.source);
  writeSignature(xml, one);
  xml.leaf('InvoiceDate', one.issuedOn);
  xml.leaf('InvoiceType', profile.invoiceTypes.get(one.type) ?? one.type);
  xml.within('SpecialRegimes', () => {
    xml.leaf('SelfBillingIndicator', flag(one.isSelfBilled));
    xml.leaf('CashVATSchemeIndicator', flag(one.isCashVat));
    xml.leaf('ThirdPartiesBillingIndicator', flag(one.isForThirdParty));
  });
  xml.leaf('SourceID', required(one.by, textMax.user));
  xml.leaf('SystemEntryDate', one.enteredAt);
  xml.leaf('CustomerID', required(one.customerId, textMax.id));
  writePlace(xml, 'ShipTo', one.shipTo, profile);
  writePlace(xml, 'ShipFrom', one.shipFrom, profile);
  xml.leaf('MovementStartTime', one.movesAt);
  const layout = { hasTaxPoint: true, hasReferences: true, describesFirst: false };
  for (const line of one.lines) writeLine(xml, line, layout);
  writeTotals(xml, one.totals, {
    after: () => {
      writeMeans(xml, 'Payment', one.payments ?? [], profile);
    },
  });
  writeWithholdings(xml, one.withholdings);
  xml.close();
}

/** A delivery or transport note. */
export function writeMovement(xml: XmlWriter, one: FiscalMovement, profile: SaftProfile): void {
  xml.open('StockMovement');
  writeNumber(xml, 'DocumentNumber', one, profile);
  writeStatus(xml, 'MovementStatus', one.status, one.source);
  writeSignature(xml, one);
  xml.leaf('MovementDate', one.issuedOn);
  xml.leaf('MovementType', one.type);
  xml.leaf('SystemEntryDate', one.enteredAt);
  if ('customerId' in one.party) {
    xml.leaf('CustomerID', required(one.party.customerId, textMax.id));
  } else {
    xml.leaf('SupplierID', required(one.party.supplierId, textMax.id));
  }
  xml.leaf('SourceID', required(one.by, textMax.user));
  xml.leaf('MovementComments', optional(one.comments, textMax.document));
  writePlace(xml, 'ShipTo', one.shipTo, profile);
  writePlace(xml, 'ShipFrom', one.shipFrom, profile);
  xml.leaf('MovementStartTime', one.movesAt);
  const layout = { hasTaxPoint: false, hasReferences: false, describesFirst: false };
  for (const line of one.lines) writeLine(xml, line, layout);
  writeTotals(xml, one.totals);
  xml.close();
}

/** A quotation, an order or another document that a client can check. */
export function writeWorkingDocument(
  xml: XmlWriter,
  one: FiscalWorkingDocument,
  profile: SaftProfile,
): void {
  xml.open('WorkDocument');
  writeNumber(xml, 'DocumentNumber', one, profile);
  writeStatus(xml, 'WorkStatus', one.status, one.source);
  writeSignature(xml, one);
  xml.leaf('WorkDate', one.issuedOn);
  xml.leaf('WorkType', one.type);
  xml.leaf('SourceID', required(one.by, textMax.user));
  xml.leaf('SystemEntryDate', one.enteredAt);
  xml.leaf('CustomerID', required(one.customerId, textMax.id));
  const describesFirst = profile.describesBeforeReferring;
  const layout = { hasTaxPoint: true, hasReferences: true, describesFirst };
  for (const line of one.lines) writeLine(xml, line, layout);
  writeTotals(xml, one.totals);
  xml.close();
}
