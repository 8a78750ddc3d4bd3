import { withMessages } from '../i18n/messages.js';

/** Big pages, each loaded with the sentences that it needs. */
export const loadTill = withMessages('till', async () => (await import('../pos/PosApp.js')).PosApp);

export const loadOffice = withMessages(
  'office',
  async () => (await import('../office/AdminApp.js')).AdminApp,
);

/** Fetches what the back office shows at a path. */
export async function fetchPage(path: string): Promise<void> {
  const office = await import('../office/AdminApp.js');
  await office.fetchPage(path);
}
