import { Injectable } from '@nestjs/common';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan } from '../contributions.js';
import { CellFigures } from './cell-figures.js';
import { ListFigures } from './list-figures.js';
import { ReportFigures } from './report-figures.js';
import { RowFigures } from './row-figures.js';

/** Every figure by its name, and the events that make it up. */
@Injectable()
export class Figures {
  constructor(
    private readonly rows: RowFigures,
    private readonly cells: CellFigures,
    private readonly reports: ReportFigures,
    private readonly lists: ListFigures,
  ) {}

  /** Throws `RequestError` where the figure is not known, or not seen. */
  plan(asked: AskedFigure): Promise<Plan> {
    switch (asked.family) {
      case 'row':
        return this.rows.plan(asked);
      case 'cell':
        return this.cells.plan(asked);
      case 'report':
        return this.reports.plan(asked);
      case 'list':
        return this.lists.ofList(asked);
      case 'proof':
        return this.lists.ofProof(asked);
      default:
        throw unknownFigure();
    }
  }
}
