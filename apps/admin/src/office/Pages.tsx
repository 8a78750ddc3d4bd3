import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Resource, useScrollToTop, type ResourceProps } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';
import { fetchNow } from '../routing/lazy-screen.js';
import { NearestPage } from '../shell/NearestPage.js';
import { pagesByPath } from './page-at.js';
import { screens } from './screens.js';

interface DeclaredPage {
  readonly path: string;
  readonly element: ReactElement;
  /** The component that shows it. */
  readonly screen: unknown;
  /** What it lists, where it is a list of records. */
  readonly resource?: ResourceProps;
}

type Declaration = ReactElement<{
  readonly path?: string;
  readonly element?: ReactElement;
  readonly children?: ReactNode;
}>;

const isResource = (node: ReactElement): node is ReactElement<ResourceProps> =>
  node.type === Resource;

const declaredIn = (declarations: ReactNode): readonly DeclaredPage[] =>
  Children.toArray(declarations).flatMap((node): readonly DeclaredPage[] => {
    if (!isValidElement(node)) return [];
    if (isResource(node)) {
      const { props } = node;
      return [{ path: `${props.name}/*`, element: node, screen: props.list, resource: props }];
    }
    const { path, element, children } = (node as Declaration).props;
    if (path === undefined || element === undefined) return declaredIn(children);
    return [{ path, element, screen: element.type }];
  });

const pages = declaredIn(screens);
const pageAt = pagesByPath(pages);

/** What react-admin knows of each kind of record. */
export const definitions = Object.fromEntries(
  pages.flatMap(({ resource }) =>
    resource === undefined ? [] : [[resource.name, Resource.registerResource(resource)]],
  ),
);

/**
 * The page that the address names. It is looked up here: the router would rank a hundred paths at
 * each rendering, and react-admin draw all that is shown again once it has read them.
 */
export function Page(): ReactNode {
  useScrollToTop();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (page === undefined) return <NearestPage />;
  return (
    <Routes>
      <Route path={page.path} element={page.element} />
    </Routes>
  );
}

/** Fetches the page at a path, so that it is drawn with what is around it. */
export async function fetchPageAt(path: string): Promise<void> {
  const { screen } = pageAt(path) ?? {};
  if (typeof screen === 'function') await fetchNow(screen);
}
