import type { ArticleRow, TillBatch } from '@balcao/contracts';
import { showSnack } from '../../boot/snack.js';
import { SNACK_WITH_LINK_MS } from '../../boot/time-limits.js';
import { sentence } from '../../i18n/messages.js';
import { removeUnbatched, setBatch } from '../cart/cart.js';
import { soundOfError } from '../scan/sound.js';
import type { TillSession } from '../till/till-session.js';
import { outlookOf } from './good-batches.js';
import { knownBatches } from './known-batches.js';

/** The scanned batch and the line of the goods. */
export interface ScannedBatch {
  readonly key: string;
  readonly name: string;
}

/** Sets the batch on its line; an unknown one is left to the shop's usual order. */
function takeScanned(
  till: TillSession,
  batches: readonly TillBatch[],
  { key, name }: ScannedBatch,
): void {
  const found = batches.find((batch) => batch.name.toUpperCase() === name.toUpperCase());
  if (found === undefined) {
    showSnack(sentence('asked.batches.unknown', { batch: name }), 'info');
    return;
  }
  till.changeCart((cart) =>
    cart.lines.some((line) => line.key === key) ? setBatch(cart, key, found) : cart,
  );
}

/**
 * Removes an article whose batches have all expired, or warns that an expired batch or goods
 * without stock are being sold.
 */
export async function lookAtBatches(
  till: TillSession,
  { id, name }: ArticleRow,
  scanned?: ScannedBatch,
): Promise<void> {
  const batches = await knownBatches(till, id);
  if (scanned !== undefined && batches !== undefined) takeScanned(till, batches, scanned);
  const { sellsExpiredBatches } = till.start.settings;
  const outlook = outlookOf(batches, till.today, sellsExpiredBatches);
  if (outlook === 'good') return;
  const isRefused = outlook === 'refused';
  if (isRefused) till.changeCart((cart) => removeUnbatched(cart, id));
  soundOfError();
  const text = sentence(`asked.batches.${outlook}`, { name });
  showSnack(text, isRefused ? 'error' : 'info', SNACK_WITH_LINK_MS);
}
