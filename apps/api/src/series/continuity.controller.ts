import { Controller, Get, Inject, Query, Req, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { continuityColumns, type SeriesContinuityAnswer } from '@balcao/contracts';
import { companyOf, feedViewOf, refuse, SERIES_YEARS } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { exportRows, formatOf } from '../exporting/export-list.js';
import { exportRequestOf } from '../exporting/export-request.js';
import { ApiOptional } from '../reading/api-optional.js';
import type { SentQuery } from '../reading/list-query.js';
import { continuityRows } from './continuity-rows.js';
import { ReadContinuity } from './read-continuity.js';

/** Whether the numbers of the series follow one another. */
@ApiTags('series')
@Controller('series-continuity')
export class ContinuityController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Gaps, doubles, days out of order and lost papers of a year's series, or of one series. */
  @Get()
  @Allow('audit.view')
  @ApiOptional('year', 'seriesId')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
  async read(
    @Member() { companyId, userId }: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<SeriesContinuityAnswer | StreamableFile> {
    const { name: company } = await this.journals.inspect(companyId, (books) => {
      // Refuses members who see some documents only: they would take the others for gaps.
      feedViewOf(books, userId);
      return companyOf(books);
    });
    const answer = await this.queries.execute(new ReadContinuity(companyId, askedIn(sent)));
    const format = formatOf(sent);
    if (format === undefined) return answer;
    const { language } = exportRequestOf(request);
    const file = { path: 'series_continuity', fields: continuityColumns, company };
    return exportRows(continuityRows(answer, language), file, format, request);
  }
}

function askedIn({ year, seriesId }: SentQuery): { year?: number; seriesId?: string } {
  if (typeof seriesId === 'string' && seriesId !== '') return { seriesId };
  if (year === undefined || year === '') return {};
  const number = typeof year === 'string' && /^\d{4}$/.test(year) ? Number.parseInt(year, 10) : 0;
  if (number < SERIES_YEARS.first || number > SERIES_YEARS.last) {
    refuse('series.invalidYear', undefined, 'year');
  }
  return { year: number };
}
