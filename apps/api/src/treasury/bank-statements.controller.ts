import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, BankStatementLineRow, StatementReading } from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { languageOf } from '../http/language.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { ReadBankFile } from './read-bank-file.js';
import { ReadStatementLines } from './read-statement-lines.js';
import { BankFileForm, readSentBankFile } from './sent-bank-file.js';
import { ImportStatementBody, MatchLineBody, UnmatchLineBody } from './treasury.bodies.js';

/** Reconciling: a bank's statement is imported, and its lines are matched with entries. */
@ApiTags('bank-statements')
@Controller('bank-statements')
export class BankStatementsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What the file of a bank says of an account, in whichever format; nothing is imported. */
  @Post('read')
  @HttpCode(200)
  @Allow('treasury.reconcile')
  @BankFileForm()
  async read(
    @Member() { companyId }: MemberCaller,
    @Body() body: unknown,
    @Req() { headers }: FastifyRequest,
  ): Promise<StatementReading> {
    const { accountId, content } = await readSentBankFile(body, headers['content-type']);
    const language = languageOf(headers['accept-language']);
    return this.queries.execute(new ReadBankFile(companyId, accountId, content, language));
  }

  /** Imports the statement of a bank from its file. */
  @CreationRoute('', { allow: 'treasury.reconcile' })
  import(
    @Sender() sender: CommandSender,
    @CheckedBody(ImportStatementBody) body: ImportStatementBody,
  ): Promise<Accepted> {
    const command = { type: 'ImportBankStatement', ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** All lines of a statement; those that are not matched with the entry that they probably are. */
  @Get(':id/lines')
  @Allow('treasury.view')
  lines(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<readonly BankStatementLineRow[]> {
    return this.queries.execute(new ReadStatementLines(companyId, id));
  }

  /** Matches a line with the entry of the account that it stands for. */
  @CommandRoute(':id/match', { allow: 'treasury.reconcile' })
  match(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MatchLineBody) { line, entryId }: MatchLineBody,
  ): Promise<Accepted> {
    const command = { type: 'MatchStatementLine', id, line, entryId } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes a match back. */
  @CommandRoute(':id/unmatch', { allow: 'treasury.reconcile' })
  unmatch(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(UnmatchLineBody) { line }: UnmatchLineBody,
  ): Promise<Accepted> {
    const command = { type: 'UnmatchStatementLine', id, line } as const;
    return accept(this.commands, sender, id, command);
  }
}
