import { formatMinor } from '@balcao/pricing';
import type {
  FiscalExemption,
  FiscalLine,
  FiscalMeans,
  FiscalPlace,
  FiscalStatus,
  FiscalTax,
  FiscalTotals,
  FiscalWithholding,
} from '../model/index.js';
import type { XmlWriter } from '../xml/xml-writer.js';
import { productDescription, writeAddress } from './masters.js';
import type { SaftProfile } from './profile.js';
import { optional, required, textMax } from './text-limits.js';

/** How a line of one kind of document is laid out. */
export interface LineLayout {
  readonly hasTaxPoint: boolean;
  readonly hasReferences: boolean;
  readonly describesFirst: boolean;
}

/** One line of an invoice, movement or working document. */
export function writeLine(xml: XmlWriter, line: FiscalLine, layout: LineLayout): void {
  xml.open('Line');
  xml.leaf('LineNumber', line.number);
  for (const { number, on } of line.orders ?? []) {
    xml.within('OrderReferences', () => {
      xml.leaf('OriginatingON', required(number, textMax.document));
      xml.leaf('OrderDate', on);
    });
  }
  xml.leaf('ProductCode', required(line.productCode, textMax.product));
  xml.leaf('ProductDescription', productDescription(line.description));
  xml.leaf('Quantity', line.quantity);
  xml.leaf('UnitOfMeasure', required(line.unit, textMax.unit));
  xml.leaf('UnitPrice', line.unitPrice);
  if (layout.hasTaxPoint) xml.leaf('TaxPointDate', line.taxPointOn);
  const description = required(line.description, textMax.description);
  if (layout.describesFirst) xml.leaf('Description', description);
  if (layout.hasReferences) writeReferences(xml, line);
  if (!layout.describesFirst) xml.leaf('Description', description);
  writeSerialNumbers(xml, line.serialNumbers ?? []);
  xml.leaf(line.side === 'debit' ? 'DebitAmount' : 'CreditAmount', formatMinor(line.amountMinor));
  if (line.tax !== undefined) writeTax(xml, line.tax);
  writeExemption(xml, line.exemption);
  const { discountMinor = 0 } = line;
  if (discountMinor > 0) xml.leaf('SettlementAmount', formatMinor(discountMinor));
  xml.close();
}

function writeReferences(xml: XmlWriter, { references = [], creditReason }: FiscalLine): void {
  if (creditReason !== undefined) {
    xml.within('References', () => {
      xml.leaf('Reason', required(creditReason, textMax.reason));
    });
  }
  for (const { number, reason } of references) {
    xml.within('References', () => {
      xml.leaf('Reference', required(number, textMax.document));
      xml.leaf('Reason', optional(reason, textMax.reason));
    });
  }
}

function writeSerialNumbers(xml: XmlWriter, numbers: readonly string[]): void {
  if (numbers.length === 0) return;
  xml.within('ProductSerialNumber', () => {
    for (const one of numbers) xml.leaf('SerialNumber', required(one, textMax.serialNumber));
  });
}

/** The tax of a line. */
export function writeTax(xml: XmlWriter, tax: FiscalTax): void {
  xml.within('Tax', () => {
    xml.leaf('TaxType', tax.type);
    xml.leaf('TaxCountryRegion', tax.region);
    xml.leaf('TaxCode', tax.code);
    xml.leaf('TaxPercentage', tax.percentage);
  });
}

/** Why there is none; six characters at least. */
export function writeExemption(xml: XmlWriter, exemption: FiscalExemption | undefined): void {
  if (exemption === undefined) return;
  const reason = required(exemption.reason, textMax.exemption);
  xml.leaf('TaxExemptionReason', reason.length < 6 ? `Isenção: ${reason}` : reason);
  xml.leaf('TaxExemptionCode', exemption.code);
}

/** What has become of a document; `element` names whose status it is. */
export function writeStatus(
  xml: XmlWriter,
  element: 'InvoiceStatus' | 'MovementStatus' | 'WorkStatus' | 'PaymentStatus',
  status: FiscalStatus<string>,
  source: string,
): void {
  xml.within('DocumentStatus', () => {
    xml.leaf(element, status.code);
    xml.leaf(`${element}Date`, status.at);
    xml.leaf('Reason', optional(status.reason, textMax.reason));
    xml.leaf('SourceID', required(status.by, textMax.user));
    xml.leaf(element === 'PaymentStatus' ? 'SourcePayment' : 'SourceBilling', source);
  });
}

/** The three totals, and of a document in another currency what it was in that. */
export function writeTotals(
  xml: XmlWriter,
  totals: FiscalTotals,
  more: { readonly before?: () => void; readonly after?: () => void } = {},
): void {
  xml.within('DocumentTotals', () => {
    xml.leaf('TaxPayable', formatMinor(totals.taxMinor));
    xml.leaf('NetTotal', formatMinor(totals.netMinor));
    xml.leaf('GrossTotal', formatMinor(totals.grossMinor));
    more.before?.();
    const { currency } = totals;
    if (currency !== undefined) {
      xml.within('Currency', () => {
        xml.leaf('CurrencyCode', currency.code);
        xml.leaf('CurrencyAmount', formatMinor(currency.amountMinor));
        xml.leaf('ExchangeRate', currency.rate);
      });
    }
    more.after?.();
  });
}

/** Means of payment; one that the country's table lacks is `OU`, another. */
export function writeMeans(
  xml: XmlWriter,
  element: 'Payment' | 'PaymentMethod',
  means: readonly FiscalMeans[],
  profile: SaftProfile,
): void {
  for (const { mechanism, amountMinor, on } of means) {
    xml.within(element, () => {
      xml.leaf('PaymentMechanism', profile.mechanisms.has(mechanism) ? mechanism : 'OU');
      xml.leaf('PaymentAmount', formatMinor(amountMinor));
      xml.leaf('PaymentDate', on);
    });
  }
}

/** What the payer keeps back for the state, outside the totals. */
export function writeWithholdings(
  xml: XmlWriter,
  withholdings: readonly FiscalWithholding[] = [],
): void {
  for (const { type, description, amountMinor } of withholdings) {
    xml.within('WithholdingTax', () => {
      xml.leaf('WithholdingTaxType', type);
      xml.leaf('WithholdingTaxDescription', optional(description, textMax.withholding));
      xml.leaf('WithholdingTaxAmount', formatMinor(amountMinor));
    });
  }
}

/** Where goods go or come from. */
export function writePlace(
  xml: XmlWriter,
  element: 'ShipTo' | 'ShipFrom',
  place: FiscalPlace | undefined,
  profile: SaftProfile,
): void {
  if (place === undefined) return;
  xml.within(element, () => {
    xml.leaf('DeliveryDate', place.on);
    xml.leaf('WarehouseID', optional(place.warehouse, textMax.warehouse));
    if (place.address !== undefined) writeAddress(xml, 'Address', place.address, profile);
  });
}
