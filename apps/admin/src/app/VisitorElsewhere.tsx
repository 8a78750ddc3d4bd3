import type { ReactNode } from 'react';
import { NotFound } from '../entry/NotFound.js';
import { GoTo } from '../routing/GoTo.js';
import { usePlace } from '../routing/place.js';
import { isKnownPath } from './known-paths.js';

/** A visitor without a session at an address of the back office: signs in where there is a page. */
export function VisitorElsewhere(): ReactNode {
  const { path, search } = usePlace();
  return isKnownPath(path) ? <GoTo to="/signin" state={{ from: path + search }} /> : <NotFound />;
}
