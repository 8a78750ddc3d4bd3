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
import {
  PRINT_BATCH_MAX,
  type JobAccepted,
  type PrintBatchAnswer,
  type PrintBatchBody,
} from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { describeError, type Language } from '@balcao/messages';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import {
  printBatchBlob,
  printBatchJob,
  printBatchOf,
  printBatchOrder,
  printBatchResultOf,
  type DocumentOfBatch,
} from '@balcao/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { JOBS, ROWS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { Texts } from '../http/fields.js';
import { invalidFields } from '../http/invalid-fields.js';
import { languageOf } from '../http/language.js';
import { madeFileAnswer, MadeFiles, type KindOfFile } from '../jobs/made-files.js';
import { ReadAfter } from '../reading/read-after.js';

const batches: KindOfFile = { job: printBatchJob, blobOf: printBatchBlob };

class OrderPrintBatchBody implements PrintBatchBody {
  @Texts({ max: PRINT_BATCH_MAX, length: 64 })
  readonly documents!: readonly string[];
}

/** Several documents on paper as one file. Everybody sees their own: papers tell what they saw. */
@ApiTags('documents')
@Controller('print-batches')
@Allow('documents.issue')
export class PrintBatchesController {
  constructor(
    private readonly files: MadeFiles,
    private readonly readAfter: ReadAfter,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** One's own that are remembered, the newest first. */
  @Get()
  list(
    @Member() { companyId, userId }: MemberCaller,
    @Req() request: FastifyRequest,
  ): Promise<readonly PrintBatchAnswer[]> {
    const language = languageOf(request.headers['accept-language']);
    return this.files.list(companyId, batches, (job, info) =>
      job.actorId === userId ? answerOf(job, info, language) : undefined,
    );
  }

  /** Has one made: each document as its next copy, in the order in which they are named. */
  @Post()
  @HttpCode(202)
  async order(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
    @CheckedBody(OrderPrintBatchBody) { documents: ids }: OrderPrintBatchBody,
  ): Promise<JobAccepted> {
    if (ids.length === 0) throw invalidFields('documents');
    const id = `papers-${commandId}`.slice(0, 64);
    const named = await this.#named(companyId, [...new Set(ids)]);
    await this.jobs.enqueue(printBatchOrder(id, { companyId, actorId }, { documents: named }));
    return { id };
  }

  /** Stops one that waits or is being laid out; no copy of it is counted. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Member() caller: MemberCaller, @Param('id') id: string): Promise<JobAccepted> {
    await this.#refuseOthers(caller, id);
    return this.files.cancel(caller.companyId, batches, id);
  }

  /** The file itself. */
  @Get(':id/file')
  async file(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.#refuseOthers(caller, id);
    const info = await this.files.kept(caller.companyId, batches, id);
    if (info === undefined) return refuse('record.notFound', { id });
    return this.files.handOut(caller.companyId, info, reply);
  }

  /** As the caller's limits show them: the job reads without limits. */
  async #named(companyId: string, ids: readonly string[]): Promise<readonly DocumentOfBatch[]> {
    await this.readAfter.untilNow(companyId);
    const found = await this.rows.getMany(documents, companyId, ids);
    const references = new Map(found.map(({ id, reference }) => [id, reference]));
    return ids.map((id) => {
      const reference = references.get(id);
      return reference === undefined ? { id, reference: id, isUnseen: true } : { id, reference };
    });
  }

  async #refuseOthers({ companyId, userId }: MemberCaller, id: string): Promise<void> {
    const job = await this.jobs.get(companyId, id);
    if (job?.actorId !== userId) refuse('record.notFound', { id });
  }
}

function answerOf(
  job: Job,
  info: BlobInfo | undefined,
  language: Language,
): PrintBatchAnswer | undefined {
  const order = printBatchOf(job.payload);
  if (order === undefined) return undefined;
  const result = printBatchResultOf(job);
  const notPrinted = (result?.refused ?? []).map(({ reference, problem }) => ({
    reference,
    reason: describeError(language, problem.code, problem.params),
  }));
  return {
    ...madeFileAnswer(job, info),
    total: order.documents.length,
    printed: result?.printed ?? null,
    originals: result?.originals ?? null,
    notPrintedCount: result?.refusedCount ?? 0,
    notPrinted,
  };
}
