import { createContext, use, useSyncExternalStore } from 'react';
import { usePart, useSlice } from '../../boot/slice.js';
import type { TillStart } from '@balcao/contracts';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Cart } from '../cart/cart.js';
import type { OpenTill } from './open-till.js';
import type { TillSession } from './till-session.js';
import type { PosState, TillView } from './till-state.js';

export const TillContext = createContext<OpenTill | null>(null);

/** The open till; only below `PosApp`. */
export function useOpenTill(): OpenTill {
  const till = use(TillContext);
  if (till === null) throw new Error('no till is open on this page');
  return till;
}

export const useTill = (): TillSession => useOpenTill().session;
export const useTillView = (): TillView => useSlice(useTill().view);
export const usePosState = (): PosState => useSlice(useTill().state);

/** The current cart. */
export const useCart = (): Cart => usePart(useTill().state, ({ cart }) => cart);

/** The articles; renders on changes. */
export function useCatalogue(): Catalogue {
  const { catalogue, view } = useTill();
  useSyncExternalStore(view.subscribe, () => catalogue.changes);
  return catalogue;
}

/** The categories that articles are in. */
export const useArticleCategories = (): PosState['article_category_list'] =>
  usePart(useTill().state, ({ article_category_list: categories }) => categories);

/** The till's start data; only on pages shown after it has loaded. */
export function useStart(): TillStart {
  const start = usePart(useTill().state, (state) => state.start);
  if (start === null) throw new Error('the till has not begun');
  return start;
}
