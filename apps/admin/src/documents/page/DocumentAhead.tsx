import { useEffect, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { useReplay, useReplayMoment } from '../replay/read-replay.js';
import { useDocument } from '../../one-document/use-document.js';
import { useHistory } from './use-history.js';

interface DocumentAheadProps {
  readonly id: string;
  /** Fetches the code of the page. */
  readonly onBegin: () => Promise<unknown>;
}

/**
 * Renders nothing and preloads a document's page: its code, content and history load in parallel,
 * even while the document type or the page's code is still loading.
 */
export function DocumentAhead({ id, onBegin }: DocumentAheadProps): ReactNode {
  const maySeeAll = useMay('audit.view');
  useEffect(() => {
    // What fails here is asked for again, and told, by the page.
    onBegin().catch(() => undefined);
  }, [onBegin]);
  useDocument(id);
  useHistory(id);
  return maySeeAll ? <ReplayAhead id={id} /> : null;
}

function ReplayAhead({ id }: { readonly id: string }): ReactNode {
  const { data } = useReplay(id);
  // The figures that are shown first are those after the newest event.
  useReplayMoment(id, data?.pages[0]?.entries[0]?.revision);
  return null;
}
