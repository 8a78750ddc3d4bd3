import { setTimeout as sleep } from 'node:timers/promises';

/** A server that may be away for a while. */
export interface WatchedServer {
  /** As operators know it, without credentials: `EventStoreDB at node-1:2113`. */
  readonly name: string;
  readonly ping: () => Promise<void>;
}

export interface ServerNews {
  /** Whoever needs it is refused meanwhile. */
  readonly lost: (name: string, cause: unknown) => void;
  readonly found: (name: string) => void;
}

const lookEveryMs = 5_000;

/** Says when a server is lost and when it is back, also at the start; until it is stopped. */
export function watchServers(
  servers: readonly WatchedServer[],
  news: ServerNews,
): () => Promise<void> {
  const stopping = new AbortController();
  const watches = servers.map((server) => watch(server, news, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(watches);
  };
}

async function watch(server: WatchedServer, news: ServerNews, signal: AbortSignal): Promise<void> {
  let isThere = true;
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    const failure = await server.ping().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // What fails while everything closes is no news.
    if (isOver()) return;
    if (isThere && failure !== undefined) news.lost(server.name, failure.error);
    if (!isThere && failure === undefined) news.found(server.name);
    isThere = failure === undefined;
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
