import { describe, expect, it } from '@jest/globals';
import { BytesDecoder } from './bytes-decoder.js';

describe('bytes in Windows-1252', () => {
  it.each(['windows-1252', 'latin1', 'iso-8859-1'])('have all their letters as %s', (label) => {
    const decoder = new BytesDecoder(label);
    expect(decoder.decode(Uint8Array.of(0x80, 0x93, 0xe7, 0xe3, 0x94, 0x96, 0x9f))).toBe('€“çã”–Ÿ');
    // No letter has these places: they stay what they are.
    expect(decoder.decode(Uint8Array.of(0x81, 0x9d))).toBe('\u0081\u009d');
  });

  it('are read in parts', () => {
    const decoder = new BytesDecoder('windows-1252');
    const parts = [[0x80], [0xe7, 0x99]].map((part) =>
      decoder.decode(Uint8Array.from(part), { stream: true }),
    );
    expect([...parts, decoder.decode()].join('')).toBe('€ç™');
  });
});

describe('bytes of other encodings', () => {
  it('are decoded as the platform does', () => {
    expect(new BytesDecoder('utf-8').decode(Uint8Array.of(0xc2, 0x80))).toBe('\u0080');
    expect(new BytesDecoder('windows-1251').decode(Uint8Array.of(0xc0))).toBe('А');
    expect(() => new BytesDecoder('unheard-of')).toThrow(/unheard-of/);
  });
});
