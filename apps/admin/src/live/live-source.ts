import { LIVE_AGAIN_MS, LIVE_LOST_MS } from '../boot/time-limits.js';

interface LiveHearing {
  /** What is done with each kind of event. */
  readonly on: Readonly<Record<string, (event: MessageEvent<string>) => void>>;
  /** The server was heard and is not heard any more. */
  readonly onLost: () => void;
  /** The connection is back; what was reported meanwhile was missed. */
  readonly onFound: () => void;
}

/** What a source of events is to its hearer: the browser's own, or what stands for it in a test. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(kind: string, hear: (event: MessageEvent<string>) => void): void;
  close(): void;
}

const browserSource = (url: string): LiveSource => new EventSource(url);

/**
 * Hears what a server tells. A browser asks again by itself where a connection breaks, but never
 * after a refusal, which is what a proxy answers while its server starts again: then this asks.
 * A break that is over in a moment is not worth a word. Answers the end.
 */
export function hearLive(
  url: string,
  hearing: LiveHearing,
  open: (url: string) => LiveSource = browserSource,
): () => void {
  const { on, onLost, onFound } = hearing;
  let source: LiveSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let wasHeard = false;
  let isBroken = false;
  const begin = (): void => {
    source = open(url);
    for (const [kind, hear] of Object.entries(on)) source.addEventListener(kind, hear);
    source.addEventListener('open', () => {
      clearTimeout(lost);
      if (wasHeard && isBroken) onFound();
      wasHeard = true;
      isBroken = false;
    });
    source.addEventListener('error', () => {
      if (wasHeard && !isBroken) lost = setTimeout(onLost, LIVE_LOST_MS);
      isBroken = true;
      if (source.readyState === closed) again = setTimeout(begin, LIVE_AGAIN_MS);
    });
  };
  begin();
  return () => {
    clearTimeout(again);
    clearTimeout(lost);
    source.close();
  };
}

/** `EventSource.CLOSED`. */
const closed = 2;
