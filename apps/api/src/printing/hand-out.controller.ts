import { createHash } from 'node:crypto';
import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { Paper } from '@balcao/printing';
import { renderPdf } from '@balcao/printing/pdf';
import type { MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ReadAfter } from '../reading/read-after.js';
import { HandOutBody } from './hand-out.body.js';
import { Papers, type CopyWish } from './papers.js';

/**
 * Hands copies out. A file is drawn before its copy is noted, so that what is noted is the very
 * file: papers are drawn the same each time, and the next caller gets the same bytes.
 */
@ApiTags('documents')
@Controller()
export class HandOutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly papers: Papers,
    private readonly readAfter: ReadAfter,
  ) {}

  /** Notes that a copy is printed; the original is printed once, and closes the document. */
  @CommandRoute('documents/:id/print', { allow: 'documents.issue' })
  async document(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(HandOutBody) body: HandOutBody,
  ): Promise<Accepted> {
    const file = await this.#fileOf(sender, body, (wish) => this.papers.issued(sender, id, wish));
    const command = { type: 'PrintDocument', id, copy: body.copy } as const;
    return accept(this.commands, sender, id, { ...command, ...file }, command);
  }

  /** Notes that a copy is printed; the original is printed once, and closes the payment. */
  @CommandRoute('payments/:id/print', { allow: 'payments.record' })
  async payment(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(HandOutBody) body: HandOutBody,
  ): Promise<Accepted> {
    const file = await this.#fileOf(sender, body, (wish) => this.papers.paid(sender, id, wish));
    const command = { type: 'PrintDocument', id, copy: body.copy } as const;
    return accept(this.commands, sender, id, { ...command, ...file }, command);
  }

  /** The digest of the file that is wanted; of what goes to a printer there is none. */
  async #fileOf(
    { companyId }: MemberCaller,
    { copy, format, modelId }: HandOutBody,
    paperOf: (wish: CopyWish) => Promise<Paper>,
  ): Promise<{ readonly sha256?: string }> {
    if (format !== 'pdf') return {};
    // What was issued a moment ago is drawn from its row.
    await this.readAfter.untilNow(companyId);
    const model = modelId === undefined ? {} : { modelId };
    const pdf = await renderPdf(await paperOf({ copy, ...model, isPreview: false }));
    return { sha256: createHash('sha256').update(pdf).digest('hex') };
  }
}
