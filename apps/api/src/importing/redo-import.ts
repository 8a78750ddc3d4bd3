import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportRedoPreview } from '@balcao/contracts';
import { refuseUnlessUndone, requirePermission, type ImportKind } from '@balcao/domain';
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
import { redoingCommand } from './taking-back.js';

type Redone = 'restored' | 'reapplied' | 'untouched' | Kept;

/** An undone import that is to be redone. */
interface Begun {
  readonly companyId: string;
  readonly importId: string;
  readonly kind: ImportKind;
  readonly names: ImportNames;
}

/** One that is redone, or is tried to be. */
type Redoing = Begun & Carrying;

/**
 * Takes the undoing of an import back: each event of it by its opposite, unless somebody has
 * touched the record since. What undoing had left as it was is left again, and not named.
 */
@Injectable()
export class RedoImport {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Answers the revision at which the import is redone. */
  async redo(caller: MemberCaller, importId: string): Promise<number> {
    const begun = await this.#begun(caller, importId);
    const redoing = { ...begun, ...carriedOut(this.commands, caller) };
    const summedUp = await this.#summedUp(begun, await this.#outcomes(redoing));
    const body = { type: 'RecordRedoneImport', id: importId, ...summedUp } as const;
    return (await execute(this.commands, caller, begun.names.redone(), body)).revision;
  }

  /** What redoing it would do: every command is tried on the books, and none kept. */
  async preview(caller: MemberCaller, importId: string): Promise<ImportRedoPreview> {
    const begun = await this.#begun(caller, importId);
    const redoing = { ...begun, ...tried(this.journals, caller) };
    return this.#summedUp(begun, await this.#outcomes(redoing));
  }

  async #begun({ companyId, userId }: MemberCaller, importId: string): Promise<Begun> {
    const { kind, times } = await this.journals.inspect(companyId, (books) => {
      refuseUnlessUndone(books, importId);
      const { kind = 'articles', timesUndone = 1 } = books.imports.imports.get(importId) ?? {};
      requirePermission(books, userId, importKindSpecs[kind].needs);
      return { kind, times: timesUndone };
    });
    return { companyId, importId, kind, names: new ImportNames(importId, times - 1) };
  }

  /** What was created comes first: what was changed may name it. */
  async #outcomes(redoing: Redoing): Promise<readonly Redone[]> {
    const { companyId, importId } = redoing;
    const { created, changed } = await importedRecords(this.journals, companyId, importId);
    const restored = await someAtOnce(created, (id) => this.#redo(redoing, id, 'restored'));
    const outcomes = [...restored];
    for (const id of new Set(changed.map((one) => one.id))) {
      outcomes.push(await this.#redo(redoing, id, 'reapplied'));
    }
    return outcomes;
  }

  async #redo(redoing: Redoing, id: string, done: 'restored' | 'reapplied'): Promise<Redone> {
    const { companyId, names } = redoing;
    const isUndo = (name: string) => names.isUndo(name);
    const { own, since } = await lastEvents(this.journals, companyId, id, isUndo);
    if (own.length === 0) return 'untouched';
    if (since.some(({ metadata }) => !names.isRedo(metadata.commandId))) {
      return { id, why: 'changedSince' };
    }
    for (const [step, event] of stepsOf(redoing, own).entries()) {
      const command = redoingCommand(event, step === 0);
      if (command === undefined) return { id, why: 'refused' };
      const refusal = await refusalOf(redoing, names.redo(id, step), command);
      if (refusal !== undefined) {
        return { id, why: refusal.kind === 'stale' ? 'changedSince' : 'refused' };
      }
    }
    return done;
  }

  async #summedUp(begun: Begun, outcomes: readonly Redone[]): Promise<ImportRedoPreview> {
    return {
      restored: outcomes.filter((outcome) => outcome === 'restored').length,
      reapplied: outcomes.filter((outcome) => outcome === 'reapplied').length,
      ...(await namedKept(this.journals, begun, outcomes)),
    };
  }
}
