import type { DeclaredRoute } from '@balcao/api';
import ts from 'typescript';
import type { Rows } from './rows.js';
import type { Schema } from './schema.js';
import { isOwn } from './sources.js';
import type { TypeSchemas } from './type-schemas.js';

/** What an operation answers, as a description has it. */
export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** What a file is called in a description. */
const binary: Schema = { type: 'string', format: 'binary' };
/** The types of a list's file. */
const fileTypes = [
  'text/csv',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Reads what operations answer from the types that their methods return. */
export class Answers {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly schemas: TypeSchemas,
    private readonly rows: Rows,
  ) {}

  /** The answer of a route by the method that gives it. */
  of(route: DeclaredRoute, method: ts.MethodDeclaration): Answer {
    const parts = this.partsOf(method);
    const isFile = parts.some(({ symbol }) => nameOf(symbol) === 'StreamableFile');
    const shapes = parts.filter((one) => nameOf(one.symbol) !== 'StreamableFile' && !isVoid(one));
    const schemas = shapes.map((one) => this.schemaOf(one, route));
    const [first] = schemas;
    const { produces } = route;
    const files = first === undefined ? ['application/octet-stream'] : fileTypes;
    const others = produces.length === 0 && isFile ? files : produces;
    const schema = schemas.length > 1 ? { anyOf: schemas } : first;
    const content = {
      ...(schema !== undefined && { 'application/json': { schema } }),
      ...Object.fromEntries(
        others
          .filter((type) => type !== 'application/json' || schema === undefined)
          .map((type) => [
            type,
            { schema: type.startsWith('text/') ? { type: 'string' } : binary },
          ]),
      ),
    };
    const isEmpty = Object.keys(content).length === 0;
    return { description: describe(shapes[0], isFile, this.schemas), ...(!isEmpty && { content }) };
  }

  /** The members of what the method promises. */
  private partsOf(method: ts.MethodDeclaration): readonly ts.Type[] {
    const signature = this.checker.getSignatureFromDeclaration(method);
    if (signature === undefined) throw new Error(`${method.getText()} cannot be called`);
    const returned = this.checker.getReturnTypeOfSignature(signature);
    const type = this.checker.getAwaitedType(returned) ?? returned;
    return type.isUnion() && type.aliasSymbol === undefined ? type.types : [type];
  }

  /** Rows of any collection are those of the collection that the route lists. */
  private schemaOf(type: ts.Type, { path, rowsOf }: DeclaredRoute): Schema {
    const isList = this.checker.isArrayType(type);
    const [item = type] = isList ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
    if (!isAnyRow(item)) return this.schemas.of(type);
    const row = rowsOf === undefined ? this.rows.at(path) : this.rows.of(rowsOf);
    return isList ? { type: 'array', items: row } : row;
  }
}

/** Where a type is declared; text and numbers are nowhere. */
const symbolOf = (type: ts.Type): ts.Symbol | undefined => type.aliasSymbol ?? type.symbol;

const nameOf = (symbol: ts.Symbol | undefined): string | undefined => symbol?.name;
const isVoid = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;

/** Whether a type is `Row` of the read store, which says nothing of a row's own fields. */
function isAnyRow({ symbol }: ts.Type): boolean {
  const [declaration] = (symbol as ts.Symbol | undefined)?.declarations ?? [];
  if (declaration === undefined || !isOwn(declaration)) return false;
  return symbol.name === 'Row' && declaration.getSourceFile().fileName.includes('/read-store/');
}

function describe(shape: ts.Type | undefined, isFile: boolean, schemas: TypeSchemas): string {
  if (shape === undefined) return isFile ? 'The file.' : 'Done; the answer is empty.';
  const symbol = symbolOf(shape);
  const [declaration] = symbol?.declarations ?? [];
  const text = declaration !== undefined && isOwn(declaration) ? schemas.textOf(symbol) : '';
  return text === '' ? 'What was asked for.' : text;
}
