import { describe, expect, it } from '@jest/globals';
import type { DocumentIssued } from '@balcao/domain';
import { issuedInShop } from '@balcao/domain/testing';
import { foreignByteIn, paperOf, type Paper } from '@balcao/printing';
import { codePages } from './code-pages.js';
import { columnCounts } from './device-settings.js';
import { barsFit } from './escpos.js';
import { rasterBytes } from './raster.js';
import { receiptBytes } from './receipt-bytes.js';
import { ends, wrapped } from './text-lines.js';

function aPaper(paid: Partial<DocumentIssued['data']> = {}): Paper {
  const [event] = issuedInShop({});
  if (event === undefined) throw new Error('the shop issued nothing');
  return paperOf({
    issued: { ...event.data, ...paid },
    typeName: 'Factura',
    copy: 'original',
    refersTo: [],
    banks: [],
    isFiscal: true,
    isCancelled: false,
    isDraft: false,
    isPreview: false,
    model: { language: 'pt', paperSize: 'thermal80', footer: 'Obrigado pela preferência.' },
    methodNames: new Map([['method_cash', 'Numerário']]),
    companyCurrency: 'MZN',
  });
}

/** The text between the commands, line by line, as code page 1252 reads it. */
function printed(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder('windows-1252').decode(bytes);
  // oxlint-disable-next-line no-control-regex -- the commands of the printer are control signs.
  const commands = /\x1b@|\x1b[taE].|\x1d[!hwH].|\x1dkI.[^\n]*|\x1dVB./gs;
  return text.replaceAll(commands, '').split('\n');
}

describe('lines of a roll', () => {
  it('break between words, and within what is longer than a line', () => {
    expect(wrapped('Arroz agulha saco de 25 kg', 12)).toEqual(['Arroz agulha', 'saco de 25', 'kg']);
    expect(wrapped('6001034567890', 5)).toEqual(['60010', '34567', '890']);
    expect(wrapped('  ', 5)).toEqual([]);
  });

  it('have two ends, below each other where they do not fit', () => {
    expect(ends('Total', '522,00', 16)).toEqual(['Total     522,00']);
    expect(ends('Resumo do IVA à taxa', '1 522,00', 16)).toEqual([
      'Resumo do IVA à',
      'taxa    1 522,00',
    ]);
  });
});

describe('the bytes of a receipt', () => {
  it.each([48, 42, 32] as const)('say all that the paper says within %d columns', (columns) => {
    const paper = aPaper();
    const lines = printed(receiptBytes(paper, { columns, codePage: 'cp1252' }));
    expect(lines.every((line) => line.length <= columns)).toBe(true);
    const text = lines.join(' ').replaceAll(/\s+/g, ' ');
    for (const words of ['Factura FT 2026/1', 'Original', '522,00', 'Obrigado pela preferência.']) {
      expect(text).toContain(words);
    }
    for (const { roll } of paper.table.rows) expect(text).toContain(roll.text);
  });

  it('say what the client paid with its own credit, with the accents of the code page', () => {
    const cash = { methodId: 'method_cash', method: 'Numerário', mechanism: 'NU' } as const;
    const amounts = { amountMinor: 32_200, receivedMinor: 32_200, changeMinor: 0 };
    const paper = aPaper({
      accountEffect: 'both',
      account: { debitMinor: 52_200, creditMinor: 32_200 },
      payment: { rows: [{ ...cash, ...amounts, treasuryAccountId: 'drawer' }], entries: [] },
    });
    const lines = printed(receiptBytes(paper, { columns: 32, codePage: 'cp1252' }));
    expect(lines).toContain('Numerário                 322,00');
    expect(lines).toContain('Crédito do cliente        200,00');
    const bytes = Buffer.from(receiptBytes(paper, { columns: 32, codePage: 'cp860' }));
    expect(bytes.includes(Buffer.from('Cr\x82dito do cliente', 'latin1'))).toBe(true);
  });

  it('begin with the picture of the company', () => {
    const bytes = [
      ...receiptBytes(aPaper(), { columns: 48, codePage: 'cp860' }, Uint8Array.of(1, 2, 3)),
    ];
    // After the command that writes in the middle.
    const centred = bytes.findIndex((byte, at) => byte === 0x1b && bytes[at + 1] === 0x61);
    expect(bytes.slice(centred + 3, centred + 6)).toEqual([1, 2, 3]);
  });

  it('have the reference as bars, where they fit', () => {
    const bars = '\x1dkI\x0b{BFT 2026 1';
    const text = (columns: 48 | 32) =>
      new TextDecoder('windows-1252').decode(
        receiptBytes(aPaper(), { columns, codePage: 'cp1252' }),
      );
    expect(text(48)).toContain(bars);
    expect(text(32)).toContain(bars);
    expect(barsFit(200, 32)).toBe(false);
  });

  it.each(codePages)('are what a server prints, in %s and with a picture', (codePage) => {
    const dots = Array.from({ length: 384 * 160 }, (_, at) => [at % 251, at % 7, at % 91, 255]);
    const picture = rasterBytes({ width: 384, height: 160, data: dots.flat() });
    for (const columns of columnCounts) {
      const bytes = receiptBytes(aPaper(), { columns, codePage }, picture);
      expect(foreignByteIn(bytes)).toBeUndefined();
    }
  });

  it('end with the cut', () => {
    const bytes = receiptBytes(aPaper(), { columns: 48, codePage: 'cp860' });
    expect([...bytes.slice(-4)]).toEqual([0x1d, 0x56, 0x42, 3]);
  });
});
