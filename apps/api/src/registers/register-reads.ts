import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Req,
  Res,
  SetMetadata,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { listOf, resourceOf, type HistoryPage } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { collectionNamed } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { timeZoneOf } from '../http/request-place.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { declaredAsKey } from '../access/declared-routes.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, ROWS, SOURCES } from '../composition/tokens.js';
import type { References } from '../exporting/references.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { GetRow } from '../reading/get-row.js';
import type { SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { RegisterRows } from './register-rows.js';
import { ReadHistory } from '../reading/read-history.js';
import { ApiList } from '../reading/api-list.js';
import { sendPage } from '../reading/send-page.js';
import type { RegisterReads } from './register.routes.js';

/** The reads of a plain register: list (also as a file), one record, its history. */
export function registerReads<R extends Row>(routes: RegisterReads<R>): Type<object> {
  const { csvColumns, sums } = routes;
  const { path, view } = listOf(routes.list);
  const references = { ...declaredReferences(routes), ...routes.references };
  const counts = routes.counts as ((row: object) => boolean) | undefined;
  const collection = anyRowsOf(routes.collection);

  @ApiTags(path)
  @Controller(path)
  class RegisterReadsController {
    private readonly whole: RegisterRows<R>;

    constructor(
      @Inject(QueryBus) private readonly queries: QueryBus,
      @Inject(ROWS) private readonly rows: RowReader,
      @Inject(JOURNALS) journals: Journals,
      @Inject(ModuleRef) modules: ModuleRef,
      @Inject(SOURCES) sources: Sources,
    ) {
      this.whole = new RegisterRows(routes, { journals, sources, modules });
    }

    /** Lists records, a page at a time; with `format` the whole list as a file. */
    @Get()
    @Allow(view)
    @ApiList()
    async list(
      @Member() { companyId }: MemberCaller,
      @Query() sent: SentQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<readonly Row[] | StreamableFile> {
      const list = await this.whole.asked(companyId, sent, timeZoneOf(request));
      const format = formatOf(sent);
      if (format !== undefined) {
        const shown = { path, collection, companyId, list, fields: csvColumns, references };
        const totals = { ...(sums && { sums }), ...(counts && { counts }) };
        const made = this.whole.inFile(companyId);
        const file = { ...shown, ...totals, ...(made && { whole: made.whole }) };
        return exportOf(this.rows, file, format, request);
      }
      const page = await this.queries.execute(new ListRows(collection, companyId, list));
      return sendPage(reply, path, { ...page, rows: await this.whole.of(companyId, page.rows) });
    }

    /** Returns one record. */
    @Get(':id')
    @Allow(view)
    async get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<Row> {
      const row = await this.queries.execute(new GetRow(collection, companyId, id));
      const [whole] = await this.whole.of(companyId, row === undefined ? [] : [row]);
      return whole ?? refuse('record.notFound', { id });
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

  return named(RegisterReadsController, `${path}Reads`);
}

/** The fields of a file that the list's declaration says to name records of other lists. */
function declaredReferences<R extends Row>(routes: RegisterReads<R>): References {
  const { list, csvColumns, codes = [] } = routes;
  const referred = Object.entries(listOf(list).references ?? {});
  return Object.fromEntries(
    referred
      .filter(([field]) => csvColumns.some((column) => column === field))
      .filter(([field]) => !codes.some((column) => column === field))
      .map(([field, name]) => {
        const { collection, title = 'name' } = resourceOf(name);
        return [field, { collection: collectionNamed(collection), field: title }];
      }),
  );
}

/** Controllers of one factory are told apart by their names, in logs and in the description. */
export function named<T extends Type<object>>(controller: T, name: string): T {
  SetMetadata(declaredAsKey, controller.name)(controller);
  Object.defineProperty(controller, 'name', { value: name });
  return controller;
}
