import { describe, expect, it } from '@jest/globals';
import { drawerKick } from './drawer-kick.js';
import { foreignByteIn } from './receipt-commands.js';

const text = (letters: string): readonly number[] => [...Buffer.from(letters, 'latin1')];
const begin = [0x1b, 0x40, 0x1b, 0x74, 3];
const bars = (signs: string) => [0x1d, 0x6b, 73, signs.length, ...text(signs)];
const picture = (row: number, lines: number, dots: readonly number[]) => [
  ...[0x1d, 0x76, 0x30, 0, row & 0xff, row >> 8, lines & 0xff, lines >> 8],
  ...dots,
];

describe('the bytes of a receipt', () => {
  it('are letters in lines, the commands of the till, bars and pictures', () => {
    const receipt = [
      ...begin,
      ...[0x1b, 0x61, 1, 0x1b, 0x45, 1, 0x1d, 0x21, 0x11],
      ...text('Pão 1,50\n'),
      ...[0x1d, 0x68, 70, 0x1d, 0x77, 2, 0x1d, 0x48, 0],
      ...bars('{BVD 2026C1 7'),
      // Dots may be anything: they are counted, and not read.
      ...picture(3, 2, [0x1b, 0x70, 0, 0x19, 0xfa, 7]),
      ...[0x1d, 0x56, 0x42, 3],
    ];
    expect(foreignByteIn(Uint8Array.from(receipt))).toBeUndefined();
    expect(foreignByteIn(new Uint8Array())).toBeUndefined();
  });

  it.each<readonly [string, readonly number[]]>([
    ['the drawer’s pulse at pin 2', [...drawerKick(2)]],
    ['the drawer’s pulse at pin 5', [...drawerKick(5)]],
    ['a pulse named by digits', [0x1b, ...text('p022')]],
    ['the pulse at once', [0x10, 0x14, 1, 0, 1]],
    ['other orders at once', [0x10, 0x04, 1]],
    ['the bell', [0x07]],
    ['the bell of a second drawer', [0x1a]],
    ['pulses of other printers', [0x1c]],
    ['how long a pulse is', [0x1b, 0x07, 20, 20]],
    ['how long another pulse is', [0x1b, 0x1d, 0x07, 1, 20, 20]],
    ['another language of printers', [0x1b, 0x3d, 1]],
    ['a macro', [0x1d, 0x3a]],
    ['settings of the printer', [0x1d, 0x28, 0x45, 3, 0, 1, 0x49, 0x4e]],
    ['a page of its own', [0x1b, 0x4c]],
    ['a command with another value', [0x1b, 0x61, 0x1b]],
    ['bars that hide a pulse', bars('{B\u001bp0')],
    ['bars of another code', bars('{A12')],
    ['bars that end early', [0x1d, 0x6b, 73, 9, ...text('{BVD')]],
    ['a picture of no lines', picture(0, 0, [...drawerKick(2)])],
    ['a picture wider than the roll', picture(300, 1, [])],
    ['a picture that ends early', picture(2, 2, [1, 2, 3])],
    ['a command that is cut off', [0x1b]],
  ])('are not %s', (_, foreign) => {
    const before = [...begin, ...text('VD 1/1\n')];
    expect(foreignByteIn(Uint8Array.from([...before, ...foreign]))).toBe(before.length);
  });

  it('are not foreign ones between others', () => {
    const between = [...begin, ...drawerKick(5), ...text('VD 1/1\n')];
    expect(foreignByteIn(Uint8Array.from(between))).toBe(begin.length);
  });
});
