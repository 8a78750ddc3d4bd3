import { bytesOf } from './file-bytes.js';
import { columnWidths, listDefinition, listFeet, listPart } from './list-definition.js';
import { rowCount, rowsOf, type ListPaper, type ListRow } from './list-paper.js';
import { PdfBinding } from './pdf-binding.js';

/** Rows that are laid out at once: what they take while they are grows with them. */
export const partRows = 2_000;

interface Laying {
  readonly rowsOfPart?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A list as a PDF file, in this thread. A long one is laid out part by part, so that what it takes
 * of memory is a part's; each part ends with a full page, and the next goes on with the row behind.
 * Of how many pages the whole is comes out with the last one, so that what stands at their feet is
 * laid over them in the end.
 */
export async function listBytes(
  list: ListPaper,
  { rowsOfPart = partRows, signal }: Laying = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const widths = columnWidths(list);
  const rows = rowsOf(list);
  let left = rowCount(list);
  if (left <= rowsOfPart) {
    const whole = { rows: [...rows], widths, isFirst: true, isLast: true };
    // In memory of its own, so that it can move to another thread.
    return new Uint8Array(await bytesOf(listDefinition(list, whole)));
  }
  const binding = new PdfBinding();
  let behind: readonly ListRow[] = [];
  while (left > 0) {
    signal?.throwIfAborted();
    const part = [...behind, ...next(rows, rowsOfPart - behind.length)];
    const [isFirst, isLast] = [binding.pageCount === 0, part.length === left];
    const laid = new LaidRows();
    const definition = listPart(list, { rows: part, widths, isFirst, isLast });
    const bytes = await bytesOf({ ...definition, pageBreakBefore: laid.note });
    const full = isLast ? undefined : laid.fullPages;
    binding.add(bytes, { ...(full && { pages: full.pages }), isNaming: isFirst });
    behind = full === undefined ? [] : part.slice(full.rows);
    left -= part.length - behind.length;
  }
  binding.stamp(await bytesOf(listFeet(list, binding.pageCount)));
  return binding.bytes();
}

/** On which pages the last rows of a part came to lie. */
class LaidRows {
  #page = 0;
  #row = 0;
  #isKnown = false;

  /** Notes the page of a row that is named by its place; no page is broken for it. */
  readonly note = ({ id, pageNumbers: [page = 0] }: Noted): boolean => {
    if (id === undefined || page <= this.#page) return false;
    // Of the first that is noted it is not known whether it is the first of its page.
    this.#isKnown = this.#page > 0;
    this.#page = page;
    this.#row = Number(id);
    return false;
  };

  /** The pages before the last one, and the rows on them; undefined where it cannot be known. */
  get fullPages(): { readonly pages: number; readonly rows: number } | undefined {
    return this.#isKnown ? { pages: this.#page - 1, rows: this.#row } : undefined;
  }
}

interface Noted {
  readonly id?: string | undefined;
  readonly pageNumbers: readonly number[];
}

function next<T>(rows: Iterator<T>, count: number): readonly T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { value, done } = rows.next();
    if (done === true) break;
    taken.push(value);
  }
  return taken;
}
