import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { confirm, type Confirmation } from '../boot/confirm.js';
import { openModal } from '../boot/open-dialogs.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

/**
 * The question with Yes and No, wherever it was asked. Outside the page's root: while another
 * dialog is open the root is hidden from screen readers.
 */
export function ConfirmDialog(): ReactNode {
  const { current } = useSlice(confirm);
  return current === null ? null : createPortal(<Open question={current} />, document.body);
}

/** Escape is No. The focus is set after opening: before, it would fall to the first button. */
function Open({ question }: { readonly question: Confirmation }): ReactNode {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const close = dialog.current && openModal(dialog.current);
    (question.isDestructive ? no : yes).current?.focus();
    return () => {
      close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [question]);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-message"
      onCancel={(event) => {
        event.preventDefault();
        question.onClose();
      }}
    >
      <h2 id="confirm-title">{question.title}</h2>
      <div id="confirm-message">
        {question.message === '' ? null : <p>{question.message}</p>}
        {question.points.length === 0 ? null : (
          <ul>
            {question.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="confirm__buttons">
        <button ref={no} type="button" className="button" onClick={question.onClose}>
          {question.no ?? t('app.no')}
        </button>
        <button
          ref={yes}
          type="button"
          className={`button button--contained${question.isDestructive ? ' button--danger' : ''}`}
          onClick={question.onConfirm}
        >
          {question.yes ?? t('app.yes')}
        </button>
      </div>
    </dialog>
  );
}
