import './home.css';
import type { DocumentRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentPath } from '../../routing/document-paths.js';
import { Amount } from '../../fields/Amount.js';
import { Day } from '../../fields/cells.js';
import { DocumentStatusChip } from '../../fields/DocumentStatusChip.js';

/** A few documents of any type, one linked line each. */
export function DocumentRows({
  documents,
}: {
  readonly documents: readonly DocumentRow[];
}): ReactNode {
  return (
    <ul className="home__documents">
      {documents.map((document) => (
        <li key={document.id}>
          <Link to={documentPath(document.typeId, document.id)}>
            <strong>{document.reference}</strong>
            <span className="home__client">{document.clientName}</span>
            <span className="home__day">
              <Day day={document.issuedOn} />
            </span>
            <DocumentStatusChip document={document} />
            <Amount minor={document.totalMinor} style={{ fontWeight: 650 }} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
