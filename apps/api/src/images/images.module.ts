import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { imageRoutes } from './image.routes.js';
import { ImageStore } from './image-store.js';

/** Pictures of articles, and of the company itself. */
@Module({
  imports: [JobsModule],
  controllers: [
    imageRoutes({ path: 'articles', view: 'catalog.view', manage: 'catalog.manage' }),
    imageRoutes({ path: 'companies/current', view: 'companies.view', manage: 'companies.manage' }),
  ],
  providers: [ImageStore],
  exports: [ImageStore],
})
export class ImagesModule {}
