import { BytesDecoder } from '@balcao/fiscal';
import { CheckedBytes } from './checked-bytes.js';

/** Record types, by Microsoft's names. */
export const kinds = {
  formula: 0x06,
  eof: 0x0a,
  dateMode: 0x22,
  filePass: 0x2f,
  continued: 0x3c,
  codePage: 0x42,
  boundSheet: 0x85,
  mulRk: 0xbd,
  richString: 0xd6,
  xf: 0xe0,
  sst: 0xfc,
  labelSst: 0xfd,
  number: 0x203,
  label: 0x204,
  boolErr: 0x205,
  string: 0x207,
  row: 0x208,
  rk: 0x27e,
  format: 0x41e,
  bof: 0x809,
} as const;

/** A record in parts: overflow continues in the following records. */
export interface BiffRecord {
  readonly kind: number;
  readonly parts: readonly CheckedBytes[];
}

/** The records of a stream from an offset, up to the end of the substream. */
export function* recordsFrom(stream: CheckedBytes, begin: number): Generator<BiffRecord> {
  let at = begin;
  let depth = 0;
  while (at + 4 <= stream.length) {
    const kind = stream.short(at);
    const parts: CheckedBytes[] = [];
    do {
      const length = stream.short(at + 2);
      parts.push(new CheckedBytes(stream.part(at + 4, length)));
      at += 4 + length;
    } while (at + 4 <= stream.length && stream.short(at) === kinds.continued);
    if (kind === kinds.bof) depth += 1;
    // Charts within a sheet are parts of their own.
    if (depth === 1) yield { kind, parts };
    if (kind === kinds.eof) depth -= 1;
    if (depth === 0) return;
  }
}

/** The text encoding of a stream. */
export interface TextWriting {
  /** Excel 97 and later; before, texts were bytes of a code page. */
  readonly isUnicode: boolean;
  readonly codePage: number;
}

/** Labels of code pages by number; unknown ones default to the first. */
const codePages: Readonly<Record<number, string>> = {
  1252: 'windows-1252',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1253: 'windows-1253',
  1254: 'windows-1254',
  10_000: 'macintosh',
};

/** Reads one text after another from a record, across its parts. */
export class TextReader {
  #part = 0;

  constructor(
    readonly parts: readonly CheckedBytes[],
    readonly writing: TextWriting,
    private at = 0,
  ) {}

  /** A text with a length prefix of one or two bytes. */
  text(lengthBytes: 1 | 2): string {
    const length = lengthBytes === 1 ? this.#byte() : this.#short();
    if (!this.writing.isUnicode) return this.#characters(length, false);
    const flags = this.#byte();
    const runs = (flags & 8) === 0 ? 0 : this.#short();
    const extra = (flags & 4) === 0 ? 0 : this.#short() + this.#short() * 0x1_0000;
    const text = this.#characters(length, (flags & 1) !== 0);
    this.#skip(runs * 4 + extra);
    return text;
  }

  get isAtEnd(): boolean {
    return this.#rest === 0 && this.#part >= this.parts.length - 1;
  }

  get #rest(): number {
    return (this.parts[this.#part]?.length ?? 0) - this.at;
  }

  get #bytes(): CheckedBytes {
    while (this.#rest <= 0 && this.#part < this.parts.length - 1) {
      this.#part += 1;
      this.at = 0;
    }
    return this.parts[this.#part] ?? new CheckedBytes(new Uint8Array());
  }

  #byte(): number {
    const value = this.#bytes.byte(this.at);
    this.at += 1;
    return value;
  }

  #short(): number {
    return this.#byte() + this.#byte() * 0x100;
  }

  #skip(count: number): void {
    let left = count;
    while (left > 0) {
      const bytes = this.#bytes;
      // Refused where nothing is left.
      const step = Math.min(left, Math.max(bytes.length - this.at, 1));
      bytes.part(this.at, step);
      this.at += step;
      left -= step;
    }
  }

  /** A text continued in the next part repeats the flag for wide characters. */
  #characters(count: number, isWideFirst: boolean): string {
    let [text, left, isWide] = ['', count, isWideFirst];
    while (left > 0) {
      if (this.#rest <= 0 && text !== '' && this.writing.isUnicode) {
        isWide = (this.#byte() & 1) !== 0;
      }
      const bytes = this.#bytes;
      const width = isWide ? 2 : 1;
      const step = Math.min(left, Math.max(Math.floor((bytes.length - this.at) / width), 1));
      text += this.#decode(bytes.part(this.at, step * width), isWide);
      this.at += step * width;
      left -= step;
    }
    return text;
  }

  #decode(bytes: Uint8Array, isWide: boolean): string {
    if (isWide) return new TextDecoder('utf-16le').decode(bytes);
    if (this.writing.isUnicode) return Buffer.from(bytes).toString('latin1');
    const label = codePages[this.writing.codePage] ?? 'windows-1252';
    return new BytesDecoder(label).decode(bytes);
  }
}
