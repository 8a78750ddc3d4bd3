/** One object of a file, without its number. */
export interface PdfObject {
  readonly id: number;
  /** In Latin-1, byte for byte. */
  readonly body: string;
}

/** A file as it is read to be put into another one. */
export interface PdfFile {
  /** All but the catalogue and the list of the pages, which each file has again. */
  readonly objects: readonly PdfObject[];
  /** What each page names as the list that it is in. */
  readonly listId: number;
  /** In their order. */
  readonly pageIds: readonly number[];
  /** Of the object that says the title and the author. */
  readonly infoId: number | undefined;
}

/**
 * The objects of a file that our own layout wrote: a classic table of references, and objects that
 * are not packed into streams.
 */
export function readPdf(bytes: Uint8Array): PdfFile {
  const text = latin1(bytes);
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const end = text.slice(start);
  const table = /^xref\s+0 (\d+)\s+/.exec(end);
  const rootId = idIn(end, 'Root');
  if (table === null || rootId === undefined) throw new Error('a PDF of unknown structure');
  const bodies = new Map<number, string>();
  for (let id = 0; id < Number(table[1]); id += 1) {
    // Each entry takes twenty characters: offset, generation, and whether it is in use.
    const at = table[0].length + id * 20;
    const entry = end.slice(at, at + 18);
    if (!entry.endsWith('n')) continue;
    const from = text.indexOf('obj', Number(entry.slice(0, 10))) + 'obj'.length;
    bodies.set(id, text.slice(from, endOf(text, from)).trim());
  }
  const listId = idIn(bodies.get(rootId) ?? '', 'Pages') ?? 0;
  const kids = /\/Kids \[([^\]]*)\]/.exec(bodies.get(listId) ?? '')?.[1] ?? '';
  return {
    objects: Array.from(bodies, ([id, body]) => ({ id, body })).filter(
      ({ id }) => id !== rootId && id !== listId,
    ),
    listId,
    pageIds: Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => Number(id)),
    infoId: idIn(end, 'Info'),
  };
}

const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/** Where an object ends; what is in its stream may read like anything. */
function endOf(text: string, from: number): number {
  const stream = text.indexOf('stream', from);
  const end = text.indexOf('endobj', from);
  if (stream < 0 || end < stream) return end;
  const length = Number(/\/Length (\d+)(?! 0 R)/.exec(text.slice(from, stream))?.[1] ?? 0);
  return text.indexOf('endobj', stream + length);
}

/** Which object an object names by the key. */
export function idIn(body: string, key: string): number | undefined {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** An object that names others by their numbers in the new file; streams stay as they are. */
export function renumbered(body: string, numbers: ReadonlyMap<number, number>): string {
  // What is said in a text may read like a number of an object.
  if (body.startsWith('(')) return body;
  const stream = body.indexOf('stream');
  const head = stream < 0 ? body : body.slice(0, stream);
  const moved = head.replace(/\b(\d+) 0 R\b/g, (_, id: string) => {
    return `${numbers.get(Number(id)) ?? 0} 0 R`;
  });
  return moved + (stream < 0 ? '' : body.slice(stream));
}
