import { formatMinor } from '@balcao/pricing';
import type { FiscalPayment, FiscalPurchase } from '../model/index.js';
import type { XmlWriter } from '../xml/xml-writer.js';
import {
  writeExemption,
  writeMeans,
  writeStatus,
  writeTax,
  writeTotals,
  writeWithholdings,
} from './line.js';
import type { SaftProfile } from './profile.js';
import { optional, required, textMax } from './text-limits.js';

/** A receipt. */
export function writePayment(xml: XmlWriter, one: FiscalPayment, profile: SaftProfile): void {
  xml.open('Payment');
  xml.leaf('PaymentRefNo', one.number);
  if (profile.hasAtcud) xml.leaf('ATCUD', one.atcud ?? '0');
  xml.leaf('Period', Number.parseInt(one.paidOn.slice(5, 7), 10));
  xml.leaf('TransactionDate', one.paidOn);
  xml.leaf('PaymentType', one.type);
  xml.leaf('Description', optional(one.description, textMax.description));
  writeStatus(xml, 'PaymentStatus', one.status, one.source);
  writeMeans(xml, 'PaymentMethod', one.means, profile);
  xml.leaf('SourceID', required(one.by, textMax.user));
  xml.leaf('SystemEntryDate', one.enteredAt);
  xml.leaf('CustomerID', required(one.customerId, textMax.id));
  for (const line of one.lines) {
    xml.open('Line');
    xml.leaf('LineNumber', line.number);
    for (const { number, on } of line.sources) {
      xml.within('SourceDocumentID', () => {
        xml.leaf('OriginatingON', required(number, textMax.document));
        xml.leaf('InvoiceDate', on);
      });
    }
    const { discountMinor = 0 } = line;
    if (discountMinor > 0) xml.leaf('SettlementAmount', formatMinor(discountMinor));
    xml.leaf(line.side === 'debit' ? 'DebitAmount' : 'CreditAmount', formatMinor(line.amountMinor));
    if (line.tax !== undefined) writeTax(xml, line.tax);
    writeExemption(xml, line.exemption);
    xml.close();
  }
  const { discountMinor = 0 } = one;
  writeTotals(xml, one.totals, {
    before: () => {
      if (discountMinor === 0) return;
      xml.within('Settlement', () => {
        xml.leaf('SettlementAmount', formatMinor(discountMinor));
      });
    },
  });
  writeWithholdings(xml, one.withholdings);
  xml.close();
}

/** What a supplier invoiced. */
export function writePurchase(xml: XmlWriter, one: FiscalPurchase): void {
  xml.open('Invoice');
  xml.leaf('InvoiceNo', required(one.number, textMax.document));
  for (const { number, on } of one.references ?? []) {
    xml.within('References', () => {
      xml.leaf('Reference', required(number, textMax.document));
      xml.leaf('InvoiceDate', on);
    });
  }
  xml.leaf('Hash', one.signature === '' ? '0' : one.signature);
  xml.leaf('SourceID', required(one.by, textMax.user));
  xml.leaf('Period', Number.parseInt(one.issuedOn.slice(5, 7), 10));
  xml.leaf('InvoiceDate', one.issuedOn);
  xml.leaf('PurchaseType', one.type);
  xml.leaf('SupplierID', required(one.supplierId, textMax.id));
  writeTotals(xml, one.totals, {
    before: () => {
      for (const { baseMinor, taxMinor, percentage, type } of one.deductibles ?? []) {
        xml.within('Deductible', () => {
          xml.leaf('TaxBase', formatMinor(baseMinor));
          xml.leaf('DeductibleAmount', formatMinor(taxMinor));
          xml.leaf('DeductiblePercentage', percentage);
          xml.leaf('DeductibleTaxType', type);
        });
      }
    },
  });
  writeWithholdings(xml, one.withholdings);
  xml.close();
}
