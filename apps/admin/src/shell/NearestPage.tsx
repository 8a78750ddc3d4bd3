import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { NotFound } from '../entry/NotFound.js';
import { nearestPath } from './nearest-path.js';
import { useMenu } from './use-menu.js';

/** Leads from a shortened address to the page that it means; says of any other that it is none. */
export function NearestPage(): ReactNode {
  const { pathname } = useLocation();
  const paths = useMenu().all.map(({ path }) => path);
  const nearest = nearestPath(pathname, paths);
  return nearest === undefined ? <NotFound /> : <Navigate to={nearest} replace />;
}
