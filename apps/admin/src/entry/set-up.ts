import { begin, parseSession } from '../session/session.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { currentPath, goTo } from '../routing/place.js';
import { codeOf, setUpBody, type FirstRunValues } from './first-run.js';

/** Sets the installation up and enters it. Throws `ProblemError`. */
export async function setUp(values: FirstRunValues, acceptNuitWarning: boolean): Promise<void> {
  const action = `set up ${JSON.stringify([values, acceptNuitWarning])}`;
  const { body } = await sendOnce(action, ({ idempotencyKey }) =>
    request('/api/setup', {
      method: 'POST',
      idempotencyKey,
      body: setUpBody(values, acceptNuitWarning),
    }),
  );
  // The form of another company would open there.
  if (currentPath() === '/company/new') goTo('/');
  begin(parseSession(body));
}

/**
 * Sets the installation up with a sample company and enters it; the rest of its year is made while
 * one looks around. Throws `ProblemError`.
 */
export async function setUpDemo(values: FirstRunValues): Promise<void> {
  const { body } = await request('/api/setup/demo', { method: 'POST', body: codeOf(values) });
  begin(parseSession(body));
}
