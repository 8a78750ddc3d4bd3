import { operations, type Operation } from './operations.js';
import type { Sent } from './target.js';
import type { Values } from './values.js';

/** These end the session or the account of the caller; the walk over all routes calls them. */
const left = /\/(session|sessions\/.*|account\/close)$/;

/** Operations that are called at random: commands more often than reads. */
const called = operations.filter(({ path }) => !left.test(path));
const commands = called.filter(({ method }) => method !== 'GET');
const reads = called.filter(({ method }) => method === 'GET');

/** Lists that name what there is. */
export const lists: readonly string[] = reads
  .map(({ path }) => path)
  .filter((path) => !path.includes('{') && !/live|export|metrics|docs/.test(path));

const filters = [
  (values: Values) => JSON.stringify({ [values.text('name')]: values.odd() }),
  (values: Values) => JSON.stringify({ id: { $in: [values.id(''), values.odd()] } }),
  () => JSON.stringify({ $or: Array(1_200).fill({}) }),
  () => '{"$or":['.repeat(500),
  () => `${'{"$or":['.repeat(400)}{}${']}'.repeat(400)}`,
  () => JSON.stringify({ id: { $exists: 1 } }),
];

/** A request of the sequence that the numbers of `values` make. */
export function randomRequest(values: Values): Sent {
  const operation = values.oneOf(values.isSo(0.7) ? commands : reads);
  const { method } = operation;
  const path = `${addressOf(operation, values)}${queryOf(operation, values)}`;
  const sent = { method, path, isSignedIn: values.isSo(0.95) };
  return method === 'GET' ? sent : { ...sent, ...bodyOf(operation, values) };
}

/** The kind of an id in an address is the word before it. */
const addressOf = ({ path }: Operation, values: Values): string =>
  path.replaceAll(
    /([\w-]+)\/\{\w+\}/g,
    (_, kind: string) => `${kind}/${encodeURIComponent(values.id(kind))}`,
  );

function queryOf({ query }: Operation, values: Values): string {
  const sent = new URLSearchParams();
  for (const name of query) {
    if (values.isSo(0.5)) sent.append(name, queryValue(name, values));
  }
  const text = sent.toString();
  return text === '' ? '' : `?${text}`;
}

function queryValue(name: string, values: Values): string {
  if (name === 'filter') return values.oneOf(filters)(values);
  if (values.isSo(0.2)) return String(values.odd());
  if (name === 'page' || name === 'perPage') return values.oneOf(['1', '25', '0', '999999999']);
  return values.text(name);
}

function bodyOf(
  { mediaType = 'application/json', schema }: Operation,
  values: Values,
): Pick<Sent, 'contentType' | 'body'> {
  if (mediaType === 'application/json') {
    const sent = values.isSo(0.02) ? values.odd() : values.of(schema ?? {});
    const body = JSON.stringify(typeof sent === 'string' ? {} : sent);
    return { contentType: mediaType, body };
  }
  const noise = String(values.odd());
  if (mediaType !== 'multipart/form-data') return { contentType: mediaType, body: noise };
  const plan = JSON.stringify({ kind: 'articles', fileName: 'a.csv', fields: {} });
  const part = (name: string, text: string, file = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  const form = part('plan', values.isSo(0.7) ? plan : noise);
  const body = `${form}${part('file', noise, '; filename="a.csv"')}--x--\r\n`;
  return { contentType: `${mediaType}; boundary=x`, body };
}
