import { chargedGroups, chargedLines, discountOf, withheldIn, worthIn } from './charged.js';
import { amountOf } from './figures.js';
import type { FiscalRecord } from './fiscal-records.js';
import { invoiceKind } from './saft-expected.js';
import { taxOf } from './saft-words.js';
import type { Manifest } from './pack.js';
import { fields, listIn, minor, text, type Values } from './values.js';

const types: Readonly<Record<string, string>> = {
  FT: 'Factura',
  FR: 'Factura-Recibo',
  VD: 'VD',
  NC: 'Nota de crédito',
  ND: 'Nota de débito',
};

/** What the rows of a document say, by the headings of the file: one for each VAT rate. */
export function declaredRows(
  one: FiscalRecord,
  company: Manifest['company'],
): readonly ReadonlyMap<string, string>[] {
  const document = documentCells(one, company);
  const groups = listIn(fields(one.data['totals']), 'groups');
  const charged = chargedGroups(one.data);
  const rates =
    groups.length === 0
      ? [rateCells(one.data, {}, 0, 0)]
      : groups.map((group, at) => {
          const { baseMinor = 0, vatMinor = 0 } = charged[at] ?? {};
          return rateCells(one.data, group, baseMinor, vatMinor);
        });
  return rates.map((rate) => new Map(Object.entries({ ...document, ...rate })));
}

function documentCells(
  { data, number, cancelled, corrects = '' }: FiscalRecord,
  { nuit, currency }: Manifest['company'],
) {
  const worth = worthIn(data);
  const party = fields(data['party']);
  const inSeries = number.slice(number.indexOf(' ') + 1);
  const paid = listIn(fields(data['payment']), 'rows');
  const issuedOn = text(data['issuedOn']);
  const type = invoiceKind(data);
  return {
    NUIT: nuit,
    MÊS: issuedOn.slice(0, 7),
    'ID Documento': number,
    Tipo: types[type] ?? type,
    Série: inSeries.slice(0, inSeries.lastIndexOf('/')),
    Número: inSeries.slice(inSeries.lastIndexOf('/') + 1),
    'Série/Número': inSeries,
    Estado: cancelled ? 'Anulado' : 'Normal',
    'Referência a Documento de Origem': '',
    'Referência a Factura': corrects,
    'Data Emissão': issuedOn,
    'Data Vencimento': text(data['dueOn']),
    'NUIT Cliente': text(party['nuit']) || '000000000',
    'Nome do Cliente': text(party['name']) || 'Consumidor Final',
    'Subtotal S/IVA': amountOf(minor(worth['baseMinor'])),
    'Outro S/IVA': '',
    IVA: amountOf(minor(worth['vatMinor'])),
    'Total Retenção': amountOf(withheldIn(data)),
    'Total Desconto': amountOf(discountOf(data)),
    Total: amountOf(minor(worth['totalMinor'])),
    'Valor Recebido': amountOf(paid.reduce((sum, row) => sum + minor(row['amountMinor']), 0)),
    Moeda: currency,
    'Taxa Câmbio': text(fields(data['exchange'])['rate']) || '1',
  };
}

function rateCells(data: Values, group: Values, baseMinor: number, vatMinor: number) {
  const rate = text(group['rate']);
  const word = taxOf(text(group['code']), rate);
  const figures = chargedLines(data);
  const discountMinor = listIn(data, 'lines').reduce((sum, line, at) => {
    const isOfRate = line['vatRate'] === rate && taxOf(text(line['vatCode']), rate) === word;
    return isOfRate ? sum + (figures[at]?.discountMinor ?? 0) : sum;
  }, 0);
  return {
    'Razão de Isenção de IVA':
      rate === '0' ? text(group['exemptionReason']) || 'Isento de IVA' : '',
    'IVA (%)': rate || '0',
    'Valor do Imposto': amountOf(vatMinor),
    Desconto: amountOf(discountMinor),
    'Valor Total sem Imposto': amountOf(baseMinor),
    'Total Incluindo Imposto': amountOf(baseMinor + vatMinor),
  };
}
