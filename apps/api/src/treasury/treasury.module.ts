import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { treasuryAccountRegister } from '@balcao/domain';
import { bankStatements, movements, treasuryAccounts, treasuryEntries } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { AccountEntriesController } from './account-entries.controller.js';
import { BankFiles } from './bank-files.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { MovementsController } from './movements.controller.js';
import { ReadAccountEntriesHandler } from './read-account-entries.js';
import { ReadStatementLinesHandler } from './read-statement-lines.js';
import { StatementRecordsController } from './statement-records.controller.js';
import { SuggestLineSettlementsHandler } from './suggest-line-settlements.js';

const movementReads = (list: `commercial/${'deposit' | 'withdrawal' | 'transfer'}`) => [
  registerTotals({
    list,
    collection: movements,
    sum: ['amountMinor'],
    by: 'accountId',
  }),
  registerReads({
    list,
    collection: movements,
    csvColumns: [
      ...(['on', 'accountId', 'toAccountId', 'amountMinor', 'receivedMinor', 'rate'] as const),
      ...(['reference', 'description', 'status'] as const),
    ],
  }),
];

/** Treasury accounts, movements of money and bank statements. */
@Module({
  controllers: [
    ...movementReads('commercial/deposit'),
    ...movementReads('commercial/withdrawal'),
    ...movementReads('commercial/transfer'),
    AccountEntriesController,
    MovementsController,
    BankStatementsController,
    StatementRecordsController,
    registerReads({
      list: 'commercial/treasury_account',
      collection: treasuryAccounts,
      csvColumns: [
        ...(['name', 'kind', 'currency', 'bank', 'accountNumber', 'nib', 'iban', 'swift'] as const),
        ...(['openingBalanceMinor', 'balanceMinor', 'closedThrough'] as const),
      ],
    }),
    plainCommands('commercial/treasury_account', treasuryAccountRegister),
    registerReads({
      list: 'treasury-entries',
      collection: treasuryEntries,
      csvColumns: ['on', 'valueOn', 'accountId', 'kind', 'reference', 'description', 'amountMinor'],
    }),
    registerReads({
      list: 'bank-statements',
      collection: bankStatements,
      csvColumns: ['accountId', 'fileName', 'firstOn', 'lastOn', 'lineCount', 'matchedCount'],
    }),
  ],
  providers: [
    ...commandHandlers('treasury'),
    ...commandHandlers('reconciling'),
    ...[BankFiles, ReadAccountEntriesHandler, ReadStatementLinesHandler],
    SuggestLineSettlementsHandler,
  ],
})
export class TreasuryModule {}
