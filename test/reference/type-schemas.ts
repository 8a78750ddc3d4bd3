import ts from 'typescript';
import { formatOf } from './formats.js';
import { nothing, orNull, type Schema } from './schema.js';
import { isOwn } from './sources.js';

/** Schemas of types: those with a name once each, and a reference wherever they are used. */
export class TypeSchemas {
  readonly named: Record<string, Schema> = {};
  readonly #types = new Map<string, ts.Type>();

  constructor(
    private readonly checker: ts.TypeChecker,
    /** Before the name of a schema that is referred to. */
    private readonly prefix: string,
  ) {}

  /** The schema of a type: a reference where the type has a name. */
  of(type: ts.Type): Schema {
    const name = this.nameOf(type);
    return name === undefined ? this.shapeOf(type) : this.reference(name, type);
  }

  /** What the comment of a declaration says, on one line. */
  textOf(symbol: ts.Symbol | undefined): string {
    const parts = symbol?.getDocumentationComment(this.checker) ?? [];
    return ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim();
  }

  /** The schemas of an object's properties, with what their comments say. */
  property(property: ts.Symbol): Schema {
    const type = this.typeOf(property);
    const description = this.textOf(property);
    const schema = { ...this.of(type) };
    return { ...schema, ...formatOf(property.name, schema), ...(description && { description }) };
  }

  private reference(name: string, type: ts.Type): Schema {
    const known = this.#types.get(name);
    if (known === undefined) {
      this.#types.set(name, type);
      const description = this.textOf(type.aliasSymbol ?? type.symbol);
      this.named[name] = { ...(description && { description }), ...this.shapeOf(type) };
    } else if (known !== type && !this.isSame(known, type)) {
      throw new Error(`two types that are sent have the name ${name}`);
    }
    return { $ref: `${this.prefix}${name}` };
  }

  private isSame(one: ts.Type, other: ts.Type): boolean {
    return (one.aliasSymbol ?? one.symbol) === (other.aliasSymbol ?? other.symbol);
  }

  /** The name of a type that the product declares, with those of its parameters. */
  private nameOf(type: ts.Type): string | undefined {
    const symbol = type.aliasSymbol ?? type.symbol;
    const [declaration] = (symbol as ts.Symbol | undefined)?.declarations ?? [];
    if (declaration === undefined || !isOwn(declaration)) return undefined;
    const isNamed =
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isClassDeclaration(declaration);
    if (!isNamed || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union))) {
      return type.flags & ts.TypeFlags.Intersection && !this.primitiveIn(type) && isNamed
        ? this.parametrised(symbol.name, type)
        : undefined;
    }
    return this.parametrised(symbol.name, type);
  }

  private parametrised(name: string, type: ts.Type): string | undefined {
    const isReference = 'target' in type;
    const passed =
      type.aliasTypeArguments ??
      (isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : []);
    const names = passed
      .filter((one) => !(one as { isThisType?: boolean }).isThisType)
      .map((one) => this.nameOf(one));
    if (names.includes(undefined)) return undefined;
    return names.length === 0 ? name : `${name}Of${names.join('And')}`;
  }

  private shapeOf(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & ts.TypeFlags.StringLiteral) {
      return { type: 'string', const: (type as ts.StringLiteralType).value };
    }
    if (flags & ts.TypeFlags.NumberLiteral) {
      return { type: 'integer', const: (type as ts.NumberLiteralType).value };
    }
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return { type: 'boolean', const: this.checker.typeToString(type) === 'true' };
    }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return nothing;
    if (type.isUnion()) return this.unionOf(type);
    const primitive = this.primitiveIn(type);
    if (primitive !== undefined) return this.shapeOf(primitive);
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      return this.objectOf(type);
    }
    return {};
  }

  /** Of text or a number with a brand, the text or number. */
  private primitiveIn(type: ts.Type): ts.Type | undefined {
    if (!type.isIntersection()) return undefined;
    const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
    return type.types.find(({ flags }) => flags & primitive);
  }

  private unionOf(type: ts.UnionType): Schema {
    const all = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const others = all.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
    const isNullable = others.length < all.length;
    const literals = others.filter(isLiteral);
    const rest = others.filter((one) => !isLiteral(one));
    const isBoolean = rest.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const objects = isBoolean
      ? rest.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral))
      : rest;
    const branches: Schema[] = [
      ...(literals.length > 0 ? [enumOf(literals)] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...objects.map((one) => this.of(one)),
    ];
    const distinct = [...new Map(branches.map((one) => [JSON.stringify(one), one])).values()];
    const [only = {}] = distinct;
    const whole = distinct.length === 1 ? only : { anyOf: distinct };
    return isNullable ? orNull(whole) : whole;
  }

  private objectOf(type: ts.Type): Schema {
    const { checker } = this;
    if (checker.isTupleType(type)) {
      const prefixItems = checker
        .getTypeArguments(type as ts.TypeReference)
        .map((one) => this.of(one));
      return { type: 'array', prefixItems };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item === undefined ? {} : this.of(item) };
    }
    const properties = checker
      .getPropertiesOfType(type)
      .filter(({ flags, name }) => !(flags & ts.SymbolFlags.Method) && !name.startsWith('__'));
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const required = properties
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
    return {
      type: 'object',
      ...(properties.length > 0 && {
        properties: Object.fromEntries(properties.map((one) => [one.name, this.property(one)])),
      }),
      ...(required.length > 0 && { required }),
      ...(index !== undefined && { additionalProperties: this.of(index) }),
    };
  }

  /** Of an optional property its type as it is written, which has a name still. */
  private typeOf(property: ts.Symbol): ts.Type {
    const type = this.checker.getTypeOfSymbol(property);
    const declaration = property.valueDeclaration;
    if (!(property.flags & ts.SymbolFlags.Optional) || declaration === undefined) return type;
    const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
    if (node === undefined || !type.isUnion()) return type;
    const written = this.checker.getTypeFromTypeNode(node);
    const members = (one: ts.Type): readonly ts.Type[] =>
      (one.isUnion() ? one.types : [one]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const [mine, theirs] = [members(type), members(written)];
    const isWhole = mine.length === theirs.length && mine.every((one) => theirs.includes(one));
    return isWhole ? written : type;
  }
}

type Literal = ts.StringLiteralType | ts.NumberLiteralType;

const isLiteral = (type: ts.Type): type is Literal =>
  type.isStringLiteral() || type.isNumberLiteral();

function enumOf(literals: readonly Literal[]): Schema {
  const values = literals.map(({ value }) => value);
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  const [only] = values;
  return values.length === 1 ? { type, const: only } : { type, enum: values };
}
