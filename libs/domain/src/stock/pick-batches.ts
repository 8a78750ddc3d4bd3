import type { Books } from '../books.js';
import type { CompanySettings } from '../companies/index.js';
import type { RegisterRecord } from '../registers/index.js';
import type { Picked, StockPlan } from './stock-plan.js';
import type { BatchFields } from './stock.events.js';

/** A batch as the books keep it. */
export type Batch = RegisterRecord<BatchFields>;

/** What the batches of one article at one place are picked by. */
export interface PickRules {
  readonly method: CompanySettings['batchOutputMethod'];
  /** The day on which they leave. */
  readonly on: string;
  /** Whether those that are no longer good are picked as well. */
  readonly takesExpired: boolean;
}

/** Whether the goods are no longer good on the day; on their last day they still are. */
export function isExpired({ expiresOn }: Pick<BatchFields, 'expiresOn'>, on: string): boolean {
  return expiresOn !== undefined && expiresOn < on;
}

/** Which batches leave, in the company's order; less than was asked for when there is less. */
export function pickBatches(
  books: Books,
  plan: StockPlan,
  at: { readonly articleId: string; readonly warehouseId: string; readonly quantity: number },
  rules: PickRules,
): readonly Picked[] {
  const { articleId, warehouseId } = at;
  const batches = batchesInOrder(books, at, rules.method).filter(
    (batch) => rules.takesExpired || !isExpired(batch, rules.on),
  );
  const picked: Picked[] = [];
  let missing = at.quantity;
  for (const { id: batchId } of batches) {
    const quantity = Math.min(missing, plan.level(articleId, warehouseId, batchId));
    if (quantity <= 0) continue;
    picked.push({ batchId, quantity });
    missing -= quantity;
    if (missing === 0) break;
  }
  return picked;
}

/** The batches of an article at one place, those that leave first before the others. */
export function batchesInOrder(
  books: Books,
  { articleId, warehouseId }: { readonly articleId: string; readonly warehouseId: string },
  method: PickRules['method'],
): readonly Batch[] {
  return books.stock.levels
    .batchesAt(articleId, warehouseId)
    .flatMap((id) => books.stock.batches.get(id) ?? [])
    .filter(({ isArchived }) => !isArchived)
    .sort(orderBy(books, method));
}

type Order = (one: Batch, other: Batch) => number;

function orderBy({ stock }: Books, method: PickRules['method']): Order {
  const enteredOn = ({ id }: Batch) => stock.enteredOn.get(id) ?? '';
  const byEntry: Order = (a, b) => compare(enteredOn(a), enteredOn(b)) || compare(a.id, b.id);
  if (method === 'FIFO') return byEntry;
  if (method === 'LIFO') return (a, b) => byEntry(b, a);
  return (a, b) => compare(a.expiresOn ?? never, b.expiresOn ?? never) || byEntry(a, b);
}

/** After every day there is. */
const never = '~';

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
