import type { Slice } from '../../boot/slice.js';
import { noteKept } from './device-room.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import { CART, REST } from '../../till-store/till-keys.js';
import { newPosState, type PosState } from './till-state.js';

/** The parts of the till's state, each stored separately: a cart change writes only the cart. */
const START = 'start';

/** The storage key of the last sale, for its receipt. */
export const LAST_SALE = 'lastSale';

/** The changed parts, by storage key. */
export function changedParts(before: PosState, after: PosState): Readonly<Record<string, unknown>> {
  const { start, cart } = after;
  const rest = restOf(after);
  return {
    ...(start !== before.start && { [START]: start }),
    ...(cart !== before.cart && { [CART]: cart }),
    ...(differs(restOf(before), rest) && { [REST]: rest }),
  };
}

/** Stored separately: articles by page, and categories with the server's data. */
const apart: ReadonlySet<string> = new Set<keyof PosState>([
  ...(['start', 'cart', 'article_list', 'article_category_list'] as const),
]);

const restOf = (state: PosState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !apart.has(name)));

/**
 * Writes a part so that it survives even if the page closes at once: normally a browser commits
 * only after the page is notified.
 */
async function putAtOnce(
  database: TillDatabase,
  part: unknown,
  key: [companyId: string, name: string],
): Promise<void> {
  const transaction = database.transaction('pos', 'readwrite');
  const put = transaction.store.put(part, key);
  transaction.commit();
  await Promise.all([put, transaction.done]);
}

/** Merges only differences, so that listeners are not notified without a change. */
export function mergeChanged<T extends object>(slice: Slice<T>, change: Partial<T>): void {
  if (differs(slice.get(), change)) slice.merge(change);
}

function differs(state: object, change: object): boolean {
  const known: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(change).some(([key, value]) => known[key] !== value);
}

/** Saves each change of the state on the device; returns a function that stops. */
export function keepState(
  database: TillDatabase,
  companyId: string,
  state: Slice<PosState>,
): () => void {
  let kept = state.get();
  return state.subscribe(() => {
    const parts = changedParts(kept, state.get());
    kept = state.get();
    for (const [name, part] of Object.entries(parts)) {
      noteKept(putAtOnce(database, part, [companyId, name])).catch(console.error);
    }
  });
}

/** The state stored on this device. */
export async function recallState(
  database: TillDatabase,
  companyId: string,
): Promise<PosState | undefined> {
  const [rest, start, cart] = await Promise.all(
    [REST, START, CART].map((name) => database.get('pos', [companyId, name])),
  );
  if (rest === undefined) return undefined;
  const known = rest as Partial<PosState> & Pick<PosState, 'deviceId'>;
  const said = (start ?? null) as PosState['start'];
  return {
    ...newPosState(known.deviceId),
    ...known,
    start: said,
    article_category_list: said?.categories ?? [],
    ...(cart !== undefined && { cart: cart as PosState['cart'] }),
  };
}
