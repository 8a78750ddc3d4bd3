import Button from '@mui/material/Button';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../http/say-problem.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../../layout/use-document-types.js';
import { DialogFrame } from '../../../management/DialogFrame.js';
import { useBeginning } from '../../page/use-beginning.js';
import { isIssuable } from '../../parts/issuable.js';
import { chosenDocuments } from './chosen-documents.js';

interface JoinDialogProps {
  readonly rows: readonly DocumentRow[];
  readonly type: DocumentTypeRow;
}

/** Makes one draft of what is left of several documents of one party. */
export function JoinDialog({ rows, type }: JoinDialogProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const begin = useBeginning();
  const [problem, setProblem] = useState<string>();
  const targets = useDocumentTypes().filter(
    (each) =>
      type.allowedTypes.includes(each.id) && isIssuable(each) && each.requiresOrigin !== true,
  );
  const parties = new Set(rows.map(({ clientId }) => clientId));
  const close = (): void => {
    chosenDocuments.merge({ toJoin: undefined });
  };
  const [first, ...others] = rows.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
  return (
    <DialogFrame title={t('documents.bulk.joinTitle', { count: rows.length })} onClose={close}>
      <p className="bulk__names">{rows.map(({ reference }) => reference).join(', ')}</p>
      {parties.size > 1 ? <p role="alert">{t('documents.bulk.joinParties')}</p> : null}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <p>{t('documents.bulk.joinHint')}</p>
      <div className="form__buttons join__types">
        {targets.map((target) => (
          <Button
            key={target.id}
            variant="outlined"
            disabled={parties.size > 1 || first === undefined}
            onClick={() => {
              if (first === undefined) return;
              begin(first, target.id, others).then(close, (error: unknown) => {
                setProblem(messageOf(error));
              });
            }}
          >
            {nameOf(target)}
          </Button>
        ))}
      </div>
    </DialogFrame>
  );
}
