import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportUndoPreview } from '@balcao/contracts';
import {
  DomainError,
  refuseUnlessUndoable,
  requirePermission,
  ownName,
  type Command,
  type ImportedChange,
  type ImportKind,
  type JournalEvent,
  type KeptRecord,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import { importKindSpecs } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { isInUse, nameOf, revertingCommand, takingBack } from './taking-back.js';

/** Records that the event of an undone import names; the others are counted. */
const keptNamed = 100;
const recordsAtOnce = 250;

type Why = KeptRecord['why'];
type Undone = 'archived' | 'reverted' | { readonly id: string; readonly why: Why };

/** An import that is taken back, or is tried to be. */
interface Undoing {
  readonly companyId: string;
  readonly importId: string;
  readonly kind: ImportKind;
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
    const kind = await this.#kindOf(caller, importId);
    const run = (commandId: string, body: Command) => this.#execute(caller, commandId, body);
    const { companyId } = caller;
    const outcomes = await this.#outcomes({ companyId, importId, kind, run, isTrial: false });
    return this.#recordUndone(caller, importId, kind, outcomes);
  }

  /** What taking it back would do: every command is tried on the books, and none kept. */
  async preview(caller: MemberCaller, importId: string): Promise<ImportUndoPreview> {
    const { companyId, userId: actorId } = caller;
    const kind = await this.#kindOf(caller, importId);
    const run = (commandId: string, body: Command) =>
      this.journals.rehearse(companyId, { commandId, actorId, body }, () => undefined);
    const outcomes = await this.#outcomes({ companyId, importId, kind, run, isTrial: true });
    return this.#summedUp(companyId, kind, outcomes);
  }

  #kindOf({ companyId, userId }: MemberCaller, importId: string): Promise<ImportKind> {
    return this.journals.inspect(companyId, (books) => {
      refuseUnlessUndoable(books, importId);
      const kind = books.imports.imports.get(importId)?.kind ?? 'articles';
      requirePermission(books, userId, importKindSpecs[kind].needs);
      return kind;
    });
  }

  async #outcomes(undoing: Undoing): Promise<readonly Undone[]> {
    const { created, changed } = await this.#recordsOf(undoing.companyId, undoing.importId);
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

  async #recordsOf(companyId: string, importId: string) {
    const created: string[] = [];
    const changed: ImportedChange[] = [];
    for (let before: number | undefined, isLast = false; !isLast;) {
      const options = { limit: 100, ...(before !== undefined && { before }) };
      const { events, next } = await this.journals.history(companyId, importId, options);
      for (const event of events) {
        if (event.type !== 'ImportRowsRecorded') continue;
        created.push(...event.data.created);
        changed.push(...event.data.changed, ...(event.data.also ?? []));
      }
      before = next;
      isLast = next === undefined;
    }
    // Backwards, as a record that two rows changed goes back by two steps.
    return { created, changed: changed.sort((a, b) => b.revision - a.revision) };
  }

  async #revert(undoing: Undoing, { id, revision }: ImportedChange): Promise<Undone> {
    const { companyId, importId } = undoing;
    const { events } = await this.journals.history(companyId, id, {
      before: revision,
      limit: 1,
    });
    const command = events[0] && revertingCommand(events[0]);
    if (command === undefined) return { id, why: 'changedSince' };
    return attempt(undoing, ownName(`${importId}-revert${revision}`), command, 'reverted', id);
  }

  async #takeBack(undoing: Undoing, id: string): Promise<Undone> {
    const { companyId, importId, kind, isTrial } = undoing;
    const steps = await this.journals.inspect(companyId, (books) =>
      isInUse(books, kind, id) ? [] : takingBack(books, kind, id),
    );
    let outcome: Undone = { id, why: 'used' };
    // A trial leaves nothing behind that the step after it could stand on.
    for (const [index, command] of (isTrial ? steps.slice(0, 1) : steps).entries()) {
      const step = index === 0 ? id : `${id}-${index}`;
      outcome = await attempt(
        undoing,
        ownName(`${importId}-undo-${step}`),
        command,
        'archived',
        id,
      );
      if (outcome !== 'archived') break;
    }
    return outcome;
  }

  async #recordUndone(
    caller: MemberCaller,
    importId: string,
    kind: ImportKind,
    outcomes: readonly Undone[],
  ): Promise<number> {
    const { revision } = await this.#execute(caller, ownName(`${importId}-undone`), {
      type: 'RecordUndoneImport',
      id: importId,
      ...(await this.#summedUp(caller.companyId, kind, outcomes)),
    });
    return revision;
  }

  async #summedUp(
    companyId: string,
    kind: ImportKind,
    outcomes: readonly Undone[],
  ): Promise<ImportUndoPreview> {
    const kept = outcomes.filter((outcome) => typeof outcome === 'object');
    const named = await this.journals.inspect(companyId, (books) =>
      kept.slice(0, keptNamed).map((one) => ({ ...one, name: nameOf(books, kind, one.id) })),
    );
    return {
      archived: outcomes.filter((outcome) => outcome === 'archived').length,
      reverted: outcomes.filter((outcome) => outcome === 'reverted').length,
      kept: named,
      keptCount: kept.length,
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
