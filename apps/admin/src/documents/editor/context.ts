import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { FactsOfArticles } from './article-facts.js';
import type { EditorSession } from './editor-session.js';
import type { Preview } from './preview.js';
import type { EditorHead, EditorLine } from './state.js';
import type { Settlement } from './short-of.js';

/** What the parts of an editor share. */
export interface EditorContextValue {
  readonly session: EditorSession;
  readonly type: DocumentTypeRow;
  readonly facts: FactsOfArticles;
  /** The types of document whose goods are promised or gone: what follows is not short of them. */
  readonly settled: ReadonlyMap<string, Settlement>;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** The editor around a component. */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('outside the editor');
  return editor;
}

/** A part of what is written; renders again only when that part is another. */
export function useWritten<T>(read: (session: EditorSession) => T): T {
  const { session } = useEditor();
  return useSyncExternalStore(
    useCallback((listener) => session.state.subscribe(listener), [session]),
    () => read(session),
  );
}

export const useHead = (): EditorHead => useWritten(({ state }) => state.get().head);

/** The currency that the document is written in. */
export const useCurrency = (): string =>
  useWritten(({ state, rules }) => state.get().head.kept?.currency ?? rules.company.currency);

export const useLines = (): readonly EditorLine[] => useWritten(({ state }) => state.get().lines);

export const usePreview = (): Preview => useWritten(({ preview }) => preview);

/** A line's own value in minor units; none while it cannot be worked out. */
export const useLineMinor = (key: string): number | undefined =>
  useWritten(({ preview }) => preview.lineMinor.get(key));
