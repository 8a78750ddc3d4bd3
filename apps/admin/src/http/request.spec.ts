import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connection } from './connection.js';
import { request } from './request.js';

type Fetch = typeof fetch;

/** A line that takes what is sent and answers nothing, until whoever sent it gives up. */
const silent: Fetch = (_path, init) =>
  new Promise((_answer, giveUp) => {
    init?.signal?.addEventListener('abort', () => {
      giveUp(init.signal?.reason as Error);
    });
  });

/** Begins an answer that does not come to its end. */
const cutInTheMiddle: Fetch = () => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"id":'));
      stream.error(new TypeError('the line is cut'));
    },
  });
  return Promise.resolve(new Response(body));
};

describe('a question to the server', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    connection.merge({ isReachable: true });
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    jest.restoreAllMocks();
  });

  it('counts as unanswered once its time is over', async () => {
    globalThis.fetch = silent;
    await expect(request('/api/session', { withinMs: 5 })).rejects.toMatchObject({ status: 0 });
    expect(connection.get().isReachable).toBe(false);
  });

  it('counts as unanswered where its answer is cut in the middle', async () => {
    globalThis.fetch = cutInTheMiddle;
    await expect(request('/api/session')).rejects.toMatchObject({ status: 0 });
    expect(connection.get().isReachable).toBe(false);
  });

  it('is given up by who asked, which says nothing of the network', async () => {
    globalThis.fetch = silent;
    const asked = new AbortController();
    const answer = request('/api/session', { signal: asked.signal, withinMs: 60_000 });
    asked.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(connection.get().isReachable).toBe(true);
  });

  it('is answered within its time', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json({ id: 'FT 2026/1' }));
    expect(await request('/api/session', { withinMs: 60_000 })).toMatchObject({
      body: { id: 'FT 2026/1' },
    });
    expect(connection.get().isReachable).toBe(true);
  });
});
