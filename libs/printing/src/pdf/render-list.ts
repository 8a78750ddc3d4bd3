import { DrawnApart } from './drawn-apart.js';
import { listBytes, partRows } from './list-bytes.js';
import { rowCount, type ListPaper } from './list-paper.js';

const drawn = (): DrawnApart<ListPaper> =>
  new DrawnApart(new URL('./list.worker.js', import.meta.url), (list, signal) =>
    listBytes(list, { signal }),
  );

/** Nobody's page or two waits for somebody's thousand. */
const [short, long] = [drawn(), drawn()];

/**
 * A list as a PDF file, apart from what answers requests: thousands of rows take seconds. Its rows
 * move into the thread, and are not there any more behind it.
 */
export function renderList(list: ListPaper, signal?: AbortSignal): Promise<Uint8Array> {
  const moved = list.rows.map(({ bytes }) => bytes.buffer);
  return (rowCount(list) <= partRows ? short : long).draw(list, signal, moved);
}
