import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { showTime } from '../../formats/instants.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';

/** Whether the screen's content is saved, and since when. */
export function SaveIndicator(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { status, savedAt } = useSlice(session.saver.state);
  const text =
    status === 'saved' && savedAt !== undefined
      ? t('documents.save.savedAt', { time: showTime(savedAt, session.rules.language) })
      : t(`documents.save.${status}`);
  return (
    <span className={`save save--${status}`} role="status">
      {text}
    </span>
  );
}
