import type { Accepted } from '@balcao/contracts';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { goTo } from '../routing/place.js';
import { openCompany, restoreSession } from '../session/session.js';

/** Makes a demo company of one's own and opens it. Throws `ProblemError`. */
export async function makeDemo(): Promise<void> {
  const { body } = await sendOnce('new demo', ({ idempotencyKey }) =>
    request('/api/demos', { method: 'POST', idempotencyKey }),
  );
  await enterDemo((body as Accepted).id);
}

/** Opens a demo that was just made. */
export async function enterDemo(id: string): Promise<void> {
  await restoreSession();
  goTo('/');
  openCompany(id);
}
