import type { TillStock } from '@balcao/contracts';
import type { TillSession } from '../till/till-session.js';
import { knownStock } from './known-stock.js';

/** What of a till its kept stock takes. */
type StockOf = Pick<TillSession, 'companyId' | 'database' | 'state'>;

/** What was known of the stock when it was kept, at the register whose warehouse it is of. */
interface Kept {
  readonly cashRegisterId: string | null;
  readonly levels: TillStock;
}

/** The name that it is kept under. */
const STOCK = 'stock';
/** What changes within this is written at once, in milliseconds. */
const TOGETHER_MS = 250;

/**
 * Keeps on the device what is known of the stock, and takes it up again: a till that is reloaded
 * without a network still says what is short. Answers how to stop.
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
