import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Problems } from '../refusal.js';
import type { Series } from '../series/index.js';
import type { NoteReasonCode } from './document.limits.js';

interface Asked {
  /** As it is registered: a series of training takes its effects away. */
  readonly type: Pick<DocumentTypeFields, 'group' | 'accountEffect' | 'requiresOrigin'>;
  readonly series: Pick<Series, 'kind'>;
  /** A till says what happened already. */
  readonly isPast?: boolean | undefined;
}

interface Reason {
  readonly reasonCode?: NoteReasonCode | undefined;
  readonly note?: string | undefined;
}

/** Whether documents of a type correct another's amount, as credit and debit notes do. */
const isNote = ({ accountEffect, requiresOrigin }: Asked['type']): boolean =>
  requiresOrigin && accountEffect !== 'none';

/**
 * Why a credit or debit note is issued: a code, and the note's own text, which is printed with it;
 * text without a code is another reason. A company may do without; notes of suppliers and papers
 * that are entered later say what they say.
 */
export function readNoteReason(
  books: Books,
  { reasonCode, note }: Reason,
  { type, series, isPast }: Asked,
  problems: Problems,
): NoteReasonCode | undefined {
  if (!isNote(type)) return undefined;
  if (lacksNoteReason(books, { reasonCode, note }, { type, series, isPast })) {
    const path = reasonCode === 'other' ? 'note' : 'reasonCode';
    problems.add(path, 'document.noteReasonRequired');
  }
  return reasonCode ?? (isWritten(note) ? 'other' : undefined);
}

const isWritten = (note = ''): boolean => note.trim() !== '';

/** Whether nothing says why a note is issued though the company asks for it. */
export function lacksNoteReason(
  books: Books,
  { reasonCode, note }: Reason,
  { type, series, isPast }: Asked,
): boolean {
  if (!books.companies.settings.get().asksNoteReason || !isNote(type)) return false;
  if (type.group !== 'sales' || series.kind === 'recovery' || isPast === true) return false;
  return !isWritten(note) && (reasonCode === undefined || reasonCode === 'other');
}
