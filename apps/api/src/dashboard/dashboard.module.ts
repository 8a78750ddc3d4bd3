import { Module } from '@nestjs/common';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { DashboardController } from './dashboard.controller.js';
import { ShareNames } from './names.js';
import { OpenDocumentAmounts } from './open-amounts.js';
import { Attention } from './read-attention.js';
import { LeadersOfPeriod } from './read-leaders.js';
import { Position } from './read-position.js';
import { SalesOfPeriod } from './read-sales.js';
import { ReaderViews } from './reader-view.js';

/** The figures of the first screen. */
@Module({
  imports: [StatisticsModule],
  controllers: [DashboardController],
  providers: [
    Attention,
    LeadersOfPeriod,
    OpenDocumentAmounts,
    Position,
    ReaderViews,
    SalesOfPeriod,
    ShareNames,
  ],
})
export class DashboardModule {}
