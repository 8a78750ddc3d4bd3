import { parentPort, workerData } from 'node:worker_threads';
import { labelsBytes, type LabelsToDraw } from './labels-bytes.js';

const bytes = await labelsBytes(workerData as LabelsToDraw);
parentPort?.postMessage(bytes);
