/** One object of a file, without its number. */
interface PdfObject {
  readonly id: number;
  /** In Latin-1, byte for byte. */
  readonly body: string;
}

interface PdfFile {
  readonly objects: readonly PdfObject[];
  readonly rootId: number;
}

/**
 * Puts files one behind the other into one, each with its own fonts and stamps as it would be
 * printed alone. It reads what our own layout writes: a classic table of references, and objects
 * that are not packed into streams.
 */
export function mergePdfs(files: readonly Uint8Array[]): Uint8Array {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return only;
  const bodies: string[] = [];
  const pages: number[] = [];
  // The first two objects are the catalogue and the list of all pages.
  let taken = 2;
  for (const bytes of files) {
    const file = read(bytes);
    const numbers = new Map(file.objects.map(({ id }, index) => [id, taken + index + 1]));
    taken += file.objects.length;
    const ordered = pageIds(file);
    pages.push(...ordered.map((id) => numbers.get(id) ?? 0));
    const isPage = new Set(ordered);
    for (const { id, body } of file.objects) {
      const moved = renumbered(body, numbers);
      bodies.push(isPage.has(id) ? moved.replace(/\/Parent \d+ 0 R/, '/Parent 2 0 R') : moved);
    }
  }
  const kids = pages.map((id) => `${id} 0 R`).join(' ');
  const catalogue = '<<\n/Type /Catalog\n/Pages 2 0 R\n>>';
  const list = `<<\n/Type /Pages\n/Count ${pages.length}\n/Kids [${kids}]\n>>`;
  return written([catalogue, list, ...bodies]);
}

function read(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  const rootId = Number(/\/Root (\d+) 0 R/.exec(text.slice(start))?.[1]);
  if (table === null || Number.isNaN(rootId)) throw new Error('a PDF of unknown structure');
  const first = start + table[0].length;
  const objects: PdfObject[] = [];
  for (let id = 0; id < Number(table[1]); id += 1) {
    // Each entry takes twenty characters: offset, generation, and whether it is in use.
    const entry = text.slice(first + id * 20, first + id * 20 + 18);
    if (!entry.endsWith('n')) continue;
    const from = text.indexOf('obj', Number(entry.slice(0, 10))) + 'obj'.length;
    objects.push({ id, body: text.slice(from, endOf(text, from)).trim() });
  }
  return { objects, rootId };
}

/** Where an object ends; what is in its stream may read like anything. */
function endOf(text: string, from: number): number {
  const stream = text.indexOf('stream', from);
  const end = text.indexOf('endobj', from);
  if (stream < 0 || end < stream) return end;
  const length = Number(/\/Length (\d+)(?! 0 R)/.exec(text.slice(from, stream))?.[1] ?? 0);
  return text.indexOf('endobj', stream + length);
}

/** The pages of a file in their order. */
function pageIds({ objects, rootId }: PdfFile): readonly number[] {
  const bodyOf = (id: number): string => objects.find((each) => each.id === id)?.body ?? '';
  const listId = Number(/\/Pages (\d+) 0 R/.exec(bodyOf(rootId))?.[1]);
  const kids = /\/Kids \[([^\]]*)\]/.exec(bodyOf(listId))?.[1] ?? '';
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => Number(id));
}

/** An object that names others by their numbers in the new file; streams stay as they are. */
function renumbered(body: string, numbers: ReadonlyMap<number, number>): string {
  const stream = body.indexOf('stream');
  const head = stream < 0 ? body : body.slice(0, stream);
  const moved = head.replace(/\b(\d+) 0 R\b/g, (_, id: string) => {
    return `${numbers.get(Number(id)) ?? 0} 0 R`;
  });
  return moved + (stream < 0 ? '' : body.slice(stream));
}

function written(bodies: readonly string[]): Uint8Array {
  let text = '%PDF-1.3\n%\xff\xff\xff\xff\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += [`${index + 1} 0 obj`, body, 'endobj', ''].join('\n');
    return offset;
  });
  const size = bodies.length + 1;
  const start = text.length;
  text += [
    ...['xref', `0 ${size}`, '0000000000 65535 f '],
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `),
    ...['trailer', '<<', `/Size ${size}`, '/Root 1 0 R', '>>'],
    ...['startxref', String(start), '%%EOF', ''],
  ].join('\n');
  return Buffer.from(text, 'latin1');
}
