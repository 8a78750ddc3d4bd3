import Button from '@mui/material/Button';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../http/say-problem.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../../layout/use-document-types.js';
import { DialogFrame } from '../../../dialogs/DialogFrame.js';
import { useBeginning } from '../../page/use-beginning.js';
import { isIssuable } from '../../../layout/issuable.js';
import { chosenDocuments } from './chosen-documents.js';

interface JoinDialogProps {
  readonly rows: readonly DocumentRow[];
  readonly type: DocumentTypeRow;
}

/** Creates one draft from what remains of several documents of one party. */
export function JoinDialog({ rows, type }: JoinDialogProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const begin = useBeginning();
  const [problem, setProblem] = useState<string>();
  const targets = useDocumentTypes().filter(
    (each) =>
      type.allowedTypes.includes(each.id) && isIssuable(each) && each.requiresOrigin !== true,
  );
  const isOfOne = new Set(rows.map(({ clientId }) => clientId)).size === 1;
  const offered = isOfOne ? targets : [];
  const close = (): void => {
    chosenDocuments.merge({ toJoin: undefined });
  };
  const inOrder = rows.toSorted((a, b) => a.number - b.number);
  const [first, ...others] = inOrder.map(({ id }) => id);
  return (
    <DialogFrame title={t('documents.bulk.joinTitle', { count: rows.length })} onClose={close}>
      <p className="bulk__names">{inOrder.map(({ reference }) => reference).join(', ')}</p>
      {isOfOne ? <p>{t('documents.bulk.joinHint')}</p> : null}
      {isOfOne ? null : <p role="alert">{t('documents.bulk.joinParties')}</p>}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div className={isOfOne ? 'form__buttons join__types' : 'form__buttons'}>
        {isOfOne ? null : (
          <Button variant="contained" onClick={close}>
            {t('app.close')}
          </Button>
        )}
        {offered.map((target) => (
          <Button
            key={target.id}
            variant="outlined"
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
