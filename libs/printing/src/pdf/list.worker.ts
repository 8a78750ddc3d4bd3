import { parentPort, workerData } from 'node:worker_threads';
import type { ListPaper } from './list-paper.js';
import { listBytes } from './file-bytes.js';

const bytes = await listBytes(workerData as ListPaper);
parentPort?.postMessage(bytes);
