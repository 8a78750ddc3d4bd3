import { Module } from '@nestjs/common';
import { JournalEventController } from './journal-event.controller.js';
import { JournalController } from './journal.controller.js';

/** The journal as an auditor looks through it. */
@Module({
  controllers: [JournalController, JournalEventController],
})
export class JournalSearchModule {}
