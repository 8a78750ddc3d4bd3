import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { Issuing } from './use-issuing.js';

/** Issues the draft, for users with the permission. */
export function IssueButton({ issuing }: { readonly issuing: Issuing }): ReactNode {
  const t = useMessages();
  const mayIssue = useMay('documents.issue');
  if (!mayIssue) return <p className="summary__hint">{t('documents.issue.notAllowed')}</p>;
  return (
    <Button
      className="issue"
      variant="contained"
      aria-disabled={issuing.isIssuing}
      title="Ctrl+Enter"
      aria-keyshortcuts="Control+Enter"
      onClick={issuing.issue}
    >
      {t(issuing.isIssuing ? 'documents.issue.issuing' : 'documents.issue.issue')}
    </Button>
  );
}
