import Next from '@mui/icons-material/KeyboardArrowDown';
import Previous from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useShortcut, type ShortcutPlace } from '../shortcuts/shortcuts.js';
import { useNeighbours, type RecordList } from './use-neighbours.js';

interface RecordStepsProps {
  readonly list: RecordList;
  readonly id: string;
  readonly place: Exclude<ShortcutPlace, 'everywhere'>;
  /** Opens another record; it may ask first. */
  readonly onGo: (id: string, follow: () => void) => void;
}

/**
 * Steps to the previous and next record, by the list's filter and order: Alt with an arrow, on a
 * page also J and K.
 */
export function RecordSteps({ list, id, place: at, onGo }: RecordStepsProps): ReactNode {
  const t = useMessages();
  const { previousId, nextId, place, total, follow } = useNeighbours(list, id);
  const go = (to: string | undefined): void => {
    if (to === undefined) return;
    onGo(to, () => {
      follow(to);
    });
  };
  const toPrevious = (): void => {
    go(previousId);
  };
  const toNext = (): void => {
    go(nextId);
  };
  const isPlaced = place !== undefined;
  const options = { place: at, isEnabled: isPlaced };
  // On a page as in the list; in a dialog letters are for writing.
  const letters = { place: at, isEnabled: isPlaced && at === 'page' };
  useShortcut('Alt+ArrowUp', 'lists.keys.previousRecord', toPrevious, options);
  useShortcut('Alt+ArrowDown', 'lists.keys.nextRecord', toNext, options);
  useShortcut('K', 'lists.keys.previousRecord', toPrevious, letters);
  useShortcut('J', 'lists.keys.nextRecord', toNext, letters);
  if (!isPlaced || total === undefined) return null;
  return (
    <nav className="steps" aria-label={t('lists.steps')}>
      <small>
        {t('lists.place', { place: grouped(String(place)), total: grouped(String(total)) })}
      </small>
      <IconButton
        size="small"
        disabled={previousId === undefined}
        aria-label={t('lists.keys.previousRecord')}
        title="Alt+↑"
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={toPrevious}
      >
        <Previous fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={nextId === undefined}
        aria-label={t('lists.keys.nextRecord')}
        title="Alt+↓"
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={toNext}
      >
        <Next fontSize="small" />
      </IconButton>
    </nav>
  );
}
