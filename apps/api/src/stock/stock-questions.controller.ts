import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { RecallRow, ReorderRow } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ReadAfter } from '../reading/read-after.js';
import { sendPage } from '../reading/send-page.js';
import { ReadRecall } from './read-recall.js';
import { ReadReorder } from './read-reorder.js';
import { VisibleCosts, withoutCosts } from './visible-costs.js';

@ApiTags('stock')
@Controller()
export class StockQuestionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readAfter: ReadAfter,
    private readonly costs: VisibleCosts,
  ) {}

  /** What to buy: articles at their minimum or below, with what is reserved and on order. */
  @Get('reorder-suggestions')
  @Allow('stock.view')
  async reorder(
    @Member() caller: MemberCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly ReorderRow[]> {
    await this.readAfter.wait(request, reply, caller.companyId);
    const found = await this.queries.execute(new ReadReorder(caller.companyId));
    const rows = (await this.costs.seenBy(caller)) ? found : found.map(withoutCosts);
    sendPage(reply, 'reorder-suggestions', { rows, first: 0, total: rows.length });
    return rows;
  }

  /** Who has received something of a batch. */
  @Get('batches/:id/recall')
  @Allow('stock.view')
  async recall(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly RecallRow[]> {
    await this.readAfter.wait(request, reply, companyId);
    return this.queries.execute(new ReadRecall(companyId, id));
  }
}
