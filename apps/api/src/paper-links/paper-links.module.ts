import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { PaperLinksController } from './paper-links.controller.js';

/** Links that show documents to who has them. */
@Module({
  imports: [IdentityModule, LimitsModule, ReadingModule],
  controllers: [PaperLinksController],
})
export class PaperLinksModule {}
