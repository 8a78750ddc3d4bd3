import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeliveryAnswer, SessionInfo, WebhookAnswer, WebhookMade } from '@balcao/contracts';
import { Webhook } from 'standardwebhooks';
import { Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { Receiver } from './support/receiver.js';
import { TestServer } from './support/server.js';
import { mercearia, merceariaDetails, owner, rice } from './support/shop.js';
import { until } from './support/until.js';

describe('a webhook', () => {
  let server: TestServer;
  let amelia: Browser;
  let receiver: Receiver;
  let secret = '';
  let clients = 0;

  beforeEach(async () => {
    server = await TestServer.open({ webhooks: { allowsLoopback: true } });
    amelia = new Browser(server, 'amelia');
    amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
    receiver = new Receiver();
    await receiver.start();
    const types = ['PartyRegistered', 'ArticleRegistered'];
    const body = { id: 'CONTAS', name: 'Contas', url: receiver.url, types };
    const made = (await amelia.done('/webhooks', body)) as WebhookMade;
    secret = made.secret;
    clients = 0;
  });
  afterEach(async () => {
    await server.end();
    await receiver.kill();
  });

  /** Registers clients, whose names tell their order. */
  async function register(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      clients += 1;
      const id = `CLIENT${clients}`;
      await amelia.done('/clients', { id, code: `C10${clients}`, name: `Hotel ${clients}` });
    }
  }

  const names = (count: number) => Array.from({ length: count }, (_, i) => `Hotel ${i + 1}`);
  const distinct = () => [...new Set(receiver.names)];
  const listed = async () => {
    const [webhook] = (await amelia.read('/webhooks')) as readonly WebhookAnswer[];
    if (webhook === undefined) throw new Error('there is no webhook');
    return webhook;
  };
  const deliveries = async () =>
    (await amelia.read('/webhooks/CONTAS/deliveries')) as readonly DeliveryAnswer[];

  it('receives the events it was created for, signed, in order, once', async () => {
    await register(3);
    await amelia.done('/regions', { id: 'SUL', name: 'Sul' });
    await until(() => receiver.received.length >= 3);
    expect(receiver.names).toEqual(names(3));
    const [first] = receiver.received;
    expect(first?.event).toMatchObject({
      type: 'PartyRegistered',
      companyId: mercearia.id,
      version: 1,
      data: { id: 'CLIENT1', name: 'Hotel 1' },
    });
    const sent = first?.headers as Record<string, string>;
    const id = String(first?.event.id);
    const at = new Date(Number(sent['webhook-timestamp']) * 1_000);
    const signature = new Webhook(secret).sign(id, at, first?.body ?? '');
    expect(sent).toMatchObject({ 'webhook-id': id, 'webhook-signature': signature });
    await until(async () => (await deliveries()).length === 3);
    expect((await deliveries())[0]).toMatchObject({ attempt: 1, isDelivered: true, status: 204 });
    expect(await listed()).toMatchObject({ state: 'active' });
  });

  it('does not receive what goods cost unless that was requested', async () => {
    await amelia.done('/articles', { ...rice, purchasePrice: '950' });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.body).not.toContain('950');
  });

  it('is tried again in order while the receiver fails, is slow, or redirects', async () => {
    const answers = [500, 302, 500];
    receiver.behave = async () => {
      await sleep(50);
      return answers.shift() ?? 200;
    };
    await register(4);
    await until(() => receiver.received.length >= 7);
    expect(receiver.names).toEqual([...Array<string>(3).fill('Hotel 1'), ...names(4)]);
    const ids = receiver.received.slice(0, 4).map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(1);
    await until(async () => (await deliveries()).length === 7);
    const attempts = (await deliveries()).map(({ attempt, status }) => [attempt, status]).reverse();
    expect(attempts.slice(0, 4)).toEqual([
      [1, 500],
      [2, 302],
      [3, 500],
      [4, 200],
    ]);
    expect((await deliveries()).at(-1)?.answer).toBe('the answer is 500');
  });

  it('loses nothing while the receiver is killed and comes back', async () => {
    await register(2);
    await until(() => receiver.received.length === 2);
    await receiver.kill();
    await register(3);
    await until(async () => (await listed()).state === 'failing');
    expect((await deliveries())[0]?.failure).toContain('ECONNREFUSED');
    await receiver.start();
    await until(() => distinct().length === 5);
    expect(distinct()).toEqual(names(5));
  });

  it('goes on where it stopped when the server is started again in the middle', async () => {
    const never = new Promise<number>(() => undefined);
    receiver.behave = () => (receiver.received.length < 3 ? 204 : never);
    await register(10);
    await until(() => receiver.received.length === 3);
    await server.stop();
    receiver.behave = () => 204;
    await server.start();
    await until(() => distinct().length === 10);
    expect(distinct()).toEqual(names(10));
    // What was under way as the server stopped may come twice, with the same id.
    expect(receiver.received.length).toBeLessThanOrEqual(11);
  });

  it('tells from a revision again, with the ids it had', async () => {
    await register(2);
    await until(() => receiver.received.length === 2);
    const revision = receiver.received[0]?.event.revision;
    await amelia.done('/webhooks/CONTAS/replay', { from: revision });
    await until(() => receiver.received.length === 4);
    const ids = receiver.received.map(({ event }) => event.id);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
  });

  it('is paused and resumed, and then receives what happened meanwhile', async () => {
    // What this one receives has been sent to every webhook that is not paused.
    const witness = new Receiver();
    await witness.start();
    const types = ['PartyRegistered'];
    const other = { id: 'TESTEMUNHA', name: 'Testemunha', url: witness.url, types };
    await amelia.done('/webhooks', other);
    await amelia.done('/webhooks/CONTAS/pause');
    await register(2);
    await until(() => witness.received.length === 2);
    expect(receiver.received).toHaveLength(0);
    expect(await listed()).toMatchObject({ state: 'paused', pausedBecause: 'asked' });
    await amelia.done('/webhooks/CONTAS/resume');
    await until(() => receiver.received.length === 2);
    await amelia.done('/webhooks/CONTAS/remove');
    await register(1);
    await until(() => witness.received.length === 3);
    expect(receiver.received).toHaveLength(2);
    await witness.kill();
  });

  it('is paused with a notice after three days in which nothing arrived', async () => {
    receiver.behave = () => 503;
    await register(1);
    await until(async () => (await listed()).state === 'failing');
    server.now = new Date('2026-03-05T08:00:01.000Z');
    await until(async () => (await listed()).state === 'paused');
    expect(await listed()).toMatchObject({ pausedBecause: 'failing' });
    await until(async () => {
      const notices = (await amelia.read('/notifications')) as readonly { kind: string }[];
      return notices.some(({ kind }) => kind === 'webhookPaused');
    });
  });

  it('is paused once its maker has left, and goes on with the user who resumes it', async () => {
    const permissions = ['integrations.manage', 'integrations.readEvents'] as const;
    const dora = await joined({ server, amelia }, 'dora', { role: 'manager', permissions });
    await amelia.done('/webhooks/CONTAS/remove');
    const types = ['PartyRegistered'];
    await dora.done('/webhooks', { id: 'LOJA', name: 'Loja', url: receiver.url, types });
    await register(1);
    await until(() => receiver.received.length === 1);
    const { user } = (await dora.read('/session')) as SessionInfo;
    await amelia.done(`/members/${user.id}/remove`);
    await register(1);
    await until(async () => (await listed()).state === 'paused');
    expect(await listed()).toMatchObject({ pausedBecause: 'unanswered' });
    expect(receiver.received).toHaveLength(1);
    await until(async () => {
      const notices = (await amelia.read('/notifications')) as readonly { kind: string }[];
      return notices.some(({ kind }) => kind === 'webhookUnanswered');
    });
    await amelia.done('/webhooks/LOJA/resume');
    await until(() => receiver.received.length === 2);
    expect(receiver.names).toEqual(names(2));
  });

  it.each([
    'http://192.168.1.20/x',
    'https://10.0.0.7/x',
    'http://example.org/',
    'https://[::1]x/',
  ])('is refused the address %s', async (url) => {
    const body = { id: 'OUTRO', name: 'Outro', url, types: [] };
    expect((await amelia.post('/webhooks', body)).body).toMatchObject({
      status: 422,
      errors: [{ path: 'url', code: 'webhook.invalidAddress' }],
    });
  });
});
