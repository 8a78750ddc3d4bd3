import { LIVE_UNSEEN_MS } from '../boot/time-limits.js';

interface Listening {
  /** Begins to listen; answers how to end it. */
  readonly listen: () => () => void;
  /** The page is seen again after it has not listened for a while. */
  readonly onBack: () => void;
}

/** What is seen of a page: `document`, or what stands for it in a test. */
export type Seen = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

/**
 * Listens while the page is seen, and a little longer. Without HTTP/2 a browser has six connections
 * to a server for all of its tabs: if every one of them kept one, the seventh would never load.
 * Answers the end.
 */
export function listenWhileSeen({ listen, onBack }: Listening, page: Seen = document): () => void {
  let end: (() => void) | undefined;
  let away: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  const follow = (): void => {
    clearTimeout(away);
    if (page.visibilityState === 'hidden') {
      away = setTimeout(() => {
        end?.();
        end = undefined;
      }, LIVE_UNSEEN_MS);
      return;
    }
    if (end !== undefined) return;
    end = listen();
    if (hasBegun) onBack();
    hasBegun = true;
  };
  follow();
  page.addEventListener('visibilitychange', follow);
  return () => {
    page.removeEventListener('visibilitychange', follow);
    clearTimeout(away);
    end?.();
  };
}
