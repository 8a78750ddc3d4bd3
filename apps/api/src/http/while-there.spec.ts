import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { CallerGone, whileThere } from './while-there.js';

function requestOn(socket: EventEmitter): FastifyRequest {
  return { raw: { socket } } as unknown as FastifyRequest;
}

const untilEnded = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

describe('what is done while the caller is there', () => {
  it('ends when the connection is closed', async () => {
    const socket = new EventEmitter();
    const work = whileThere(requestOn(socket), untilEnded);
    socket.emit('close');
    await expect(work).rejects.toBeInstanceOf(CallerGone);
  });

  it('is answered, and leaves the connection to the next request', async () => {
    const socket = new EventEmitter();
    await expect(whileThere(requestOn(socket), () => Promise.resolve('a file'))).resolves.toBe(
      'a file',
    );
    expect(socket.listenerCount('close')).toBe(0);
  });
});
