import type { DocumentAnswer } from '@balcao/contracts';
import { askToConfirm } from '../../boot/confirm.js';
import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useChanging } from './use-changing.js';

/** Puts a cancelled document back, after a question. */
export function useRestoring({ id, reference }: DocumentAnswer): () => void {
  const t = useMessages();
  const change = useChanging(id);
  const restore = async (): Promise<void> => {
    const title = t('documents.restore.title', { reference });
    const message = t('documents.restore.message');
    if (!(await askToConfirm({ title, message }))) return;
    await change('restore', {}, t('documents.restore.done', { reference }));
  };
  return () => {
    restore().catch((error: unknown) => {
      showSnack(error instanceof Error ? error.message : String(error), 'error');
    });
  };
}
