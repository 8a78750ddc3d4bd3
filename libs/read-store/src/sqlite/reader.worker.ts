import { parentPort, workerData } from 'node:worker_threads';
import { isAskedToStop } from '@balcao/sqlite';
import { RowsNotReady, StoreUnavailable, UnsupportedQuery } from '../errors.js';
import { asPortError } from './failures.js';
import { openQueries } from './past/moment-file.js';
import { receivedCollection } from './reader-messages.js';
import type { ReadFailure, ReadReply, ReadRequest, ReaderData } from './reader-messages.js';

const { path, stop } = workerData as ReaderData;
const { db, queries } = openQueries(path);

parentPort?.on('message', (request: ReadRequest | 'close') => {
  if (request === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  if (!isAskedToStop(stop)) parentPort?.postMessage(replyTo(request));
});

function replyTo(request: ReadRequest): ReadReply {
  const { number } = request;
  try {
    return { number, json: JSON.stringify(answer(request)) };
  } catch (error) {
    return { number, error: described(asPortError(error)) };
  }
}

function answer({ collection: sent, partition, read }: ReadRequest): unknown {
  const collection = receivedCollection(sent);
  switch (read.kind) {
    case 'get':
      return queries.get(collection, partition, read.id);
    case 'getMany':
      return queries.getMany(collection, partition, read.ids);
    case 'find':
      return queries.find(collection, partition, read.query);
    case 'count':
      return queries.count(collection, partition, read.query);
    case 'group':
      return queries.group(collection, partition, read.query);
  }
}

function described(error: unknown): ReadFailure {
  if (error instanceof UnsupportedQuery) {
    return { name: error.name, message: error.why, subject: error.subject };
  }
  if (error instanceof RowsNotReady) {
    return { name: error.name, message: error.message, subject: error.field };
  }
  if (error instanceof StoreUnavailable) {
    return { name: error.name, message: error.message, subject: error.fault ?? '' };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { name: 'Error', message, subject: '' };
}
