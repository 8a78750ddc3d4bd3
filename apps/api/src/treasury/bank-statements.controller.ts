import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type {
  Accepted,
  BankStatementLineRow,
  RefusedRowsFile,
  StatementReading,
} from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { languageOf } from '../http/language.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { BankFiles } from './bank-files.js';
import { ReadStatementLines } from './read-statement-lines.js';
import { BankFileForm, readSentBankFile } from './sent-bank-file.js';
import { ImportStatementBody } from './statement.bodies.js';
import { MatchLineBody, UnmatchLineBody } from './treasury.bodies.js';

/** Reconciling: a bank's statement is imported, and its lines are matched with entries. */
@ApiTags('bank-statements')
@Controller('bank-statements')
export class BankStatementsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(BankFiles) private readonly files: BankFiles,
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
    const { accountId, content, plan } = await readSentBankFile(body, headers['content-type']);
    const language = languageOf(headers['accept-language']);
    return this.files.reading(companyId, accountId, content, plan, language);
  }

  /** The rows that cannot be read as a CSV file, with the reasons in a column of their own. */
  @Post('refused')
  @HttpCode(200)
  @Allow('treasury.reconcile')
  @BankFileForm()
  async refused(
    @Member() { companyId }: MemberCaller,
    @Body() body: unknown,
    @Req() { headers }: FastifyRequest,
  ): Promise<RefusedRowsFile> {
    const sent = await readSentBankFile(body, headers['content-type']);
    return this.files.refused(companyId, sent, languageOf(headers['accept-language']));
  }

  /** Imports the statement of a bank: the lines that reading its file gave, or a file as text. */
  @CreationRoute('', { allow: 'treasury.reconcile' })
  async import(
    @Sender() sender: CommandSender,
    @CheckedBody(ImportStatementBody) body: ImportStatementBody,
  ): Promise<Accepted> {
    const { text = '', ...given } = sent(body);
    const { companyId } = sender;
    const { accountId, lines = await this.#linesOf(companyId, accountId, text) } = given;
    const command = { type: 'ImportBankStatement', ...given, lines } as const;
    return accept(this.commands, sender, body.id, command, sent(body));
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

  /** Takes a whole statement back, while none of its lines is matched. */
  @CommandRoute(':id/undo', { allow: 'treasury.reconcile' })
  undo(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    const command = { type: 'UndoBankStatement', id, ...sent(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Matches a line with the entry of the account that it stands for, or with several. */
  @CommandRoute(':id/match', { allow: 'treasury.reconcile' })
  match(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(MatchLineBody) body: MatchLineBody,
  ): Promise<Accepted> {
    const command = { type: 'MatchStatementLine', id, ...sent(body) } as const;
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

  async #linesOf(companyId: string, accountId: string | undefined, text: string) {
    return accountId === undefined ? [] : this.files.lines(companyId, accountId, text);
  }
}
