import { describe, expect, it } from '@jest/globals';
import { rasterBytes } from './raster.js';

const black = [0, 0, 0, 255];
const white = [255, 255, 255, 255];
const clear = [0, 0, 0, 0];
const grey = [128, 128, 128, 255];
const pixels = (width: number, ...dots: readonly (readonly number[])[]) => ({
  width,
  height: dots.length / width,
  data: dots.flat(),
});

describe('a picture for a receipt printer', () => {
  it('is a bit for each dot, in whole bytes a row', () => {
    const nine = [black, ...Array.from({ length: 7 }, () => white), black];
    expect([...rasterBytes(pixels(9, ...nine))]).toEqual([
      ...[0x1d, 0x76, 0x30, 0, 2, 0, 1, 0],
      ...[0b1000_0000, 0b1000_0000],
    ]);
  });

  it('leaves paper where it is transparent', () => {
    expect([...rasterBytes(pixels(2, clear, black, black, clear))].slice(8)).toEqual([
      0b0100_0000, 0b1000_0000,
    ]);
  });

  it('prints half of the dots of a grey', () => {
    const field = Array.from({ length: 64 * 64 }, () => grey);
    const bits = [...rasterBytes(pixels(64, ...field)).slice(8)]
      .map((byte) => byte.toString(2).replaceAll('0', '').length)
      .reduce((sum, count) => sum + count, 0);
    expect(bits / (64 * 64)).toBeCloseTo(0.5, 1);
  });

  it('says its height in two bytes', () => {
    const tall = Array.from({ length: 300 }, () => white);
    expect([...rasterBytes(pixels(1, ...tall)).slice(6, 8)]).toEqual([300 - 256, 1]);
  });
});
