import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { SearchAnswer } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { listLimits } from '../reading/list-query.js';
import { SearchEverything } from './search-everything.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  /** The first few documents, clients and articles with words that begin like these. */
  @Get()
  @Allow('companies.view')
  @ApiQuery({ name: 'q', required: true })
  search(
    @Member() { companyId, userId }: MemberCaller,
    @Query('q') q: unknown,
  ): Promise<SearchAnswer> {
    const words = typeof q === 'string' ? q.slice(0, listLimits.words).trim() : '';
    return this.queries.execute(new SearchEverything(companyId, userId, words));
  }
}
