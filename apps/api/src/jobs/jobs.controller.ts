import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { headers, type JobAccepted, type JobAnswer } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS } from '../composition/tokens.js';
import type { SentQuery } from '../reading/list-query.js';
import { jobAnswer } from './job-answer.js';
import { jobQueryOf } from './job-query.js';

@ApiTags('jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** The company's jobs, the newest first. */
  @Get()
  @Allow('jobs.view')
  @ApiQuery({ name: 'filter', required: false, example: '{"state":["failed"]}' })
  @ApiQuery({ name: 'page', required: false, type: Number })
  @ApiQuery({ name: 'perPage', required: false, type: Number })
  async list(
    @Member() { companyId }: MemberCaller,
    @Query() sent: SentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly JobAnswer[]> {
    const query = jobQueryOf(sent);
    const { jobs, total } = await this.jobs.list(companyId, query);
    const last = query.offset + jobs.length - 1;
    const range = jobs.length === 0 ? '*' : `${query.offset}-${last}`;
    reply.header(headers.contentRange, `jobs ${range}/${total}`);
    return this.#answers(companyId, jobs);
  }

  /** Returns one job. */
  @Get(':id')
  @Allow('jobs.view')
  async get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<JobAnswer> {
    const job = await this.jobs.get(companyId, id);
    const [answer] = await this.#answers(companyId, job === undefined ? [] : [job]);
    return answer ?? refuse('record.notFound', { id });
  }

  /** Removes a job that waits, or asks the one that runs to stop. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('jobs.manage')
  async cancel(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    await this.jobs.cancel(companyId, id);
    return { id };
  }

  /** Lets a job that failed or was cancelled run again. */
  @Post(':id/retry')
  @HttpCode(200)
  @Allow('jobs.manage')
  async retry(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    await this.jobs.retry(companyId, id);
    return { id };
  }

  /** Removes a job that has ended. */
  @Post(':id/discard')
  @HttpCode(200)
  @Allow('jobs.manage')
  async discard(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    await this.jobs.discard(companyId, id);
    return { id };
  }

  #answers(companyId: string, jobs: readonly Job[]): Promise<readonly JobAnswer[]> {
    return this.journals.inspect(companyId, ({ identity }) =>
      jobs.map((job) => jobAnswer(job, identity.members.get(job.actorId)?.name ?? '')),
    );
  }
}
