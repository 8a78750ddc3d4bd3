import { headers, type SessionInfo, type SetUpBody } from '@balcao/contracts';
import { request, type APIRequestContext } from '@playwright/test';

/** The first company of every product that is started for a test, and who owns it. */
export const merceariaSol: SetUpBody = {
  firstName: 'Amina',
  lastName: 'Cossa',
  email: 'amina@mercearia-sol.example',
  password: 'Quiosque-de-Maputo-26',
  company: {
    id: '01J9ZC4R7M3WQX5T8N2V6KBHDE',
    name: 'Mercearia Sol',
    nuit: '400123450',
    address: 'Avenida 24 de Julho, 1201',
    city: 'Maputo',
    acceptNuitWarning: true,
  },
};

/** Talks to the product as its owner: signed in, with the CSRF token and the company set. */
export interface Owner {
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
  const session = (await answer.json()) as SessionInfo;
  const companyId = merceariaSol.company.id;
  const api = await request.newContext({
    baseURL: url,
    storageState: await visitor.storageState(),
    extraHTTPHeaders: { [headers.csrf]: session.csrfToken, [headers.company]: companyId },
  });
  await visitor.dispose();
  return { api, session, companyId };
}

/** Carries out one command and answers the revision it made, or fails with the problem. */
export async function command(owner: Owner, path: string, data: object): Promise<number> {
  const answer = await owner.api.post(path, {
    data,
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { revision: number }).revision;
}
