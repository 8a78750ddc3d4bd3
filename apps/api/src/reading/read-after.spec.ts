import { describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { OwnWrites } from './own-writes.js';
import { ReadAfter } from './read-after.js';

const amina = {
  kind: 'user',
  userId: 'amina',
  userName: 'Amina',
  sessionId: 's1',
  companyId: 'PADARIA',
  requestId: 'r1',
} as const satisfies MemberCaller;

/** Reads of a company whose journal is at 9, and whose rows are so many events behind. */
function reading(behind = 0) {
  const waited: number[] = [];
  const sentHeaders: Record<string, string> = {};
  const waitFor = (_: string, revision: number) => {
    waited.push(revision);
    return Promise.resolve(behind);
  };
  const projections = { freshness: { waitFor } } as unknown as Projections;
  const journals = {
    revision: () => Promise.resolve(9),
    consult: () => Promise.resolve(undefined),
  } as unknown as Journals;
  const writes = new OwnWrites();
  const readAfter = new ReadAfter(projections, journals, writes, {} as Sources);
  const header = (name: string, value: string) => (sentHeaders[name] = value);
  const read = (sent: Readonly<Record<string, string>> = {}) =>
    readAfter.wait(
      { headers: sent } as unknown as FastifyRequest,
      { header } as unknown as FastifyReply,
      amina,
    );
  return { writes, waited, sentHeaders, read };
}

describe('a read', () => {
  it('waits for nothing where its reader has written nothing and names no revision', async () => {
    const { waited, read } = reading();
    await read();
    await read({ [headers.readAfter]: 'soon' });
    expect(waited).toEqual([]);
  });

  it('waits for what its reader has written, once', async () => {
    const { writes, waited, sentHeaders, read } = reading();
    writes.note(amina, 7);
    await read();
    await read();
    expect(waited).toEqual([7]);
    expect(sentHeaders).toEqual({});
  });

  it('waits for the later of that and what it names, and never beyond the journal', async () => {
    const { writes, waited, read } = reading();
    writes.note(amina, 7);
    await read({ [headers.readAfter]: '8' });
    writes.note(amina, 7);
    await read({ [headers.readAfter]: '6' });
    await read({ [headers.readAfter]: '12' });
    expect(waited).toEqual([8, 7, 9]);
  });

  it('says how far the rows are behind, and does not wait for the same again', async () => {
    const { writes, waited, sentHeaders, read } = reading(3);
    writes.note(amina, 7);
    await read();
    await read();
    expect(waited).toEqual([7]);
    expect(sentHeaders).toEqual({ [headers.readBehind]: '3' });
  });
});
