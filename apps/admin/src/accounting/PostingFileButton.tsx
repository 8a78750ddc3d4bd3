import FolderZip from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { later } from '../routing/later.js';

const PostingFileDialog = later(
  async () => (await import('./PostingFileDialog.js')).PostingFileDialog,
);

/** The period chosen on the page. */
interface PostingFileButtonProps {
  readonly period: { readonly from?: string; readonly to?: string };
}

/** Exports the entries of a period for the accountant's own program. */
export function PostingFileButton({ period }: PostingFileButtonProps): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<FolderZip />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('accounting.postingFile.title')}
      </Button>
      {isOpen ? (
        <PostingFileDialog
          period={period}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
