import {
  listOf,
  otherLists,
  reports,
  resourcesAt,
  textFieldsOf,
  textRegisters,
  wordsOfCollection,
  type ListName,
  type Report,
} from '@balcao/contracts';
import ts from 'typescript';
import { formatOf } from './formats.js';
import { labelOf } from './glossary.js';
import type { Schema } from './schema.js';
import { descendants, type Sources } from './sources.js';
import type { TypeSchemas } from './type-schemas.js';

/** The rows of the product's lists, by the path of a list. */
export class Rows {
  readonly #types: ReadonlyMap<string, ts.Type>;

  constructor(
    sources: Sources,
    private readonly schemas: TypeSchemas,
  ) {
    this.#types = rowTypes(sources);
  }

  /** The schema of a row of the list at a path below `/api`, or of one of its records. */
  at(path: string): Schema {
    const [, first = '', second = '', third] = path.split('/');
    if (first === 'reports') return this.ofReport(second);
    const isOfList = third === undefined && (second === '' || second.startsWith(':'));
    if (!isOfList) throw new Error(`${path} is below a list: name the collection of its rows`);
    const name = resourcesAt(first)[0] ?? (first in otherLists ? first : undefined);
    if (name === undefined) throw new Error(`${path} answers rows of no list: name their type`);
    return this.of(listOf(name as ListName).collection);
  }

  /** The schema of a collection's rows. */
  of(collection: string): Schema {
    const type = this.#types.get(collection);
    const row = type === undefined ? this.ofTexts(collection) : this.schemas.of(type);
    const screen = wordsOfCollection(collection);
    if (row.$ref !== undefined && screen !== undefined) this.label(row.$ref, screen);
    return row;
  }

  /** The rows of a register that has texts only follow from its declaration. */
  private ofTexts(collection: string): Schema {
    const found = textRegisters.find(([, one]) => one.collection === collection);
    if (found === undefined) throw new Error(`no rows are declared of ${collection}`);
    const [register, { noun, path }] = found;
    const texts = textFieldsOf(register);
    const name = `${noun}Row`;
    const revision: Schema = { type: 'number' };
    this.schemas.named[name] ??= {
      description: `\`GET /api/${path}\`.`,
      type: 'object',
      properties: {
        ...Object.fromEntries(texts.map(([field]) => [field, { type: 'string' }])),
        isArchived: { type: 'boolean' },
        id: { type: 'string' },
        revision: { ...revision, ...formatOf('revision', revision) },
      },
      required: [
        ...texts.flatMap(([field, { isRequired }]) => (isRequired === true ? [field] : [])),
        ...['isArchived', 'id', 'revision'],
      ],
    };
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Fields of which no comment says anything are called what their screen calls them. */
  private label($ref: string, screen: string): void {
    const name = $ref.split('/').at(-1) ?? '';
    const { properties = {}, ...row } = this.schemas.named[name] ?? {};
    const labelled = Object.entries(properties).map(([field, schema]): [string, Schema] => {
      const label = schema.description ?? labelOf(screen, field);
      return [field, { ...schema, ...(label !== undefined && { description: label }) }];
    });
    this.schemas.named[name] = { ...row, properties: Object.fromEntries(labelled) };
  }

  /** A report's rows are those of its collection, with the columns that it works out. */
  private ofReport(name: string): Schema {
    const report = (reports as readonly Report[]).find((one) => one.name === name);
    if (report === undefined) throw new Error(`there is no report ${name}`);
    if (report.isWorkedOut !== true) return this.of(report.collection);
    const columns = report.columns.map(({ field, kind }): [string, Schema] => {
      const isNumber = kind === 'money';
      const type: Schema = { type: isNumber ? 'number' : 'string' };
      return [field, { ...type, ...formatOf(field, type) }];
    });
    const id: Schema = { type: 'string' };
    return { type: 'object', properties: { id, ...Object.fromEntries(columns) }, required: ['id'] };
  }
}

/** The type of each collection's rows: what `defineCollection` is called with. */
function rowTypes({ checker, files }: Sources): ReadonlyMap<string, ts.Type> {
  const calls = files.flatMap((file) => descendants(file, ts.isCallExpression));
  return new Map(
    calls.flatMap(({ expression, typeArguments = [], arguments: [declared] }) => {
      const [row] = typeArguments;
      if (expression.getText() !== 'defineCollection' || row === undefined) return [];
      const name = declared === undefined ? undefined : textIn(declared, 'name');
      return name === undefined ? [] : [[name, checker.getTypeFromTypeNode(row)]];
    }),
  );
}

/** The text of a property of a literal. */
function textIn(literal: ts.Expression, name: string): string | undefined {
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  const property = literal.properties.find((one) => one.name?.getText() === name);
  if (property === undefined || !ts.isPropertyAssignment(property)) return undefined;
  return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
}
