import type { Slice } from '../../boot/slice.js';
import { noteKept } from './device-room.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import { CART, REST } from '../../till-store/till-keys.js';
import { newPosState, type PosState } from './till-state.js';

/** The parts of the till's state, each kept by itself: a change of the cart writes the cart. */
const START = 'start';

/** The sale that was made last is kept under this, for its receipt. */
export const LAST_SALE = 'lastSale';

/** The parts that differ, by the names that they are kept under. */
export function changedParts(before: PosState, after: PosState): Readonly<Record<string, unknown>> {
  const { start, cart } = after;
  const rest = restOf(after);
  return {
    ...(start !== before.start && { [START]: start }),
    ...(cart !== before.cart && { [CART]: cart }),
    ...(differs(restOf(before), rest) && { [REST]: rest }),
  };
}

/** Kept by themselves: articles page by page, and their categories with what the server said. */
const apart: ReadonlySet<string> = new Set<keyof PosState>([
  ...(['start', 'cart', 'article_list', 'article_category_list'] as const),
]);

const restOf = (state: PosState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !apart.has(name)));

/**
 * Writes a part so that it is kept even if the page goes in this very moment: by itself a browser
 * commits only once the page has heard of the write.
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

/** Merges what differs, and nothing where nothing does: nobody is told of what they know. */
export function mergeChanged<T extends object>(slice: Slice<T>, change: Partial<T>): void {
  if (differs(slice.get(), change)) slice.merge(change);
}

function differs(state: object, change: object): boolean {
  const known: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(change).some(([key, value]) => known[key] !== value);
}

/** Keeps each change of the state on the device; answers how to stop. */
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

/** The state as this device knows it. */
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
