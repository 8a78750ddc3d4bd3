import { describe, expect, it } from '@jest/globals';
import { keptDescription, keptOperations } from './kept.js';
import type { Schema } from './schema.js';

const operations = keptOperations();
const description = keptDescription();
const { schemas } = description.components;

/** The names of the operations of which something holds. */
const those = (holds: (operation: (typeof operations)[number][1], name: string) => boolean) =>
  operations.flatMap(([name, operation]) => (holds(operation, name) ? [name] : []));

const isAccepted = (status: string): boolean => status.startsWith('2');

/** The schemas of JSON that an operation answers when all is well. */
const answersOf = ({ responses }: (typeof operations)[number][1]) =>
  Object.entries(responses).flatMap(([status, answer]) =>
    isAccepted(status) && 'content' in answer ? Object.values(answer.content ?? {}) : [],
  );

/** The schemas of the bodies that operations take, by their names. */
const bodies = [
  ...new Set(
    operations.flatMap(([, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
    ),
  ),
];

/** The names of all schemas that a schema is made of. */
function namesIn(schema: unknown, known = new Set<string>()): readonly string[] {
  const found = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name = ''] of found) {
    if (known.has(name)) continue;
    known.add(name);
    namesIn(schemas[name] ?? {}, known);
  }
  return [...known];
}

describe('an operation of the description', () => {
  it('has a summary and a description', () => {
    expect(those(({ summary = '' }) => summary === '' || summary.length > 130)).toEqual([]);
    expect(those(({ description: said = '' }) => said.length < 20)).toEqual([]);
  });

  it('describes what it answers, down to the rows of lists', () => {
    const isEmpty = (schema: Schema | undefined): boolean =>
      schema === undefined || Object.keys(schema).length === 0;
    const answersNothing = those(
      (operation) =>
        answersOf(operation).length === 0 && !Object.hasOwn(operation.responses, '204'),
    );
    expect(answersNothing).toEqual([]);
    const isOfAnything = (schema: Schema): boolean =>
      isEmpty(schema) ||
      (schema.type === 'array' && isEmpty(schema.items)) ||
      (schema.type === 'object' && schema.properties === undefined && !isOpen(schema));
    expect(
      those((operation) => answersOf(operation).some(({ schema }) => isOfAnything(schema))),
    ).toEqual([]);
  });

  it('names no schema, answer or parameter that is not there', () => {
    const { components } = description as unknown as {
      readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    const named = JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
    const missing = [...named].flatMap(([whole, kind = '', name = '']) =>
      Object.hasOwn(components[kind] ?? {}, name) ? [] : [whole],
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('says how it can be refused', () => {
    const refusals = (responses: object) =>
      Object.keys(responses).filter((status) => status.startsWith('4'));
    expect(those(({ responses }) => refusals(responses).length === 0)).toEqual([]);
    expect(those(({ responses }) => !Object.hasOwn(responses, 'default'))).toEqual([]);
    const isGuarded = ({ security = [] }: (typeof operations)[number][1]) => security.length > 0;
    expect(
      those((operation) => isGuarded(operation) !== Object.hasOwn(operation.responses, '401')),
    ).toEqual([]);
    expect(
      those(
        ({ requestBody, responses }) =>
          requestBody !== undefined && !Object.hasOwn(responses, '422'),
      ),
    ).toEqual([]);
  });

  it('names the codes that are specific to it', () => {
    const conflicts = (name: string): string => {
      const [, operation] = operations.find(([one]) => one === name) ?? [];
      return operation?.responses['409']?.description ?? '';
    };
    expect(conflicts('POST /api/documents/{id}/cancel')).toContain('`document.alreadyCancelled`');
    expect(conflicts('POST /api/documents/{id}/cancel')).not.toContain('`document.noLines`');
    expect(conflicts('POST /api/regions')).toContain('`field.taken`');
    expect(conflicts('POST /api/regions')).not.toContain('party.');
    const commands = those((_, name) => name.startsWith('POST '));
    const named = those((operation) => JSON.stringify(operation).includes('Specific codes: '));
    expect(named.length).toBeGreaterThan(commands.length * 0.8);
  });

  it('says how to sign in: with a session and its token, or with an API key', () => {
    const changes = (name: string): boolean => !name.startsWith('GET ');
    const sessions = ({ security = [] }: (typeof operations)[number][1]) =>
      security.filter((way) => 'session' in way);
    expect(
      those((operation, name) =>
        sessions(operation).some((way) => 'csrf' in way !== changes(name)),
      ),
    ).toEqual([]);
    const ways = new Map(operations.map(([name, { security = [] }]) => [name, security]));
    expect(ways.get('POST /api/articles')).toEqual([{ session: [], csrf: [] }, { apiKey: [] }]);
    expect(ways.get('GET /api/articles')).toEqual([{ session: [] }, { apiKey: [] }]);
    expect(ways.get('POST /api/account')).toEqual([{ session: [], csrf: [] }]);
    expect(ways.get('POST /api/session')).toEqual([]);
  });
});

describe('a body in the description', () => {
  const fields = bodies.flatMap((name) =>
    Object.entries(schemas[name]?.properties ?? {}).map(
      ([field, schema]) => [`${name}.${field}`, schema] as const,
    ),
  );

  it('says what each of its fields is', () => {
    expect(fields.length).toBeGreaterThan(800);
    const unsaid = fields.flatMap(([name, { description: said = '' }]) =>
      said === '' ? [name] : [],
    );
    expect(unsaid).toEqual([]);
  });

  it('has an example of each day, decimal and id', () => {
    const examples = fields.filter(([, schema]) => schema.examples !== undefined);
    expect(examples.length).toBeGreaterThan(200);
    const [, quantity] = fields.find(([name]) => name === 'DocumentLineBody.quantity') ?? [];
    expect(quantity).toMatchObject({ type: 'string', examples: ['1450.00'] });
  });

  it('has a whole example, unless only an earlier answer has a value of it', () => {
    const taking = operations.filter(
      ([, { requestBody }]) => requestBody?.content['application/json'] !== undefined,
    );
    const whole = taking.filter(
      ([, { requestBody }]) => requestBody?.content['application/json']?.example !== undefined,
    );
    expect(taking.length).toBeGreaterThan(200);
    expect(whole.length / taking.length).toBeGreaterThan(0.85);
    const [, region] = whole.find(([name]) => name === 'POST /api/regions') ?? [];
    expect(region?.requestBody?.content['application/json']?.example).toHaveProperty('name');
  });

  it('requires what the rules require, and takes null where it takes a value away', () => {
    expect(schemas['NewRegionBody']).toMatchObject({ required: ['id', 'name'] });
    expect(schemas['ChangeRegionBody']?.required).toBeUndefined();
    expect(schemas['ChangePartyBody']?.properties?.['address1']).toMatchObject({
      type: ['string', 'null'],
    });
    expect(schemas['NewPartyBody']?.properties?.['address1']).toMatchObject({ type: 'string' });
  });
});

describe('the shared answers to what is refused', () => {
  const { responses } = description.components as unknown as {
    readonly responses: Readonly<Record<string, unknown>>;
  };
  const codesOf = (name: string): readonly string[] => {
    const whole = JSON.stringify(responses[name]);
    const [, codes = ''] = /"enum":(\[[^\]]*\])/.exec(whole) ?? [];
    return JSON.parse(codes) as readonly string[];
  };

  it('are one problem document with the codes of their status', () => {
    for (const answer of Object.values(responses)) {
      expect(JSON.stringify(answer)).toContain('#/components/schemas/Problem');
    }
    expect(codesOf('NotFound')).toContain('series.notFound');
    expect(codesOf('Conflict')).toEqual(
      expect.arrayContaining(['series.closed', 'request.idempotencyKeyReused']),
    );
    expect(codesOf('TooMany')).toContain('limit.liveOfMember');
    expect(codesOf('Unavailable')).toContain('request.diskFull');
    expect(codesOf('Invalid')).not.toContain('series.closed');
  });
});

const isOpen = ({ additionalProperties }: Schema): boolean => additionalProperties !== undefined;
