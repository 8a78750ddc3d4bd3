import { liveEvents, resourcesAt } from '@balcao/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { refreshSession } from '../session/session.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { CATCH_UP_AFTER_MS, CATCH_UP_TRIES, LIVE_COALESCE_MS } from '../boot/time-limits.js';
import { connection, noteConnection, noteLate } from '../http/connection.js';
import { readAfter } from '../http/read-after.js';
import { tellHeldList } from './held-lists.js';
import { listenWhileSeen } from './listen-while-seen.js';
import { hearLive } from './live-source.js';
import { isOfOthers, parseRowsBehind, parseRowsChanged } from './rows-changed.js';

/**
 * Reads visible lists again when the server says that their rows have changed, and what the user
 * may do when it says that this is something else: menu, buttons and pages follow.
 */
export function Live(): ReactNode {
  const { id } = useSlice(company);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === null) return undefined;
    const waiting = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      timer = undefined;
      for (const [collection, revision] of waiting) {
        // Some screens read by the name on the wire, without a resource of react-admin's.
        for (const name of new Set([collection, ...resourcesAt(collection)])) {
          const isOthers = isOfOthers(collection, revision, readAfter(id));
          readAgain(queryClient, name, isOthers ? revision : undefined);
        }
      }
      waiting.clear();
      void queryClient.invalidateQueries({ queryKey: ['company'] });
    };
    const listen = (event: MessageEvent<string>): void => {
      const { collections, revision } = parseRowsChanged(event.data);
      for (const collection of collections) waiting.set(collection, revision);
      // What a session tells of its companies: their names, and which of them are closed.
      if (collections.includes('companies')) void readSession();
      timer ??= setTimeout(refresh, LIVE_COALESCE_MS);
    };
    const readAll = (): void => void queryClient.invalidateQueries();
    // Other rights may show other rows, and lists that were refused.
    const readWithRights = (): void => void readSession().then(readAll);
    const url = `/api/live?company=${encodeURIComponent(id)}`;
    const stopListening = listenWhileSeen({
      listen: () => {
        const stop = hearLive(url, {
          on: {
            message: listen,
            'rows-changed': listen,
            [liveEvents.behind]: listenLate,
            [liveEvents.rights]: readWithRights,
          },
          onLost: () => {
            noteConnection({ isReachable: false });
          },
          onFound: () => {
            noteConnection({ isReachable: true });
            // Changes in the meantime were not reported.
            readWithRights();
          },
        });
        return () => {
          stop();
          // A browser that does not listen cannot know.
          noteLate({ events: 0, seconds: 0 });
        };
      },
      onBack: readWithRights,
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [id, queryClient]);
  useCatchUp();
  return null;
}

/** What is not known for a moment longer does no harm: the server decides each time. */
const readSession = (): Promise<void> => refreshSession().catch(() => undefined);

const listenLate = ({ data }: MessageEvent<string>): void => {
  noteLate(parseRowsBehind(data));
};

/**
 * Reads the resource's data on the page again. A change by somebody else (`revision`) moves no rows
 * of a list while a user reads it: the list is notified, and says so.
 */
function readAgain(queryClient: QueryClient, resource: string, revision: number | undefined): void {
  const isHeld = revision !== undefined && tellHeldList(resource, revision);
  void queryClient.invalidateQueries({
    queryKey: [resource],
    predicate: ({ queryKey }) => !isHeld || queryKey[1] !== 'getList',
  });
}

/** Reads again while the rows on screen are behind what this browser has changed. */
function useCatchUp(): void {
  const { behind } = useSlice(connection);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (behind === 0) return undefined;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      void queryClient.invalidateQueries();
      if (tries >= CATCH_UP_TRIES) clearInterval(timer);
    }, CATCH_UP_AFTER_MS);
    return () => {
      clearInterval(timer);
    };
  }, [behind, queryClient]);
}
