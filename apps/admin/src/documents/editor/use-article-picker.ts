import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { ArticlePicker } from './article-picker.js';
import { ArticleSearch } from './article-search.js';
import { useEditor } from './context.js';

/** What finds articles for the lines of this editor. */
export function useArticlePicker(): ArticlePicker {
  const { session } = useEditor();
  const provider = useBalcao();
  const queries = useQueryClient();
  const picker = useMemo(
    () => new ArticlePicker(session, new ArticleSearch(provider, queries)),
    [session, provider, queries],
  );
  useEffect(() => picker.close, [picker]);
  return picker;
}
