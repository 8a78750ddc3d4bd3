import { useLayoutEffect, type ReactNode } from 'react';
import { createSlice, useSlice } from '../boot/slice.js';

const page = createSlice<{ readonly title: string; readonly isOnPage: boolean }>({
  title: '',
  isOnPage: false,
});

function useTitle(title: string, isOnPage: boolean): void {
  // Before anything is painted: a page never shows the headings of two.
  useLayoutEffect(() => {
    page.merge({ title, isOnPage });
    document.title = title === '' ? 'Balcão' : `${title} · Balcão`;
  }, [title, isOnPage]);
}

/** Names the page in the top bar and in the browser's tab. */
export function PageTitle({ children }: { readonly children: string }): ReactNode {
  useTitle(children, false);
  return null;
}

/** Names a record where it stands on its page, and in the browser's tab. */
export function RecordTitle({ children }: { readonly children: string }): ReactNode {
  useTitle(children, true);
  return <h1 className="record-title">{children}</h1>;
}

/** The heading of the page, as the page named it; over a record, what the record is one of. */
export function PageHeading({ section }: { readonly section: string }): ReactNode {
  const { title, isOnPage } = useSlice(page);
  if (isOnPage) return <p className="shell__title">{section}</p>;
  if (title === '') return <p className="shell__title" />;
  return <h1 className="shell__title">{title}</h1>;
}
