import type { StockCountRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';

const tones: Readonly<Record<StockCountRow['state'], StatusTone>> = {
  open: 'info',
  posted: 'success',
  discarded: 'neutral',
};

/** Whether a count goes on. */
export function CountState({ state }: Pick<StockCountRow, 'state'>): ReactNode {
  const t = useMessages();
  return <StatusChip tone={tones[state]}>{t(`stock.${state}`)}</StatusChip>;
}
