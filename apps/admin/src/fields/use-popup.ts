import { useState, type MouseEvent } from 'react';

/** What hangs from a button while it is open. */
export interface Popup {
  /** The button that it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
  /** Of the button: opens it, and says to screen readers what it opens and whether it is open. */
  readonly opener: {
    readonly 'aria-haspopup': 'menu' | 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** Of MUI's menu or popover. */
  readonly hung: {
    readonly open: boolean;
    readonly anchorEl: HTMLElement | null;
    readonly onClose: () => void;
  };
}

/** A menu, or a dialog, that a button opens and that hangs from it. */
export function usePopup(kind: 'menu' | 'dialog' = 'menu'): Popup {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = (): void => {
    setAnchor(null);
  };
  return {
    anchor,
    close,
    opener: {
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }) => {
        setAnchor(currentTarget);
      },
    },
    hung: { open: isOpen, anchorEl: anchor, onClose: close },
  };
}
