import type { ReactNode } from 'react';
import { localeOf } from '../../boot/language.js';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';

/** Whether what is on the screen is kept, and since when. */
export function SaveIndicator(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { status, savedAt } = useSlice(session.saver.state);
  const time = (instant: string): string =>
    new Intl.DateTimeFormat(localeOf(session.rules.language), { timeStyle: 'short' }).format(
      new Date(instant),
    );
  const text =
    status === 'saved' && savedAt !== undefined
      ? t('documents.save.savedAt', { time: time(savedAt) })
      : t(`documents.save.${status}`);
  return (
    <span className={`save save--${status}`} role="status">
      {text}
    </span>
  );
}
