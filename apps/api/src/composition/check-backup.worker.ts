import { parentPort, workerData } from 'node:worker_threads';
import { checkBackup, type BackupThreadData } from './check-backup.js';
import { isAskedToStop } from '@balcao/sqlite';

const { folder, stop } = workerData as BackupThreadData;
const abort = new AbortController();

const look = (): void => {
  if (isAskedToStop(stop)) abort.abort();
};

parentPort?.postMessage(await checkBackup(folder, abort.signal, look));
