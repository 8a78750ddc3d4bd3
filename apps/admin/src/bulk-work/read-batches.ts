import type { ImportRow, JobAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { BalcaoDataProvider } from '../admin/data-provider.js';
import { parseImports } from '../imports/parse-imports.js';
import { bulkFindingsOf, parseJobs } from '../jobs/read-jobs.js';

/** Something that was done with many rows at once. */
export type Batch =
  | { readonly kind: 'import'; readonly at: string; readonly row: ImportRow }
  | { readonly kind: 'bulk'; readonly at: string; readonly job: JobAnswer };

/** Jobs of one answer, and how many answers each step back looks through for bulk work. */
const JOBS_PER_PAGE = 200;
const PAGES_PER_STEP = 5;
const IMPORTS_PER_PAGE = 100;

/** What was read of one kind: `since` is the oldest moment of which it is known to be whole. */
interface Read<T> {
  readonly found: readonly T[];
  /** Absent where there is nothing older. */
  readonly since?: string;
}

/** A stretch of the past, and whether there is more behind it. */
export interface Batches {
  readonly batches: readonly Batch[];
  readonly hasOlder: boolean;
}

/** Which of them the reader may see. */
interface Sight {
  readonly jobs: boolean;
  readonly imports: boolean;
}

/** Bulk work and imports, the newest first, as far back as so many steps go. */
export async function readBatches(
  provider: BalcaoDataProvider,
  sees: Sight,
  steps: number,
): Promise<Batches> {
  const [jobs, imports] = await Promise.all([
    sees.jobs ? bulkJobs(provider, steps * PAGES_PER_STEP) : { found: [] },
    sees.imports ? readImports(provider, steps) : { found: [] },
  ]);
  return whole(jobs, imports);
}

/** Both kinds as far back as both are known: what is older waits for the next step. */
export function whole(jobs: Read<JobAnswer>, imports: Read<ImportRow>): Batches {
  const ends = [jobs.since, imports.since].filter((since) => since !== undefined);
  const [since = ''] = ends.sort().reverse();
  const batches = inOrder(jobs.found, imports.found).filter(({ at }) => at >= since);
  return { batches, hasOlder: ends.length > 0 };
}

/** The two kinds in one order, the newest first. */
export function inOrder(
  jobs: readonly JobAnswer[],
  imports: readonly ImportRow[],
): readonly Batch[] {
  const batches: Batch[] = [
    ...jobs.map((job): Batch => ({ kind: 'bulk', at: job.createdAt, job })),
    ...imports.map((row): Batch => ({ kind: 'import', at: row.begunAt, row })),
  ];
  return batches.sort((a, b) => (a.at < b.at ? 1 : -1));
}

async function bulkJobs(provider: BalcaoDataProvider, pages: number): Promise<Read<JobAnswer>> {
  const found: JobAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const { body, total = 0 } = await provider.read(`jobs?page=${page}&perPage=${JOBS_PER_PAGE}`);
    const jobs = parseJobs(body);
    found.push(...jobs.filter(({ name }) => name === 'bulk'));
    if (page * JOBS_PER_PAGE >= total) return { found };
    const since = jobs.at(-1)?.createdAt;
    if (page >= pages) return { found, ...(since !== undefined && { since }) };
  }
}

async function readImports(provider: BalcaoDataProvider, pages: number): Promise<Read<ImportRow>> {
  const found: ImportRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = `sort=begunAt:desc&page=${page}&perPage=${IMPORTS_PER_PAGE}`;
    const { body, total = 0 } = await provider.read(`imports?${query}`);
    found.push(...parseImports(body));
    if (page * IMPORTS_PER_PAGE >= total) return { found };
    const since = found.at(-1)?.begunAt;
    if (page >= pages) return { found, ...(since !== undefined && { since }) };
  }
}

/** What an order does, in the words of its button. */
export const labelOfBulk = (job: JobAnswer): ScreenMessageKey =>
  bulkFindingsOf(job)?.label ?? 'lists.run.results';

/** Whether any of them is under way. */
export const isAnyActive = (batches: readonly Batch[]): boolean =>
  batches.some((batch) =>
    batch.kind === 'import'
      ? batch.row.status === 'running' || batch.row.status === 'stopping'
      : ['waiting', 'delayed', 'running'].includes(batch.job.state),
  );
