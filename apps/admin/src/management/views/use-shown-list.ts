import type { SavedViewContent } from '@balcao/contracts';
import { useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ColumnWidths } from '../table/column-widths.js';
import { widthsKey } from '../table/ColumnEdges.js';
import { useFilters } from '../use-filters.js';
import { contentOf, isAsKept, listOf, searchOf } from './shown-list.js';

/** What views need in addition to the list context. */
export interface ViewedList {
  /** The key of the views: the resource or the document type. */
  readonly list: string;
  /** The storage key of the chosen columns. */
  readonly storeKey: string;
  /** The columns in default order. */
  readonly sources: readonly string[];
  readonly hidden: readonly string[];
}

export interface ViewableList {
  readonly content: SavedViewContent;
  readonly isAs: (view: SavedViewContent) => boolean;
  /** Replaces the history entry, if the user did not choose it. */
  readonly show: (view: SavedViewContent, isChosen?: boolean) => void;
}

/** The state of the surrounding list, and a way to change it. */
export function useShownList({ storeKey, sources, hidden: first }: ViewedList): ViewableList {
  const { sort, perPage } = useListContext();
  const { filters } = useFilters();
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, first);
  const ranksKey = `${storeKey}_columnRanks`;
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKey);
  const [widths, setWidths] = useStore<ColumnWidths | undefined>(widthsKey(storeKey));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = { filters, sort, perPage, hidden, ranks, widths };
  return {
    content: contentOf(shown, sources),
    isAs: (view) => isAsKept(shown, view, sources),
    show: (view, isChosen = true) => {
      const list = listOf(view, sources);
      setHidden(list.hidden);
      setRanks(list.ranks);
      setWidths(list.widths);
      void navigate(`${pathname}?${searchOf(list)}`, { replace: !isChosen });
    },
  };
}
