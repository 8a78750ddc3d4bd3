import { Controller, Get, Inject, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { companyOf, refuse, supplierSnapshot } from '@balcao/domain';
import { shiftPaperOf } from '@balcao/printing';
import { shifts } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { ApiPaper } from '../printing/api-paper.js';
import { parsePaperQuery } from '../printing/paper-query.js';
import { sendPaper } from '../printing/send-paper.js';

/** The Z of a shift on paper: of a roll unless a sheet is asked for. */
@ApiTags('shifts')
@Controller('shifts')
export class ShiftPaperController {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  @Get(':id/paper')
  @Allow('pos.viewExpected')
  @ApiPaper()
  async paper(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { format, copy, language = 'pt', paperSize: size = 'thermal80' } = parsePaperQuery(sent);
    const shift = await this.rows.get(shifts, companyId, id);
    const { closing, amendments } = shift ?? refuse('record.notFound', { id });
    if (closing === undefined) return refuse('shift.notCounted');
    const isCopy = copy !== 'original';
    const paper = await this.journals.inspect(companyId, (books) => {
      const supplier = supplierSnapshot(companyOf(books));
      const { timeZone } = books.companies.settings.get();
      const printed = { closing, supplier, language, size, timeZone, isCopy };
      return shiftPaperOf({ ...printed, amendments: amendments.length });
    });
    return sendPaper(reply, paper, format);
  }
}
