import type { ArticleRow } from '@balcao/contracts';
import { showSnack } from '../../boot/snack.js';
import { SNACK_WITH_LINK_MS } from '../../boot/time-limits.js';
import { sentence } from '../../i18n/messages.js';
import { removeUnbatched } from '../cart/cart.js';
import { soundOfError } from '../scan/sound.js';
import type { TillSession } from '../till/till-session.js';
import { outlookOf } from './good-batches.js';
import { knownBatches } from './known-batches.js';

/**
 * Takes an article off the ticket again whose batches have all expired, or says what is sold: a
 * batch that has expired, or goods that no batch has any more.
 */
export async function lookAtBatches(till: TillSession, { id, name }: ArticleRow): Promise<void> {
  const batches = await knownBatches(till, id);
  const { sellsExpiredBatches } = till.start.settings;
  const outlook = outlookOf(batches, till.today, sellsExpiredBatches);
  if (outlook === 'good') return;
  const isRefused = outlook === 'refused';
  if (isRefused) till.changeCart((cart) => removeUnbatched(cart, id));
  soundOfError();
  const said = sentence(`asked.batches.${outlook}`, { name });
  showSnack(said, isRefused ? 'error' : 'info', SNACK_WITH_LINK_MS);
}
