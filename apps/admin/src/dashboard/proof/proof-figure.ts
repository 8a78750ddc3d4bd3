import { proofFigure } from '../../explain/figure-of.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { proofOf } from './links.js';

/** What of the rows of each list a figure adds up. */
const fields = { sales: 'netMinor', lines: 'netMinor', open: 'pendingMinor' } as const;

/** The sum that a dashboard's measure is. */
export const measuredBy = { net: 'netMinor', gross: 'grossMinor' } as const;

/** The figure that a list proves, by the way to the list; none of lists that prove no sum. */
export function figureOfPath(
  path: string | undefined,
  title: string,
  field?: string,
): ExplainedFigure | undefined {
  if (path?.startsWith('/commercial/dashboard/list?') !== true) return undefined;
  const { of, filter } = proofOf(new URLSearchParams(path.slice(path.indexOf('?'))));
  return of === 'stock'
    ? undefined
    : proofFigure({ of, field: field ?? fields[of] }, filter, title);
}
