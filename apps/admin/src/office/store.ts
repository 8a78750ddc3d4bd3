import { localStorageStore } from 'react-admin';

type Store = ReturnType<typeof localStorageStore>;

const isScrollPosition = (key: string): boolean => key.endsWith('.list.scrollPosition');

/**
 * What the user has chosen about the lists of a company, kept in the browser. Without how far
 * pages are scrolled: react-admin would keep one figure for a list and all that opens from it, and
 * lead there also who comes by the menu. See `useListPlace`.
 */
export function companyStore(companyId: string): Store {
  const store = localStorageStore('1', companyId);
  return {
    ...store,
    getItem: (key, defaultValue) =>
      isScrollPosition(key) ? defaultValue : store.getItem(key, defaultValue),
    setItem: (key, value) => {
      if (!isScrollPosition(key)) store.setItem(key, value);
    },
  };
}
