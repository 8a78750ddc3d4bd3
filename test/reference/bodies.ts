import ts from 'typescript';
import { meaningOf } from './glossary.js';
import { orNull, type Schema } from './schema.js';
import { descendants, type Sources } from './sources.js';
import type { TypeSchemas } from './type-schemas.js';

type Described = Readonly<Record<string, Schema>>;

/** Of the bodies that are made of a register's fields: what every one of them has in addition. */
const ofEveryRegister = ['ExpectedRevisionBody', 'NewRecordBody'];

/** What comments say of the fields of bodies: of their classes, or of a register's fields. */
export class Bodies {
  readonly #fields: ReadonlyMap<string, ts.Type>;

  constructor(
    private readonly sources: Sources,
    private readonly schemas: TypeSchemas,
  ) {
    this.#fields = registerFields(sources);
  }

  /** The shapes of bodies with what is said of each of their fields. */
  described(shapes: Described): Described {
    return Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, this.withComments(name, shape)]),
    );
  }

  private withComments(name: string, shape: Schema): Schema {
    const type = this.classOf(name) ?? this.registerOf(name);
    const description = type === undefined ? '' : this.schemas.textOf(type.symbol);
    const properties = Object.entries(shape.properties ?? {}).map(
      ([field, schema]): [string, Schema] => {
        const property = type?.getProperty(field);
        const text = this.commentOf(property, field) ?? meaningOf(field);
        const isNullable = property !== undefined && this.takesNull(name, property);
        const whole = isNullable ? orNull(schema) : schema;
        return [field, { ...whole, ...(text !== undefined && { description: text }) }];
      },
    );
    const required = this.requiredOf(name, shape);
    return {
      ...shape,
      ...(description !== '' && { description }),
      ...(required.length > 0 && { required }),
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    };
  }

  /** What the check asks for, and what only the rules do: its type says that it is there. */
  private requiredOf(name: string, { properties = {}, required = [] }: Schema): readonly string[] {
    const type = this.classOf(name);
    const isSure = (field: string): boolean => {
      const { flags, valueDeclaration } = type?.getProperty(field) ?? {};
      const isOfClass =
        valueDeclaration !== undefined && ts.isPropertyDeclaration(valueDeclaration);
      return isOfClass && !((flags ?? 0) & ts.SymbolFlags.Optional);
    };
    return Object.keys(properties).filter((field) => required.includes(field) || isSure(field));
  }

  private commentOf(property: ts.Symbol | undefined, field: string): string | undefined {
    const common = ofEveryRegister.map((name) => this.classOf(name)?.getProperty(field));
    return [property, ...common]
      .map((one) => (one === undefined ? '' : this.schemas.textOf(one)))
      .find((text) => text !== '');
  }

  /** A change of a register takes values away by null, and so does what its type says it of. */
  private takesNull(body: string, property: ts.Symbol): boolean {
    const isOfRegister = this.classOf(body) === undefined && body.startsWith('Change');
    if (isOfRegister && property.name !== 'expectedRevision') return true;
    const type = this.sources.checker.getTypeOfSymbol(property);
    const members = type.isUnion() ? type.types : [type];
    return members.some(({ flags }) => flags & ts.TypeFlags.Null);
  }

  private classOf(name: string): ts.Type | undefined {
    const declared = this.sources.classes.get(name)?.name;
    const symbol = declared && this.sources.checker.getSymbolAtLocation(declared);
    return symbol && this.sources.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** The type of a register's fields, or of the entries of one of its lists. */
  private registerOf(body: string): ts.Type | undefined {
    const [, whole = ''] = /^(?:New|Change)(\w+)Body$/.exec(body) ?? [];
    const nouns = [...this.#fields.keys()].filter((one) => body.startsWith(one));
    const [noun = ''] = nouns.sort((one, other) => other.length - one.length);
    const field = body.slice(noun.length).replace(/Body$/, '');
    const named = `${field.charAt(0).toLowerCase()}${field.slice(1)}`;
    const list = this.#fields.get(noun)?.getProperty(named);
    const { checker } = this.sources;
    const entries = list && checker.getNonNullableType(checker.getTypeOfSymbol(list));
    return this.#fields.get(whole) ?? entries?.getNumberIndexType();
  }
}

/** The type of each register's fields by its noun: what `defineRegister` is called with. */
function registerFields({ checker, files }: Sources): ReadonlyMap<string, ts.Type> {
  const calls = files.flatMap((file) => descendants(file, ts.isCallExpression));
  return new Map(
    calls.flatMap(({ expression, typeArguments = [] }) => {
      const [noun, fields] = typeArguments;
      if (expression.getText() !== 'defineRegister') return [];
      if (noun === undefined || fields === undefined || !ts.isLiteralTypeNode(noun)) return [];
      const { literal } = noun;
      if (!ts.isStringLiteral(literal)) return [];
      return [[literal.text, checker.getTypeFromTypeNode(fields)]];
    }),
  );
}
