import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JobAccepted } from '@balcao/contracts';
import type { JobQueue } from '@balcao/jobs';
import { verifyJournalJob } from '@balcao/journal';
import { Allow } from '../access/access.js';
import { JOBS } from '../composition/tokens.js';
import { Sender, type CommandSender } from '../http/commands.js';

/** One attempt more than the store needs to come back from a short absence. */
const attempts = 3;

@ApiTags('jobs')
@Controller('companies/current')
export class VerifyJournalController {
  constructor(@Inject(JOBS) private readonly jobs: JobQueue) {}

  /**
   * Has the company's whole hash chain checked in the background; answers the job, which is the one
   * under way when there is one already.
   */
  @Post('verify-journal')
  @HttpCode(202)
  @Allow('audit.view')
  async verify(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
  ): Promise<JobAccepted> {
    const { jobs } = await this.jobs.list(companyId, { states: ['waiting', 'delayed', 'running'] });
    const underWay = jobs.find(({ name }) => name === verifyJournalJob);
    if (underWay !== undefined) return { id: underWay.id };
    const id = `verify-${commandId}`;
    const order = { id, name: verifyJournalJob, companyId, actorId, payload: {}, attempts };
    await this.jobs.enqueue(order);
    return { id };
  }
}
