import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ShiftClosing, ShiftFilmFrame, ShiftRow } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { shiftFilm, shifts } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { shiftClosing } from './till-start.js';

/** The most rows of one shift's timeline. */
const FILM_MAX = 20_000;

/** What a shift came to, and how. */
@ApiTags('shifts')
@Controller('shifts')
export class ShiftReadsController {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** What stands between the last count and the Z: parked sales, and whether it needs a PIN. */
  @Get(':id/closing')
  @Allow('pos.sell')
  closing(
    @Member() { companyId, userId }: MemberCaller,
    @Param('id') id: string,
    @Query('cashierId') sent: unknown,
  ): Promise<ShiftClosing> {
    const cashierId = typeof sent === 'string' && sent !== '' ? sent : userId;
    return this.journals.inspect(companyId, (books) =>
      shiftClosing(books, id, { userId, cashierId }),
    );
  }

  /** Everything of a shift in its order, with what should be in the drawer behind each. */
  @Get(':id/film')
  @Allow('pos.viewExpected')
  async film(
    @Member() { companyId }: MemberCaller,
    @Param('id') shiftId: string,
  ): Promise<readonly ShiftFilmFrame[]> {
    const shift = await this.rows.get(shifts, companyId, shiftId);
    if (shift === undefined) return refuse('record.notFound', { id: shiftId });
    const query = { where: { shiftId }, sort: [['id', 'asc']], limit: FILM_MAX } as const;
    const frames = await this.rows.find(shiftFilm, companyId, query);
    let expectedMinor = 0;
    return frames.map((frame) => {
      expectedMinor += frame.cashMinor;
      return { ...frame, expectedMinor };
    });
  }

  /** The X: the shift as it is now; changes nothing. */
  @Get(':id/x')
  @Allow('pos.sell')
  async x(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<ShiftRow> {
    const shift = await this.rows.get(shifts, companyId, id);
    if (shift?.state !== 'open') return refuse('shift.noneOpen');
    return shift;
  }
}
