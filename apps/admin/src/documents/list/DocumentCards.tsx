import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentStatusChip } from '../../fields/DocumentStatusChip.js';
import { useRowMark } from '../../compare/use-row-mark.js';
import { DocumentAmount } from '../parts/DocumentAmount.js';
import { cardsIn, useListPlace } from '../../management/table/list-place.js';
import { documentPath } from '../../routing/document-paths.js';
import { columnsKey } from './DocumentTable.js';
import { SelectBox } from './SelectBox.js';
import { ShownDay } from '../parts/ShownDay.js';

interface DocumentCardsProps {
  readonly rows: readonly DocumentRow[];
  readonly type: DocumentTypeRow;
}

/** The documents as cards, for narrow screens. */
export function DocumentCards({ rows, type }: DocumentCardsProps): ReactNode {
  const markOf = useRowMark();
  // What stays within the house is made to nobody.
  const isCharged = bearsVat(type.group);
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list, columnsKey(type.id), { rowsIn: cardsIn, rows });
  return (
    <ul ref={list} className="cards cards--wide">
      {rows.map((row) => (
        <li key={row.id} {...markOf(row.id)}>
          <SelectBox id={row.id} name={row.reference} />
          <Link className="cards__main doc-card" to={documentPath(row.typeId, row.id)}>
            <strong>{isCharged ? row.clientName : row.reference}</strong>
            <span className="doc-card__total">
              <DocumentAmount minor={row.totalMinor} currency={row.currency} />
            </span>
            <small>
              {isCharged ? `${row.reference} · ` : null}
              <ShownDay day={row.issuedOn} />
            </small>
            <DocumentStatusChip document={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
