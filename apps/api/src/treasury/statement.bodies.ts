import type { ImportStatementBody as ImportStatementShape } from '@balcao/contracts';
import {
  STATEMENT_COLUMNS_MAX,
  STATEMENT_HEADING_MAX,
  STATEMENT_LINE_MAX,
  STATEMENT_LINES_MAX,
  STATEMENT_TEXT_MAX,
  type MappedHeading,
  type StatementLine,
  type StatementMapping,
} from '@balcao/domain';
import {
  Day,
  Flag,
  Nested,
  NestedList,
  OneOf,
  RecordId,
  Text,
  WholeNumber,
  WholeNumbers,
} from '../http/fields.js';
import { NewRecordBody } from '../registers/register.bodies.js';

const signed = { min: Number.MIN_SAFE_INTEGER };

class StatementLineBody implements StatementLine {
  @Day()
  readonly on!: string;

  /** Negative for money out. */
  @WholeNumber(signed)
  readonly amountMinor!: number;

  @Text(STATEMENT_LINE_MAX)
  readonly description!: string;

  @Text(STATEMENT_LINE_MAX, { optional: true })
  readonly reference?: string;

  /** After the line, where the bank says it. */
  @WholeNumber({ ...signed, optional: true })
  readonly balanceMinor?: number;
}

class MappedHeadingBody implements MappedHeading {
  @Text(STATEMENT_HEADING_MAX)
  readonly heading!: string;

  @WholeNumber({ optional: true, max: STATEMENT_COLUMNS_MAX })
  readonly nth?: number;

  @WholeNumber({ optional: true, max: STATEMENT_COLUMNS_MAX })
  readonly of?: number;

  @Text(40)
  readonly field!: string;
}

class StatementMappingBody implements StatementMapping {
  @NestedList(() => MappedHeadingBody, STATEMENT_COLUMNS_MAX)
  readonly columns!: readonly MappedHeadingBody[];

  @OneOf([',', '.'], { optional: true })
  readonly decimal?: ',' | '.';

  @OneOf(['dayFirst', 'monthFirst'], { optional: true })
  readonly dayOrder?: 'dayFirst' | 'monthFirst';

  @Flag({ optional: true })
  readonly isTurned?: boolean;

  @Text(40, { optional: true })
  readonly preset?: string;
}

export class ImportStatementBody extends NewRecordBody implements ImportStatementShape {
  @RecordId({ optional: true })
  readonly accountId?: string;

  @Text(200, { optional: true })
  readonly fileName?: string;

  /** As `POST /api/bank-statements/read` answers them. */
  @NestedList(() => StatementLineBody, STATEMENT_LINES_MAX, { optional: true })
  readonly lines?: readonly StatementLineBody[];

  /** Instead of lines: a bank's file as text, which is read as it is recognised. */
  @Text(STATEMENT_TEXT_MAX, { optional: true })
  readonly text?: string;

  /** Lines, from 0, that are not taken. */
  @WholeNumbers(STATEMENT_LINES_MAX, { optional: true })
  readonly skipped?: readonly number[];

  /** What reading the file answered, where a person chose how it is read; kept for the account. */
  @Nested(() => StatementMappingBody, { optional: true })
  readonly mapping?: StatementMappingBody;
}
