import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { RecallRow, ReorderRow, SupplierOrder } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { seenPart } from '../access/rows/seen-events.js';
import { exportRows, formatOf } from '../exporting/export-list.js';
import type { SentQuery } from '../reading/list-query.js';
import type { RowPage } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { narrowed, workedPage, type WorkedList } from '../reading/worked-list.js';
import { ReadRecall } from './read-recall.js';
import { ReadReorder } from './read-reorder.js';
import { supplierOrders } from './supplier-orders.js';
import { TransferGuide } from './transfer-guide.js';

const reorderColumns = [
  ...(['code', 'name', 'unit', 'quantity', 'reserved', 'onOrder', 'projected'] as const),
  ...(['minimumStock', 'maximumStock', 'suggested', 'supplierName'] as const),
] as const satisfies readonly (keyof ReorderRow)[];

const reorderList: WorkedList<ReorderRow> = {
  resource: 'reorder-suggestions',
  orders: {
    ...({ name: 'name', code: 'name', supplierName: 'name', quantity: 'decimal' } as const),
    ...({ reserved: 'decimal', onOrder: 'decimal', projected: 'decimal' } as const),
    ...({ minimumStock: 'decimal', maximumStock: 'decimal', suggested: 'decimal' } as const),
  },
  searched: ['name', 'code', 'supplierName'],
};

const recallColumns = [
  ...(['partyName', 'partyPhone', 'reference', 'issuedOn'] as const),
  ...(['received', 'returned', 'quantity'] as const),
] as const satisfies readonly (keyof RecallRow)[];

@ApiTags('stock')
@Controller()
export class StockQuestionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly guides: TransferGuide,
  ) {}

  /** The guide that goes with the goods of a transfer; a PDF unless another format is asked for. */
  @Get('stock-transfers/:id/guide')
  @Allow('stock.view')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
  printGuide(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.guides.of(companyId, id, formatOf(sent) ?? 'pdf', request);
  }

  /** What to buy: articles at their minimum or below, with what is reserved and on order. */
  @Get('reorder-suggestions')
  @Allow('stock.view')
  async reorder(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RowPage['rows'] | StreamableFile> {
    const found = await this.found(caller, sent);
    const format = formatOf(sent);
    if (format !== undefined) {
      const file = { path: reorderList.resource, fields: reorderColumns };
      return exportRows(found, file, format, request);
    }
    return sendPage(reply, reorderList.resource, workedPage(found, sent));
  }

  /** What is suggested, by whom it was last bought from. */
  @Get('reorder-suggestions/orders')
  @Allow('stock.view')
  async orders(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<readonly SupplierOrder[]> {
    return supplierOrders(await this.found(caller, sent));
  }

  /** Who has received something of a batch: rows, or a file of them. */
  @Get('batches/:id/recall')
  @Allow('stock.view')
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

  private async found(caller: MemberCaller, sent: SentQuery): Promise<readonly ReorderRow[]> {
    const rows = await this.queries.execute(new ReadReorder(caller.companyId, true));
    return narrowed(rows.map(seenPart), reorderList, sent);
  }
}
