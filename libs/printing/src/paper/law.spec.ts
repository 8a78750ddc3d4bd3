import { describe, expect, it } from '@jest/globals';
import { copyKinds, type DocumentIssuedData } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import { Carried, rowId } from '../pdf/carried.js';
import { sheetDefinition } from '../pdf/sheet.js';
import { renderHtml } from '../html/index.js';
import { printedInvoice, withLines } from '../testing/printed.js';
import { paperOf } from './paper-of.js';
import type { PrintedDocument } from './printed-document.js';
import { heldTogether } from './texts.js';

const invoice = printedInvoice();
const issuedAs = (change: Partial<DocumentIssuedData>): PrintedDocument => ({
  ...invoice,
  issued: { ...invoice.issued, ...change },
});
const pageOf = (document: PrintedDocument): string => renderHtml(paperOf(document));

/** What every invoice has to say: CIVA art. 27(5). */
describe('the paper of an invoice has by law', () => {
  const page = pageOf(invoice);

  it.each([
    ['amounts in meticais', 'Total MZN'],
    ['its date', '02-03-2026'],
    ['its sequential number', 'FT 2026/1'],
    ['the name of who sells', 'Mercearia Moderna, Lda'],
    ['the NUIT of who sells', 'NUIT 400005834'],
    ['the name of who buys', 'Mercearia do Bairro'],
    ['the NUIT of who buys', 'NUIT 400339910'],
    ['the usual description', 'Sabão em barra'],
    ['the price net of tax', '150,00'],
    ['the rate', 'IVA %'],
    ['the base', '450,00'],
    ['the tax', '72,00'],
    ['the total', '522,00'],
    ['the NIB that is paid to', 'NIB 000100000012345678957'],
    ['how it was made', 'Processado por computador'],
    ['the amount in words', 'Quinhentos e vinte e dois meticais'],
  ])('%s', (_, text) => {
    expect(page).toContain(text);
  });

  it('the reason, at the line and in the summary, where no VAT is charged', () => {
    const exemptionReason = 'Isento: art. 9.º do CIVA';
    const none = { vatCode: 'ISE', vatRate: rate('0'), exemptionReason };
    const { lines, totals } = invoice.issued;
    const groups = totals.groups.map((group) => ({ ...group, code: 'ISE', exemptionReason }));
    const free = issuedAs({
      lines: lines.map((line) => ({ ...line, ...none })),
      totals: { ...totals, groups },
    });
    const text = heldTogether(exemptionReason);
    expect(pageOf(free).split(text)).toHaveLength(3);
    expect(paperOf(free).table.rows[0]?.details).toEqual([text]);
  });

  it.each([
    ['Isento nos termos do artigo 9.º do CIVA', 'Exempt under article 9 of the VAT Code'],
    [
      'Isento nos termos da alínea b) do nº1 do artigo 12.º do CIVA',
      'Exempt under article 12(1)(b) of the VAT Code',
    ],
    [
      'Isento nos termos da alínea a) do artigo 15.º do CIVA',
      'Exempt under article 15(a) of the VAT Code',
    ],
  ])('%s, in English besides in the summary of an English paper', (exemptionReason, translated) => {
    const [line] = invoice.issued.lines;
    const groups = invoice.issued.totals.groups.map((group) => ({ ...group, exemptionReason }));
    const free = issuedAs({
      lines: line === undefined ? [] : [{ ...line, exemptionReason }],
      totals: { ...invoice.issued.totals, groups },
    });
    const paperIn = (language: 'en' | 'pt') =>
      paperOf({ ...free, model: { ...free.model, language } });
    const text = heldTogether(exemptionReason);
    expect(paperIn('pt').vat.map(({ reason }) => reason)).toEqual([text]);
    expect(paperIn('en').vat.map(({ reason }) => reason)).toEqual([`${text} · ${translated}`]);
    expect(paperIn('en').table.rows[0]?.details).toEqual([text]);
  });

  it('the invoice that a credit note corrects', () => {
    const paper = paperOf({ ...invoice, refersTo: ['FT 2026/7'] });
    expect(paper.facts.map(({ value }) => value)).toContain('FT 2026/7');
  });
});

/** What certified software prints besides: C8 to C16 of docs/rules.md. */
describe('certified software prints', () => {
  it('C8: the four characters of the signature before how it was made', () => {
    const signature = {
      ...({ mode: 'sha256-chain', hash: 'x', control: '0', previous: '' } as const),
      enteredAt: '2026-03-02T14:30:00',
      characters: 'kQ7=',
    } as const;
    expect(paperOf(issuedAs({ signature })).mentions).toEqual(['kQ7=-Processado por computador']);
  });

  it.each([
    ['AO', '123/AGT/2025', 'Processado por programa validado n.º 123/AGT/2025'],
    ['PT', '2230/AT', 'Processado por programa certificado n.º 2230/AT'],
    ['MZ', '17', 'Processado por computador, programa autorizado n.º 17'],
  ])('C8: the number of its certificate in %s', (country, certificate, text) => {
    const supplier = { ...invoice.issued.supplier, country };
    expect(paperOf({ ...issuedAs({ supplier }), certificate }).mentions).toEqual([text]);
    expect(paperOf(issuedAs({ supplier })).mentions).toEqual(['Processado por computador']);
  });

  it('C9: what is no invoice as such', () => {
    expect(pageOf({ ...invoice, isFiscal: false })).toContain('não serve de factura');
  });

  it('C13: type, number and page n of N on every page, and what is carried', () => {
    const paper = paperOf(withLines(invoice, 5));
    const carried = new Carried(paper);
    carried.note(rowId(3), 2);
    carried.note(rowId(4), 2);
    const { header, footer } = sheetDefinition(paper, carried);
    const size = { width: 595, height: 842, orientation: 'portrait' } as const;
    const headOf = (page: number) =>
      JSON.stringify(typeof header === 'function' ? header(page, 2, size) : header);
    const footOf = (page: number) =>
      JSON.stringify(typeof footer === 'function' ? footer(page, 2, size) : footer);
    expect(footOf(1)).toContain('Factura FT 2026/1   Página 1 de 2');
    expect(footOf(1)).toContain('A transportar: 1\u00a0350,00');
    expect(headOf(2)).toContain('1\u00a0350,00');
    expect(headOf(2)).toContain('Factura FT 2026/1');
    expect(footOf(2)).toContain('Página 2 de 2');
    expect(footOf(2)).not.toContain('A transportar');
  });

  it.each(copyKinds)('C14: the %s as what it is', (copy) => {
    const paper = paperOf({ ...invoice, copy });
    const names = {
      original: 'Original',
      second: 'Segunda via',
      third: 'Terceira via',
      duplicate: 'Duplicado',
      triplicate: 'Triplicado',
    };
    expect(paper.copy).toBe(names[copy]);
    expect(paper.mentions.includes('Cópia, não é o original')).toBe(copy !== 'original');
  });

  it('C15: its days as DD-MM-AAAA', () => {
    for (const { value } of paperOf(invoice).facts.slice(0, 2)) {
      expect(value).toMatch(/^\d{2}-\d{2}-\d{4}$/);
    }
  });

  it('C16: training as training', () => {
    expect(pageOf(issuedAs({ isTraining: true }))).toContain('para fins de formação');
  });

  it('amounts whose thousands are never parted, with a comma', () => {
    expect(pageOf(withLines(invoice, 1))).not.toMatch(/\d \d{3},\d{2}/);
  });

  it('the amount in words in English as well', () => {
    const model = { ...invoice.model, language: 'en' } as const;
    expect(pageOf({ ...invoice, model })).toContain('Five hundred and twenty-two meticais');
  });
});
