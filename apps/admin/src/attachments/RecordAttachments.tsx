import type { AttachmentRow } from '@balcao/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import type { AttachmentOwner } from './attachment-api.js';
import { Attachments } from './Attachments.js';

interface RecordAttachmentsProps {
  readonly owner: AttachmentOwner;
  readonly id: string;
  readonly mayChange: boolean;
}

/** The files of a record, read for themselves. */
export function RecordAttachments({ owner, id, mayChange }: RecordAttachmentsProps): ReactNode {
  const provider = useBalcao();
  const queries = useQueryClient();
  const queryKey = [owner, 'attachments', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const { body } = await provider.read(`${owner}/${encodeURIComponent(id)}/attachments`);
      return parseAttachments(body);
    },
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <Skeleton shape="text" />;
  return (
    <Attachments
      record={{ owner, id }}
      files={data}
      mayChange={mayChange}
      readAgain={() => queries.invalidateQueries({ queryKey })}
    />
  );
}

/** The files of an answer; typed by the contract, checked to be a list. */
function parseAttachments(body: unknown): readonly AttachmentRow[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as AttachmentRow[];
}
