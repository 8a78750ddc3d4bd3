import { Controller, Get, Inject, Query, Req, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FinancialStatementAnswer, VatSummaryAnswer } from '@balcao/contracts';
import { mayDo, permissions, requirePermission } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { formatOf } from '../exporting/export-list.js';
import { ApiOptional } from '../reading/api-optional.js';
import { presentDay } from '../reading/present-day.js';
import type { SentQuery } from '../reading/list-query.js';
import { ReadFinancialStatement } from './read-financial-statement.js';
import { ReadVatSummary } from './read-vat-summary.js';
import { comparedPeriod, statementPeriod } from './statement-period.js';
import { StatementFiles } from './statements/statement-files.js';

/** Reports that are no sums of one kind of row. */
@ApiTags('reports')
@Controller('reports')
export class StatementsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: StatementFiles,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The VAT of a period by code, and the boxes of its return. */
  @Get('vat-summary')
  @Allow('reports.view')
  @ApiOptional('from', 'to')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
  async vatSummary(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<VatSummaryAnswer | StreamableFile> {
    const { companyId, userId } = caller;
    const todayOf = presentDay(this.sources.clock);
    const today = await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, 'documents.view');
      return todayOf(books);
    });
    const period = statementPeriod(sent, today);
    const format = formatOf(sent);
    if (format === undefined) return this.queries.execute(new ReadVatSummary(companyId, period));
    return this.files.vat(companyId, period, format, request);
  }

  /** What a period earned and cost, and what it left on the accounts. */
  @Get('financial-statement')
  @Allow('reports.view')
  @ApiOptional('from', 'to', 'compareFrom', 'compareTo')
  @ApiQuery({ name: 'format', required: false, enum: ['csv', 'xlsx', 'pdf'] })
  async financialStatement(
    @Member() { companyId, userId }: MemberCaller,
    @Query() sent: SentQuery,
    @Req() request: FastifyRequest,
  ): Promise<FinancialStatementAnswer | StreamableFile> {
    const todayOf = presentDay(this.sources.clock);
    const { today, allowed } = await this.journals.inspect(companyId, (books) => ({
      today: todayOf(books),
      allowed: new Set(permissions.filter((permission) => mayDo(books, userId, permission))),
    }));
    const period = statementPeriod(sent, today);
    const may = (permission: (typeof permissions)[number]) => allowed.has(permission);
    const compared = comparedPeriod(sent);
    const format = formatOf(sent);
    if (format !== undefined) {
      return this.files.financial({ companyId, period, compared, may }, format, request);
    }
    return this.queries.execute(new ReadFinancialStatement(companyId, period, may, compared));
  }
}
