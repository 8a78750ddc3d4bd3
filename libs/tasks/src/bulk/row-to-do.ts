import type { TaskGround } from '../task-ground.js';
import type { BulkOrder, OrderedRow } from './bulk-order.js';

/** What of the ground many rows are worked on. */
export type BulkGround = Pick<TaskGround, 'events' | 'journals' | 'rows' | 'jobs' | 'clock'>;

/** One row of an order, in whose name, and the id by which its doing is known again. */
export interface RowToDo {
  readonly ground: BulkGround;
  readonly order: Omit<BulkOrder, 'rows'>;
  readonly companyId: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly row: OrderedRow;
  readonly commandId: string;
}
