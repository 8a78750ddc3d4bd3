import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ListTotalsAnswer } from '@balcao/contracts';
import { stockLevels, stockMoves } from '@balcao/projections';
import { anyRowsOf, type Collection, type Row } from '@balcao/read-store';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiList } from '../reading/api-list.js';
import type { SentQuery } from '../reading/list-query.js';
import { StockSelection } from './stock-selection.js';
import { SumStock, SumStockMoves } from './stock-totals.js';

/** Sums over everything that the lists of stock select, not only their page. */
@ApiTags('stock')
@Controller()
export class StockTotalsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly selection: StockSelection,
  ) {}

  /** How many places and articles, and what they are worth to who sees costs. */
  @Get('stock/totals')
  @Allow('stock.view')
  @ApiList()
  async stock(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<ListTotalsAnswer> {
    const list = await this.asked(stockLevels, companyId, sent);
    return this.queries.execute(new SumStock(companyId, list));
  }

  /** How many movements; of one article also what they come to. */
  @Get('stock-moves/totals')
  @Allow('stock.view')
  @ApiList()
  async moves(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<ListTotalsAnswer> {
    const list = await this.asked(stockMoves, companyId, sent);
    return this.queries.execute(new SumStockMoves(companyId, list));
  }

  private asked<R extends Row>(collection: Collection<R>, companyId: string, sent: SentQuery) {
    return this.selection.of(anyRowsOf(collection), companyId, sent);
  }
}
