import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { Offer } from './offered-actions.js';
import { useHindrance } from './use-hindrance.js';

interface ActionEntryProps {
  readonly offer: Offer<string>;
  readonly label: string;
  readonly isDestructive?: boolean;
  readonly onRun: () => void;
}

/** A menu entry for an action, or the reason why it is unavailable. */
export function ActionEntry(props: ActionEntryProps): ReactNode {
  const { offer, label, isDestructive = false, onRun } = props;
  const reason = useHindrance()(offer.hindrance);
  return (
    <MenuItem
      className="doc__entry"
      disabled={reason !== undefined}
      {...(isDestructive && { sx: { color: 'error.main' } })}
      onClick={onRun}
    >
      {label}
      {reason === undefined ? null : <small>{reason}</small>}
    </MenuItem>
  );
}
