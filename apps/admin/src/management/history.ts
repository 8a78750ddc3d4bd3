import type { HistoryPage } from '@balcao/contracts';

/** A page of a history; typed by the contract, checked to have entries. */
export function parseHistory(body: unknown): HistoryPage {
  if (typeof body !== 'object' || body === null || !('entries' in body)) {
    throw new Error('the history has an unknown shape');
  }
  return body as HistoryPage;
}

/** `ArticleChanged` → `Article changed`. */
export const readable = (type: string): string =>
  type.replace(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a change event changed, field by field; none for another event. */
export function changesOf(data: Readonly<Record<string, unknown>>): readonly Change[] {
  const { before, after } = data;
  if (!isFields(before) || !isFields(after)) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].map((field) => ({
    field,
    before: shown(before[field]),
    after: shown(after[field]),
  }));
}
