import type { ImportPlan } from '@balcao/contracts';
import { assert } from '@balcao/domain';
import type { Json, NewJob } from '@balcao/jobs';

/** The name of the job that writes a file into the books. */
export const importFileJob = 'import-file';

/** Often enough for servers that are away for the better part of a day. */
const attempts = 30;

/** What the job is to write: the file lies in the store of blobs, and so do the corrected cells. */
export interface ImportOrder {
  readonly companyId: string;
  readonly importId: string;
  /** Who imports it: its rows are in that name. */
  readonly actorId: string;
  /** Of the request that has begun it. */
  readonly correlationId: string;
  readonly plan: ImportPlan;
}

/** One job for an import: asked for twice it runs once. */
export const importJobId = (importId: string): string => `import-${importId}`;

/** The blob of the file itself, until the import has ended. */
export const importFileBlob = (importId: string): string => `import_${importId}_file`;

/** The blob of the cells that were corrected in it, where some were. */
export const importCellsBlob = (importId: string): string => `import_${importId}_cells`;

/** The blob of some rows as they were planned, from the `first` of the file on. */
export const importRowsBlob = (importId: string, first: number): string =>
  `import_${importId}_rows${first}`;

/** The job of an import: one, however often it is asked for. */
export function importFileOrder(order: ImportOrder): NewJob {
  const { companyId, importId, actorId, correlationId } = order;
  // As many cells may be corrected as there are: a job does not carry them.
  const plan = { ...order.plan, cells: undefined };
  return {
    id: importJobId(importId),
    name: importFileJob,
    companyId,
    actorId,
    payload: { importId, correlationId, plan: JSON.stringify(plan) },
    attempts,
  };
}

/** The order that a job carries. */
export function importOrderOf(job: {
  readonly companyId: string;
  readonly actorId: string;
  readonly payload: Json;
}): ImportOrder {
  const { companyId, actorId, payload } = job;
  const { importId, correlationId, plan } = payload as Readonly<Record<string, unknown>>;
  assert(
    typeof importId === 'string' && typeof correlationId === 'string' && typeof plan === 'string',
    'the job of an import names it',
  );
  return { companyId, importId, actorId, correlationId, plan: JSON.parse(plan) as ImportPlan };
}
