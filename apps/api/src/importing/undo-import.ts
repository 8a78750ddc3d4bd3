import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  refuseUnlessUndoable,
  type Books,
  type Command,
  type ImportedChange,
  type ImportKind,
  type JournalEvent,
  type KeptRecord,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Records that the event of an undone import names; the others are counted. */
const keptNamed = 100;
const recordsAtOnce = 250;

type Why = KeptRecord['why'];
type Undone = 'archived' | 'reverted' | { readonly id: string; readonly why: Why };

/**
 * Takes an import back as far as it honestly can: what it made is archived unless it is in use, and
 * what it changed is as it was before unless somebody changed it again. The rest is named.
 */
@Injectable()
export class UndoImport {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** Answers the revision at which the import is undone. */
  async undo(caller: MemberCaller, importId: string): Promise<number> {
    const { companyId } = caller;
    const kind = await this.journals.inspect(companyId, (books) => {
      refuseUnlessUndoable(books, importId);
      return books.imports.imports.get(importId)?.kind ?? 'articles';
    });
    const { created, changed } = await this.#recordsOf(companyId, importId);
    const outcomes: Undone[] = [];
    for (const change of changed) outcomes.push(await this.#revert(caller, importId, change));
    for (let first = 0; first < created.length; first += recordsAtOnce) {
      const ids = created.slice(first, first + recordsAtOnce);
      outcomes.push(
        ...(await Promise.all(ids.map((id) => this.#takeBack(caller, importId, kind, id)))),
      );
    }
    return this.#recordUndone(caller, importId, kind, outcomes);
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
        changed.push(...event.data.changed);
      }
      before = next;
      isLast = next === undefined;
    }
    // Backwards, as a record that two rows changed goes back by two steps.
    return { created, changed: changed.sort((a, b) => b.revision - a.revision) };
  }

  async #revert(
    caller: MemberCaller,
    importId: string,
    { id, revision }: ImportedChange,
  ): Promise<Undone> {
    const { events } = await this.journals.history(caller.companyId, id, {
      before: revision,
      limit: 1,
    });
    const command = events[0] && revertingCommand(events[0]);
    if (command === undefined) return { id, why: 'changedSince' };
    return this.#attempt(caller, `${importId}-revert${revision}`, command, 'reverted', id);
  }

  async #takeBack(
    caller: MemberCaller,
    importId: string,
    kind: ImportKind,
    id: string,
  ): Promise<Undone> {
    const isUsed = await this.journals.inspect(caller.companyId, (books) => isInUse(books, id));
    if (isUsed) return { id, why: 'used' };
    return this.#attempt(caller, `${importId}-undo-${id}`, takingBack(kind, id), 'archived', id);
  }

  async #attempt(
    caller: MemberCaller,
    commandId: string,
    command: Command,
    done: 'archived' | 'reverted',
    id: string,
  ): Promise<Undone> {
    try {
      await this.#execute(caller, commandId, command);
      return done;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isGone = error.code === 'record.archived' && done === 'archived';
      return isGone ? 'archived' : { id, why: error.kind === 'stale' ? 'changedSince' : 'used' };
    }
  }

  async #recordUndone(
    caller: MemberCaller,
    importId: string,
    kind: ImportKind,
    outcomes: readonly Undone[],
  ): Promise<number> {
    const kept = outcomes.filter((outcome) => typeof outcome === 'object');
    const named = await this.journals.inspect(caller.companyId, (books) =>
      kept.slice(0, keptNamed).map((one) => ({ ...one, name: nameOf(books, kind, one.id) })),
    );
    const { revision } = await this.#execute(caller, `${importId}-undone`, {
      type: 'RecordUndoneImport',
      id: importId,
      archived: outcomes.filter((outcome) => outcome === 'archived').length,
      reverted: outcomes.filter((outcome) => outcome === 'reverted').length,
      kept: named,
      keptCount: kept.length,
    });
    return revision;
  }

  #execute(
    { companyId, userId: actorId, requestId: correlationId }: MemberCaller,
    commandId: string,
    body: Command,
  ): Promise<Executed<JournalEvent>> {
    return this.journals.execute(companyId, { commandId, actorId, correlationId, body });
  }
}

/** What puts a record back to what it was before an event, if nothing has changed it since. */
function revertingCommand(event: JournalEvent & { readonly revision: number }) {
  if (event.type !== 'ArticleChanged' && event.type !== 'PartyChanged') return undefined;
  const { id, before, after } = event.data;
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(after)) fields[name] = null;
  const changed = { id, fields: { ...fields, ...before }, expectedRevision: event.revision };
  return event.type === 'ArticleChanged'
    ? ({ type: 'ChangeArticle', ...changed } as const)
    : ({ type: 'ChangeParty', ...changed, acceptNuitWarning: true } as const);
}

function takingBack(kind: ImportKind, id: string): Command {
  switch (kind) {
    case 'articles':
      return { type: 'ArchiveArticle', id };
    case 'clients':
    case 'suppliers':
      return { type: 'ArchiveParty', id };
    case 'openingBalances':
      return { type: 'CancelDocument', id, reason: 'Importação desfeita' };
    case 'openingStock':
      return { type: 'CancelOpeningStock', id };
  }
}

/** Documents or stock know the record. */
function isInUse({ catalog, parties }: Books, id: string): boolean {
  return catalog.used.has(id) || parties.withDocuments.has(id);
}

function nameOf({ catalog, parties }: Books, kind: ImportKind, id: string): string {
  if (kind === 'openingStock' || kind === 'openingBalances') return id;
  const record = kind === 'articles' ? catalog.articles.get(id) : parties.parties.get(id);
  return record ? `${record.code} ${record.name}` : id;
}
