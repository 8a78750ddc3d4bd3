import { declaredRoutes, openApiOf, type DeclaredRoute } from '@balcao/api';
import ts from 'typescript';
import { Answers, type Answer } from './answers.js';
import { Bodies } from './bodies.js';
import { listNamed, saidOf } from './comments.js';
import { parametersOf, sharedParameters, type Parameter } from './parameters.js';
import { exampleBodies } from './examples.js';
import { codesByStatus, refusals, refusalsOf, sharedRefusals } from './refusals.js';
import { Rows } from './rows.js';
import type { Schema } from './schema.js';
import { securityOf, securitySchemes } from './security.js';
import { methodOf, readSources, type Sources } from './sources.js';
import { TypeSchemas } from './type-schemas.js';

type App = Parameters<typeof openApiOf>[0];

/** An answer that operations share, with what one of them says of it. */
export interface SharedAnswer {
  readonly $ref: string;
  readonly description?: string;
}

/** One operation as a description has it. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<
      Record<string, { readonly schema: Schema; readonly example?: object }>
    >;
  };
  readonly responses: Readonly<Record<string, Answer | SharedAnswer>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags?: readonly string[];
}

/** A description of an API, as far as it is read here. */
export interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const about = [
  'Back office, invoicing and point of sale: reads and commands over HTTP.',
  'People sign in with a session cookie and repeat its CSRF token on everything that is not a read;',
  'programs send an API key. `docs/guides/integrate.md` says more.',
].join(' ');

/** The whole description of the API: its routes, with what their types and comments say. */
export function describeApi(app: App): Description {
  const sources = readSources();
  const base = openApiOf(app) as unknown as Description;
  const schemas = new TypeSchemas(sources.checker, '#/components/schemas/');
  const bodies = new Bodies(sources, schemas).described(base.components.schemas);
  const operations = new Operations(sources, schemas, bodies);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of declaredRoutes(app)) {
    const path = `/api${route.path}`.replaceAll(/:(\w+)/g, '{$1}');
    const method = route.method.toLowerCase();
    const declared = base.paths[path]?.[method];
    if (declared === undefined) throw new Error(`${method} ${path} is not in the description`);
    (paths[path] ??= {})[method] = operations.described(route, declared);
  }
  schemas.of(contractOf(sources, 'Problem'));
  schemas.of(contractOf(sources, 'Rehearsal'));
  schemas.of(contractOf(sources, 'EventsPage'));
  return {
    openapi: '3.1.0',
    info: { title: 'Balcão', version: '1', description: about },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: inOrder({ ...schemas.named, ...bodies }),
      responses: sharedRefusals(codesByStatus(sources)),
      parameters: sharedParameters,
      securitySchemes,
    },
  } as Description;
}

/** The schemas by name: where a class is registered moves none of them. */
const inOrder = <T>(schemas: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Describes operations by the methods that answer them. */
class Operations {
  readonly #answers: Answers;
  readonly #examples = exampleBodies();

  constructor(
    private readonly sources: Sources,
    private readonly schemas: TypeSchemas,
    private readonly bodies: Readonly<Record<string, Schema>>,
  ) {
    const rows = new Rows(sources, schemas);
    this.#answers = new Answers(sources.checker, schemas, rows);
  }

  described(route: DeclaredRoute, declared: Operation): Operation {
    const method = methodOf(this.sources, route);
    const symbol = this.sources.checker.getSymbolAtLocation(method.name);
    const isOfFactory = route.declaredAs !== route.controller.name;
    const list = isOfFactory ? listNamed(route.path) : undefined;
    const { parameters = [], requestBody, tags, operationId } = declared;
    return {
      operationId,
      ...saidOf(this.schemas.textOf(symbol), route, list),
      ...(tags !== undefined && { tags }),
      security: securityOf(route),
      parameters: parametersOf(route, method, parameters),
      ...(requestBody !== undefined && { requestBody: this.withExample(route, requestBody) }),
      responses: { ...this.accepted(route, method, declared), ...this.refused(route, declared) },
    };
  }

  /** The answers to what is accepted; a command that can be rehearsed may answer a rehearsal. */
  private accepted(route: DeclaredRoute, method: ts.MethodDeclaration, declared: Operation) {
    const { status } = route;
    const { [status]: own } = declared.responses;
    const answer = { ...this.#answers.of(route, method), ...contentOf(own) };
    const { [keptStatus]: kept } = declared.responses;
    return {
      ...(route.isRehearsable ? withRehearsal(status, answer) : { [status]: answer }),
      ...(kept !== undefined && status !== keptStatus && { [keptStatus]: withRequest(kept) }),
    };
  }

  private withExample(route: DeclaredRoute, body: NonNullable<Operation['requestBody']>) {
    const example = this.#examples.get(`${route.method} ${route.path}`);
    const json = body.content['application/json'];
    if (example === undefined || json === undefined) return body;
    return { ...body, content: { ...body.content, 'application/json': { ...json, example } } };
  }

  private refused(route: DeclaredRoute, { requestBody, parameters = [] }: Operation) {
    const shape = requestBody?.content['application/json']?.schema;
    const name = shape?.$ref?.split('/').at(-1) ?? '';
    const isBased = 'expectedRevision' in (this.bodies[name]?.properties ?? {});
    const statuses = refusalsOf({
      route,
      hasBody: requestBody !== undefined,
      isBasedOnWhatWasSeen: isBased || parameters.some((one) => one.name === 'X-Rehearsed'),
    });
    return {
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          { $ref: `#/components/responses/${refusals[status].name}` },
        ]),
      ),
      default: { $ref: '#/components/responses/Failed' },
    };
  }
}

/** What a method says of its answer that its type does not: headers, and what it writes itself. */
function contentOf(own: Answer | SharedAnswer | undefined): object {
  if (own === undefined || '$ref' in own) return {};
  const { description, ...said } = own;
  return 'content' in said ? { description, ...said } : said;
}

/** The status of a command that is kept for an approval. */
const keptStatus = 202;

/** The answer to a command that is kept: the request that was made of it. */
function withRequest(kept: Answer | SharedAnswer): Answer | SharedAnswer {
  if ('$ref' in kept) return kept;
  const schema = { $ref: '#/components/schemas/Accepted' };
  return { ...kept, content: { 'application/json': { schema } } };
}

/** An answer, or that of a rehearsal: which has 200 also where the command has 201. */
function withRehearsal(status: number, answer: Answer): Readonly<Record<number, Answer>> {
  const rehearsal = { $ref: '#/components/schemas/Rehearsal' };
  const schema = answer.content?.['application/json']?.schema ?? {};
  const either = {
    ...answer,
    content: { 'application/json': { schema: { anyOf: [schema, rehearsal] } } },
  };
  const tried = {
    description: 'What the command would do, where it is sent with `rehearse`.',
    content: { 'application/json': { schema: rehearsal } },
  };
  return status === 200 ? { 200: either } : { 200: tried, [status]: answer };
}

/** A type that the contracts declare by its name. */
function contractOf({ checker, files }: Sources, name: string): ts.Type {
  const declared = files
    .filter(({ fileName }) => fileName.includes('/contracts/src/'))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .find((one) => one.name.text === name);
  if (declared === undefined) throw new Error(`contracts declare no ${name}`);
  return checker.getTypeAtLocation(declared);
}
