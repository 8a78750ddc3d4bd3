import type { DocumentTypeRow } from '@balcao/contracts';
import { useMemo } from 'react';
import { useDocumentTypes } from '../../layout/use-document-types.js';
import type { Settlement } from './short-of.js';

function settlementBy({ isOrder, movesStock }: DocumentTypeRow): Settlement | undefined {
  if (movesStock === 'out') return 'gone';
  return isOrder === true ? 'reserved' : undefined;
}

/** The document types that have reserved or delivered their goods. */
export function useSettled(): ReadonlyMap<string, Settlement> {
  const types = useDocumentTypes();
  const idsOf = (what: Settlement): string =>
    types.flatMap((type) => (settlementBy(type) === what ? [type.id] : [])).join(' ');
  const reserved = idsOf('reserved');
  const gone = idsOf('gone');
  // By their names: the list itself is another one each time.
  return useMemo(() => {
    const each = (ids: string, what: Settlement) =>
      ids.split(' ').map((id): [string, Settlement] => [id, what]);
    return new Map([...each(reserved, 'reserved'), ...each(gone, 'gone')]);
  }, [reserved, gone]);
}
