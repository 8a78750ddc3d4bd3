import { useEffect, useId, useRef, type ReactNode } from 'react';
import { openModal } from '../../boot/open-dialogs.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Keypad } from '../keypad/later-keypad.js';
import { isTouched } from '../shift/touch.js';
import { Glyph } from './Glyph.js';

/** On touch screens a keyboard would cover half of the dialog, so such a field is not focused. */
const raisesKeyboard = (first: HTMLElement): boolean =>
  isTouched() && first instanceof HTMLInputElement && first.inputMode !== 'none';

interface NativeDialogProps {
  readonly title: string;
  readonly onClose?: () => void;
  /** Closes only through its own controls; hides the page behind it. */
  readonly isFixed?: boolean;
  readonly isWide?: boolean;
  /** The payment dialog: scans go to the ticket behind it. */
  readonly isPaying?: boolean;
  /** Beside the title: a total. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A native dialog: it traps the focus, and Escape closes it. When the last one closes, the focus
 * returns to the scan field, if there is one.
 */
export function NativeDialog({
  title,
  onClose = () => undefined,
  isFixed,
  isWide,
  isPaying,
  aside,
  children,
}: NativeDialogProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    // Escape, pressed twice, closes what only refuses to be cancelled.
    if (isFixed === true) shown?.setAttribute('closedby', 'none');
    const close = shown && openModal(shown);
    const first = shown?.querySelector<HTMLElement>('[data-first]');
    if (first instanceof HTMLElement && !raisesKeyboard(first)) first.focus();
    return () => {
      close?.();
      const isLast = document.querySelector('dialog[open]') === null;
      const scan = isLast ? document.querySelector('.scan input') : null;
      const next = scan ?? before;
      if (next instanceof HTMLElement) next.focus();
    };
  }, [isFixed]);
  return (
    <dialog
      ref={dialog}
      className="till-dialog"
      aria-labelledby={id}
      data-wide={isWide === true ? '' : undefined}
      data-fixed={isFixed === true ? '' : undefined}
      data-paying={isPaying === true ? '' : undefined}
      onCancel={(event) => {
        // A dialog over this one is another's to close.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="till-dialog__head">
        <h2 id={id}>{title}</h2>
        {aside === undefined ? null : <span className="till-dialog__aside">{aside}</span>}
        {isFixed === true ? null : (
          <button type="button" className="pos__icon" aria-label={t('app.close')} onClick={onClose}>
            <Glyph name="close" />
          </button>
        )}
      </div>
      <div className="till-dialog__body">{children}</div>
      {isTouched() ? <Keypad within={dialog} /> : null}
    </dialog>
  );
}
