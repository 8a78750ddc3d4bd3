import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportUndoPreview } from '@balcao/contracts';
import {
  refuseUnlessUndoable,
  requirePermission,
  type Command,
  type ImportedChange,
  type ImportKind,
} from '@balcao/domain';
import { importKindSpecs } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import {
  carriedOut,
  execute,
  refusalOf,
  someAtOnce,
  stepsOf,
  tried,
  type Carrying,
} from './carrying-out.js';
import {
  ImportNames,
  importedRecords,
  lastEvents,
  namedKept,
  type Kept,
} from './imported-records.js';
import { isInUse, revertingCommand, takingBack } from './taking-back.js';

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
type Undoing = Begun & Carrying;

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
    const undoing = { ...begun, ...carriedOut(this.commands, caller) };
    const summedUp = await this.#summedUp(begun, await this.#outcomes(undoing));
    const body = { type: 'RecordUndoneImport', id: importId, ...summedUp } as const;
    return (await execute(this.commands, caller, begun.names.undone(), body)).revision;
  }

  /** What taking it back would do: every command is tried on the books, and none kept. */
  async preview(caller: MemberCaller, importId: string): Promise<ImportUndoPreview> {
    const begun = await this.#begun(caller, importId);
    const undoing = { ...begun, ...tried(this.journals, caller) };
    return this.#summedUp(begun, await this.#outcomes(undoing));
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
    outcomes.push(...(await someAtOnce(created, (id) => this.#takeBack(undoing, id))));
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
    const { companyId, kind, names } = undoing;
    const steps = await this.journals.inspect(companyId, (books) =>
      isInUse(books, kind, id) ? [] : takingBack(books, kind, id),
    );
    let outcome: Undone = { id, why: 'used' };
    for (const [index, command] of stepsOf(undoing, steps).entries()) {
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
}

async function attempt(
  undoing: Undoing,
  commandId: string,
  command: Command,
  done: 'archived' | 'reverted',
  id: string,
): Promise<Undone> {
  const refusal = await refusalOf(undoing, commandId, command);
  if (refusal === undefined) return done;
  const isGone = refusal.code === 'record.archived' && done === 'archived';
  return isGone ? 'archived' : { id, why: refusal.kind === 'stale' ? 'changedSince' : 'used' };
}
