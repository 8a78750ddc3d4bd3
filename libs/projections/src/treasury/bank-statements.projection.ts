import type { BankStatementLineRow, BankStatementRow } from '@balcao/contracts';
import type {
  BankStatementImported,
  BankStatementUndone,
  StatementLineMatched,
  StatementLineUnmatched,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';
import { without } from '../without.js';

type LineEvent = BankStatementImported | StatementLineMatched | StatementLineUnmatched;

const lineEvents = [
  ...(['BankStatementImported', 'StatementLineMatched', 'StatementLineUnmatched'] as const),
] as const;

/** Imported bank statements, and how far they are reconciled. */
export const bankStatements = defineCollection<BankStatementRow>({
  name: 'bank_statements',
  version: 3,
  fields: {
    accountId: 'text',
    firstOn: 'text',
    lastOn: 'text',
    lineCount: 'integer',
    matchedCount: 'integer',
  },
  indexes: [['accountId', 'lastOn']],
});

/** A row for each file of a bank, and how many of its lines are matched. */
export const bankStatementsProjection = defineProjection<
  BankStatementRow,
  LineEvent | BankStatementUndone
>({
  name: 'bank-statements',
  category: 'journal',
  collection: bankStatements,
  events: [...lineEvents, 'BankStatementUndone'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    if (event.type === 'BankStatementImported') return statementRow(event.data);
    if (event.type === 'BankStatementUndone') return row && { ...row, isUndone: true };
    const step = event.type === 'StatementLineMatched' ? 1 : -1;
    return row && { ...row, matchedCount: row.matchedCount + step };
  },
});

function statementRow(data: BankStatementImported['data']): Unstamped<BankStatementRow> {
  const { id, accountId, fileName, lines } = data;
  const days = lines.map(({ on }) => on).sort();
  return {
    id,
    accountId,
    ...(fileName !== undefined && { fileName }),
    firstOn: days[0] ?? '',
    lastOn: days.at(-1) ?? '',
    lineCount: lines.length,
    matchedCount: 0,
  };
}

/** The lines of bank statements, in their order. */
export const bankStatementLines = defineCollection<BankStatementLineRow>({
  name: 'bank_statement_lines',
  version: 3,
  fields: { statementId: 'text', line: 'integer', on: 'text', amountMinor: 'integer' },
  indexes: [['statementId', 'line']],
});

const lineId = (statementId: string, line: number) => `${statementId}_${line}`;

/** A row for each line, and the entry that it is matched to. */
export const bankStatementLinesProjection = defineProjection<BankStatementLineRow, LineEvent>({
  name: 'bank-statement-lines',
  category: 'journal',
  collection: bankStatementLines,
  events: lineEvents,
  keys: ({ type, data }) =>
    type === 'BankStatementImported'
      ? data.lines.map((_, line) => ({ id: lineId(data.id, line) }))
      : [{ id: lineId(data.id, data.line) }],
  fold: (row, event, { id }) => {
    if (event.type === 'BankStatementImported') {
      const { id: statementId, lines } = event.data;
      const line = Number(id.slice(statementId.length + 1));
      const written = lines[line];
      return written && { ...written, id, statementId, line };
    }
    if (!row) return undefined;
    const open = without(row, 'entryId', 'others');
    if (event.type === 'StatementLineUnmatched') return open;
    const { entryId, others } = event.data;
    return { ...open, entryId, ...(others && { others }) };
  },
});
