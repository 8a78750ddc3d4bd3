import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { NotificationRow } from '@balcao/contracts';
import { overwriteText } from '@balcao/event-store/testing';
import { refusal } from './support/browser.js';
import { mailsOf } from './support/mails.js';
import { openStockedShop, owner, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** One who runs the service and has no account, and one who has. */
const operator = 'ops@service.co.mz';
const subjects = [
  'Os dados de Mercearia Sitoe, Lda estão danificados',
  'The data of Mercearia Sitoe, Lda is damaged',
];

describe('the administrators of a service with a damaged journal', () => {
  let shop: Shop;
  afterEach(() => shop.server.end());

  const open = async (serviceAdmins: readonly string[]) => {
    shop = await openStockedShop({ serviceAdmins });
    await shop.amelia.done('/regions', { id: 'SOUTH', name: 'Sul do Save 0731' });
    await shop.amelia.done('/documents/D1/issue', twoSacks);
  };

  /** Flips a digit of the journal, and lets the product find it. */
  async function damage(): Promise<void> {
    const { server, amelia } = shop;
    await server.stop();
    overwriteText(join(server.folder, 'events.db'), 'Sul do Save 0731', 'Sul do Save 0741');
    await rm(join(server.folder, 'snapshots'), { recursive: true, force: true });
    await server.start();
    const damaged = { status: 503, code: 'journal.damaged' };
    expect(await refusal(amelia.post('/documents/D2/issue', twoSacks))).toMatchObject(damaged);
  }

  const sent = async () =>
    (await mailsOf(shop.server)).filter(({ subject }) => subjects.includes(subject));

  /** Amélia runs the service as well; her address is confirmed. */
  async function confirmOwner(): Promise<void> {
    const { server, amelia } = shop;
    const { user } = (await amelia.read('/session')) as { readonly user: { readonly id: string } };
    const event = {
      id: '00000000-0000-8000-8000-000000000001',
      type: 'EmailConfirmed',
      data: { id: user.id, email: owner.email },
      metadata: { recordedAt: server.now.toISOString(), schemaVersion: 1 },
    };
    await server.api.backend.events.append(`user-${user.id}`, [event], 'any');
  }

  it('are notified once of each finding, by mail and in their companies', async () => {
    await open([operator, owner.email]);
    await confirmOwner();
    await damage();
    await until(async () => (await sent()).length === 2);
    const notices = async () =>
      ((await shop.amelia.read('/notifications')) as readonly NotificationRow[]).filter(
        ({ kind }) => kind === 'companyDamaged',
      );
    await until(async () => (await notices()).length > 0);
    await shop.server.stop();
    await shop.server.start();
    await refusal(shop.amelia.post('/documents/D3/issue', twoSacks));
    expect((await sent()).map(({ to }) => to).sort()).toEqual([owner.email, operator]);
    expect(await notices()).toMatchObject([{ params: { company: 'Mercearia Sitoe, Lda' } }]);
  });

  it('are not there where nobody is named: only the owners are notified', async () => {
    await open([]);
    await damage();
    const kinds = async () =>
      ((await shop.amelia.read('/notifications')) as readonly NotificationRow[]).map(
        ({ kind }) => kind,
      );
    await until(async () => (await kinds()).includes('journalDamaged'));
    expect(await kinds()).not.toContain('companyDamaged');
    expect(await sent()).toEqual([]);
  });
});
