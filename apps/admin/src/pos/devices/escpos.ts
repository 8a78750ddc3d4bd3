import { encode, selectorOf, type CodePage } from './code-pages.js';

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;

/** Lines fed before the cut, so that the text is past the knife. */
const FEED_BEFORE_CUT = 3;

/** Dots. */
const BARS_HEIGHT = 70;
const DOTS_PER_MODULE = 2;

/** Whether the bars of so many modules fit a line of so many letters, twelve dots each. */
export const barsFit = (modules: number, columns: number): boolean =>
  modules * DOTS_PER_MODULE <= columns * 12;

/** The byte stream for a receipt printer, of texts and commands. */
export class EscPos {
  readonly #bytes: number[] = [];

  constructor(private readonly codePage: CodePage) {
    this.#add(ESC, 0x40).#add(ESC, 0x74, selectorOf[codePage]);
  }

  align(side: 'left' | 'centre'): this {
    return this.#add(ESC, 0x61, side === 'left' ? 0 : 1);
  }

  bold(isBold: boolean): this {
    return this.#add(ESC, 0x45, isBold ? 1 : 0);
  }

  /** Twice as wide and high, so that half as many letters fit a line. */
  double(isDouble: boolean): this {
    return this.#add(GS, 0x21, isDouble ? 0x11 : 0);
  }

  line(text = ''): this {
    return this.#add(...encode(text, this.codePage), LF);
  }

  /** Code 128 of printable ASCII, each module two dots wide; without the text beneath. */
  bars(text: string): this {
    const signs = Array.from(`{B${text}`, (sign) => sign.charCodeAt(0));
    this.#add(GS, 0x68, BARS_HEIGHT, GS, 0x77, DOTS_PER_MODULE, GS, 0x48, 0);
    return this.#add(GS, 0x6b, 73, signs.length, ...signs, LF);
  }

  /** Bytes of a complete command, such as a picture. */
  raw(bytes: Uint8Array): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  /** Feeds past the knife and cuts, leaving a small strip. */
  cut(): this {
    return this.#add(GS, 0x56, 0x42, FEED_BEFORE_CUT);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }

  #add(...bytes: readonly number[]): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }
}
