import { bulkActions, type BulkActionName } from '@balcao/contracts';
import { isOwnName, refuse, type Problem } from '@balcao/domain';
import { bulkRowId, type BulkOrder } from './bulk-order.js';
import type { RowToDo } from './row-to-do.js';

/** Events of a record among which the change of an order is looked for, the newest first. */
const EVENTS_LOOKED_AT = 50;

/** The commands that put a record into another category. */
export type ChangeOfCategory = 'ChangeArticle' | 'ChangeParty';

/** Commands that one takes back by the other. */
export type Reversal =
  | ('SuspendMember' | 'ReinstateMember')
  | ('CloseSeries' | 'ReopenSeries')
  | ('RestoreExpense' | 'RestorePayment' | 'RestoreMovement');

/** The action that takes another back; undefined for what nothing takes back. */
export function undoingAction(action: BulkActionName): BulkActionName | undefined {
  const [resource = '', verb = ''] = action.split('.');
  const inverse = inverses.get(verb);
  return bulkActions.find((name) => name === `${resource}.${inverse}`);
}

const inverses: ReadonlyMap<string, string> = new Map([
  ['archive', 'restore'],
  ['restore', 'archive'],
  ['suspend', 'reinstate'],
  ['reinstate', 'suspend'],
  ['close', 'reopen'],
  ['reopen', 'close'],
  ['cancel', 'restore'],
  ['changeCategory', 'changeCategory'],
  ['changePrices', 'changePrices'],
]);

/**
 * What a row's record was before an order changed it; stale where somebody has changed it since. A
 * record that the order left as it was is left again.
 */
export async function beforeOf(todo: RowToDo, orderId: string) {
  const made = await eventOf(todo, orderId);
  if (made?.type !== 'ArticleChanged' && made?.type !== 'PartyChanged') return { fields: {} };
  const { before, after } = made.data;
  const emptied = Object.fromEntries(Object.keys(after).map((name) => [name, null]));
  return { fields: { ...emptied, ...before }, expectedRevision: made.revision };
}

/** The revision at which an order left a row's record; one that it left as it was stays so. */
export async function leftAt(todo: RowToDo, orderId: string): Promise<number> {
  return (await eventOf(todo, orderId))?.revision ?? refuse('record.changedAgain');
}

/** What an order made of a row. */
async function eventOf({ ground, companyId, row }: RowToDo, orderId: string) {
  const { events } = await ground.journals.history(companyId, row.id, { limit: EVENTS_LOOKED_AT });
  return events.find(({ metadata }) => isOwnName(bulkRowId(orderId, row.id), metadata.commandId));
}

/** Nobody has a record open that is taken back: a stale one was changed again since the order. */
export function refusalsOf(
  { undoes }: Pick<BulkOrder, 'undoes'>,
  problems: readonly Problem[],
): readonly Pick<Problem, 'code' | 'params'>[] {
  return problems.map(({ code, params }) =>
    undoes !== undefined && code === 'record.stale'
      ? { code: 'record.changedAgain', params: {} }
      : { code, params },
  );
}
