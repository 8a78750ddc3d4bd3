import type { MadeFileAnswer } from '@balcao/contracts';

const underWay: ReadonlySet<MadeFileAnswer['state']> = new Set(['waiting', 'delayed', 'running']);

/** Whether a job is not at its end yet. */
export const isUnderWay = ({ state }: Pick<MadeFileAnswer, 'state'>): boolean =>
  underWay.has(state);

/** Where a finished file is taken: `path` is the list's, below `/api/`. */
export function fileAddress(path: string, id: string, companyId: string): string {
  const query = new URLSearchParams({ company: companyId }).toString();
  return `/api/${path}/${encodeURIComponent(id)}/file?${query}`;
}
