import type { DocumentRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { useSlice } from '../../boot/slice.js';
import { DocumentAmount } from '../parts/DocumentAmount.js';
import { firstSentenceOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useDocumentTypes } from '../../layout/use-document-types.js';
import { useBeginning } from '../page/use-beginning.js';
import { SuggestField } from '../../fields/SuggestField.js';
import { useEditor, useHead } from './context.js';
import { forgetSession } from './editor-session.js';

const HITS = 8;

/** The document that a note corrects; choosing it fills the note with what remains of it. */
export function OriginField(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { session, type } = useEditor();
  const { clientId } = useHead();
  const { originId: error } = useSlice(session.problems).head;
  const begin = useBeginning();
  const [words, look] = useState('');
  const typeIds = useDocumentTypes()
    .filter(({ allowedTypes }) => allowedTypes.includes(type.id))
    .map(({ id }) => id);
  const { data = [], isFetching } = useQuery({
    queryKey: ['documents', 'find', type.id, clientId, words.trim()],
    queryFn: async () => {
      const found = await provider.getList<DocumentRow>('documents', {
        filter: {
          q: words.trim(),
          typeId: { $in: typeIds },
          status: { $ne: 'cancelled' },
          ...(clientId !== '' && { clientId }),
        },
        sort: { field: 'issuedOn', order: 'DESC' },
        pagination: { page: 1, perPage: HITS },
      });
      return found.data;
    },
    enabled: words.trim() !== '' && typeIds.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <SuggestField
      className="head__client"
      name="originId"
      error={error}
      label={t('documents.fields.origin')}
      required
      value=""
      suggestions={(words.trim() === '' ? [] : data).map((row) => ({
        id: row.id,
        name: row.reference,
        detail: row.clientName,
        aside: <DocumentAmount minor={row.totalMinor} currency={row.currency} />,
      }))}
      isWaiting={isFetching}
      onWrite={look}
      onClear={() => undefined}
      onChoose={({ id }) => {
        begin(id, type.id).then(
          () => {
            forgetSession(session);
          },
          (problem: unknown) => {
            const { head } = session.problems.get();
            session.problems.merge({ head: { ...head, originId: firstSentenceOf(problem) } });
          },
        );
      }}
    />
  );
}
