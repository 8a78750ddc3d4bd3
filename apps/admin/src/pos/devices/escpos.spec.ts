import { describe, expect, it } from '@jest/globals';
import { drawerKick, foreignByteIn } from '@balcao/printing';
import { codePages, encode } from './code-pages.js';
import { EscPos } from './escpos.js';

describe('letters in the bytes of a printer', () => {
  it('are those of each code page', () => {
    const text = 'ção ÃÁÊ';
    expect(encode(text, 'cp860')).toEqual([0x87, 0x84, 0x6f, 0x20, 0x8e, 0x86, 0x89]);
    expect(encode(text, 'cp850')).toEqual([0x87, 0xc6, 0x6f, 0x20, 0xc7, 0xb5, 0xd2]);
    expect(encode(text, 'cp1252')).toEqual([0xe7, 0xe3, 0x6f, 0x20, 0xc3, 0xc1, 0xca]);
  });

  it.each(codePages)('of Portuguese are all in %s', (page) => {
    // cspell:disable-next-line
    const letters = 'àáâãçéêíóôõúÀÁÂÃÇÉÊÍÓÔÕÚºª';
    expect(encode(letters, page)).toHaveLength(letters.length);
    expect(encode(letters, page).every((byte) => byte >= 0x80)).toBe(true);
  });

  it('that a page lacks lose their accent, and signs are written another way', () => {
    const signs = (text: string): readonly number[] =>
      Array.from(text, (sign) => sign.charCodeAt(0));
    expect(encode('ž€ 1\u00a0234 −5 × 家', 'cp860')).toEqual([
      ...signs('zEUR 1'),
      0xff,
      ...signs('234 -5 x ?'),
    ]);
  });
});

describe('what a printer is sent', () => {
  it('begins with its code page, and ends with the feed and the cut', () => {
    const bytes = new EscPos('cp860').align('centre').bold(true).line('Pão').bold(false).cut();
    expect([...bytes.bytes()]).toEqual([
      ...[0x1b, 0x40, 0x1b, 0x74, 3],
      ...[0x1b, 0x61, 1, 0x1b, 0x45, 1],
      ...[0x50, 0x84, 0x6f, 0x0a],
      ...[0x1b, 0x45, 0, 0x1d, 0x56, 0x42, 3],
    ]);
  });

  it('makes the total twice as large', () => {
    const bytes = new EscPos('cp1252').double(true).line('9').double(false).bytes();
    expect([...bytes.slice(5)]).toEqual([0x1d, 0x21, 0x11, 0x39, 0x0a, 0x1d, 0x21, 0]);
  });

  it.each(codePages)('is what a server prints in %s, whatever is written', (page) => {
    const signs = String.fromCharCode(...Array.from({ length: 0x180 }, (_, code) => code));
    const slip = new EscPos(page).align('centre').bold(true).double(true).line(signs);
    const bytes = slip.double(false).bold(false).align('left').bars('VD 2026C1 7').cut().bytes();
    expect(foreignByteIn(bytes)).toBeUndefined();
  });

  it('opens the drawer at either connector', () => {
    expect([...drawerKick(2)]).toEqual([0x1b, 0x70, 0, 0x19, 0xfa]);
    expect([...drawerKick(5)]).toEqual([0x1b, 0x70, 1, 0x19, 0xfa]);
  });
});
