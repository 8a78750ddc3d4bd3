import { randomUUID } from 'node:crypto';
import { createApi, readConfiguration } from '@balcao/api';
import { openEmbeddedEnd } from '../../../apps/api/src/composition/moving-ends.js';
import type { End } from '../../../apps/api/src/moving/end.js';

export const company = 'MERCEARIA';

const setUp = {
  firstName: 'Amélia',
  lastName: 'Sitoe',
  email: 'amelia@sitoe.co.mz',
  password: 'mercearia-2026',
  company: {
    name: 'Mercearia Sitoe, Lda',
    nuit: '400339910',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
  },
};

/** A data folder as the product leaves it: a company, parked sales, attachments. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const configuration = { ...readConfiguration({ DATA_DIR: dataDir }), threads: false };
  const api = await createApi(
    { ...configuration, logLevel: 'silent' },
    { companyIdOf: () => company },
  );
  const answer = await api.app.inject({ method: 'POST', url: '/api/setup', payload: setUp });
  if (answer.statusCode !== 201) throw new Error(`setting up answered ${answer.body}`);
  await api.close();
  const end = await openEmbeddedEnd(dataDir, true);
  for (const turn of [1, 2, 3]) {
    for (const draft of ['one', 'two']) await note(end, `parked-${draft}`, `turn ${turn}`);
  }
  await look(end, '/documents/FT_2026.1');
  await attach(end, 'contract', 'Contrato de arrendamento, doze meses');
  await attach(end, 'receipt', 'Recibo da renda');
  await end.close();
}

/** An event of a stream that no projection knows, with all that JSON can hold. */
export async function note({ events }: End, stream: string, text: string): Promise<void> {
  const data = { text, amounts: [0, -1.5, 1e21], nothing: null, nested: { é: 'ã\u2028"\\' } };
  const metadata = { recordedAt: '2026-03-02T08:00:00.000Z', schemaVersion: 1 };
  await events.append(stream, [{ id: randomUUID(), type: 'Noted', data, metadata }], 'any');
}

/** What an auditor viewed, outside the company's journal. */
async function look({ events }: End, path: string): Promise<void> {
  const looks = [{ at: '2026-03-02T09:00:00.000Z', userId: 'rui', path }];
  const event = {
    id: randomUUID(),
    type: 'LooksNoted',
    data: { id: company, looks },
    metadata: {},
  };
  await events.append(`looks-${company}`, [event], 'any');
}

export async function attach({ blobs }: End, id: string, text: string): Promise<void> {
  const storedAt = '2026-03-02T08:30:00.000Z';
  const named = { id, fileName: `${id}.txt`, contentType: 'text/plain', storedAt };
  await blobs.put(company, { ...named, content: Buffer.from(text) });
}

/** Everything that was ever said, in order, without what a store adds of its own. */
export async function exportOf({ events }: End): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for await (const { stream, revision, id, type, data, metadata } of events.readAll()) {
    all.push({ stream, revision, id, type, data, metadata });
  }
  return all;
}

/** The attachments with their content. */
export async function attachmentsOf({ blobs }: End): Promise<readonly unknown[]> {
  const { blobs: found } = await blobs.list(company);
  const all = found.map(async (info) => {
    const { content } = await blobs.get(company, info.id);
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    return { ...info, text: Buffer.concat(pieces).toString() };
  });
  return (await Promise.all(all)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
