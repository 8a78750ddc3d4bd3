import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TreasuryEntryRow } from '@balcao/contracts';
import { treasuryEntries } from '@balcao/projections';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiOptional } from '../reading/api-optional.js';
import { dayOf } from '../reading/day-of.js';
import { parseList, type SentQuery } from '../reading/list-query.js';
import { sendPage } from '../reading/send-page.js';
import { ReadAccountEntries } from './read-account-entries.js';

@ApiTags('treasury-accounts')
@Controller('treasury-accounts')
export class AccountEntriesController {
  constructor(private readonly queries: QueryBus) {}

  /** An account's statement: entries from the oldest on, each with the balance after it. */
  @Get(':id/entries')
  @Allow('treasury.view')
  @ApiOptional('from', 'to')
  async entries(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly TreasuryEntryRow[]> {
    const { page, perPage } = parseList(treasuryEntries, {
      page: sent['page'],
      perPage: sent['perPage'],
    });
    const range = { ...dayOf(sent, 'from'), ...dayOf(sent, 'to'), page, perPage };
    const statement = await this.queries.execute(new ReadAccountEntries(companyId, id, range));
    reply.header('x-opening-balance', String(statement.openingMinor));
    sendPage(reply, 'entries', statement);
    return statement.rows;
  }
}
