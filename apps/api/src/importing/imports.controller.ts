import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  importOutcomes,
  type Accepted,
  type ImportCheck,
  type ImportReading,
  type ImportRedoPreview,
  type ImportRowsPage,
  type ImportUndoPreview,
  type RefusedRowsFile,
} from '@balcao/contracts';
import { refuse, requirePermission } from '@balcao/domain';
import { importKindSpecs, readTable, tablePlaceOf, type ImportReader } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { countryOf } from '../http/request-place.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { ApiCommand } from '../http/api-command.js';
import { CommandRoute } from '../access/command-route.js';
import { IdempotencyKey } from '../access/commands.js';
import { invalidFields } from '../http/invalid-fields.js';
import { languageOf } from '../http/language.js';
import { CheckImport } from './check-import.js';
import { ImportRuns } from './import-runs.js';
import { ListImportRows, type AskedRows } from './list-import-rows.js';
import { readingOf } from './reading-of.js';
import { RedoImport } from './redo-import.js';
import { RefusedRows } from './refused-rows-file.js';
import { SavedMappings } from './saved-mappings.js';
import { ImportForm, readSentImport, type SentImport } from './sent-import.js';
import { UndoImport } from './undo-import.js';

/** Files that are read in: understood, checked, imported and undone. */
@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(ImportRuns) private readonly runs: ImportRuns,
    @Inject(UndoImport) private readonly undoing: UndoImport,
    @Inject(RedoImport) private readonly redoing: RedoImport,
    @Inject(SavedMappings) private readonly mappings: SavedMappings,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** What the file holds, and which field each of its columns looks like. */
  @Post('read')
  @HttpCode(200)
  @Allow('imports.manage')
  @ImportForm()
  async read(
    @Member() caller: MemberCaller,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<ImportReading> {
    const { content, plan } = await this.#sentBy(caller, body, request);
    const table = await readTable(content, tablePlaceOf(plan));
    const { headings } = table;
    const mappings = await this.mappings.offered(caller.companyId, plan.kind, headings);
    return { ...readingOf(table, plan, readerOf(request)), mappings };
  }

  /** What importing it would do, by the real rules; nothing is written. */
  @Post('check')
  @HttpCode(200)
  @Allow('imports.manage')
  @ImportForm()
  async check(
    @Member() caller: MemberCaller,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<ImportCheck> {
    const { content, plan } = await this.#sentBy(caller, body, request);
    const table = await readTable(content, tablePlaceOf(plan));
    const reader = readerOf(request);
    return this.queries.execute(new CheckImport(caller, table, plan, reader));
  }

  /** The same row by row, a page of it: what would be created, changed or refused, and why. */
  @Post('rows')
  @HttpCode(200)
  @Allow('imports.manage')
  @ImportForm()
  @ApiQuery({ name: 'after', required: false, description: 'The row that it begins behind.' })
  @ApiQuery({ name: 'outcome', required: false, enum: importOutcomes })
  async rows(
    @Member() caller: MemberCaller,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Query('after') after?: string,
    @Query('outcome') outcome?: string,
  ): Promise<ImportRowsPage> {
    const { content, plan } = await this.#sentBy(caller, body, request);
    const table = await readTable(content, tablePlaceOf(plan));
    const reader = readerOf(request);
    const asked = askedRows(after, outcome);
    return this.queries.execute(new ListImportRows(caller, table, plan, reader, asked));
  }

  /** The rows that would be refused as a CSV file, with the reasons in a column of their own. */
  @Post('refused')
  @HttpCode(200)
  @Allow('imports.manage')
  @ImportForm()
  async refused(
    @Member() caller: MemberCaller,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<RefusedRowsFile> {
    const { content, plan } = await this.#sentBy(caller, body, request);
    const table = await readTable(content, tablePlaceOf(plan));
    return this.queries.execute(new RefusedRows(caller, table, plan, readerOf(request)));
  }

  /**
   * Imports it in the background, once every row has been checked; the rows of the import tell how
   * far it is. Interrupted, it goes on by itself. The columns as they were mapped are kept. With
   * the token of its check it is begun only if it would still do what was shown.
   */
  @Post(':id/commit')
  @HttpCode(202)
  @Allow('imports.manage')
  @ApiCommand({ isRehearsable: false })
  @ImportForm()
  @ApiQuery({ name: 'rehearsed', required: false, description: 'The token of its check.' })
  async commit(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Query('rehearsed') rehearsed?: string,
  ): Promise<Accepted> {
    const { content, plan } = await this.#sentBy(caller, body, request);
    const table = await readTable(content, tablePlaceOf(plan));
    const isNew = !(await this.runs.isKnown(caller, id));
    // One that has begun is answered as it was: its own rows are what it would refuse by now.
    if (isNew && (plan.skipsRefused !== true || rehearsed !== undefined)) {
      const reader = readerOf(request);
      const check = await this.queries.execute(new CheckImport(caller, table, plan, reader));
      const { refused, token } = check;
      if (refused > 0 && plan.skipsRefused !== true) {
        refuse('import.rowsRefused', { count: refused });
      }
      if (rehearsed !== undefined && token !== rehearsed) refuse('rehearsal.outdated');
    }
    await this.mappings.keep(caller, id, table, plan);
    return { id, revision: await this.runs.begin(caller, id, { content, table, plan }) };
  }

  /** Has it write no further rows; what it wrote stays until it is undone. */
  @CommandRoute(':id/cancel', { allow: 'imports.manage', isRehearsable: false })
  async cancel(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
  ): Promise<Accepted> {
    return { id, revision: await this.runs.stop(caller, id) };
  }

  /** Goes on with one that was given up after too many failures. */
  @CommandRoute(':id/resume', { allow: 'imports.manage', isRehearsable: false })
  async resume(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
  ): Promise<Accepted> {
    return { id, revision: await this.runs.resume(caller, id) };
  }

  /** What taking it back would do; nothing is done. */
  @Get(':id/undo')
  @Allow('imports.manage')
  rehearseUndo(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
  ): Promise<ImportUndoPreview> {
    return this.undoing.preview(caller, id);
  }

  /** Takes it back as far as it can: what is in use or was changed since stays, and is named. */
  @CommandRoute(':id/undo', { allow: 'imports.manage', isRehearsable: false })
  async undo(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
  ): Promise<Accepted> {
    return { id, revision: await this.undoing.undo(caller, id) };
  }

  /** What redoing an undone import would do; nothing is done. */
  @Get(':id/redo')
  @Allow('imports.manage')
  rehearseRedo(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
  ): Promise<ImportRedoPreview> {
    return this.redoing.preview(caller, id);
  }

  /** Takes undoing it back where nothing intervened: what was touched since stays, and is named. */
  @CommandRoute(':id/redo', { allow: 'imports.manage', isRehearsable: false })
  async redo(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
  ): Promise<Accepted> {
    return { id, revision: await this.redoing.redo(caller, id) };
  }

  /** What was sent, by somebody who may also do by hand what the file would do. */
  async #sentBy(
    { companyId, userId }: MemberCaller,
    body: unknown,
    { headers }: FastifyRequest,
  ): Promise<SentImport> {
    const sent = await readSentImport(body, headers['content-type']);
    await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, importKindSpecs[sent.plan.kind].needs);
    });
    return sent;
  }
}

function askedRows(after = '0', outcome?: string): AskedRows {
  if (!/^\d{1,6}$/.test(after)) throw invalidFields('after');
  const known = importOutcomes.find((one) => one === outcome);
  if (outcome !== undefined && known === undefined) throw invalidFields('outcome');
  return { after: Number.parseInt(after, 10), ...(known && { outcome: known }) };
}

const readerOf = (request: FastifyRequest): ImportReader => ({
  language: languageOf(request.headers['accept-language']),
  country: countryOf(request),
});
