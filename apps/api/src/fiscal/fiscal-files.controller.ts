import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlobInfo } from '@balcao/blobs';
import type { FiscalFileAnswer, JobAccepted } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { fiscalFileBlob, fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { JOBS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { madeFileAnswer, MadeFiles, refuseDays, type KindOfFile } from '../jobs/made-files.js';
import { OrderFiscalFileBody } from './fiscal.bodies.js';
import { jobIdOf } from '../jobs/job-id.js';

const fiscalFiles: KindOfFile = { job: fiscalFileJob, blobOf: fiscalFileBlob };

/** Fiscal files: made in the background, listed, taken. */
@ApiTags('fiscal')
@Controller('fiscal/files')
export class FiscalFilesController {
  constructor(
    private readonly files: MadeFiles,
    @Inject(JOBS) private readonly jobs: JobQueue,
  ) {}

  /** The files that are remembered, the newest first. */
  @Get()
  @Allow('fiscal.view')
  list(@Member() { companyId }: MemberCaller): Promise<readonly FiscalFileAnswer[]> {
    return this.files.list(companyId, fiscalFiles, answerOf);
  }

  /** Has one made of a period within one year. */
  @Post()
  @HttpCode(202)
  @Allow('fiscal.export')
  async order(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
    @CheckedBody(OrderFiscalFileBody) { kind, from, to }: OrderFiscalFileBody,
  ): Promise<JobAccepted> {
    refuseDays({ from, to });
    const id = jobIdOf('fiscal', commandId);
    await this.jobs.enqueue(fiscalFileOrder(id, { companyId, actorId }, { kind, from, to }));
    return { id };
  }

  /** Stops one that waits or runs. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('fiscal.export')
  cancel(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<JobAccepted> {
    return this.files.cancel(companyId, fiscalFiles, id);
  }

  /** The file itself. */
  @Get(':id/file')
  @Allow('fiscal.view')
  async file(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const info = await this.files.kept(companyId, fiscalFiles, id);
    if (info === undefined) return refuse('record.notFound', { id });
    return this.files.handOut(companyId, info, reply);
  }
}

function answerOf(job: Job, info: BlobInfo | undefined): FiscalFileAnswer | undefined {
  const order = fiscalOrderOf(job.payload);
  if (order === undefined) return undefined;
  const { kind, from, to, again } = order;
  return {
    ...madeFileAnswer(job, info),
    kind,
    from,
    to,
    isAgain: again !== undefined,
    canBeDeclared: isAtPosition(job.result),
  };
}

/** The file is the books at one event: what was submitted can be told from what came later. */
const isAtPosition = (result: Job['result']): boolean =>
  typeof result === 'object' && result !== null && 'revision' in result;
