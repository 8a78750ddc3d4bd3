import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiOf } from '@balcao/api';
import { referenceFiles } from '../reference/files.js';
import { keptIn } from '../reference/kept.js';
import { TestServer } from './support/server.js';

const kept = (name: string): Promise<string> => readFile(join(keptIn, name), 'utf8');

describe('the description of the API', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.end());

  it('is in the repository as `npm run docs` writes it, with the other references', async () => {
    // A line of the routes or permissions that changes is a change of who may do what.
    const files = Object.entries(referenceFiles(server.api.app));
    expect(files).toHaveLength(6);
    for (const [name, text] of files) expect(text).toBe(await kept(name));
  });

  it('is what the server answers to programs', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/docs-json`);
    expect(await answer.json()).toEqual(JSON.parse(await kept('openapi.json')));
  });

  it('bounds each text and each list that a body may hold', () => {
    const { schemas = {} } = openApiOf(server.api.app).components ?? {};
    const unbounded = Object.entries(schemas).flatMap(([name, shape]) =>
      unboundedIn(shape as Shape).map((path) => `${name}${path}`),
    );
    expect(unbounded).toEqual([]);
    const list = { type: 'array', items: { type: 'string' } };
    expect(unboundedIn({ type: 'object', properties: { list } })).toEqual(['.list', '.list[]']);
  });
});

/** As much of a schema as says how large a value may be. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** The paths within a shape of what may be of any length. */
function unboundedIn(shape: Shape, path = ''): readonly string[] {
  const { type, items, properties = {} } = shape;
  const isBounded =
    type === 'string'
      ? [shape.maxLength, shape.enum, shape.pattern, shape.format].some((one) => one !== undefined)
      : type !== 'array' || shape.maxItems !== undefined;
  return [
    ...(isBounded ? [] : [path]),
    // A list of texts has the length of each next to it, which the description does not state.
    ...(items === undefined || (isBounded && items.type === 'string')
      ? []
      : unboundedIn(items, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, one]) => unboundedIn(one, `${path}.${name}`)),
  ];
}
