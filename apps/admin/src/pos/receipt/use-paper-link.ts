import type { PaperLinkAnswer } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { sendOnce } from '../../http/actions.js';
import { asReached } from '../../http/own-address.js';
import { request } from '../../http/request.js';
import { isPermitted } from '../../session/session.js';
import { useTill } from '../till/till-context.js';

/** A link to the receipt: on its way, there, or none. */
export interface PaperLink {
  readonly isPending: boolean;
  readonly link?: string;
}

/** Makes a link to a receipt that the server has, for those who may send it. */
export function usePaperLink(documentId: string, isSent: boolean): PaperLink {
  const { companyId } = useTill();
  const mayMake = isSent && isPermitted(companyId, 'documents.issue');
  const [made, setMade] = useState<PaperLink>({ isPending: mayMake });
  useEffect(() => {
    if (!mayMake) return undefined;
    let isCurrent = true;
    const show = (next: PaperLink): void => {
      if (isCurrent) setMade(next);
    };
    makeLink(companyId, documentId).then(
      (link) => {
        show({ isPending: false, link });
      },
      // The message goes without it.
      () => {
        show({ isPending: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [companyId, documentId, mayMake]);
  return made;
}

async function makeLink(companyId: string, documentId: string): Promise<string> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/link`;
  const { body } = await sendOnce(`${companyId} ${path}`, ({ idempotencyKey }) =>
    request(path, { method: 'POST', companyId, idempotencyKey, body: {} }),
  );
  return asReached((body as PaperLinkAnswer).link);
}
