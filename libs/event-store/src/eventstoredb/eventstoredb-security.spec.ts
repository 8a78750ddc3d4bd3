import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeUnless } from '../../../../test/left-out.js';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { collect, freshStream, idsOf, sales } from '../contract/fixtures.js';
import { StoreUnavailable } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const { error } = spawnSync('openssl', ['version']);
const missing = error === undefined ? undefined : 'there is no openssl to make a certificate';

const credentials = 'balcao:p@ss w:rd';
const login = `balcao:${encodeURIComponent('p@ss w:rd')}`;

describeUnless(missing, 'a server that asks for TLS, a name and a password', () => {
  let folder: string;
  let server: StandIn;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'balcao-certificate-'));
    const [key, cert] = [join(folder, 'node.key'), join(folder, 'node.crt')];
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-days',
          '2',
          '-subj',
          '/CN=localhost',
        ],
        ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    server = await StandIn.start({ tls, credentials });
  });
  afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true });
  });

  async function withStore(url: string, work: (store: EventStoreDbEventStore) => Promise<void>) {
    const store = await EventStoreDbEventStore.open({ url, deadlineMs: 3_000 });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  const trusting = () => `tls=true&tlsCAFile=${encodeURIComponent(join(folder, 'node.crt'))}`;

  it.each([
    ['one node', () => `esdb://${login}@localhost:${server.port}?${trusting()}`],
    [
      'a cluster by its DNS name',
      () => `esdb+discover://${login}@localhost:${server.port}?${trusting()}`,
    ],
    [
      'a cluster by its nodes',
      () => `esdb://${login}@127.0.0.1:${server.port},localhost:${server.port}?${trusting()}`,
    ],
  ])('is written and read by a connection string of %s', async (_, url) => {
    await withStore(url(), async (store) => {
      const stream = freshStream();
      const events = sales(3);
      await store.append(stream, events, 'no-stream');
      expect(idsOf(await collect(store.read(stream)))).toEqual(idsOf(events));
      for await (const { caughtUp } of store.subscribe()) if (caughtUp) break;
    });
  });

  it.each([
    ['without a password', () => `esdb://localhost:${server.port}?${trusting()}`, 'credentials'],
    [
      'with a wrong password',
      () => `esdb://balcao:rice@localhost:${server.port}?${trusting()}`,
      'credentials',
    ],
    ['without its certificate', () => `esdb://${login}@localhost:${server.port}`, 'certificate'],
  ])('is unavailable to a caller %s, who is told why', async (_, url, why) => {
    await withStore(url(), async (store) => {
      const appending = store.append(freshStream(), sales(1), 'no-stream');
      await expect(appending).rejects.toThrow(StoreUnavailable);
      await expect(appending).rejects.toThrow(why);
      await expect(store.ping()).rejects.toThrow(why);
    });
  });
});
