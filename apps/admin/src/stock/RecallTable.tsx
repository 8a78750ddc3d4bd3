import type { RecallRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Day, Figure } from '../fields/cells.js';
import { TableHead } from '../fields/TableHead.js';
import { useMessages } from '../i18n/use-messages.js';

/** Deliveries of a batch, the oldest first. */
export function RecallTable({ rows }: { readonly rows: readonly RecallRow[] }): ReactNode {
  const t = useMessages();
  return (
    <div className="list list__table">
      <table className="recall__table" aria-label={t('stock.recall.caption')}>
        <TableHead
          headings={[
            { label: t('stock.recall.party') },
            { label: t('stock.recall.document') },
            { label: t('stock.recall.day') },
            { label: t('stock.recall.received'), isFigure: true },
            { label: t('stock.recall.returned'), isFigure: true },
            { label: t('stock.recall.left'), isFigure: true },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Delivery key={row.documentId} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Delivery({ row }: { readonly row: RecallRow }): ReactNode {
  const { documentId, reference, issuedOn, partyName, partyPhone } = row;
  const mayOpen = useMay('documents.view');
  const [typeId = ''] = documentId.split('_');
  return (
    <tr>
      <td>
        <span className="list__strong">{partyName}</span>
        {partyPhone === undefined ? null : <a href={`tel:${partyPhone}`}>{partyPhone}</a>}
      </td>
      <td>
        {mayOpen ? (
          <Link to={`/commercial/document/${typeId}/${documentId}`}>{reference}</Link>
        ) : (
          reference
        )}
      </td>
      <td>
        <Day day={issuedOn} />
      </td>
      <td className="number">
        <Figure decimal={row.received} />
      </td>
      <td className="number">
        <Figure decimal={row.returned} />
      </td>
      <td className="number">
        <Figure decimal={row.quantity} />
      </td>
    </tr>
  );
}
