import { describe, expect, it } from '@jest/globals';
import { pdfTitle } from './pdf-title.js';

const pdf = (title: string): Uint8Array =>
  Uint8Array.from(`%PDF-1.3\n1 0 obj\n<<\n/Title (${title})\n>>`, (char) => char.charCodeAt(0));

describe('the title of a PDF', () => {
  it('is read as it is written', () => {
    expect(pdfTitle(pdf('Factura FT 2026/17'))).toBe('Factura FT 2026/17');
    expect(pdfTitle(pdf('Factura \\(duplicado\\) \\\\ FT 2026/17'))).toBe(
      'Factura (duplicado) \\ FT 2026/17',
    );
  });

  it('is read in two bytes a character where it has accents', () => {
    const text = 'Nota de crédito – NC 2026/1';
    const bytes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap(
      (code) => [code >> 8, code & 255],
    );
    const written = String.fromCharCode(0xfe, 0xff, ...bytes).replace(/[()\\]/g, '\\$&');
    expect(pdfTitle(pdf(written))).toBe(text);
  });

  it('is read where it stands apart', () => {
    const apart =
      '%PDF-1.3\n1 0 obj\n<<\n/Title 16 0 R\n>>\nendobj\n\n16 0 obj\n(Recibo RC 2026/9)\nendobj';
    const bytes = Uint8Array.from(apart, (char) => char.charCodeAt(0));
    expect(pdfTitle(bytes)).toBe('Recibo RC 2026/9');
  });

  it('is missing where there is none', () => {
    expect(pdfTitle(Uint8Array.of(1, 2, 3))).toBeUndefined();
  });
});
