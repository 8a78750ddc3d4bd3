import { writeFile } from 'node:fs/promises';

const WIDTH = 640;
const HEIGHT = 480;
/** The narrowest bar, in pixels. */
const MODULE = 4;
const WHITE = 235;
const BLACK = 16;

/** How wide the four bars and gaps of a digit are, as it is written in the left half. */
const widths = '3211 2221 2122 1411 1132 1231 1114 1312 1213 3112'.split(' ');
/** Which digits of the left half are mirrored tells the first digit. */
const mirrored = [
  ...['000000', '001011', '001101', '001110', '010011'],
  ...['011001', '011100', '010101', '010110', '011010'],
];

/** The bars of an EAN-13, a 1 for each module that is black. */
export function ean13Bars(code: string): string {
  const [first = 0, ...digits] = Array.from(code, Number);
  const drawn = digits.map((digit, at) => {
    const isMirrored = at < 6 && mirrored[first]?.[at] === '1';
    const bars = Array.from(widths[digit] ?? '', Number);
    const begins = at < 6 ? 0 : 1;
    return (isMirrored ? bars.toReversed() : bars)
      .map((width, bar) => String((begins + bar) % 2).repeat(width))
      .join('');
  });
  return `101${drawn.slice(0, 6).join('')}01010${drawn.slice(6).join('')}101`;
}

/** Writes what a camera sees with the code before it: one grey picture, as Chromium plays it. */
export async function writeCameraPicture(path: string, code: string): Promise<void> {
  const bars = ean13Bars(code);
  const left = Math.floor((WIDTH - bars.length * MODULE) / 2);
  const line = Buffer.alloc(WIDTH, WHITE);
  for (const [at, bar] of Array.from(bars).entries()) {
    if (bar === '1') line.fill(BLACK, left + at * MODULE, left + (at + 1) * MODULE);
  }
  const blank = Buffer.alloc(WIDTH, WHITE);
  const lines = Array.from({ length: HEIGHT }, (_, y) => (y > 120 && y < 360 ? line : blank));
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420jpeg\nFRAME\n`);
  await writeFile(path, Buffer.concat([head, ...lines, colours]));
}
