import { Controller, Get, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JobAccepted, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { requirePermission, type Ledger } from '@balcao/domain';
import { Allow, PeopleOnly } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS } from '../../composition/tokens.js';
import { ApiCommand } from '../../http/api-command.js';
import { CheckedBody } from '../../http/body.js';
import { Sender, type CommandSender } from '../../access/commands.js';
import { sent } from '../../http/sent.js';
import { SendStatementBody } from '../../mailing/send-document.body.js';
import { named } from '../../registers/register-reads.js';
import { StatementSendings } from './statement-sendings.js';

/** Sending the statements of clients, and of suppliers. */
export const statementSendingControllers = [
  statementSendingRoutes('clients', 'client'),
  statementSendingRoutes('suppliers', 'supplier'),
];

function statementSendingRoutes(path: string, ledger: Ledger): Type<object> {
  @ApiTags(path)
  @Controller(path)
  @PeopleOnly()
  class StatementSendingsController {
    constructor(
      @Inject(StatementSendings) private readonly sendings: StatementSendings,
      @Inject(JOURNALS) private readonly journals: Journals,
    ) {}

    /** Sends the statement to each address, in the background. */
    @Post(':id/statement/send')
    @HttpCode(202)
    @Allow('documents.issue')
    @ApiCommand({ isRehearsable: false })
    async send(
      @Sender() sender: CommandSender,
      @Param('id') partyId: string,
      @CheckedBody(SendStatementBody) body: SendStatementBody,
    ): Promise<SendingsAccepted> {
      await this.#requireView(sender);
      return this.sendings.order(sender, { ledger, partyId }, sent(body));
    }

    /** The mails that carried the statement, with what became of each. */
    @Get(':id/statement/sendings')
    @Allow('parties.view')
    list(
      @Member() { companyId }: MemberCaller,
      @Param('id') partyId: string,
    ): Promise<readonly SendingAnswer[]> {
      return this.sendings.of(companyId, { ledger, partyId });
    }

    /** Tries again what has failed for good. */
    @Post(':id/statement/sendings/:sendingId/retry')
    @HttpCode(200)
    @Allow('documents.issue')
    async retry(
      @Member() caller: MemberCaller,
      @Param('id') partyId: string,
      @Param('sendingId') sendingId: string,
    ): Promise<JobAccepted> {
      await this.#requireView(caller);
      await this.sendings.retry(caller.companyId, { ledger, partyId }, sendingId);
      return { id: sendingId };
    }

    async #requireView({ companyId, userId }: MemberCaller): Promise<void> {
      await this.journals.inspect(companyId, (books) => {
        requirePermission(books, userId, 'parties.view');
      });
    }
  }

  return named(StatementSendingsController, `${path}StatementSendings`);
}
