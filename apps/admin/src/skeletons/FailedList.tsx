import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { FailedState } from './FailedState.js';

/** A list that could not be read. */
export function FailedList({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useMessages();
  return <FailedState problem={t('layout.listFailed')} onRetry={onRetry} />;
}
