import { commandSteps, lastSteps } from '../walks/story/steps.js';

/**
 * A body for each route that takes one, by the route as it is declared, `POST /articles`: the first
 * of the story that is accepted. A body with a value that only an earlier answer has is left out.
 */
export function exampleBodies(): ReadonlyMap<string, object> {
  const found = new Map<string, object>();
  for (const step of [...commandSteps, ...lastSteps]) {
    if (typeof step === 'function') continue;
    const [route, , body, sending] = step;
    if (typeof body !== 'object' || Buffer.isBuffer(body)) continue;
    if (sending?.refused !== undefined || hasFields(found.get(route) ?? {})) continue;
    found.set(route, body);
  }
  return found;
}

const hasFields = (body: object): boolean => Object.keys(body).length > 0;
