import { describe, expect, it } from '@jest/globals';
import type { DeclarationRow } from './columns.js';
import { sheetRow } from './sheet.js';

/** A row in which each of the thirty columns has something. */
const row: DeclarationRow = {
  line: 9,
  issuer: '400000000',
  month: '2026-01',
  id: 'FT 2026/1',
  type: 'Factura',
  series: '2026',
  number: '1',
  seriesNumber: '2026/1',
  state: 'Normal',
  origin: 'NE 2026/1',
  invoice: 'FT 2025/9',
  issuedOn: '2026-01-02',
  dueOn: '2026-02-01',
  clientNuit: '400123450',
  clientName: 'Mercearia Sol',
  netMinor: 100,
  otherMinor: 200,
  vatMinor: 300,
  exemption: 'M01',
  withheldMinor: 400,
  discountMinor: 500,
  totalMinor: 600,
  receivedMinor: 700,
  rate: '16',
  rateVatMinor: 800,
  rateDiscountMinor: 900,
  rateNetMinor: 1_000,
  rateTotalMinor: 1_100,
  currency: 'MZN',
  exchangeRate: '1',
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const columns = [...alphabet, 'AA', 'AB', 'AC', 'AD'];

const addresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<c r="([A-Z]+\d+)"/g)].map(([, address = '']) => address);

describe('the cells of a row of the workbook', () => {
  it('have the addresses A to AD, each once, under the row of headings', () => {
    expect(addresses(sheetRow(row))).toEqual(columns.map((column) => `${column}10`));
  });

  it('keep their addresses where another is empty', () => {
    const { otherMinor: _other, ...others } = row;
    const gaps = addresses(sheetRow({ ...others, otherMinor: undefined, origin: '' }));
    expect(gaps).toEqual(
      columns.filter((column) => column !== 'J' && column !== 'Q').map((column) => `${column}10`),
    );
  });
});
