import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SalesTotalsAnswer } from '@balcao/contracts';
import { documentLines, sales } from '@balcao/projections';
import { anyRowsOf, type Row } from '@balcao/read-store';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { sendPage } from '../reading/send-page.js';
import { LineSelection, parseSales } from './sales-lists.js';
import { SalesSums } from './sum-lists.js';

/** The lists behind figures of sales: documents and lines that count, with their sums. */
@ApiTags('reports')
@Controller('sales')
export class SalesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly selection: LineSelection,
    private readonly sums: SalesSums,
  ) {}

  /** Documents that sell or take sales back, with their signs, in the company's currency. */
  @Get()
  @Allow('reports.view')
  @ApiList()
  async documents(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    const list = parseSales(sent);
    const query = new ListRows(anyRowsOf(sales), companyId, list);
    return sendPage(reply, 'sales', await this.queries.execute(query));
  }

  /** Sums of the sales that the filter selects. */
  @Get('totals')
  @Allow('reports.view')
  @ApiList()
  totals(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<SalesTotalsAnswer> {
    const list = parseSales(sent);
    return this.sums.ofDocuments(companyId, list);
  }

  /** The lines of such documents; of purchases where the filter's `group` says so. */
  @Get('lines')
  @Allow('reports.view')
  @ApiList(documentLines)
  async lines(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly Row[]> {
    const list = await this.selection.of(companyId, sent);
    const query = new ListRows(anyRowsOf(documentLines), companyId, list);
    return sendPage(reply, 'lines', await this.queries.execute(query));
  }

  /** Sums of the lines of sales that the filter selects. */
  @Get('lines/totals')
  @Allow('reports.view')
  @ApiList()
  async lineTotals(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<SalesTotalsAnswer> {
    return this.sums.ofLines(companyId, await this.selection.of(companyId, sent));
  }
}
