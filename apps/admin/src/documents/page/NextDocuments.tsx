import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMessages } from '../../i18n/use-messages.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { documentPath } from '../parts/paths.js';
import { useNeighbours } from './use-neighbours.js';

interface NextDocumentsProps {
  readonly typeId: string;
  readonly id: string;
}

/** To the documents before and after this one in its list; nothing where it is not in it. */
export function NextDocuments({ typeId, id }: NextDocumentsProps): ReactNode {
  const t = useMessages();
  const navigate = useNavigate();
  const { previous, next, position, total } = useNeighbours(typeId, id);
  const go = (to: string | undefined) => () => {
    if (to !== undefined) void navigate(documentPath(typeId, to));
  };
  const isPrevious = { isEnabled: previous !== undefined };
  const isNext = { isEnabled: next !== undefined };
  useShortcut('K', 'lists.keys.previousRecord', go(previous), isPrevious);
  useShortcut('J', 'lists.keys.nextRecord', go(next), isNext);
  if (position === undefined) return null;
  return (
    <nav className="doc__next" aria-label={t('documents.next.label')}>
      <small>{`${grouped(String(position))} / ${grouped(String(total))}`}</small>
      <Neighbour {...{ to: previous, typeId, keys: 'K' }} label={t('lists.keys.previousRecord')}>
        <ChevronLeft fontSize="small" />
      </Neighbour>
      <Neighbour {...{ to: next, typeId, keys: 'J' }} label={t('lists.keys.nextRecord')}>
        <ChevronRight fontSize="small" />
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  readonly to: string | undefined;
  readonly typeId: string;
  readonly label: string;
  readonly keys: string;
  readonly children: ReactNode;
}

function Neighbour({ to, typeId, label, keys, children }: NeighbourProps): ReactNode {
  if (to === undefined) {
    return (
      <IconButton size="small" disabled aria-label={label}>
        {children}
      </IconButton>
    );
  }
  return (
    <IconButton
      size="small"
      component={Link}
      to={documentPath(typeId, to)}
      title={label}
      aria-keyshortcuts={keys}
      aria-label={label}
    >
      {children}
    </IconButton>
  );
}
