import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';

const tones = { open: 'info', notClosed: 'warning', closed: 'neutral' } as const;

/** Whether a shift goes on, and whether it should have been closed. */
export function ShiftState({ state }: Pick<ShiftRow, 'state'>): ReactNode {
  const t = useMessages();
  return <StatusChip tone={tones[state]}>{t(`shifts.${state}`)}</StatusChip>;
}
