import './overlays.css';
import { useEffect, type ReactNode } from 'react';
import { closeSnack, snack, type SnackMessage } from '../boot/snack.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { DemoProgress } from './DemoProgress.js';

/** The messages at the bottom of the page; a click elsewhere does not close them. */
export function Snackbars(): ReactNode {
  const { list } = useSlice(snack);
  return (
    <div className="snacks" role="status" aria-live="polite">
      <DemoProgress />
      {list.map((message) => (
        <Snack key={message.id} message={message} />
      ))}
    </div>
  );
}

function Snack({ message }: { readonly message: SnackMessage }): ReactNode {
  const t = useMessages();
  useEffect(() => {
    const timer = setTimeout(() => {
      closeSnack(message.id);
    }, message.duration);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);
  return (
    <div className={`snack snack--${message.tone}`}>
      <span>{message.message}</span>
      <button
        type="button"
        aria-label={t('app.close')}
        onClick={() => {
          closeSnack(message.id);
        }}
      >
        ×
      </button>
    </div>
  );
}
