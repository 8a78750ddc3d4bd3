import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface PanelTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What adds up, each with its part and the figure up to it. */
export function PanelTable({ label, children }: PanelTableProps): ReactNode {
  const t = useMessages();
  return (
    <table className="explain__table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {t('explain.amount')}
          </th>
          <th scope="col" className="number">
            {t('explain.running')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
