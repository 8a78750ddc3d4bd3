import { daysBetween } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { addDays, parseTypedDay, showDay } from '../../formats/days.js';
import type { EditorHead } from './state.js';

/** Sets the issue day; the due day keeps its distance. */
export function withIssueDay(head: EditorHead, typed: string, language: Language): EditorHead {
  const moved = { ...head, issuedOn: typed };
  return head.terms === '' ? moved : withTerms(moved, head.terms, language);
}

/** Sets the payment terms in days; the due day follows, and is open again without any. */
export function withTerms(head: EditorHead, typed: string, language: Language): EditorHead {
  const terms = typed.replace(/\D/g, '').slice(0, 4);
  const issuedOn = parseTypedDay(head.issuedOn);
  if (terms === '') return { ...head, terms, dueOn: '' };
  if (issuedOn === undefined) return { ...head, terms };
  const dueOn = addDays(issuedOn, Number.parseInt(terms, 10));
  return { ...head, terms, dueOn: showDay(dueOn, language) };
}

/** Sets the due day; the terms follow, and are unknown for a day before issue. */
export function withDueDay(head: EditorHead, typed: string): EditorHead {
  const issuedOn = parseTypedDay(head.issuedOn);
  const dueOn = parseTypedDay(typed);
  const days = issuedOn && dueOn ? daysBetween(issuedOn, dueOn) : -1;
  return { ...head, dueOn: typed, terms: days < 0 ? '' : String(days) };
}
