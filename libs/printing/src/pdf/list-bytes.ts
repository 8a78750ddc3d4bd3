import { bytesOf } from './file-bytes.js';
import { columnWidths, listDefinition, listFeet, listPart } from './list-definition.js';
import { rowsOf, type ListPaper, type ListRow } from './list-paper.js';
import { PdfBinding } from './pdf-binding.js';
import { rowsThatFit } from './rows-that-fit.js';

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
  const parts = new Parts(rowsThatFit(rowsOf(list), widths), rowsOfPart);
  const binding = new PdfBinding();
  for (let isFirst = true, isLast = false; !isLast; isFirst = false) {
    signal?.throwIfAborted();
    const rows = parts.next();
    isLast = parts.isDone;
    if (isFirst && isLast) {
      const whole = await bytesOf(listDefinition(list, { rows, widths, isFirst, isLast }));
      // In memory of its own, so that it can move to another thread.
      return new Uint8Array(whole);
    }
    const laid = new LaidRows();
    const definition = listPart(list, { rows, widths, isFirst, isLast });
    const bytes = await bytesOf({ ...definition, pageBreakBefore: laid.note });
    const full = isLast ? undefined : laid.fullPages;
    binding.add(bytes, { ...(full && { pages: full.pages }), isNaming: isFirst });
    if (full !== undefined) parts.putBack(rows.slice(full.rows));
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

/** The rows of a list, some thousand at once. */
class Parts {
  #ahead: ListRow[] = [];
  #isRead = false;

  constructor(
    private readonly rows: Iterator<ListRow, unknown>,
    private readonly size: number,
  ) {}

  /** Whether no row is left. */
  get isDone(): boolean {
    this.#read(1);
    return this.#ahead.length === 0;
  }

  next(): readonly ListRow[] {
    this.#read(this.size);
    return this.#ahead.splice(0, this.size);
  }

  /** Rows that go with the next part. */
  putBack(rows: readonly ListRow[]): void {
    this.#ahead.unshift(...rows);
  }

  #read(count: number): void {
    while (!this.#isRead && this.#ahead.length < count) {
      const read = this.rows.next();
      if (read.done === true) this.#isRead = true;
      else this.#ahead.push(read.value);
    }
  }
}
