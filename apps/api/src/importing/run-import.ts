import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ImportPlan } from '@balcao/contracts';
import {
  DomainError,
  type Command,
  type ImportedChange,
  type JournalEvent,
  type RefusedRow,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { categoryCommand, RowPlanner, type PlacedRow } from './plan-rows.js';
import type { Table } from './table/table.js';

/** Rows whose commands are under way at once, and that are recorded together. */
const rowsAtOnce = 250;

/** A file on its way into the books. */
interface Run {
  readonly caller: MemberCaller;
  readonly planner: RowPlanner;
  /** Rows that an earlier run has recorded. */
  readonly done: number;
}

/**
 * Imports files in the background. Every command has an id made of the import's and the row's: the
 * same file sent again with the same id goes on where it was interrupted, and does nothing twice.
 */
@Injectable()
export class ImportRuns implements OnApplicationShutdown {
  readonly #log = new Logger(ImportRuns.name);
  readonly #running = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** Begins an import, or goes on with it; answers the revision at which it has begun. */
  async begin(
    caller: MemberCaller,
    importId: string,
    file: { readonly content: Uint8Array; readonly table: Table; readonly plan: ImportPlan },
  ): Promise<number> {
    const { content, table, plan } = file;
    const { revision } = await this.#execute(caller, importId, 'begin', {
      type: 'BeginImport',
      id: importId,
      kind: plan.kind,
      fileName: plan.fileName.slice(0, 200),
      fileHash: createHash('sha256').update(content).digest('hex'),
      rows: table.rows.length,
    });
    const key = `${caller.companyId}/${importId}`;
    if (!this.#running.has(key)) {
      const planner = new RowPlanner(table, plan, importId);
      const done = await this.#done(caller, importId);
      this.#running.set(key, this.#run(key, importId, { caller, planner, done }));
    }
    return revision;
  }

  /** Leaves off after the rows that are under way. */
  async onApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running.values());
  }

  async #run(key: string, importId: string, run: Run): Promise<void> {
    try {
      await this.#importAll(importId, run);
    } catch (error) {
      this.#log.error(`import ${importId} was interrupted: ${String(error)}`);
    } finally {
      this.#running.delete(key);
    }
  }

  #done({ companyId }: MemberCaller, importId: string): Promise<number> {
    return this.journals.inspect(
      companyId,
      (books) => books.imports.imports.get(importId)?.done ?? 0,
    );
  }

  async #importAll(importId: string, { caller, planner, done }: Run): Promise<void> {
    let categories = 0;
    const ordered = planner.rows;
    for (let first = done; first < ordered.length; first += rowsAtOnce) {
      if (this.#isStopping) return;
      const rows = ordered.slice(first, first + rowsAtOnce);
      const placed = await this.journals.inspect(caller.companyId, (books) =>
        rows.map((row) => planner.planRow(row, books)),
      );
      for (const category of planner.newCategories.slice(categories)) {
        await this.#execute(caller, importId, category.id, categoryCommand(category));
        categories += 1;
      }
      const results = await Promise.all(
        placed.map((row) => this.#importRow(caller, importId, row)),
      );
      await this.#execute(caller, importId, `rows${first}`, {
        type: 'RecordImportedRows',
        id: importId,
        created: results.flatMap(({ created }) => created ?? []),
        changed: results.flatMap(({ changed }) => changed ?? []),
        unchanged: results.filter(({ isUnchanged }) => isUnchanged).length,
        refused: results.flatMap(({ refused }) => refused ?? []),
      });
    }
    await this.#execute(caller, importId, 'finish', { type: 'FinishImport', id: importId });
  }

  async #importRow(
    caller: MemberCaller,
    importId: string,
    { place, planned }: PlacedRow,
  ): Promise<RowResult> {
    if ('problem' in planned) return { refused: { row: place, code: planned.problem.code } };
    const { command, recordId, isNew } = planned;
    try {
      const { events } = await this.#execute(caller, importId, `row${place}`, command);
      const last = events.at(-1);
      if (last === undefined) return { isUnchanged: true };
      // A document is known by its number, which only issuing it tells.
      if (isNew) return { created: last.type === 'DocumentIssued' ? last.data.id : recordId };
      return { changed: { id: recordId, revision: last.revision } };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refused: { row: place, code: error.code } };
    }
  }

  #execute(
    { companyId, userId: actorId, requestId }: MemberCaller,
    importId: string,
    part: string,
    body: Command,
  ): Promise<Executed<JournalEvent>> {
    const commandId = `${importId}-${part}`;
    return this.journals.execute(companyId, { commandId, actorId, correlationId: requestId, body });
  }
}

/** What a row did: one of these. */
interface RowResult {
  readonly created?: string;
  readonly changed?: ImportedChange;
  readonly isUnchanged?: true;
  readonly refused?: RefusedRow;
}
