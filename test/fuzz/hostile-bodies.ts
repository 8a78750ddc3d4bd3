import { operations, type Operation } from './operations.js';
import type { Sent } from './target.js';

const types = [
  'application/json',
  'application/octet-stream',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  'application/json; charset=utf-16',
  'nonsense',
];

const wide = JSON.stringify(
  Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`field${at}`, at])),
);
const json = 'application/json';

/** Bodies that no route can make sense of. */
const bodies: readonly Pick<Required<Sent>, 'contentType' | 'body'>[] = [
  ...types.map((contentType) => ({ contentType, body: '<a/>' })),
  { contentType: json, body: '' },
  { contentType: json, body: '[]' },
  { contentType: json, body: '7' },
  { contentType: json, body: 'null' },
  { contentType: json, body: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
  { contentType: json, body: wide },
  { contentType: json, body: '{"__proto__":{"a":1}}' },
];

/** Whatever ends the session comes last. */
const endsSession = ({ path }: Operation): boolean => /\/(session|sessions\/.*)$/.test(path);

/** Every body for every route that may read one, and each other route once. */
export function* hostileRequests(): Generator<Sent> {
  const inOrder = operations.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
  for (const isSignedIn of [false, true]) {
    for (const { method, path: template } of inOrder) {
      const sent = { method, path: template.replaceAll(/\{\w+\}/g, 'NONE1'), isSignedIn };
      if (method === 'GET') yield sent;
      else for (const body of bodies) yield { ...sent, ...body };
    }
  }
}
