import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { Offer } from './offered-actions.js';
import { useHindrance } from './use-hindrance.js';

interface ActionButtonProps<N extends string> {
  readonly offer: Offer<N>;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onRun: (name: N) => void;
  /** The keyboard shortcut. */
  readonly keys?: string;
}

/** A button for an action, or the reason why it is unavailable. */
export function ActionButton<N extends string>(props: ActionButtonProps<N>): ReactNode {
  const { offer, icon, label, onRun, keys } = props;
  const reason = useHindrance()(offer.hindrance);
  const button = (
    <Button
      variant="outlined"
      startIcon={icon}
      aria-keyshortcuts={keys}
      // Reachable, so that the reason can be read.
      aria-disabled={reason !== undefined}
      {...(reason !== undefined && { className: 'doc__hindered' })}
      onClick={() => {
        if (reason === undefined) onRun(offer.name);
      }}
    >
      {label}
    </Button>
  );
  return reason === undefined ? button : <Tooltip title={reason}>{button}</Tooltip>;
}
