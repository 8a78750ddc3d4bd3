import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** Rows of the shape that the list will have. */
const ROWS = 9;

/** A list on its way: quiet rows in the place of those to come. */
export function ListSkeleton(): ReactNode {
  const t = useMessages();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('app.loading')}</span>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="skeleton__row" aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
