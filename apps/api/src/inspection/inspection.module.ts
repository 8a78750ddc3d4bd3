import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { InspectionPacksController } from './inspection-packs.controller.js';

/** Packs of documents for inspectors. */
@Module({
  imports: [JobsModule],
  controllers: [InspectionPacksController],
})
export class InspectionModule {}
