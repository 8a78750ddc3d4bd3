import type { SessionInfo } from '@balcao/contracts';
import { createSlice } from './slice.js';

/** Who is signed in; `needsSetUp` while the installation waits for its first company. */
export interface SessionState {
  readonly info: SessionInfo | null;
  readonly needsSetUp: boolean;
}

export const session = createSlice<SessionState>({ info: null, needsSetUp: false });

/** The company that the user works in. */
export const company = createSlice<{ readonly id: string | null }>({ id: null });
