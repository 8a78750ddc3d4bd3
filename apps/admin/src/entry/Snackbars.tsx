import './overlays.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { closeSnack, snack, type SnackMessage } from '../boot/snack.js';
import { snackLinkOf } from '../boot/snack-links.js';
import { useSlice } from '../boot/slice.js';
import { SNACK_WITH_LINK_MS } from '../boot/time-limits.js';
import { useMessages } from '../i18n/use-messages.js';
import { DemoProgress } from './DemoProgress.js';
import { MendLink } from './MendLink.js';

/** The messages at the bottom of the page; a click elsewhere does not close them. */
export function Snackbars(): ReactNode {
  const { list } = useSlice(snack);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    // Browsers of before 2023 have no such layer of the page's own.
    if (list.length === 0 || shown === null || !('showPopover' in shown)) return;
    // The browser lays its dialogs over the page: what comes last into that layer lies on top.
    shown.hidePopover();
    shown.showPopover();
  }, [list]);
  return (
    <div ref={place} popover="manual" className="snacks" role="status" aria-live="polite">
      <DemoProgress />
      {list.map((message) => (
        <Snack key={message.id} message={message} />
      ))}
    </div>
  );
}

/** How often a link that a dialog covers looks whether it can be followed, in milliseconds. */
const DIALOG_LOOK_MS = 500;

/** A dialog keeps the keyboard to itself: what is outside waits for its end. */
const isDialogOpen = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;

function Snack({ message }: { readonly message: SnackMessage }): ReactNode {
  const t = useMessages();
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
  return (
    <div className={`snack snack--${message.tone}`}>
      <span>{message.message}</span>
      <MendLink message={message.message} />
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
