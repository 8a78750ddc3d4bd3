import type { TillStock } from '@balcao/contracts';
import type { TillSession } from '../till/till-session.js';
import { knownStock } from './known-stock.js';

/** The part of a till that kept stock needs. */
type StockOf = Pick<TillSession, 'companyId' | 'database' | 'state'>;

/** The stock as kept, for the register's warehouse. */
interface Kept {
  readonly cashRegisterId: string | null;
  readonly levels: TillStock;
}

/** The storage key. */
const STOCK = 'stock';
/** Changes within this time are saved together, in milliseconds. */
const TOGETHER_MS = 250;

/**
 * Saves and restores the known stock on the device, so that a till reloaded offline still warns of
 * shortages. Returns a function that stops.
 */
export function keepStock({ companyId, database, state }: StockOf): () => void {
  const key: [string, string] = [companyId, STOCK];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    const { cash_register: cashRegisterId } = state.get();
    const kept: Kept = { cashRegisterId, levels: knownStock.get().levels };
    database.put('pos', kept, key).catch(console.error);
  };
  const recall = async (): Promise<void> => {
    const kept = (await database.get('pos', key)) as Kept | undefined;
    if (kept === undefined || kept.cashRegisterId !== state.get().cash_register) return;
    // What the server has said meanwhile is newer.
    knownStock.merge({ levels: { ...kept.levels, ...knownStock.get().levels } });
  };
  recall().catch(console.error);
  const stop = knownStock.subscribe(() => {
    timer ??= setTimeout(write, TOGETHER_MS);
  });
  return () => {
    stop();
    if (timer === undefined) return;
    clearTimeout(timer);
    write();
  };
}
