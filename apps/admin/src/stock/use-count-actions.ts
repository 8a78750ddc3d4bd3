import type { StockCountEntryRow, StockCountRow } from '@balcao/contracts';
import { verbPath } from '../admin/data-provider.js';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { parseTypedDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { TypedCounts } from './typed-counts.js';

interface CountActions {
  /** Says whether everything that was typed is saved. */
  readonly save: (entries: readonly StockCountEntryRow[], typed: TypedCounts) => Promise<boolean>;
  /** What nobody has counted stays as it is, or is taken to be gone. */
  readonly post: (uncounted: 'leave' | 'zero') => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** What can be done with a count; what the server refuses is said in its words. */
export function useCountActions({ id, number }: StockCountRow): CountActions {
  const t = useMessages();
  const language = useLanguage();
  const resource = 'commercial/stock_counts';
  const { attempt } = useCommands(resource);
  const act = (verb: string, body: object, done: string): Promise<boolean> =>
    attempt({ path: verbPath(resource, id, verb), body, done });
  return {
    save: (entries, typed) => {
      const lines = entries.flatMap(({ id: entryId, articleId, batchId }) => {
        const text = typed[entryId];
        if (text === undefined || text.trim() === '') return [];
        // What cannot be read is sent as it is: the server says what is wrong with it.
        const counted = parseTypedDecimal(text, language) ?? text;
        return [{ articleId, ...(batchId !== undefined && { batchId }), counted }];
      });
      return act('count', { lines }, t('stock.count.saved'));
    },
    post: async (uncounted) => {
      await act('post', { uncounted }, t('stock.count.postedNow'));
    },
    discard: async () => {
      const title = t('stock.count.discardTitle', { number });
      const message = t('stock.count.discardMessage');
      const isMeant = await askToConfirm({ title, message, isDestructive: true });
      if (isMeant) await act('discard', {}, t('stock.count.discardedNow'));
    },
  };
}
