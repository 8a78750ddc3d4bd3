import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountPage, helpPages, homePage, menuGroups, type MenuPage } from './menu.js';
import { parseHits, type SearchHit } from './search-hits.js';
import { useSalesTypes, useTypeName } from './use-document-types.js';
import { usePermitted } from './use-permitted.js';

/** How long typing has to rest before the server is asked, in milliseconds. */
const REST_MS = 150;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const allPages: readonly MenuPage[] = [
  homePage,
  ...menuGroups.flatMap(({ pages }) => pages),
  ...helpPages,
  accountPage,
];

export interface SearchState {
  readonly hits: readonly SearchHit[];
  /** The server has answered for what is typed. */
  readonly isDone: boolean;
}

/** What fits the words typed: pages of ours, then what the server finds. */
export function useSearch(query: string): SearchState {
  const provider = useBalcao();
  const pages = usePageHits(query);
  const words = useRested(query.trim());
  const { data = [], isFetched } = useQuery({
    queryKey: ['search', words],
    queryFn: async () => {
      const { body } = await provider.read(`search?q=${encodeURIComponent(words)}`);
      return parseHits(body);
    },
    enabled: words !== '',
    placeholderData: (previous) => previous,
  });
  const isTyped = query.trim() !== '';
  return {
    hits: isTyped ? [...pages, ...data] : pages,
    isDone: isTyped && isFetched && words === query.trim(),
  };
}

function usePageHits(query: string): readonly SearchHit[] {
  const t = useMessages();
  const nameOf = useTypeName();
  const types = useSalesTypes();
  const hits = [
    ...usePermitted(allPages).map(({ path, label }) => ({ path, title: t(label) })),
    ...types.map((type) => ({ path: `/commercial/document/${type.id}`, title: nameOf(type) })),
  ];
  const words = folded(query.trim());
  return hits
    .filter(({ title }) => folded(title).includes(words))
    .slice(0, 8)
    .map((hit) => ({ ...hit, detail: t('layout.searchPages') }));
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(value);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return rested;
}
