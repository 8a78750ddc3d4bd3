import type { ImportRow, JobAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { BalcaoDataProvider } from '../admin/data-provider.js';
import { parseImports } from '../imports/parse-imports.js';
import { bulkFindingsOf, parseJobs } from '../jobs/read-jobs.js';

/** Something that was done with many rows at once. */
export type Batch =
  | { readonly kind: 'import'; readonly at: string; readonly row: ImportRow }
  | { readonly kind: 'bulk'; readonly at: string; readonly job: JobAnswer };

/** Jobs of one answer, and how many answers are looked through for orders about many rows. */
const JOBS_PER_PAGE = 200;
const PAGES_MAX = 5;

/** Which of them the reader may see. */
interface Sight {
  readonly jobs: boolean;
  readonly imports: boolean;
}

/** Bulk work of the last month and every import, the newest first. */
export async function readBatches(
  provider: BalcaoDataProvider,
  sees: Sight,
): Promise<readonly Batch[]> {
  const [jobs, imports] = await Promise.all([
    sees.jobs ? bulkJobs(provider) : [],
    sees.imports ? provider.read('imports?sort=begunAt:desc&perPage=100') : undefined,
  ]);
  return inOrder(jobs, imports === undefined ? [] : parseImports(imports.body));
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

async function bulkJobs(provider: BalcaoDataProvider): Promise<readonly JobAnswer[]> {
  const found: JobAnswer[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { body, total = 0 } = await provider.read(`jobs?page=${page}&perPage=${JOBS_PER_PAGE}`);
    found.push(...parseJobs(body).filter(({ name }) => name === 'bulk'));
    if (page * JOBS_PER_PAGE >= total) break;
  }
  return found;
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
