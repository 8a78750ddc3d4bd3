import { Module } from '@nestjs/common';
import { PastModule } from '../past/past.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { FigureChanges } from './changes.js';
import { ExplainController } from './explain.controller.js';
import { Explainer } from './explainer.js';
import { AccountFigures } from './figures/account-figures.js';
import { CellFigures } from './figures/cell-figures.js';
import { Figures } from './figures/figures.js';
import { ListFigures } from './figures/list-figures.js';
import { PartFigures } from './figures/part-figures.js';
import { ReportFigures } from './figures/report-figures.js';
import { RowFigures } from './figures/row-figures.js';
import { StatementFigures } from './figures/statement-figures.js';
import { GroupedContributions } from './grouped.js';
import { ExplainedEvents } from './explained-events.js';

/** Where figures come from. */
@Module({
  imports: [PastModule, ReportsModule, StatisticsModule],
  controllers: [ExplainController],
  providers: [
    AccountFigures,
    CellFigures,
    Explainer,
    FigureChanges,
    Figures,
    GroupedContributions,
    ListFigures,
    PartFigures,
    ReportFigures,
    RowFigures,
    StatementFigures,
    ExplainedEvents,
  ],
})
export class ExplainModule {}
