import { useEffect } from 'react';
import { goTo } from './place.js';

interface GoToProps {
  readonly to: string;
  /** For the page that it leads to. */
  readonly state?: unknown;
}

/** Leads elsewhere instead of showing anything. */
export function GoTo({ to, state }: GoToProps): null {
  useEffect(() => {
    goTo(to, { replaces: true, state });
  });
  return null;
}
