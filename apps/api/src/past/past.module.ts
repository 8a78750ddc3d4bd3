import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { Looks } from './looks/looks.js';
import { Moments } from './moments.js';
import { PastController } from './past.controller.js';
import { DocumentEvents } from './replay/document-events.js';
import { ReplayFiles } from './replay/replay-files.js';
import { Replays } from './replay/replays.js';

/** Point-in-time views, and the replay of documents. */
@Module({
  imports: [DocumentsModule, ReadingModule],
  controllers: [PastController],
  providers: [Looks, Moments, DocumentEvents, Replays, ReplayFiles],
  exports: [Looks, Moments],
})
export class PastModule {}
