import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accepted, RecoverPaperBody } from '@balcao/contracts';
import { readPaperNumber, seriesForPaper, todayIn, yearOf, ownName } from '@balcao/domain';
import { acceptNamed } from '../commands/accept.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';

/** Enters papers of tills, each in the recovery series of its type. */
@Injectable()
export class RecoverPaper {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Answers the document that stands for the paper. */
  async enter(
    sender: CommandSender,
    cashRegisterId: string,
    body: RecoverPaperBody,
  ): Promise<Accepted> {
    await this.#openSeries(sender, cashRegisterId, body.reference);
    const command = { type: 'RecoverTillPaper', cashRegisterId, ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'DocumentIssued');
  }

  /** A company that never recovered a paper has no series for it; opening one is part of it. */
  async #openSeries(
    sender: CommandSender,
    cashRegisterId: string,
    reference: string,
  ): Promise<void> {
    const now = this.sources.clock().toISOString();
    const command = await this.journals.inspect(sender.companyId, (books) => {
      const { series } = readPaperNumber(books, cashRegisterId, reference);
      return seriesForPaper(books, series.typeId, yearOf(todayIn(books, { now })));
    });
    if (command === undefined) return;
    const commandId = ownName(`${sender.commandId}_series`);
    await this.commands.execute(companyCommand({ ...sender, commandId }, command));
  }
}
