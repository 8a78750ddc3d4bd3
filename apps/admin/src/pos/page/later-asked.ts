import { later } from '../../routing/later.js';

/** The dialogs of a sale. Their own parts that come later are listed in `later-parts.ts`. */
export const AskedDialog = later(async () => (await import('./AskedDialog.js')).AskedDialog, null);
