import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { FactsOfArticles } from './article-facts.js';
import type { EditorSession } from './editor-session.js';
import type { Preview } from './preview.js';
import type { EditorHead, EditorLine } from './state.js';
import type { Settlement } from './short-of.js';

/** The context shared by the parts of an editor. */
export interface EditorContextValue {
  readonly session: EditorSession;
  readonly type: DocumentTypeRow;
  readonly facts: FactsOfArticles;
  /**
   * Types whose goods are reserved or already gone, so that following documents are not short of
   * them.
   */
  readonly settled: ReadonlyMap<string, Settlement>;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** The editor around a component. */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('outside the editor');
  return editor;
}

/** Selects a part of the content; renders only when it changes. */
export function useWritten<T>(read: (session: EditorSession) => T): T {
  const { session } = useEditor();
  return useSyncExternalStore(
    useCallback((listener) => session.state.subscribe(listener), [session]),
    () => read(session),
  );
}

export const useHead = (): EditorHead => useWritten(({ state }) => state.get().head);

/** The currency of the document. */
export const useCurrency = (): string =>
  useWritten(({ state, rules }) => state.get().head.kept?.currency ?? rules.company.currency);

export const useLines = (): readonly EditorLine[] => useWritten(({ state }) => state.get().lines);

export const usePreview = (): Preview => useWritten(({ preview }) => preview);

/** The value of a line in minor units; undefined while it cannot be computed. */
export const useLineMinor = (key: string): number | undefined =>
  useWritten(({ preview }) => preview.lineMinor.get(key));
