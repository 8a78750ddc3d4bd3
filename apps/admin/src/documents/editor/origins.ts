import type { EditorState } from './state.js';

/** The documents that a draft corrects or that its lines come from, each once. */
export function originsOf({ head, lines }: Pick<EditorState, 'head' | 'lines'>): readonly string[] {
  const ids = [head.originId, ...lines.map(({ kept }) => kept?.origin?.documentId)];
  return [...new Set(ids.filter((id) => id !== undefined))];
}
