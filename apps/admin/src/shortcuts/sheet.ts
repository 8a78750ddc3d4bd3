import { createSlice } from '../boot/slice.js';

/** Whether the sheet of shortcuts is shown. */
export const sheet = createSlice({ isOpen: false });

export function openSheet(): void {
  sheet.merge({ isOpen: true });
}
