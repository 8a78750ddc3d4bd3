import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { accept, acceptNamed } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { expectedOf } from '../registers/sent-fields.js';
import { ConvertDocumentBody, IssueDocumentBody } from './document.bodies.js';
import { DraftId } from './draft-id.js';
import { IssueDraft } from './issue-draft.js';
import {
  CancelDocumentBody,
  ChangeTextsBody,
  RestoreDocumentBody,
} from './issued-document.bodies.js';
import { withoutNulls } from '../http/without-nulls.js';

/** What can be done with documents: issue, convert, cancel, restore. */
@ApiTags('documents')
@Controller('documents')
export class DocumentCommandsController {
  constructor(private readonly commands: CommandBus) {}

  /** Issues a draft: the document takes its number, and can no longer be changed. */
  @CreationRoute(':draftId/issue', { allow: 'documents.issue', mayWait: true })
  issue(
    @Sender() sender: CommandSender,
    @DraftId() draftId: string,
    @CheckedBody(IssueDocumentBody) body: IssueDocumentBody,
  ): Promise<Accepted> {
    const { draftRevision, ...content } = withoutNulls(body);
    return this.commands.execute(new IssueDraft(sender, draftId, content, draftRevision));
  }

  /**
   * Cancels a document with all that it did to stock, money and balances. Once its month is
   * declared, a credit note of today takes it back instead, unless `altersDeclared` says otherwise.
   */
  @CommandRoute(':id/cancel', { allow: 'documents.cancel', mayWait: true })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelDocumentBody) body: CancelDocumentBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, {
      type: 'CancelDocument',
      id,
      reason: body.reason,
      ...(body.on !== undefined && { on: body.on }),
      ...altersDeclaredOf(body),
      ...expectedOf(body),
    });
  }

  /** Takes back the cancellation of a document. */
  @CommandRoute(':id/restore', { allow: 'documents.cancel' })
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RestoreDocumentBody) body: RestoreDocumentBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, {
      type: 'RestoreDocument',
      id,
      ...altersDeclaredOf(body),
      ...expectedOf(body),
    });
  }

  /** Makes one document of what is left of this one, and of others of the same party. */
  @CreationRoute(':id/convert', { allow: 'documents.issue' })
  convert(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ConvertDocumentBody) body: ConvertDocumentBody,
  ): Promise<Accepted> {
    const { documentTypeId, others = [], draftId, acceptsClock, ...said } = withoutNulls(body);
    const command = {
      type: 'ConvertDocuments',
      draftId,
      originIds: [id, ...others],
      documentTypeId,
      content: said,
      ...(acceptsClock !== undefined && { acceptsClock }),
    } as const;
    return acceptNamed(this.commands, sender, command, 'DocumentIssued');
  }

  /** Replaces the texts of a document whose original is not printed. */
  @CommandRoute(':id/texts', { allow: 'documents.issue' })
  changeTexts(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ChangeTextsBody) body: ChangeTextsBody,
  ): Promise<Accepted> {
    const { expectedRevision, ...texts } = withoutNulls(body);
    const expected = expectedOf(expectedRevision === undefined ? {} : { expectedRevision });
    const command = { type: 'ChangeDocumentTexts', id, texts, ...expected } as const;
    return accept(this.commands, sender, id, command);
  }
}

const altersDeclaredOf = ({ altersDeclared }: RestoreDocumentBody) =>
  altersDeclared === undefined ? {} : { altersDeclared };
