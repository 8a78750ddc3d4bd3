import type { SavedView, SavedViewContent, SavedViews } from '@balcao/contracts';
import { useWholeList, type WholeList } from '../../admin/use-whole-list.js';
import { company } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { sendOnce } from '../../http/actions.js';
import { parseViews } from './parse-views.js';

/** A view before it has an id. */
export interface NewView {
  readonly name: string;
  readonly isShared: boolean;
  readonly content: SavedViewContent;
}

export interface ListViewsAtHand {
  /** Undefined while they are on their way. */
  readonly views: readonly SavedView[] | undefined;
  /** The default view. */
  readonly defaultId: string | undefined;
  /** All throw `ProblemError`. */
  readonly save: (view: NewView) => Promise<string>;
  readonly update: (view: SavedView, content: SavedViewContent) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly beginWith: (viewId: string | undefined) => Promise<void>;
}

/** All views that the user sees, of lists and reports. */
export const useAllViews = (): WholeList<SavedViews> => useWholeList('views', parseViews);

/** The views of one list, private and shared. */
export function useViews(list: string): ListViewsAtHand {
  const { id: companyId } = useSlice(company);
  const { data, send } = useAllViews();
  return {
    views: data?.views.filter((view) => view.list === list),
    defaultId: data?.defaults[list],
    save: ({ content, ...view }) =>
      sendOnce(`view ${JSON.stringify([companyId, list, view, content])}`, async ({ recordId }) => {
        await send('', { id: recordId, list, ...view, ...content });
        return recordId;
      }),
    update: (view, content) => send('', { ...view, ...content }),
    rename: (id, name) => send(`/${encodeURIComponent(id)}/rename`, { name }),
    remove: (id) => send(`/${encodeURIComponent(id)}/remove`, {}),
    beginWith: (viewId) =>
      send('/default', { list, ...(viewId !== undefined && { viewId }) }, 'PUT'),
  };
}
