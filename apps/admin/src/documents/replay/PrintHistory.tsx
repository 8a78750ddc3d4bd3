import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { useExport } from '../../management/use-export.js';

/** The whole history on paper: each event with the resulting state. */
export function PrintHistory({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const file = useExport({
    api: `past/documents/${encodeURIComponent(id)}/file`,
    screen: 'history',
    query: '',
    columns: [
      'revision',
      'recordedAt',
      'actorName',
      'what',
      'where',
      'why',
      'status',
      'pendingMinor',
    ],
  });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PictureAsPdf fontSize="small" />}
      disabled={file.progress !== undefined}
      onClick={() => {
        file.run('pdf');
      }}
    >
      {t('past.replay.print')}
    </Button>
  );
}
