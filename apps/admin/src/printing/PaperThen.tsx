import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { knownAt } from '../boot/past-moment.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { paperAddress, type Printable } from './paper-request.js';

interface PaperThenProps {
  readonly printable: Printable;
  /** What stands here now. */
  readonly children: ReactNode;
}

/** In the past the paper is looked at alone: it says as of when, and nothing is handed out. */
export function PaperThen({ printable, children }: PaperThenProps): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  if (id === null || knownAt(id) === undefined) return children;
  return (
    <Button
      component="a"
      href={paperAddress(id, printable, { copy: 'duplicate' }, 'pdf')}
      target="_blank"
      rel="noopener"
      variant="outlined"
      startIcon={<Print />}
    >
      {t('past.paper')}
    </Button>
  );
}
