import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description, Operation } from './description.js';
import type { Schema } from './schema.js';

/** Where the reference is kept. */
export const keptIn = join(process.cwd(), 'docs', 'reference');

const read = (name: string): unknown => JSON.parse(readFileSync(join(keptIn, name), 'utf8'));

/** The description of the API as it is kept. */
export const keptDescription = (): Description => read('openapi.json') as Description;

/** The schemas of events as they are kept. */
export const keptEvents = (): { readonly $defs: Readonly<Record<string, Schema>> } =>
  read('events.json') as ReturnType<typeof keptEvents>;

/** Every operation of the description, with its method and path: `POST /api/articles`. */
export function keptOperations(): readonly (readonly [name: string, Operation])[] {
  return Object.entries(keptDescription().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
}

/** A schema in which objects have the properties that are described, and no others. */
export function closed<S>(schema: S): S {
  if (Array.isArray(schema)) return schema.map((one: unknown) => closed(one)) as S;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value as unknown)]),
  );
  const isObject = 'properties' in inner && inner['type'] === 'object';
  const isOpen = 'additionalProperties' in inner;
  return (isObject && !isOpen ? { ...inner, additionalProperties: false } : inner) as S;
}
