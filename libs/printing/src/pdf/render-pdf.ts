import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Paper } from '../paper/index.js';
import { paperBytes } from './file-bytes.js';
import { KeptPapers } from './kept-papers.js';
import { PaperThread } from './paper-thread.js';

const entry = new URL('./paper.worker.js', import.meta.url);
const isBuilt = existsSync(fileURLToPath(entry));

/** Between two papers that somebody prints; loading what draws them takes half a second. */
const restMs = 60_000;
const thread = new PaperThread(entry, restMs);
/** From noting a copy to fetching its file is a moment. */
const kept = new KeptPapers({ keptMs: 60_000, bytesMax: 32_000_000 });

/**
 * The paper as a PDF file. It is laid out in a thread of its own; from sources, where there is no
 * compiled thread, it is not.
 */
export const renderPdf = (paper: Paper): Promise<Uint8Array> =>
  kept.of(paper, isBuilt ? (each) => thread.draw(each) : paperBytes);
