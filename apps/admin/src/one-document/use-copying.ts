import type { DocumentContentBody } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { sendOnce } from '../http/actions.js';
import { sayProblem } from '../http/say-problem.js';
import { leadingOn } from '../management/arrival.js';
import { draftPath } from '../routing/document-paths.js';

/** Keeps a content as a new draft and opens it; once, however often it is asked for. */
export function useCopying(): (content: DocumentContentBody) => void {
  const provider = useBalcao();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  return (content) => {
    if (isBusy.current) return;
    isBusy.current = true;
    sendOnce(`copy ${JSON.stringify(content)}`, async ({ recordId }) => {
      await provider.send(`drafts/${recordId}`, { content }, 'PUT');
      return recordId;
    })
      .then((draftId) => {
        void queries.invalidateQueries({ queryKey: ['drafts'] });
        void navigate(draftPath(content.documentTypeId, draftId), { state: leadingOn });
      })
      .catch((error: unknown) => {
        sayProblem(error);
      })
      .finally(() => {
        isBusy.current = false;
      });
  };
}
