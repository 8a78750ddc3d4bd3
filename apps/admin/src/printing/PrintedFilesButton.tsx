import Print from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { chosenPapers, type PaperList } from './chosen-papers.js';

/** Leads to the files that were made of several papers of the list. */
export function PrintedFilesButton({ list }: { readonly list: PaperList }): ReactNode {
  const t = useMessages();
  return (
    <IconButton
      aria-label={t('printing.files')}
      title={t('printing.files')}
      onClick={() => {
        chosenPapers.merge({ toPrint: { ...list, rows: [] } });
      }}
    >
      <Print fontSize="small" color="primary" />
    </IconButton>
  );
}
