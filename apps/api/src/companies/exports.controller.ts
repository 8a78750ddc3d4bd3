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
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { BlobNotFound, type BlobInfo, type BlobStore } from '@balcao/blobs';
import type { CompanyExportAnswer, JobAccepted } from '@balcao/contracts';
import { EXPORT_KEPT_DAYS, refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { companyExportBlob, companyExportJob, companyExportOrder } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Sources } from '../composition/backend.js';
import { BLOBS, JOBS, SOURCES } from '../composition/tokens.js';
import { IdempotencyKey } from '../http/commands.js';
import { languageOf } from '../http/language.js';

const keptMs = EXPORT_KEPT_DAYS * 86_400_000;

/** Files of everything that a company has; a change of rights is never needed to take one's own. */
@ApiTags('companies')
@Controller('companies/current/exports')
export class CompanyExportsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The exports that are remembered, the newest first. */
  @Get()
  @Allow('companies.manage')
  async list(@Member() { companyId }: MemberCaller): Promise<readonly CompanyExportAnswer[]> {
    const { jobs } = await this.jobs.list(companyId);
    const exports = jobs.filter(({ name }) => name === companyExportJob);
    return Promise.all(
      exports.map(async (job) => answerOf(job, await this.kept(companyId, job.id))),
    );
  }

  /** Begins one in the caller's language; answers the one under way when there is one already. */
  @Post()
  @HttpCode(202)
  @Allow('companies.manage')
  async order(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Req() request: FastifyRequest,
  ): Promise<JobAccepted> {
    const { companyId, userId: actorId } = caller;
    const id = `export-${key}`.slice(0, 64);
    const { jobs } = await this.jobs.list(companyId, { states: ['waiting', 'delayed', 'running'] });
    const underWay = jobs.find(({ name }) => name === companyExportJob);
    if (underWay !== undefined) return { id: underWay.id };
    const command = { type: 'OrderCompanyExport', exportId: id } as const;
    await accept(this.commands, caller, key, companyId, command);
    const language = languageOf(request.headers['accept-language']);
    await this.jobs.enqueue(companyExportOrder(id, { companyId, actorId }, language));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('companies.manage')
  async cancel(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<JobAccepted> {
    const job = await this.jobs.get(companyId, id);
    if (job?.name !== companyExportJob) refuse('record.notFound', { id });
    await this.jobs.cancel(companyId, id);
    return { id };
  }

  /** The file, for as long as it is kept; who took it is written down. */
  @Get(':id/file')
  @Allow('companies.manage')
  async file(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { companyId, requestId } = caller;
    const info = await this.kept(companyId, id);
    if (info === undefined) return refuse('company.exportGone', { days: EXPORT_KEPT_DAYS });
    const command = { type: 'TakeCompanyExport', exportId: id } as const;
    await accept(this.commands, caller, `take-${requestId}`, companyId, command);
    const { content } = await this.blobs.get(companyId, info.id);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Readable.from(content), {
      type: info.contentType,
      length: info.size,
      disposition: `attachment; filename="${info.fileName}"`,
    });
  }

  /** The file of an export, unless it is gone or its days are over. */
  private async kept(companyId: string, exportId: string): Promise<BlobInfo | undefined> {
    if (!/^[\w-]{1,64}$/.test(exportId)) return undefined;
    const info = await this.blobs
      .stat(companyId, companyExportBlob(exportId))
      .catch((error: unknown) => {
        if (error instanceof BlobNotFound) return undefined;
        throw error;
      });
    const now = this.sources.clock().getTime();
    return info !== undefined && Date.parse(info.storedAt) + keptMs > now ? info : undefined;
  }
}

function answerOf(job: Job, info: BlobInfo | undefined): CompanyExportAnswer {
  const { id, state, isCancelling, createdAt, progress, failure } = job;
  return {
    ...{ id, state, isCancelling, createdAt },
    expiresAt: info ? new Date(Date.parse(info.storedAt) + keptMs).toISOString() : null,
    percent: progress?.percent ?? null,
    size: info?.size ?? null,
    failure: failure ?? null,
  };
}
