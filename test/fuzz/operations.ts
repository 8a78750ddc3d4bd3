import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON Schema as the description of the API has it. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The same as it is written: what may be null has two types. */
type DescribedSchema = Omit<Schema, 'type'> & { readonly type?: string | readonly string[] };

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One route of the API, and what it says about its body. */
export interface Operation {
  readonly method: string;
  /** `/api/articles/{id}`. */
  readonly path: string;
  /** Names of what its address may carry behind the question mark. */
  readonly query: readonly string[];
  /** What it takes; nothing where it describes no body. */
  readonly mediaType: string | undefined;
  readonly schema: Schema | undefined;
}

const file = join(process.cwd(), 'docs', 'reference', 'openapi.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

/** Every route of the API, in the order of the description. */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      return { method: method.toUpperCase(), path, query, mediaType, schema: content?.schema };
    }),
);

/** The schema itself, where it is a reference to one; of several, the first. */
export function resolved({ type, ...schema }: DescribedSchema): Schema {
  const [first] = [type].flat();
  return whole({ ...schema, ...(first !== undefined && { type: first }) });
}

function whole(schema: Schema): Schema {
  const [only] = schema.allOf ?? schema.anyOf ?? [];
  const { $ref } = only ?? schema;
  if ($ref === undefined) return only ?? schema;
  return description.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
}
