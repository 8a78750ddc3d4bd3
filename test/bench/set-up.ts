import { createApi, readConfiguration } from '@balcao/api';
import type { SessionInfo } from '@balcao/contracts';
import { companyId, credentials, details } from './company.js';
import { sessionHeaders, type SessionHeaders } from './server.js';
import type { Installation } from './stack.js';

const owner = { firstName: 'Amina', lastName: 'Cossa', ...credentials };

/**
 * Sets a new installation up in this process, which names the company as every bench does; answers
 * what its owner's page sends from then on.
 */
export async function setUp({ environment }: Installation): Promise<SessionHeaders> {
  const configuration = { ...readConfiguration(environment), threads: false };
  const api = await createApi(
    { ...configuration, logLevel: 'silent' },
    { companyIdOf: () => companyId },
  );
  try {
    const payload = { ...owner, company: details };
    const answer = await api.app.inject({ method: 'POST', url: '/api/setup', payload });
    if (answer.statusCode !== 201) throw new Error(`setting up answered ${answer.body}`);
    const [cookie] = [answer.headers['set-cookie']].flat();
    return sessionHeaders(answer.json<SessionInfo>(), cookie);
  } finally {
    await api.close();
  }
}
