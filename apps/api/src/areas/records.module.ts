import { Module } from '@nestjs/common';
import { ErasuresModule } from '../erasures/erasures.module.js';
import { ImportingModule } from '../importing/importing.module.js';
import { InspectionModule } from '../inspection/inspection.module.js';
import { IntegrationsModule } from '../integrations/integrations.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JournalSearchModule } from '../journal-search/journal-search.module.js';
import { LiveModule } from '../live/live.module.js';
import { PastModule } from '../past/past.module.js';
import { TextRegistersModule } from '../registers/text-registers.module.js';
import { SearchModule } from '../search/search.module.js';

/** Records as a whole: found, imported, exported, followed, looked back at and erased. */
@Module({
  imports: [
    ErasuresModule,
    ImportingModule,
    InspectionModule,
    IntegrationsModule,
    JobsModule,
    JournalSearchModule,
    LiveModule,
    PastModule,
    SearchModule,
    TextRegistersModule,
  ],
})
export class RecordsArea {}
