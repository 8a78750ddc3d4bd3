import { describe, expect, it } from '@jest/globals';
import { bytesOf } from './file-bytes.js';
import { PdfBinding } from './pdf-binding.js';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const count = (bytes: Uint8Array, what: RegExp): number => textOf(bytes).match(what)?.length ?? 0;
const pagesOf = (bytes: Uint8Array): number => count(bytes, /\/Type \/Page\b/g);

/** A file with one page for each word. */
const file = (...words: readonly string[]) =>
  bytesOf({
    info: { title: words.join(' ') },
    content: words.map((text, at) => ({ text, ...(at > 0 && { pageBreak: 'before' as const }) })),
  });

/** Where the table of references says that an object is, and what is there. */
function entriesOf(bytes: Uint8Array): readonly (readonly [number, string])[] {
  const text = textOf(bytes);
  const start = Number(/startxref\s+(\d+)/.exec(text)?.[1]);
  const entries = text.slice(start).match(/\d{10} 00000 n/g) ?? [];
  return entries.map((entry, index) => {
    const offset = Number(entry.slice(0, 10));
    return [index + 1, text.slice(offset, offset + `${index + 1} 0 obj`.length)];
  });
}

describe('files that are bound into one', () => {
  it('give as many of their first pages as are asked for, without what the others hold', async () => {
    const [whole, one] = [new PdfBinding(), new PdfBinding()];
    whole.add(await file('rice', 'oil'));
    one.add(await file('rice', 'oil'), { pages: 1 });
    const files = [whole.bytes(), one.bytes()];
    expect(files.map(pagesOf)).toEqual([2, 1]);
    const objects = files.map((bytes) => count(bytes, /\d+ 0 obj/g));
    // The page, what is drawn on it, and what it is drawn with.
    expect((objects[0] ?? 0) - (objects[1] ?? 0)).toBe(3);
  });

  it('are called as the one that names them, or not at all', async () => {
    const [named, nameless] = [new PdfBinding(), new PdfBinding()];
    named.add(await file('rice'));
    named.add(await file('5 0 R'), { isNaming: true });
    nameless.add(await file('rice'));
    const text = textOf(named.bytes());
    const id = /\/Info (\d+) 0 R/.exec(text)?.[1];
    expect(text).toMatch(new RegExp(`\\b${id} 0 obj\n<<\n/Producer`));
    expect(text).toContain('(5 0 R)');
    expect(textOf(nameless.bytes())).not.toContain('/Info');
  });

  it('bear the stamps of another file, page by page, drawn over them as they are', async () => {
    const binding = new PdfBinding();
    binding.add(await file('rice', 'oil'));
    binding.add(await file('milk'));
    binding.stamp(await file('1 of 3', '2 of 3', '3 of 3'));
    const bytes = binding.bytes();
    expect(pagesOf(bytes)).toBe(3);
    const forms = Array.from(
      textOf(bytes).matchAll(/(\d+) 0 obj\n<<\n\/Type \/XObject\n\/Subtype \/Form/g),
      ([, id]) => id,
    );
    const stamps = Array.from(textOf(bytes).matchAll(/\/Stamp (\d+) 0 R/g), ([, id]) => id);
    expect(stamps).toEqual(forms);
    expect(stamps).toHaveLength(3);
    expect(count(bytes, /\/Contents \[\d+ 0 R \d+ 0 R \d+ 0 R\]/g)).toBe(3);
    expect(entriesOf(bytes).map(([, found]) => found)).toEqual(
      entriesOf(bytes).map(([id]) => `${id} 0 obj`),
    );
  });

  it('bear no more stamps than they have pages', async () => {
    const binding = new PdfBinding();
    binding.add(await file('rice'));
    const stamps = await file('1 of 1', '2 of 1');
    expect(() => {
      binding.stamp(stamps);
    }).toThrow('more stamps than pages');
  });

  it('are read where they are of the structure that our layout writes', () => {
    expect(() => {
      new PdfBinding().add(Buffer.from('%PDF-1.7\nnothing'));
    }).toThrow('unknown structure');
  });
});
