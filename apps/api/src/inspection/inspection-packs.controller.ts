import { Readable } from 'node:stream';
import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BlobNotFound, type BlobInfo, type BlobStore } from '@balcao/blobs';
import type { InspectionPackAnswer, JobAccepted } from '@balcao/contracts';
import { feedViewOf, isDay, refuse, yearOf } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import {
  inspectionPackBlob,
  inspectionPackJob,
  inspectionPackOrder,
  packOrderOf,
} from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { BLOBS, JOBS, JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { languageOf } from '../http/language.js';
import { RequestError } from '../http/request-error.js';
import { OrderInspectionPackBody } from './inspection.bodies.js';

/** Packs for inspectors: everything of a period, to be checked without the product. */
@ApiTags('inspection')
@Controller('inspection-packs')
@Allow('audit.view')
export class InspectionPacksController {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** The packs that are remembered, the newest first. */
  @Get()
  async list(@Member() caller: MemberCaller): Promise<readonly InspectionPackAnswer[]> {
    await this.#refuseLimited(caller);
    const { companyId } = caller;
    const { jobs } = await this.jobs.list(companyId);
    const made = jobs.filter(({ name }) => name === inspectionPackJob);
    const answers = await Promise.all(
      made.map(async (job) => answerOf(job, await this.#kept(companyId, job.id))),
    );
    return answers.filter((answer) => answer !== undefined);
  }

  /** Has one made of a period within one year; the journal is sealed for it. */
  @Post()
  @HttpCode(202)
  async order(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(OrderInspectionPackBody) { from, to, withPapers }: OrderInspectionPackBody,
    @Req() request: FastifyRequest,
  ): Promise<JobAccepted> {
    await this.#refuseLimited(caller);
    for (const [path, day] of Object.entries({ from, to })) if (!isDay(day)) throw invalid(path);
    if (from > to || yearOf(from) !== yearOf(to)) throw invalid('to');
    const { companyId, userId: actorId } = caller;
    const id = `pack-${key}`.slice(0, 64);
    const language = languageOf(request.headers['accept-language']);
    const order = { from, to, withPapers, language };
    await this.jobs.enqueue(inspectionPackOrder(id, { companyId, actorId }, order));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    const job = await this.jobs.get(companyId, id);
    if (job?.name !== inspectionPackJob) refuse('record.notFound', { id });
    await this.jobs.cancel(companyId, id);
    return { id };
  }

  /** The pack itself. */
  @Get(':id/file')
  async file(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.#refuseLimited(caller);
    const { companyId } = caller;
    const info = await this.#kept(companyId, id);
    if (info === undefined) return refuse('record.notFound', { id });
    const { content } = await this.blobs.get(companyId, info.id);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Readable.from(content), {
      type: info.contentType,
      length: info.size,
      disposition: `attachment; filename="${info.fileName}"`,
    });
  }

  /** A pack tells of all series, places and tills. */
  #refuseLimited({ companyId, userId }: MemberCaller): Promise<void> {
    return this.journals.inspect(companyId, (books) => {
      feedViewOf(books, userId);
    });
  }

  async #kept(companyId: string, id: string): Promise<BlobInfo | undefined> {
    if (!/^[\w-]{1,64}$/.test(id)) return undefined;
    return this.blobs.stat(companyId, inspectionPackBlob(id)).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    });
  }
}

function answerOf(job: Job, info: BlobInfo | undefined): InspectionPackAnswer | undefined {
  const { id, state, isCancelling, createdAt, progress, failure, payload } = job;
  const order = packOrderOf(payload);
  if (order === undefined) return undefined;
  const { from, to, withPapers } = order;
  return {
    ...{ id, state, isCancelling, createdAt, from, to, withPapers },
    percent: progress?.percent ?? null,
    file: info ? { fileName: info.fileName, size: info.size, sha256: info.sha256 } : null,
    failure: failure ?? null,
  };
}

const invalid = (path: string) =>
  new RequestError(422, 'request.invalidFields', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
