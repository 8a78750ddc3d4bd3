import type { RightsBody } from '@balcao/contracts';
import { mintInvitationToken } from '@balcao/tasks';
import { Browser } from './browser.js';
import { mercearia } from './goods.js';
import type { Shop } from './shop.js';
import { until } from './until.js';

/** Asks somebody in, waits for the letter, and answers a token as a letter carries it. */
export async function invited(
  { server, amelia }: Pick<Shop, 'server' | 'amelia'>,
  name: string,
  rights: RightsBody,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = `INVITE_${name}`;
  await amelia.done('/invitations', { id, email: `${name}@sitoe.co.mz`, ...rights });
  const { journals } = server.api.backend;
  await until(() =>
    journals.inspect(mercearia.id, (books) => books.identity.invitations.get(id)?.letter),
  );
  const { token, tokenHash } = mintInvitationToken(mercearia.id, id);
  await journals.execute(mercearia.id, {
    commandId: `letter-${name}`,
    actorId: 'test',
    body: { type: 'MailInvitation', id, tokenHash },
  });
  return { id, token };
}

/** Somebody who has accepted an invitation, signed in. */
export async function joined(shop: Shop, name: string, rights: RightsBody): Promise<Browser> {
  const { token } = await invited(shop, name, rights);
  const browser = new Browser(shop.server, name);
  const person = { firstName: name, lastName: 'Sitoe', password: `cajueiro-${name}-2026` };
  const answer = await browser.post('/join/new', { token, ...person });
  if (answer.status !== 200) throw new Error(`${name} did not join: ${answer.text}`);
  browser.begin(answer);
  browser.company = mercearia.id;
  return browser;
}
