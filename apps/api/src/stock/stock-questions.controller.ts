import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { RecallRow, ReorderRow } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { exportRows, formatOf } from '../exporting/export-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { ReadsOwnWrites } from '../reading/reads-own-writes.js';
import { sendPage } from '../reading/send-page.js';
import { ReadRecall } from './read-recall.js';
import { ReadReorder } from './read-reorder.js';
import { VisibleCosts, withoutCosts } from './visible-costs.js';

const reorderColumns = [
  ...(['code', 'name', 'unit', 'quantity', 'reserved', 'onOrder', 'projected'] as const),
  ...(['minimumStock', 'maximumStock', 'suggested', 'supplierName'] as const),
] as const satisfies readonly (keyof ReorderRow)[];

const recallColumns = [
  ...(['partyName', 'partyPhone', 'reference', 'issuedOn'] as const),
  ...(['received', 'returned', 'quantity'] as const),
] as const satisfies readonly (keyof RecallRow)[];

@ApiTags('stock')
@Controller()
export class StockQuestionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly costs: VisibleCosts,
  ) {}

  /** What to buy: articles at their minimum or below, with what is reserved and on order. */
  @Get('reorder-suggestions')
  @Allow('stock.view')
  @ReadsOwnWrites()
  async reorder(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly ReorderRow[] | StreamableFile> {
    const found = await this.queries.execute(new ReadReorder(caller.companyId));
    const rows = (await this.costs.seenBy(caller)) ? found : found.map(withoutCosts);
    const format = formatOf(sent);
    if (format !== undefined) {
      const file = { path: 'reorder-suggestions', fields: reorderColumns };
      return exportRows(rows, file, format, request);
    }
    sendPage(reply, 'reorder-suggestions', { rows, first: 0, total: rows.length });
    return rows;
  }

  /** Who has received something of a batch: rows, or a file of them. */
  @Get('batches/:id/recall')
  @Allow('stock.view')
  @ReadsOwnWrites()
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx'] })
  async recall(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<readonly RecallRow[] | StreamableFile> {
    const rows = await this.queries.execute(new ReadRecall(companyId, id));
    const format = formatOf(sent);
    if (format === undefined) return rows;
    return exportRows(rows, { path: 'recall', fields: recallColumns }, format, request);
  }
}
