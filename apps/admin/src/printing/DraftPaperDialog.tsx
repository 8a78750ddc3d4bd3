import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { PaperFrame } from './PaperFrame.js';
import { readDraftPaper } from './paper-request.js';

interface DraftPaperDialogProps {
  readonly draftId: string;
  readonly content: object;
  readonly onClose: () => void;
}

/** Shows what a draft would be on paper if it were issued now. */
export function DraftPaperDialog({ draftId, content, onClose }: DraftPaperDialogProps): ReactNode {
  const t = useMessages();
  const companyId = useSlice(company).id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['drafts', 'paper', draftId, content],
    queryFn: () => readDraftPaper(companyId, draftId, content),
    retry: false,
    gcTime: 0,
  });
  const title = t('printing.preview');
  return (
    <DialogFrame title={title} onClose={onClose} isWide>
      <PaperFrame title={title} page={data} error={error} onRetry={() => void refetch()} />
      <div className="form__buttons">
        <Button variant="contained" onClick={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
