import { useEffect, type ReactNode } from 'react';
import { createSlice, useSlice } from '../boot/slice.js';

const page = createSlice<{ readonly title: string }>({ title: '' });

/** Names the page in the top bar and in the browser's tab. */
export function PageTitle({ children }: { readonly children: string }): ReactNode {
  useEffect(() => {
    page.merge({ title: children });
    document.title = children === '' ? 'Balcão' : `${children} · Balcão`;
  }, [children]);
  return null;
}

/** The heading of the page, as the page named it. */
export function PageHeading(): ReactNode {
  const { title } = useSlice(page);
  return <h1 className="shell__title">{title}</h1>;
}
