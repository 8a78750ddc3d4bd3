import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BlobConflict, type BlobStore } from '@balcao/blobs';
import type { ImportPlan } from '@balcao/contracts';
import {
  isRecordId,
  isUnderWay,
  refuse,
  ownName,
  type Command,
  type ImportState,
} from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import {
  beginImportCommand,
  importFileBlob,
  importFileOrder,
  importJobId,
  keepCells,
  RowPlanner,
  type ImportOrder,
  type Table,
} from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { BLOBS, JOBS, JOURNALS } from '../composition/tokens.js';

/** A file that was read, and how it is to be taken. */
interface ReadFile {
  readonly content: Uint8Array;
  readonly table: Table;
  readonly plan: ImportPlan;
}

/** Imports under way: a job writes each of them, wherever jobs are worked. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JOBS) private readonly jobs: JobQueue,
  ) {}

  /**
   * Begins an import, once however often it is asked; answers the revision at which it has, also of
   * one that has ended. Another file under the id of one that has begun is refused.
   */
  async begin(caller: MemberCaller, importId: string, file: ReadFile): Promise<number> {
    const { companyId, userId: actorId, requestId: correlationId } = caller;
    const { content, table, plan } = file;
    if (!isRecordId(importId)) refuse('record.invalidId', { id: importId }, 'id');
    const known = await this.#stateOf(companyId, importId);
    // Refuses a plan that names a field twice, before anything is kept.
    new RowPlanner(table, plan, importId);
    const order: ImportOrder = { companyId, importId, actorId, correlationId, plan };
    if (known === undefined || isUnderWay(known)) {
      // The file comes first, then the job: whatever has begun goes on by itself.
      await this.#keep(order, content, known);
      await keepCells(this.blobs, order);
      await this.jobs.enqueue(importFileOrder(order));
    }
    const begin = beginImportCommand(order, content, table.rows.length);
    const { revision } = await this.#execute(caller, ownName(`${importId}-begin`), begin);
    return revision;
  }

  /** Whether it was begun before. */
  async isKnown({ companyId }: MemberCaller, importId: string): Promise<boolean> {
    return (await this.#stateOf(companyId, importId)) !== undefined;
  }

  /** Has no further rows written; those under way still are, and are recorded. */
  async stop(caller: MemberCaller, importId: string): Promise<number> {
    const stop: Command = { type: 'StopImport', id: importId };
    const { revision } = await this.#execute(caller, ownName(`${importId}-stop`), stop);
    if (await this.#awaken(caller.companyId, importId)) return revision;
    // Its job was discarded: nobody writes any more, and nobody else would end it.
    const finish: Command = { type: 'FinishImport', id: importId };
    return (await this.#execute(caller, ownName(`${importId}-finish`), finish)).revision;
  }

  /** Goes on with an import whose job was given up. */
  async resume({ companyId }: MemberCaller, importId: string): Promise<number> {
    const state = (await this.#stateOf(companyId, importId)) ?? refuse('import.notFound');
    if (!isUnderWay(state)) refuse('import.alreadyFinished');
    if (!(await this.#awaken(companyId, importId))) refuse('import.fileIsGone');
    return this.journals.revision(companyId);
  }

  /** Lets a job that failed or was cancelled run again; answers whether there is one. */
  async #awaken(companyId: string, importId: string): Promise<boolean> {
    const id = importJobId(importId);
    const job = await this.jobs.get(companyId, id);
    if (job?.state === 'failed' || job?.state === 'cancelled') await this.jobs.retry(companyId, id);
    return job !== undefined;
  }

  #stateOf(companyId: string, importId: string): Promise<ImportState | undefined> {
    return this.journals.inspect(companyId, ({ imports }) => imports.imports.get(importId));
  }

  async #keep(
    { companyId, importId }: ImportOrder,
    content: Uint8Array,
    known: ImportState | undefined,
  ): Promise<void> {
    const contentType = 'application/octet-stream';
    const blob = { id: importFileBlob(importId), fileName: 'import', contentType, content };
    try {
      await this.blobs.put(companyId, blob);
    } catch (error) {
      if (!(error instanceof BlobConflict)) throw error;
      refuse('import.otherFile', { fileName: known?.fileName ?? '' });
    }
  }

  #execute(caller: MemberCaller, commandId: string, body: Command) {
    return this.commands.execute(companyCommand({ ...caller, commandId }, body));
  }
}
