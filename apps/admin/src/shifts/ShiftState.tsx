import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';

/** Whether a shift goes on. */
export function ShiftState({ state }: Pick<ShiftRow, 'state'>): ReactNode {
  const t = useMessages();
  const tone = state === 'open' ? 'info' : 'neutral';
  return <StatusChip tone={tone}>{t(`shifts.${state === 'open' ? 'open' : 'closed'}`)}</StatusChip>;
}
