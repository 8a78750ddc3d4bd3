import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { families, fonts, unifontFile, unifontName, type Family } from './fonts.js';
import { unpackedFont } from './unpacked-font.js';

const load = createRequire(import.meta.url);

/** A typeface in one weight, with how wide its letters were found to be. */
interface Face {
  readonly font: Font;
  /** By code point, in widths of the letter m's square. */
  readonly advances: Map<number, number>;
}

const faces = new Map<string, Face>();
let unifont: Buffer | undefined;

/** The bytes of the typeface of all other scripts, unpacked with the first text that needs it. */
const unifontBytes = (): Buffer => (unifont ??= unpackedFont(unifontFile()));

/** The same; nothing while no text has needed it. */
export const neededUnifont = (): Buffer | undefined => unifont;

function faceOf(family: Family, isBold = false): Face {
  const file = fonts[family][isBold ? 'bold' : 'normal'];
  const known = faces.get(file);
  if (known !== undefined) return known;
  // With the first paper: what only serves pages measures none.
  const { create } = load('fontkit') as typeof fontkit;
  const font = create(file === unifontName ? unifontBytes() : readFileSync(file)) as Font;
  const face = { font, advances: new Map<number, number>() };
  faces.set(file, face);
  return face;
}

/** What joins letters or changes how they look, and is not drawn itself. */
const unseen = /[\p{Cf}\p{Variation_Selector}\p{Cc}]/gu;

/** The first typeface that has all of a letter with its marks; nothing where none has. */
export function familyOf(letter: string): Family | undefined {
  const points = Array.from(letter.replace(unseen, ''), (each) => each.codePointAt(0) ?? 0);
  return families.find((family) => {
    const { font } = faceOf(family);
    return points.every((point) => font.hasGlyphForCodePoint(point));
  });
}

/** Letters that the usual typeface has. */
const usual = /^[\n\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;

/** Whether all of a text is drawn in the usual typeface. */
export const isUsual = (text: string): boolean => usual.test(text);

/** How wide a text is in one line, in points; words that are kerned are a little narrower. */
export function widthOf(text: string, size: number, isBold = false): number {
  let width = 0;
  for (const letter of text) width += advanceOf(letter, isBold);
  return width * size;
}

function advanceOf(letter: string, isBold: boolean): number {
  const usualFace = faceOf('Roboto', isBold);
  const point = letter.codePointAt(0) ?? 0;
  const known = usualFace.advances.get(point);
  if (known !== undefined) return known;
  const family = isUsual(letter) ? 'Roboto' : (familyOf(letter) ?? 'Roboto');
  const { font } = faceOf(family, isBold);
  const advance = font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
  usualFace.advances.set(point, advance);
  return advance;
}
