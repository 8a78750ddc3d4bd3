import { Readable } from 'node:stream';
import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BlobNotFound, type BlobInfo, type BlobStore } from '@balcao/blobs';
import type { FiscalFileAnswer, JobAccepted } from '@balcao/contracts';
import { isDay, refuse, yearOf } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { fiscalFileBlob, fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { BLOBS, JOBS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { RequestError } from '../http/request-error.js';
import { OrderFiscalFileBody } from './fiscal.bodies.js';

/** Fiscal files: made in the background, listed, taken. */
@ApiTags('fiscal')
@Controller('fiscal/files')
export class FiscalFilesController {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /** The files that are remembered, the newest first. */
  @Get()
  @Allow('fiscal.view')
  async list(@Member() { companyId }: MemberCaller): Promise<readonly FiscalFileAnswer[]> {
    const { jobs } = await this.jobs.list(companyId);
    const made = jobs.filter(({ name }) => name === fiscalFileJob);
    const answers = await Promise.all(
      made.map(async (job) => answerOf(job, await this.kept(companyId, job.id))),
    );
    return answers.filter((answer) => answer !== undefined);
  }

  /** Has one made of a period within one year. */
  @Post()
  @HttpCode(202)
  @Allow('fiscal.export')
  async order(
    @Member() { companyId, userId: actorId }: MemberCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(OrderFiscalFileBody) { kind, from, to }: OrderFiscalFileBody,
  ): Promise<JobAccepted> {
    for (const [path, day] of Object.entries({ from, to })) if (!isDay(day)) throw invalid(path);
    if (from > to || yearOf(from) !== yearOf(to)) throw invalid('to');
    const id = `fiscal-${key}`.slice(0, 64);
    await this.jobs.enqueue(fiscalFileOrder(id, { companyId, actorId }, { kind, from, to }));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('fiscal.export')
  async cancel(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    const job = await this.jobs.get(companyId, id);
    if (job?.name !== fiscalFileJob) refuse('record.notFound', { id });
    await this.jobs.cancel(companyId, id);
    return { id };
  }

  /** The file itself. */
  @Get(':id/file')
  @Allow('fiscal.view')
  async file(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const info = await this.kept(companyId, id);
    if (info === undefined) return refuse('record.notFound', { id });
    const { content } = await this.blobs.get(companyId, info.id);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Readable.from(content), {
      type: info.contentType,
      length: info.size,
      disposition: `attachment; filename="${info.fileName}"`,
    });
  }

  private async kept(companyId: string, id: string): Promise<BlobInfo | undefined> {
    if (!/^[\w-]{1,64}$/.test(id)) return undefined;
    return this.blobs.stat(companyId, fiscalFileBlob(id)).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    });
  }
}

function answerOf(job: Job, info: BlobInfo | undefined): FiscalFileAnswer | undefined {
  const { id, state, isCancelling, createdAt, progress, failure, payload, result } = job;
  const order = fiscalOrderOf(payload);
  if (order === undefined) return undefined;
  const { kind, from, to, again } = order;
  return {
    ...{ kind, from, to, isAgain: again !== undefined, canBeDeclared: isAtPosition(result) },
    ...{ id, state, isCancelling, createdAt },
    percent: progress?.percent ?? null,
    file: info ? { fileName: info.fileName, size: info.size, sha256: info.sha256 } : null,
    failure: failure ?? null,
  };
}

/** The file is the books at one event: what was submitted can be told from what came later. */
const isAtPosition = (result: Job['result']): boolean =>
  typeof result === 'object' && result !== null && 'revision' in result;

const invalid = (path: string) =>
  new RequestError(422, 'request.invalidFields', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
