import type { Configuration } from '@balcao/api';
import type { Accepted } from '@balcao/contracts';
import { Browser } from './browser.js';
import { hotel, merceariaDetails, owner, rice } from './goods.js';
import { TestServer } from './server.js';

export * from './goods.js';

/** A server on which Amélia has set up her company. */
export interface Shop {
  readonly server: TestServer;
  readonly amelia: Browser;
}

/** Lets the time come, and signs the owner in: sessions that nobody uses do not last. */
export async function signInAt({ server, amelia }: Shop, instant: string): Promise<void> {
  server.now = new Date(instant);
  const { email, password } = owner;
  amelia.begin(await amelia.post('/session', { email, password }));
}

export async function openShop(changed: Partial<Configuration> = {}): Promise<Shop> {
  const server = await TestServer.open(changed);
  const amelia = new Browser(server, 'amelia');
  const answer = await amelia.post('/setup', { ...owner, company: merceariaDetails });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  amelia.begin(answer);
  return { server, amelia };
}

/** A shop with something to sell and somebody to sell it to. */
export async function openStockedShop(
  changed: Partial<Configuration> = {},
): Promise<Shop & { readonly last: Accepted }> {
  const shop = await openShop(changed);
  await shop.amelia.done('/articles', rice);
  const last = await shop.amelia.done('/clients', hotel);
  return { ...shop, last };
}
