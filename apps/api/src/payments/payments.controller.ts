import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PaymentAnswer } from '@balcao/contracts';
import { settlements } from '@balcao/projections';
import { anyRowsOf, type Row } from '@balcao/read-store';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiList } from '../reading/api-list.js';
import { parseList, type SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { GetPayment } from './get-payment.js';

const collection = anyRowsOf(settlements);

/** One payment with its content, and what settled which document. */
@ApiTags('payments')
@Controller()
export class PaymentsController {
  constructor(private readonly queries: QueryBus) {}

  /** Returns one payment with what it settles. */
  @Get('payments/:id/content')
  @Allow('payments.view')
  get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<PaymentAnswer> {
    return this.queries.execute(new GetPayment(companyId, id));
  }

  /** Filtered by `documentId` what settled it, by `sourceId` what it settled. */
  @Get('settlements')
  @Allow('payments.view')
  @ApiList()
  async settlements(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    const list = parseList(collection, sent);
    const page = await this.queries.execute(new ListRows(collection, companyId, list));
    return sendPage(reply, 'settlements', page);
  }
}
