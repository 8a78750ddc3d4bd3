import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import type { Command } from '@balcao/domain';
import { companyCommand } from '../commands/company-command.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import { CloseYearBody, OpenSeriesBody } from './series.bodies.js';

/** Opens and closes series; none is ever changed. */
@ApiTags('series')
@Controller('series')
export class SeriesCommandsController {
  constructor(private readonly commands: CommandBus) {}

  /** Opens a series of a document type for a year. */
  @CreationRoute('', { allow: 'series.manage' })
  open(
    @Sender() sender: CommandSender,
    @CheckedBody(OpenSeriesBody) body: OpenSeriesBody,
  ): Promise<Accepted> {
    const { typeId, year, code, prefix, kind, cashRegisterId } = body;
    const series = {
      typeId,
      year,
      ...(code !== undefined && { code }),
      ...(prefix !== undefined && { prefix }),
      ...(kind !== undefined && { kind }),
      ...(cashRegisterId !== undefined && { cashRegisterId }),
    };
    return this.accept(sender, { type: 'OpenSeries', ...series });
  }

  /** Closes every open series of a year: nothing of it changes any more. */
  @CommandRoute('close-year', { allow: 'series.manage' })
  closeYear(
    @Sender() sender: CommandSender,
    @CheckedBody(CloseYearBody) { year }: CloseYearBody,
  ): Promise<Accepted> {
    return this.accept(sender, { type: 'CloseYear', year });
  }

  /** Closes a series: it takes no further documents. */
  @CommandRoute(':id/close', { allow: 'series.manage' })
  close(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    return this.accept(sender, { type: 'CloseSeries', id, ...expectedOf(body) });
  }

  /** Opens a closed series again. */
  @CommandRoute(':id/reopen', { allow: 'series.manage' })
  reopen(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ExpectedRevisionBody) body: ExpectedRevisionBody,
  ): Promise<Accepted> {
    return this.accept(sender, { type: 'ReopenSeries', id, ...expectedOf(body) });
  }

  private async accept(sender: CommandSender, body: Command): Promise<Accepted> {
    const executed = await this.commands.execute(companyCommand(sender, body));
    const [event] = executed.events;
    return { id: event?.data.id ?? '', revision: executed.revision };
  }
}
