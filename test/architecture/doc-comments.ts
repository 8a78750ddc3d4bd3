import ts from 'typescript';

/** Words that a comment may add to the name and still say no more than the name does. */
const fillers = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'this', 'to']);

/**
 * What a file offers without saying what it is, one sentence each: an exported function, class,
 * interface, type or constant has a doc comment, and one that says more than its name.
 */
export function commentFaults(path: string, text: string): string[] {
  return faultsOf(path, text, isExported);
}

/** The same, only of functions. */
export function functionFaults(path: string, text: string): string[] {
  return faultsOf(path, text, (each) => ts.isFunctionDeclaration(each) && isExported(each));
}

function faultsOf(
  path: string,
  text: string,
  isAsked: (statement: ts.Statement) => boolean,
): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const offered = source.statements.filter(isAsked);
  const commented = new Set<string>();
  return offered.flatMap((statement) => {
    const name = nameOf(statement);
    if (name === undefined) return [];
    const comment = docCommentOf(statement, text);
    // The comment above the first of several overloads stands for all of them.
    if (comment === undefined) return commented.has(name) ? [] : [`${path} does not say ${name}`];
    commented.add(name);
    return saysMore(comment, name) ? [] : [`${path} says of ${name} its name alone`];
  });
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name;
    return name && ts.isIdentifier(name) ? name.text : undefined;
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed ? statement.name?.text : undefined;
}

/** The last comment of its kind above the statement: one above that speaks of the file. */
function docCommentOf(statement: ts.Statement, text: string): string | undefined {
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return comments
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((comment) => comment.startsWith('/**'));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function saysMore(comment: string, name: string): boolean {
  const known = wordsOf(name).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]);
  return wordsOf(comment).some((word) => !fillers.has(word) && !known.includes(word));
}
