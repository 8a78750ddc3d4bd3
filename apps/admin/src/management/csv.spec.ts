import { describe, expect, it } from '@jest/globals';
import { csv } from './csv.js';

describe('an exported file', () => {
  it('says that it is UTF-8 and parts cells by semicolons', () => {
    expect(
      csv([
        ['Code', 'Name'],
        ['A1', 'Arroz'],
      ]),
    ).toBe('\ufeffCode;Name\r\nA1;Arroz\r\n');
  });

  it('quotes what would break a row', () => {
    expect(csv([['Rice; "long grain"']])).toBe('\ufeff"Rice; ""long grain"""\r\n');
  });

  it('never hands a spreadsheet a formula', () => {
    expect(csv([['=HYPERLINK("x")']])).toContain("'=HYPERLINK");
  });

  it('leaves negative amounts numbers', () => {
    expect(csv([['-58,99']])).toBe('\ufeff-58,99\r\n');
  });
});
