import { createSlice } from '../boot/slice.js';

/** How the server is reached, for the strip above the page. */
export interface Connection {
  readonly isReachable: boolean;
  /** Events that the lists on screen are behind what this browser has changed; 0 for none. */
  readonly behind: number;
  /** How late all lists are, by what the server says; undefined while they are not. */
  readonly late?: Late | undefined;
}

/** Events that no list shows yet, and the age of the oldest of them. */
export interface Late {
  readonly events: number;
  readonly seconds: number;
}

export const connection = createSlice<Connection>({ isReachable: true, behind: 0 });

/** Merges only what differs, so that each answer does not re-render the page. */
export function noteConnection(now: Partial<Connection>): void {
  const before = connection.get();
  const differs =
    (now.isReachable !== undefined && now.isReachable !== before.isReachable) ||
    (now.behind !== undefined && now.behind !== before.behind);
  if (differs) connection.merge(now);
}

/** Takes note of what the server says of its lists; nothing is late once no event is missing. */
export function noteLate({ events, seconds }: Late): void {
  connection.merge({ late: events > 0 ? { events, seconds } : undefined });
}
