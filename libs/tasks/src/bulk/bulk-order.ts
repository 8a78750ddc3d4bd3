import type { BulkActionName, BulkBody, BulkRow } from '@balcao/contracts';
import { ownName, type OwnName, type RaisedPrice } from '@balcao/domain';
import type { NewJob } from '@balcao/jobs';

/** The name of the job that does one thing with many rows. */
export const bulkJob = 'bulk';
/** Removes what is kept of such an order when its days are over. */
export const bulkEndJob = 'bulk-end';

/** Often enough for servers that are away for the better part of a day. */
const attempts = 30;

/** A row of an order; some are refused before anything is tried. */
export interface OrderedRow extends BulkRow {
  readonly isUnseen?: true;
  /** What its record is changed to, worked out when it was ordered; stale once it is another. */
  readonly change?: { readonly fields: RaisedPrice; readonly expectedRevision: number };
}

/** What is to be done, stored outside the job: thousands of rows are too much for its payload. */
export interface BulkOrder extends Omit<BulkBody, 'rows' | 'rehearsed'> {
  readonly action: BulkActionName;
  readonly rows: readonly OrderedRow[];
  /** The job whose rows it takes back. */
  readonly undoes?: string;
  /** Of the request that asked for it. */
  readonly correlationId: string;
}

/** `key` is of the request, so that one sent twice is one job. */
export const bulkJobId = (key: string): string => `bulk-${key}`;

/** The blob of an order, which has the job's id. */
export const bulkOrderBlob = (jobId: string): string => `${jobId}_order`;

/** The blob of what became of some rows, from the `first` on. */
export const bulkOutcomesBlob = (jobId: string, first: number): string => `${jobId}_rows${first}`;

/** The command, or the mail, of one row of an order: the same however often it is tried. */
export const bulkRowId = (jobId: string, rowId: string): OwnName => ownName(`${jobId}-${rowId}`);

/** The job that sends the document of a row. Names of jobs have no points. */
export const bulkMailId = (commandId: string): string =>
  commandId.replace(/^~/, '').replace(/[^\w-]/g, '_');

/** The job of an order: one, however often it is asked for. */
export function bulkJobOrder(
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  action: BulkActionName,
): NewJob {
  return { id, name: bulkJob, ...who, payload: { action }, attempts };
}
