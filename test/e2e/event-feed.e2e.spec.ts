import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ApiKeyMade,
  DeliveryAnswer,
  EventsPage,
  FeedEvent,
  WebhookMade,
} from '@balcao/contracts';
import { Browser } from './support/browser.js';
import { TestServer } from './support/server.js';
import { hotel, mercearia, merceariaDetails, owner, rice } from './support/shop.js';
import { joined } from './support/members.js';
import { until } from './support/until.js';

let server: TestServer;
let amelia: Browser;
let port = 0;

beforeAll(async () => {
  server = await TestServer.open({ webhooks: { allowsLoopback: true } });
  amelia = new Browser(server, 'amelia');
  amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
  await amelia.done('/articles', { ...rice, purchasePrice: '950.75' });
  await amelia.done('/clients', hotel);
  port = server.port;
});
afterAll(() => server.end());

const pageOf = async (query: string): Promise<EventsPage> =>
  (await amelia.read(`/events?${query}`)) as EventsPage;

describe('the feed of events', () => {
  it('reads everything in pages that follow one another', async () => {
    const whole = await pageOf('limit=500');
    expect(whole.nextLink).toBeUndefined();
    const read: FeedEvent[] = [];
    let next: string | undefined = '/api/events?limit=7';
    while (next !== undefined) {
      const answer = await amelia.get(next.slice('/api'.length));
      const page = answer.body as EventsPage;
      read.push(...page.events);
      next = page.nextLink;
      expect(answer.headers['link']).toBe(next === undefined ? undefined : `<${next}>; rel="next"`);
    }
    expect(read).toEqual(whole.events);
    expect(read.map(({ revision }) => revision)).toEqual(read.map((_, index) => index));
  });

  it('reads just some types, from any revision, and refuses unknown ones', async () => {
    const { events } = await pageOf('types=PartyRegistered,ArticleRegistered');
    expect(events.map(({ type }) => type)).toEqual(['ArticleRegistered', 'PartyRegistered']);
    const [, party] = events;
    const again = await pageOf(`types=PartyRegistered&from=${party?.revision}`);
    expect(again.events).toEqual([party]);
    const refused = await amelia.get('/events?types=SunRisen');
    expect(refused.status).toBe(422);
    expect((await amelia.get('/events?limit=501')).status).toBe(422);
  });

  it('ends with an empty page, and says so where a position is beyond the next event', async () => {
    const { next } = await pageOf('limit=500');
    expect(await pageOf(`from=${next}`)).toEqual({ events: [], next });
    const accepting = ['application/json', 'text/event-stream'].map((accept) => ({ accept }));
    for (const headers of [...accepting, { ...accepting[1], 'last-event-id': String(next) }]) {
      const from = 'last-event-id' in headers ? 0 : next + 1;
      const answer = await amelia.get(`/events?from=${from}`, { headers });
      expect(answer.body).toMatchObject({
        status: 410,
        code: 'events.unknownPosition',
        title: expect.stringContaining(
          `Event ${next + 1} does not exist yet; the next is ${next}.`,
        ),
      });
    }
  });

  it('keeps costs and users from those who may not see them, and secrets from all', async () => {
    const permissions = ['integrations.readEvents', 'companies.view'];
    const body = { name: 'Feed', permissions };
    const { secret } = (await amelia.done('/api-keys', body)) as ApiKeyMade;
    const headers = { authorization: `Bearer ${secret}` };
    const program = new Browser(server, 'program');
    const seen = JSON.stringify(await program.read('/events?limit=500', { headers }));
    expect(seen).not.toContain('950.75');
    expect(seen).not.toContain('MemberJoined');
    const whole = JSON.stringify(await pageOf('limit=500'));
    expect(whole).toContain('950.75');
    expect(whole).toContain('ApiKeyCreated');
    expect(whole).not.toContain('secretHash');
  });

  it('is refused to a member whose limits hide something', async () => {
    const narrow = await joined({ server, amelia }, 'narrow', {
      role: 'manager',
      limits: { seriesIds: [] },
    });
    expect((await narrow.get('/events')).body).toMatchObject({ code: 'events.limitedMember' });
  });

  it('goes on as events are recorded, and from the last one that was seen', async () => {
    const { next } = await pageOf('limit=500');
    const headers = {
      cookie: amelia.cookie,
      'x-company': mercearia.id,
      accept: 'text/event-stream',
      'last-event-id': String(next - 1),
    };
    const request = getHttp(`http://127.0.0.1:${port}/api/events`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await amelia.done('/regions', { id: 'NORTE', name: 'Norte' });
    await until(() => text.includes('RegionRegistered'));
    expect(text).toContain(`id: ${next}\nevent: RegionRegistered\ndata: {`);
    expect(text.match(/^id:/gm)).toHaveLength(1);
    request.destroy();
  });
});

describe('the receiver of the guide', () => {
  it('takes what is signed with its secret once, and nothing else', async () => {
    const guide = await readFile(join(process.cwd(), 'docs/guides/integrate.md'), 'utf8');
    const [, code = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
    expect(code.split('\n').length).toBeLessThanOrEqual(22);
    const folder = await mkdtemp(join(tmpdir(), 'balcao-receiver-'));
    await writeFile(join(folder, 'receiver.mjs'), code);
    const free = await freePort();
    server.now = new Date();
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
    const url = `http://127.0.0.1:${free}/`;
    const body = { id: 'GUIA', name: 'Guia', url, types: ['PartyRegistered'] };
    const made = (await amelia.done('/webhooks', body)) as WebhookMade;
    const environment = { PORT: String(free), WEBHOOK_SECRET: made.secret };
    const program = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env: environment });
    let output = '';
    program.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    try {
      await until(() => output.includes('listening'));
      const forged = await fetch(url, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(401);
      const party = { ...hotel, id: 'PENSAO', code: 'C002', name: 'Pensão Polana' };
      const { revision } = await amelia.done('/clients', party);
      await until(() => output.includes('PENSAO'));
      await amelia.done('/webhooks/GUIA/replay', { from: 0 });
      await until(() => output.includes('HOTEL'));
      // It is sent a second time, and taken once.
      await until(async () => {
        const sent = (await amelia.read('/webhooks/GUIA/deliveries')) as readonly DeliveryAnswer[];
        return sent.filter((each) => each.revision === revision && each.isDelivered).length === 2;
      });
      expect(output.split('\n').filter((line) => line.includes('PENSAO'))).toEqual([
        `${revision} PartyRegistered PENSAO`,
      ]);
    } finally {
      program.kill();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
