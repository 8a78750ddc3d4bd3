import { later } from '../../boot/later.js';

/** The dialogs of a sale. They have parts that come later themselves: those are listed elsewhere. */
export const AskedDialog = later(async () => (await import('./AskedDialog.js')).AskedDialog, null);
