import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { verifierCode, type SealRow, type ShiftRow } from '@balcao/contracts';
import { companyOf, refuse, supplierSnapshot } from '@balcao/domain';
import { printMessages } from '@balcao/messages';
import { lateFigures, shiftSheet, type PrintedShift } from '@balcao/printing';
import { seals, shifts } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import { exportRows } from '../exporting/export-list.js';
import { languageOf } from '../http/language.js';
import { ApiPaper } from '../printing/api-paper.js';
import { parsePaperQuery } from '../printing/paper-query.js';
import { Papers } from '../printing/papers.js';
import { sendPaper } from '../printing/send-paper.js';
import { shiftFacts } from './shift-facts.js';

/** What a shift says on paper, of a roll unless a sheet is asked for, and in a workbook. */
@ApiTags('shifts')
@Controller('shifts')
export class ShiftPaperController {
  constructor(
    private readonly papers: Papers,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The Z of a closed shift, as it was; the X of an open one, which changes nothing. */
  @Get(':id/paper')
  @Allow('pos.view')
  @ApiPaper()
  async paper(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query() sent: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { format, copy, language = 'pt', paperSize: size = 'thermal80' } = parsePaperQuery(sent);
    const row = await this.#row(companyId, id);
    const now = this.sources.clock().toISOString();
    const seal = await this.#sealAt(companyId, row.closedAt ?? now);
    const { printed, logoId } = await this.journals.inspect(companyId, (books) => {
      const company = companyOf(books);
      const { timeZone } = books.companies.settings.get();
      const shift = shiftFacts(books, row, language);
      const printed: PrintedShift = {
        shift,
        supplier: supplierSnapshot(company),
        language,
        size,
        timeZone,
        now,
        ...(seal && { seal }),
        verifierCode,
        isCopy: copy !== 'original',
        isDemo: company.isDemo,
        amendments: row.amendments,
      };
      return { printed, logoId: company.logoId };
    });
    return sendPaper(reply, await this.papers.ofShift(companyId, logoId, printed), format);
  }

  /** Every figure of it, a row each. */
  @Get(':id/figures')
  @Allow('pos.view')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx'] })
  async figures(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('format') format: unknown,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const row = await this.#row(companyId, id);
    const language = languageOf(request.headers['accept-language']);
    const { shift: texts } = printMessages(language);
    const figures = await this.journals.inspect(companyId, (books) => {
      const { timeZone } = books.companies.settings.get();
      const late = lateFigures(row.amendments, timeZone, texts);
      return shiftSheet(shiftFacts(books, row, language), texts, late);
    });
    const fields = ['section', 'what', 'text', 'count', 'amountMinor'];
    const file = { path: 'shift_figures', fields };
    return exportRows(figures, file, format === 'csv' ? 'csv' : 'xlsx', request);
  }

  /** The last seal that there was at an instant: a later print shows the same. */
  async #sealAt(companyId: string, instant: string): Promise<SealRow | undefined> {
    const where = { sealedAt: { $lte: instant } };
    const query = { where, sort: [['number', 'desc']], limit: 1 } as const;
    const [seal] = await this.rows.find(seals, companyId, query);
    return seal;
  }

  /** The row, if the caller sees its figures: a cashier who counts blind does not. */
  async #row(companyId: string, id: string): Promise<ShiftRow> {
    const row = await this.rows.get(shifts, companyId, id);
    if (row === undefined) return refuse('record.notFound', { id });
    return row.figures === undefined ? refuse('shift.figuresHidden') : row;
  }
}
