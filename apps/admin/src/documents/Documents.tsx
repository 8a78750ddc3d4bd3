import type { ReactNode } from 'react';
import { NotFound } from '../entry/NotFound.js';

/** The documents of one type: list, editor, document page. */
export function Documents(): ReactNode {
  return <NotFound />;
}
