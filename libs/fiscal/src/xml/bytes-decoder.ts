import { TextDecoder } from 'node:util';

// cspell:disable-next-line
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes bytes of any encoding that the platform knows. Node before 24 reads Windows-1252 as
 * Latin-1, which has no letters from 0x80 to 0x9f: euros, dashes and curved quotes are lost there.
 */
export class BytesDecoder {
  readonly #decoder: TextDecoder;

  /**
   * @param label as in the Encoding Standard, `windows-1252`
   * @throws {RangeError} for a label that the platform does not know
   */
  constructor(label: string) {
    this.#decoder = new TextDecoder(label);
  }

  /** What the bytes say; with `stream`, a letter may begin in these bytes and end in the next. */
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string {
    const text = this.#decoder.decode(bytes, options);
    if (this.#decoder.encoding !== 'windows-1252') return text;
    return text.replaceAll(/[\u0080-\u009f]/g, (letter) =>
      upper.charAt(letter.charCodeAt(0) - 0x80),
    );
  }
}
