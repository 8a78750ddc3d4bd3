import { grouped } from '@balcao/messages';
import { showSnack } from '../../boot/snack.js';
import { messageOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { WholeAction } from './bulk-action.js';
import type { Selection } from './use-selection.js';

/** Opens the dialog of an action with the selected rows it applies to, and reports the others. */
export function useOpening<R>(
  selection: Pick<Selection<R>, 'rows'>,
): (action: WholeAction<R>) => Promise<void> {
  const t = useMessages();
  return async ({ isOffered = () => true, openWith }) => {
    try {
      const rows = await selection.rows();
      const meant = rows.filter(isOffered);
      const leftOut = rows.length - meant.length;
      if (leftOut > 0) showSnack(t('lists.bulk.leftOut', { count: grouped(String(leftOut)) }));
      if (meant.length > 0) openWith(meant);
    } catch (error) {
      showSnack(messageOf(error), 'error');
    }
  };
}
