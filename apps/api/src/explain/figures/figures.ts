import { Injectable } from '@nestjs/common';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Plan } from '../contributions.js';
import { lessPlan } from '../less-leg.js';
import { CellFigures } from './cell-figures.js';
import { ListFigures } from './list-figures.js';
import { PartFigures } from './part-figures.js';
import { ReportFigures } from './report-figures.js';
import { RowFigures } from './row-figures.js';
import { StatementFigures } from './statement-figures.js';

/** Every figure by its name, and the events that make it up. */
@Injectable()
export class Figures {
  constructor(
    private readonly rows: RowFigures,
    private readonly cells: CellFigures,
    private readonly reports: ReportFigures,
    private readonly lists: ListFigures,
    private readonly parts: PartFigures,
    private readonly statements: StatementFigures,
  ) {}

  /** Throws `RequestError` where the figure is not known, or not seen. */
  async plan(asked: AskedFigure): Promise<Plan> {
    const plan = await this.#plan(asked);
    return asked.isLess ? lessPlan(plan) : plan;
  }

  #plan(asked: AskedFigure): Promise<Plan> {
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
      case 'part':
        return this.parts.plan(asked);
      case 'statement':
        return this.statements.plan(asked);
      default:
        throw unknownFigure();
    }
  }
}
