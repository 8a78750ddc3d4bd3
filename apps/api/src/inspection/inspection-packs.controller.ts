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
import { ApiTags } from '@nestjs/swagger';
import type { BlobInfo } from '@balcao/blobs';
import type { InspectionPackAnswer, JobAccepted } from '@balcao/contracts';
import { feedViewOf, refuse, requirePermission } from '@balcao/domain';
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
import { JOBS, JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { languageOf } from '../http/language.js';
import { madeFileAnswer, MadeFiles, refuseDays, type KindOfFile } from '../jobs/made-files.js';
import { OrderInspectionPackBody } from './inspection.bodies.js';
import { jobIdOf } from '../jobs/job-id.js';

const packs: KindOfFile = { job: inspectionPackJob, blobOf: inspectionPackBlob };

/** Packs for inspectors: everything of a period, to be checked without the product. */
@ApiTags('inspection')
@Controller('inspection-packs')
@Allow('audit.view')
export class InspectionPacksController {
  constructor(
    private readonly files: MadeFiles,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** The packs that are remembered, the newest first. */
  @Get()
  async list(@Member() caller: MemberCaller): Promise<readonly InspectionPackAnswer[]> {
    await this.#refuseLimited(caller);
    return this.files.list(caller.companyId, packs, answerOf);
  }

  /** Has one made of a period within one year; the journal is sealed for it. */
  @Post()
  @HttpCode(202)
  async order(
    @Sender() sender: CommandSender,
    @CheckedBody(OrderInspectionPackBody) { from, to, withPapers }: OrderInspectionPackBody,
    @Req() request: FastifyRequest,
  ): Promise<JobAccepted> {
    await this.#refuseLimited(sender);
    refuseDays({ from, to });
    const { companyId, userId: actorId } = sender;
    const id = jobIdOf('pack', sender.commandId);
    const language = languageOf(request.headers['accept-language']);
    const order = { from, to, withPapers, language };
    await this.jobs.enqueue(inspectionPackOrder(id, { companyId, actorId }, order));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Member() caller: MemberCaller, @Param('id') id: string): Promise<JobAccepted> {
    await this.#refuseLimited(caller);
    return this.files.cancel(caller.companyId, packs, id);
  }

  /** The pack itself. */
  @Get(':id/file')
  async file(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.#refuseLimited(caller);
    const info = await this.files.kept(caller.companyId, packs, id);
    if (info === undefined) return refuse('record.notFound', { id });
    return this.files.handOut(caller.companyId, info, reply);
  }

  /** A pack tells of all series, places and tills, what goods cost and what drawers held. */
  #refuseLimited({ companyId, userId }: MemberCaller): Promise<void> {
    return this.journals.inspect(companyId, (books) => {
      const { seesCosts, seesExpected } = feedViewOf(books, userId);
      if (!seesCosts) requirePermission(books, userId, 'stock.viewCost');
      if (!seesExpected) requirePermission(books, userId, 'pos.viewExpected');
    });
  }
}

function answerOf(job: Job, info: BlobInfo | undefined): InspectionPackAnswer | undefined {
  const order = packOrderOf(job.payload);
  if (order === undefined) return undefined;
  const { from, to, withPapers } = order;
  return { ...madeFileAnswer(job, info), from, to, withPapers };
}
