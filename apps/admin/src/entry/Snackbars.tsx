import './overlays.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from '../boot/open-dialogs.js';
import { closeSnack, snack, type SnackMessage } from '../boot/snack.js';
import { snackLinkOf } from '../boot/snack-links.js';
import { RemedyLink } from '../dialogs/RemedyLink.js';
import { useSlice } from '../boot/slice.js';
import { SNACK_WITH_LINK_MS } from '../boot/time-limits.js';
import { useMessages } from '../i18n/use-messages.js';

/** The messages at the bottom of the page; a click elsewhere does not close them. */
export function Snackbars(): ReactNode {
  const { list } = useSlice(snack);
  const { list: dialogs } = useSlice(openDialogs);
  const place = useRef<HTMLDivElement>(null);
  const dialog = dialogs.at(-1);
  useEffect(() => {
    const shown = place.current;
    // Browsers of before 2023 have no such layer of the page's own.
    if (list.length === 0 || shown === null || !('showPopover' in shown)) return;
    // Its dialog is gone, and it is about to be where it was before.
    if (!shown.isConnected) return;
    // The browser lays its dialogs over the page: what comes last into that layer lies on top.
    shown.hidePopover();
    shown.showPopover();
  }, [list, dialog]);
  const messages = (
    <div
      ref={place}
      popover="manual"
      className="snacks"
      // A dialog has a status of its own.
      role={dialog === undefined ? 'status' : undefined}
      aria-live="polite"
    >
      {list.map((message) => (
        <Snack key={message.id} message={message} />
      ))}
    </div>
  );
  return (
    <>
      {list.map((message) => (
        <Stay key={message.id} message={message} />
      ))}
      {/* Nothing outside a dialog can be clicked. */}
      {dialog === undefined ? messages : createPortal(messages, dialog)}
    </>
  );
}

/** How often a link that a dialog covers looks whether it can be followed, in milliseconds. */
const DIALOG_LOOK_MS = 500;

/** A dialog keeps the keyboard to itself: what is outside waits for its end. */
const isDialogOpen = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;

interface SnackProps {
  readonly message: SnackMessage;
}

/** Takes a message away when it has been there long enough, wherever it lies meanwhile. */
function Stay({ message }: SnackProps): ReactNode {
  const hasLink = snackLinkOf(message.message) !== undefined;
  useEffect(() => {
    const stay = Math.max(message.duration, hasLink ? SNACK_WITH_LINK_MS : 0);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number, wasCovered: boolean): void => {
      timer = setTimeout(() => {
        const isCovered = hasLink && isDialogOpen();
        if (isCovered) wait(DIALOG_LOOK_MS, true);
        else if (wasCovered) wait(stay, false);
        else closeSnack(message.id);
      }, ms);
    };
    wait(hasLink && isDialogOpen() ? DIALOG_LOOK_MS : stay, hasLink && isDialogOpen());
    return () => {
      clearTimeout(timer);
    };
  }, [message, hasLink]);
  return null;
}

function Snack({ message }: SnackProps): ReactNode {
  const t = useMessages();
  return (
    <div className={`snack snack--${message.tone}`}>
      <span>{message.message}</span>
      <RemedyLink message={message.message} />
      <button
        type="button"
        aria-label={t('app.close')}
        onMouseDown={(event) => {
          // Typing goes on where it was.
          event.preventDefault();
        }}
        onClick={() => {
          closeSnack(message.id);
        }}
      >
        ×
      </button>
    </div>
  );
}
