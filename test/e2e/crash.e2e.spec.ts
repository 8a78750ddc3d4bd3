import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Accepted, DocumentRow, SessionInfo, SetUpState } from '@balcao/contracts';
import { describeBuilt } from '../built.js';
import { startBuilt, type BuiltProcess } from '../run-built.js';
import { until } from './support/until.js';

const callers = 8;
const line = {
  articleId: 'DEMOARZ25',
  quantity: '1',
  unitPrice: '1450.00',
  vatId: 'vat_ISE_B',
};

interface Signed {
  readonly cookie: string;
  readonly 'x-csrf-token': string;
  readonly 'x-company': string;
}

/** A request without anything to say. */
const nothingMore = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

describeBuilt('the built server', () => {
  let folder: string;
  let server: BuiltProcess;
  let headers: Signed;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-crash-'));
    server = await startBuilt(folder);
    const answer = await fetch(`${server.address}/api/setup/demo`, nothingMore);
    const { csrfToken } = (await answer.json()) as SessionInfo;
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    headers = { cookie, 'x-csrf-token': csrfToken, 'x-company': 'DEMO' };
    // What the owner sends waits until the year is made.
    await until(async () => !(await isYearBeingMade()));
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  });

  const isYearBeingMade = async (): Promise<boolean> => {
    const answer = await fetch(`${server.address}/api/setup`);
    return ((await answer.json()) as SetUpState).demoProgress !== undefined;
  };

  const issue = async (name: string): Promise<Accepted> => {
    const content = { documentTypeId: 'FT', clientId: 'DEMOC001', lines: [line] };
    const answer = await fetch(`${server.address}/api/documents/${name}/issue`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `key-${name}` },
      body: JSON.stringify(content),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    return (await answer.json()) as Accepted;
  };

  it('loses no answered document when it is killed at work', async () => {
    const answered = new Set<string>();
    let isAlive = true;
    const work = Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; isAlive; turn += 1) {
        const accepted = await issue(`C${caller}T${turn}`).catch(() => undefined);
        if (accepted === undefined) return;
        answered.add(accepted.id);
      }
    });
    await until(() => answered.size > 10 * callers);
    isAlive = false;
    await server.end('SIGKILL');
    await Promise.all(work);

    server = await startBuilt(folder);
    const { id, revision } = await issue('AFTER');
    const last = Number(id.split('.')[1]);
    const found: DocumentRow[] = [];
    for (let page = 1; found.length < last; page += 1) {
      const filter = encodeURIComponent(JSON.stringify({ seriesId: id.split('.')[0] }));
      const query = `perPage=250&page=${page}&sort=number:asc&filter=${filter}`;
      const answer = await fetch(`${server.address}/api/documents?${query}`, {
        headers: { ...headers, 'x-read-after': String(revision) },
      });
      const rows = (await answer.json()) as DocumentRow[];
      if (rows.length === 0) break;
      found.push(...rows);
    }
    expect(found.map(({ number }) => number)).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    );
    const ids = new Set(found.map((row) => row.id));
    expect([...answered].filter((one) => !ids.has(one))).toEqual([]);
  });

  it('is the only one on its folder', async () => {
    await expect(startBuilt(folder)).rejects.toThrow('the server ended with 1');
  });

  it('stops cleanly while browsers listen', async () => {
    const listening = await fetch(`${server.address}/api/live?company=DEMO`, {
      headers: { ...headers },
    });
    expect(listening.status).toBe(200);
    const begun = Date.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(Date.now() - begun).toBeLessThan(60_000);
    await listening.body?.cancel();
  });
});
