import { Module } from '@nestjs/common';
import { LabelsController } from './labels.controller.js';

/** Labels of articles. */
@Module({
  controllers: [LabelsController],
})
export class LabelsModule {}
