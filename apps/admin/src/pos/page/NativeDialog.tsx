import './dialog.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { Glyph } from './Glyph.js';

interface NativeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  /** Beside the title: a total. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog of the browser's own: it keeps the focus, and Escape closes it. */
export function NativeDialog({
  title,
  onClose,
  isWide,
  aside,
  children,
}: NativeDialogProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="till-dialog"
      aria-labelledby={id}
      data-wide={isWide === true ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {aside === undefined ? null : <span className="till-dialog__aside">{aside}</span>}
        <button type="button" className="pos__icon" aria-label={t('app.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
