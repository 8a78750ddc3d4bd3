import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

/** Events that are listed at once: a long history is gone through page by page. */
export const LISTED_EVENTS = 50;

interface TimelinePagesProps {
  /** From 0, that of the newest events. */
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Which events are listed, and the way to those before and after them. */
export function TimelinePages({ page, total, onTurn }: TimelinePagesProps): ReactNode {
  const t = useMessages();
  if (total <= LISTED_EVENTS) return null;
  const to = total - page * LISTED_EVENTS;
  const from = Math.max(to - LISTED_EVENTS + 1, 1);
  return (
    <div className="replay__pages">
      <Button
        variant="outlined"
        size="small"
        disabled={page === 0}
        onClick={() => {
          onTurn(page - 1);
        }}
      >
        {t('past.replay.laterEvents')}
      </Button>
      <span>{t('past.replay.listed', { from, to, of: total })}</span>
      <Button
        variant="outlined"
        size="small"
        disabled={from === 1}
        onClick={() => {
          onTurn(page + 1);
        }}
      >
        {t('management.historyMore')}
      </Button>
    </div>
  );
}
