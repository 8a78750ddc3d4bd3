import { Module } from '@nestjs/common';
import { BooksCheckController } from './books-check.controller.js';

/** The check of the read models against the books, for operators. */
@Module({
  controllers: [BooksCheckController],
})
export class BooksModule {}
