import {
  Controller,
  Get,
  Param,
  Query,
  Req,
  Res,
  type StreamableFile,
  type Type,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { AccountEntryRow, AgeingAnswer, OpenDocumentAnswer } from '@balcao/contracts';
import type { Ledger } from '@balcao/domain';
import { accountEntries } from '@balcao/projections';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import { formatOf } from '../../exporting/export-list.js';
import { ApiOptional } from '../../reading/api-optional.js';
import { dayOf } from '../../reading/day-of.js';
import { parseList, type SentQuery } from '../../reading/list-query.js';
import { sendPage } from '../../reading/send-page.js';
import { named } from '../../registers/register-reads.js';
import { StatementFiles } from './statement-files.js';
import { ReadAgeing } from '../../parties/read-ageing.js';
import { ReadOpenDocuments } from '../../parties/read-open-documents.js';
import { ReadStatement } from '../../parties/read-statement.js';

/** The account of a client, and its mirror, a supplier's. */
export const statementControllers = [
  statementController('clients', 'client'),
  statementController('suppliers', 'supplier'),
];

function statementController(path: string, ledger: Ledger): Type<object> {
  @ApiTags(path)
  @Controller(path)
  class StatementController {
    constructor(
      readonly queries: QueryBus,
      readonly files: StatementFiles,
    ) {}

    /** Entries from the oldest on, each with the balance after it; all of them as a file. */
    @Get(':id/entries')
    @Allow('parties.view')
    @ApiOptional('from', 'to')
    @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
    async entries(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
      @Query() sent: SentQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<readonly AccountEntryRow[] | StreamableFile> {
      const format = formatOf(sent);
      const { page, perPage } = parseList(accountEntries, {
        page: sent['page'],
        perPage: sent['perPage'],
      });
      const days = { ...dayOf(sent, 'from'), ...dayOf(sent, 'to') };
      if (format !== undefined) {
        return this.files.account({ companyId, ledger, partyId: id, days }, format, request);
      }
      const asked = new ReadStatement(companyId, id, ledger, { ...days, page, perPage });
      const statement = await this.queries.execute(asked);
      reply.header('x-opening-balance', String(statement.openingMinor));
      sendPage(reply, 'entries', statement);
      return statement.rows;
    }

    /** How late what is owed is, on a day or today. */
    @Get(':id/ageing')
    @Allow('parties.view')
    @ApiQuery({ name: 'on', required: false })
    ageing(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
      @Query() sent: SentQuery,
    ): Promise<AgeingAnswer> {
      const { on } = dayOf(sent, 'on');
      return this.queries.execute(new ReadAgeing(companyId, id, ledger, on));
    }

    /** What payments can settle, and the credits that can pay with them. */
    @Get(':id/open-documents')
    @Allow('payments.view')
    openDocuments(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
    ): Promise<readonly OpenDocumentAnswer[]> {
      return this.queries.execute(new ReadOpenDocuments(companyId, id, ledger));
    }
  }

  return named(StatementController, `${path}Statement`);
}
