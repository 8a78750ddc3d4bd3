import { bankStatements, movements, treasuryAccounts, treasuryEntries } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { AccountEntriesController } from './account-entries.controller.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { MovementsController } from './movements.controller.js';
import { ReadAccountEntriesHandler } from './read-account-entries.js';
import { ReadStatementLinesHandler } from './read-statement-lines.js';
import { ChangeTreasuryAccountBody, NewTreasuryAccountBody } from './treasury.bodies.js';

const movementReads = (path: string, kind: 'deposit' | 'withdrawal' | 'transfer') => [
  registerTotals({
    path,
    view: 'treasury.view',
    collection: movements,
    only: { kind },
    sum: ['amountMinor'],
    by: 'accountId',
  }),
  registerReads({
    path,
    view: 'treasury.view',
    collection: movements,
    only: { kind },
    csvColumns: [
      ...(['on', 'accountId', 'toAccountId', 'amountMinor', 'receivedMinor', 'rate'] as const),
      ...(['reference', 'description', 'status'] as const),
    ],
    references: {
      accountId: { collection: treasuryAccounts, field: 'name' },
      toAccountId: { collection: treasuryAccounts, field: 'name' },
    },
  }),
];

export const treasuryControllers = [
  ...movementReads('deposits', 'deposit'),
  ...movementReads('withdrawals', 'withdrawal'),
  ...movementReads('transfers', 'transfer'),
  AccountEntriesController,
  MovementsController,
  BankStatementsController,
  registerReads({
    path: 'treasury-accounts',
    view: 'treasury.view',
    collection: treasuryAccounts,
    csvColumns: [
      ...(['name', 'kind', 'currency', 'bank', 'accountNumber', 'nib', 'iban', 'swift'] as const),
      ...(['openingBalanceMinor', 'balanceMinor', 'closedThrough'] as const),
    ],
  }),
  registerCommands({
    path: 'treasury-accounts',
    manage: 'treasury.manage',
    newBody: NewTreasuryAccountBody,
    changeBody: ChangeTreasuryAccountBody,
    register: (body) => ({ type: 'RegisterTreasuryAccount', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeTreasuryAccount', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveTreasuryAccount', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreTreasuryAccount', id, ...expected }),
  }),
  registerReads({
    path: 'treasury-entries',
    view: 'treasury.view',
    collection: treasuryEntries,
    csvColumns: ['on', 'valueOn', 'accountId', 'kind', 'reference', 'description', 'amountMinor'],
    references: { accountId: { collection: treasuryAccounts, field: 'name' } },
  }),
  registerReads({
    path: 'bank-statements',
    view: 'treasury.view',
    collection: bankStatements,
    csvColumns: ['accountId', 'fileName', 'firstOn', 'lastOn', 'lineCount', 'matchedCount'],
    references: { accountId: { collection: treasuryAccounts, field: 'name' } },
  }),
];

export const treasuryProviders = [ReadAccountEntriesHandler, ReadStatementLinesHandler];
