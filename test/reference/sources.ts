import type { DeclaredRoute } from '@balcao/api';
import { join } from 'node:path';
import ts from 'typescript';

/** The product's sources with their types, as the compiler reads them. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  /** Every class of the API by its name. */
  readonly classes: ReadonlyMap<string, ts.ClassDeclaration>;
  /** Every source file of the product. */
  readonly files: readonly ts.SourceFile[];
}

const root = process.cwd();
const config = join(root, 'apps/api/tsconfig.json');

let read: Sources | undefined;

/** Reads the API and all that it imports; once, as that takes some seconds. */
export function readSources(): Sources {
  return (read ??= sourcesOf(programOf(config)));
}

/** Whether a declaration is the product's own. */
export const isOwn = (node: ts.Node): boolean => {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(root) && !fileName.includes('/node_modules/');
};

function programOf(path: string): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const alone = { composite: false, incremental: false, noEmit: true };
  const parsed = ts.getParsedCommandLineOfConfigFile(path, alone, host);
  if (parsed === undefined) throw new Error(`${path} cannot be read`);
  return ts.createProgram(parsed.fileNames, parsed.options);
}

function sourcesOf(program: ts.Program): Sources {
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile && isOwn(file));
  const classes = new Map<string, ts.ClassDeclaration>();
  for (const file of files) {
    if (!file.fileName.startsWith(join(root, 'apps/api'))) continue;
    for (const node of descendants(file, ts.isClassDeclaration)) {
      if (node.name !== undefined) classes.set(node.name.text, node);
    }
  }
  return { checker: program.getTypeChecker(), classes, files };
}

/** All nodes of a kind within a node, in their order. */
export function descendants<N extends ts.Node>(
  within: ts.Node,
  isAsked: (node: ts.Node) => node is N,
): readonly N[] {
  const found: N[] = [];
  const visit = (node: ts.Node): void => {
    if (isAsked(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(within);
  return found;
}

/** The method that answers a route, of its controller or of the class that this one extends. */
export function methodOf({ classes }: Sources, route: DeclaredRoute): ts.MethodDeclaration {
  const { declaredAs, handler } = route;
  const { name } = handler as { readonly name: string };
  let declared = classes.get(declaredAs);
  while (declared !== undefined) {
    const found = declared.members.find(
      (one) => ts.isMethodDeclaration(one) && one.name.getText() === name,
    );
    if (found !== undefined && ts.isMethodDeclaration(found)) return found;
    const [extended] = declared.heritageClauses ?? [];
    declared = classes.get(extended?.types[0]?.expression.getText() ?? '');
  }
  throw new Error(`${declaredAs}.${name} is not in the sources`);
}
