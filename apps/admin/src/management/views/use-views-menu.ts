import type { SavedView, SavedViewContent } from '@balcao/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { isFirstOpening } from './begun-lists.js';
import { useShownList, type ViewedList } from './use-shown-list.js';
import { useViews, type ListViewsAtHand } from './use-views.js';

export interface ViewsAtHand {
  readonly at: ListViewsAtHand;
  readonly views: readonly SavedView[];
  /** The active view, even if changed since. */
  readonly current: SavedView | undefined;
  readonly isChanged: boolean;
  /** The state of the list. */
  readonly content: SavedViewContent;
  /** Shows a view, or the list without one. */
  readonly show: (view: SavedView | undefined) => void;
  readonly choose: (id: string) => void;
}

/** The views of a list and the active one; a list opened first shows its default view. */
export function useViewsMenu(viewed: ViewedList, unchanged: SavedViewContent): ViewsAtHand {
  const { id: companyId } = useSlice(company);
  const { search } = useLocation();
  const at = useViews(viewed.list);
  const shown = useShownList(viewed);
  const [chosenId, setChosenId] = useState<string>();
  const { views = [], defaultId } = at;
  const isRead = at.views !== undefined;
  const current =
    views.find((view) => view.id === chosenId) ?? views.find((view) => shown.isAs(view));
  const begin = useEffectEvent(() => {
    if (!isFirstOpening(companyId ?? '', viewed.list) || search !== '') return;
    const first = views.find((view) => view.id === defaultId);
    if (first !== undefined) shown.show(first, false);
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);
  return {
    at,
    views,
    current,
    content: shown.content,
    isChanged: current !== undefined && !shown.isAs(current),
    show: (view) => {
      setChosenId(view?.id);
      shown.show(view ?? unchanged);
    },
    choose: setChosenId,
  };
}
