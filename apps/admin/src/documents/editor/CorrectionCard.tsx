import { noteReasonCodes, referenceById } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor, useHead } from './context.js';
import { ReasonOfNote } from './NoteCard.js';

/** What issuing a correction does to the document whose place it takes, and why. */
export function CorrectionCard(): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const { kept: { corrects } = {}, reasonCode } = useHead();
  if (corrects === undefined) return null;
  const document = referenceById(corrects);
  const isPaidAtOnce = type.accountEffect === 'both';
  return (
    <section className="card note" aria-labelledby="correction-title">
      <h2 id="correction-title">{`${t('documents.fields.corrects')} ${document}`}</h2>
      <p>{t('documents.correcting.explained', { document })}</p>
      <p>{t(`documents.correcting.${isPaidAtOnce ? 'cash' : 'invoice'}`)}</p>
      <p>{t(`documents.correcting.${isPaidAtOnce ? 'otherBuyer' : 'otherClient'}`)}</p>
      <ReasonOfNote codes={noteReasonCodes} />
      {reasonCode === 'other' ? <p>{t('documents.correcting.otherReason')}</p> : null}
    </section>
  );
}
