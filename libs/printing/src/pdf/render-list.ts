import { DrawnApart } from './drawn-apart.js';
import { listBytes } from './file-bytes.js';
import type { ListPaper } from './list-paper.js';

const lists = new DrawnApart(new URL('./list.worker.js', import.meta.url), listBytes);

/** A list as a PDF file, apart from what answers requests: thousands of rows take seconds. */
export const renderList = (list: ListPaper, signal?: AbortSignal): Promise<Uint8Array> =>
  lists.draw(list, signal);
