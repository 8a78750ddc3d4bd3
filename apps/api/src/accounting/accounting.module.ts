import { Module } from '@nestjs/common';
import { fixedAssets, journalEntries } from '@balcao/projections';
import { commandHandlers } from '../commands/company-command.js';
import { registerReads } from '../registers/register-reads.js';
import { AccountingController } from './accounting.controller.js';
import { FixedAssetsController } from './fixed-assets.controller.js';
import { JournalEntriesController } from './journal-entries.controller.js';
import { PostingFileController } from './posting-file/posting-file.controller.js';

/** The chart of accounts and entries of one's own; what is posted is in reports. */
@Module({
  controllers: [
    // Before the list, whose routes take an id.
    FixedAssetsController,
    registerReads({
      list: 'commercial/fixed_assets',
      collection: fixedAssets,
      csvColumns: [
        ...(['code', 'name', 'classId', 'acquiredOn', 'rate', 'costMinor'] as const),
        ...(['depreciatedMinor', 'netMinor', 'status', 'disposedOn', 'proceedsMinor'] as const),
        ...(['resultMinor', 'reference', 'location'] as const),
      ],
      sums: ['costMinor', 'depreciatedMinor', 'netMinor'],
      counts: ({ status }) => status === 'active',
    }),
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
