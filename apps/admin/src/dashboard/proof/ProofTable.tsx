import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import type { ProofColumn } from './columns.js';

interface TableProps<R> {
  readonly rows: readonly R[];
  readonly columns: readonly ProofColumn<R>[];
}

/** The rows behind a figure; each leads to its document. */
export function ProofTable<R extends { readonly id: string }>(props: TableProps<R>): ReactNode {
  const { rows, columns } = props;
  const t = useMessages();
  const caption = t('dashboard.list.caption');
  return (
    <div className="proof" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumeric }) => (
              <th key={label} scope="col" data-numeric={isNumeric}>
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, isNumeric, render }) => (
                <td key={label} data-numeric={isNumeric} data-label={t(label)}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
