import ContentCopy from '@mui/icons-material/ContentCopy';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { DocumentAnswer, DocumentTypeRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../layout/use-document-types.js';
import { isIssuable } from '../parts/issuable.js';
import { CancelDialog } from './CancelDialog.js';
import { followingOf, copyOf } from './copy-content.js';
import { useCopying } from './use-copying.js';
import { useRestoring } from './use-restoring.js';

interface DocumentActionsProps {
  readonly document: DocumentAnswer;
  readonly type: DocumentTypeRow;
}

/** What can be done with the document, as far as its state and the user's permissions go. */
export function DocumentActions({ document, type }: DocumentActionsProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const mayDraft = useMay('documents.draft');
  const mayCancel = useMay('documents.cancel');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const copy = useCopying();
  const restore = useRestoring(document);
  const isCancelled = document.status === 'cancelled';
  const following = useDocumentTypes().filter(
    (each) => type.allowedTypes.includes(each.id) && isIssuable(each),
  );
  const isFollowed = mayDraft && !isCancelled && following.length > 0;
  const close = (): void => {
    setAnchor(null);
  };
  return (
    <>
      {mayDraft && isIssuable(type) ? (
        <Button
          variant="outlined"
          startIcon={<ContentCopy />}
          onClick={() => {
            copy(copyOf(document.content));
          }}
        >
          {t('documents.actions.duplicate')}
        </Button>
      ) : null}
      {mayCancel && isCancelled ? (
        <Button variant="contained" onClick={restore}>
          {t('documents.actions.restore')}
        </Button>
      ) : null}
      {isFollowed || (mayCancel && !isCancelled) ? (
        <IconButton
          aria-label={t('documents.actions.more')}
          aria-haspopup="menu"
          onClick={(event) => {
            setAnchor(event.currentTarget);
          }}
        >
          <MoreVert />
        </IconButton>
      ) : null}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {isFollowed
          ? following.map((each) => (
              <MenuItem
                key={each.id}
                onClick={() => {
                  close();
                  copy(followingOf(document.content, each.id));
                }}
              >
                {t('documents.actions.follow', { type: nameOf(each) })}
              </MenuItem>
            ))
          : null}
        {isFollowed && mayCancel ? <Divider /> : null}
        {mayCancel && !isCancelled ? (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={() => {
              close();
              setCancelling(true);
            }}
          >
            {t('documents.actions.cancel')}
          </MenuItem>
        ) : null}
      </Menu>
      {isCancelling ? (
        <CancelDialog
          document={document}
          onClose={() => {
            setCancelling(false);
          }}
        />
      ) : null}
    </>
  );
}
