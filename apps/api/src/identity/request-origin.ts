import type { FastifyRequest } from 'fastify';
import type { Origin } from './accounts.js';

/** Characters of what a browser says of itself that are kept. */
const userAgentCharacters = 200;

/** From where a request comes, as it is recorded with what it changes. */
export function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: ip, userAgent: (headers['user-agent'] ?? '').slice(0, userAgentCharacters) };
}
