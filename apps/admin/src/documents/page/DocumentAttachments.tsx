import type { DocumentAnswer } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { Attachments } from '../../attachments/Attachments.js';

/** The attachments of the document; users who may issue can add and remove them. */
export function DocumentAttachments({
  document,
}: {
  readonly document: DocumentAnswer;
}): ReactNode {
  const queries = useQueryClient();
  const mayChange = useMay('documents.issue');
  return (
    <Attachments
      record={{ owner: 'documents', id: document.id }}
      files={document.attachments ?? []}
      mayChange={mayChange}
      readAgain={() => queries.invalidateQueries({ queryKey: ['documents'] })}
    />
  );
}
