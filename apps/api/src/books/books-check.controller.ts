import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { BooksCheckAnswer, JobAccepted } from '@balcao/contracts';
import type { Job, JobQueue } from '@balcao/jobs';
import { BooksDamaged, type JournalDamages } from '@balcao/journal';
import { booksCheckJob, readCheck } from '@balcao/tasks';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { BLOBS, DAMAGES, JOBS } from '../composition/tokens.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { jobIdOf } from '../jobs/job-id.js';

const underWay = ['waiting', 'delayed', 'running'] as const;

/** What the lists show, held against what the journal says. */
@ApiTags('audit')
@Controller('books-check')
@Allow('audit.view')
export class BooksCheckController {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(DAMAGES) private readonly damages: JournalDamages,
  ) {}

  /** The check under way, what the last one that was finished found, and whether a later failed. */
  @Get()
  async read(@Member() { companyId }: MemberCaller): Promise<BooksCheckAnswer> {
    const running = await this.#running(companyId);
    const { jobs } = await this.jobs.list(companyId, { states: ['done', 'failed'], limit: 200 });
    const ended = jobs.filter(({ name }) => name === booksCheckJob);
    const done = ended.find(({ state }) => state === 'done');
    const [newest] = ended;
    const hasFailed = newest?.state === 'failed';
    return {
      underWay: running
        ? { id: running.id, state: running.state, percent: running.progress?.percent ?? null }
        : null,
      last: done?.result === undefined ? null : await readCheck(this.blobs, done),
      failure: hasFailed ? (newest.failure ?? '') : null,
      failedAt: hasFailed ? (newest.finishedAt ?? newest.createdAt) : null,
    };
  }

  /** Has the lists checked in the background; answers the job, which may be under way already. */
  @Post()
  @HttpCode(202)
  async check(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
  ): Promise<JobAccepted> {
    const running = await this.#running(companyId);
    if (running?.state === 'running') return { id: running.id };
    const id = jobIdOf('books', commandId);
    await this.jobs.enqueue({ id, name: booksCheckJob, companyId, actorId, payload: {} });
    return { id };
  }

  /**
   * Has what differs put right, and checked again; for who may manage what runs. Refused where the
   * journal is damaged: it would be written into rows that are right.
   */
  @Post('repair')
  @HttpCode(202)
  @Allow('jobs.manage')
  async repair(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
  ): Promise<JobAccepted> {
    const damage = this.damages.of(companyId);
    if (damage !== undefined) throw new BooksDamaged(companyId, damage);
    const id = jobIdOf('repair', commandId);
    const payload = { repairs: true };
    await this.jobs.enqueue({ id, name: booksCheckJob, companyId, actorId, payload });
    return { id };
  }

  async #running(companyId: string): Promise<Job | undefined> {
    const { jobs } = await this.jobs.list(companyId, { states: underWay });
    const now = new Date().toISOString();
    // The one of next night waits for its hour.
    return jobs.find(({ name, dueAt }) => name === booksCheckJob && dueAt <= now);
  }
}
