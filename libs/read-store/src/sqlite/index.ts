export { openReaderPool } from './reader-pool.js';
export type { ReaderPool, ReaderPoolOptions } from './reader-pool.js';
export { SqliteReadStore } from './sqlite-read-store.js';
export { openRowReader } from './row-reader.js';
export { openMoment } from './past/moment-rows.js';
export type { MomentOptions, MomentRows } from './past/moment-rows.js';
