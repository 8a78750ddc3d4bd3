import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { BankStatementLineRow } from '@balcao/contracts';
import {
  MATCH_DAYS_MAX,
  STATEMENT_LINES_MAX,
  addDays,
  refuse,
  suggestMatches,
} from '@balcao/domain';
import { bankStatementLines, bankStatements, treasuryEntries } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** Asks for the lines of a bank's statement, with the matches that suggest themselves. */
export class ReadStatementLines extends Query<readonly BankStatementLineRow[]> {
  constructor(
    readonly companyId: string,
    readonly statementId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadStatementLines)
export class ReadStatementLinesHandler implements IQueryHandler<ReadStatementLines> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, statementId }: ReadStatementLines) {
    const statement = await this.rows.get(bankStatements, companyId, statementId);
    if (!statement) return refuse('treasury.statementNotFound', { id: statementId });
    const lines = await this.rows.find(bankStatementLines, companyId, {
      where: { statementId },
      sort: [['line', 'asc']],
      limit: STATEMENT_LINES_MAX,
    });
    const { accountId, firstOn, lastOn, isUndone = false } = statement;
    if (isUndone) return lines;
    const near = {
      $gte: addDays(firstOn, -MATCH_DAYS_MAX),
      $lte: addDays(lastOn, MATCH_DAYS_MAX),
    };
    const entries = await this.rows.find(treasuryEntries, companyId, {
      where: { accountId, on: near, statementId: { $exists: false } },
      sort: [['on', 'asc']],
      limit: STATEMENT_LINES_MAX,
    });
    const open = lines.filter(({ entryId }) => entryId === undefined);
    const suggested = suggestMatches(
      open,
      entries.map(({ id, on, amountMinor, reference = '', description = '' }) => ({
        id,
        on,
        amountMinor,
        text: `${reference} ${description}`,
      })),
    );
    const byLine = new Map(open.map(({ id }, index) => [id, suggested.get(index)]));
    return lines.map((line) => {
      const [suggestedEntryId, ...suggestedOthers] = byLine.get(line.id) ?? [];
      if (suggestedEntryId === undefined) return line;
      const suggested = { ...line, suggestedEntryId };
      return suggestedOthers.length === 0 ? suggested : { ...suggested, suggestedOthers };
    });
  }
}
