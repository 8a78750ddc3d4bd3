import { Module } from '@nestjs/common';
import { journalEntries } from '@balcao/projections';
import { commandHandlers } from '../commands/company-command.js';
import { registerReads } from '../registers/register-reads.js';
import { AccountingController } from './accounting.controller.js';
import { JournalEntriesController } from './journal-entries.controller.js';
import { PostingFileController } from './posting-file/posting-file.controller.js';

/** The chart of accounts and entries of one's own; what is posted is in reports. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/journal_entries',
      collection: journalEntries,
      csvColumns: [
        ...(['on', 'kind', 'description', 'reference', 'totalMinor', 'status'] as const),
        ...(['reversedOn', 'reason'] as const),
      ],
    }),
    AccountingController,
    JournalEntriesController,
    PostingFileController,
  ],
  providers: [...commandHandlers('accounting')],
})
export class AccountingModule {}
