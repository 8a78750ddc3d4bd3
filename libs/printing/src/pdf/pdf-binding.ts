import { idIn, readPdf, renumbered, type PdfFile, type PdfObject } from './pdf-objects.js';

/** What of a file is bound. */
interface Bound {
  /** How many of its pages, from the first on; all without it. */
  readonly pages?: number;
  /** Whether the whole is called as this file is. */
  readonly isNaming?: boolean;
}

/** A page, written last: what is stamped on it may not be known before. */
interface BoundPage {
  readonly page: PdfObject;
  readonly resources: PdfObject;
}

const header = '%PDF-1.3\n%\xff\xff\xff\xff\n';
/** Objects that every file has, by number. */
const catalogueId = 1;
const listId = 2;

/**
 * Joins files into one, in their order, each with its own fonts as it would be printed by itself.
 * Each is read when it is added and then released: only its bytes are held.
 */
export class PdfBinding {
  readonly #pieces = [Buffer.from(header, 'latin1')];
  readonly #offsets: number[] = [];
  readonly #pages: BoundPage[] = [];
  #length = header.length;
  #taken = listId;
  #infoId: number | undefined;
  #stamped = 0;

  get pageCount(): number {
    return this.#pages.length;
  }

  add(bytes: Uint8Array, { pages, isNaming = false }: Bound = {}): void {
    const file = readPdf(bytes);
    const { numbered, numbers } = this.#number(file, left(file, pages));
    const byId = new Map(numbered.map((object) => [object.id, object]));
    for (const pageId of file.pageIds.slice(0, pages)) {
      const page = known(byId, numbers.get(pageId));
      const resources = known(byId, idIn(page.body, 'Resources'));
      this.#pages.push({ page, resources });
      byId.delete(page.id);
      byId.delete(resources.id);
    }
    this.#write([...byId.values()]);
    if (isNaming && file.infoId !== undefined) this.#infoId = numbers.get(file.infoId);
  }

  /** Lays each page of the file over one that was bound, in order: over pages without pictures. */
  stamp(bytes: Uint8Array): void {
    const file = readPdf(bytes);
    // Their pages are none any more: what is drawn on them is drawn on others.
    const { numbered, numbers } = this.#number(file, new Set(file.pageIds));
    const byId = new Map(numbered.map((object) => [object.id, object]));
    const pages = new Map(file.objects.map((object) => [object.id, object]));
    const around = [(this.#taken += 1), (this.#taken += 1)] as const;
    for (const pageId of file.pageIds) {
      const stamp = renumbered(known(pages, pageId).body, numbers);
      const content = known(byId, idIn(stamp, 'Contents'));
      const bound = this.#pages[this.#stamped];
      if (bound === undefined) throw new Error('there are more stamps than pages');
      this.#pages[this.#stamped] = stamped(bound, content.id, around);
      this.#stamped += 1;
      byId.set(content.id, { id: content.id, body: asForm(content.body, stamp) });
    }
    const [before, behind] = around;
    this.#write([
      ...byId.values(),
      { id: before, body: streamOf('q') },
      { id: behind, body: streamOf('Q /Stamp Do') },
    ]);
  }

  /** The whole, once all is added. */
  bytes(): Uint8Array<ArrayBuffer> {
    const kids = this.#pages.map(({ page }) => `${page.id} 0 R`).join(' ');
    this.#write([
      ...this.#pages.flatMap(({ page, resources }) => [page, resources]),
      { id: catalogueId, body: `<<\n/Type /Catalog\n/Pages ${listId} 0 R\n>>` },
      { id: listId, body: `<<\n/Type /Pages\n/Count ${this.pageCount}\n/Kids [${kids}]\n>>` },
    ]);
    const table = Buffer.from(this.#table(), 'latin1');
    const whole = new Uint8Array(this.#length + table.length);
    let at = 0;
    for (const piece of [...this.#pieces, table]) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  /** The objects of a file under the next numbers. */
  #number(file: PdfFile, without: ReadonlySet<number> = new Set()) {
    const kept = file.objects.filter(({ id }) => !without.has(id));
    const numbers = new Map(kept.map(({ id }) => [id, (this.#taken += 1)]));
    numbers.set(file.listId, listId);
    const numbered = kept.map(({ id, body }): PdfObject => ({
      id: numbers.get(id) ?? 0,
      body: renumbered(body, numbers),
    }));
    return { numbered, numbers };
  }

  #write(objects: readonly PdfObject[]): void {
    const texts = objects.map(({ id, body }) => {
      const text = `${id} 0 obj\n${body}\nendobj\n`;
      this.#offsets[id] = this.#length;
      this.#length += text.length;
      return text;
    });
    this.#pieces.push(Buffer.from(texts.join(''), 'latin1'));
  }

  #table(): string {
    const size = this.#taken + 1;
    const offsets = this.#offsets.slice(1);
    return [
      ...['xref', `0 ${size}`, '0000000000 65535 f '],
      ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `),
      ...['trailer', '<<', `/Size ${size}`, `/Root ${catalogueId} 0 R`],
      ...(this.#infoId === undefined ? [] : [`/Info ${this.#infoId} 0 R`]),
      ...['>>', 'startxref', String(this.#length), '%%EOF', ''],
    ].join('\n');
  }
}

/** What is left of a file of which not all pages are bound: the others, with what is on them. */
function left({ objects, pageIds }: PdfFile, pages?: number): ReadonlySet<number> {
  const ids = new Set(pages === undefined ? [] : pageIds.slice(pages));
  const others = objects.filter(({ id }) => ids.has(id));
  return new Set([
    ...ids,
    ...others.flatMap(({ body }) => [idIn(body, 'Contents') ?? 0, idIn(body, 'Resources') ?? 0]),
  ]);
}

function known(objects: ReadonlyMap<number, PdfObject>, id: number | undefined): PdfObject {
  const found = id === undefined ? undefined : objects.get(id);
  if (found === undefined) throw new Error('a PDF of unknown structure');
  return found;
}

/** What is drawn on a page, to be drawn on another one as it is. */
function asForm(content: string, page: string): string {
  const box = /\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '';
  const resources = `/Resources ${idIn(page, 'Resources') ?? 0} 0 R`;
  const form = ['<<', '/Type /XObject', '/Subtype /Form', `/BBox [${box}]`, resources];
  return content.replace('<<', () => form.join('\n'));
}

/** A page under its stamp, which begins where nothing is moved or turned any more. */
const stamped = (
  { page, resources }: BoundPage,
  stampId: number,
  [before, behind]: readonly [number, number],
): BoundPage => ({
  page: {
    id: page.id,
    body: page.body.replace(
      /\/Contents (\d+ 0 R)/,
      (_, content: string) => `/Contents [${before} 0 R ${content} ${behind} 0 R]`,
    ),
  },
  resources: {
    id: resources.id,
    body: resources.body.replace(/>>$/, () => `/XObject <<\n/Stamp ${stampId} 0 R\n>>\n>>`),
  },
});

const streamOf = (text: string): string =>
  `<<\n/Length ${text.length}\n>>\nstream\n${text}\nendstream`;
