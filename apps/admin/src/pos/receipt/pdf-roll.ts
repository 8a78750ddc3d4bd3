import { code128 } from '@balcao/printing';
import { encode, hasLetter } from '../devices/code-pages.js';
import type { Roll } from '../devices/write-receipt.js';
import { wrapped } from '../devices/text-lines.js';
import { pdfOf, type PdfPicture } from './pdf-file.js';

/** Points of a millimetre. */
const MM = 72 / 25.4;
const WIDTH = 80 * MM;
const MARGIN = 3 * MM;
const ROOM = WIDTH - 2 * MARGIN;
/** The letters of Courier are as wide as this part of their size. */
const LETTER = 0.6;
const LEADING = 1.25;
/** Where letters stand, of the height of their line. */
const BASE = 0.78;
const BARS_HEIGHT = 34;
const LOGO = { width: 45 * MM, height: 18 * MM } as const;

export const pdfColumns = 42;
const SIZE = ROOM / (pdfColumns * LETTER);

/** A receipt as a PDF page of the width of a roll, and as long as it gets. */
export class PdfRoll implements Roll {
  /** What is drawn, from the top: the height of the page is known last. */
  readonly #drawn: ((fromBottom: (y: number) => string) => string)[] = [];
  #y = MARGIN;
  #isCentred = false;
  #isBold = false;
  #isDouble = false;
  #picture: PdfPicture | undefined;

  align(side: 'left' | 'centre'): this {
    this.#isCentred = side === 'centre';
    return this;
  }

  bold(isBold: boolean): this {
    this.#isBold = isBold;
    return this;
  }

  double(isDouble: boolean): this {
    this.#isDouble = isDouble;
    return this;
  }

  line(text = ''): this {
    const columns = this.#isDouble ? pdfColumns / 2 : pdfColumns;
    const written = numbered(text);
    const lines = written.length > columns ? wrapped(written, columns) : [written];
    for (const each of lines) this.#write(each);
    return this;
  }

  bars(text: string): this {
    const { modules, bars } = code128(text);
    const module = Math.min(1, ROOM / modules);
    const left = (WIDTH - modules * module) / 2;
    const top = (this.#y += LEADING * SIZE);
    this.#drawn.push((fromBottom) =>
      bars
        .map(({ at, width }) => {
          const place = `${number(left + at * module)} ${fromBottom(top + BARS_HEIGHT)}`;
          return `${place} ${number(width * module)} ${BARS_HEIGHT} re f`;
        })
        .join('\n'),
    );
    this.#y += BARS_HEIGHT + LEADING * SIZE;
    return this;
  }

  /** The logo, in the middle of what follows. */
  picture(picture: PdfPicture): this {
    const scale = Math.min(LOGO.width / picture.width, LOGO.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const bottom = this.#y + height;
    const left = number((WIDTH - width) / 2);
    this.#picture = picture;
    this.#drawn.push(
      (fromBottom) =>
        `q ${number(width)} 0 0 ${number(height)} ${left} ${fromBottom(bottom)} cm /Logo Do Q`,
    );
    this.#y = bottom + SIZE;
    return this;
  }

  bytes(title: string): Uint8Array<ArrayBuffer> {
    const height = this.#y + MARGIN;
    const fromBottom = (y: number): string => number(height - y);
    const content = this.#drawn.map((draw) => draw(fromBottom)).join('\n');
    const size = [number(WIDTH), number(height)] as const;
    return pdfOf({ title, size, content, picture: this.#picture });
  }

  #write(text: string): void {
    const size = this.#isDouble ? 2 * SIZE : SIZE;
    const bytes = encode(text, 'cp1252');
    const width = bytes.length * LETTER * size;
    const left = number(this.#isCentred ? (WIDTH - width) / 2 : MARGIN);
    const base = this.#y + BASE * LEADING * size;
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const font = this.#isBold ? 'Bold' : 'Plain';
    this.#y += LEADING * size;
    if (text.trim() === '') return;
    this.#drawn.push(
      (fromBottom) =>
        `BT /${font} ${number(size)} Tf 1 0 0 1 ${left} ${fromBottom(base)} Tm <${hex}> Tj ET`,
    );
  }
}

const number = (points: number): string => points.toFixed(2);

/** What the typeface lacks is written as its number: nothing is left out without a word. */
const numbered = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (hasLetter(sign, 'cp1252')) return sign;
    const point = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${point}]`;
  }).join('');
