import { Module } from '@nestjs/common';
import { GetRowHandler } from './get-row.js';
import { ListRowsHandler } from './list-rows.js';
import { OwnWrites } from './own-writes.js';
import { ReadAfter } from './read-after.js';
import { ReadHistoryHandler } from './read-history.js';

/** Reading rows and histories, and waiting for what was just written. */
@Module({
  providers: [OwnWrites, ReadAfter, ListRowsHandler, GetRowHandler, ReadHistoryHandler],
  exports: [OwnWrites, ReadAfter],
})
export class ReadingModule {}
