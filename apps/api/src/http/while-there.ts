import type { FastifyRequest } from 'fastify';

/** Who asked has gone: nobody is left to be answered. */
export class CallerGone extends Error {
  constructor() {
    super('the caller has gone');
    this.name = 'CallerGone';
  }
}

/** Does what takes long for as long as who asked is there; the signal ends it. */
export async function whileThere<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const there = new AbortController();
  const leave = (): void => {
    there.abort(new CallerGone());
  };
  socket.once('close', leave);
  try {
    return await work(there.signal);
  } finally {
    // The connection may carry other requests after this one.
    socket.off('close', leave);
  }
}
