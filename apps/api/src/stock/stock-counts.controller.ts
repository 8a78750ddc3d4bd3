import { Controller, Get, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { CountStock, OpenStockCount, PostStockCount } from '@balcao/domain';
import { stockCountEntries } from '@balcao/projections';
import { anyRowsOf, type Row } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { sendPage } from '../reading/send-page.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import type { ChangedRecord } from '../registers/register.routes.js';
import { formatOf } from '../exporting/export-list.js';
import { CountSheet } from './count-sheet.js';
import { ReadStockRows } from './read-stock-rows.js';
import { StockSelection } from './stock-selection.js';
import { CountStockBody, OpenCountBody, PostCountBody } from './stock.bodies.js';

@ApiTags('stock-counts')
@Controller('stock-counts')
export class StockCountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly selection: StockSelection,
    private readonly sheet: CountSheet,
  ) {}

  /** What the count lists, and what was found. */
  @Get(':id/entries')
  @Allow('stock.view')
  @ApiList(stockCountEntries)
  async entries(
    @Member() { companyId }: MemberCaller,
    @Param('id') countId: string,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    const collection = anyRowsOf(stockCountEntries);
    const list = await this.selection.of(collection, companyId, sent, { countId });
    const query = new ReadStockRows(collection, companyId, list);
    return sendPage(reply, 'entries', await this.queries.execute(query));
  }

  /** A sheet to count by hand, without what is expected; a PDF where no format is asked for. */
  @Get(':id/sheet')
  @Allow('stock.view')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
  printSheet(
    @Member() { companyId }: MemberCaller,
    @Param('id') countId: string,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.sheet.of(companyId, countId, formatOf(sent) ?? 'pdf', request);
  }

  /** Begins a count of what the books know of; nobody stops selling. */
  @CreationRoute('', { allow: 'stock.count' })
  open(
    @Sender() sender: CommandSender,
    @CheckedBody(OpenCountBody) body: Omit<OpenStockCount, 'type'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, body.id, {
      type: 'OpenStockCount',
      ...withoutNulls(body),
    });
  }

  /** What somebody has found. */
  @CommandRoute(':id/count', { allow: 'stock.count' })
  count(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CountStockBody) body: Pick<CountStock, 'lines'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, {
      type: 'CountStock',
      ...withoutNulls(body),
      id,
    });
  }

  /** Makes moves of the differences. */
  @CommandRoute(':id/post', { allow: 'stock.manage' })
  post(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(PostCountBody) body: Omit<PostStockCount, 'type' | 'id'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'PostStockCount', ...body, id });
  }

  /** Discards a count; stock stays as it is. */
  @CommandRoute(':id/discard', { allow: 'stock.count' })
  discard(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ChangedRecord,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'DiscardStockCount', ...body, id });
  }
}
