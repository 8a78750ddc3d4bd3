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
import { refuse, type Books } from '@balcao/domain';
import { collectionNamed } from '@balcao/projections';
import { anyRowsOf, type Row, type RowReader } from '@balcao/read-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { timeZoneOf } from '../http/request-place.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { declaredAsKey } from '../access/declared-routes.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import type { References } from '../exporting/references.js';
import { exportOf, formatOf } from '../exporting/export-list.js';
import { GetRow } from '../reading/get-row.js';
import { parseList, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { ListRows } from '../reading/list-rows.js';
import { ReadHistory } from '../reading/read-history.js';
import { ApiList } from '../reading/api-list.js';
import { sendPage } from '../reading/send-page.js';
import { narrowedTo, partAmong } from './among-values.js';
import type { FileRows, RegisterReads } from './register.routes.js';

/** The reads of a plain register: list (also as a file), one record, its history. */
export function registerReads<R extends Row>(routes: RegisterReads<R>): Type<object> {
  const { csvColumns, sums } = routes;
  const { path, view } = listOf(routes.list);
  const references = { ...declaredReferences(routes), ...routes.references };
  const counts = routes.counts as ((row: object) => boolean) | undefined;
  const beside = routes.beside as ((books: Books, row: Row) => object) | undefined;
  const inFiles = routes.inFiles as Type<FileRows<Row>> | undefined;
  const collection = anyRowsOf(routes.collection);

  @ApiTags(path)
  @Controller(path)
  class RegisterReadsController {
    constructor(
      @Inject(QueryBus) private readonly queries: QueryBus,
      @Inject(ROWS) private readonly rows: RowReader,
      @Inject(JOURNALS) private readonly journals: Journals,
      @Inject(ModuleRef) private readonly modules: ModuleRef,
    ) {}

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
      const list = await askedOf(routes, sent, timeZoneOf(request), (known) =>
        this.journals.inspect(companyId, known),
      );
      const format = formatOf(sent);
      if (format !== undefined) {
        const shown = { path, collection, companyId, list, fields: csvColumns, references };
        const totals = { ...(sums && { sums }), ...(counts && { counts }) };
        const made = this.fileRows(companyId);
        const file = { ...shown, ...totals, ...(made && { whole: made.whole }) };
        return exportOf(this.rows, file, format, request);
      }
      const page = await this.queries.execute(new ListRows(collection, companyId, list));
      return sendPage(reply, path, { ...page, rows: await this.whole(companyId, page.rows) });
    }

    /** Returns one record. */
    @Get(':id')
    @Allow(view)
    async get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<Row> {
      const row = await this.queries.execute(new GetRow(collection, companyId, id));
      const [whole] = await this.whole(companyId, row === undefined ? [] : [row]);
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

    /** Makes rows whole for a file; none where they are so as they are read. */
    private fileRows(companyId: string): FileRows<Row> | undefined {
      if (inFiles !== undefined) return this.modules.get(inFiles, { strict: false });
      return beside && { whole: (rows: readonly Row[]) => this.whole(companyId, rows) };
    }

    /** The rows with what stands beside them. */
    private async whole(companyId: string, rows: readonly Row[]): Promise<readonly Row[]> {
      if (beside === undefined || rows.length === 0) return rows;
      return this.journals.inspect(companyId, (books) =>
        rows.map((row) => ({ ...row, ...beside(books, row) })),
      );
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

type Known = <T>(read: (books: Books) => T) => Promise<T>;

/** The list as it was asked for; what the read store cannot tell of a row the books are asked. */
async function askedOf<R extends Row>(
  { list: name, collection, parse, among = {} }: RegisterReads<R>,
  query: SentQuery,
  timeZone: string,
  known: Known,
): Promise<ParsedList> {
  const { sent, asked } = partAmong(among, query);
  const parsed = parse?.(sent, timeZone) ?? parseList(collection, sent);
  const list = { ...parsed, where: { ...parsed.where, ...listOf(name).only } };
  return asked.length === 0 ? list : known((books) => narrowedTo(among, asked, books, list));
}

/** Controllers of one factory are told apart by their names, in logs and in the description. */
export function named<T extends Type<object>>(controller: T, name: string): T {
  SetMetadata(declaredAsKey, controller.name)(controller);
  Object.defineProperty(controller, 'name', { value: name });
  return controller;
}
