import { yearOf } from '@balcao/domain';
import { askToConfirm } from '../../boot/confirm.js';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { sentence } from '../../i18n/messages.js';
import type { OpenTill } from './open-till.js';
import { seriesOf } from './sale-entry.js';

/**
 * Offers to create the till's missing series of the year; resolves to whether it exists now. The
 * ticket is kept.
 */
export async function askForSeries(
  { session: till, sync }: OpenTill,
  typeId: string,
): Promise<boolean> {
  const year = yearOf(till.today);
  const title = sentence('asked.series.title');
  const message = sentence('asked.series.none', { year });
  const answers = { yes: sentence('asked.series.yes'), no: sentence('asked.series.no') };
  if (!(await askToConfirm({ title, message, ...answers }))) return false;
  if (!till.view.get().isOnline) {
    showSnack(sentence('asked.series.offline'), 'error');
    return false;
  }
  try {
    // The server opens what the till's lane lacks.
    await sync.take(false);
    await sync.refresh();
  } catch (error) {
    sayProblem(error);
    return false;
  }
  if (seriesOf(till.start, typeId, year) !== undefined) return true;
  showSnack(sentence('asked.series.closed', { year }), 'error');
  return false;
}
