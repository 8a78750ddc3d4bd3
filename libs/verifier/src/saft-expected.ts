import { chargedLines, withheldIn, worthIn } from './charged.js';
import { amountOf, unitPriceOf } from './figures.js';
import { numberOf, type FiscalRecord } from './fiscal-records.js';
import { cut, exemptionCodeOf, named, noteReasons, taxLeaves, type TaxedBy } from './saft-words.js';
import { settledElement, settledLines, sideOf } from './settled-lines.js';
import { fields, listIn, minor, text, type Values } from './values.js';
import { anyText, leaf, within, type Element } from './xml-tree.js';

/** The company's own words in its files. */
export interface FilesOf {
  readonly country: string;
}

/** A document that charges, pays back or sells. */
export function invoiceElement(one: FiscalRecord, of: FilesOf): Element {
  const { data } = one;
  const kind = invoiceKind(data);
  const rows = listIn(fields(data['payment']), 'rows');
  const paid = rows.map(({ mechanism, amountMinor }) =>
    meansElement('Payment', { mechanism, amountMinor }, data),
  );
  return within(
    'Invoice',
    leaf('InvoiceNo', one.number),
    ...signedPart(one, 'InvoiceStatus'),
    leaf('InvoiceDate', text(data['issuedOn'])),
    leaf('InvoiceType', kind === 'VD' ? 'FR' : kind),
    [
      within(
        'SpecialRegimes',
        ...['SelfBilling', 'CashVATScheme', 'ThirdPartiesBilling'].map((name) =>
          leaf(`${name}Indicator`, 0),
        ),
      ),
    ],
    ...enteredPart(one),
    lineElements(one, of, { isMovement: false }),
    [totalsElement(data, paid)],
    data['withheld'] === undefined ? [] : [withholdingElement(withheldIn(data), of)],
  );
}

/** A delivery or transport note. */
export function movementElement(one: FiscalRecord, of: FilesOf): Element {
  const { data, entered } = one;
  const startsAt = text(fields(data['transport'])['startsAt']);
  return within(
    'StockMovement',
    leaf('DocumentNumber', one.number),
    ...signedPart(one, 'MovementStatus'),
    leaf('MovementDate', text(data['issuedOn'])),
    leaf('MovementType', movementTypes[text(data['typeId'])] ?? 'GR'),
    ...enteredPart(one),
    leaf('MovementStartTime', startsAt === '' ? entered.at : `${startsAt.slice(0, 16)}:00`),
    lineElements(one, of, { isMovement: true }),
    [totalsElement(data)],
  );
}

/** A quotation, an order, a pro forma. */
export const workingElement = (one: FiscalRecord, of: FilesOf): Element =>
  within(
    'WorkDocument',
    leaf('DocumentNumber', one.number),
    ...signedPart(one, 'WorkStatus'),
    leaf('WorkDate', text(one.data['issuedOn'])),
    leaf('WorkType', workTypes[text(one.data['typeId'])] ?? 'DC'),
    ...enteredPart(one),
    lineElements(one, of, { isMovement: false }),
    [totalsElement(one.data)],
  );

/** What a supplier invoiced, or took back. */
export const purchaseElement = ({ data, entered }: FiscalRecord): Element =>
  within(
    'Invoice',
    leaf('InvoiceNo', named(text(data['supplierReference']) || numberOf(data), 60)),
    leaf('Hash', '0'),
    leaf('SourceID', named(entered.by, 30)),
    leaf('Period', month(data)),
    leaf('InvoiceDate', text(data['issuedOn'])),
    leaf('PurchaseType', data['typeId'] === 'NCF' ? 'NC' : 'FT'),
    leaf('SupplierID', named(text(data['partyId']), 30)),
    [totalsElement(data)],
  );

const invoiceKinds: ReadonlySet<string> = new Set(['FT', 'VD', 'FR', 'NC', 'ND']);
const effectKinds: Readonly<Record<string, string>> = { debit: 'FT', both: 'FR', credit: 'NC' };
const workTypes: Readonly<Record<string, string>> = { CT: 'OR', PF: 'PF', EC: 'NE', NE: 'NE' };
const movementTypes: Readonly<Record<string, string>> = { GR: 'GR', GT: 'GT', GD: 'GD' };
const mechanisms: ReadonlySet<string> = new Set(['NU', 'CH', 'TB', 'CC', 'CD', 'OU']);

/** What kind of invoice a document is, by its type or by what it does. */
export const invoiceKind = ({ typeId, accountEffect }: Values): string =>
  invoiceKinds.has(text(typeId)) ? text(typeId) : (effectKinds[text(accountEffect)] ?? 'FT');

/** The client of a sale to nobody in particular. */
export const customerIdOf = ({ partyId }: Values): string =>
  named(text(partyId) || 'CONSUMIDOR-FINAL', 30);

const month = ({ issuedOn }: Values): number => Number.parseInt(text(issuedOn).slice(5, 7), 10);

function signedPart(one: FiscalRecord, status: string): readonly (readonly Element[])[] {
  const { data } = one;
  const signature = fields(data['signature']);
  return [
    [statusElement(one, status)],
    leaf('Hash', text(signature['hash']) || '0'),
    leaf('HashControl', text(signature['control']) || '0'),
    leaf('Period', month(data)),
  ];
}

/** What has become of a document: of one that was cancelled, when, by whom and why. */
function statusElement({ data, entered, cancelled }: FiscalRecord, name: string): Element {
  const { at, by, reason = '' } = cancelled ?? entered;
  return within(
    'DocumentStatus',
    leaf(name, cancelled ? 'A' : 'N'),
    leaf(`${name}Date`, at),
    leaf('Reason', cut(reason, 50) || undefined),
    leaf('SourceID', named(by, 30)),
    leaf(
      name === 'PaymentStatus' ? 'SourcePayment' : 'SourceBilling',
      data['recovered'] === undefined ? 'P' : 'M',
    ),
  );
}

const enteredPart = ({ data, entered }: FiscalRecord): readonly (readonly Element[])[] => [
  leaf('SourceID', named(entered.by, 30)),
  leaf('SystemEntryDate', entered.at),
  leaf('CustomerID', customerIdOf(data)),
];

/** Which lines say what. */
interface LineKind {
  readonly isMovement: boolean;
}

function lineElements(
  one: FiscalRecord,
  { country }: FilesOf,
  { isMovement }: LineKind,
): readonly Element[] {
  const { data } = one;
  const figures = chargedLines(data);
  const amountName = isDebit(data) ? 'DebitAmount' : 'CreditAmount';
  return listIn(data, 'lines').map((line, at) => {
    const { baseMinor = 0, discountMinor = 0 } = figures[at] ?? {};
    const charged = { code: text(line['vatCode']), rate: text(line['vatRate']) };
    const description = named(text(line['description']), 200);
    return within(
      'Line',
      leaf('LineNumber', at + 1),
      leaf('ProductCode', productCodeOf(line)),
      leaf('ProductDescription', description.length < 2 ? `${description}.` : description),
      leaf('Quantity', text(line['quantity'])),
      leaf('UnitOfMeasure', named(text(line['unit']), 20)),
      leaf('UnitPrice', unitPriceOf(baseMinor, text(line['quantity']))),
      isMovement ? [] : leaf('TaxPointDate', text(data['issuedOn'])),
      isMovement ? [] : referenceElements(one),
      leaf('Description', description),
      leaf(amountName, amountOf(baseMinor)),
      [within('Tax', ...taxLeaves(charged, country))],
      ...exemptionLeaves(charged, text(line['exemptionReason'])),
      leaf('SettlementAmount', discountMinor > 0 ? amountOf(discountMinor) : undefined),
    );
  });
}

/** Which side of the account a document is on. */
export const isDebit = ({ accountEffect, group = 'sales' }: Values): boolean =>
  accountEffect === 'credit' && group === 'sales';

/** The product that a line names. */
export const productCodeOf = ({ code, articleId, charge }: Values): string =>
  named(text(code ?? articleId) || (chargeCodes.get(text(charge)) ?? 'TEXTO-LIVRE'), 60);

const chargeCodes: ReadonlyMap<string, string> = new Map([
  ['freight', 'PORTES'],
  ['packing', 'EMBALAGEM'],
  ['deposit', 'CAUCAO'],
  ['other', 'OUTROS-ENCARGOS'],
]);

/** What a note corrects; of goods that came back without a document, why. */
function referenceElements({ data, corrects }: FiscalRecord): readonly Element[] {
  if (data['originId'] !== undefined) {
    const reference = leaf('Reference', corrects === undefined ? anyText : named(corrects, 60));
    return [within('References', reference, ...reasonLeaves(data))];
  }
  if (!isDebit(data)) return [];
  return [within('References', leaf('Reason', named(text(data['note']), 50)))];
}

/** Why a note was issued; notes of before have no code. */
function reasonLeaves({ reasonCode, note }: Values): readonly (readonly Element[])[] {
  if (reasonCode === undefined) return [];
  const written = text(note);
  const isOther = reasonCode === 'other' && written !== '';
  const texts = [...(isOther ? [] : [noteReasons[text(reasonCode)] ?? '']), written];
  return [leaf('Reason', cut(texts.filter((part) => part !== '').join('. '), 50) || undefined)];
}

function exemptionLeaves({ code, rate }: TaxedBy, reason: string) {
  if (rate !== '0') return [];
  const sentence = named(reason || 'Isento de IVA', 60);
  return [
    leaf('TaxExemptionReason', sentence.length < 6 ? `Isenção: ${sentence}` : sentence),
    leaf('TaxExemptionCode', exemptionCodeOf(code)),
  ];
}

function totalsElement(data: Values, means: readonly Element[] = []): Element {
  const worth = worthIn(data);
  const rate = text(fields(data['exchange'])['rate']);
  return within(
    'DocumentTotals',
    leaf('TaxPayable', amountOf(minor(worth['vatMinor']))),
    leaf('NetTotal', amountOf(minor(worth['baseMinor']))),
    leaf('GrossTotal', amountOf(minor(worth['totalMinor']))),
    rate === '' ? [] : [currencyElement(data, rate)],
    means,
  );
}

const currencyElement = ({ currency, totals }: Values, rate: string): Element =>
  within(
    'Currency',
    leaf('CurrencyCode', text(currency)),
    leaf('CurrencyAmount', amountOf(minor(fields(totals)['totalMinor']))),
    leaf('ExchangeRate', rate),
  );

const meansElement = (name: string, row: Values, { issuedOn }: Values): Element =>
  within(
    name,
    leaf(
      'PaymentMechanism',
      mechanisms.has(text(row['mechanism'])) ? text(row['mechanism']) : 'OU',
    ),
    leaf('PaymentAmount', amountOf(minor(row['amountMinor']))),
    leaf('PaymentDate', text(row['valueOn']) || text(issuedOn)),
  );

/** The tax that clients keep back for the state, by country: Mozambique's is the one of persons. */
const withheldTaxes: Readonly<Record<string, string>> = { PT: 'IRS', AO: 'II' };

const withholdingElement = (amountMinor: number, { country }: Pick<FilesOf, 'country'>): Element =>
  within(
    'WithholdingTax',
    leaf('WithholdingTaxType', withheldTaxes[country] ?? 'IRPS'),
    leaf('WithholdingTaxAmount', amountOf(amountMinor)),
  );

/** A receipt of a client. */
export function paymentElement(one: FiscalRecord, { country }: FilesOf): Element {
  const { data, number, entered } = one;
  const lines = settledLines(one);
  const discountMinor = lines.reduce((sum, line) => sum + line.discountMinor, 0);
  const net = Math.abs(lines.reduce((sum, line) => sum + sideOf(line) * line.amountMinor, 0));
  const settlement = within('Settlement', leaf('SettlementAmount', amountOf(discountMinor)));
  return within(
    'Payment',
    leaf('PaymentRefNo', number),
    leaf('Period', month(data)),
    leaf('TransactionDate', text(data['issuedOn'])),
    leaf('PaymentType', 'RG'),
    [statusElement(one, 'PaymentStatus')],
    listIn(data, 'rows').map((row) => meansElement('PaymentMethod', row, data)),
    leaf('SourceID', named(entered.by, 30)),
    leaf('SystemEntryDate', entered.at),
    leaf('CustomerID', customerIdOf(data)),
    lines.map(settledElement),
    [
      within(
        'DocumentTotals',
        leaf('TaxPayable', '0.00'),
        leaf('NetTotal', amountOf(net)),
        leaf('GrossTotal', amountOf(net)),
        discountMinor === 0 ? [] : [settlement],
      ),
    ],
    listIn(data, 'adjustments')
      .filter(({ kind }) => kind === 'withholding')
      .map(({ amountMinor }) => withholdingElement(minor(amountMinor), { country })),
  );
}
