import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Req,
  Res,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { listOf, type HistoryPage, type ListName } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { anyRowsOf, type Collection, type Row, type RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { isSeen } from '../access/rows/seen-events.js';
import { ROWS } from '../composition/tokens.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { languageOf } from '../http/language.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { ReadHistory } from '../reading/read-history.js';
import { sendPage } from '../reading/send-page.js';
import { named } from '../registers/register-reads.js';
import { ReadStockRow, ReadStockRows } from './read-stock-rows.js';
import { inWords } from './in-words.js';
import { StockSelection } from './stock-selection.js';
import { WholeStockRows } from './whole-stock-rows.js';

/** How rows of stock are read over HTTP. */
interface StockReads<R extends Row> {
  readonly list: ListName;
  readonly collection: Collection<R>;
  /** The fields that a file of the list has. */
  readonly columns: readonly (keyof R & string)[];
}

/** The reads of stock: a list with names next to ids, one row, its history. */
export function stockReads<R extends Row>(routes: StockReads<R>): Type<object> {
  const { columns } = routes;
  const { path, view, only } = listOf(routes.list);
  const collection = anyRowsOf(routes.collection);

  @ApiTags(path)
  @Controller(path)
  class StockReadsController {
    constructor(
      @Inject(QueryBus) private readonly queries: QueryBus,
      @Inject(WholeStockRows) private readonly whole: WholeStockRows,
      @Inject(StockSelection) private readonly selection: StockSelection,
      @Inject(ROWS) private readonly rows: RowReader,
    ) {}

    /** Lists rows of stock, a page at a time; with `format` the whole list as a file. */
    @Get()
    @Allow(view)
    @ApiList()
    async list(
      @Member() { companyId }: MemberCaller,
      @Query() sent: SentQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<readonly Row[] | StreamableFile> {
      const list = await this.selection.of(collection, companyId, sent, only);
      const format = formatOf(sent);
      if (format !== undefined) {
        const fields = columns.filter(isSeen);
        const language = languageOf(request.headers['accept-language']);
        const whole = async (page: readonly Row[]) => {
          const rows = await this.whole.of(collection, companyId, page);
          return rows.map((row) => inWords(row, language));
        };
        const shown = { path, collection, companyId, list, fields };
        return exportOf(this.rows, { ...shown, whole, allows: isSeen }, format, request);
      }
      const query = new ReadStockRows(collection, companyId, list);
      return sendPage(reply, path, await this.queries.execute(query));
    }

    /** Returns one row of stock. */
    @Get(':id')
    @Allow(view)
    async get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<Row> {
      const query = new ReadStockRow(collection, companyId, id);
      return (await this.queries.execute(query)) ?? refuse('record.notFound', { id });
    }

    /** What happened to the record, the newest first. */
    @Get(':id/history')
    @Allow(view)
    history(
      @Member() { companyId }: MemberCaller,
      @Param('id') id: string,
      @Query('before') before: unknown,
    ): Promise<HistoryPage> {
      return this.queries.execute(new ReadHistory(collection, companyId, id, before));
    }
  }

  return named(StockReadsController, `${path}Reads`);
}
