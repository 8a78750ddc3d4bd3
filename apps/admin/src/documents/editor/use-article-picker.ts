import type { ArticleRow } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { ArticleSearch, isSame } from './article-search.js';
import { useEditor } from './context.js';
import { lineOfArticle } from './pick-article.js';
import type { EditorLine } from './state.js';

/** How long writing has to rest before articles are looked for, in milliseconds. */
const REST_MS = 120;

/** A line whose article is being looked for. */
export interface Picking {
  readonly key: string;
  readonly text: string;
  readonly hits: readonly ArticleRow[];
  /** Which hit Enter takes; -1 for none. */
  readonly active: number;
}

export interface ArticlePicker {
  readonly picking: Picking | undefined;
  readonly search: ArticleSearch;
  /** A text was written in a line's article cell. */
  readonly look: (key: string, text: string) => void;
  readonly move: (step: number) => void;
  readonly point: (index: number) => void;
  readonly close: () => void;
  readonly choose: (key: string, article: ArticleRow) => void;
  /** Enter in an article cell: takes the hit, or looks the text up first. */
  readonly take: (key: string) => void;
}

/** Finds articles for the line that is written on, and writes the chosen one onto it. */
export function useArticlePicker(): ArticlePicker {
  const { session } = useEditor();
  const provider = useBalcao();
  const queries = useQueryClient();
  const search = useMemo(() => new ArticleSearch(provider, queries), [provider, queries]);
  const [picking, setPicking] = useState<Picking>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return useMemo(() => {
    const lineOf = (key: string) => session.state.get().lines.find((line) => line.key === key);
    const close = (): void => {
      clearTimeout(timer.current);
      setPicking(undefined);
    };
    const choose = (key: string, article: ArticleRow): void => {
      close();
      session.changeLine(key, lineOfArticle(session, article, lineOf(key)));
    };
    const look = (key: string, text: string): void => {
      clearTimeout(timer.current);
      if (text.trim() === '') {
        setPicking(undefined);
        return;
      }
      setPicking((before) => ({ key, text, hits: before?.hits ?? [], active: -1 }));
      timer.current = setTimeout(() => {
        search.find(text).then(
          (hits) => {
            const active = offered(lineOf(key), text, hits[0]) ? 0 : -1;
            setPicking((before) =>
              before?.key === key && before.text === text ? { key, text, hits, active } : before,
            );
          },
          // Without suggestions one can still write; the next command says what is the matter.
          () => undefined,
        );
      }, REST_MS);
    };
    const take = (key: string): void => {
      const line = lineOf(key);
      const hit = picking?.key === key ? picking.hits[picking.active] : undefined;
      close();
      if (hit !== undefined) choose(key, hit);
      else if (line !== undefined && picking?.key === key) lookUp(key, line.description);
    };
    const lookUp = (key: string, text: string): void => {
      search.find(text).then(
        ([hit]) => {
          const line = lineOf(key);
          if (hit === undefined || line?.description !== text) return;
          if (offered(line, text, hit)) choose(key, hit);
        },
        (error: unknown) => {
          showSnack(error instanceof Error ? error.message : String(error), 'error');
        },
      );
    };
    const move = (step: number): void => {
      setPicking((before) => {
        if (before === undefined || before.hits.length === 0) return before;
        const count = before.hits.length;
        const from = before.active < 0 && step < 0 ? 0 : before.active;
        return { ...before, active: (from + step + count) % count };
      });
    };
    const point = (active: number): void => {
      setPicking((before) => before && { ...before, active });
    };
    return { picking, search, look, move, point, close, choose, take };
  }, [picking, search, session]);
}

/**
 * Whether Enter takes the first hit. On a line that has an article the text may be another name
 * for it, so that only the exact code or name of another one changes the article.
 */
function offered(
  line: EditorLine | undefined,
  text: string,
  hit: ArticleRow | undefined,
): hit is ArticleRow {
  if (hit === undefined) return false;
  return line?.articleId === undefined || isSame(hit, text);
}
