import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { BlobInfo } from '@balcao/blobs';
import type { CompanyExportAnswer, JobAccepted } from '@balcao/contracts';
import { EXPORT_KEPT_DAYS, refuse, ownName } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { companyExportBlob, companyExportJob, companyExportOrder } from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Sources } from '../composition/backend.js';
import { JOBS, SOURCES } from '../composition/tokens.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { languageOf } from '../http/language.js';
import { madeFileAnswer, MadeFiles, type KindOfFile } from '../jobs/made-files.js';
import { jobIdOf } from '../jobs/job-id.js';

const companyExports: KindOfFile = { job: companyExportJob, blobOf: companyExportBlob };
const keptMs = EXPORT_KEPT_DAYS * 86_400_000;

/** Files of everything that a company has; a change of rights is never needed to take one's own. */
@ApiTags('companies')
@Controller('companies/current/exports')
export class CompanyExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly files: MadeFiles,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The exports that are remembered, the newest first. */
  @Get()
  @Allow('companies.manage')
  list(@Member() { companyId }: MemberCaller): Promise<readonly CompanyExportAnswer[]> {
    return this.files.list(companyId, companyExports, (job, info) => {
      const kept = this.#unlessOver(info);
      const expiresAt = kept === undefined ? null : new Date(expiryOf(kept)).toISOString();
      return { ...madeFileAnswer(job, kept), expiresAt };
    });
  }

  /** Begins one in the caller's language; answers the one under way when there is one already. */
  @Post()
  @HttpCode(202)
  @Allow('companies.manage')
  async order(
    @Sender() sender: CommandSender,
    @Req() request: FastifyRequest,
  ): Promise<JobAccepted> {
    const { companyId, userId: actorId } = sender;
    const id = jobIdOf('export', sender.commandId);
    const { jobs } = await this.jobs.list(companyId, { states: ['waiting', 'delayed', 'running'] });
    const underWay = jobs.find(({ name }) => name === companyExportJob);
    if (underWay !== undefined) return { id: underWay.id };
    const command = { type: 'OrderCompanyExport', exportId: id } as const;
    await accept(this.commands, sender, companyId, command);
    const language = languageOf(request.headers['accept-language']);
    await this.jobs.enqueue(companyExportOrder(id, { companyId, actorId }, language));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('companies.manage')
  cancel(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<JobAccepted> {
    return this.files.cancel(companyId, companyExports, id);
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
    const sender = { ...caller, commandId: ownName(`take-${requestId}`) };
    const info = this.#unlessOver(await this.files.kept(companyId, companyExports, id));
    if (info === undefined) return refuse('company.exportGone', { days: EXPORT_KEPT_DAYS });
    const command = { type: 'TakeCompanyExport', exportId: id } as const;
    await accept(this.commands, sender, companyId, command);
    return this.files.handOut(companyId, info, reply);
  }

  /** The file of an export, until its days are over. */
  #unlessOver(info: BlobInfo | undefined): BlobInfo | undefined {
    const now = this.sources.clock().getTime();
    return info !== undefined && expiryOf(info) > now ? info : undefined;
  }
}

const expiryOf = ({ storedAt }: BlobInfo): number => Date.parse(storedAt) + keptMs;
