import type { ImportPlan } from '@balcao/contracts';
import { assert } from '@balcao/domain';
import type { Json, NewJob } from '@balcao/jobs';

/** The name of the job that writes a file into the books. */
export const importFileJob = 'import-file';

/** Enough attempts to outlast servers that are down for most of a day. */
const attempts = 30;

/** The payload of the job; the file and the corrected cells are in the blob store. */
export interface ImportOrder {
  readonly companyId: string;
  readonly importId: string;
  /** The member who imports it and is recorded for its rows. */
  readonly actorId: string;
  /** The id of the request that started it. */
  readonly correlationId: string;
  readonly plan: ImportPlan;
}

/** The job id of an import: started twice, it runs once. */
export const importJobId = (importId: string): string => `import-${importId}`;

/** The blob of the file itself, until the import has ended. */
export const importFileBlob = (importId: string): string => `import_${importId}_file`;

/** The blob of its corrected cells, if any. */
export const importCellsBlob = (importId: string): string => `import_${importId}_cells`;

/** The blob of a batch of planned rows, starting at `first`. */
export const importRowsBlob = (importId: string, first: number): string =>
  `import_${importId}_rows${first}`;

/** The job of an import, the same for every request. */
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

/** The payload of a job. */
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
