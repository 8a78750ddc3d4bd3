/** A JSON Schema, as far as the reference writes it. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
}

/** The schema of null. */
export const nothing: Schema = { type: 'null' };

/** A schema that also takes null. */
export function orNull(schema: Schema): Schema {
  if (typeof schema.type === 'string' && schema.enum === undefined && schema.const === undefined) {
    return { ...schema, type: [schema.type, 'null'] };
  }
  return { anyOf: [...(schema.anyOf ?? [schema]), nothing] };
}
