import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReportScheduleAnswer } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import { ApiCommand } from '../../http/api-command.js';
import { CheckedBody } from '../../http/body.js';
import { Sender, type CommandSender } from '../../access/commands.js';
import { sent } from '../../http/sent.js';
import { ScheduleReportBody } from './report-schedules.bodies.js';
import { ReportScheduling } from './report-scheduling.js';

/** Reports that are mailed by themselves, as whoever had them mailed sees them. */
@ApiTags('reports')
@Controller('report-schedules')
@PeopleOnly()
@Allow('reports.view')
export class ReportSchedulesController {
  constructor(private readonly scheduling: ReportScheduling) {}

  /** The reports that are mailed to the caller. */
  @Get()
  all(@Member() caller: MemberCaller): Promise<readonly ReportScheduleAnswer[]> {
    return this.scheduling.all(caller);
  }

  /** Has a report mailed, or changes one of the same id. */
  @Post()
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async schedule(
    @Sender() sender: CommandSender,
    @CheckedBody(ScheduleReportBody) body: ScheduleReportBody,
  ): Promise<readonly ReportScheduleAnswer[]> {
    await this.scheduling.schedule(sender, sent(body));
    return this.scheduling.all(sender);
  }

  /** Stops mailing a report. */
  @Post(':id/remove')
  @HttpCode(200)
  @ApiCommand({ isRehearsable: false })
  async remove(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
  ): Promise<readonly ReportScheduleAnswer[]> {
    await this.scheduling.remove(sender, id);
    return this.scheduling.all(sender);
  }
}
