import { parseMinor } from '@balcao/pricing';
import {
  decimalOf,
  netUnitPrice,
  type FiscalLine,
  type FiscalTax,
  type FiscalTaxGroup,
} from '../model/index.js';
import type { Place } from './places.js';

/** A line of the shop: what, how many, the amount without tax, the tax. */
export interface Sold {
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
  readonly net: string;
  readonly tax: FiscalTax;
  readonly discount?: string;
}

/** Base and VAT of each rate of a document. */
export type VatByRate = readonly (readonly [tax: FiscalTax, base: string, vat: string])[];

/** A line with its unit price. */
export function lineOf(place: Place, sold: Sold, number: number, on: string): FiscalLine {
  const amountMinor = parseMinor(sold.net);
  const quantity = decimalOf(sold.quantity);
  const isExempt = sold.tax.code === 'ISE';
  return {
    number,
    productCode: sold.code,
    description: sold.name,
    quantity,
    unit: 'UN',
    unitPrice: netUnitPrice(amountMinor, quantity),
    taxPointOn: on,
    side: 'credit',
    amountMinor,
    tax: sold.tax,
    ...(sold.discount !== undefined && { discountMinor: parseMinor(sold.discount) }),
    ...(isExempt && { exemption: place.exemption }),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The figures of a document from its VAT by rate. */
export function figuresOf(place: Place, vat: VatByRate) {
  const groups: readonly FiscalTaxGroup[] = vat.map(([tax, base, of]) => ({
    tax,
    baseMinor: parseMinor(base),
    taxMinor: parseMinor(of),
    ...(tax.code === 'ISE' && { exemption: place.exemption }),
  }));
  const netMinor = sum(groups.map(({ baseMinor }) => baseMinor));
  const taxMinor = sum(groups.map(({ taxMinor: minor }) => minor));
  return { groups, totals: { netMinor, taxMinor, grossMinor: netMinor + taxMinor } };
}
