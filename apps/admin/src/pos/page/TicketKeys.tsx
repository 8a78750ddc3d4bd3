import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { keyOf, type TillKey } from './till-keys.js';
import type { Selling } from './use-selling.js';

/** The most frequent actions; the last button opens all of them. */
const buttons = [
  ['quantity', 'pos.keys.quantity'],
  ['discount', 'pos.keys.discount'],
  ['park', 'pos.keys.park'],
  ['clear', 'pos.keys.clear'],
  ['sheet', 'selling.more'],
] as const satisfies readonly (readonly [TillKey, string])[];

interface TicketKeysProps {
  readonly selling: Selling;
  readonly isEmpty: boolean;
}

/** The buttons below the ticket, with their shortcuts. */
export function TicketKeys({ selling, isEmpty }: TicketKeysProps): ReactNode {
  const t = useMessages();
  return (
    <>
      <div className="ticket__keys">
        {buttons.map(([does, label]) => (
          <button
            key={does}
            type="button"
            disabled={isEmpty && does !== 'sheet'}
            aria-keyshortcuts={keyOf(does)}
            onClick={() => {
              selling.run(does);
            }}
          >
            {t(label)}
            <small>{keyOf(does) === 'Escape' ? 'Esc' : keyOf(does)}</small>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="ticket__pay"
        disabled={isEmpty}
        aria-keyshortcuts={keyOf('pay')}
        onClick={() => {
          selling.run('pay');
        }}
      >
        {t('pos.keys.pay')} <kbd>{keyOf('pay')}</kbd>
      </button>
    </>
  );
}
