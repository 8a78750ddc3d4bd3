import { parentPort, workerData } from 'node:worker_threads';
import { listBytes } from './list-bytes.js';
import type { ListPaper } from './list-paper.js';

const bytes = await listBytes(workerData as ListPaper);
parentPort?.postMessage(bytes, [bytes.buffer]);
