import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportUndoPreview } from '@balcao/contracts';
import {
  DomainError,
  refuseUnlessUndoable,
  requirePermission,
  type Command,
  type ImportedChange,
  type ImportKind,
  type JournalEvent,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import { importKindSpecs } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import {
  ImportNames,
  importedRecords,
  lastEvents,
  namedKept,
  type Kept,
} from './imported-records.js';
import { isInUse, revertingCommand, takingBack } from './taking-back.js';

const recordsAtOnce = 250;

type Undone = 'archived' | 'reverted' | Kept;

/** An import that is to be undone. */
interface Begun {
  readonly companyId: string;
  readonly importId: string;
  readonly kind: ImportKind;
  readonly timesUndone: number;
  readonly names: ImportNames;
}

/** One that is undone, or is tried to be. */
interface Undoing extends Begun {
  /** Carries a command out, or tries it. Throws `DomainError`. */
  readonly run: (commandId: string, body: Command) => Promise<unknown>;
  readonly isTrial: boolean;
}

/**
 * Takes an import back as far as it honestly can: what it made is archived unless it is in use, and
 * what it changed is as it was before unless somebody changed it again. The rest is named.
 */
@Injectable()
export class UndoImport {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Answers the revision at which the import is undone. */
  async undo(caller: MemberCaller, importId: string): Promise<number> {
    const begun = await this.#begun(caller, importId);
    const run = (commandId: string, body: Command) => this.#execute(caller, commandId, body);
    const summedUp = await this.#summedUp(
      begun,
      await this.#outcomes({ ...begun, run, isTrial: false }),
    );
    const body = { type: 'RecordUndoneImport', id: importId, ...summedUp } as const;
    return (await this.#execute(caller, begun.names.undone(), body)).revision;
  }

  /** What taking it back would do: every command is tried on the books, and none kept. */
  async preview(caller: MemberCaller, importId: string): Promise<ImportUndoPreview> {
    const { companyId, userId: actorId } = caller;
    const begun = await this.#begun(caller, importId);
    const run = (commandId: string, body: Command) =>
      this.journals.rehearse(companyId, { commandId, actorId, body }, () => undefined);
    return this.#summedUp(begun, await this.#outcomes({ ...begun, run, isTrial: true }));
  }

  async #begun({ companyId, userId }: MemberCaller, importId: string) {
    const begun = await this.journals.inspect(companyId, (books) => {
      refuseUnlessUndoable(books, importId);
      const { kind = 'articles', timesUndone = 0 } = books.imports.imports.get(importId) ?? {};
      requirePermission(books, userId, importKindSpecs[kind].needs);
      return { kind, timesUndone };
    });
    return { companyId, importId, ...begun, names: new ImportNames(importId, begun.timesUndone) };
  }

  async #outcomes(undoing: Undoing): Promise<readonly Undone[]> {
    const { companyId, importId } = undoing;
    const { created, changed } = await importedRecords(this.journals, companyId, importId);
    const outcomes: Undone[] = [];
    // A record that two rows changed goes back by two steps, or stays as it is by both.
    const reverted = new Map<string, Undone>();
    for (const change of changed) {
      const before = reverted.get(change.id);
      const outcome =
        before !== undefined && undoing.isTrial ? before : await this.#revert(undoing, change);
      reverted.set(change.id, outcome);
      outcomes.push(outcome);
    }
    for (let first = 0; first < created.length; first += recordsAtOnce) {
      const ids = created.slice(first, first + recordsAtOnce);
      outcomes.push(...(await Promise.all(ids.map((id) => this.#takeBack(undoing, id)))));
    }
    return outcomes;
  }

  async #revert(undoing: Undoing, change: ImportedChange): Promise<Undone> {
    const { id, revision } = change;
    const event = await this.#changeOf(undoing, change);
    const command = event && revertingCommand(event);
    if (command === undefined) return { id, why: 'changedSince' };
    return attempt(undoing, undoing.names.revert(revision), command, 'reverted', id);
  }

  /** The event by which the import changed the record, or redoing it the last time. */
  async #changeOf({ companyId, importId, timesUndone }: Undoing, { id, revision }: ImportedChange) {
    if (timesUndone === 0) {
      const options = { before: revision, limit: 1 };
      return (await this.journals.history(companyId, id, options)).events[0];
    }
    const before = new ImportNames(importId, timesUndone - 1);
    const { own } = await lastEvents(this.journals, companyId, id, (name) => before.isRedo(name));
    return own[0];
  }

  async #takeBack(undoing: Undoing, id: string): Promise<Undone> {
    const { companyId, kind, isTrial, names } = undoing;
    const steps = await this.journals.inspect(companyId, (books) =>
      isInUse(books, kind, id) ? [] : takingBack(books, kind, id),
    );
    let outcome: Undone = { id, why: 'used' };
    // A trial leaves nothing behind that the step after it could stand on.
    for (const [index, command] of (isTrial ? steps.slice(0, 1) : steps).entries()) {
      outcome = await attempt(undoing, names.undo(id, index), command, 'archived', id);
      if (outcome !== 'archived') break;
    }
    return outcome;
  }

  async #summedUp(undoing: Begun, outcomes: readonly Undone[]): Promise<ImportUndoPreview> {
    return {
      archived: outcomes.filter((outcome) => outcome === 'archived').length,
      reverted: outcomes.filter((outcome) => outcome === 'reverted').length,
      ...(await namedKept(this.journals, undoing, outcomes)),
    };
  }

  #execute(
    caller: MemberCaller,
    commandId: string,
    body: Command,
  ): Promise<Executed<JournalEvent>> {
    return this.commands.execute(companyCommand({ ...caller, commandId }, body));
  }
}

async function attempt(
  { run }: Undoing,
  commandId: string,
  command: Command,
  done: 'archived' | 'reverted',
  id: string,
): Promise<Undone> {
  try {
    await run(commandId, command);
    return done;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isGone = error.code === 'record.archived' && done === 'archived';
    return isGone ? 'archived' : { id, why: error.kind === 'stale' ? 'changedSince' : 'used' };
  }
}
