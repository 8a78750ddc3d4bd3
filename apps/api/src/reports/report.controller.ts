import {
  Controller,
  Get,
  Inject,
  Query,
  Req,
  Res,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Report, ReportGroup, ReportTotals } from '@balcao/contracts';
import type { Row } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { languageOf } from '../http/language.js';
import { ApiOptional } from '../reading/api-optional.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { named } from '../registers/register-reads.js';
import { ReadReportTotals } from './read-report-totals.js';
import { ReportPages } from './report-pages.js';

/** The routes of a report: its rows or subtotals, also as a file, and its grand totals. */
export function reportController(report: Report): Type<object> {
  // What is of the service is for those who see to it: the other permission is asked for within.
  const permission = report.topic === 'service' ? report.permission : 'reports.view';
  @ApiTags('reports')
  @Controller(`reports/${report.name}`)
  class ReportController {
    constructor(
      @Inject(QueryBus) private readonly queries: QueryBus,
      @Inject(ReportPages) private readonly pages: ReportPages,
    ) {}

    /** Its rows, or with `by` one row for each group, with the group's sums. */
    @Get()
    @Allow(permission)
    @ApiList()
    @ApiQuery({ name: 'by', required: false, enum: report.dimensions.map(({ name }) => name) })
    @ApiOptional('on', 'compareOn', 'compareFrom', 'compareTo')
    async list(
      @Member() caller: MemberCaller,
      @Query() sent: SentQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<readonly Row[] | readonly ReportGroup[] | StreamableFile> {
      const language = languageOf(request.headers['accept-language']);
      const asked = await this.pages.ask(caller, report, sent, language);
      const exchange = { sent, request, reply };
      const { by } = asked;
      if (by === undefined) return this.pages.page(asked, exchange);
      return this.pages.groups({ ...asked, by }, exchange);
    }

    /** Sums over everything that the filter selects, not only its page. */
    @Get('totals')
    @Allow(permission)
    @ApiOptional('filter', 'on', 'compareOn', 'compareFrom', 'compareTo')
    async totals(@Member() caller: MemberCaller, @Query() sent: SentQuery): Promise<ReportTotals> {
      const asked = await this.pages.ask(caller, report, sent);
      return this.queries.execute(new ReadReportTotals(asked));
    }
  }

  return named(ReportController, `${report.name}Report`);
}
