import { createSlice } from '../boot/slice.js';
import { isDialogOpen, type ShortcutPlace } from './shortcuts.js';

interface Sheet {
  /** What the sheet lists, while it is shown. */
  readonly places: readonly ShortcutPlace[];
}

/** The sheet of shortcuts. */
export const sheet = createSlice<Sheet>({ places: [] });

/** Lists what can be reached by a key: behind a dialog nothing is. */
export function openSheet(): void {
  if (sheet.get().places.length > 0) return;
  sheet.merge({ places: isDialogOpen() ? ['dialog'] : ['page', 'everywhere'] });
}

/** Takes the sheet away, whatever it lists. */
export function closeSheet(): void {
  sheet.merge({ places: [] });
}
