import ts from 'typescript';

/** A text that the source makes a name of, and whether it is marked as the product's own. */
export interface MadeName {
  readonly text: string;
  readonly isOwn: boolean;
}

/** What the names of commands, and of places of the store and the queue, are called. */
const named = new Set(['commandId', 'companyId']);
/** Functions that pass the id of a command on as it is given to them. */
const executing = /^(#execute|attempt)$/;

/**
 * The names that a file makes for commands and places: texts given to `commandId` or `companyId`,
 * or to a function that executes a command, and constants in capitals that stand for them.
 */
export function madeNames(path: string, text: string): readonly MadeName[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: MadeName[] = [];
  const take = (value: ts.Expression | undefined): void => {
    const name = value && nameIn(value, source);
    if (name !== undefined) found.push(name);
  };
  const visit = (node: ts.Node): void => {
    const isNamed =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      ts.isIdentifier(node.name) &&
      named.has(node.name.text);
    if (isNamed) take(node.initializer);
    else if (ts.isCallExpression(node)) {
      const callee = node.expression;
      if (isOwnNameCall(node)) found.push({ text: sampleOf(node.arguments[0]), isOwn: true });
      else if (executing.test(nameOf(callee))) {
        node.arguments.filter(ts.isTemplateExpression).forEach(take);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** The name that an expression makes; nothing where it only passes one on. */
function nameIn(value: ts.Expression, source: ts.SourceFile): MadeName | undefined {
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) {
    return { text: sampleOf(value), isOwn: false };
  }
  if (!ts.isIdentifier(value) || !/^[A-Z_]+$/.test(value.text)) return undefined;
  const own = constantsIn(source).get(value.text);
  return { text: value.text, isOwn: own !== undefined && isOwnNameCall(own) };
}

function constantsIn(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  return constants;
}

function isOwnNameCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && nameOf(node.expression) === 'ownName';
}

/** A text as it may turn out: what is put into it is an `X`. */
function sampleOf(value: ts.Expression | undefined): string {
  if (value === undefined) return '';
  if (ts.isStringLiteralLike(value)) return value.text;
  if (!ts.isTemplateExpression(value)) return 'X';
  return value.head.text + value.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
}

/** The regular expressions of a file that are constants with one of these names. */
export function shapesIn(text: string, names: RegExp): readonly RegExp[] {
  const found = text.matchAll(/const (\w+) =\s*\/(.+)\/([a-z]*);/g);
  return [...found].flatMap(([, name = '', shape = '', flags = '']) =>
    names.test(name) ? [new RegExp(shape, flags)] : [],
  );
}

/** The functions of a file that name blobs, and what their names begin with. */
export function blobBuilders(text: string): readonly (readonly [string, string])[] {
  const found = text.matchAll(/const (\w+Blob(?:Id)?) = \([^)]*\)[^=]*=>\s*`([^$`]*)/g);
  return [...found].map(([, name = '', head = '']) => [name, head] as const);
}
