import type { ArticleRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useRested } from '../fields/use-rested.js';

/** Pause in typing before articles are searched, in milliseconds. */
const REST_MS = 150;
const HITS = 8;

interface ArticleSearch {
  readonly articles: readonly ArticleRow[];
  /** The search is still running. */
  readonly isWaiting: boolean;
  readonly look: (words: string) => void;
}

/** The articles whose name, code or barcode matches the text, including archived ones. */
export function useArticleSearch(): ArticleSearch {
  const provider = useBalcao();
  const [words, look] = useState('');
  const rested = useRested(words.trim(), REST_MS);
  const { data = [], isFetching } = useQuery({
    queryKey: ['commercial/articles', 'find', rested],
    queryFn: async () => {
      const found = await provider.getList<ArticleRow>('commercial/articles', {
        filter: { q: rested },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: HITS },
      });
      return found.data;
    },
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const articles = rested === '' ? [] : data;
  return { articles, isWaiting: isFetching || rested !== words.trim(), look };
}
