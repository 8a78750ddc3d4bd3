import type { SavedViewContent } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { NamedViews } from './NamedViews.js';
import type { ViewedList } from './use-shown-list.js';
import { useViewsMenu } from './use-views-menu.js';

interface ViewsMenuProps {
  readonly viewed: ViewedList;
  /** The list without a view. */
  readonly unchanged: SavedViewContent;
}

/** The views of a list, by name. */
export function ViewsMenu({ viewed, unchanged }: ViewsMenuProps): ReactNode {
  return <NamedViews menu={useViewsMenu(viewed, unchanged)} words="lists.views" />;
}
