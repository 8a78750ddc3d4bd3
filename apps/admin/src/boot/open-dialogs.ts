import { ignoreSecondClick } from './second-click.js';
import { createSlice } from './slice.js';

/** The dialogs that the browser lays over the page, the one on top last. */
export const openDialogs = createSlice<{ readonly list: readonly HTMLElement[] }>({ list: [] });

/**
 * Opens a dialog over the page, which cannot be clicked until it is closed; answers what closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  openDialogs.merge({ list: [...openDialogs.get().list, dialog] });
  return () => {
    dialog.close();
    ignoreSecondClick();
    openDialogs.merge({ list: openDialogs.get().list.filter((each) => each !== dialog) });
  };
}
