export { SqliteEventStore, type SqliteEventStoreOptions } from './sqlite-event-store.js';
export { openDatabase } from './driver.js';
export type { Database, OpenDatabase, SqlValue, Statement } from './driver.js';
