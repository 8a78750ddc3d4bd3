import type { ChargeKind, DocumentIssuedData } from '@balcao/domain';
import {
  decimalOf,
  netUnitPrice,
  type FiscalInvoice,
  type FiscalLine,
  type FiscalMovement,
  type FiscalPurchase,
  type FiscalSignature,
  type FiscalStatus,
  type FiscalTaxGroup,
  type FiscalTotals,
  type FiscalWorkingDocument,
} from '@balcao/fiscal';
import { noteReasonOf } from '@balcao/messages';
import { chargedGroups, discountOf, lineFiguresOf } from '@balcao/projections';
import { chargedIn, chargedOn, exemptionOf, taxOf } from './tax-of.js';

/** A document as the journal has it, and what became of it. */
export interface IssuedDocument {
  readonly issued: DocumentIssuedData;
  /** Local, to the second. */
  readonly enteredAt: string;
  readonly by: string;
  readonly status: FiscalStatus<'N' | 'A'>;
  readonly signature: FiscalSignature;
  readonly region: string;
  /** The number of the document that it corrects. */
  readonly corrects?: string;
}

/** The client of a sale to nobody in particular. */
export const consumerId = 'CONSUMIDOR-FINAL';
/** What a line is that names no article. */
export const freeTextCode = 'TEXTO-LIVRE';

/** What lines of charges are: products of the type `O`, others. */
export const chargeProducts = {
  freight: { code: 'PORTES', description: 'Portes' },
  packing: { code: 'EMBALAGEM', description: 'Embalagem' },
  deposit: { code: 'CAUCAO', description: 'Caução de embalagens' },
  other: { code: 'OUTROS-ENCARGOS', description: 'Outros encargos' },
} as const satisfies Readonly<Record<ChargeKind, object>>;

/** The product of a line. */
export const productCodeOf = ({
  code,
  articleId,
  charge,
}: Pick<DocumentIssuedData['lines'][number], 'code' | 'articleId' | 'charge'>): string =>
  code ?? articleId ?? (charge === undefined ? freeTextCode : chargeProducts[charge].code);

const numberShape = /^[^ ]+ [^/^ ]+\/[0-9]+$/;

/** As printed where that is a number of a fiscal file; else type, series and number. */
export function numberOf(
  one: Pick<DocumentIssuedData, 'reference' | 'typeId' | 'seriesId' | 'number'>,
): string {
  const { reference, typeId, seriesId, number } = one;
  if (numberShape.test(reference)) return reference;
  return `${typeId} ${seriesId.replaceAll(/[ /^]/g, '-')}/${number}`;
}

/** Codes of the files, where ours are others. */
const invoiceTypes: Readonly<Record<string, string>> = {
  FT: 'FT',
  VD: 'VD',
  FR: 'FR',
  NC: 'NC',
  ND: 'ND',
};
const effectTypes = { debit: 'FT', both: 'FR', credit: 'NC', none: 'FT' } as const;
const workTypes: Readonly<Record<string, string>> = { CT: 'OR', PF: 'PF', EC: 'NE', NE: 'NE' };
const movementTypes: Readonly<Record<string, string>> = { GR: 'GR', GT: 'GT', GD: 'GD' };
const purchaseTypes: Readonly<Record<string, string>> = { NCF: 'NC' };

/** What of the document every section says. */
function signedPart(one: IssuedDocument) {
  const { issued, enteredAt, by, status, signature } = one;
  const lines = linesOf(one);
  return {
    number: numberOf(issued),
    status,
    source: issued.recovered === undefined ? ('P' as const) : ('M' as const),
    signature,
    issuedOn: issued.issuedOn,
    enteredAt,
    by,
    lines,
    totals: totalsOf(issued),
  };
}

/** Whose document it is; of a sale to nobody in particular, the consumer's. */
export const customerIdOf = ({ partyId }: DocumentIssuedData): string =>
  partyId === '' ? consumerId : partyId;

const withheldTaxes: Readonly<Record<string, string>> = { PT: 'IRS', AO: 'II' };

/** The tax that clients keep back for the state, by country: Mozambique's is the one of persons. */
export const withheldTaxIn = (region: string): string => withheldTaxes[region] ?? 'IRPS';

/** A document that charges, pays back or sells. */
export function invoiceOf(one: IssuedDocument): FiscalInvoice {
  const { issued, region } = one;
  const { payment, withheld, exchange } = issued;
  const discountMinor = discountOf(issued);
  return {
    ...signedPart(one),
    type: invoiceTypes[issued.typeId] ?? effectTypes[issued.accountEffect],
    customerId: customerIdOf(issued),
    customerTaxId: issued.party.nuit ?? '',
    customerName: issued.party.name,
    dueOn: issued.dueOn,
    groups: groupsOf(one),
    ...(discountMinor > 0 && { discountMinor }),
    ...(withheld && {
      withholdings: [
        {
          type: withheldTaxIn(region),
          amountMinor: exchange?.withheldMinor ?? withheld.amountMinor,
        },
      ],
    }),
    ...(payment !== undefined && {
      payments: payment.rows.map(({ mechanism, amountMinor }) => ({
        mechanism,
        amountMinor,
        on: issued.issuedOn,
      })),
    }),
  };
}

/** A delivery or transport note. */
export function movementOf(one: IssuedDocument): FiscalMovement {
  const { issued, enteredAt } = one;
  const startsAt = issued.transport?.startsAt;
  return {
    ...signedPart(one),
    type: movementTypes[issued.typeId] ?? 'GR',
    party: { customerId: customerIdOf(issued) },
    movesAt: startsAt === undefined ? enteredAt : `${startsAt.slice(0, 16)}:00`,
  };
}

/** A quotation, an order, a pro forma. */
export const workingDocumentOf = (one: IssuedDocument): FiscalWorkingDocument => ({
  ...signedPart(one),
  type: workTypes[one.issued.typeId] ?? 'DC',
  customerId: customerIdOf(one.issued),
});

/** What a supplier invoiced, or took back. */
export const purchaseOf = ({ issued, by }: IssuedDocument): FiscalPurchase => ({
  number: issued.supplierReference ?? numberOf(issued),
  type: purchaseTypes[issued.typeId] ?? 'FT',
  issuedOn: issued.issuedOn,
  by,
  supplierId: issued.partyId,
  signature: '',
  totals: totalsOf(issued),
});

function totalsOf({ totals, exchange, currency }: DocumentIssuedData): FiscalTotals {
  const worth = exchange ?? totals;
  const { baseMinor: netMinor, vatMinor: taxMinor, totalMinor: grossMinor } = worth;
  if (exchange === undefined) return { taxMinor, netMinor, grossMinor };
  const foreign = { code: currency, amountMinor: totals.totalMinor, rate: exchange.rate };
  return { taxMinor, netMinor, grossMinor, currency: foreign };
}

/** VAT by code in the company's currency. */
function groupsOf({ issued, region }: IssuedDocument): readonly FiscalTaxGroup[] {
  const worths = chargedGroups(issued);
  return issued.totals.groups.map((group, at) => {
    const exemption = exemptionOf(chargedIn(group));
    const { baseMinor = 0, vatMinor: taxMinor = 0 } = worths[at] ?? {};
    return {
      tax: taxOf(chargedIn(group), region),
      baseMinor,
      taxMinor,
      ...(exemption !== undefined && { exemption }),
    };
  });
}

/** Goods came back to a till, and nobody knows which document charged them. */
const isUnproved = ({ accountEffect, group, originId }: DocumentIssuedData): boolean =>
  accountEffect === 'credit' && group !== 'purchases' && originId === undefined;

function linesOf({ issued, region, corrects }: IssuedDocument): readonly FiscalLine[] {
  const figures = lineFiguresOf(issued);
  // The files are in Portuguese. Notes of before have no code, and their files no reason.
  const reason = issued.reasonCode !== undefined && {
    reason: noteReasonOf(issued, 'pt').join('. '),
  };
  const side =
    issued.accountEffect === 'credit' && issued.group !== 'purchases' ? 'debit' : 'credit';
  return issued.lines.map((line, at) => {
    const { baseMinor = 0, discountMinor = 0 } = figures[at] ?? {};
    const quantity = decimalOf(line.quantity);
    const exemption = exemptionOf(chargedOn(line));
    return {
      number: at + 1,
      productCode: productCodeOf(line),
      description: line.description,
      quantity,
      unit: line.unit,
      unitPrice: netUnitPrice(baseMinor, quantity),
      taxPointOn: issued.issuedOn,
      side,
      amountMinor: baseMinor,
      tax: taxOf(chargedOn(line), region),
      ...(discountMinor > 0 && { discountMinor }),
      ...(exemption !== undefined && { exemption }),
      ...(corrects !== undefined && { references: [{ number: corrects, ...reason }] }),
      ...(isUnproved(issued) && { creditReason: issued.note ?? '' }),
    };
  });
}
