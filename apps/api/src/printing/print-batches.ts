import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { BlobInfo } from '@balcao/blobs';
import type { JobAccepted, PrintBatchAnswer } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { describeError, type Language } from '@balcao/messages';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import {
  printBatchBlob,
  printBatchJob,
  printBatchOf,
  printBatchOrder,
  printBatchResultOf,
  type DocumentOfBatch,
  type PrintedKind,
} from '@balcao/tasks';
import type { FastifyReply } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import { JOBS, ROWS } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';
import { invalidFields } from '../http/invalid-fields.js';
import { madeFileAnswer, MadeFiles, type KindOfFile } from '../jobs/made-files.js';
import { ReadAfter } from '../reading/read-after.js';
import { jobIdOf } from '../jobs/job-id.js';

const batches: KindOfFile = { job: printBatchJob, blobOf: printBatchBlob };

/** Several papers of a kind as one file. Everybody sees their own: papers tell what they saw. */
@Injectable()
export class PrintBatches {
  constructor(
    private readonly files: MadeFiles,
    private readonly readAfter: ReadAfter,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  list(
    { companyId, userId }: MemberCaller,
    kind: PrintedKind,
    language: Language,
  ): Promise<readonly PrintBatchAnswer[]> {
    return this.files.list(companyId, batches, (job, info) =>
      isOwn(job, userId, kind) ? answerOf(job, info, language) : undefined,
    );
  }

  async order(
    { companyId, userId: actorId, commandId }: CommandSender,
    kind: PrintedKind,
    ids: readonly string[],
  ): Promise<JobAccepted> {
    if (ids.length === 0) throw invalidFields(kind);
    const id = jobIdOf('papers', commandId);
    const named = await this.#named(companyId, kind, [...new Set(ids)]);
    await this.jobs.enqueue(
      printBatchOrder(id, { companyId, actorId }, { kind, documents: named }),
    );
    return { id };
  }

  async cancel(caller: MemberCaller, kind: PrintedKind, id: string): Promise<JobAccepted> {
    await this.#refuseOthers(caller, kind, id);
    return this.files.cancel(caller.companyId, batches, id);
  }

  async handOut(
    caller: MemberCaller,
    kind: PrintedKind,
    id: string,
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.#refuseOthers(caller, kind, id);
    const info = await this.files.kept(caller.companyId, batches, id);
    if (info === undefined) return refuse('record.notFound', { id });
    return this.files.handOut(caller.companyId, info, reply);
  }

  /** As the caller's limits show them: the job reads without limits. */
  async #named(
    companyId: string,
    kind: PrintedKind,
    ids: readonly string[],
  ): Promise<readonly DocumentOfBatch[]> {
    await this.readAfter.untilNow(companyId);
    const found =
      kind === 'documents'
        ? await this.rows.getMany(documents, companyId, ids)
        : await this.rows.getMany(payments, companyId, ids);
    const references = new Map(found.map(({ id, reference }) => [id, reference]));
    return ids.map((id) => {
      const reference = references.get(id);
      return reference === undefined ? { id, reference: id, isUnseen: true } : { id, reference };
    });
  }

  async #refuseOthers(
    { companyId, userId }: MemberCaller,
    kind: PrintedKind,
    id: string,
  ): Promise<void> {
    const job = await this.jobs.get(companyId, id);
    if (job === undefined || !isOwn(job, userId, kind)) refuse('record.notFound', { id });
  }
}

const isOwn = ({ actorId, payload }: Job, userId: string, kind: PrintedKind): boolean =>
  actorId === userId && printBatchOf(payload)?.kind === kind;

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
