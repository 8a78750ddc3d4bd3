import type { ReactNode } from 'react';
import { sentence } from '../i18n/messages.js';

/** A centred spinner, shown while a screen loads. */
export function Spinner(): ReactNode {
  return (
    <div className="spinner-page" role="progressbar" aria-label={sentence('app.loading') || '…'}>
      <span className="spinner" />
    </div>
  );
}
