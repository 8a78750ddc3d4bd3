import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * One import inside a package, by paths below its `src`. An import of types only leaves nothing at
 * run time; one that is loaded later, `import()`, counts as any other.
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

const support = /\.(spec|contract)\.tsx?$|(^|\/)(testing|contract)\//;

/** The folder of `src` that a file is in, or its own name where it lies in `src` itself. */
export const placeOf = (path) => /^([^/]+?)(?:\/|\.tsx?$)/.exec(path)?.[1] ?? path;

/** All imports between the files of a package, without its tests. @returns {Import[]} */
export function importsOf(home) {
  const src = resolve(home, 'src');
  const sources = readdirSync(src, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !support.test(path));
  return sources.flatMap((from) =>
    namedIn(join(src, from)).flatMap(({ specifier, isType }) => {
      const file = fileOf(resolve(src, dirname(from), specifier));
      const to = file && relative(src, file).replaceAll('\\', '/');
      return to === undefined || support.test(to) ? [] : [{ from, to, isType }];
    }),
  );
}

/** The relative specifiers that a file imports or exports from. */
function namedIn(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const add = (node, isType) => {
    if (node && ts.isStringLiteral(node) && node.text.startsWith('.')) {
      found.push({ specifier: node.text.replace(/\?.*$/, ''), isType });
    }
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, true);
    else {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node.arguments[0], false);
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

const importsTypes = (clause) => clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** The file that a path means: `x.js` is written as `x.ts`, and styles as they are. */
function fileOf(path) {
  const written = [path.replace(/\.js$/, '.ts'), path.replace(/\.jsx?$/, '.tsx'), path];
  return written.find((each) => existsSync(each) && statSync(each).isFile());
}

/**
 * The groups of two names or more that all reach each other: strongly connected components.
 * @param {[string, string][]} arrows
 * @returns {string[][]}
 */
export function knotsIn(arrows) {
  const next = new Map();
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map();
  const low = new Map();
  const open = [];
  const knots = [];
  const visit = (name) => {
    order.set(name, order.size);
    low.set(name, order.get(name));
    open.push(name);
    for (const to of next.get(name) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) low.set(name, Math.min(low.get(name), low.get(to)));
    }
    if (low.get(name) !== order.get(name)) return;
    const knot = open.splice(open.indexOf(name));
    if (knot.length > 1) knots.push(knot.sort());
  };
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return knots;
}
