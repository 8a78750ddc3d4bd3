import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { AccountEntryRow } from '@balcao/contracts';
import { isDay } from '@balcao/domain';
import { accountEntries } from '@balcao/projections';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { invalidFilter, parseList, type SentQuery } from '../reading/list-query.js';
import { ReadAfter } from '../reading/read-after.js';
import { sendPage } from '../reading/send-page.js';
import { ReadStatement } from './read-statement.js';

@ApiTags('clients')
@Controller('clients')
export class StatementController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readAfter: ReadAfter,
  ) {}

  /** A client's account: entries from the oldest on, each with the balance after it. */
  @Get(':id/entries')
  @Allow('parties.view')
  @ApiQuery({ name: 'from', required: false })
  @ApiQuery({ name: 'to', required: false })
  async entries(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly AccountEntryRow[]> {
    const { page, perPage } = parseList(accountEntries, {
      page: sent['page'],
      perPage: sent['perPage'],
    });
    const range = { ...dayOf(sent, 'from'), ...dayOf(sent, 'to'), page, perPage };
    await this.readAfter.wait(request, reply, companyId);
    const statement = await this.queries.execute(new ReadStatement(companyId, id, range));
    reply.header('x-opening-balance', String(statement.openingMinor));
    sendPage(reply, 'entries', statement);
    return statement.rows;
  }
}

function dayOf(sent: SentQuery, name: 'from' | 'to'): { [K in 'from' | 'to']?: string } {
  const day = sent[name];
  if (day === undefined || day === '') return {};
  if (typeof day !== 'string' || !isDay(day)) throw invalidFilter(name);
  return { [name]: day };
}
