import { unknownFigure } from './asked-figure.js';
import type { Place } from './contributions.js';

/** Where a page of contributions begins: in which leg, where in it, and what there was before. */
export interface PageToken extends Place {
  readonly leg: number;
  readonly running: number;
}

/** As it is handed out, and sent with the next question. */
export function tokenText({ leg, skip, running, day }: PageToken): string {
  return [leg, skip, running, ...(day === undefined ? [] : [day])].join('_');
}

/** Reads a token; the beginning without one. Throws `RequestError` for what is none. */
export function tokenOf(sent: unknown, opening: number): PageToken {
  if (sent === undefined) return { leg: 0, skip: 0, running: opening };
  const parts = typeof sent === 'string' ? /^(\d+)_(\d+)_(-?\d+)(?:_([\d-]+))?$/.exec(sent) : null;
  if (parts === null) throw unknownFigure();
  const [, leg = '', skip = '', running = '', day] = parts;
  const place = { leg: Number.parseInt(leg, 10), skip: Number.parseInt(skip, 10) };
  return {
    ...place,
    running: Number.parseInt(running, 10),
    ...(day !== undefined && { day }),
  };
}
