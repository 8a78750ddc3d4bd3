import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

/** Events per page. */
export const LISTED_EVENTS = 50;

interface TimelinePagesProps {
  /** Page from 0, the newest events first. */
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** The listed range, with links to newer and older events. */
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
