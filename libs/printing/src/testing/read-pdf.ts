import { inflateSync } from 'node:zlib';

/** A piece of text where a page shows it, in points from the top left. */
export interface ShownText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly end: number;
}

interface ReadFont {
  readonly texts: ReadonlyMap<number, string>;
  readonly widthOf: (glyph: number) => number;
}

/** What a person reads on the pages of a file of ours: glyphs by the tables of their fonts. */
export function readPdfTexts(bytes: Uint8Array): readonly ShownText[] {
  const file = Buffer.from(bytes).toString('latin1');
  const bodies = new Map<number, string>();
  for (const [, id, body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    bodies.set(Number(id), body);
  }
  const bodyOf = (id: string | undefined): string => bodies.get(Number(id)) ?? '';
  const fonts = new Map<string, ReadFont>();
  const fontOf = (id: string): ReadFont => {
    const known = fonts.get(id) ?? readFont(bodyOf(id), bodyOf);
    fonts.set(id, known);
    return known;
  };
  const pages = [...bodies.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.flatMap((page, at) => {
    const resources = bodyOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const ids = new Map(
      Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, id]),
    );
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)?.[1]);
    const content = streamOf(bodyOf(/\/Contents (\d+) 0 R/.exec(page)?.[1])).toString('latin1');
    return shownIn(content, (name) => fontOf(ids.get(name) ?? '')).map(({ y, ...shown }) => ({
      ...shown,
      y: height - y,
      page: at + 1,
    }));
  });
}

function shownIn(content: string, fontOf: (name: string) => ReadFont) {
  const shown: { text: string; x: number; y: number; end: number }[] = [];
  for (const [, block = ''] of content.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const [, x = '', y = ''] = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/.exec(block) ?? [];
    const [, name = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
    const { texts, widthOf } = fontOf(name);
    let text = '';
    let width = 0;
    for (const [, glyphs = ''] of block.matchAll(/<([0-9a-f]+)>/gi)) {
      for (const [each] of glyphs.matchAll(/.{4}/g)) {
        const glyph = Number.parseInt(each, 16);
        text += texts.get(glyph) ?? '';
        width += (widthOf(glyph) / 1_000) * Number(size);
      }
    }
    shown.push({ text, x: Number(x), y: Number(y), end: Number(x) + width });
  }
  return shown;
}

function readFont(body: string, bodyOf: (id: string | undefined) => string): ReadFont {
  const map = streamOf(bodyOf(/\/ToUnicode (\d+) 0 R/.exec(body)?.[1])).toString('latin1');
  const texts = new Map<number, string>();
  const ranges = /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi;
  for (const [, from = '', list = ''] of map.matchAll(ranges)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = Array.from(hex.matchAll(/[0-9a-f]{4}/gi), ([unit]) =>
        Number.parseInt(unit, 16),
      );
      texts.set(Number.parseInt(from, 16) + at, String.fromCharCode(...units));
    }
  }
  const descendant = bodyOf(/\/DescendantFonts \[(\d+) 0 R/.exec(body)?.[1]);
  const widths = new Map<number, number>();
  const listed = /\/W \[([\s\S]*)\]/.exec(descendant)?.[1] ?? '';
  for (const [, from = '', list = ''] of listed.matchAll(/(\d+) \[([^\]]*)\]/g)) {
    for (const [at, width] of list.trim().split(/\s+/).entries()) {
      widths.set(Number(from) + at, Number(width));
    }
  }
  return { texts, widthOf: (glyph) => widths.get(glyph) ?? 0 };
}

function streamOf(body: string): Buffer {
  const begin = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(begin, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}
