import type { HistoryEntry, HistoryPage } from '@balcao/contracts';

/** A page of a history; typed by the contract, checked to have entries. */
export function parseHistory(body: unknown): HistoryPage {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('entries' in body)) {
    throw new Error('the history has an unknown shape');
  }
  return body as HistoryPage;
}

/** `ArticleChanged` → `Article changed`. */
export const readable = (type: string): string =>
  type.replace(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** A field as an event says that it was, and as it is; undefined where it had nothing. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that no screen has a form for: its words, or those of all that it holds. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(shownText).join(', ') || '–';
  if (isFields(value)) return shownText(Object.values(value).filter((part) => part !== ''));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a change event changed, field by field; none for another event. */
export function changesOf(data: Readonly<Record<string, unknown>>): readonly Change[] {
  const { before, after } = data;
  if (!isFields(before) || !isFields(after)) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Whose reason is a code that a program chose, and no words. */
const CODED = ['TillEntryQuarantined', 'DocumentNumberMissing', 'ReportScheduleEnded'];

/** Why somebody did it, in the words that were given; undefined where none were. */
export function reasonOf({ type, data }: Pick<HistoryEntry, 'type' | 'data'>): string | undefined {
  const { reason } = data;
  const isSaid = typeof reason === 'string' && reason !== '' && !CODED.includes(type);
  return isSaid ? reason : undefined;
}
