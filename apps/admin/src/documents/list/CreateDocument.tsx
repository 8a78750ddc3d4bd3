import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { createPath } from '../../routing/document-paths.js';
import { isIssuable } from '../../layout/issuable.js';

/** Starts a new document; absent without the permission, and for types that payments issue. */
export function CreateDocument({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  const navigate = useNavigate();
  const isOffered = mayDraft && isIssuable(type);
  useShortcut('N', 'lists.keys.create', () => void navigate(createPath(type.id)), {
    isEnabled: isOffered,
  });
  if (!isOffered) return null;
  return (
    <Button
      component={Link}
      to={createPath(type.id)}
      variant="contained"
      startIcon={<Add />}
      aria-keyshortcuts="N"
    >
      {t('management.create')}
    </Button>
  );
}
