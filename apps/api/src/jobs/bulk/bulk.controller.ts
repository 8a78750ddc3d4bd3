import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BulkAnswer, BulkRehearsal, BulkUndoPreview, JobAccepted } from '@balcao/contracts';
import { bulkPermissions } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Allow, AlsoOneOf, PeopleOnly } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import { ApiCommand } from '../../http/api-command.js';
import { CheckedBody } from '../../http/body.js';
import { IdempotencyKey, Sender, type CommandSender } from '../../access/commands.js';
import { languageOf } from '../../http/language.js';
import { withoutNulls } from '../../http/without-nulls.js';
import { BulkOrderBody } from './bulk.body.js';
import { BulkRuns } from './bulk-runs.js';

/** One thing done with many rows in the background; what it takes is its action's permission. */
@ApiTags('jobs')
@Controller('bulk')
@PeopleOnly()
@Allow('companies.view')
export class BulkController {
  constructor(@Inject(BulkRuns) private readonly runs: BulkRuns) {}

  /** Begins it; the answer names what to ask for its progress. */
  @Post()
  @AlsoOneOf(...bulkPermissions)
  @HttpCode(202)
  @ApiCommand({ isRehearsable: false })
  async begin(
    @Sender() sender: CommandSender,
    @CheckedBody(BulkOrderBody) body: BulkOrderBody,
  ): Promise<JobAccepted> {
    return { id: await this.runs.begin(sender, withoutNulls(body)) };
  }

  /** What it would do, row by row, by the real rules; nothing is done. */
  @Post('rehearse')
  @AlsoOneOf(...bulkPermissions)
  @HttpCode(200)
  rehearse(
    @Member() caller: MemberCaller,
    @CheckedBody(BulkOrderBody) body: BulkOrderBody,
    @Req() request: FastifyRequest,
  ): Promise<BulkRehearsal> {
    const language = languageOf(request.headers['accept-language']);
    return this.runs.rehearse(caller, withoutNulls(body), language);
  }

  /** How far it is, and what became of each row. */
  @Get(':id')
  answer(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BulkAnswer> {
    return this.runs.answer(caller, id, languageOf(request.headers['accept-language']));
  }

  /** Has it begin no further row; what is done stays done. */
  @Post(':id/stop')
  @AlsoOneOf(...bulkPermissions)
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async stop(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _key: string,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    await this.runs.stop(caller, id);
    return { id };
  }

  /** Does those of its rows again that are not done; answers the new order. */
  @Post(':id/again')
  @AlsoOneOf(...bulkPermissions)
  @HttpCode(202)
  @ApiCommand({ isRehearsable: false })
  async again(@Sender() sender: CommandSender, @Param('id') id: string): Promise<JobAccepted> {
    return { id: await this.runs.again(sender, id) };
  }

  /** What taking it back would do, row by row; nothing is done. */
  @Get(':id/undo')
  @AlsoOneOf(...bulkPermissions)
  rehearseUndo(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BulkUndoPreview> {
    return this.runs.rehearseUndo(caller, id, languageOf(request.headers['accept-language']));
  }

  /**
   * Takes back what can be of its rows that are done; answers the new order, which can be undone.
   */
  @Post(':id/undo')
  @AlsoOneOf(...bulkPermissions)
  @HttpCode(202)
  @ApiCommand({ isRehearsable: false })
  async undo(@Sender() sender: CommandSender, @Param('id') id: string): Promise<JobAccepted> {
    return { id: await this.runs.undo(sender, id) };
  }
}
