import type { StockMoveRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

const documentKinds: ReadonlySet<StockMoveRow['kind']> = new Set([
  ...(['issued', 'cancelled', 'restored', 'revalued', 'revaluationCancelled'] as const),
]);

/** What moved it: the kind of fact, and the document by its reference. */
export function MoveOrigin({ row }: { readonly row: StockMoveRow }): ReactNode {
  const t = useMessages();
  const isDocument = documentKinds.has(row.kind);
  const named = row.reference ?? (isDocument ? row.recordId : '');
  return (
    <>
      {t(`stock.kinds.${row.kind}`)} <span className="list__whole">{named}</span>
    </>
  );
}
