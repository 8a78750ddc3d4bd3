import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { Glyph } from './Glyph.js';

interface NativeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser's own: it keeps the focus, and Escape closes it. */
export function NativeDialog({ title, onClose, children }: NativeDialogProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="till-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="pos__icon" aria-label={t('app.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
