import type { Books, Command, ImportKind, JournalEvent } from '@balcao/domain';
import { archivingCommands, importedNouns, isNumbering, registerOf } from '@balcao/tasks';

/** Of the events of changes that files make. */
const nouns = ['Article', 'Party', ...importedNouns] as const;
type Noun = (typeof nouns)[number];
type Revertible = Extract<JournalEvent, { readonly type: `${Noun}Changed` }>;

/** What puts a record back to what it was before an event, if nothing has changed it since. */
export function revertingCommand(
  event: JournalEvent & { readonly revision: number },
  isFirst = true,
): Command | undefined {
  const noun = nouns.find((each) => event.type === `${each}Changed`);
  if (noun === undefined || !isRevertible(event)) return undefined;
  const { id, before, after } = event.data;
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(after)) fields[name] = null;
  Object.assign(fields, before);
  const changed = { id, fields, ...(isFirst && { expectedRevision: event.revision }) };
  if (noun === 'Party') return { type: 'ChangeParty', ...changed, acceptNuitWarning: true };
  return { type: `Change${noun}`, ...changed };
}

/**
 * What takes an event of an undone import back; undefined where nothing does. Only the first of
 * several steps can say where the record has to be: it moves on by each.
 */
export function redoingCommand(
  event: JournalEvent & { readonly revision: number },
  isFirst: boolean,
): Command | undefined {
  const record = { id: event.data.id, ...(isFirst && { expectedRevision: event.revision }) };
  const noun = nouns.find((each) => event.type === `${each}Archived`);
  if (noun !== undefined) return { type: `Restore${noun}`, ...record };
  if (event.type === 'SeriesClosed') return { type: 'ReopenSeries', ...record };
  if (event.type === 'DocumentCancelled') return { type: 'RestoreDocument', ...record };
  return revertingCommand(event, isFirst);
}

const isRevertible = <E extends JournalEvent>(event: E): event is E & Revertible =>
  nouns.some((noun) => event.type === `${noun}Changed`);

/** What takes a record that a file made out of use again, in the order of the steps. */
export function takingBack(books: Books, kind: ImportKind, id: string): readonly Command[] {
  const register = registerOf(kind);
  if (register !== undefined) return archivingCommands(register, books, id);
  switch (kind) {
    case 'articles':
      return [{ type: 'ArchiveArticle', id }];
    case 'openingBalances':
      return [{ type: 'CancelDocument', id, reason: 'Importação desfeita' }];
    case 'openingStock':
      return [{ type: 'CancelOpeningStock', id }];
    case 'fixedAssets':
      return [{ type: 'CancelFixedAsset', id, reason: 'Importação desfeita' }];
    case 'openingTrialBalance':
      return [{ type: 'ReverseJournalEntry', id, reason: 'Importação desfeita' }];
    case 'series':
      // None is ever erased (docs/rules.md, C3): it numbers nothing until it is opened again.
      return [{ type: 'CloseSeries', id }];
    default:
      return [{ type: 'ArchiveParty', id }];
  }
}

/** Documents, stock or other records know the record. */
export function isInUse(books: Books, kind: ImportKind, id: string): boolean {
  const { catalog, parties } = books;
  if (catalog.used.has(id) || parties.withDocuments.has(id)) return true;
  if (kind === 'series') return isNumbering(books, id);
  return registerOf(kind)?.isUsed?.(books, id) ?? false;
}

/** What a record is called in the account of what stays. */
export function nameOf(books: Books, kind: ImportKind, id: string): string {
  const register = registerOf(kind);
  if (register !== undefined) return register.recordsOf(books).get(id)?.name ?? id;
  const { accounting, catalog, parties, series } = books;
  if (kind === 'fixedAssets') return accounting.fixedAssets.get(id)?.code ?? id;
  if (kind.startsWith('opening')) return id;
  if (kind === 'series') {
    const known = series.series.get(id);
    return known ? `${known.prefix} ${known.code}` : id;
  }
  const record = kind === 'articles' ? catalog.articles.get(id) : parties.parties.get(id);
  return record ? `${record.code} ${record.name}` : id;
}
