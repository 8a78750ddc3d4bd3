import { SaxesParser } from 'saxes';
import { BytesDecoder } from './bytes-decoder.js';
import { faultOf, type XmlFault } from './xml-fault.js';
import { withoutPrefix } from './xml-tree.js';

/** Where in a file something stands; both count from 1. */
export interface XmlPlace {
  readonly line: number;
  readonly column: number;
}

/** Called with the parts of a file as it is read. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: () => void;
}

/** Why a file cannot be read on: no XML from here. */
export class XmlBroken extends Error {
  constructor(
    readonly place: XmlPlace,
    readonly fault: XmlFault,
    /** Of an element or an encoding, where it is about one. */
    readonly about = '',
  ) {
    super(`${place.line}:${place.column} ${fault} ${about}`);
    this.name = 'XmlBroken';
  }
}

/** Elements within one another; the deepest of a fiscal file is a tenth of it. */
export const elementsWithinMax = 100;
/** Characters between one tag and the next, which the parser holds until it is there. */
export const charactersApartMax = 1_000_000;

/** Bytes in which the declaration with the encoding is looked for. */
const declarationBytes = 256;

/**
 * Reads XML of any size piece by piece, in the encoding that it names; `place` tells a handler
 * where the parser is. A document type is refused: such files have none, and it could name other
 * files. So is what would fill the memory: elements within elements, and a text without an end.
 * Throws `XmlBroken`.
 */
export class XmlStream {
  private readonly parser = new SaxesParser();
  private decoder: BytesDecoder | undefined;
  private depth = 0;
  /** Characters since the last tag, by the piece. */
  private apart = 0;

  constructor(handler: XmlHandler) {
    this.parser.on('error', (error) => {
      const { fault, name } = faultOf(sentenceOf(error));
      throw new XmlBroken(this.place, fault, name);
    });
    this.parser.on('doctype', () => {
      throw new XmlBroken(this.place, 'doctype');
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      this.apart = 0;
      this.depth += 1;
      if (this.depth > elementsWithinMax) throw new XmlBroken(this.place, 'tooDeep');
      handler.open(withoutPrefix(name), attributes);
    });
    this.parser.on('text', handler.text);
    this.parser.on('cdata', handler.text);
    this.parser.on('closetag', () => {
      this.apart = 0;
      this.depth -= 1;
      handler.close();
    });
  }

  get place(): XmlPlace {
    return { line: this.parser.line, column: this.parser.column + 1 };
  }

  async read(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of bytes) {
      const decoder = (this.decoder ??= this.decoderOf(piece));
      this.write(decoder.decode(piece, { stream: true }));
    }
    this.write(this.decoder?.decode() ?? '');
    this.parser.close();
  }

  private write(text: string): void {
    if (text === '') return;
    this.apart += text.length;
    this.parser.write(text);
    if (this.apart > charactersApartMax) throw new XmlBroken(this.place, 'tooLong');
  }

  /** By the mark at the beginning or the declaration; UTF-8 where neither says. */
  private decoderOf(first: Uint8Array): BytesDecoder {
    const [a, b] = first;
    if (a === 0xff && b === 0xfe) return new BytesDecoder('utf-16le');
    const start = new TextDecoder('latin1').decode(first.subarray(0, declarationBytes));
    const named = /^(?:ï»¿)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
    try {
      return new BytesDecoder(named ?? 'utf-8');
    } catch {
      throw new XmlBroken({ line: 1, column: 1 }, 'encoding', named);
    }
  }
}

/** The parser's sentence without the place, which we tell ourselves. */
const sentenceOf = ({ message }: Error) => message.replace(/^(?:[^:]*:)?\d+:\d+: /, '');
