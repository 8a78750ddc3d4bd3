import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RowsChanged, SessionInfo } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** An event source that collects what it receives. */
class Listener {
  readonly messages: RowsChanged[] = [];
  /** The names of those that have one. */
  readonly named: string[] = [];
  isEnded = false;

  private constructor(readonly answer: IncomingMessage) {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      text += chunk;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        if (message.startsWith('data: '))
          this.messages.push(JSON.parse(message.slice(6)) as RowsChanged);
        const [, name] = /^event: (.+)/.exec(message) ?? [];
        if (name !== undefined) this.named.push(name);
      }
    });
    answer.on('close', () => {
      this.isEnded = true;
    });
  }

  static open(port: number, cookie: string): Promise<Listener> {
    const url = `http://127.0.0.1:${port}/api/live?company=MERCEARIA`;
    return new Promise((resolve, reject) => {
      get(url, { headers: { cookie } }, (answer) => {
        resolve(new Listener(answer));
      }).on('error', reject);
    });
  }
}

describe('live updates', () => {
  let shop: Shop;
  let port: number;

  beforeAll(async () => {
    shop = await openStockedShop();
    port = shop.server.port;
  });
  afterAll(() => shop.server.end());

  it('name the resources whose rows have changed, and the revision', async () => {
    const { amelia } = shop;
    const listener = await Listener.open(port, amelia.cookie);
    expect(listener.answer.headers['content-type']).toMatch(/^text\/event-stream/);
    const { revision } = await amelia.done('/documents/D1/issue', twoSacks);
    await until(() => listener.messages.some((message) => message.revision >= revision));
    const resources = new Set(listener.messages.flatMap((message) => message.resources));
    expect([...resources]).toEqual(expect.arrayContaining(['documents', 'clients', 'series']));
    listener.answer.destroy();
  });

  it('are reported together when many rows change at once', async () => {
    const { amelia } = shop;
    const listener = await Listener.open(port, amelia.cookie);
    const begun = performance.now();
    const issued = Array.from({ length: 30 }, (_, index) =>
      amelia.done(`/documents/MANY${index}/issue`, twoSacks),
    );
    const last = Math.max(...(await Promise.all(issued)).map(({ revision }) => revision));
    await until(() => listener.messages.some((message) => message.revision >= last));
    // Once for each tenth of a second that it took, however many rows changed in it.
    expect(listener.messages.length).toBeLessThanOrEqual(2 + (performance.now() - begun) / 100);
    listener.answer.destroy();
  });

  it('notify those whose permissions changed, and nobody else', async () => {
    const { amelia } = shop;
    const celeste = await joined(shop, 'celeste', { role: 'manager' });
    const hers = await Listener.open(port, celeste.cookie);
    const others = await Listener.open(port, amelia.cookie);
    const { user } = (await celeste.read('/session')) as SessionInfo;
    const permissions = ['companies.view', 'parties.view'];
    await amelia.done(`/members/${user.id}/rights`, { role: 'manager', permissions });
    await until(() => hers.named.includes('rights-changed'));
    const { companies } = (await celeste.read('/session')) as SessionInfo;
    expect(companies).toMatchObject([{ permissions }]);

    await amelia.done(`/members/${user.id}/remove`);
    await until(() => hers.named.filter((name) => name === 'rights-changed').length === 2);
    expect((await celeste.read('/session')) as SessionInfo).toMatchObject({ companies: [] });
    expect(others.named).toEqual([]);
    hers.answer.destroy();
    others.answer.destroy();
  });

  it('are for members of the company', async () => {
    expect(await refusal(shop.amelia.get('/live', { company: 'NONE' }))).toMatchObject({
      status: 403,
    });
  });

  it('end when the browser signs out', async () => {
    const { amelia } = shop;
    const listener = await Listener.open(port, amelia.cookie);
    await amelia.delete('/session');
    await until(() => listener.isEnded);
    expect(listener.isEnded).toBe(true);
  });
});
