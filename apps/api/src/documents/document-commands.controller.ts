import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CompanyCommand } from '../commands/company-command.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import { CancelDocumentBody, IssueDocumentBody } from './document.bodies.js';
import { DraftId } from './draft-id.js';
import { IssueDocument } from './issue-document.js';
import { withoutNulls } from './without-nulls.js';

/** What can be done with documents: issue, cancel, restore. */
@ApiTags('documents')
@Controller('documents')
export class DocumentCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':draftId/issue')
  @Allow('documents.issue')
  @ApiCommand()
  @ApiBody({ type: IssueDocumentBody })
  issue(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @DraftId() draftId: string,
    @CheckedBody(IssueDocumentBody) body: IssueDocumentBody,
  ): Promise<Accepted> {
    const { draftRevision, ...content } = withoutNulls(body);
    return this.commands.execute(new IssueDocument(caller, key, draftId, content, draftRevision));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('documents.cancel')
  @ApiCommand()
  @ApiBody({ type: CancelDocumentBody })
  cancel(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @CheckedBody(CancelDocumentBody) body: CancelDocumentBody,
  ): Promise<Accepted> {
    return this.accept(caller, key, id, {
      type: 'CancelDocument',
      id,
      reason: body.reason,
      ...expectedOf(body),
    });
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Allow('documents.cancel')
  @ApiCommand()
  @ApiBody({ type: ExpectedRevisionBody })
  restore(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    return this.accept(caller, key, id, { type: 'RestoreDocument', id, ...expectedOf(body) });
  }

  private async accept(
    caller: MemberCaller,
    key: string,
    id: string,
    command: Command,
  ): Promise<Accepted> {
    const { revision } = await this.commands.execute(new CompanyCommand(caller, key, command));
    return { id, revision };
  }
}
