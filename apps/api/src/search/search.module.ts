import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchEverythingHandler } from './search-everything.js';

/** Search across lists. */
@Module({
  controllers: [SearchController],
  providers: [SearchEverythingHandler],
})
export class SearchModule {}
