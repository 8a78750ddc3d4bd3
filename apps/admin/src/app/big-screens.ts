import { withMessages } from '../i18n/messages.js';

/** Big pages, each loaded with the sentences that it needs. */
export const loadTill = withMessages('till', async () => (await import('../pos/PosApp.js')).PosApp);

export const loadOffice = withMessages(
  'office',
  async () => (await import('../office/AdminApp.js')).AdminApp,
);

/** Waits for what the back office is drawn with; for the page at a path no longer than so long. */
export async function prepareOffice(path: string, pageWaitMs: number): Promise<void> {
  const { prepare } = await import('../office/AdminApp.js');
  await prepare(path, pageWaitMs);
}
