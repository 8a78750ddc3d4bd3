import { describe, expect, it } from '@jest/globals';
import { cellOf, csvOf, type Writing } from './csv.js';
import { exportColumns, kindOf } from './export-columns.js';

const portuguese: Writing = { language: 'pt', timeZone: 'Africa/Maputo' };
const english: Writing = { language: 'en', timeZone: 'Africa/Maputo' };

describe('a cell of a CSV file', () => {
  it.each([
    ['totalMinor', 123456, '1234,56', '1234.56'],
    ['totalMinor', -5, '-0,05', '-0.05'],
    ['number', 17, '17', '17'],
    ['name', 'Arroz; 25 kg "extra"', '"Arroz; 25 kg ""extra"""', '"Arroz; 25 kg ""extra"""'],
    ['name', 'Arroz, 25 kg', 'Arroz, 25 kg', '"Arroz, 25 kg"'],
    ['name', '=1+1', "'=1+1", "'=1+1"],
    ['name', '-2+3', "'-2+3", "'-2+3"],
    ['note', '-250', '-250', '-250'],
    ['nuit', undefined, '', ''],
    ['isOpen', true, 'Sim', 'Yes'],
    ['salePrice', '86.12069', '86,12069', '86.12069'],
    ['issuedOn', '2026-03-02', '2026-03-02', '2026-03-02'],
    ['savedAt', '2026-03-02T23:30:00.000Z', '2026-03-03 01:30:00', '2026-03-03 01:30:00'],
    ['barcodes', ['5601', '5602'], '5601 5602', '5601 5602'],
  ])('of %s %j is %s in Portuguese and %s in English', (field, value, pt, en) => {
    const column = { kind: kindOf(field), words: {} };
    expect(cellOf(column, value, portuguese)).toBe(pt);
    expect(cellOf(column, value, english)).toBe(en);
  });
});

describe('a CSV file', () => {
  it('names columns and values as the screen does', async () => {
    const columns = exportColumns('pt', 'commercial/articles', ['code', 'kind', 'salePrice']);
    const rows = (async function* () {
      yield await Promise.resolve([{ code: '007', kind: 'service', salePrice: '12.5' }]);
    })();
    const pieces: string[] = [];
    for await (const piece of csvOf(rows, columns, portuguese)) pieces.push(piece);
    expect(pieces.join('')).toBe('\uFEFFCódigo;Tipo;Preço de venda\r\n007;Serviço;12,5\r\n');
  });

  it('writes the decimal where a screen is in the order of millionths', () => {
    const [column] = exportColumns('en', 'commercial/stock', ['quantityMicros']);
    expect(column).toMatchObject({ field: 'quantity', heading: 'Quantity', kind: 'decimal' });
  });
});
