import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  dashboardPeriods,
  type AttentionAnswer,
  type DashboardPeriod,
  type LeadersAnswer,
  type PositionAnswer,
  type SalesAnswer,
} from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiOptional } from '../reading/api-optional.js';
import { dayOf } from '../reading/day-of.js';
import { invalidFilter } from '../http/invalid-filter.js';
import type { SentQuery } from '../reading/list-query.js';
import { comparedPeriods, daysIn } from '../statistics/periods.js';
import { owedTypesOf } from './open-amounts.js';
import { Attention } from './read-attention.js';
import { LeadersOfPeriod } from './read-leaders.js';
import { Position } from './read-position.js';
import { SalesOfPeriod } from './read-sales.js';
import { ReaderViews } from './reader-view.js';

/** The longest period that is added up, in days. */
const daysMax = 3_660;

/** Figures at a glance; each is the sum of a list that can be opened. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly views: ReaderViews,
    private readonly sales: SalesOfPeriod,
    private readonly leaders: LeadersOfPeriod,
    private readonly position: Position,
    private readonly attention: Attention,
  ) {}

  /** Sales of a period up to today, with those of the period before and of the year before. */
  @Get('sales')
  @Allow('reports.view')
  @ApiQuery({ name: 'period', required: false, enum: dashboardPeriods })
  @ApiOptional('from', 'to')
  async salesOf(@Member() caller: MemberCaller, @Query() sent: SentQuery): Promise<SalesAnswer> {
    const asked = periodOf(sent);
    const view = await this.views.of(caller, (seen) => seen);
    const compared = comparedPeriods(asked, view.today);
    return this.sales.read(caller.companyId, view, compared);
  }

  /** What sold most in a period, and to whom. */
  @Get('leaders')
  @Allow('reports.view')
  @ApiQuery({ name: 'period', required: false, enum: dashboardPeriods })
  @ApiOptional('from', 'to')
  async leadersOf(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<LeadersAnswer> {
    const asked = periodOf(sent);
    const view = await this.views.of(caller, ({ today, narrowing, may }) => ({
      today,
      ...(narrowing && { narrowing }),
      seesClients: may('parties.view'),
      seesArticles: may('catalog.view'),
    }));
    const { period } = comparedPeriods(asked, view.today);
    return this.leaders.read(caller.companyId, view, period);
  }

  /** What is owed to the company and by it, what it has, and the VAT of the month. */
  @Get('position')
  @Allow('reports.view')
  async positionOf(@Member() caller: MemberCaller): Promise<PositionAnswer> {
    const view = await this.views.of(caller, (seen) => ({
      today: seen.today,
      currency: seen.currency,
      ...(seen.narrowing && { narrowing: seen.narrowing }),
      types: owedTypesOf(seen),
      seesCosts: seen.seesCosts,
      seesDocuments: seen.may('documents.view'),
      seesTreasury: seen.may('treasury.view'),
    }));
    return this.position.read(caller.companyId, view);
  }

  /** What waits for somebody: drafts, late payments, goods that run out or expire. */
  @Get('attention')
  @Allow('companies.view')
  async attentionOf(@Member() caller: MemberCaller): Promise<AttentionAnswer> {
    const view = await this.views.of(caller, (seen) => ({
      today: seen.today,
      currency: seen.currency,
      ...(seen.narrowing && { narrowing: seen.narrowing }),
      types: owedTypesOf(seen),
      drafts: seen.may('documents.draft'),
      seesDocuments: seen.may('documents.view'),
      seesStock: seen.may('stock.view') && seen.seesAllPlaces,
      seesTreasury: seen.may('treasury.view'),
      ...(seen.may('pos.view') && { lateShifts: seen.lateShifts }),
    }));
    return this.attention.read(caller.companyId, view);
  }
}

/** The period asked for; this month where nothing is said. */
function periodOf(sent: SentQuery): Parameters<typeof comparedPeriods>[0] {
  const { from, to } = { ...dayOf(sent, 'from'), ...dayOf(sent, 'to') };
  if (from !== undefined && to !== undefined) {
    if (from > to || daysIn({ from, to }) > daysMax) throw invalidFilter('to');
    return { from, to };
  }
  const { period = 'month' } = sent;
  const kind = dashboardPeriods.find((known) => known === period);
  if (kind === undefined || kind === 'custom') throw invalidFilter('period');
  return kind satisfies Exclude<DashboardPeriod, 'custom'>;
}
