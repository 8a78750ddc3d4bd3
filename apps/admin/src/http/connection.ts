import { createSlice } from '../boot/slice.js';

/** How the server is reached, for the strip above the page. */
export interface Connection {
  readonly isReachable: boolean;
  /** Events that the lists on screen are behind what this browser has changed; 0 for none. */
  readonly behind: number;
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
