import type { Accepted } from '@balcao/contracts';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { session } from '../boot/session-state.js';
import { goTo } from '../routing/place.js';
import { openCompany, restoreSession } from '../session/session.js';

/** Creates a demo company for the user and opens it. Throws `ProblemError`. */
export async function makeDemo(): Promise<void> {
  const { body } = await sendOnce('new demo', ({ idempotencyKey }) =>
    request('/api/demos', { method: 'POST', idempotencyKey }),
  );
  await enterDemo((body as Accepted).id);
}

/** Opens a demo that was just made. */
export async function enterDemo(id: string): Promise<void> {
  await readSessionUntil((ids) => ids.includes(id));
  goTo('/');
  openCompany(id);
}

/** Leaves a demo that was deleted. */
export async function leaveDemo(id: string): Promise<void> {
  goTo('/');
  await readSessionUntil((ids) => !ids.includes(id));
}

const askEveryMs = 500;
const asksAtMost = 60;

/** Memberships are read from rows, which may lag while the sample year is loaded. */
async function readSessionUntil(isShown: (ids: readonly string[]) => boolean): Promise<void> {
  for (let asked = 0; asked < asksAtMost; asked += 1) {
    await restoreSession();
    const companies = session.get().info?.companies ?? [];
    if (isShown(companies.map(({ companyId }) => companyId))) return;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
