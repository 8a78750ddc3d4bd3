import { Inject, Injectable } from '@nestjs/common';
import type { RowReader } from '@balcao/read-store';
import { RuledRows } from '../access/rows/ruled-rows.js';
import { ROWS } from '../composition/tokens.js';
import type { AskedReport } from './asked-report.js';
import { withSums } from './summed-rows.js';
import { WorkedOut } from './worked/worked-out.js';

/** Where the rows of a report come from: the store, sums that it keeps, or they are worked out. */
@Injectable()
export class ReportRows {
  constructor(
    private readonly workedOut: WorkedOut,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** For whoever asks now, also after the request has been answered. */
  async of(asked: AskedReport): Promise<RowReader> {
    const rows = this.rows instanceof RuledRows ? this.rows.bound() : this.rows;
    return asked.report.isWorkedOut === true ? this.workedOut.over(rows, asked) : withSums(rows);
  }
}
