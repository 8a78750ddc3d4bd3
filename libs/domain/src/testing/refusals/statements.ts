import type { Command } from '../../commands.js';
import { entryId, MATCH_ENTRIES_MAX, STATEMENT_LINES_MAX } from '../../treasury/index.js';
import { aShopWithTill } from '../tills.js';
import { after, refused, within, type RefusalTable } from './table.js';
import { today, deposited, closed, bankIsClosed } from './moved-money.js';

type Table = Pick<
  RefusalTable<'treasury'>,
  | 'ImportBankStatement'
  | 'UndoBankStatement'
  | 'RecordStatementLine'
  | 'MatchStatementLine'
  | 'UnmatchStatementLine'
>;

const first = { id: 'file1', line: 0 };
const fee = { on: today, description: 'Comissão', amountMinor: -10_000, reference: '' };
const income = { ...fee, description: 'Depósito', amountMinor: 10_000 };
const file = { id: 'file1', accountId: 'bank', lines: [fee, income] };
const imported: Command = { type: 'ImportBankStatement', ...file };
/** The deposit is the first that happened after the shop was there. */
const revision = aShopWithTill().length;
const ofMove = entryId(revision);
const matched: Command = { type: 'MatchStatementLine', ...first, entryId: ofMove };
const head = { head: { revision: 1000, hash: '' } };
const lines = <W extends object>(more: W) => [
  refused({ id: 'none', line: 0, ...more }, 'treasury.statementNotFound', '', { id: 'none' }),
  ...after(
    [imported],
    refused({ id: 'file1', line: 2, ...more }, 'treasury.lineNotFound', '', { line: 3 }),
  ),
  ...after(
    [imported, { type: 'UndoBankStatement', id: 'file1' }],
    refused({ ...first, ...more }, 'treasury.statementUndone'),
  ),
];

/** What is refused of bank statements and their lines. */
export const statementRefusals: Table = {
  ImportBankStatement: [
    refused({ ...file, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...file, accountId: '' }, 'treasury.accountNotSelected', 'accountId'),
    refused({ ...file, accountId: 'none' }, 'treasury.accountNotFound', 'accountId', {
      id: 'none',
    }),
    refused({ ...file, lines: [] }, 'treasury.statementEmpty', 'lines'),
    refused(
      { ...file, lines: Array.from({ length: STATEMENT_LINES_MAX + 1 }, () => fee) },
      'treasury.statementTooLong',
      'lines',
      { max: STATEMENT_LINES_MAX },
    ),
    refused(
      { ...file, lines: [fee, { ...fee, on: '30/02' }] },
      'treasury.statementUnreadable',
      'lines.1.on',
      { line: 2 },
    ),
    refused(
      { ...file, lines: [fee, { ...fee, amountMinor: 0.5 }] },
      'treasury.statementUnreadable',
      'lines.1.amountMinor',
      { line: 2 },
    ),
    ...after([imported], refused({ ...file, id: 'file2' }, 'treasury.statementKnown', 'lines')),
  ],
  UndoBankStatement: [
    refused({ id: 'none' }, 'treasury.statementNotFound', '', { id: 'none' }),
    ...after(
      [imported, { type: 'UndoBankStatement', id: 'file1' }],
      refused({ id: 'file1' }, 'treasury.statementUndone'),
    ),
    ...after(
      [deposited, imported, matched],
      refused({ id: 'file1' }, 'treasury.statementMatched', '', { count: 1 }),
    ),
  ],
  RecordStatementLine: [
    ...after(
      [deposited, imported, matched],
      refused({ ...first, movementId: 'move9' }, 'treasury.lineMatched', '', { line: 1 }),
    ),
    ...lines({ movementId: 'move1' }),
    ...within(
      head,
      ...after(
        [imported],
        refused({ ...first, movementId: 'soap' }, 'record.idTaken', 'movementId', { id: 'soap' }),
        refused(
          { ...first, movementId: 'move1', description: 'x'.repeat(201) },
          'field.tooLong',
          'description',
          { field: 'description', max: 200 },
        ),
      ),
      ...after(
        [imported, closed('bank')],
        refused({ ...first, movementId: 'move1' }, 'treasury.periodClosed', '', bankIsClosed),
      ),
    ),
  ],
  MatchStatementLine: [
    ...lines({ entryId: '1.0' }),
    ...after(
      [deposited, imported],
      refused({ ...first, entryId: 'x' }, 'treasury.entryNotFound', 'entryId'),
      refused(
        { ...first, entryId: ofMove, others: [entryId(revision + 9)] },
        'treasury.entryNotFound',
        'others.0',
      ),
      refused({ ...first, entryId: ofMove, others: [ofMove] }, 'treasury.entryMatched', 'others.0'),
      refused(
        { ...first, entryId: ofMove, others: Array.from({ length: MATCH_ENTRIES_MAX }, () => 'x') },
        'treasury.tooManyEntries',
        'others',
        { max: MATCH_ENTRIES_MAX },
      ),
    ),
    ...after(
      [{ ...deposited, accountId: 'safe' }, imported],
      refused({ ...first, entryId: ofMove }, 'treasury.entryOfOtherAccount', 'entryId', {
        name: 'Cofre',
      }),
    ),
    ...after(
      [deposited, imported, matched],
      refused({ ...first, entryId: ofMove }, 'treasury.lineMatched', '', { line: 1 }),
      refused({ ...first, line: 1, entryId: ofMove }, 'treasury.entryMatched', 'entryId'),
    ),
  ],
  UnmatchStatementLine: [
    ...lines({}),
    ...after([imported], refused(first, 'treasury.lineNotMatched', '', { line: 1 })),
  ],
};
