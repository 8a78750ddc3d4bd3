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
import { PrintButton } from '../../printing/PrintButton.js';
import { isIssuable } from '../parts/issuable.js';
import { CancelDialog } from './CancelDialog.js';
import { RestoreDialog } from './RestoreDialog.js';
import { useBeginning } from './use-beginning.js';
import { useCopying } from './use-copying.js';

interface DocumentActionsProps {
  readonly document: DocumentAnswer;
  readonly type: DocumentTypeRow;
}

/** What can be done with the document, as far as its state and the user's permissions go. */
export function DocumentActions({ document, type }: DocumentActionsProps): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  const mayCancel = useMay('documents.cancel');
  const mayPrint = useMay('documents.issue');
  const begin = useBeginning();
  const [isRestoring, setRestoring] = useState(false);
  const { id, typeId, reference, isPrinted, status } = document;
  return (
    <>
      {mayPrint ? (
        <PrintButton
          printable={{
            ...{ resource: 'documents', id, typeId, reference, isPrinted },
            isCancelled: status === 'cancelled',
          }}
        />
      ) : null}
      {mayDraft && isIssuable(type) ? (
        <Button
          variant="outlined"
          startIcon={<ContentCopy />}
          onClick={() => {
            begin(document.id);
          }}
        >
          {t('documents.actions.duplicate')}
        </Button>
      ) : null}
      {document.status === 'cancelled' ? (
        mayCancel && (
          <Button
            variant="contained"
            onClick={() => {
              setRestoring(true);
            }}
          >
            {t('documents.actions.restore')}
          </Button>
        )
      ) : (
        <MoreActions document={document} type={type} />
      )}
      {isRestoring ? (
        <RestoreDialog
          document={document}
          onClose={() => {
            setRestoring(false);
          }}
        />
      ) : null}
    </>
  );
}

/** What may follow a document that is in force, and taking it back. */
function MoreActions({ document, type }: DocumentActionsProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const mayDraft = useMay('documents.draft');
  const mayCancel = useMay('documents.cancel');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const begin = useBeginning();
  const mention = useMentioning(document, type);
  const following = useFollowing(document);
  if (following.length === 0 && !mayCancel && !mayDraft) return null;
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        aria-label={t('documents.actions.more')}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={choose(() => undefined)}>
        {following.map((each) => (
          <MenuItem
            key={each.id}
            onClick={choose(() => {
              begin(document.id, each.id);
            })}
          >
            {t('documents.actions.follow', { type: nameOf(each) })}
          </MenuItem>
        ))}
        {mayDraft && isIssuable(type) && type.requiresOrigin !== true ? (
          <MenuItem onClick={choose(mention)}>{t('documents.actions.mention')}</MenuItem>
        ) : null}
        {mayCancel ? <Divider /> : null}
        {mayCancel ? (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={choose(() => {
              setCancelling(true);
            })}
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

/** The types that a document can be made of what is left of this one. */
function useFollowing({ left, leadsTo }: DocumentAnswer): readonly DocumentTypeRow[] {
  const mayDraft = useMay('documents.draft');
  return useDocumentTypes().filter((each) => {
    const quantities = each.requiresOrigin === true ? left.toCredit : left.toConvert;
    const isLeft = quantities.some((quantity) => quantity !== '0');
    return mayDraft && leadsTo.includes(each.id) && isLeft;
  });
}

/** Begins another document for the same party that mentions this one. */
function useMentioning({ id, typeId, clientId }: DocumentAnswer, type: DocumentTypeRow) {
  const copy = useCopying();
  return () => {
    const party = type.group === 'purchases' ? 'supplierId' : 'clientId';
    const named = clientId === '' ? {} : { [party]: clientId };
    copy({ documentTypeId: typeId, lines: [], references: [id], ...named });
  };
}
