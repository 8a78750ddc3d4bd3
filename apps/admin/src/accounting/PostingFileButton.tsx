import FolderZip from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { later } from '../routing/later.js';

const PostingFileDialog = later(
  async () => (await import('./PostingFileDialog.js')).PostingFileDialog,
);

/** The days that are chosen already. */
interface PostingFileButtonProps {
  readonly period: { readonly from?: string; readonly to?: string };
}

/** Offers the entries of a period as a file for the program of an accountant. */
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
