import { describe, expect, it } from '@jest/globals';
import { issuedInShop } from '@balcao/domain/testing';
import { paperOf, type Paper } from '@balcao/printing';
import { PdfRoll } from './pdf-roll.js';
import { paperPdf } from './receipt-pdf.js';

function aPaper(footer: string): Paper {
  const [event] = issuedInShop({});
  if (event === undefined) throw new Error('the shop issued nothing');
  return paperOf({
    issued: event.data,
    typeName: 'Factura',
    copy: 'duplicate',
    refersTo: [],
    banks: [],
    isFiscal: true,
    isCancelled: false,
    isDraft: false,
    isPreview: false,
    model: { language: 'pt', paperSize: 'thermal80', footer },
    methodNames: new Map(),
    companyCurrency: 'MZN',
  });
}

const fileOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What a person reads, line by line. */
const written = (file: string): readonly string[] =>
  Array.from(file.matchAll(/<([0-9a-f]+)> Tj/g), ([, hex = '']) =>
    new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
  );

describe('a receipt as a PDF of this device', () => {
  it('says all that the paper says, each line within the page', () => {
    const paper = aPaper('Obrigado pela preferência.');
    const file = fileOf(paperPdf(paper));
    const lines = written(file);
    const text = lines.join(' ').replaceAll(/\s+/g, ' ');
    for (const words of ['Factura FT 2026/1', '522,00', 'Obrigado pela preferência.', paper.copy]) {
      expect(text).toContain(words);
    }
    for (const { roll } of paper.table.rows) expect(text).toContain(roll.text);
    const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
    const places = [
      ...file.matchAll(/\/\w+ ([\d.]+) Tf 1 0 0 1 ([\d.]+) ([\d.]+) Tm <([0-9a-f]+)>/g),
    ];
    expect(places).toHaveLength(lines.length);
    for (const [, size, x, y, hex = ''] of places) {
      expect(Number(x) + (hex.length / 2) * 0.6 * Number(size)).toBeLessThan(Number(width));
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(Number(height));
    }
  });

  it('is a file whose table names where each object begins', () => {
    const logo = { width: 2, height: 1, jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) };
    const file = fileOf(paperPdf(aPaper('Até já'), logo));
    expect(file).toMatch(/^%PDF-1\.4\n/);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(places).toHaveLength(8);
    for (const [index, [, place]] of places.entries()) {
      expect(file.slice(Number(place)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    }
    for (const [, length, content = ''] of file.matchAll(
      /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
    )) {
      expect(content).toHaveLength(Number(length));
    }
    expect(file).toContain('/Logo Do');
  });

  it('leaves no letter out: what it cannot draw is written as its number', () => {
    const text = written(fileOf(paperPdf(aPaper('Loja 家 € 5 “já”')))).join(' ');
    expect(text).toContain('Loja [U+5BB6] € 5 “já”');
  });

  it('writes the total in letters twice as wide, and bars as wide as the page allows', () => {
    const file = fileOf(
      new PdfRoll().align('centre').double(true).line('522,00').bars('FT 2026 1').bytes('FT'),
    );
    expect(file).toMatch(/\/Plain 16\.\d+ Tf/);
    expect(file.match(/ re f/g)?.length).toBeGreaterThan(20);
  });
});
