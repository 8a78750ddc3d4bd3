import { laterPart } from '../spoken.js';

/** The dialogs of a sale. Their own parts that come later are listed in `later-parts.ts`. */
export const AskedDialog = laterPart(
  async () => (await import('./AskedDialog.js')).AskedDialog,
  null,
);
