import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { useRested } from '../fields/use-rested.js';
import { useMessages } from '../i18n/use-messages.js';
import { isNamed, nearness, parseHits, parseQuery, type SearchHit } from './search-hits.js';
import { useActions } from './use-actions.js';
import { useMenu, type MenuEntry } from './use-menu.js';
import { useOtherWords } from './use-other-words.js';

/** How long typing has to rest before the server is asked, in milliseconds. */
const REST_MS = 150;

/** Pages and actions shown of those that fit. */
const SHOWN_OF_KIND = 6;

export interface SearchState {
  readonly hits: readonly SearchHit[];
  /** The server has answered for what is typed. */
  readonly isDone: boolean;
}

/** What fits the words typed: pages and actions of ours, then what the server finds. */
export function useSearch(query: string): SearchState {
  const provider = useBalcao();
  const { words, kinds } = parseQuery(query);
  const own = useOwnHits(words);
  const rested = useRested(words, REST_MS);
  const { data = [], isFetched } = useQuery({
    queryKey: ['search', rested],
    queryFn: async () => {
      const { body } = await provider.read(`search?q=${encodeURIComponent(rested)}`);
      return parseHits(body, rested);
    },
    enabled: rested !== '',
    placeholderData: (previous) => previous,
  });
  const hits = words === '' ? own : [...own, ...data];
  return {
    hits: hits.filter(({ kind }) => kinds.includes(kind)),
    isDone: words !== '' && isFetched && rested === words,
  };
}

/**
 * Pages and actions whose every word is there, in either language for pages; all of the first few
 * while nothing is typed.
 */
function useOwnHits(words: string): readonly SearchHit[] {
  const t = useMessages();
  const { all, groups } = useMenu();
  const inOther = useOtherWords();
  const detail = t('layout.searchKinds.pages');
  const entries: readonly Omit<MenuEntry, 'icon'>[] = [
    ...all,
    ...groups.map(({ name, label }) => ({ path: `/menu/${name}`, title: t(label), label })),
  ];
  const pages = entries.map(({ path, title, label, names = [] }): SearchHit => ({
    kind: 'pages',
    path,
    title,
    detail,
    also: [...names, ...(label === undefined ? [] : [inOther(label)])],
  }));
  return [pages, useActions()].flatMap((kind) =>
    kind
      .filter(({ title, also = [] }) => [title, ...also].some((name) => isNamed(name, words)))
      .sort((a, b) => nearness(a.title, words) - nearness(b.title, words))
      .slice(0, SHOWN_OF_KIND),
  );
}
