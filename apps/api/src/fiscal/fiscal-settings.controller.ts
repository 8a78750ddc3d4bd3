import { Controller, Get, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, FiscalSettingsAnswer } from '@balcao/contracts';
import { companyOf, nameOf, type ChangeFiscalSettings } from '@balcao/domain';
import type { SigningKeys } from '@balcao/tasks';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, SIGNING_KEYS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ChangeFiscalSettingsBody } from './fiscal.bodies.js';

/** How documents are signed and what files are made of. */
@ApiTags('fiscal')
@Controller('fiscal/settings')
export class FiscalSettingsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SIGNING_KEYS) private readonly signingKeys: SigningKeys,
  ) {}

  /** The fiscal settings of the company. */
  @Get()
  @Allow('fiscal.view')
  show(@Member() { companyId }: MemberCaller): Promise<FiscalSettingsAnswer> {
    const keys = this.signingKeys.documents.versions;
    return this.journals.consult(companyId, (books) => {
      const open = [...books.series.series.values()].filter(({ isOpen }) => isOpen);
      const series = open.map((one) => ({
        id: one.id,
        name: nameOf(one),
        isSigned: books.fiscal.signatures.has(one.id),
      }));
      const { country } = companyOf(books);
      return { ...books.fiscal.settings.get(), keys, series, country };
    });
  }

  /** Changes the fiscal settings of the company. */
  @CommandRoute('', { allow: 'companies.manage' })
  change(
    @Sender() sender: CommandSender,
    @CheckedBody(ChangeFiscalSettingsBody) body: ChangeFiscalSettingsBody,
  ): Promise<Accepted> {
    const fields: ChangeFiscalSettings['fields'] = Object.assign({}, body);
    const command = { type: 'ChangeFiscalSettings', fields } as const;
    return accept(this.commands, sender, sender.companyId, command);
  }
}
