import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { SearchAnswer } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { listLimits } from '../reading/list-query.js';
import { ReadAfter } from '../reading/read-after.js';
import { SearchEverything } from './search-everything.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readAfter: ReadAfter,
  ) {}

  /** The first few documents, clients and articles with words that begin like these. */
  @Get()
  @Allow('companies.view')
  @ApiQuery({ name: 'q', required: true })
  async search(
    @Member() { companyId, userId }: MemberCaller,
    @Query('q') q: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SearchAnswer> {
    const words = typeof q === 'string' ? q.slice(0, listLimits.words).trim() : '';
    await this.readAfter.wait(request, reply, companyId);
    return this.queries.execute(new SearchEverything(companyId, userId, words));
  }
}
