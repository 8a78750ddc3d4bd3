import { parentPort, workerData } from 'node:worker_threads';
import { checkBackup } from './check-backup.js';

parentPort?.postMessage(await checkBackup(workerData as string, new AbortController().signal));
