import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { Owed } from '../later-parts.js';
import { Glyph } from '../page/Glyph.js';
import { keyOf } from '../page/till-keys.js';
import { usePosState, useStart } from '../till/till-context.js';

/** The client and its balance; a touch chooses another. */
export function ClientChip({ onAsk }: { readonly onAsk: () => void }): ReactNode {
  const t = useMessages();
  const { cart } = usePosState();
  const { defaultClientId } = useStart().settings;
  // Before there is somebody to sell to by default, nobody is chosen yet.
  const nobody = defaultClientId === undefined ? 'pos.ticket.noClient' : 'pos.ticket.anyClient';
  return (
    <button
      type="button"
      className="ticket__client"
      aria-keyshortcuts={keyOf('client')}
      onClick={onAsk}
    >
      <Glyph name="person" />
      <span>
        {cart.client?.name ?? t(nobody)}
        {cart.client === undefined ? null : <Owed />}
      </span>
    </button>
  );
}
