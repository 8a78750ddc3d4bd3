import { otherLists, resources, textRegisters } from '@balcao/contracts';
import { allProjections } from '@balcao/projections';
import { Rows } from './rows.js';
import type { Schema } from './schema.js';
import { readSources } from './sources.js';
import { TypeSchemas } from './type-schemas.js';

interface Declared {
  readonly path: string;
  readonly collection: string;
}

/** The paths of the lists that show rows of a collection. */
function pathsOf(collection: string): readonly string[] {
  const lists: readonly Declared[] = [
    ...Object.values<Declared>(resources),
    ...Object.entries<Omit<Declared, 'path'>>(otherLists).map(([path, one]) => ({ path, ...one })),
  ];
  const paths = lists.filter((one) => one.collection === collection).map(({ path }) => path);
  return [...new Set(paths)].sort();
}

const plain: ReadonlySet<string> = new Set(textRegisters.map(([, { collection }]) => collection));

/**
 * The file of the read models: their rows, the events that they are made of, and their lists. A
 * shape that the description of the API has, `described`, is referred to there.
 */
export function rowsFile(described: readonly string[]): object {
  const sources = readSources();
  const schemas = new TypeSchemas(sources.checker, '#/$defs/');
  const rows = new Rows(sources, schemas);
  const own = allProjections.filter(({ collection }) => !plain.has(collection.name));
  const models = own.map(({ name, category, collection, events }): [string, Schema] => {
    const lists = pathsOf(collection.name);
    const model = {
      ...rows.of(collection.name),
      'x-version': collection.version,
      'x-projection': name,
      'x-streams': category,
      'x-events': [...events].sort(),
      ...(lists.length > 0 && { 'x-lists': lists.map((path) => `/api/${path}`) }),
    };
    return [collection.name, model];
  });
  const inOrder = <T>(entries: readonly (readonly [string, T])[]) =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  const defined = Object.entries(schemas.named).filter(([name]) => !described.includes(name));
  const file = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rows of the read models',
    description:
      'Each property is a collection: the shape of its rows, the version of its fold, the events that it is made of, and the lists of the API that show it. Rows of registers that have texts only consist of their fields, and are described with the API.',
    type: 'object',
    properties: inOrder(models),
    $defs: inOrder(defined),
  };
  return placed(file, new Set(described));
}

/** The value in which shapes of the API are referred to where they are described. */
function placed<T>(value: T, described: ReadonlySet<string>): T {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (key !== '$ref' || typeof one !== 'string') return one;
    const name = one.replace('#/$defs/', '');
    return described.has(name) ? `openapi.json#/components/schemas/${name}` : one;
  }) as T;
}
