import { encodeXml, type XmlEncoding } from './encodings.js';
import { escapeXml } from './escape.js';

/** Characters that are gathered before they are handed on. */
const pieceLength = 65_536;

/**
 * XML on its way out: written element by element, taken piece by piece, so that a file of any size
 * is never held. Names are ours and are written as they are; text is escaped.
 */
export class XmlWriter {
  private text: string;
  private depth: number;
  private readonly openNames: string[] = [];

  /** A file from its beginning; or, below so many elements, what stands within them. */
  constructor(
    private readonly encoding: XmlEncoding = 'UTF-8',
    below?: number,
  ) {
    this.depth = below ?? 0;
    const beginning = `<?xml version="1.0" encoding="${encoding}" standalone="yes"?>\n`;
    this.text = below === undefined ? beginning : '';
  }

  open(name: string, attributes: Readonly<Record<string, string>> = {}): void {
    const texts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
    this.text += `${this.indent()}<${name}${texts.join('')}>\n`;
    this.openNames.push(name);
    this.depth += 1;
  }

  /** Closes the element that was opened last. */
  close(): void {
    const name = this.openNames.pop();
    if (name === undefined) throw new Error('no element is open');
    this.depth -= 1;
    this.text += `${this.indent()}</${name}>\n`;
  }

  /** Writes an element that contains only text; leaves it out if the text is absent. */
  leaf(name: string, text: string | number | undefined): void {
    if (text === undefined) return;
    const sentence = typeof text === 'number' ? `${text}` : escapeXml(text);
    this.text += `${this.indent()}<${name}>${sentence}</${name}>\n`;
  }

  /** An element around what `write` writes. */
  within(name: string, write: () => void): void {
    this.open(name);
    write();
    this.close();
  }

  /** What has gathered, once it is worth handing on. */
  *pieces(): Generator<Uint8Array> {
    if (this.text.length >= pieceLength) yield* this.rest();
  }

  /** Everything that has gathered. */
  *rest(): Generator<Uint8Array> {
    if (this.text === '') return;
    const bytes = encodeXml(this.text, this.encoding);
    this.text = '';
    yield bytes;
  }

  private indent(): string {
    return indents[this.depth] ?? '';
  }
}

const indents = Array.from({ length: 16 }, (_, depth) => ' '.repeat(depth));
