import { afterEach, describe, expect, it } from '@jest/globals';
import { sendCommand } from './command.js';

const command = { companyId: 'MERCEARIA', path: '/api/documents/FT_2026.1/link', body: {} };

const kept = new Map<string, string>();
globalThis.sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
} as unknown as Storage;

describe('what the server answers to a command', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  const answered = (body: unknown): ReturnType<typeof sendCommand> => {
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status: 201 }));
    return sendCommand(command);
  };

  it('is whole, where it says more than what was accepted', async () => {
    const answer = { id: 'FT_2026.1', revision: 7, link: 'https://loja.co.mz/api/paper?t=a' };
    expect(await answered(answer)).toEqual(answer);
  });

  it.each([{}, { id: 7, revision: 'seven' }, null])(
    'has an id and a revision: %j',
    async (body) => {
      expect(await answered(body)).toMatchObject({ id: expect.any(String), revision: 0 });
    },
  );
});
