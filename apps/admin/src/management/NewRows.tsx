import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useListContext, type GetListParams, type GetListResult, type RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { readAfter } from '../http/read-after.js';
import { useMessages } from '../i18n/use-messages.js';
import { holdList } from '../live/held-lists.js';
import { isOfOthers } from '../live/rows-changed.js';
import { newsOf, type ListNews } from './new-rows.js';

/** Notifies that others have changed the list; the rows are reloaded on request only. */
export function NewRows(): ReactNode {
  const t = useMessages();
  const [news, clear] = useNews();
  return (
    <span role="status" className="chips__status">
      {news === undefined ? null : (
        <button type="button" className="chips__new" onClick={clear}>
          {news.count > 0
            ? t('lists.newRows', { smart_count: news.count })
            : t('lists.changedRows')}
        </button>
      )}
    </span>
  );
}

/** The list context, in any state. */
interface Listed {
  readonly resource: string;
  readonly data?: readonly RaRecord[] | undefined;
  readonly total?: number | undefined;
}

function useNews(): readonly [ListNews | undefined, () => void] {
  const { resource, data, total }: Listed = useListContext();
  const queryClient = useQueryClient();
  const provider = useBalcao();
  const { id: companyId } = useSlice(company);
  // News are about the rows that were shown: others, read since, are as they are now.
  const [found, setFound] = useState<{ readonly about: unknown; readonly news: ListNews }>();
  const readAgain = (): void => {
    setFound(undefined);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  const look = useEffectEvent(async (revision: number): Promise<void> => {
    const params = paramsOf(queryClient, resource, data);
    if (params === undefined || data === undefined || data.length === 0) {
      readAgain();
      return;
    }
    const now = await provider.getList(resource, params);
    const isOwn = companyId !== null && !isOfOthers(resource, revision, readAfter(companyId));
    const shown = { ids: idsOf(data), total: total ?? data.length };
    const news = newsOf(shown, { ids: idsOf(now.data), total: now.total ?? now.data.length });
    // Rows that stay where they are show what they say by now.
    if (isOwn || news === undefined) readAgain();
    else setFound({ about: data, news });
  });
  useEffect(
    () =>
      holdList(resource, (revision) => {
        look(revision).catch(() => undefined);
      }),
    [resource],
  );
  return [found?.about === data ? found?.news : undefined, readAgain];
}

const idsOf = (rows: readonly { readonly id: unknown }[]): readonly unknown[] =>
  rows.map(({ id }) => id);

/** The query of the rows shown. */
function paramsOf(
  queryClient: QueryClient,
  resource: string,
  rows: unknown,
): GetListParams | undefined {
  const queries = queryClient.getQueryCache().findAll({ queryKey: [resource, 'getList'] });
  const query = queries.find(
    ({ state }) => (state.data as GetListResult | undefined)?.data === rows,
  );
  return query?.queryKey[2] as GetListParams | undefined;
}
