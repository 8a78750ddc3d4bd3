import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { BlobNotFound, type BlobInfo, type BlobStore } from '@balcao/blobs';
import type { JobAccepted, MadeFileAnswer } from '@balcao/contracts';
import { isDay, refuse, yearOf } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import type { FastifyReply } from 'fastify';
import { BLOBS, JOBS } from '../composition/tokens.js';
import { invalidFields } from '../http/invalid-fields.js';
import { savedAs } from '../http/sent-as.js';

/** One kind of files made in the background. */
export interface KindOfFile {
  /** The name of the job that makes one. */
  readonly job: string;
  /** Where the file of a job is kept. */
  readonly blobOf: (jobId: string) => string;
}

/** Files made by jobs: listed, stopped while they are made, handed out. */
@Injectable()
export class MadeFiles {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /** Those of a kind that are remembered, the newest first; without those answered undefined. */
  async list<A>(
    companyId: string,
    kind: KindOfFile,
    answerOf: (job: Job, info: BlobInfo | undefined) => A | undefined,
  ): Promise<readonly A[]> {
    const { jobs } = await this.jobs.list(companyId);
    const made = jobs.filter(({ name }) => name === kind.job);
    const answers = await Promise.all(
      made.map(async (job) => answerOf(job, await this.kept(companyId, kind, job.id))),
    );
    return answers.filter((answer) => answer !== undefined);
  }

  /** What is known of the file of a job; undefined while there is none. */
  async kept(companyId: string, kind: KindOfFile, id: string): Promise<BlobInfo | undefined> {
    if (!/^[\w-]{1,64}$/.test(id)) return undefined;
    return this.blobs.stat(companyId, kind.blobOf(id)).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    });
  }

  /** Stops one that waits or runs. */
  async cancel(companyId: string, kind: KindOfFile, id: string): Promise<JobAccepted> {
    const job = await this.jobs.get(companyId, id);
    if (job?.name !== kind.job) refuse('record.notFound', { id });
    await this.jobs.cancel(companyId, id);
    return { id };
  }

  /** The file itself, to be saved under its name and kept nowhere else. */
  async handOut(companyId: string, info: BlobInfo, reply: FastifyReply): Promise<StreamableFile> {
    const { content } = await this.blobs.get(companyId, info.id);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Readable.from(content), {
      type: info.contentType,
      length: info.size,
      disposition: savedAs(info.fileName),
    });
  }
}

/** How far a file is, as it is told. */
export function madeFileAnswer(job: Job, info: BlobInfo | undefined): MadeFileAnswer {
  const { id, state, isCancelling, createdAt, progress, failure } = job;
  return {
    id,
    state,
    isCancelling,
    createdAt,
    percent: progress?.percent ?? null,
    file: info ? { fileName: info.fileName, size: info.size, sha256: info.sha256 } : null,
    failure: failure ?? null,
  };
}

/** Refuses days that are none, and those that are not within one year. */
export function refuseDays({ from, to }: { readonly from: string; readonly to: string }): void {
  for (const [path, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw invalidFields(path);
  }
  if (from > to || yearOf(from) !== yearOf(to)) throw invalidFields('to');
}
