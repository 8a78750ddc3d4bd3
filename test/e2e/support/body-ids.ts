/** As much of a schema as says which fields a body has. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly allOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
}

/** The named schemas of a description. */
export type Schemas = Readonly<Record<string, unknown>>;

/** Where a request may carry an `id`: `company.id`. */
export function idsIn(requestBody: unknown, schemas: Schemas): readonly string[] {
  const { content = {} } = (requestBody ?? {}) as {
    readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
  };
  return Object.values(content).flatMap(({ schema }) => below(schema, schemas, '', []));
}

function below(
  of: unknown,
  schemas: Schemas,
  path: string,
  within: readonly string[],
): readonly string[] {
  const { $ref, properties = {}, items, allOf, oneOf, anyOf } = (of ?? {}) as Schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return within.includes(name) ? [] : below(schemas[name], schemas, path, [...within, name]);
  }
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...(name === 'id' ? [`${path}id`] : []),
      ...below(schema, schemas, `${path}${name}.`, within),
    ]),
    ...[items, allOf, oneOf, anyOf]
      .flat()
      .flatMap((schema) => (schema === undefined ? [] : below(schema, schemas, path, within))),
  ];
}
