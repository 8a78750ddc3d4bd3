import { createSlice } from '../boot/slice.js';

/** Whether somebody chooses a moment. */
export const pastDialog = createSlice({ isOpen: false });

/** Asks for the moment of which the past is to be shown. */
export function chooseMoment(): void {
  pastDialog.merge({ isOpen: true });
}
