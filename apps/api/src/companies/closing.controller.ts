import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { OwnAccount } from '../identity/account/own-account.js';
import { Proofs } from '../identity/proofs.js';
import { originOf } from '../identity/request-origin.js';
import { SecondProofs } from '../identity/second-proofs.js';
import { ReadAfter } from '../reading/read-after.js';
import { CloseCompanyBody } from './closing.bodies.js';

@ApiTags('companies')
@Controller('companies/current')
export class ClosingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly own: OwnAccount,
    private readonly proofs: Proofs,
    private readonly secondProofs: SecondProofs,
    private readonly readAfter: ReadAfter,
  ) {}

  /** Ends the company's work: an owner, by password and the company's name. */
  @CommandRoute('close', { allow: 'companies.manage', isRehearsable: false })
  async close(
    @Sender() sender: CommandSender,
    @CheckedBody(CloseCompanyBody) { name, password, code }: CloseCompanyBody,
    @Req() request: FastifyRequest,
  ): Promise<Accepted> {
    const user = await this.own.of(sender);
    await this.proofs.requirePassword(user, password);
    await this.secondProofs.require(user, code, originOf(request));
    return this.shown(await this.accept(sender, { type: 'CloseCompany', name }));
  }

  /** Takes a closed company back while there is time. */
  @CommandRoute('reopen', { allow: 'companies.manage', isRehearsable: false })
  async reopen(@Sender() sender: CommandSender): Promise<Accepted> {
    return this.shown(await this.accept(sender, { type: 'ReopenCompany' }));
  }

  private accept(sender: CommandSender, command: Command) {
    return accept(this.commands, sender, sender.companyId, command);
  }

  /** Memberships are read from rows, so the answer waits for them. */
  private async shown(accepted: Accepted): Promise<Accepted> {
    await this.readAfter.until(accepted.id, accepted.revision);
    return accepted;
  }
}
