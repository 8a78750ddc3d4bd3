import { Module } from '@nestjs/common';
import { ListViews } from './list-views.js';
import { ViewsController } from './views.controller.js';

/** Saved views of lists. */
@Module({
  controllers: [ViewsController],
  providers: [ListViews],
})
export class ViewsModule {}
