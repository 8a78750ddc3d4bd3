import { Controller, Get, Headers, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, PostingsAnswer } from '@balcao/contracts';
import { languageOf } from '../http/language.js';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { AdoptChartBody, ChoosePostingBody } from './accounting.bodies.js';
import { readPostings } from './read-postings.js';

/** The chart of accounts, and what is posted where. */
@ApiTags('accounting')
@Controller('accounting')
export class AccountingController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** What each event posts, and the account of everything that is posted. */
  @Get('postings')
  @Allow('accounting.view')
  postings(
    @Member() { companyId }: MemberCaller,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<PostingsAnswer> {
    const language = languageOf(languages);
    return this.journals.inspect(companyId, (books) => readPostings(books, language));
  }

  /** Adds the accounts of an official chart, those that the company does not have yet. */
  @CommandRoute('chart', { allow: 'accounting.manage' })
  adopt(
    @Sender() sender: CommandSender,
    @CheckedBody(AdoptChartBody) { preset }: AdoptChartBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, preset, { type: 'AdoptChart', preset });
  }

  /** Chooses the account that a role, or a part of it, is posted to. */
  @CommandRoute('postings/:id', { allow: 'accounting.manage' })
  choose(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ChoosePostingBody) { code }: ChoosePostingBody,
  ): Promise<Accepted> {
    const command = {
      type: 'ChoosePostingAccount',
      id,
      ...(code !== undefined && { code }),
    } as const;
    return accept(this.commands, sender, id, command);
  }
}
