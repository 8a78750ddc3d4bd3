import ts from 'typescript';
import type { Schema } from './schema.js';
import { readSources } from './sources.js';
import { TypeSchemas } from './type-schemas.js';

/** The schemas of the events that the product records, by their types, and of what is in them. */
export interface EventSchemas {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly events: readonly string[];
}

/** Reads the type of every event that the domain declares. */
export function readEventSchemas(): EventSchemas {
  const { checker, files } = readSources();
  const schemas = new TypeSchemas(checker, '#/$defs/');
  const found = new Map<string, Schema>();
  for (const file of files) {
    if (!file.fileName.includes('/libs/domain/src/')) continue;
    for (const declared of file.statements.filter(ts.isTypeAliasDeclaration)) {
      if (declared.typeParameters !== undefined) continue;
      const type = checker.getTypeAtLocation(declared);
      for (const member of type.isUnion() ? type.types : [type]) {
        const event = eventIn(checker, member);
        if (event === undefined || found.has(event.type)) continue;
        const description = schemas.textOf(member.aliasSymbol);
        const data = schemas.of(event.data);
        found.set(event.type, {
          ...(description !== '' && { description }),
          type: 'object',
          properties: { type: { const: event.type }, data },
          required: ['type', 'data'],
        });
      }
    }
  }
  const events = [...found.keys()].sort();
  const described = Object.fromEntries(events.map((type) => [type, found.get(type) ?? {}]));
  return { events, $defs: { ...described, ...withoutThese(schemas.named, found) } };
}

/** The file of all events: one of them is what an event of a journal is. */
export function eventsFile(): object {
  const { events, $defs } = readEventSchemas();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Events that Balcão records',
    description:
      'As they stand in the journal for ever. New fields are optional; a reader passes over those that it does not know.',
    anyOf: events.map((type) => ({ $ref: `#/$defs/${type}` })),
    $defs,
  };
}

/** The name and the data of a type that is an event. */
function eventIn(checker: ts.TypeChecker, type: ts.Type) {
  const [name, data] = [type.getProperty('type'), type.getProperty('data')];
  if (name === undefined || data === undefined) return undefined;
  const literal = checker.getTypeOfSymbol(name);
  if (!literal.isStringLiteral()) return undefined;
  return { type: literal.value, data: checker.getTypeOfSymbol(data) };
}

function withoutThese(
  named: Readonly<Record<string, Schema>>,
  events: ReadonlyMap<string, Schema>,
): Readonly<Record<string, Schema>> {
  const clashing = Object.keys(named).filter((name) => events.has(name));
  if (clashing.length > 0) throw new Error(`events and their parts are called ${clashing.join()}`);
  return named;
}
