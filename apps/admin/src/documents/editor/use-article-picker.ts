import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useBalcao, useMay } from '../../admin/hooks.js';
import { ArticlePicker } from './article-picker.js';
import { ArticleSearch } from './article-search.js';
import { useEditor } from './context.js';

/** The article picker of this editor. */
export function useArticlePicker(): ArticlePicker {
  const { session } = useEditor();
  const provider = useBalcao();
  const queries = useQueryClient();
  const mayAdd = useMay('catalog.manage');
  const picker = useMemo(
    () => new ArticlePicker(session, new ArticleSearch(provider, queries), mayAdd),
    [session, provider, queries, mayAdd],
  );
  useEffect(() => picker.close, [picker]);
  return picker;
}
