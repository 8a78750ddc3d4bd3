import {
  headers,
  type Accepted,
  type SessionInfo,
  type SetUpAnswer,
  type SetUpBody,
} from '@balcao/contracts';
import { request, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The first company of every product that is started for a test, and who owns it. */
export const merceariaSol: SetUpBody = {
  firstName: 'Amina',
  lastName: 'Cossa',
  email: 'amina@mercearia-sol.example',
  password: 'Quiosque-de-Maputo-26',
  company: {
    name: 'Mercearia Sol',
    nuit: '400123450',
    address: 'Avenida 24 de Julho, 1201',
    city: 'Maputo',
    acceptNuitWarning: true,
  },
};

/** Talks to the product as the owner of a company: signed in, with the CSRF token and company. */
export interface Owner {
  readonly url: string;
  readonly api: APIRequestContext;
  readonly session: SessionInfo;
  readonly companyId: string;
}

/** Sets the product up as a first visitor would, and stays signed in. */
export async function setUp(url: string): Promise<Owner> {
  const visitor = await request.newContext({ baseURL: url });
  const answer = await visitor.post('/api/setup', { data: merceariaSol });
  if (!answer.ok())
    throw new Error(`Setting up answered ${answer.status()}: ${await answer.text()}`);
  const { companyId, ...session } = (await answer.json()) as SetUpAnswer;
  const state = await visitor.storageState();
  await visitor.dispose();
  return ownerOf({ url, session, companyId }, state);
}

/** Begins a company that nothing has happened in yet: one test's own. */
export async function openCompany(owner: Owner, name: string): Promise<Owner> {
  const { url, session } = owner;
  const { id: companyId } = await sent(owner, '/api/companies', { ...merceariaSol.company, name });
  return ownerOf({ url, session, companyId }, await owner.api.storageState());
}

async function ownerOf(
  of: Omit<Owner, 'api'>,
  storageState: Awaited<ReturnType<APIRequestContext['storageState']>>,
): Promise<Owner> {
  const extraHTTPHeaders = {
    [headers.csrf]: of.session.csrfToken,
    [headers.company]: of.companyId,
  };
  const api = await request.newContext({ baseURL: of.url, storageState, extraHTTPHeaders });
  return { ...of, api };
}

/** Turns two-factor sign-in on, without which nobody administers the service. */
export async function turnTwoFactorOn({ api }: Owner): Promise<void> {
  const { password } = merceariaSol;
  const setUp = await api.post('/api/account/two-factor', {
    data: { password },
  });
  const { secret } = (await setUp.json()) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const turnedOn = await api.post('/api/account/two-factor/confirm', {
    data: { code },
  });
  if (!turnedOn.ok()) throw new Error(`Turning it on answered ${turnedOn.status()}`);
}

/**
 * A server closes a connection that nobody used for a while, perhaps as the next request is sent on
 * it: that one is sent again. A command is done once all the same, by its key.
 */
const maxRetries = 2;

/** Carries out one command and answers the revision it made, or fails with the problem. */
export async function command(owner: Owner, path: string, data: object): Promise<number> {
  return (await sent(owner, path, data)).revision;
}

async function sent(owner: Owner, path: string, data: object): Promise<Accepted> {
  const answer = await owner.api.post(path, {
    data,
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    maxRetries,
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Accepted;
}

/** Carries out several commands, in order, and waits until lists show what they have done. */
export async function past(
  owner: Owner,
  commands: readonly (readonly [path: string, data: object])[],
): Promise<void> {
  for (const [path, data] of commands) await command(owner, path, data);
  await rows(owner, '/api/clients');
}

/** The rows of a list once they show everything that the company's journal has. */
export async function rows(
  owner: Owner,
  path: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  // Beyond every revision: what does not exist is not waited for.
  const sent = { headers: { [headers.readAfter]: '9'.repeat(15) } };
  const answer = await owner.api.get(path, { ...sent, maxRetries });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  // The server waits for a while only; a busy machine takes as long as it takes.
  if (headers.readBehind.toLowerCase() in answer.headers()) return rows(owner, path);
  return (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
}
