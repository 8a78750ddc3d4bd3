import type { ComponentType } from 'react';
import type { MessageArea } from '../i18n/areas.js';
import { needMessages } from '../i18n/messages.js';

/** How a page of its own is loaded, with the sentences that it needs. */
export const withMessages =
  <P extends object>(area: MessageArea, load: () => Promise<ComponentType<P>>) =>
  async (): Promise<ComponentType<P>> => {
    const [screen] = await Promise.all([load(), needMessages(area)]);
    return screen;
  };

export const loadTill = withMessages('till', async () => (await import('../pos/PosApp.js')).PosApp);

export const loadOffice = withMessages(
  'office',
  async () => (await import('../office/AdminApp.js')).AdminApp,
);
