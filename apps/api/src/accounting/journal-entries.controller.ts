import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { RecordJournalEntry, ReverseJournalEntry } from '@balcao/domain';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { withoutNulls } from '../http/without-nulls.js';
import { RecordJournalEntryBody, ReverseJournalEntryBody } from './journal-entries.bodies.js';

/** Manual journal entries, for what no document, payment or stock move posts. */
@ApiTags('accounting')
@Controller('journal-entries')
export class JournalEntriesController {
  constructor(private readonly commands: CommandBus) {}

  /** Records a manual entry; debits and credits must be equal. */
  @CreationRoute('', { allow: 'accounting.post' })
  record(
    @Sender() sender: CommandSender,
    @CheckedBody(RecordJournalEntryBody) body: Omit<RecordJournalEntry, 'type'>,
  ): Promise<Accepted> {
    const command = { type: 'RecordJournalEntry', ...withoutNulls(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Reverses an entry by a second one with debits and credits exchanged. */
  @CommandRoute(':id/reverse', { allow: 'accounting.post' })
  reverse(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ReverseJournalEntryBody) body: Omit<ReverseJournalEntry, 'type' | 'id'>,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ReverseJournalEntry', ...body, id });
  }
}
