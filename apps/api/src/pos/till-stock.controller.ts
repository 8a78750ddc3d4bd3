import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { TillStock } from '@balcao/contracts';
import type { Books } from '@balcao/domain';
import { quantityOfMicros } from '@balcao/pricing';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Articles that one request may ask about. */
const IDS_MAX = 200;

/** What is there of the articles on a till's tiles. */
@ApiTags('pos')
@Controller('pos')
export class TillStockController {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** Where the register sells from; articles without stock are not in the answer. */
  @Get('stock')
  @Allow('pos.sell')
  @ApiQuery({ name: 'ids', description: 'Articles, parted by commas.' })
  @ApiQuery({ name: 'cashRegisterId', required: false })
  stock(
    @Member() { companyId }: MemberCaller,
    @Query('ids') ids: unknown,
    @Query('cashRegisterId') cashRegisterId: unknown,
  ): Promise<TillStock> {
    const asked = typeof ids === 'string' ? ids.split(',').slice(0, IDS_MAX) : [];
    const register = typeof cashRegisterId === 'string' ? cashRegisterId : '';
    return this.journals.inspect(companyId, (books) =>
      Object.fromEntries(asked.flatMap((id) => stockOf(books, register, id))),
    );
  }
}

function stockOf(
  books: Books,
  cashRegisterId: string,
  articleId: string,
): readonly (readonly [articleId: string, quantity: string])[] {
  if (books.catalog.articles.get(articleId)?.movesStock !== true) return [];
  const { warehouseId } = books.pos.cashRegisters.get(cashRegisterId) ?? {};
  const place = warehouseId ?? books.companies.settings.get().defaultWarehouseId;
  if (place === undefined) return [];
  const { levels } = books.stock;
  const inBatches = levels
    .batchesAt(articleId, place)
    .map((batchId) => levels.get(articleId, place, batchId));
  const micros = inBatches.reduce((sum, each) => sum + each, levels.get(articleId, place));
  return [[articleId, quantityOfMicros(micros)]];
}
