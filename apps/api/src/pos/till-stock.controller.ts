import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { TillBatch, TillBatches, TillStock } from '@balcao/contracts';
import { batchesInOrder, isExpired, todayIn, type Batch, type Books } from '@balcao/domain';
import { quantityOfMicros } from '@balcao/pricing';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';

/** Articles that one request may ask about. */
const IDS_MAX = 200;

/** What is there of the articles on a till's tiles. */
@ApiTags('pos')
@Controller('pos')
export class TillStockController {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /**
   * Where the register sells from, and of what is kept in batches those that are sold; articles
   * without stock are not in the answer.
   */
  @Get('stock')
  @Allow('pos.sell')
  @ApiQuery({ name: 'ids', description: 'Articles, parted by commas.' })
  @ApiQuery({ name: 'cashRegisterId', required: false })
  stock(
    @Member() { companyId }: MemberCaller,
    @Query('ids') ids: unknown,
    @Query('cashRegisterId') cashRegisterId: unknown,
  ): Promise<TillStock> {
    const register = typeof cashRegisterId === 'string' ? cashRegisterId : '';
    const now = this.sources.clock().toISOString();
    return this.journals.inspect(companyId, (books) => {
      const sold = { cashRegisterId: register, on: todayIn(books, { now }) };
      return Object.fromEntries(idsIn(ids).flatMap((id) => stockOf(books, sold, id)));
    });
  }

  /** What of it lies in batches; articles that are kept without any are not in the answer. */
  @Get('batches')
  @Allow('pos.sell')
  @ApiQuery({ name: 'ids', description: 'Articles, parted by commas.' })
  @ApiQuery({ name: 'cashRegisterId', required: false })
  batches(
    @Member() { companyId }: MemberCaller,
    @Query('ids') ids: unknown,
    @Query('cashRegisterId') cashRegisterId: unknown,
  ): Promise<TillBatches> {
    const register = typeof cashRegisterId === 'string' ? cashRegisterId : '';
    return this.journals.inspect(companyId, (books) =>
      Object.fromEntries(
        idsIn(ids)
          .filter((id) => books.catalog.articles.get(id)?.isBatchManaged === true)
          .map((id) => [id, batchesOf(books, register, id)]),
      ),
    );
  }
}

const idsIn = (ids: unknown): readonly string[] =>
  typeof ids === 'string' ? ids.split(',').slice(0, IDS_MAX) : [];

/** Where the register takes what it sells from. */
function placeOf(books: Books, cashRegisterId: string): string | undefined {
  const { warehouseId } = books.pos.cashRegisters.get(cashRegisterId) ?? {};
  return warehouseId ?? books.companies.settings.get().defaultWarehouseId;
}

function batchesOf(books: Books, cashRegisterId: string, articleId: string): readonly TillBatch[] {
  const warehouseId = placeOf(books, cashRegisterId);
  if (warehouseId === undefined) return [];
  const { batchOutputMethod } = books.companies.settings.get();
  return batchesInOrder(books, { articleId, warehouseId }, batchOutputMethod).flatMap(
    ({ id, name, expiresOn }) => {
      const micros = books.stock.levels.get(articleId, warehouseId, id);
      if (micros <= 0) return [];
      const batch = { id, name, quantity: quantityOfMicros(micros) };
      return [{ ...batch, ...(expiresOn !== undefined && { expiresOn }) }];
    },
  );
}

interface Selling {
  readonly cashRegisterId: string;
  readonly on: string;
}

function stockOf(
  books: Books,
  { cashRegisterId, on }: Selling,
  articleId: string,
): readonly (readonly [articleId: string, quantity: string])[] {
  if (books.catalog.articles.get(articleId)?.movesStock !== true) return [];
  const place = placeOf(books, cashRegisterId);
  if (place === undefined) return [];
  const { levels } = books.stock;
  const inBatches = levels
    .batchesAt(articleId, place)
    .filter((batchId) => isSold(books, books.stock.batches.get(batchId), on))
    .map((batchId) => levels.get(articleId, place, batchId));
  const micros = inBatches.reduce((sum, each) => sum + each, levels.get(articleId, place));
  return [[articleId, quantityOfMicros(micros)]];
}

/** Not what is blocked, nor what is no longer good where the company does not sell it. */
function isSold(books: Books, batch: Batch | undefined, on: string): boolean {
  if (batch === undefined || batch.isArchived) return false;
  return books.companies.settings.get().sellsExpiredBatches || !isExpired(batch, on);
}
