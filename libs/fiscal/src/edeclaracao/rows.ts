import type { FiscalCompany, FiscalInvoice, FiscalTaxGroup } from '../model/index.js';
import type { DeclarationRow } from './columns.js';

/** One document's rows without their line numbers, which count within a file. */
export type UnnumberedRow = Omit<DeclarationRow, 'line'>;

const types: Readonly<Record<string, string>> = {
  FT: 'Factura',
  FR: 'Factura-Recibo',
  FS: 'Factura Simplificada',
  VD: 'VD',
  NC: 'Nota de crédito',
  ND: 'Nota de débito',
};

const states: Readonly<Record<FiscalInvoice['status']['code'], string>> = {
  N: 'Normal',
  S: 'Autofacturação',
  A: 'Anulado',
  R: 'Resumo',
  F: 'Facturado',
};

/** The client of a sale to nobody in particular. */
const consumer = { nuit: '000000000', name: 'Consumidor Final' };

/** One row for each VAT rate of a document; a document without lines still has one. */
export function rowsOf(one: FiscalInvoice, company: FiscalCompany): readonly UnnumberedRow[] {
  const document = documentPart(one, company);
  if (one.groups.length === 0) return [{ ...document, ...ratePart(one, undefined) }];
  return one.groups.map((group) => ({ ...document, ...ratePart(one, group) }));
}

type RateField = 'rate' | 'rateVatMinor' | 'rateDiscountMinor' | 'rateNetMinor' | 'rateTotalMinor';

function documentPart(
  one: FiscalInvoice,
  company: FiscalCompany,
): Omit<UnnumberedRow, RateField | 'exemption'> {
  const space = one.number.indexOf(' ');
  const slash = one.number.lastIndexOf('/');
  const series = one.number.slice(space + 1, slash);
  const number = one.number.slice(slash + 1);
  const { totals } = one;
  return {
    issuer: company.taxId,
    month: one.issuedOn.slice(0, 7),
    id: one.number,
    type: types[one.type] ?? one.type,
    series,
    number,
    seriesNumber: `${series}/${number}`,
    state: states[one.status.code],
    origin: firstOf(one.lines.flatMap(({ orders = [] }) => orders)),
    invoice: firstOf(one.lines.flatMap(({ references = [] }) => references)),
    issuedOn: one.issuedOn,
    dueOn: one.dueOn ?? '',
    clientNuit: one.customerTaxId === '' ? consumer.nuit : one.customerTaxId,
    clientName: one.customerName === '' ? consumer.name : one.customerName,
    netMinor: totals.netMinor,
    otherMinor: undefined,
    vatMinor: totals.taxMinor,
    withheldMinor: sum((one.withholdings ?? []).map(({ amountMinor }) => amountMinor)),
    discountMinor: one.discountMinor ?? 0,
    totalMinor: totals.grossMinor,
    receivedMinor: sum((one.payments ?? []).map(({ amountMinor }) => amountMinor)),
    // The file is in the company's own currency, regardless of the document's currency.
    currency: company.currency,
    exchangeRate: totals.currency?.rate ?? '1',
  };
}

function ratePart(
  one: FiscalInvoice,
  group: FiscalTaxGroup | undefined,
): Pick<UnnumberedRow, RateField | 'exemption'> {
  const { baseMinor = 0, taxMinor = 0, tax, exemption } = group ?? {};
  const ofRate = one.lines.filter(
    (line) => line.tax?.code === tax?.code && line.tax?.percentage === tax?.percentage,
  );
  return {
    exemption: exemption?.reason ?? '',
    rate: tax?.percentage ?? '0',
    rateVatMinor: taxMinor,
    rateDiscountMinor: sum(ofRate.map(({ discountMinor = 0 }) => discountMinor)),
    rateNetMinor: baseMinor,
    rateTotalMinor: baseMinor + taxMinor,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const firstOf = (named: readonly { readonly number: string }[]) => named[0]?.number ?? '';
