import { createSlice } from '../boot/slice.js';

/** Whether somebody chooses a moment. */
export const pastDialog = createSlice({ isOpen: false });

export function chooseMoment(): void {
  pastDialog.merge({ isOpen: true });
}
